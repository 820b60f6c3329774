"""GTP session: its commands, with the game, position, clock and search controller behind them."""

import logging
from collections.abc import Callable, Iterator
from mmap import mmap
from time import monotonic
from typing import Final, NamedTuple

from escabel_gui import __version__
from escabel_gui.engine.processes.battery import is_on_battery
from escabel_gui.engine.processes.shared_memory import open_shared_memory
from escabel_gui.engine.processes.stdin_reader import CommandQueue
from escabel_gui.engine.protocol.arguments import (
    ANALYSIS,
    COLORS,
    CommandError,
    parse_analysis_options,
    parse_color,
    parse_seconds,
    parse_whole,
    rules_or_refusal,
)
from escabel_gui.engine.protocol.board_text import format_board, format_owners
from escabel_gui.engine.protocol.info_line import format_analysis, format_root
from escabel_gui.engine.search.node_pool import ROOT
from escabel_gui.engine.search.remote_playouts import SHARED_BYTES, PlayoutServer
from escabel_gui.engine.thinking.levels import LEVELS, Level, find_level, levels_for
from escabel_gui.engine.thinking.parallel_controller import ParallelSearchController
from escabel_gui.engine.thinking.played_line import PlayedLine, format_color
from escabel_gui.engine.thinking.search_controller import SearchLimits
from escabel_gui.engine.thinking.search_workers import NEWS, PEER_COMMAND, PLAYOUT_COMMAND
from escabel_gui.engine.thinking.time_manager import TimeManager
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import IllegalMove
from escabel_gui.version import is_compiled

log = logging.getLogger(__name__)

FIRST_INTERVAL: Final = 0.03  # seconds of thought before the first one, which is seen within 0.05 s
LOOKS_FOR_LINES: Final = 2000  # without success, some 0.1 ms, after which input is looked for
NO_LIMITS: Final = SearchLimits(None, None)
MAX_PONDER_SECONDS: Final = 60.0  # that one looks on while the other side is to move: they may have left

Answer = str | Iterator[str]  # whole, or in parts as they come
MakeThinker = Callable[[Rules, int], ParallelSearchController]  # for the rules of a game, with a seed


class GtpCommand(NamedTuple):
    """Command; `usage` is its name and arguments: [ ] may be left out, and … lets any number follow."""

    usage: str
    carry_out: Callable[..., Answer]


class GtpSession:
    """State of a session that lasts from command to command.

    `limits` take the place of the level's and the clock's where they are given. With `ponders` it thinks on after
    each move that it has made.
    """

    def __init__(
        self,
        rules: Rules,
        level: Level,
        limits: SearchLimits,
        seed: int,
        inbox: CommandQueue,
        make_thinker: MakeThinker,
        ponders: bool = False,
    ) -> None:
        self.level = level
        self.limits = limits
        self.seed = seed
        self.inbox = inbox
        self.make_thinker = make_thinker
        self.ponders = ponders
        self.has_just_moved = False  # a move has been made here, and nothing has been said since
        self.clock = TimeManager(0, 0, 0)
        self.is_ended = False
        self.shared_memory: tuple[str, mmap] | None = None  # opened last, with its name
        self.start_game(rules)
        self.commands: dict[str, GtpCommand] = {
            usage.split()[0]: GtpCommand(usage, carry_out)
            for usage, carry_out in (
                ("protocol_version", lambda: "2"),
                ("name", lambda: "Escabel"),
                ("version", lambda: f"{__version__} ({'compiled' if is_compiled() else 'interpreted'})"),
                ("known_command COMMAND", lambda name: "true" if name.lower() in self.commands else "false"),
                ("list_commands", lambda: "\n".join(self.commands)),
                ("quit", self.quit),
                ("stop", lambda: ""),  # what there was to stop has stopped by the time that this is read
                ("set_game WIRE-NAME", self.set_game),
                ("boardsize N", self.set_size),
                ("clear_board", self.clear_board),
                ("set_position COLOR [STACK] …", self.set_position),
                ("play COLOR MOVE", self.play),
                ("undo", self.undo),
                ("showboard", lambda: "\n" + format_board(self.rules, self.line.state)),
                ("final_score", self.final_score),
                ("level L", self.set_level),
                ("list_levels", lambda: "\n".join(f"{level.number} {level.name}" for level in LEVELS)),
                ("set_random_seed SEED", self.set_random_seed),
                ("time_settings MAIN_TIME BYO_YOMI_TIME BYO_YOMI_STONES", self.time_settings),
                ("time_left COLOR TIME STONES", self.time_left),
                ("genmove COLOR", self.generate_move),
                ("reg_genmove COLOR", self.suggest_move),
                ("ponder", self.pondering),
                (f"kata-genmove_analyze COLOR {ANALYSIS}", self.generate_and_explain),
                (f"lz-genmove_analyze COLOR {ANALYSIS}", self.generate_and_explain),
                (f"kata-analyze [COLOR] {ANALYSIS}", self.analyze),
                (f"lz-analyze [COLOR] {ANALYSIS}", self.analyze),
                ("gogui-rules_game_id", lambda: self.rules.wire_name),
                ("gogui-rules_board_size", lambda: str(self.rules.size)),
                ("gogui-rules_board", lambda: "\n" + format_owners(self.rules, self.line.state)),
                ("gogui-rules_side_to_move", self.side_to_move),
                ("gogui-rules_legal_moves", self.legal_moves),
                ("gogui-rules_final_result", lambda: self.rules.format_result(self.line.state)),
                (f"{PEER_COMMAND} …", self.search_with_peer),
                (f"{PLAYOUT_COMMAND} NAME NUMBER", self.run_playouts),
            )
        }

    def start_game(self, rules: Rules) -> None:
        """Start a new game by these rules."""
        self.saved_seconds = 0.0  # that moves of this game could have had, where each has its own
        self.rules = rules
        self.line = PlayedLine(rules)
        self.thinker = self.make_thinker(rules, self.seed)

    def bookmark(self) -> tuple[PlayedLine, ParallelSearchController, int]:
        """Return the state that `return_to` restores."""
        return self.line, self.thinker, len(self.line.moves)

    def return_to(self, bookmark: tuple[PlayedLine, ParallelSearchController, int]) -> None:
        """Restore the game and the position of a bookmark, after something went wrong in the middle."""
        self.line, self.thinker, moves = bookmark
        self.rules = self.line.rules
        while len(self.line.moves) > moves:
            self.line.undo()
        self.thinker.line = None

    def quit(self) -> str:
        """End the session."""
        self.is_ended = True
        return ""

    # ---- the game and the position ---------------------------------------------------------------------------

    def set_game(self, name: str) -> str:
        """Start a game by its wire name (`set_game`)."""
        self.start_game(rules_or_refusal(name, None))
        return ""

    def set_size(self, size: str) -> str:
        """Start a game on a board of this size (`boardsize`)."""
        self.start_game(rules_or_refusal(self.rules.wire_name, parse_whole(size, 3, "board size")))
        return ""

    def clear_board(self) -> str:
        """Start the same game again (`clear_board`)."""
        self.start_game(self.rules)
        return ""

    def set_position(self, color: str, *stacks: str) -> str:
        """Start from a position (`set_position`)."""
        turn = parse_color(color)
        try:
            state = self.rules.parse_valid_position(turn, " ".join(stacks))
        except ValueError as error:
            raise CommandError(str(error)) from None
        self.saved_seconds = 0.0
        self.line = PlayedLine(self.rules, state, " ".join((color, *stacks)))
        return ""

    def play(self, color: str, text: str) -> str:
        """Make a move (`play`)."""
        self.require_turn(color)
        try:
            self.line.play(self.rules.parse_legal_move(self.line.state, text))
        except IllegalMove as error:
            raise CommandError(f"illegal move: {error}") from None
        return ""

    def undo(self) -> str:
        """Take the last move back (`undo`)."""
        if not self.line.undo():
            raise CommandError("cannot undo")
        self.saved_seconds = 0.0
        return ""

    def side_to_move(self) -> str:
        """Return the color to move."""
        return format_color(int(self.line.state.turn))

    def legal_moves(self) -> str:
        """Return all legal moves as text."""
        return " ".join(self.rules.format_move(move) for move in self.rules.legal_move_list(self.line.state))

    def final_score(self) -> str:
        """Return the result; refused while the game goes on."""
        result = self.rules.format_result(self.line.state)
        if not result:
            raise CommandError("game is not over")
        return result

    # ---- thinking --------------------------------------------------------------------------------------------

    def set_level(self, number: str) -> str:
        """Choose the playing strength (`level`)."""
        try:
            self.level = find_level(number)
        except ValueError as error:
            raise CommandError(str(error)) from None
        return ""

    @property
    def level_here(self) -> Level:
        """Level as the game on the board has it."""
        return levels_for(self.rules)[self.level.number - 1]

    def set_random_seed(self, seed: str) -> str:
        """Seed all chance anew (`set_random_seed`)."""
        self.seed = parse_whole(seed, 18, "seed")
        self.thinker = self.make_thinker(self.rules, self.seed)
        return ""

    def time_settings(self, main: str, period: str, stones: str) -> str:
        """Set the clock (`time_settings`)."""
        self.clock = TimeManager(parse_seconds(main), parse_seconds(period), parse_whole(stones, 9, "number of moves"))
        return ""

    def time_left(self, color: str, seconds: str, stones: str) -> str:
        """Set the remaining time of a color (`time_left`)."""
        self.clock.set_time_left(parse_color(color), parse_seconds(seconds), parse_whole(stones, 9, "number of moves"))
        return ""

    def generate_move(self, color: str) -> str:
        """Choose a move, play it and charge the clock (`genmove`)."""
        start = monotonic()
        limits = self.move_limits()
        text = self.suggest_move(color, limits)
        seconds, planned = monotonic() - start, self.thinker.planned_seconds
        self.clock.record_move(int(self.line.state.turn), seconds, limits.seconds if planned is None else planned)
        if limits.seconds is not None and limits.extra_seconds is not None:
            self.saved_seconds = max(0.0, self.saved_seconds + limits.seconds - seconds)
        self.line.play(self.rules.parse_legal_move(self.line.state, text))
        self.has_just_moved = True
        return text

    def generate_and_explain(self, color: str, *words: str) -> Iterator[str]:
        """Return one line of analysis, whatever the interval asked for, and then the move that it led to."""
        _, has_root = parse_analysis_options(words)
        text = self.generate_move(color)
        analysis = self.analysis_line(has_root)  # the tree has the position before the move still
        return iter([analysis, f"play {text}"] if analysis else [f"play {text}"])

    def suggest_move(self, color: str, limits: SearchLimits | None = None) -> str:
        """Choose a move without playing it (`reg_genmove`)."""
        self.require_open_game()
        self.require_turn(color)
        limits = limits or self.move_limits()
        self.thinker.set_root(self.line)
        start = monotonic()
        level = self.level_here
        move = self.thinker.choose_move(limits, level.temperature, self.inbox.is_called_off, level.sight)
        text = self.rules.format_move(move)
        visits = int(self.thinker.tree.visits[ROOT])
        log.info("%s after %d visits and %.3f s, within %s", text, visits, monotonic() - start, limits)
        return text

    def move_limits(self) -> SearchLimits:
        """Return the limits of the next move: those of the command line, or else of the level and the clock.

        Where visits are no limit, a move that is settled takes less time, and the time saved goes to undecided ones.
        """
        if self.limits != NO_LIMITS:
            return self.limits
        is_before_pie = self.rules.has_pie_rule and self.line.state.ply == 0
        visits = None if is_before_pie else self.level_here.visits  # every level offers a fair stone
        if self.clock.is_unlimited():
            seconds = self.level.seconds
            return SearchLimits(visits, seconds, min(self.saved_seconds, seconds) if visits is None else None)
        moves_to_go = max(int(self.rules.board.points) // 2 - len(self.line.moves) // 2, 10)
        color = int(self.line.state.turn)
        seconds = self.clock.allocate(color, moves_to_go)
        return SearchLimits(visits, seconds, self.clock.extra(color, seconds) if visits is None else None)

    def pondering(self) -> Iterator[str]:
        """Answer nothing, while `ponder` looks at the position (`ponder`)."""
        yield from ()
        self.ponder()

    def ponder(self) -> None:
        """Think about the position until any input arrives, or a minute is over, for the tree of the next move.

        Only where more thought is what a level means, and not on battery.
        """
        self.has_just_moved = False
        visits = self.level_here.visits if self.limits == NO_LIMITS else self.limits.visits
        if visits is None and not self.line.is_over() and not is_on_battery():
            self.thinker.set_root(self.line)
            self.thinker.think(SearchLimits(None, MAX_PONDER_SECONDS), self.inbox.has_input)
            self.thinker.workers.stop_search()

    def analyze(self, *words: str) -> Iterator[str]:
        """Yield lines of analysis until input arrives (`kata-analyze`)."""
        self.require_open_game()
        if words and words[0].lower() in COLORS:
            self.require_turn(words[0])
            words = words[1:]
        return self.analysis_lines(*parse_analysis_options(words))

    def analysis_lines(self, interval: float, has_root: bool) -> Iterator[str]:
        """Yield a first line soon, then one every so many seconds until any input arrives, and a last one then."""
        self.thinker.set_root(self.line)
        seconds = min(interval, FIRST_INTERVAL)
        while not self.inbox.has_input():
            start = monotonic()
            self.thinker.think(SearchLimits(None, seconds), self.inbox.has_input)
            self.inbox.wait(seconds - (monotonic() - start))
            seconds = interval
            analysis = self.analysis_line(has_root)
            if analysis:  # an empty line would end the answer
                yield analysis
        self.thinker.workers.stop_search()

    def analysis_line(self, has_root: bool) -> str:
        """Return one line of analysis of the moves, and of the position on request; empty without visits."""
        moves = format_analysis(self.thinker)
        return f"{moves} {format_root(self.thinker)}" if moves and has_root else moves

    def search_with_peer(self, *words: str) -> Iterator[str]:
        """Take over what is new in a peer process's tree, and answer with what is new here."""
        self.require_open_game()
        self.thinker.set_root(self.line)
        try:
            return self.exchanged_news(self.thinker.exchange_delta(" ".join(words)))
        except ValueError as error:
            raise CommandError(f"{PEER_COMMAND}: {error}") from None

    def exchanged_news(self, news: str) -> Iterator[str]:
        """Yield the news, and then nothing: search until any input arrives."""
        yield f"{NEWS} {news}"
        self.thinker.think(SearchLimits(None, None), self.inbox.has_input)

    def run_playouts(self, name: str, number: str) -> Iterator[str]:
        """Run the playouts that another process posts, from the first line of a service on."""
        self.require_open_game()
        service = parse_whole(number, 9, "number")
        try:
            if self.shared_memory is None or self.shared_memory[0] != name:
                self.shared_memory = name, open_shared_memory(name, SHARED_BYTES)
        except ValueError as error:
            raise CommandError(f"{PLAYOUT_COMMAND}: {error}") from None
        return self.playouts(self.thinker.playout_server(self.line, self.shared_memory[1], service))

    def playouts(self, server: PlayoutServer) -> Iterator[str]:
        """Yield nothing: serve until any input arrives, without a pause.

        A process that often waits is left by the system on the core where its leader is, if the others are in use.
        """
        while not self.inbox.has_input():
            server.serve(LOOKS_FOR_LINES)
        yield from ()

    def require_open_game(self) -> None:
        """Raise CommandError if the game is over."""
        if self.line.is_over():
            raise CommandError("game is over")

    def require_turn(self, word: str) -> None:
        """Raise CommandError unless this color is to move."""
        if parse_color(word) != self.line.state.turn:
            raise CommandError(f"it is {self.side_to_move()}'s turn")
