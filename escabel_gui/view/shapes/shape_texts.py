"""Names of shapes, and what is proven about them, in sentences."""

from PySide6.QtCore import QCoreApplication

from escabel_gui.record.shapes.claim import EDGES, ClaimGoal, ShapeClaim
from escabel_gui.record.shapes.shape import Shape
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.contract import Rules
from escabel_gui.rules.message import shipped_name
from escabel_gui.rules.state import opponent
from escabel_gui.view.language import tr, translate
from escabel_gui.view.look.texts import color_name


def shape_title(shape: Shape) -> str:
    """Return the name of a shape.

    `packaging/make/texts_elsewhere.py` lists all names and texts for translators.
    """
    return translate(shipped_name(shape.title))


def shape_text(shape: Shape) -> str:
    return QCoreApplication.translate("Shapes", shape.text)


def claim_sentence(claim: ShapeClaim) -> str:
    """Return what a claim says of who reaches what, with who moves first."""
    said = _goal_sentence(claim)
    if claim.goal is ClaimGoal.ALLOWED:
        return said
    told = [said, tr("{0} moves first.").format(color_name(claim.turn))]
    if claim.only:
        told.append(tr("Only {0} does it.").format(claim.only))
    return " ".join(told)


def proof_sentence(claim: ShapeClaim, rules: Rules) -> str:
    """Return where and of how many positions a claim is proven."""
    said = [_scope_sentence(claim, rules)]
    others = claim.position_count - 1
    if others and ruleset_of(rules.wire_name).has_steps:
        said.append(tr("The same is proven of %n position(s) with other stacks.", None, others))
    elif others:
        said.append(tr("The same is proven of %n position(s) with other stones.", None, others))
    return " ".join(said)


def _goal_sentence(claim: ShapeClaim) -> str:
    mine, theirs = color_name(claim.color), color_name(int(opponent(claim.color)))
    what = ", ".join(_place_name(word) for word in claim.words)
    match claim.goal, claim.holds:
        case ClaimGoal.JOIN, True:
            return tr("{0} has these in one chain in the end, whatever {1} does: {2}.").format(mine, theirs, what)
        case ClaimGoal.JOIN, False:
            return tr("{1} can keep {0} from having these in one chain: {2}.").format(mine, theirs, what)
        case ClaimGoal.KEEP, True:
            return tr("In the end {0} has {2}, whatever {1} does.").format(mine, theirs, what)
        case ClaimGoal.KEEP, False:
            return tr("{1} can see to it that {0} does not have {2}.").format(mine, theirs, what)
        case ClaimGoal.AWAKE, True:
            return tr("In the end {2} counts for {0}, whatever {1} does.").format(mine, theirs, what)
        case ClaimGoal.AWAKE, False:
            return tr("{1} can see to it that {2} does not count for {0}.").format(mine, theirs, what)
        case ClaimGoal.ALLOWED, True:
            return tr("{0} may play {1}.").format(color_name(claim.turn), claim.words[0])
        case ClaimGoal.ALLOWED, False:
            return tr("{0} may not play {1}.").format(color_name(claim.turn), claim.words[0])
        case _:
            return _win_sentence(claim, mine, theirs)


def _win_sentence(claim: ShapeClaim, mine: str, theirs: str) -> str:
    turns = int(claim.words[0])
    if turns == 0:
        return tr("{0} wins, whatever {1} does.").format(*((mine, theirs) if claim.holds else (theirs, mine)))
    if claim.holds:
        return tr("{0} wins in %n turn(s), whatever {1} does.", None, turns).format(mine, theirs)
    return tr("{0} cannot win in %n turn(s) against the best answers.", None, turns).format(mine)


def _scope_sentence(claim: ShapeClaim, rules: Rules) -> str:
    if claim.goal is ClaimGoal.ALLOWED:
        return tr("This follows from the rules.")
    if not claim.is_local:
        return tr("Proven on this board by trying all moves.")
    if not claim.area:
        return tr("Proven on this board by trying all moves; either side may also pass.")
    if ruleset_of(rules.wire_name).has_steps:
        return tr(
            "Proven by trying all moves on the points of these stacks and circles, whatever stands around them, as "
            "long as nobody climbs across their border; both may also move elsewhere."
        )
    return tr(
        "Proven by trying all moves on the places of these stones and circles, whatever stands around them; both may "
        "also move elsewhere."
    )


def _place_name(word: str) -> str:
    names = {
        "bottom": tr("the bottom edge"),
        "top": tr("the top edge"),
        "left": tr("the left edge"),
        "right": tr("the right edge"),
    }
    return names[word] if word in EDGES else word
