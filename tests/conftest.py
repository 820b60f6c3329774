"""What all tests need: no screen, and no file of the person who runs them."""

from __future__ import annotations

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"
