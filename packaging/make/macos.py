"""The package for macOS: an app in a disk image.

Untried: it has not been built on macOS yet, see README.md. The app is signed for no one; who has a certificate signs it
with `codesign` and sends it in with `notarytool` between the two steps of `make_image`.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

from make.release import Release

OLDEST: Final = "14.0"  # of the systems that Qt's wheels run on

INFO: Final = {  # what the app says about itself, beside what PyInstaller fills in
    "CFBundleDisplayName": "Escabel",
    "LSApplicationCategoryType": "public.app-category.board-games",
    "LSMinimumSystemVersion": OLDEST,
    "NSHighResolutionCapable": True,
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Escabel game",
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Alternate",
            "LSItemContentTypes": ["escabel.sgf"],
        }
    ],
    "UTImportedTypeDeclarations": [
        {
            "UTTypeIdentifier": "escabel.sgf",
            "UTTypeDescription": "Smart Game Format",
            "UTTypeConformsTo": ["public.plain-text"],
            "UTTypeTagSpecification": {"public.filename-extension": ["sgf"]},
        }
    ],
}


def make_image(app: Path, licences: Path, release: Release, build: Path, out: Path) -> Path:
    content = build / "image"
    shutil.rmtree(content, ignore_errors=True)
    content.mkdir(parents=True)
    shutil.copytree(app, content / app.name, symlinks=True)
    shutil.copytree(licences, content / "licences")
    (content / "Applications").symlink_to("/Applications")
    path = out / f"{release.stem}.dmg"
    command = ["hdiutil", "create", "-volname", "Escabel", "-format", "ULFO", "-ov"]
    subprocess.run([*command, "-srcfolder", content, path], check=True)
    return path
