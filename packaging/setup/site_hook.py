"""Metadata hook: the project's pages on the web, where ESCABEL_SITE names them when a wheel is built."""

from __future__ import annotations

import os
from typing import Any, Final

from hatchling.metadata.plugin.interface import MetadataHookInterface

VARIABLE: Final = "ESCABEL_SITE"


class SiteHook(MetadataHookInterface):
    """Adds the addresses; a project without a public page has none."""

    def update(self, metadata: dict[str, Any]) -> None:
        site = os.environ.get(VARIABLE, "").rstrip("/")
        metadata["urls"] = {"Homepage": site, "Changelog": f"{site}/changes.txt"} if site else {}
