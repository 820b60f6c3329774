"""Rules for a thread: each has its own, as they keep scratch space."""

from escabel_gui.rules.catalogue import make_rules
from escabel_gui.rules.contract import Rules


def own_rules(rules: Rules) -> Rules:
    """Return the same rules for the thread that asks, while another one uses these."""
    return make_rules(rules.wire_name, rules.size)
