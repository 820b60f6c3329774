"""In every game every move and every refusal has a sentence, which fits under the board of a window of usual size."""

import re
from random import Random

import pytest

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.contract import Ruleset
from escabel_gui.rules.moves import PASS, SWAP, is_step, move_point
from tests.model.seating import rest
from tests.rules.playing import repeat
from tests.view.hands import Person, SitDown

LINES = 2
MOST_POINTS = 10  # of a position


def random_line(ruleset: Ruleset, random: Random) -> GameTree:
    """Return the beginning of a game, or nearly all of it."""
    tree = GameTree(make_rules(ruleset.name, ruleset.default_size))
    node: Node = tree.root
    for _ in range(random.randrange(2 * int(tree.rules.board.points))):
        if tree.result_at(node) is not None:
            return tree_without(tree, node)
        moves = [move for move in tree.rules.legal_move_list(tree.state_at(node)) if move != SWAP]
        node = tree.add_legal_move(node, random.choice(moves))
    return tree if tree.result_at(node) is None else tree_without(tree, node)


def tree_without(tree: GameTree, end: Node) -> GameTree:
    """Return a decided game without its last moves."""
    line = GameTree(tree.rules)
    node: Node = line.root
    for move in tree.moves_to(end)[:-2]:
        node = line.add_legal_move(node, move)
    return line


def assert_fits(person: Person) -> None:
    bar = person.window.messages
    lines = bar.message.height_for(bar.message.width()) / bar.message.line_height
    assert person.message.endswith((".", "?")), person.message
    assert lines <= LINES + 0.1, person.message
    assert not bar.message.is_cut, person.message
    assert not bar.point.is_cut, person.about_point


@pytest.mark.parametrize("ruleset", CATALOGUE, ids=lambda ruleset: ruleset.name)
def test_every_move_and_every_refusal_has_a_sentence_of_two_lines_at_most(sit_down: SitDown, ruleset: Ruleset) -> None:
    person = sit_down(None)
    person.window.resize(1080, 780)
    for number in repeat(3):
        random = Random(number)
        tree = random_line(ruleset, random)
        person.table.begin(GameSetup(ruleset.name, ruleset.default_size, (Player(), Player())), tree)
        rest(person.table)
        game, names = person.table.game, person.table.game.rules.board.names
        steps = [move for move in game.rules.legal_move_list(game.state) if move not in (PASS, SWAP) and is_step(move)]
        for point in random.sample(range(len(names)), min(MOST_POINTS, len(names))):
            person.hover(names[point])
            assert_fits(person)
            if point in game.legal_moves.on_point:
                assert person.message.startswith(names[point])
            elif point in game.legal_moves.steps:
                assert person.message.startswith((f"{names[point]} can climb ", f"{names[point]} can move to "))
            else:
                person.click(names[point])
                assert person.message == str(game.rules.placement_error(game.state, point))
                assert_fits(person)
        for move in random.sample(steps, min(MOST_POINTS, len(steps))):
            source, target = names[int(move_point(move))], names[game.rules.target_point(move)]
            person.click(source)
            person.hover(target)
            assert re.match(rf"{source} (climbs {target}: |(moves to|captures) {target}\.)", person.message)
            assert_fits(person)
            person.click(source)
