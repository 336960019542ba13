"""Compile modules with mypyc, one C file per module, in parallel.

``compile_rules.py`` runs this text (``python -c``) in a folder with a copy of the sources and of the files that change
the generated code; the modules follow after ``--``. One C file for all modules would take the C compiler several times
as long.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import blake2b
from pathlib import Path
from threading import Lock
from typing import Any

import mypy.version
import mypyc_docstrings
import mypyc_inline
from mypyc.build import generate_c_extension_shim, get_cflags, mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# After setuptools: it puts its own distutils in this place, under this name whatever its version.
from distutils.ccompiler import CCompiler  # isort: skip


GENERATED_HEADERS = ("__native_bastide.h", "__native_internal_bastide.h")
#: Parts of the names of rarely executed modules (files, texts, start-up, advice, less than 0.3 % of the time of games
#: and searches): the optimisation level matters for the time of the compilation alone.
RARELY_EXECUTED = re.compile(
    r"__native_bastide\.c|_parser|___parsed_|_writer|_mutation|_generator|_reader|_format\.c|_files?\.c|_serialization"
    r"|___records___|___display___(?!view)|___errors|___options|_option\.c|___invariants|___decks___|___boards___"
    r"|_registry|_registration|_discovery|_description|(?:tile|board)_definition|tile_(?:catalogue|lookup|validation)"
    r"|___tiles\.c|stable_numbering|_layout\.c|vocabulary|_names\.c|snapshot|position_(?:text|data)"
    r"|_reasons?\.c|___reasons___|explain_position|___decision_evaluation|(?:completion|shuffle)_effects|_calibration"
    r"|_factory|(?:greedy|python_file|random|weights)_bot|heuristic_weights|search_budget|opponent_bots"
    r"|condition_(?:tree|opcodes)|recommended_kingdoms"
    r"|core___(?:bot|decision|journal|kit|lazy_attributes|opening_notes|series_setup)\.c|___kit\.c|___game_extensions"
)


def optimisation(source: Path) -> list[str]:
    """Return the compiler arguments for a generated file beside those of all files."""
    return ["-O1"] if sys.platform != "win32" and RARELY_EXECUTED.search(source.name) else []


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
    tools = repr((sys.version, mypy.version.__version__, debug, extra_postargs, is_patched)).encode()
    tools += mypyc_inline.HEADER.read_bytes()
    is_library = len(objects) > 1
    # The shims include no generated header.
    headers = b"".join(path.read_bytes() for path in sorted(Path("build").rglob("*.h"))) if is_library else b""

    precompiling = Lock()
    done = iter(range(1, len(objects) + 1))

    def one(name: str) -> None:
        compile_one(name)
        # A single write, because several threads finish at the same time.
        sys.stdout.write(f"PROGRESS {next(done)} {len(objects)}\n")
        sys.stdout.flush()

    def compile_one(name: str) -> None:
        source, extension = build[name]
        arguments = optimisation(Path(source))
        made_from = blake2b(Path(source).read_bytes() + headers + tools + repr(arguments).encode()).hexdigest()
        key = Path(name + ".key")
        if Path(name).exists() and key.exists() and key.read_text() == made_from:
            return  # the inputs of this file have not changed
        key.unlink(missing_ok=True)
        # Only for generated files: mypyc's own define the functions that the header replaces.
        if Path(source).name.startswith("__native") and is_patched:
            with precompiling:
                arguments += precompiled_headers(tuple(arguments))
        self._compile(name, source, extension, cc_args, [*extra_postargs, *arguments], pp_opts)
        key.write_text(made_from)

    @cache
    def precompiled_headers(arguments: tuple[str, ...]) -> list[str]:
        """Precompile the headers of all generated files with these arguments, and return how to include them."""
        header = Path(f"precompiled{''.join(arguments)}.h")
        header.write_text("".join(f'#include "{name}"\n' for name in (mypyc_inline.HEADER, *GENERATED_HEADERS)))
        precompiled = Path(f"{header}.gch")
        command = [*self.compiler_so, *cc_args, *extra_postargs, *arguments, "-x", "c-header", str(header)]
        if subprocess.run([*command, "-o", str(precompiled)], capture_output=True, check=False).returncode:
            precompiled.unlink(missing_ok=True)  # then the compiler reads the header itself
        return ["-include", str(header)]

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(one, objects))
    return objects


class BuildChanged(build_ext):  # type: ignore[misc]  # setuptools comes without types
    """Builds the extensions side by side, and links a shim only if its source has changed."""

    def build_extension(self, ext: Any) -> None:
        library = Path(self.get_ext_fullpath(ext.name))
        key = library.with_name(library.name + ".key")
        is_shim = len(ext.sources) == 1
        made_from = blake2b(Path(ext.sources[0]).read_bytes() + repr((sys.version, ext.extra_compile_args)).encode())
        # The library of all modules is linked again: its key would have to cover every object file.
        if is_shim and library.exists() and key.exists() and key.read_text() == made_from.hexdigest():
            return
        key.unlink(missing_ok=True)
        super().build_extension(ext)
        if is_shim:
            key.write_text(made_from.hexdigest())


def compile_arguments() -> list[str]:
    """Return the compiler arguments of all files; mypyc's own are the first of them."""
    if sys.platform == "win32":
        return []
    # Nothing outside the library calls into it by name, so internal calls need no indirection. No fused multiply-add
    # either: it rounds differently, and bots would choose differently on such processors.
    # A warning about generated code is no reason to fail.
    return ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", "-ffp-contract=off", "-Wno-error"]


def build(extensions: list[Any]) -> None:
    setup(
        name="bastide",
        ext_modules=extensions,
        cmdclass={"build_ext": BuildChanged},
        script_args=["-q", "build_ext", "--inplace", "--force", f"--parallel={os.cpu_count() or 1}"],
        packages=[],
    )


def build_shims() -> None:
    """Build the shims of all modules. They follow from the names alone, and mypyc finds them up to date."""
    cflags = get_cflags(compiler_type="unix", opt_level="3", debug_level="0", multi_file=True)
    shims = []
    for path in sys.argv[2:]:
        name = path.removesuffix(".py").replace(os.sep, ".")
        source = generate_c_extension_shim(name, name.rpartition(".")[2], "shims", "bastide")
        shims.append(Extension(name, sources=[source], extra_compile_args=[*cflags, *compile_arguments()]))
    mypyc_inline.patch_generated_code(Path("shims"))
    build(shims)


compiler: Any = CCompiler
compiler.compile = compile_side_by_side
is_patched = mypyc_inline.is_applicable(mypy.version.__version__)
# mypyc works in one thread. Meanwhile a child process builds the shims; what it could not build, this one builds later.
child = os.fork() if is_patched else None
if child == 0:
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    build_shims()
    os._exit(0)
modules = mypycify(sys.argv[2:], opt_level="3", debug_level="0", multi_file=True, group_name="bastide")
mypyc_docstrings.document_generated_code(Path("build"), sys.argv[2:])
if is_patched:
    mypyc_inline.patch_generated_code(Path("build"))
for module in modules:
    # a new list, because mypycify gives all modules the same one
    module.extra_compile_args = [*module.extra_compile_args, *compile_arguments()]
if child:
    os.waitpid(child, 0)
build(modules)
