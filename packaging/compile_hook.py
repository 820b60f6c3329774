"""Build hook: compiles the rules and the search with mypyc, in place, when a wheel or an editable install is built.

Without a C compiler the build succeeds all the same, and the program then runs the very same files interpreted.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface[Any]):
    """Compiles the files that `modules` names in pyproject.toml (glob patterns)."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        modules = sorted(
            str(path.relative_to(root))
            for pattern in self.config["modules"]
            for path in root.glob(pattern)
            if path.name != "__init__.py"
        )
        before = Path.cwd()
        os.chdir(root)
        try:
            compile_in_place(modules)
        finally:
            os.chdir(before)
        build_data["artifacts"] += ["*.so", "*.pyd"]
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compile_in_place(modules: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    extensions = mypycify(modules, opt_level="3", group_name="escabel_gui.compiled", install_librt=False)
    for extension in extensions:
        extension.optional = True
    distribution = Distribution({"name": "escabel", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.inplace = 1
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
