"""Entry point of the window and of the engine: imports only the one that is asked for."""

import gc
import sys

import escabel_gui.interruption  # noqa: F401 - before the rest, which takes most of the start
from escabel_gui.arguments import LOG_LEVELS, OneLineParser, nonempty, say_every_letter
from escabel_gui.qt_libraries import why_no_window
from escabel_gui.version import version_line

ENGINE = "--engine"


def main(arguments: list[str] | None = None) -> int:
    """Run the program with these arguments (None: the process's own); returns the exit status."""
    if arguments is None:
        arguments = sys.argv[1:]
    if arguments[:1] == [ENGINE]:
        from escabel_gui.engine.start import main as run_engine  # the window does without the engine

        return run_engine(arguments[1:])
    log_level = ""
    if any(not argument or argument.startswith("-") for argument in arguments):
        arguments, log_level = parse_arguments(arguments)
    return open_window(arguments, log_level)


def parse_arguments(arguments: list[str]) -> tuple[list[str], str]:
    """Return the files to open and the log's level, empty for the usual one.

    Answers other options itself, and then ends the program, as it does when an argument is wrong.
    """
    say_every_letter()
    parser = OneLineParser(
        prog="escabel-gui",
        usage=f"escabel-gui [--log LEVEL] [FILE.sgf …]\n       escabel-gui {ENGINE} [ENGINE-OPTION …]\n"
        "       escabel-gui --version | --self-test | --desktop-entry {install,remove}",
        description="Escabel and its relatives: abstract stacking and connection games, against a friend or a bot.",
        epilog="Without a file, the game that you left goes on. Games keep themselves in your user data directory, "
        "settings in your configuration directory; both in ESCABEL_DATA_DIR where that variable is set.",
        allow_abbrev=False,
    )
    parser.add_argument("files", type=nonempty, nargs="*", metavar="FILE.sgf", help="a saved game to open")
    parser.add_argument("--version", action="version", version=version_line(), help="say the version, and end")
    parser.add_argument(
        "--log",
        choices=LOG_LEVELS,
        default="",
        metavar="LEVEL",
        help=f"from where on to note in the log what window and engine do: {', '.join(LOG_LEVELS)} (warning)",
    )
    parser.add_argument("--self-test", action="store_true", help="say whether everything is installed, and end")
    parser.add_argument(
        "--desktop-entry",
        choices=("install", "remove"),
        help="put the program into your desktop's menus, or take it out of them, and end",
    )
    parser.add_argument(
        ENGINE,
        action="store_true",
        help="as the first argument: be the engine, like the command escabel-engine, with the options that follow",
    )
    options = parser.parse_args(arguments)
    if options.engine:
        parser.error(f"{ENGINE} must be the first argument")
    if options.self_test or options.desktop_entry:
        sys.exit(look_after_installation(options.desktop_entry))
    return list(options.files), options.log


def look_after_installation(menu_verb: str | None) -> int:
    """Change the desktop's menus as the verb says, or test the installation; return the exit status."""
    try:
        from escabel_gui import desktop_entry, self_test  # which import all that the window needs
    except ImportError as error:
        print(f"LACKS what the window needs: {error}\nSomething is missing.")
        return 1
    return desktop_entry.main(menu_verb) if menu_verb else self_test.main()


def open_window(files: list[str], log_level: str = "") -> int:
    """Open the window with these files; return the exit status."""
    gc.disable()  # what a start makes stays: looking for garbage would take a twentieth of it
    try:
        # Qt may be incomplete, and the engine does without.
        from escabel_gui.model.application.single_instance import acquire_or_ask, running_folder

        try:
            folder = running_folder()
        except RuntimeError:  # as those who look for a home say that there is none
            told = "you have no home folder for your games: set HOME, or ESCABEL_DATA_DIR."
            print(f"escabel-gui: {told}", file=sys.stderr)
            return 2
        running = acquire_or_ask(folder, files)
        if running is None:
            return 0
        from escabel_gui.view.window.start import run  # takes long, and a second start does without
    except ImportError:  # of a library that Qt needs
        reason = why_no_window()
        if reason is None:
            raise
        print(f"escabel-gui: {reason}", file=sys.stderr)
        return 2
    return run(files, running, log_level)


if __name__ == "__main__":
    sys.exit(main())
