"""What a hand can do to the program, one small function each, and how often it does so.

A deed says by `hand.note` what exactly it is about to do, and then does it as a person would, by events. One that
finds nothing to act on does nothing.
"""

from collections.abc import Callable

from tests.monkey.anywhere import (
    act,
    answer_dialog,
    choose_file,
    click,
    double_click,
    drag,
    hover,
    key,
    press,
    release,
    resize,
    set_field,
    wheel,
    write,
)
from tests.monkey.at_the_board import comment, new_game, play, play_line, point_cursor, type_move
from tests.monkey.from_elsewhere import another_program, another_version, drop, join, open_file, paste, paste_here
from tests.monkey.hand import Hand
from tests.monkey.other_rooms import change_look, learn, leave, library, prefer, review_library

DEEDS: dict[Callable[[Hand], None], int] = {  # and how often each is done
    click: 20,
    double_click: 4,
    press: 4,
    release: 4,
    drag: 6,
    hover: 6,
    wheel: 6,
    key: 20,
    write: 6,
    paste_here: 2,
    act: 25,
    set_field: 8,
    answer_dialog: 15,
    play: 25,
    play_line: 5,
    type_move: 4,
    point_cursor: 3,
    new_game: 5,
    comment: 3,
    resize: 2,
    paste: 8,
    open_file: 4,
    drop: 2,
    another_program: 2,
    another_version: 1,
    library: 3,
    review_library: 4,
    prefer: 3,
    change_look: 2,
    learn: 6,
    join: 4,
    leave: 1,
}
BY_NAME = {deed.__name__: deed for deed in DEEDS}
IN_FRONT = (
    click,
    key,
    write,
    paste_here,
    act,
    set_field,
    answer_dialog,
    answer_dialog,
    answer_dialog,
    wheel,
    hover,
    drag,
)
IN_FILE_DIALOG = (choose_file,)
BY_NAME["choose_file"] = choose_file
