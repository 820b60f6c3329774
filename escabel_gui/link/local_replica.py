"""The copy of a shared game that a person here has, and how news of the friend's copy change it."""

from typing import Final

from escabel_gui.link.conditional_moves import (
    ConditionalMoves,
    format_conditional_moves,
    parse_conditional_moves,
)
from escabel_gui.link.connection_info import ConnectionInfo, format_connection, parse_connection
from escabel_gui.link.game_code import CodeError, find_code, format_code, format_code_line
from escabel_gui.link.packing import SentGame
from escabel_gui.link.replica_comparison import Relation, compare_own_replicas, compare_replicas
from escabel_gui.link.shared_game import Act, ActKind, SharedGame, common_prefix_length
from escabel_gui.rules.contract import Rules

# Keys of a session. The id has one of its own, by which a game is found among thousands without reading them.
ID, CODE, SENT_COUNT, OTHER, CONNECTION_INFO = "shared-id", "shared", "shared-told", "shared-other", "shared-way"
ENDED, UNHEARD, PREPARED = "shared-ended", "shared-unheard", "shared-prepared"
KEYS: Final = (ID, CODE, SENT_COUNT, OTHER, CONNECTION_INFO, ENDED, UNHEARD, PREPARED)
NOTHING_SENT: Final = -1


class LocalReplica:
    """Copy of a shared game that the person here, `person`, has.

    Of the acts the first `told` have been sent or come from the friend, who may know them; NOTHING_SENT before the
    friend knows that there is a game. `other` is the friend's copy while both have parted, or theirs has acts of the
    person here of which this one does not know, and nobody has settled it. `connection_info` is how the two programs
    find each other, where they talk directly. `prepared` are answers to moves that the friend may make, which nobody
    else knows of.
    """

    def __init__(
        self,
        game: SharedGame,
        person: int,
        told: int = NOTHING_SENT,
        other: SharedGame | None = None,
        connection_info: ConnectionInfo | None = None,
    ) -> None:
        self.game = game
        self.person = person
        self.told = told
        self.other = other
        self.connection_info = connection_info
        self.is_new = told == NOTHING_SENT  # nothing has come from the friend: what is sent to them is an invitation
        self.is_ended_for_both = False  # both programs have said so: nobody needs to be found any more
        self.prepared: ConditionalMoves | None = None

    @property
    def friend(self) -> int:
        """Person of the friend, 0 or 1."""
        return 1 - self.person

    @property
    def is_direct(self) -> bool:
        """True if the two programs are connected directly, and not by messages."""
        return self.connection_info is not None

    def is_of(self, rules: Rules) -> bool:
        """Return True if the game is played by these rules."""
        return (rules.wire_name, rules.size) == (self.game.terms.wire_name, self.game.terms.size)

    @property
    def has_news(self) -> bool:
        """True if there is something to tell the friend."""
        return self.told < len(self.game.acts)

    @property
    def foreign_act(self) -> Act | None:
        """First act of the person here that only the friend's copy has; None if there is none, or both have parted."""
        known = len(self.game.acts)
        if self.other is None or len(self.other.acts) <= known or self.other.acts[:known] != self.game.acts:
            return None
        return self.other.acts[known]

    @property
    def code(self) -> str:
        """Code that tells all of the copy."""
        return format_code(SentGame(self.game, self.person))

    def has_acts_of(self, person: int) -> bool:
        """Return True if a person has done anything in the game."""
        return any(act.person == person for act in self.game.acts)

    # ---- what is done here

    def do(self, kind: ActKind, move: int = 0) -> None:
        """Append an act of the person here; raises IllegalAct."""
        self.game.append(Act(kind, self.person, move))
        self._update_position()

    def claim_time(self) -> None:
        """Claim that the friend has lost on time; the friend is asked. Raises IllegalAct."""
        self.game.append(Act(ActKind.TIME, self.friend))
        self._update_position()

    @property
    def can_undo(self) -> bool:
        """True if the friend cannot know of the last act yet; one that is told directly may be known at once."""
        return not self.is_direct and self.told < len(self.game.acts) > 0 and self.game.acts[-1].person == self.person

    def undo(self) -> None:
        """Take out the last act, of which the friend cannot know."""
        self.game = self.game.followed_by(self.game.acts[:-1])
        self._update_position()

    @property
    def can_ask(self) -> bool:
        """True if the person here may ask to take back."""
        return self.game.can_append(Act(ActKind.ASK, self.person))

    @property
    def is_asked(self) -> bool:
        """True if the friend waits for an answer."""
        return self.game.asked == self.friend

    def mark_sent(self) -> None:
        """Note that all acts are on their way to the friend."""
        self.told = len(self.game.acts)
        self._update_position()

    # ---- what is heard

    def receive(self, theirs: SharedGame, sender: int | None = None) -> Relation:
        """Take over what is new in another copy, which has the same terms; what has to be settled waits for that.

        It is the friend's, unless the person here has sent it, from elsewhere.
        """
        look = compare_own_replicas if sender == self.person else compare_replicas
        news = look(self.game, theirs, self.person)
        if news.relation not in (Relation.BEHIND, Relation.CONFLICT):
            self.told = common_prefix_length(news.acts, theirs.acts)
            self._take_over(news.acts, theirs)
        if news.relation is not Relation.BEHIND:
            self.is_new = self.is_new and sender == self.person and not self.has_acts_of(self.friend)
            is_open = news.relation in (Relation.CONFLICT, Relation.FOREIGN_ACT)
            self.other = theirs if is_open else None
        return news.relation

    def _take_over(self, acts: list[Act], theirs: SharedGame) -> None:
        """Give the game these acts, most of which one of the copies has: what both lack is replayed."""
        if acts != self.game.acts:
            known, common = (common_prefix_length(game.acts, acts) for game in (self.game, theirs))
            self.game = (self.game if known > common else theirs).followed_by(acts)
            self._update_position()

    def receive_act(self, act: Act) -> None:
        """Take over what the friend has done after all that is known here; raises IllegalAct."""
        self.game.append(act)
        self.told = len(self.game.acts)
        self.is_new = False
        self._update_position()

    def resolve_conflict(self, takes_theirs: bool) -> None:
        """End a question: the friend's copy counts, or the own one."""
        if self.other is not None:
            if takes_theirs:
                self.game = self.other
            last = len(self.game.acts)
            self.told = last if takes_theirs else min(self.told, last - 1)  # the friend is to know that mine counts
            self.other = None
            self._update_position()

    # ---- what is prepared

    @property
    def may_prepare(self) -> bool:
        """True if answers can be prepared: it is the turn of the friend, who waits for no answer."""
        game = self.game
        return self.other is None and not game.is_over and not self.is_asked and game.to_move == self.friend

    @property
    def prepared_answer(self) -> int | None:
        """Move to be made automatically now; None if none is prepared, or something else has to be settled before."""
        game = self.game
        if self.prepared is None or self.other is not None or game.asked is not None or game.is_over:
            return None
        return self.prepared.answer(game.line)

    def _update_position(self) -> None:
        """Drop prepared moves that no longer fit the game, and all of them when it has ended."""
        is_at_end = self.game.is_over and not self.can_undo
        if self.prepared is not None and (is_at_end or not self.prepared.follow(self.game.line)):
            self.prepared = None

    # ---- as a session keeps it

    @property
    def session(self) -> dict[str, str]:
        """Copy as a session keeps it."""
        code = format_code_line(SentGame(self.game, self.person))
        session = {ID: self.game.terms.id.hex(), CODE: code, SENT_COUNT: str(self.told)}
        if self.other is not None:
            session[OTHER] = format_code_line(SentGame(self.other, self.friend))
        if self.connection_info is not None:
            session[CONNECTION_INFO] = format_connection(self.connection_info)
        if self.is_new:
            session[UNHEARD] = "1"
        if self.is_ended_for_both:
            session[ENDED] = "1"
        prepared = "" if self.prepared is None else format_conditional_moves(self.prepared)
        if prepared:
            session[PREPARED] = prepared
        return session


def parse_replica(session: dict[str, str]) -> LocalReplica | None:
    """Parse what `LocalReplica.session` has written; None where there is none that can be read."""
    if CODE not in session:
        return None
    try:
        game, person = find_code(session[CODE])
        other = find_code(session[OTHER]).game if OTHER in session else None
    except CodeError:
        return None
    told = session.get(SENT_COUNT, "")
    copy = LocalReplica(
        game,
        person,
        int(told) if told.isdecimal() and len(told) <= 5 else NOTHING_SENT,
        other if other is not None and other.terms == game.terms else None,
        parse_connection(session.get(CONNECTION_INFO, "")),
    )
    copy.is_new = copy.is_new or UNHEARD in session
    copy.is_ended_for_both = ENDED in session and game.is_over
    copy.prepared = parse_conditional_moves(session.get(PREPARED, ""), game, person)
    return copy


def without_replica(session: dict[str, str]) -> dict[str, str]:
    """Return a session without what belongs to a shared game."""
    return {key: value for key, value in session.items() if key not in KEYS}
