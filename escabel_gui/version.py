"""Version of the program, and whether its rules are compiled."""

from escabel_gui import __version__
from escabel_gui.rules import contract


def is_compiled() -> bool:
    """Return whether the rules are compiled; interpreted, the same files are about a hundred times slower."""
    return not str(contract.__file__).endswith(".py")


def version_line() -> str:
    """Return the version: `Escabel 0.3.0 (compiled)` or `Escabel 0.3.0 (interpreted)`."""
    return f"Escabel {__version__} ({'compiled' if is_compiled() else 'interpreted'})"
