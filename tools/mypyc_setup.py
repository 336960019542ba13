"""Compile modules with mypyc, one C file per module, in parallel.

``compile_rules.py`` runs this text (``python -c``) in a folder with a copy of the sources and of ``mypyc_inline.*``;
the modules follow after ``--``. One C file for all modules would take the C compiler several times as long.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from typing import Any

import mypy.version
import mypyc_inline
from mypyc.build import mypycify
from setuptools import setup

# After setuptools: it puts its own distutils in this place, under this name whatever its version.
from distutils.ccompiler import CCompiler  # isort: skip


def compile_side_by_side(
    self: Any,
    sources: Any,
    output_dir: Any = None,
    macros: Any = None,
    include_dirs: Any = None,
    debug: Any = 0,
    extra_preargs: Any = None,
    extra_postargs: Any = None,
    depends: Any = None,
) -> Any:
    """Replacement of ``CCompiler.compile`` that compiles in parallel and skips unchanged files."""
    macros, objects, extra_postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)

    # Without cc_args, which contain the path of the environment: a copy of the project would recompile everything.
    tools = repr((sys.version, mypy.version.__version__, debug, extra_postargs, inline_arguments)).encode()
    tools += mypyc_inline.HEADER.read_bytes()
    headers = b"".join(path.read_bytes() for path in sorted(Path("build").rglob("*.h")))

    done = iter(range(1, len(objects) + 1))

    def one(name: str) -> None:
        compile_one(name)
        # A single write, because several threads finish at the same time.
        sys.stdout.write(f"PROGRESS {next(done)} {len(objects)}\n")
        sys.stdout.flush()

    def compile_one(name: str) -> None:
        source, extension = build[name]
        made_from = blake2b(Path(source).read_bytes() + headers + tools).hexdigest()
        key = Path(name + ".key")
        if Path(name).exists() and key.exists() and key.read_text() == made_from:
            return  # the inputs of this file have not changed
        key.unlink(missing_ok=True)
        # Only for generated files: mypyc's own define the functions that the header replaces.
        more = inline_arguments if Path(source).name.startswith("__native") else []
        self._compile(name, source, extension, cc_args, [*extra_postargs, *more], pp_opts)
        key.write_text(made_from)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(one, objects))
    return objects


compiler: Any = CCompiler
compiler.compile = compile_side_by_side
modules = mypycify(sys.argv[2:], opt_level="3", debug_level="0", multi_file=True, group_name="bastide")

inline_arguments = (
    mypyc_inline.patch_generated_code(Path("build")) if mypyc_inline.is_applicable(mypy.version.__version__) else []
)

if sys.platform != "win32":
    # Nothing outside the library calls into it by name, so internal calls need no indirection. No fused multiply-add
    # either: it rounds differently, and bots would choose differently on such processors.
    direct = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", "-ffp-contract=off"]
    for module in modules:
        # a new list, because mypycify gives all modules the same one
        module.extra_compile_args = [*module.extra_compile_args, *direct]
setup(name="bastide", ext_modules=modules, script_args=["-q", "build_ext", "--inplace", "--force"], packages=[])
