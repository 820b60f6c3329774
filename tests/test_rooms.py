"""Who may know what, beyond what import-linter can see."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from escabel_gui.engine.thinking import levels
from escabel_gui.record import names

PACKAGE = Path(__file__).parents[1] / "escabel_gui"
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if path.stem not in ("__init__", "__main__"))
BELOW_THE_VIEW = sorted(path for path in PACKAGE.rglob("*.py") if PACKAGE / "view" not in path.parents)


def imports_of(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            is_package = node.module == "PySide6"  # of which modules are imported, too
            yield from (f"PySide6.{alias.name}" for alias in node.names) if is_package else [node.module or ""]


@pytest.mark.parametrize("path", BELOW_THE_VIEW, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_widgets_are_only_in_the_view(path: Path) -> None:
    qt = {name for name in imports_of(path) if name.startswith("PySide6")}
    if path == PACKAGE / "qt_libraries.py":  # which finds out whether there can be any widgets at all
        qt.remove("PySide6.QtWidgets")
    if PACKAGE / "model" / "friends" in path.parents or path == PACKAGE / "model" / "application" / "updates.py":
        qt -= {"PySide6.QtNetwork"}
    if path == PACKAGE / "self_test.py":  # which tries all that is installed
        return
    assert qt <= {"PySide6.QtCore"}


def test_all_know_the_levels_that_the_engine_has() -> None:
    """Compare two lists: window and engine share nothing but GTP text, so that each has its own."""
    assert list(names.LEVELS) == [level.number for level in levels.LEVELS]


ANALYSES = {f"escabel_gui.model.analysis.{name}" for name in ("analysis", "review_run", "retry", "hint")}


def test_who_has_the_analyst_is_not_settled_in_the_view() -> None:
    assert [path.name for path in (PACKAGE / "view").rglob("*.py") if len(ANALYSES & set(imports_of(path))) > 1] == []


# ---- one name, one thing -------------------------------------------------------------------------------------


def twice(named: Iterator[tuple[str, Path]]) -> dict[str, list[str]]:
    """Return the names that classes of more than one module have, with the modules."""
    places: defaultdict[str, list[str]] = defaultdict(list)
    for name, path in named:
        places[name].append(str(path.relative_to(PACKAGE)))
    return {name: paths for name, paths in places.items() if len(paths) > 1}


def classes() -> Iterator[tuple[str, Path]]:
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield node.name, path


def test_no_class_name_stands_twice() -> None:
    assert twice(classes()) == {}
