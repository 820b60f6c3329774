"""Themes of puzzles: what each is about, found in the moves of its proven solution by the rules of any game."""

from collections.abc import Iterator
from enum import Enum
from typing import Final

from escabel_gui.record.exercises.exercise import Exercise, right_moves
from escabel_gui.record.telling.chains import about_edges, joined
from escabel_gui.record.telling.points import about_binding, about_sleep
from escabel_gui.record.telling.positions import as_turn
from escabel_gui.record.telling.threats import Work
from escabel_gui.record.telling.turn import Turn
from escabel_gui.record.telling.ways import find_way
from escabel_gui.record.tree import GameTree, Node
from escabel_gui.rules.abilities import claims
from escabel_gui.rules.moves import FLIP, PASS, is_step, move_kind
from escabel_gui.rules.state import EMPTY, NOBODY

THEMES: Final = "themes"  # the note of a puzzle's file that holds them
MAX_POINTS: Final = 1_000_000_000  # looked at for one move: enough for all
SHORT_WAY: Final = 3  # moves that a race may be away from its end


class PuzzleTheme(Enum):
    """Theme of a puzzle, by the word that stands for it in files; in this order where there are several."""

    FINISH = "finish"  # the move wins at once
    SAVE = "save"  # the opponent would win on the next turn
    DOUBLE = "double"  # a move makes more threats than can be answered
    FORCING = "forcing"  # each move threatens to win, up to the last
    RACE = "race"  # both are near their edges, and the move only goes on to the own ones
    BLOCK = "block"  # the opponent is near its edges, and the move makes its way longer
    CUT = "cut"  # the move cuts a chain
    CONNECT = "connect"  # the move joins chains
    EDGE = "edge"  # the move brings a chain to an edge
    CLIMB = "climb"  # the move goes onto an enemy stack
    FLIP = "flip"  # the move flips a stone
    GAIN = "gain"  # other points come along with the move
    CONTEST = "contest"  # the move goes onto a point that depends on what is round it
    SLEEP = "sleep"  # a move puts stacks to sleep, or wakes some
    BIND = "bind"  # the move binds stacks
    PASS = "pass"  # the move is a pass
    COUNT = "count"  # points are counted at the end
    QUIET = "quiet"  # the move threatens nothing yet, and wins all the same


def format_themes(themes: list[PuzzleTheme]) -> str:
    """Format themes, as `double,climb`."""
    return ",".join(theme.value for theme in themes)


def parse_themes(text: str) -> tuple[PuzzleTheme, ...]:
    """Parse the output of `format_themes`; words that this version does not know are left out."""
    words = text.split(",")
    return tuple(theme for theme in PuzzleTheme if theme.value in words)


def find_themes(exercise: Exercise) -> list[PuzzleTheme]:
    """Return the themes of a puzzle with one right first move, in the order of the list; one at least."""
    tree, node = exercise.tree, exercise.task
    first = turn_of(tree, right_moves(node)[0])
    found = {*about_first_move(first), *about_line(solution(tree, node))}
    if not found:
        found.add(PuzzleTheme.QUIET)
    return [theme for theme in PuzzleTheme if theme in found]


def solution(tree: GameTree, node: Node) -> list[Turn]:
    """Return the moves that are looked for, along the first line of the solution."""
    turns = []
    while right := right_moves(node):
        turns.append(turn_of(tree, right[0]))
        replies = right[0].children
        if not replies:
            break
        node = replies[0]
    return turns


def turn_of(tree: GameTree, node: Node) -> Turn:
    """Return the move that leads to a node."""
    assert node.parent is not None
    assert node.move is not None
    return Turn(tree.rules, tree.state_at(node.parent), node.move, NOBODY, Work(MAX_POINTS), is_thorough=True)


def about_first_move(turn: Turn) -> Iterator[PuzzleTheme]:
    """Yield what the first move does."""
    rules = turn.rules
    if rules.score(turn.before) is not None:
        yield PuzzleTheme.COUNT
        if any(about_binding(turn)):
            yield PuzzleTheme.BIND
    if turn.move == PASS:
        yield PuzzleTheme.PASS
        return
    if is_step(turn.move):
        yield PuzzleTheme.CLIMB
    target = rules.target_point(turn.move)
    if move_kind(turn.move) == FLIP:
        yield PuzzleTheme.FLIP
    elif any(claim.point == target for claim in claims(rules, turn.before)):
        yield PuzzleTheme.CONTEST
    if any(
        turn.before.owner[point] == EMPTY and turn.after.owner[point] == turn.mover
        for point in range(int(rules.board.points))
        if point != target
    ):
        yield PuzzleTheme.GAIN
    if rules.score(turn.before) is None:
        yield from about_chains_of(turn)


def about_chains_of(turn: Turn) -> Iterator[PuzzleTheme]:
    """Yield what a move does to chains."""
    if turn.is_threatened:
        yield PuzzleTheme.SAVE
    if joined(turn, turn.new_chains[turn.enemy], turn.old_chains[turn.enemy]) is not None:
        yield PuzzleTheme.CUT
    if joined(turn, turn.old_chains[turn.mover], turn.new_chains[turn.mover]) is not None:
        yield PuzzleTheme.CONNECT
    if any(about_edges(turn)):
        yield PuzzleTheme.EDGE
    if turn.wins_in_one:
        yield PuzzleTheme.FINISH
    elif not turn.is_threatened:
        yield from about_ways_of(turn)


def about_ways_of(turn: Turn) -> Iterator[PuzzleTheme]:
    """Yield what a move does to ways between the edges, where the opponent has a short one."""
    rules, work = turn.rules, turn.work
    enemy_before = find_way(rules, as_turn(turn.before, turn.enemy), turn.enemy, work)
    if not enemy_before or len(enemy_before) > SHORT_WAY:
        return
    enemy_after = find_way(rules, turn.after, turn.enemy, work)
    if not enemy_after or len(enemy_after) > len(enemy_before):
        yield PuzzleTheme.BLOCK
        return
    own_before = find_way(rules, turn.before, turn.mover, work)
    own_after = find_way(rules, turn.after, turn.mover, work)
    if own_before and own_after and len(own_after) < len(own_before) <= SHORT_WAY:
        yield PuzzleTheme.RACE


def about_line(turns: list[Turn]) -> Iterator[PuzzleTheme]:
    """Yield what the moves of a solution do one after the other."""
    if turns[0].rules.score(turns[0].before) is not None:
        if any(any(about_sleep(turn)) for turn in turns):
            yield PuzzleTheme.SLEEP
        return
    threats = [[win for win in turn.threats or () if win.is_sure and win.move != PASS] for turn in turns]
    for turn, sure in zip(turns, threats, strict=True):
        if len(sure) > 1 and turn.answers == []:
            yield PuzzleTheme.DOUBLE
    if len(turns) > 2 and all(threats[:-1]):
        yield PuzzleTheme.FORCING
