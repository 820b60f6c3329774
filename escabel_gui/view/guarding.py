"""Methods that Qt calls in the middle of its own work, where an exception would end the process."""

import logging
from collections.abc import Callable
from functools import wraps
from traceback import clear_frames, format_exception
from typing import Any, TypeVar, cast

from escabel_gui.log import start_log
from escabel_gui.record.storage.folders import log_file

Method = TypeVar("Method", bound=Callable[..., Any])

_told: set[str] = set()  # the places in which something has gone wrong


def guarded(instead: Callable[[], object] = lambda: None) -> Callable[[Method], Method]:
    """Make a method return what `instead` makes where it would raise; the log says why, once for each method.

    For whatever Qt asks of an object while it paints, lays out or looks something up: painting, sizes, shapes, and
    the data of models. Handlers of events need no guard: what they raise goes to `sys.excepthook`.
    """

    def guard(method: Method) -> Method:
        @wraps(method)
        def guarded_method(*args: Any, **options: Any) -> Any:
            try:
                return method(*args, **options)
            except Exception as error:
                _tell(method.__qualname__, error)
                return instead()

        guarded_method.is_guarded = True  # type: ignore[attr-defined]
        return cast(Method, guarded_method)

    return guard


def _tell(place: str, error: Exception) -> None:
    if place not in _told:
        _told.add(place)
        log_fault(f"{place} went wrong; it is not told again.\n\n" + "".join(format_exception(error)))
    clear_frames(error.__traceback__)  # a painter that is left in one would go on painting


def log_fault(details: str) -> None:
    start_log(log_file())  # painting may begin before it is started
    logging.getLogger("escabel.view").error(details)
