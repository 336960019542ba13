"""Fast start: nothing is imported before it is needed."""

from __future__ import annotations

import subprocess
import sys

import pytest

#: Prints the modules that a process has imported at its end, without those loaded at the start.
PRINT_IMPORTED_MODULES = (
    "import atexit, sys; before = set(sys.modules); atexit.register(lambda: print(*set(sys.modules) - before))"
)


def imported_modules(code: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", f"{PRINT_IMPORTED_MODULES}\n{code}"], capture_output=True, text=True, check=True
    )
    modules = done.stdout.splitlines()[-1].split()
    return {name for name in modules if name.partition(".")[0] not in sys.stdlib_module_names}


def test_package_import_is_minimal() -> None:
    # `_source_finder` only where the compiled modules are ignored
    assert imported_modules("import bastide") - {"bastide._source_only_import_finder"} == {
        "bastide",
        "bastide._compiled_module_selection",
    }


@pytest.mark.parametrize("language", ["en", "de", "he", "cs"])
def test_help_does_not_import_games_server_or_fluent(language: str) -> None:
    modules = imported_modules(
        f"from bastide.cli.app import run_command_line; run_command_line(['--lang', '{language}', '--help'])"
    )
    # `bastide__mypyc` contains all compiled code
    assert {name.partition(".")[0] for name in modules} <= {"bastide", "bastide__mypyc", "click", "mypy_extensions"}
    parts = {name.split(".")[1] for name in modules if name.startswith("bastide.")}
    assert parts <= {"_compiled_module_selection", "_source_only_import_finder", "cli", "core", "locale"}
    assert {name for name in modules if name.startswith("bastide.cli.")} == {
        "bastide.cli.app",
        "bastide.cli.terminal_output",
        "bastide.cli.translated_commands",
    }
