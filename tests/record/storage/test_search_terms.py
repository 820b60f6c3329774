"""A library is searched by what its list shows."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escabel_gui.record.names import parse_bot_level
from escabel_gui.record.storage.query import Query, format_condition
from escabel_gui.record.storage.search_terms import Facet, Term, Values, fold, has_term, parse_terms
from escabel_gui.rules.boards import format_size
from escabel_gui.rules.catalogue import CATALOGUE
from tests.record.indexed import OpenIndex

GAMES = {
    "first": "(;GM[101]SZ[5]PB[Ada]PW[Escabel bot 1]RE[B+];B[b2]C[On level 12 one sees it.])",
    "second": "(;GM[101]SZ[15]PB[Escabel bot 2]PW[Escabel bot 2]DT[2021-01-11];B[b2])",
    "third": "(;GM[101]SZ[5]PB[Escabel fan]PW[Bo]DT[2011-01-02]RE[W+R];B[b2])",
    "fourth": "(;GM[103]RU[quabble]SZ[5]PW[Ada];B[a1])",
    "fifth": "(;GM[103]RU[fast-quabble]SZ[5]PW[Ada];B[a1])",
}


def show(facet: Facet, values: Values) -> str:
    """Return texts as a German list might show them."""
    match facet:
        case Facet.GAME:
            return f"{values[0]}, {format_size(values[1])}"
        case Facet.PLAYERS:
            return " ".join(
                f"Bot, Stufe {parse_bot_level(name)}" if parse_bot_level(name) else name for name in values[:2]
            )
        case Facet.RESULT:
            return {"B+": "Schwarz gewinnt", "W+R": "Weiß gewinnt (aufgegeben)"}.get(values[0], "Unbeendet")
        case Facet.DATE:
            return ".".join(reversed(values[0].split("-")))
    return "kommentiert" if values[0] else ""


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("schwarz gewinnt", ["first"]),
        ("weiss GEWINNT", ["third"]),
        ("unbeendet", ["fifth", "fourth", "second"]),
        ("stufe 1", ["first"]),
        ("Stufe 2", ["second"]),
        ("stufe 3", []),
        ("bot", ["first", "second"]),
        ("02.01.2011", ["third"]),
        ("11.01.", ["second"]),
        ("5x5 ada", ["fifth", "first", "fourth"]),
        ("5 × 5 ada", ["fifth", "first", "fourth"]),
        ("5x5 bot", ["first"]),
        ("escabel", ["first", "second", "third"]),
        ("escabel fan", ["third"]),
        ("quabble", ["fourth"]),
        ("Fast Quabble", ["fifth"]),
        ("quab", ["fifth", "fourth"]),
        ("fast ada", ["fifth"]),
        ("12 sees", ["first"]),
        ("1 sees", ["first"]),
        ("2 sees", []),
    ],
)
def test_games_are_found_by_what_a_list_shows(open_index: OpenIndex, games: Path, text: str, found: list[str]) -> None:
    for file in games.iterdir():
        file.unlink()
    for name, sgf in GAMES.items():
        (games / f"{name}.sgf").write_text(sgf, "utf-8")
    index = open_index()
    index.refresh()
    result = index.search(Query(text, shown=show))
    assert sorted(game.file.removesuffix(".sgf") for game in result) == found


@pytest.mark.parametrize("text", ["ada " * 2000, "ad\ud800a", "b" * 100_000])
def test_whatever_is_pasted_leaves_the_index_as_it_is(open_index: OpenIndex, text: str) -> None:
    index = open_index()
    index.refresh()
    everything = index.search(Query())
    index.search(Query(text))
    assert not index.is_in_memory
    assert index.search(Query()) == everything != []


def test_spaces_that_keep_words_together_are_found_as_usual_ones() -> None:
    assert has_term(fold("3:59 PM"))(fold("today, 3:59\u00a0PM"))


def test_each_title_is_one_term_of_its_own_game() -> None:
    for ruleset in CATALOGUE:
        assert parse_terms(f"ada {ruleset.title.upper()}", []) == [Term("ada"), Term("", ruleset.name)]


@given(st.text(max_size=60))
def test_every_query_is_understood(text: str) -> None:
    terms = parse_terms(text, [])
    assert all(term.text.strip() or term.ruleset for term in terms)
    assert all(has_term(term.text)(fold(text)) for term in terms if term.text and term.text in text.casefold())


def test_any_number_of_names_is_one_value_of_a_statement() -> None:
    names: dict[Values, str] = {(f"Ada {number}", "Bo", 0): f"ada {number} bo" for number in range(40_000)}
    names["Cleo", "Dan", 0] = "cleo dan"
    _, values = format_condition(Query("ada"), {Facet.PLAYERS: names})
    assert len(values) < 5
    condition, values = format_condition(Query("a"), {Facet.PLAYERS: names})
    assert condition.endswith("TRUE")
    assert len(values) == 1
