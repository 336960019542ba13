"""Compiles modules with mypyc, side by side: one C file per module.

``compile_rules.py`` runs this text (``python -c``) in a folder with a copy of the sources and of ``in_line.h``; after
``--`` come the modules. A single C file for everything would take the C compiler several times as long, on one core.
"""

from __future__ import annotations

import os
import re
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from typing import Any

import mypy.version
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
    macros, objects, extra_postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)

    # Not cc_args: they name the folder of the environment, and a copy of the project would compile everything again.
    tools = repr((sys.version, mypy.version.__version__, debug, extra_postargs)).encode()
    tools += Path("in_line.h").read_bytes()
    headers = b"".join(path.read_bytes() for path in sorted(Path("build").rglob("*.h")))

    done = iter(range(1, len(objects) + 1))

    def one(name: str) -> None:
        compile_one(name)
        # In one piece: several finish at the same time, and their lines must not run into each other.
        sys.stdout.write(f"PROGRESS {next(done)} {len(objects)}\n")
        sys.stdout.flush()

    def compile_one(name: str) -> None:
        source, extension = build[name]
        made_from = blake2b(Path(source).read_bytes() + headers + tools).hexdigest()
        key = Path(name + ".key")
        if Path(name).exists() and key.exists() and key.read_text() == made_from:
            return  # nothing that this file is made from has changed since the last time
        key.unlink(missing_ok=True)
        # Not for mypyc's own files, which hold those functions.
        more = in_line if Path(source).name.startswith("__native") else []
        self._compile(name, source, extension, cc_args, [*extra_postargs, *more], pp_opts)
        key.write_text(made_from)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(one, objects))
    return objects


compiler: Any = CCompiler
compiler.compile = compile_side_by_side
in_line = [] if sys.platform == "win32" else ["-include", "in_line.h"]
modules = mypycify(sys.argv[2:], opt_level="3", debug_level="0", multi_file=True, group_name="bastide")

# A number is taken out of its object at once. mypyc holds on to the object meanwhile, and lets go of it in the next
# line: two writes for a read, which wait for each other where the same number is read again and again. It knows how to
# borrow, and does so where numbers are compared.
NUMBER = r"""    if \(likely\(PyLong_Check\({0}\)\)\)
        \w+ = CPyTagged_FromObject\({0}\);
    else {{
        CPy_TypeError\("int", {0}\); \w+ = CPY_INT_TAG;
    }}
"""
AT_A_PLACE = (
    r"""(    (cpy_r_r\d+) = CPyList_GetItem(?:Int64|Short)?)(\(.*\);
    if \(unlikely\(\2 == NULL\)\) {
.*
        goto \w+;
    }
"""
    + NUMBER.format(r"\2")
    + r""")    CPy_DECREF\(\2\);
"""
)
IN_A_LOOP = (
    r"""    CPy_INCREF\((cpy_r_r\d+)\);
("""
    + NUMBER.format(r"\1")
    + r""")    CPy_DECREF\(\1\);
"""
)
if not sysconfig.get_config_var("Py_GIL_DISABLED"):
    for path in Path("build").glob("__native*.c"):
        held = path.read_text(encoding="utf-8")
        path.write_text(re.sub(IN_A_LOOP, r"\2", re.sub(AT_A_PLACE, r"\1Borrow\3", held)), encoding="utf-8")

if sys.platform != "win32":
    # Nothing outside the library calls into it by name: calls inside it need no table to go through. And no sum joined
    # with a product in one step, as some processors can: it rounds otherwise, and bots would weigh otherwise there.
    direct = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", "-ffp-contract=off"]
    for module in modules:
        # a list of its own: mypycify gives all modules the same one
        module.extra_compile_args = [*module.extra_compile_args, *direct]
setup(name="bastide", ext_modules=modules, script_args=["-q", "build_ext", "--inplace", "--force"], packages=[])
