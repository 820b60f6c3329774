"""Arguments of the commands that learn from games of `selfplay`, the games, and the words that learn the same again."""

import argparse
import json
import shlex
from pathlib import Path

from escabel_gui.arguments import whole_number
from escabel_gui.engine.learning.selfplay_records import SelfplayGame, read_selfplay_games
from escabel_gui.engine.processes.output import check_file_writable, check_not_read
from escabel_gui.rules.catalogue import ruleset_of


def add_learn_arguments(parser: argparse.ArgumentParser, passes: int) -> None:
    """Add the options of a command that learns, in so many passes unless another number is given."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="games of selfplay, all of one ruleset")
    parser.add_argument(
        "--passes", type=whole_number(1, 1000), default=passes, metavar="N", help="over all (%(default)s)"
    )
    parser.add_argument("--seed", type=whole_number(0), default=1, metavar="S", help="of all chance (%(default)s)")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE", help="where weights are written")


def read_games_to_learn_from(command: str, options: argparse.Namespace) -> list[SelfplayGame]:
    """Return the games of the files; raises ValueError with a reason, or OSError, also if nothing can be written."""
    check_file_writable(options.output)
    check_not_read(options.output, options.files)
    if options.output.exists() and not is_written_by(command, options.output):
        raise ValueError(f"{options.output} is there, and not from {command}: choose another file to write")
    games = [game for path in options.files for game in read_selfplay_games(path)]
    if not games:
        raise ValueError("the files hold no games")
    names = {game_name(game) for game in games}
    if len(names) > 1:
        raise ValueError(f"one game at a time, not {', '.join(sorted(names))}")
    return games


def is_written_by(command: str, path: Path) -> bool:
    """Return whether a file says that a command that learns has made it; raises OSError."""
    try:
        words = json.loads(path.read_bytes())["made by"].split()
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return False
    return bool(words[:2] == ["escabel-engine", command])


def game_name(game: SelfplayGame) -> str:
    """Return the name of a game's ruleset, the same for all options."""
    return ruleset_of(game.origin.game).name


def format_command(command: str, options: argparse.Namespace) -> str:
    """Return the command line that learns the same from the same files."""
    words = [*(path.name for path in options.files), f"--passes={options.passes}", f"--seed={options.seed}"]
    return f"escabel-engine {command} {shlex.join(words)}"
