"""What a friend says who cheats: lines that are signed as they should be, and say what no Escabel says."""

from random import Random

from escabel_gui.link.game_code import format_code_line
from escabel_gui.link.packing import SentGame
from escabel_gui.link.shared_game import ActKind, SharedGame, Terms

GAMES = (
    ("escabel", 5),
    ("escabel", 19),
    ("abande", 7),
    ("abande:board=square", 7),
    ("qualos", 5),
    ("fast-conquare", 5),
)
KINDS = ("none", "sudden", "fischer", "byo-yomi", "hourglass")
NUMBERS = (0, 1, 5, 60, 600, 36_000, 36_001, 999_999)
ANSWERS = [f"{word} {offer}" for word in ("accept", "refuse") for offer in ("pause", "again")]


def cheat(chance: Random, game: SharedGame, person: int, heavy: list[SharedGame]) -> str:
    """Return one text of somebody who is `person` in a game; `heavy` are copies of it that have not happened."""
    match chance.randrange(8):
        case 0:
            return f"offer again {format_code_line(SentGame(other_game(chance, game), chance.randrange(2)))}"
        case 1:
            numbers = chance.choice(NUMBERS), min(chance.choice(NUMBERS), 99_999), min(chance.choice(NUMBERS), 999)
            return f"control {chance.choice(KINDS)} {' '.join(map(str, numbers))}"
        case 2 | 3:
            seconds = chance.choice([0.0, 4.9, 60.0, 61.5, 300.0, 99_999_999.9])
            return f"left {seconds:.1f} {chance.choice([0, 1, 3, 999])} {chance.randrange(2)}"
        case 4:
            return chance.choice(ANSWERS)
        case 5:
            return chance.choice(["offer pause", "go-on", "late 0", "late 1", "late 0"])
        case 6 if heavy:
            return f"record {format_code_line(SentGame(chance.choice(heavy), person))}"
        case _:
            endings = (ActKind.RESIGN, ActKind.TIME)
            own = [act for act in game.allowed_acts() if act.person == person and act.kind not in endings]
            if not own:
                return "ping"
            place = len(game.acts)
            return f"act {place} {game.digest(place)} {game.format_act(chance.choice(own))}"


def other_game(chance: Random, game: SharedGame) -> SharedGame:
    """Return a game to offer: the same again, or one that differs from it."""
    wire_name, size = chance.choice([(game.terms.wire_name, game.terms.size), *GAMES])
    names = chance.choice([game.terms.names, game.terms.names[::-1], ("", "Eve")])
    return SharedGame(Terms(chance.choice([game.terms.id, chance.randbytes(8)]), wire_name, size, names))


def heavy_game(game: SharedGame, acts: int, chance: Random) -> SharedGame:
    """Return the game with ever more acts that nobody has done: who may ask does, and is allowed."""
    heavy = game.followed_by(game.acts)
    while len(heavy.acts) < acts and not heavy.is_over:
        choices = [act for act in heavy.allowed_acts() if act.kind not in (ActKind.RESIGN, ActKind.TIME)]
        allowed = [act for act in choices if act.kind is ActKind.ALLOW]
        asking = [act for act in choices if act.kind is ActKind.ASK] if len(heavy.line) > 12 else []
        heavy.append(chance.choice(allowed or asking or [act for act in choices if act.kind is ActKind.MOVE]))
    return heavy
