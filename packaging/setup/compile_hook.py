"""Build hook: compiles the rules and the search with mypyc, in place, when a wheel or an editable install is built.

Translations are made into what Qt reads, likewise.

Without a C compiler the build succeeds all the same, and the program then runs the very same files interpreted.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = sysconfig.get_config_var("EXT_SUFFIX")  # how this Python's compiled modules end

# No function can be replaced from outside, so that calls among the modules are direct or vanish altogether. Microsoft's
# compiler takes that for granted.
DIRECT_CALLS = [] if os.name == "nt" else ["-fvisibility=hidden"]


class CompileHook(BuildHookInterface[Any]):
    """Compiles the files that `modules` names in pyproject.toml (glob patterns), and adds `resources` to a wheel."""

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
        if any(root.glob(f"escabel_gui/**/*{COMPILED}")):
            build_data["artifacts"].append(f"*{COMPILED}")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        subprocess.run([sys.executable, root / "packaging" / "setup" / "translating.py"], check=True)
        if version == "standard":  # an editable install finds them where they are
            build_data["force_include"]["resources"] = "escabel_gui/resources"


def compile_in_place(modules: list[str]) -> None:
    """Put the compiled twin of each module beside it, or none of any where nothing can be compiled."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    for stale in Path("escabel_gui").rglob(f"*{COMPILED}"):
        stale.unlink()  # it would be taken for its source, which may have changed
    extensions = mypycify(modules, opt_level="3", group_name="escabel_gui.compiled", install_librt=False)
    for extension in extensions:
        extension.extra_compile_args += DIRECT_CALLS
        extension.optional = True
    distribution = Distribution({"name": "escabel", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
