"""Lines that come in and go out while the engine thinks, from whoever started it and to programs that it starts."""
