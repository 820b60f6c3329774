"""Entry of the packaged executable: the window, or the engine.

Called `escabel-engine` (a link, or on Windows a second executable), it is the engine, as everywhere.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path

FIRST_PAINT = "--first-paint"  # prints the milliseconds to the first painted board, see first_paint.py


def main() -> int:
    arguments = sys.argv[1:]
    from escabel_gui.__main__ import ENGINE
    from escabel_gui.__main__ import main as run

    if Path(sys.argv[0]).stem == "escabel-engine":
        arguments.insert(0, ENGINE)
    if arguments == [FIRST_PAINT]:
        gc.disable()  # as the window does, before it imports what is imported here
        from escabel_gui.view.board.board_view import BoardView
        from inside.first_paint import report_first_paint

        report_first_paint(BoardView)
        arguments = []
    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
