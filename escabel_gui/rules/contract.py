"""Interface of all games: rulesets and their options, and the base class of rules."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from escabel_gui.rules.boards import DIRECTIONS, Board
from escabel_gui.rules.message import IllegalMove, InvalidInput, Message, join_or, shorten
from escabel_gui.rules.moves import (
    FLIP,
    MOVE_KIND_STRIDE,
    PASS,
    PASS_TEXT,
    PLACE,
    STEP,
    SWAP,
    SWAP_TEXT,
    is_step,
    move_kind,
    move_point,
    pack_move,
)
from escabel_gui.rules.state import BLACK, EMPTY, NOBODY, TIE, WHITE, State, opponent

#: the players; also the subject or object of sentences
COLOR_NAMES: Final = (Message("Nobody"), Message("Black"), Message("White"))


class BoardDelta(NamedTuple):
    """Physical change of the board in a move.

    So many `pieces` go from the top of the pile on `source` to the top of the pile on `target`, in their order. A
    source of None is a new piece of `color`; a target of None means that the pieces leave the board.
    """

    color: int
    source: int | None
    target: int | None
    pieces: int = 1


class StackConnection(NamedTuple):
    """Connection of two neighboring stacks: whether there is one, and the clause of the rules that decides it."""

    connected: bool
    clause: Message


class Claim(NamedTuple):
    """Control of a point: the shares of both colors in the points that decide about it.

    `held` are the deciding points with the color that has each; `parts` is the number that there could be.
    """

    point: int
    held: tuple[tuple[int, int], ...]
    parts: int
    controlling: tuple[int, ...]  # colors that have enough to own it
    contesting: tuple[int, ...]  # colors that have just half


class Diagram(NamedTuple):
    """Small position to be drawn: stacks as in `Rules.parse_position` (none: the start position), and marks.

    `links` are pairs of points ("c3-d4") drawn as connected or cut, as the rules say; `arrows` show moves.
    """

    size: int
    stacks: str = ""
    links: str = ""
    arrows: str = ""


class OptionValue(NamedTuple):
    """Value of a game's option, with a sentence about it and a diagram."""

    value: str
    label: Message
    summary: Message
    diagram: Diagram


class Option(NamedTuple):
    """Option of a ruleset; the first choice is the default."""

    name: str
    label: Message
    choices: tuple[OptionValue, ...]


class Ruleset(NamedTuple):
    """Descriptor of a game; `make(wire_name, size, options)` constructs its rules from complete options."""

    name: str  # the wire name
    title: str  # the same in all languages
    author: str
    year: int
    summary: Message
    sizes: tuple[int, ...]
    default_size: int
    options: tuple[Option, ...]
    diagram: Diagram  # the picture in the selector, with the default options
    sgf_game_id: int  # GM in saved games: SGF's number of the game, else one that this game or its family alone has
    make: Callable[[str, int, dict[str, str]], Rules]
    has_steps: bool = True  # whether what lies on the board can move
    how_to_begin: Message = Message("Click a point to place a piece.")
    counted: Message | None = None  # what the size counts, where that is not the points in a row
    is_released: bool = False  # True once it has all that tests/test_released_games.py asks for: packages offer it


class Rules:
    """Rules of one game at one size with one set of options.

    The first half of the methods is for the search: no allocations, no checks of arguments, plain numbers. The second
    half is for people: names, reasons, physical changes. One object serves one thread, as games keep scratch space in
    it.

    A game implements `set_up` (if its board does not start empty), `generate_moves`, `apply_move`, `winner`,
    `move_deltas` and the reasons (`placement_error`, `step_error` …), which are whole sentences that name the points
    concerned. Turns, plies and passes are counted here. A turn is one move, of a kind that `moves.py` lists.
    """

    def __init__(self, wire_name: str, size: int, board: Board, has_pie_rule: bool) -> None:
        self.wire_name = wire_name
        self.size = size
        self.board = board
        self.has_pie_rule = has_pie_rule
        self.move_space: i64 = board.points * MOVE_KIND_STRIDE  # room that `legal_moves` may need; above every move
        self.hand_size: i64 = 0  # pieces in each player's hand before the first turn, in games that count them
        self.max_height: i64 = board.points  # no stack can be higher where each climbs onto an equal
        self._moves: vec[i64] = vec[i64]()  # scratch space, made when it is first needed

    # ---- for the search -----------------------------------------------------------------------------------------

    def start(self) -> State:
        """Return the start position."""
        state = State(self.board.points)
        state.hand[BLACK] = self.hand_size
        state.hand[WHITE] = self.hand_size
        self.set_up(state)
        return state

    def set_up(self, state: State) -> None:
        """Place the initial stones, in games that have any."""

    def legal_moves(self, state: State, moves: vec[i64]) -> i64:
        """Fill `moves` (of length `move_space`) with the legal moves and return their number.

        The game must not be over: `winner` is asked first. The order is fixed: by point, then by
        kind, with a pass or a swap at the end.
        """
        count = self.generate_moves(state, moves)
        if state.ply == 1 and self.has_pie_rule:
            moves[count] = SWAP
            count += 1
        return count

    def play(self, state: State, move: i64) -> None:
        """Play a legal move. After a swap the same color is to move again, for the other player."""
        if move == PASS:
            state.passes += 1
            state.turn = opponent(state.turn)
        elif move != SWAP:
            self.apply_move(state, move)
            state.passes = 0
            state.turn = opponent(state.turn)
        state.ply += 1

    def after(self, state: State, move: i64) -> State:
        """Return the position after a legal move; the one before it stays as it is."""
        after = state.copy()
        self.play(after, move)
        return after

    def generate_moves(self, state: State, moves: vec[i64]) -> i64:
        """Generate moves like `legal_moves`, without the swap."""
        raise NotImplementedError

    def apply_move(self, state: State, move: i64) -> None:
        """Change board and hands by a move other than pass and swap; the caller updates turn, ply and passes."""
        raise NotImplementedError

    def winner(self, state: State) -> i64:
        """Return BLACK, WHITE or TIE at the start of a turn if the game is over, else NOBODY."""
        raise NotImplementedError

    def margin(self, state: State, color: i64) -> i64:
        """Return a color's points minus the opponent's, if the game ended now; for games that have a `score`."""
        raise NotImplementedError

    # ---- for people --------------------------------------------------------------------------------------------

    def legal_move_list(self, state: State) -> list[int]:
        """Return the legal moves in order; none when the game is over."""
        if self.winner(state) != NOBODY:
            return []
        count = self._list_moves(state)
        return [int(self._moves[place]) for place in range(int(count))]

    def is_legal(self, state: State, move: i64) -> bool:
        """Return whether a move is legal."""
        return self.winner(state) == NOBODY and self._is_listed(state, move)

    def _list_moves(self, state: State) -> i64:
        """Fill `_moves` with the legal moves of a game that is not over, and return their number."""
        if len(self._moves) == 0:
            self._moves = vec[i64]([0] * int(self.move_space))
        return self.legal_moves(state, self._moves)

    def _is_listed(self, state: State, move: i64) -> bool:
        """Return whether a move is legal in a game that is not over."""
        count = self._list_moves(state)
        moves = self._moves
        return any(moves[place] == move for place in range(count))

    def must_pass(self, state: State) -> bool:
        """Return whether passing is the only legal move."""
        return self.legal_move_list(state) == [PASS]

    def target_point(self, move: int) -> int:
        """Return the point where a move ends: the point of a placement or flip, the far end of a step."""
        if is_step(move):
            return int(self.board.neighbor[move_point(move) * DIRECTIONS + move_kind(move) - STEP])
        return int(move_point(move))

    def format_move(self, move: int) -> str:
        """Format a move: `d4`, `d4-d5`, `d4*`, `pass` or `swap-sides`."""
        kind = move_kind(move)
        if kind == PASS:
            return PASS_TEXT
        if kind == SWAP:
            return SWAP_TEXT
        names = self.board.names
        name = names[int(move_point(move))]
        if kind == FLIP:
            return name + "*"
        return f"{name}-{names[self.target_point(move)]}" if is_step(move) else name

    def legal_examples(self, state: State) -> list[str]:
        """Return a legal placement and another legal move, from the middle of them, as far as there are such."""
        kinds: dict[int, list[int]] = {}
        for move in self.legal_move_list(state):
            if move not in (PASS, SWAP):
                kinds.setdefault(min(int(move_kind(move)), STEP), []).append(move)
        return [self.format_move(moves[len(moves) // 2]) for moves in kinds.values()]

    def parse_move(self, text: str, state: State | None = None) -> int:
        """Parse a move in any case of letters and with any dash, legal or not; raises IllegalMove if the text is none.

        The reason names moves of the position, or of the beginning.
        """
        text = re.sub("[\u2010-\u2015\u2212]", "-", text.strip().lower())
        if text == PASS_TEXT:
            return PASS
        if text in (SWAP_TEXT, "swap"):
            return SWAP
        if text == "swap-pieces":
            raise IllegalMove(Message("The pie rule here swaps sides, not pieces: write swap-sides."))
        match = re.fullmatch(r"([a-z][0-9]{1,2})(?:-([a-z][0-9]{1,2})|(\*))?", text)
        if match is None:
            examples = self.legal_examples(self.start() if state is None else state)
            if not examples:
                raise IllegalMove(Message("“{0}” is no move.", (shorten(text),)))
            raise IllegalMove(Message("“{0}” is no move: write it like {1}.", (shorten(text), join_or(examples))))
        for name in match.group(1, 2):
            if name is not None and name not in self.board.index_by_name:
                raise IllegalMove(Message("There is no point {0} on this board.", (name,)))
        source = self.board.index_by_name[match.group(1)]
        if match.group(3):
            return int(pack_move(source, FLIP))
        if match.group(2) is None:
            return int(pack_move(source, PLACE))
        target = self.board.index_by_name[match.group(2)]
        direction = self.board.direction_between(source, target)
        if direction < 0:
            raise IllegalMove(self.distance_error(source, target))
        return int(pack_move(source, STEP + direction))

    def parse_legal_move(self, state: State, text: str) -> int:
        """Parse a move that must be legal; raises IllegalMove with the reason."""
        move = self.parse_move(text, state)
        reason = self.move_error(state, move)
        if reason is not None:
            raise IllegalMove(reason)
        return move

    def move_error(self, state: State, move: int) -> Message | None:
        """Return the reason why a move is illegal, or None if it is legal."""
        if self.winner(state) != NOBODY:
            return Message("The game is over.")
        if self._is_listed(state, move):
            return None
        kind = move_kind(move)
        if kind == SWAP:
            if not self.has_pie_rule:
                return Message("This game is played without the pie rule.")
            return Message("White may swap sides only instead of White’s first move.")
        if kind == PASS:
            return self.pass_error(state)
        if kind == FLIP:
            return self.flip_error(state, int(move_point(move)))
        if kind == PLACE:
            return self.placement_error(state, int(move_point(move)))
        target = self.target_point(move)
        if target == self.board.points:
            return Message("The board ends there.")
        return self.step_error(state, int(move_point(move)), target)

    def placement_error(self, state: State, point: int) -> Message:
        """Return the reason why a placement is illegal."""
        return Message("{0} is taken.", (self.board.names[point],))

    def step_error(self, state: State, source: int, target: int) -> Message:
        """Return the reason why a step is illegal."""
        if state.owner[source] == EMPTY:
            return Message("In this game no stone is ever moved.")
        return Message("In this game no stone is ever moved: the one on {0} stays there.", (self.board.names[source],))

    def flip_error(self, state: State, point: int) -> Message:
        """Return the reason why a flip is illegal."""
        return Message("In this game no piece is ever flipped.")

    def pass_error(self, state: State) -> Message:
        """Return the reason why a pass is illegal."""
        return Message("Nobody may pass in this game.")

    def distance_error(self, source: int, target: int) -> Message:
        """Return the message about two points that no step joins."""
        names = self.board.names
        return Message("{0} and {1} are not next to each other.", (names[source], names[target]))

    def deltas(self, state: State, move: int) -> list[BoardDelta]:
        """Return the physical changes of a move on this position, in order; a pass and a swap change nothing."""
        return [] if move in (PASS, SWAP) else self.move_deltas(state, move)

    def move_deltas(self, state: State, move: int) -> list[BoardDelta]:
        """Return the physical changes of a move other than pass and swap, in order: captured pieces leave first."""
        raise NotImplementedError

    def winning_points(self, state: State) -> list[int]:
        """Return the points of the winner's chain when the game is over; none in games without chains."""
        return []

    def connection(self, state: State, first: int, second: int) -> StackConnection | None:
        """Return the connection of the stacks on two neighboring points; None if they are not of one color."""
        return None

    def score(self, state: State) -> tuple[int, int] | None:
        """Return Black's and White's points if the game ended now; None in games without points."""
        return None

    def format_result(self, state: State) -> str:
        """Return `B+`, `W+`, `B+3` or `0`; empty while the game goes on."""
        winner = self.winner(state)
        if winner == NOBODY:
            return ""
        if winner == TIE:
            return "0"
        score = self.score(state)
        margin = "" if score is None else str(abs(score[0] - score[1]))
        return ("B+" if winner == BLACK else "W+") + margin

    def parse_position(self, turn: int, stacks: str) -> State:
        """Parse stacks like `d4b e5wwb` (colors from the bottom up) into a position with `turn` to move.

        The pie rule is past, and pieces that are not on the board are in hand. Raises InvalidInput.
        """
        state = State(self.board.points)
        state.hand[BLACK] = self.hand_size
        state.hand[WHITE] = self.hand_size
        for stack in stacks.split():
            match = re.fullmatch(r"([a-z][0-9]{1,2})([bw]+)", stack.lower())
            if match is None or match.group(1) not in self.board.index_by_name:
                raise InvalidInput(
                    Message("“{0}” is not a stack on this board: write it like d4b or e5wb", (shorten(stack),))
                )
            point = self.board.index_by_name[match.group(1)]
            if state.owner[point] != EMPTY:
                raise InvalidInput(Message("{0} is named twice", (match.group(1),)))
            state.owner[point] = BLACK if match.group(2)[-1] == "b" else WHITE
            state.height[point] = len(match.group(2))
            if self.hand_size:
                state.hand[BLACK] -= match.group(2).count("b")
                state.hand[WHITE] -= match.group(2).count("w")
        if state.hand[BLACK] < 0 or state.hand[WHITE] < 0:
            raise InvalidInput(Message("There are more than {0} pieces of one color", (int(self.hand_size),)))
        state.turn = turn
        state.ply = 2
        return state

    def parse_valid_position(self, turn: int, stacks: str) -> State:
        """Parse a position; raises InvalidInput also for what no game can have, though diagrams may show it."""
        state = self.parse_position(turn, stacks)
        for point, name in enumerate(self.board.names):
            if state.height[point] > self.max_height:
                heights = (int(state.height[point]), int(self.max_height))
                raise InvalidInput(Message("{0} is {1} high, and no stack here is higher than {2}", (name, *heights)))
        return state

    def position_error(self, state: State, piles: list[tuple[int, ...]]) -> Message | None:
        """Return the reason why no game can go on from a valid position set up with these piles, or None."""
        winner = self.winner(state)
        if winner != NOBODY:
            return Message("The game would be over here: {0} would have won.", (COLOR_NAMES[winner],))
        return None

    def diagram_position(self, diagram: Diagram) -> State:
        """Return the position of a diagram of this game; raises InvalidInput like `parse_position`."""
        return self.parse_position(BLACK, diagram.stacks) if diagram.stacks else self.start()
