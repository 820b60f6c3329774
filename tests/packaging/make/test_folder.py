"""What is made of PyInstaller's words and files."""

from make.folder import find_warnings, without_build_machine


def test_what_pyinstaller_warns_of_is_found() -> None:
    log = (
        "31 INFO: Looking for libraries\n"
        "38 WARNING: Library not found: could not resolve 'libxcb-cursor.so.0', dependency of 'libqxcb.so'.\n"
        "45 INFO: Warnings written to warn-escabel.txt\n"
    )
    assert find_warnings(log) == [log.splitlines()[1]]


def test_what_is_left_out_may_lack_what_it_wants() -> None:
    plugin = "/env/lib/PySide6/Qt/plugins/platformthemes/libqgtk3.so"
    log = f"38 WARNING: Library not found: could not resolve 'libgtk-3.so.0', dependency of '{plugin}'.\n"
    assert find_warnings(log) == []


def test_folders_of_the_build_machine_are_forgotten() -> None:
    data = b"\x7fELF\0/home/somebody/lib\0$ORIGIN/../lib\0"
    forgotten = without_build_machine(data, ["/home/somebody/lib", "$ORIGIN/../lib"])
    assert forgotten == b"\x7fELF\0" + bytes(len(b"/home/somebody/lib") + 1) + b"$ORIGIN/../lib\0"
