"""Games made at random with all that reports tell of, and a plain second count of them from their texts."""

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from escabel_gui.record.evaluation import Candidate, Evaluation
from escabel_gui.record.names import format_bot
from escabel_gui.record.result import Ending, Result
from escabel_gui.record.sgf.tokens import SESSION
from escabel_gui.record.sgf.writing import write_sgf
from escabel_gui.record.storage.game_store import format_session
from escabel_gui.record.tree import GameTree
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.state import BLACK, TIE, WHITE

CONTROLS: Final = ("", "sudden 300 0 0", "fischer 120 5 0", "byo-yomi 60 10 3")
RESULTS: Final = (None, Result(BLACK), Result(WHITE), Result(WHITE, Ending.TIME), Result(BLACK, points=3), Result(TIE))


def random_game(chance: Random) -> GameTree:
    """Return a short game of any ruleset, maybe swapped, reviewed in part, with clocks or times of moves."""
    ruleset = chance.choice(CATALOGUE)
    tree = GameTree(make_rules(ruleset.name, chance.choice(ruleset.sizes[:2])))
    players = chance.choice(
        (["Anna", "béla "], ["", format_bot(chance.randrange(1, 9))], ["anna", format_bot(2)], ["", ""])
    )
    chance.shuffle(players)
    tree.players = ["", *players]
    tree.date = f"202{chance.randrange(4, 7)}-{chance.randrange(1, 13):02}-{chance.randrange(1, 29):02}"
    node = tree.root
    while node.depth < chance.choice((3, 8, 14)) and (moves := tree.rules.legal_move_list(tree.state_at(node))):
        node = tree.add_move(node, chance.choice([*moves, moves[-1]]))
    tree.result = chance.choice(RESULTS) or tree.result_at(node)
    if chance.random() < 0.6:
        for step in tree.main_line()[: chance.choice((3, 99))]:
            moves = tree.rules.legal_move_list(tree.state_at(step))
            if moves:
                best = tree.rules.format_move(chance.choice(moves))
                rate = round(chance.random(), 2)
                step.set_evaluation(Evaluation(step.turn, rate, (Candidate(best, 500, rate, "", (best,)),)))
    control = chance.choice(CONTROLS)
    if control:
        lefts = {key: f"{chance.uniform(0, 60):.1f} 0 0" for key in ("black-left", "white-left")}
        if control.startswith("byo-yomi"):
            lefts = {key: f"{chance.uniform(0, 10):.1f} {chance.randrange(1, 4)} 1" for key in lefts}
        tree.root.properties[SESSION] = format_session(
            {"black": "person", "white": "person", "control": control, **lefts}
        )
    elif chance.random() < 0.5:
        left = {"BL": 100.0, "WL": 90.0}
        tree.root.properties["TM"] = ["100"]
        for before, step in pairwise(tree.main_line()):
            name = "BL" if before.turn == BLACK else "WL"
            left[name] -= chance.randrange(5)
            step.properties[name] = [str(left[name])]
    return tree


def write_games(folder: Path, seed: int, count: int) -> None:
    chance = Random(seed)
    folder.mkdir(parents=True)
    for number in range(count):
        (folder / f"game {number:03}.sgf").write_text(write_sgf(random_game(chance)), "utf-8")


class PlainGame(NamedTuple):
    """A game as its text says it; colors are `B` and `W`."""

    values: dict[str, str]  # of the root
    nodes: list[dict[str, str]]  # without the root

    @property
    def is_swapped(self) -> bool:
        return any("swap-sides" in node.values() for node in self.nodes)

    def name(self, color: str) -> str:
        """Return the name of who had a color at the end."""
        began = color if not self.is_swapped else {"B": "W", "W": "B"}[color]
        return self.values.get(f"P{began}", "")

    @property
    def winner(self) -> str:
        """Winner: `B`, `W`, `0`, or nothing."""
        return self.values.get("RE", "")[:1]


def plain_game(text: str) -> PlainGame:
    """Split the text of a game without variations."""
    nodes = []
    for part in re.findall(r";((?:[A-Z]+(?:\[[^\]]*\])+\s*)*)", text):
        nodes.append(dict(re.findall(r"([A-Z]+)\[([^\]]*)\]", part.replace("\n", " "))))
    return PlainGame(nodes[0], nodes[1:])


def plain_games(folder: Path) -> dict[str, PlainGame]:
    return {path.name: plain_game(path.read_text("utf-8")) for path in sorted(folder.glob("*.sgf"))}


def color_of(game: PlainGame, person: str) -> str:
    """Return the color of a person at the end; without a name, of the one who is no bot."""
    if person:
        colors = [color for color in "BW" if game.name(color).strip().lower() == person.lower()]
    else:
        bots = [game.name(color).startswith("Escabel bot") for color in "BW"]
        colors = ["BW"[bots.index(False)]] if sum(bots) == 1 else []
    return colors[0] if len(colors) == 1 else ""


def plain_tally(games: list[PlainGame], person: str) -> dict[str, int]:
    counts: Counter[str] = Counter(
        dict.fromkeys(("games", "black", "white", "ties", "unfinished", "won", "lost", "tied"), 0)
    )
    for game in games:
        own = color_of(game, person)
        counts["games"] += 1
        counts[{"B": "black", "W": "white", "0": "ties", "": "unfinished"}[game.winner]] += 1
        if own and game.winner:
            counts["tied" if game.winner == "0" else "won" if game.winner == own else "lost"] += 1
    return dict(counts)
