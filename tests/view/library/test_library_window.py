"""The library's window: games are seen, found, opened and tidied, by mouse and by keyboard."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAction, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QInputDialog, QLineEdit
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from escabel_gui.model.table.table import Table
from escabel_gui.record.result import parse_result
from escabel_gui.record.storage.query import Condition, Query
from escabel_gui.view.library.library_list import DATE, GAME, PLIES, RESULT
from escabel_gui.view.library.library_window import LibraryWindow
from escabel_gui.view.library.sort_menu import SortMenu
from escabel_gui.view.look.texts import result_label
from escabel_gui.view.widgets.action_button import ActionButton
from tests.model.seating import moves_to
from tests.view.hands import Person
from tests.view.library_hands import choose, click_row, dialog_of, offered, press, said, shown

# ---- seeing


def test_an_empty_library_says_what_to_do(open_window: Callable[[], LibraryWindow]) -> None:
    window = open_window()
    assert window.pages.currentWidget() is window.empty
    assert window.empty.label.text().startswith("No games yet.")
    assert window.empty.button.defaultAction() is window.acts.import_games
    assert not window.acts.open.isEnabled()
    assert not window.acts.delete.isEnabled()


def test_a_row_says_what_there_is_to_know(window: LibraryWindow) -> None:
    model = window.list.games
    assert shown(window) == ["new", "middle", "old"]
    rows = [[model.index(row, column).data() for column in range(DATE)] for row in range(3)]
    assert rows == [
        ["Abande", "Ada", "White", "Unfinished", "4"],
        ["Escabel, 5\u00a0×\u00a05", "Carla", "Dmitri", "Unfinished", "3"],
        ["Escabel, 5\u00a0×\u00a05", "Ada", "Bo", "Black wins (resigned)", "2"],
    ]
    assert [model.details(game) for game in model.games][2] == "First try"
    assert model.details(model.games[1]) != "", "what it is played with"
    assert window.messages.detail.text() == "Games: 3"


def test_a_row_is_a_sentence_for_those_who_hear_it(window: LibraryWindow) -> None:
    sentence = window.list.games.index(2, GAME).data(Qt.ItemDataRole.AccessibleTextRole)
    assert sentence.startswith("Escabel, 5\u00a0×\u00a05, First try, Ada against Bo, Black wins (resigned), 2 moves, ")


def test_the_names_of_games_have_room_in_a_language_that_comes_later(window: LibraryWindow) -> None:
    games, longer = window.query_bar.rulesets, "All of the many games that there are"
    games.setItemText(0, longer)
    window.resize(1400, 600)
    QApplication.processEvents()
    assert games.width() > games.fontMetrics().horizontalAdvance(longer)


def test_every_part_has_a_name_for_those_who_hear_it(window: LibraryWindow) -> None:
    for part in (
        window.list,
        window.search,
        window.query_bar.rulesets,
        window.query_bar.conditions,
        window.import_button,
    ):
        interface = QAccessible.queryAccessibleInterface(part)
        assert interface.text(QAccessible.Text.Name) != ""


@pytest.mark.parametrize(
    ("result", "label"),
    [
        *(("", "Unfinished"), ("0", "Tie"), ("Draw", "Tie"), ("B+", "Black wins"), ("W+12", "White wins by 12")),
        *(("W+R", "White wins (resigned)"), ("B+T", "Black wins (time)"), ("W+F", "White wins (forfeit)")),
    ],
)
def test_results_are_told_in_few_words(qapp: object, result: str, label: str) -> None:
    assert result_label(parse_result(result)) == label


def test_pictures_come_after_the_list(qtbot: QtBot, window: LibraryWindow) -> None:
    games = window.list.games.games
    qtbot.waitUntil(lambda: all(window.list.thumbnails.picture(game) is not None for game in games))
    first, second = (window.list.thumbnails.picture(game) for game in games[:2])
    assert first is not None
    assert second is not None
    assert first.size() == second.size()
    assert first.toImage() != second.toImage()


def test_pictures_follow_the_theme(qtbot: QtBot, window: LibraryWindow) -> None:
    (game, *_) = window.list.games.games
    seen: list[QImage | None] = [None]

    def picture() -> QImage | None:
        found = window.list.thumbnails.picture(game)
        return None if found is None else found.toImage()

    for theme in ("maple", "night"):
        window.settings.theme = theme
        qtbot.waitUntil(lambda: picture() not in seen)
        seen.append(picture())


# ---- finding


def test_typing_finds_games(qtbot: QtBot, window: LibraryWindow) -> None:
    press(window, "Ctrl+F")
    QTest.keyClicks(window.search, "strong chain")
    qtbot.waitUntil(lambda: shown(window) == ["old"])
    assert window.messages.detail.text() == "Games: 1 of 3"


def test_typing_in_the_list_finds_games_too(qtbot: QtBot, window: LibraryWindow) -> None:
    window.list.setFocus()
    QTest.keyClicks(window.list, " s")
    assert window.search.hasFocus()
    QTest.keyClicks(window.search, "trong")
    qtbot.waitUntil(lambda: shown(window) == ["old"])


def test_what_is_not_there_is_told_and_escape_shows_all_again(qtbot: QtBot, window: LibraryWindow) -> None:
    window.search.setText("zebra")
    choose(window, Condition.UNFINISHED)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.empty)
    assert window.empty.label.text() == "No game matches."
    window.search.setFocus()
    press(window, "Escape")
    assert window.search.text() == ""
    press(window, "Escape")
    assert window.query_bar.conditions.currentData() is Condition.ANY
    qtbot.waitUntil(lambda: len(shown(window)) == 3)
    press(window, "Escape")
    assert not window.isVisible()


def test_games_of_one_kind_are_shown(qtbot: QtBot, window: LibraryWindow) -> None:
    window.query_bar.rulesets.setCurrentIndex(window.query_bar.rulesets.findData("escabel"))
    qtbot.waitUntil(lambda: shown(window) == ["middle", "old"])
    choose(window, Condition.UNFINISHED)
    qtbot.waitUntil(lambda: shown(window) == ["middle"])


def test_a_click_on_a_column_sorts(qtbot: QtBot, window: LibraryWindow) -> None:
    window.resize(1000, 600)
    header = window.list.horizontalHeader()

    def click(column: int) -> None:
        place = QPoint(header.sectionViewportPosition(column) + 10, header.height() // 2)
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)

    click(PLIES)
    qtbot.waitUntil(lambda: shown(window) == ["old", "middle", "new"])
    click(RESULT)
    qtbot.waitUntil(lambda: shown(window) == ["new", "middle", "old"])


@pytest.mark.parametrize("width", [520, 1300])
def test_the_title_of_the_column_that_sorts_has_an_arrow_which_is_seen(window: LibraryWindow, width: int) -> None:
    window.resize(width, 600)
    QApplication.processEvents()
    games, header = window.list.games, window.list.horizontalHeader()
    assert header.viewport().width() == window.list.viewport().width(), "titles stand over their columns"
    for column in range(DATE + 1):
        for order, arrow in ((Qt.SortOrder.AscendingOrder, "↑"), (Qt.SortOrder.DescendingOrder, "↓")):
            header.setSortIndicator(column, order)
            titles = [str(games.headerData(other, Qt.Orientation.Horizontal)) for other in range(DATE + 1)]
            assert [title[-1] in "↑↓" for title in titles].count(True) == 1
            assert titles[column] == f"{games.column_title(column)}\N{NO-BREAK SPACE}{arrow}"
            room = header.sectionSize(column) - 12  # the padding
            assert header.isSectionHidden(column) or header.fontMetrics().horizontalAdvance(titles[column]) <= room


def test_a_menu_sorts_without_a_mouse(qtbot: QtBot, window: LibraryWindow) -> None:
    (menu,) = window.list.findChildren(SortMenu)
    assert menu.menuAction() in window.list.actions()
    plies = next(action for action in menu.actions() if action.text() == "Moves")
    plies.trigger()
    qtbot.waitUntil(lambda: shown(window) == ["old", "middle", "new"])
    plies.trigger()
    qtbot.waitUntil(lambda: shown(window) == ["new", "middle", "old"])
    menu.aboutToShow.emit()
    assert plies.isChecked()


def test_what_is_selected_stays_selected(qtbot: QtBot, window: LibraryWindow) -> None:
    assert window.list.selected_files() == ["new.sgf"]
    click_row(window, 1)
    click_row(window, 2, Qt.KeyboardModifier.ControlModifier)
    assert window.messages.detail.text() == "Games: 3 · Selected: 2"
    window.list.horizontalHeader().setSortIndicator(PLIES, Qt.SortOrder.AscendingOrder)
    qtbot.waitUntil(lambda: shown(window) == ["old", "middle", "new"])
    assert window.list.selected_files() == ["old.sgf", "middle.sgf"]


def test_all_stay_selected(qtbot: QtBot, window: LibraryWindow) -> None:
    window.list.setFocus()
    press(window, "Ctrl+A")
    window.list.horizontalHeader().setSortIndicator(PLIES, Qt.SortOrder.AscendingOrder)
    qtbot.waitUntil(lambda: shown(window) == ["old", "middle", "new"])
    assert len(window.list.selected_files()) == 3


def test_the_arrow_keys_lead_from_the_search_into_the_list(window: LibraryWindow) -> None:
    press(window, "Ctrl+F")
    assert window.search.hasFocus()
    press(window, "Down")
    assert window.list.hasFocus()
    press(window, "Down")
    assert window.list.selected_files() == ["middle.sgf"]


# ---- opening


def test_a_double_click_opens_a_game(qtbot: QtBot, window: LibraryWindow, table: Table) -> None:
    place = click_row(window, 1)
    with qtbot.waitSignal(window.library.opened):
        QTest.mouseDClick(window.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert moves_to(table) == "b2 c3 d4"


def test_the_game_that_is_selected_is_opened_wherever_the_keyboard_is(
    qtbot: QtBot, window: LibraryWindow, table: Table
) -> None:
    click_row(window, 1)
    click_row(window, 2, Qt.KeyboardModifier.ControlModifier)
    click_row(window, 2, Qt.KeyboardModifier.ControlModifier)
    assert window.list.selected_files() == ["middle.sgf"]
    with qtbot.waitSignal(window.library.opened):
        window.acts.open.trigger()
    assert moves_to(table) == "b2 c3 d4"


def test_enter_opens_what_was_searched_for(qtbot: QtBot, window: LibraryWindow, table: Table) -> None:
    press(window, "Ctrl+F")
    QTest.keyClicks(window.search, "chain")
    qtbot.waitUntil(lambda: shown(window) == ["old"])
    with qtbot.waitSignal(window.library.opened):
        press(window, "Return")
    assert moves_to(table) == "b2 c3"


def test_the_main_window_opens_the_library_and_gets_its_games(qtbot: QtBot, person: Person) -> None:
    person.play("c3 c4")
    left = person.table.path
    assert left is not None
    person.window.table.play_again()
    person.press("Ctrl+L")
    window = next(window for window in QApplication.topLevelWidgets() if isinstance(window, LibraryWindow))
    qtbot.waitUntil(lambda: shown(window) == [left.stem])
    with qtbot.waitSignal(window.library.opened):
        window.acts.open.trigger()
    assert person.moves == "c3 c4"
    person.window.close()
    qtbot.waitUntil(lambda: not isValid(window) or not window.isVisible())


# ---- tidying


def test_a_game_is_renamed(qtbot: QtBot, window: LibraryWindow) -> None:
    click_row(window, 2)
    press(window, "F2")
    dialog = dialog_of(window, QInputDialog)
    assert isinstance(dialog, QInputDialog)
    assert dialog.textValue() == "First try"
    field = dialog.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    field.setText("Second try")
    dialog.accept()
    qtbot.waitUntil(lambda: "Second try" in [game.name for game in window.list.games.games])
    assert window.list.selected_files() == ["old.sgf"]


def test_a_name_that_is_left_as_it_is_writes_nothing(window: LibraryWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    renamed: list[str] = []
    monkeypatch.setattr(window.library, "rename", lambda file, name: renamed.append(name))
    click_row(window, 2)
    press(window, "F2")
    dialog = dialog_of(window, QInputDialog)
    assert isinstance(dialog, QInputDialog)
    dialog.accept()
    assert renamed == []


def test_a_game_is_duplicated(qtbot: QtBot, window: LibraryWindow) -> None:
    click_row(window, 2)
    press(window, "Ctrl+D")
    qtbot.waitUntil(lambda: len(shown(window)) == 4)
    assert sorted(game.name for game in window.list.games.games) == ["", "", "First try", "First try (copy)"]


def test_games_that_are_there_twice_are_found(qtbot: QtBot, window: LibraryWindow) -> None:
    click_row(window, 1)
    press(window, "Ctrl+D")
    qtbot.waitUntil(lambda: len(shown(window)) == 4)
    choose(window, Condition.DUPLICATE)
    qtbot.waitUntil(lambda: len(shown(window)) == 2)


def test_games_are_merged(qtbot: QtBot, window: LibraryWindow, folder: Path) -> None:
    other = "(;GM[101]SZ[5]PB[Eve]PW[Fay]DT[2026-01-04];B[b2]C[Why not?](;W[d4];B[a1])(;W[e5]))"
    (folder / "other.sgf").write_text(other, "utf-8")
    window.library.refresh()
    qtbot.waitUntil(lambda: shown(window) == ["other", "new", "middle", "old"])
    click_row(window, 0)
    assert not window.acts.merge.isEnabled()
    click_row(window, 3, Qt.KeyboardModifier.ControlModifier)
    press(window, "Ctrl+M")
    said(qtbot, window, "Merged, with 1 more variation.")
    qtbot.waitUntil(lambda: len(shown(window)) == 5)
    (merged,) = set(shown(window)) - {"other", "new", "middle", "old"}
    assert "(;W[d4];B[a1])(;W[e5])(;W[c3])" in (folder / f"{merged}.sgf").read_text("utf-8").replace("\n", "")
    assert (folder / "other.sgf").read_text("utf-8") == other


def test_games_that_begin_differently_are_not_merged(qtbot: QtBot, window: LibraryWindow) -> None:
    window.list.selectAll()
    press(window, "Ctrl+M")
    said(qtbot, window, "These games do not begin with the same position.")
    assert len(shown(window)) == 3


def test_a_button_in_the_middle_shows_all_games_again(qtbot: QtBot, window: LibraryWindow) -> None:
    window.search.setText("zebra")
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.empty)
    assert window.empty.button.actions() == [window.acts.show_all]
    QTest.mouseClick(window.empty.button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(shown(window)) == 3)
    assert window.search.text() == ""


def test_after_deleting_the_game_beside_it_is_selected(qtbot: QtBot, window: LibraryWindow) -> None:
    click_row(window, 1)
    press(window, "Del")
    qtbot.waitUntil(lambda: shown(window) == ["new", "old"])
    assert window.list.selected_files() == ["old.sgf"]
    press(window, "Del")
    qtbot.waitUntil(lambda: shown(window) == ["new"])
    assert window.list.selected_files() == ["new.sgf"]


def test_the_window_has_the_icon_of_the_program(window: LibraryWindow) -> None:
    assert not window.windowIcon().isNull()


def test_deleting_is_undone(qtbot: QtBot, window: LibraryWindow) -> None:
    click_row(window, 1)
    click_row(window, 2, Qt.KeyboardModifier.ControlModifier)
    press(window, "Del")
    qtbot.waitUntil(lambda: shown(window) == ["new"])
    said(qtbot, window, "2 games moved to the trash.")
    assert offered(window) == ["Undo delete"]
    press(window, "Ctrl+Z")
    qtbot.waitUntil(lambda: shown(window) == ["new", "middle", "old"])
    said(qtbot, window, "2 games restored.")
    assert offered(window) == []


def test_undoing_a_deletion_is_offered_beside_what_is_said_of_it_alone(
    qtbot: QtBot, window: LibraryWindow, tmp_path: Path
) -> None:
    press(window, "Del")
    said(qtbot, window, "1 game moved to the trash.")
    assert offered(window) == ["Undo delete"]
    window.library.export("old.sgf", tmp_path / "copy.sgf")
    said(qtbot, window, "The game is in")
    assert offered(window) == []
    press(window, "Ctrl+Z")
    said(qtbot, window, "1 game restored.")


def test_deleting_is_undone_from_the_search_field_unless_something_was_written_there(
    qtbot: QtBot, window: LibraryWindow
) -> None:
    press(window, "Del")
    qtbot.waitUntil(lambda: shown(window) == ["middle", "old"])
    press(window, "Ctrl+F")
    QTest.keyClicks(window.search, "x")
    press(window, "Ctrl+Z")
    assert window.search.text() == ""
    press(window, "Ctrl+Z")
    qtbot.waitUntil(lambda: shown(window) == ["new", "middle", "old"])


def test_what_needs_one_game_is_not_offered_for_two(window: LibraryWindow) -> None:
    press(window, "Ctrl+A")
    acts = window.acts
    enabled = [
        action for action in (acts.open, acts.rename, acts.duplicate, acts.export, acts.delete) if action.isEnabled()
    ]
    assert enabled == [acts.export, acts.delete]


# ---- the keyboard at buttons


def shown_button(window: LibraryWindow, action: QAction) -> QAbstractButton:
    """Return the button of an action that can be seen, with the keyboard."""
    button = next(
        button for button in window.findChildren(ActionButton) if button.isVisible() and action in button.actions()
    )
    button.setFocus(Qt.FocusReason.TabFocusReason)
    return button


def test_enter_presses_the_button_that_has_the_keyboard(
    qtbot: QtBot, window: LibraryWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(window.library, "open", lambda file, _query: opened.append(file))
    shown_button(window, window.acts.duplicate)
    press(window, "Return")
    qtbot.waitUntil(lambda: len(shown(window)) == 4)
    assert opened == []


def test_no_other_button_gets_the_keyboard_of_one_that_goes(qtbot: QtBot, window: LibraryWindow) -> None:
    press(window, "Ctrl+A")
    shown_button(window, window.acts.delete)
    press(window, "Return")
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.empty)
    assert window.search.hasFocus()
    qtbot.waitUntil(lambda: offered(window) == ["Undo delete"])
    window.messages.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    press(window, "Return")
    qtbot.waitUntil(lambda: len(shown(window)) == 3)
    assert window.focusWidget() in (window.list, window.search)
    window.list_games(Query(among=frozenset(["old.sgf"])), "won")
    window.query_bar.only_reported.setFocus(Qt.FocusReason.TabFocusReason)
    press(window, "Space")
    assert window.list.hasFocus()


def test_the_buttons_give_up_their_words_where_fewer_than_three_games_are_in_sight(
    qtbot: QtBot, window: LibraryWindow
) -> None:
    words, icons = Qt.ToolButtonStyle.ToolButtonTextBesideIcon, Qt.ToolButtonStyle.ToolButtonIconOnly

    def has_style(style: Qt.ToolButtonStyle) -> bool:
        return {button.toolButtonStyle() for button in window._buttons} == {style}

    for height, style in ((900, words), (400, icons), (900, words)):
        window.resize(900, height)
        qtbot.waitUntil(lambda style=style: has_style(style))  # type: ignore[misc]
    row = window.list.rowHeight(0)
    while has_style(words):
        assert window.list.viewport().height() >= 3 * row
        window.resize(900, window.height() - 10)
        QApplication.processEvents()
    window.resize(900, window.height() + 10)
    window.messages.say("What takes many lines. " * 20)
    QApplication.processEvents()
    assert has_style(words), "what is said goes again"
