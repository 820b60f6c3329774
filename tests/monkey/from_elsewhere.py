"""What comes from elsewhere: texts that are pasted, files that are opened, other programs, friends."""

from escabel_gui.model.application.single_instance import StartRequest
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.file_lock import locked
from escabel_gui.view.library.library_window import LibraryWindow
from escabel_gui.view.window.main_window import MainWindow
from escabel_gui.view.window.start import answer
from tests.file_drag import drop_files
from tests.monkey import hostile
from tests.monkey.hand import Hand
from tests.monkey.world import describe


def fill_clipboard(hand: Hand) -> None:
    with hand.world.watchdog.paused():
        text = hostile.text(hand.chance)
        if hand.world.is_open and hand.chance.random() < 0.1:
            text = write_sgf(hand.table.game.tree)
    hand.note(f"{len(text)} letters: {text[:60]!r}")
    hand.world.app.clipboard().setText(text)


def paste_here(hand: Hand) -> None:
    """Paste into whatever has the keyboard."""
    widget = hand.world.app.focusWidget()
    if widget is not None:
        fill_clipboard(hand)
        hand.strike(widget, "Ctrl+V")


def paste(hand: Hand) -> None:
    if hand.has_board():
        fill_clipboard(hand)
        hand.world.window.acts.paste.trigger()


def open_file(hand: Hand) -> None:
    """Open a file by a second start of the program, as the desktop does."""
    if hand.world.is_open and hand.world.app.activeModalWidget() is None:
        path = hand.chance.choice(sorted((hand.world.folder / "files").iterdir()))
        hand.note(repr(path.name))
        assert hand.world.parts is not None
        answer(hand.world.parts, StartRequest((str(path),), {}))


def drop(hand: Hand) -> None:
    """Drop one to three files, or their folder, on the window or the library."""
    windows = [window for window in hand.world.windows() if isinstance(window, MainWindow | LibraryWindow)]
    if windows and hand.world.app.activeModalWidget() is None and hand.world.app.activePopupWidget() is None:
        folder = hand.world.folder / "files"
        paths = hand.chance.choices(sorted(folder.iterdir()), k=hand.chance.randint(1, 3))
        if hand.chance.random() < 0.1:
            paths = [folder]
        window = hand.chance.choice(windows)
        hand.note(f"{[path.name for path in paths]} on {describe(window)}")
        drop_files(window, paths)


def another_program(hand: Hand) -> None:
    """Add a file to the games, change one or take it away, as another program does."""
    games = hand.world.folder / "home" / "games"
    others = [path for path in sorted(games.glob("*.sgf")) if hand.world.is_open and path != hand.table.path]
    with hand.world.watchdog.paused():
        data = hostile.text(hand.chance).encode("utf-8", "surrogatepass")
        match hand.chance.randrange(3):
            case 0:
                hand.note("adds a file")
                (games / f"other {hand.chance.randrange(20)}.sgf").write_bytes(data)
            case 1 if others:
                path = hand.chance.choice(others)
                hand.note(f"changes {path.name!r}")
                path.write_bytes(data)
            case 2 if others:
                path = hand.chance.choice(others)
                hand.note(f"takes {path.name!r} away")
                path.unlink()


def another_version(hand: Hand) -> None:
    """Write into a file of what the person has learned or chosen as a newer program would, or damage it."""
    home = hand.world.folder / "home"
    path = home / hand.chance.choice(["drills.json", "ratings.json", "settings/settings.json"])
    with hand.world.watchdog.paused(), locked(path):
        data = path.read_bytes() if path.exists() else b""
        match hand.chance.randrange(3):
            case 0:
                hand.note(f"{path.name}: more fields")
                path.write_bytes(
                    data.replace(b'"identity"', b'"newer": [1], "identity"').replace(b"{", b'{"more": 2, ', 1)
                )
            case 1:
                hand.note(f"{path.name}: cut off")
                path.write_bytes(data[: hand.chance.randrange(len(data) + 1)])
            case _:
                hand.note(f"{path.name}: something else")
                path.write_bytes(hostile.text(hand.chance).encode("utf-8", "surrogatepass"))


def join(hand: Hand) -> None:
    """Join a friend by what was pasted, or be the one who invites."""
    if hand.has_board():
        acts = hand.world.window.acts
        if hand.chance.random() < 0.3:
            hand.trigger(hand.chance.choice([acts.invite, acts.invite_directly, acts.join]))
            return
        text = hand.chance.choice([hostile.code, hostile.invitation])(hand.chance)
        hand.note(repr(text))
        hand.world.app.clipboard().setText(text)
        acts.paste.trigger()
