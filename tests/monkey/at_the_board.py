"""What a hand can do at the board: play, begin another game, write a comment."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest

from escabel_gui.model.players.player import Player
from escabel_gui.model.table.game_setup import GameSetup
from escabel_gui.record.time_control import TimeControl
from escabel_gui.rules.moves import PASS, SWAP, is_step, move_point
from tests.monkey import hostile
from tests.monkey.hand import LEFT, Hand
from tests.monkey.world import describe


def play(hand: Hand) -> None:
    """Make a legal move on the board, by clicks or by carrying the piece."""
    move = hand.a_move()
    if move is None:
        return
    rules, board, acts = hand.table.game.rules, hand.world.window.board, hand.world.window.acts
    hand.note(rules.format_move(move))
    if move in (PASS, SWAP):
        (acts.pass_turn if move == PASS else acts.swap).trigger()
        return
    places = [board.position_of(int(move_point(move)))]
    if is_step(move):
        places.append(board.position_of(rules.target_point(move)))
    if len(places) == 2 and hand.chance.random() < 0.5:
        hand.move(board.viewport(), places[0])
        hand.mouse(QEvent.Type.MouseButtonPress, board.viewport(), places[0], LEFT, True)
        hand.move(board.viewport(), (places[0] + places[1]) / 2, held=True)
        hand.move(board.viewport(), places[1], held=True)
        hand.mouse(QEvent.Type.MouseButtonRelease, board.viewport(), places[1], LEFT, False)
        return
    for place in places:
        hand.click(board.viewport(), place)


def play_line(hand: Hand) -> None:
    """Make several moves in a row."""
    for _ in range(hand.chance.randint(2, 6)):
        play(hand)
        with hand.world.watchdog.paused():
            pass  # nobody's hand is so quick that the event loop gets no turn in between


def type_move(hand: Hand) -> None:
    move = hand.a_move()
    if move is not None:
        text = hand.table.game.rules.format_move(move) if hand.chance.random() < 0.8 else "z99"
        hand.note(text)
        entry = hand.world.parts.history.entry
        hand.world.window.acts.type_move.trigger()
        QTest.keyClicks(entry, text)
        QTest.keyClick(entry, Qt.Key.Key_Return)


def point_cursor(hand: Hand) -> None:
    if hand.has_board() and hand.world.window.acts.cursor.isVisible():
        hand.trigger(hand.world.window.acts.cursor)
        board = hand.world.window.board
        for _ in range(hand.chance.randrange(6)):
            hand.strike(board, hand.chance.choice(["Left", "Right", "Up", "Down", "Return"]))


def new_game(hand: Hand) -> None:
    """Begin any game with any options, against whomever."""
    if hand.has_board():
        rules = hostile.some_rules(hand.chance)
        black, white = (Player(hand.chance.choice([0, 0, 0, 1, 2])) for _ in range(2))
        control = hand.chance.choice(
            [TimeControl(), TimeControl(), TimeControl("fischer", 5, 1), TimeControl("sudden", 1)]
        )
        setup = GameSetup(rules.wire_name, rules.size, (black, white), control)
        hand.note(str(setup))
        hand.world.parts.new_games().begin(setup)


def comment(hand: Hand) -> None:
    if hand.has_board():
        hand.world.window.acts.write_comment.trigger()
        field = hand.world.app.focusWidget()
        if field is not None:
            hand.note(describe(field))
            QTest.keyClicks(field, hand.chance.choice(["Good.", "<b>no</b>", "a]b\\ ", "?!"]))
