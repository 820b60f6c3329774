"""Complete games as people play them: by mouse, by keyboard, with every game that there is."""

import sys
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtTest import QTest

from escabel_gui.model.engines.bot import Bot
from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.result import parse_result
from escabel_gui.rules.catalogue import CATALOGUE
from escabel_gui.rules.contract import Ruleset
from escabel_gui.rules.moves import SWAP, is_step, move_point
from escabel_gui.rules.state import BLACK, WHITE
from tests.model.seating import rest
from tests.view.hands import LEFT, Person, SitDown

REAL_ENGINE = [sys.executable, "-m", "escabel_gui", "--engine", "--visits", "20", "--seed", "1"]


@pytest.fixture
def real_bot(qapp: object) -> Iterator[Bot]:
    """Yield the program's own engine, in little thought."""
    bot = Bot(command=REAL_ENGINE)
    yield bot
    bot.close()


def wait_for_turn(person: Person) -> None:
    person.qtbot.waitUntil(lambda: person.table.may_play or person.table.game.is_over)


def choose(person: Person, chance: Random) -> int:
    """Choose one of the moves that the person may make, steps before placements: they make stacks."""
    game = person.table.game
    moves = [move for move in game.rules.legal_move_list(game.state) if move != SWAP]
    return chance.choice([move for move in moves if is_step(move)] or moves)


def test_a_whole_game_against_the_bot_by_mouse(sit_down: SitDown, real_bot: Bot) -> None:
    person = sit_down(GameSetup("escabel", 7, (Player(), Player(1))), is_animated=True, bot=real_bot)
    chance = Random(3)
    while not person.table.game.is_over:
        ply = person.table.game.node.depth
        person.make_move(choose(person, chance))
        assert person.table.game.node.depth > ply
        wait_for_turn(person)
    assert person.message.startswith(("You win", "Bot (level 1) wins"))
    assert len(person.window.scene.marks.chain) >= 7
    assert person.offered == ["Review", "Play again", "New game"]
    rest(person.table)
    black = person.table.player_of(BLACK)  # the bot where it has taken the first stone
    QTest.mouseClick(person.button(person.window.acts.again), LEFT)
    assert person.table.player_of(WHITE) == black
    wait_for_turn(person)
    assert person.table.game.node.turn == (BLACK if black.level else WHITE)


def go_with_cursor(person: Person, point: int) -> None:
    """Bring the point cursor to a point by arrow keys alone."""
    columns_and_rows = person.table.game.rules.board.xy
    x, y = columns_and_rows[point]
    for _ in range(40):
        here = person.window.scene.hints.cursor
        assert here is not None
        at_x, at_y = columns_and_rows[here]
        if here == point:
            return
        if abs(at_x - x) > 0.1:
            person.press("Right" if x > at_x else "Left")
        else:
            person.press("Up" if y > at_y else "Down")


def test_a_whole_game_against_the_bot_by_keyboard(sit_down: SitDown, real_bot: Bot) -> None:
    person = sit_down(GameSetup("escabel", 5, (Player(), Player(1))), bot=real_bot)
    chance = Random(2)
    person.press("F2")
    while not person.table.game.is_over:
        ply = person.table.game.node.depth
        move = choose(person, chance)
        go_with_cursor(person, int(move_point(move)))
        person.press("Return")
        if is_step(move):
            go_with_cursor(person, person.table.game.rules.target_point(move))
            person.press("Return")
        assert person.table.game.node.depth > ply
        wait_for_turn(person)
    assert person.table.game.result in (parse_result("B+"), parse_result("W+"))


@pytest.mark.parametrize("ruleset", CATALOGUE, ids=lambda ruleset: ruleset.name)
def test_a_whole_game_of_every_kind_by_mouse(sit_down: SitDown, ruleset: Ruleset) -> None:
    person = sit_down(GameSetup(ruleset.name, ruleset.sizes[0], (Player(), Player())))
    chance = Random(3)
    game = person.table.game
    for _ in range(1000):
        if person.table.game.is_over:
            break
        node = game.node
        move = chance.choice(game.rules.legal_move_list(game.state))
        person.make_move(move)
        assert game.node.parent is node
        assert game.node.move == move
        assert person.window.scene.shown_piles == game.piles
    assert person.table.game.is_over
    assert person.message.endswith(".")
    assert person.offered == ["Review", "Play again", "New game"]


@pytest.mark.parametrize("ruleset", CATALOGUE, ids=lambda ruleset: ruleset.name)
def test_every_game_is_shown_at_its_start(sit_down: SitDown, ruleset: Ruleset) -> None:
    person = sit_down(GameSetup(ruleset.name, ruleset.default_size, (Player(), Player())))
    state = person.table.game.state
    shown = [len(pile) for pile in person.window.scene.shown_piles]
    assert shown == [int(state.height[point]) for point in range(len(shown))]
    assert ruleset.title in person.window.windowTitle()
    assert person.about_point == str(ruleset.summary)
    picture = person.picture()
    assert len({picture.pixel(x, x) for x in range(0, min(picture.width(), picture.height()), 3)}) > 3
