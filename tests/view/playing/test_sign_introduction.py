"""Signs on the board that are explained where they appear for the first time."""

from __future__ import annotations

from hands import Person, SitDown

JOINED = "A thin bar: these stacks are connected, and nothing stands between."


def test_a_sign_is_explained_where_it_first_appears_and_never_again(sit_down: SitDown) -> None:
    person = sit_down()
    person.play("c3 a1")
    assert person.about_point != JOINED
    person.play("c4")
    assert JOINED in person.about_point
    person.play("a2")
    assert person.about_point == ""
    person.table.begin(person.table.setup)
    person.play("c3 a1 c4")
    assert person.about_point == ""
    other = sit_down()
    other.play("c3 a1 c4")
    assert other.about_point == ""


def test_an_empty_point_leaves_the_explanation_where_it_is(person: Person) -> None:
    person.play("c3 a1 c4")
    person.hover("e1")
    assert person.about_point == JOINED
    person.hover("c3")
    assert person.about_point == "c3, Black"


def test_the_end_is_not_disturbed(person: Person) -> None:
    person.play("b1 a2 b2 a3 b3 a4 b4 a5 b5 d1")
    assert person.about_point == "The chain runs from top to bottom."
