"""Messages for a friend elsewhere: sentences that a person understands, and below them the code."""

from escabel_gui.link.local_replica import LocalReplica
from escabel_gui.link.shared_game import ActKind
from escabel_gui.record.tree import ChildNode, GameTree
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.state import BLACK, WHITE
from escabel_gui.shipped import site
from escabel_gui.view.language import tr
from escabel_gui.view.look.heading import board_title, numbered_move
from escabel_gui.view.look.texts import color_name, result_text


def message_text(tree: GameTree, copy: LocalReplica) -> str:
    """Return the message that tells the friend how a game stands; `tree` has it as its main line."""
    is_invitation = copy.is_new and not copy.game.is_over
    told = _invitation(tree, copy) if is_invitation else [_news(tree, copy)]
    told.append(tr("Copy all of this message, open the program Escabel, and press Ctrl+V."))
    return "\n".join([*told, "", copy.code, ""])


def network_invitation_text(tree: GameTree, name: str, invitation: str) -> str:
    """Return the message that invites a friend to connect; `name` is who invites, or empty."""
    return "\n".join([
        _inviting(tree, name),
        *_where_to_get_it(),
        tr("It is played over the network. Copy all of this message, open the program Escabel, and press Ctrl+V."),
        "",
        invitation,
        "",
    ])  # fmt: skip


def _invitation(tree: GameTree, copy: LocalReplica) -> list[str]:
    game = copy.game
    if game.color_of(copy.friend) == BLACK:
        seat = tr("You play Black and make the first move.")
    elif game.line:
        seat = tr("You play White. I have begun with {0}.").format(game.rules.format_move(game.line[0]))
    else:
        seat = tr("You play White. I make the first move.")
    return [_inviting(tree, game.terms.names[copy.person]), seat, *_where_to_get_it()]


def _inviting(tree: GameTree, name: str) -> str:
    if name:
        return tr("{0} invites you to a game: {1}.").format(name, board_title(tree.rules))
    return tr("I invite you to a game: {0}.").format(board_title(tree.rules))


def _where_to_get_it() -> list[str]:
    """Return a sentence that says where to get the program; empty where this build does not know it."""
    return [tr("The program for it is free: {0}").format(site())] if site() else []


def _news(tree: GameTree, copy: LocalReplica) -> str:
    """Return in one or two sentences what the person here has done."""
    game = copy.game
    about = ruleset_of(tree.rules.wire_name).title
    last = tree.last_node()
    if isinstance(last, ChildNode):
        #: a game and its latest move: Escabel (after 12. d4)
        about = tr("{0} (after {1})").format(about, numbered_move(tree, last))
    latest = game.acts[-1] if game.acts and game.acts[-1].person == copy.person else None
    kind = None if latest is None else latest.kind
    if game.result is not None:
        over = tr("Our game of {0} is over.").format(about)
        return f"{over} {result_text(game.result, color_name(BLACK), color_name(WHITE))}"
    if kind is ActKind.ASK:
        return tr("May I take back my move in our game of {0}?").format(about)
    if kind is ActKind.ALLOW:
        return tr("You may take back your move in our game of {0}.").format(about)
    if kind is ActKind.REFUSE:
        return tr("Please let your move stand in our game of {0}.").format(about)
    if game.to_move == copy.friend:
        return tr("Your move in our game of {0}.").format(about)
    return tr("This is how our game of {0} stands.").format(about)
