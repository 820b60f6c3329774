"""Weights of pattern policies, read from shipped files."""

import json
import logging
from pathlib import Path
from typing import Final

from escabel_gui.engine.heuristics.evaluator import Evaluator
from escabel_gui.engine.heuristics.move_patterns import PatternPolicy
from escabel_gui.engine.heuristics.registry import find_heuristics, make_patterns
from escabel_gui.rules.catalogue import ruleset_of
from escabel_gui.rules.contract import Rules
from escabel_gui.shipped import resources

LOG: Final = logging.getLogger(__name__)

Table = dict[str, dict[str, int]]  # weights by feature group and place in it

known_tables: Final[dict[str, Table | None]] = {}  # by file; None where nothing could be read


def learned_patterns(rules: Rules, evaluator: Evaluator) -> PatternPolicy | None:
    """Return the pattern policy of a game, the same for all options and sizes; None if it has no weights."""
    path = resources() / "patterns" / f"{ruleset_of(rules.wire_name).name}.json"
    if find_heuristics(rules).patterns is PatternPolicy and not path.exists():
        return None  # nothing was learned of it
    return read_patterns(path, rules, evaluator)


def read_patterns(path: Path, rules: Rules, evaluator: Evaluator) -> PatternPolicy | None:
    """Return the pattern policy with a file's weights; None, and a line in the log, if they cannot be used."""
    table = read_table(path)
    if table is None:
        return None
    patterns = make_patterns(rules, evaluator)
    try:
        patterns.set_weights(table)
    except (ValueError, TypeError, AttributeError) as error:
        LOG.warning("%s cannot be used, so the search does without patterns: %s", path, error)
        known_tables[str(path)] = None
        return None
    return patterns


def read_table(path: Path) -> Table | None:
    """Return the weights in a file, which is read once; None, and a line in the log, if it has none."""
    name = str(path)
    if name not in known_tables:
        known_tables[name] = None
        try:
            table = json.loads(path.read_text(encoding="utf-8"))["weights"]
            if not isinstance(table, dict):
                raise ValueError("the weights are no object")
            known_tables[name] = table
        except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
            LOG.warning("%s cannot be read, so the search does without patterns: %s", path, error)
    return known_tables[name]
