"""Engine against engine, and what their games tell."""
