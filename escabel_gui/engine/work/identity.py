"""Fingerprint of version and rules: tasks are run only by processes that have the same."""

import hashlib
from functools import cache
from typing import Final

from librt.random import Random

from escabel_gui import __version__
from escabel_gui.rules.catalogue import CATALOGUE, make_rules
from escabel_gui.rules.state import NOBODY

MAX_PLIES: Final = 60  # plies of the games that are compared


@cache
def identity() -> str:
    """Return the version, and a digest of what the rules say of a random game of each ruleset."""
    digest = hashlib.sha256()
    for ruleset in CATALOGUE:
        rules = make_rules(ruleset.name, None)
        state = rules.start()
        random = Random(1)
        while rules.winner(state) == NOBODY and state.ply < MAX_PLIES:
            moves = rules.legal_move_list(state)
            digest.update(" ".join(map(rules.format_move, moves)).encode())
            rules.play(state, moves[random.randrange(len(moves))])
        digest.update(f"{ruleset.name} {rules.winner(state)} {rules.score(state)};".encode())
    return f"{__version__} {digest.hexdigest()[:16]}"
