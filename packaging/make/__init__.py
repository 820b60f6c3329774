"""Makes the packages that people download; run by `build.py`, in the environment that it has set up."""
