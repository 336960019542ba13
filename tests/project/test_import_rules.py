"""Import rules: packages import only allowed packages, and the engine only the standard library and mypy_extensions.

Imports by string count too: ``import_module("a.b")``, and ``"a.b:c"`` as in entry points.
"""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest

import bastide

PACKAGE = Path(bastide.__file__).parent

#: Packages that each package may import. All may import ``_compiled_module_selection``.
ALLOWED_IMPORTS = {
    "core": set[str](),
    "art": {"core", "locale"},
    "locale": {"core"},
    "bots": {"core"},
    "encoding": {"core"},
    "testing": {"core"},
    "games": {"core", "bots", "encoding", "art", "puzzles"},
    "puzzles": {"core", "bots"},
    "envs": {"core", "bots", "encoding", "locale"},
    "sim": {"core", "bots", "encoding", "envs", "testing"},
    "tables": {"core", "bots", "locale"},
    "teaching": {"core", "locale"},
    "notebook": {"core", "bots", "locale"},
    "hosting": {"core", "bots", "teaching", "locale", "puzzles", "sim", "tables"},
    "device": {"core", "bots", "hosting", "locale", "puzzles", "tables"},
    "server": {"core", "art", "bots", "device", "hosting", "teaching", "locale", "puzzles", "sim", "tables"},
    "cli": {
        *(
            "core",
            "art",
            "bots",
            "teaching",
            "puzzles",
            "sim",
            "testing",
            "locale",
            "tables",
            "hosting",
            "device",
            "server",
        ),
    },
}

#: Parts of a game, and what each may import: packages of Bastide, and other parts of the same game.
GAME_PARTS = {
    "rules": {"core"},
    "bots": {"core", "bots", "rules"},
    "encoding": {"core", "encoding", "rules"},
    "kit": {"core"},
    "art": {"core", "rules"},
    "puzzles": {"core", "bots", "puzzles", "rules"},
    "imports": {"core", "rules"},
}

#: Third-party packages that a package may import.
THIRD_PARTY = {
    "core": {"mypy_extensions"},
    "art": set[str](),
    "games": {"mypy_extensions", "librt"},
    "bots": {"mypy_extensions"},
    "locale": {"fluent"},
    "encoding": {"mypy_extensions", "librt"},
    "envs": {"mypy_extensions", "librt", "numpy", "gymnasium", "pettingzoo", "pyspiel", "resvg_py", "PIL"},
    "testing": set[str](),
    "puzzles": set[str](),
    "sim": {"numpy", "pyarrow", "distributed"},
    "tables": {"msgspec"},
    "teaching": {"msgspec"},
    "notebook": {"anywidget", "traitlets"},
    "hosting": {"msgspec"},
    "device": {"msgspec"},
    "server": {
        "msgspec",
        "starlette",
        "h11",
        "uvicorn",
        "uvloop",
        "websockets",
        "sqlalchemy",
        "alembic",
        "psycopg",
        "argon2",
        "webauthn",
        "cryptography",
        "aiosmtplib",
        "caissify_pairings",
        "openskill",
        "structlog",
        "prometheus_client",
    },
    "cli": {"click"},
}


#: ``module:attribute``, as in entry points and kits.
ATTRIBUTE_REFERENCE = re.compile(r"(bastide(?:\.\w+)+):\w+")
#: Functions that import the module named by their first argument.
IMPORT_FUNCTIONS = {"import_module", "find_spec", "__import__"}


@cache
def nodes(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


@cache
def import_statements(path: Path) -> list[ast.Import | ast.ImportFrom]:
    """Return all import statements of a file, at any depth."""
    return [node for node in nodes(path) if isinstance(node, (ast.Import, ast.ImportFrom))]


@cache
def imports_by_string(path: Path) -> frozenset[str]:
    """Return all modules that a file imports by a string."""
    found: set[str] = set()
    for node in nodes(path):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            named = ATTRIBUTE_REFERENCE.fullmatch(node.value)
            found |= {named[1]} if named else set()
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            found |= {str(node.args[0].value)} if called in IMPORT_FUNCTIONS else set()
    return frozenset(found)


def imports(path: Path) -> set[str]:
    """Return all modules that a file imports; a kit may name the parts of its own game."""
    found = set(imports_by_string(path)) if path.name != "kit.py" else set()
    for node in import_statements(path):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        else:
            assert node.level == 0, f"{path}: imports are written out in full"
            found.add(node.module or "")
            if node.module == "bastide":
                found.update(f"bastide.{alias.name}" for alias in node.names)
    return found


def parts() -> list[str]:
    return sorted(path.name for path in PACKAGE.iterdir() if (path / "__init__.py").is_file())


def test_every_package_has_import_rules() -> None:
    assert parts() == sorted(ALLOWED_IMPORTS)


@pytest.mark.parametrize("part", sorted(ALLOWED_IMPORTS))
def test_package_imports_are_allowed(part: str) -> None:
    for path in (PACKAGE / part).rglob("*.py"):
        for name in imports(path):
            top, _, rest = name.partition(".")
            if top == "bastide":
                target = rest.partition(".")[0]
                own = (
                    target in ("", part, "_compiled_module_selection", "__version__") or target in ALLOWED_IMPORTS[part]
                )
                assert own, (
                    f"{path.relative_to(PACKAGE)} imports {name}; {part} may import {sorted(ALLOWED_IMPORTS[part])}"
                )
            else:
                known = top in sys.stdlib_module_names or top in THIRD_PARTY[part] or top == "__future__"
                assert known, f"{path.relative_to(PACKAGE)} imports {name}, which {part} may not need"


def test_games_do_not_import_each_other() -> None:
    for game in (PACKAGE / "games").iterdir():
        for path in game.rglob("*.py"):
            for name in imports(path):
                if name.startswith("bastide.games."):
                    assert name.split(".")[2] == game.name, f"{path.relative_to(PACKAGE)} imports {name}"


def game_part_of(parts: list[str]) -> str:
    """Return the part of a game that a file belongs to, by its path: the first folder, or its own name.

    The folders ``boards/``, ``decks/``, ``modules/`` and ``sets/`` belong to the rules, except a module's
    ``bot_heuristics.py``, ``observation_part.py`` and ``drawing.py``.
    """
    special = {"bot_heuristics": "bots", "observation_part": "encoding", "drawing": "art"}
    if parts[0] == "modules" and len(parts) == 3 and parts[2] in special:
        return special[parts[2]]
    return "rules" if parts[0] in ("boards", "decks", "modules", "sets") else parts[0]


@pytest.mark.parametrize("room", sorted(GAME_PARTS))
def test_imports_within_a_game_are_allowed(room: str) -> None:
    """Rules import no other part; bots and encoder import the rules."""
    for game in sorted(path.parent for path in (PACKAGE / "games").glob("*/kit.py")):
        for path in game.rglob("*.py"):
            if game_part_of([*path.relative_to(game).with_suffix("").parts]) != room:
                continue
            for name in imports(path):
                parts = name.split(".")
                if parts[0] != "bastide" or len(parts) < 2:
                    assert room in ("encoding",) or parts[0] != "librt", f"{path.relative_to(PACKAGE)} imports {name}"
                    continue
                target = game_part_of(parts[3:]) if parts[1] == "games" and len(parts) > 3 else parts[1]
                fine = target == room or target in GAME_PARTS[room]
                assert fine, f"{path.relative_to(PACKAGE)} imports {name}; {room} may import {sorted(GAME_PARTS[room])}"


def test_tables_use_no_clock_and_no_async() -> None:
    """The caller passes the time and the seeds; the state of a table depends on its log alone."""
    forbidden = {"random", "secrets", "time", "datetime", "uuid", "threading", "asyncio", "socket", "sqlite3"}
    for path in (PACKAGE / "tables").rglob("*.py"):
        found = {name.partition(".")[0] for name in imports(path)} & forbidden
        assert not found, f"{path.relative_to(PACKAGE)} imports {sorted(found)}"


@pytest.mark.parametrize("part", ["core", "games"])
def test_rules_use_no_clock_and_no_random_module(part: str) -> None:
    """All randomness comes from the state's Rng, and nothing in the rules depends on time."""
    forbidden = {"random", "secrets", "time", "datetime", "uuid", "threading", "asyncio"}
    for path in (PACKAGE / part).rglob("*.py"):
        if part == "games" and "bots" in path.relative_to(PACKAGE).parts:
            continue
        found = {name.partition(".")[0] for name in imports(path)} & forbidden
        assert not found, f"{path.relative_to(PACKAGE)} imports {sorted(found)}"


def test_core_exports_match_all() -> None:
    from bastide import core

    public = {name for name in vars(core) if not name.startswith("_") and not isinstance(vars(core)[name], type(sys))}
    assert public == set(core.__all__)


def module_name(path: Path) -> str:
    parts = ["bastide", *path.relative_to(PACKAGE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def import_cycles() -> list[list[str]]:
    """Return the groups of modules that import each other, at any depth of the files."""
    files = {module_name(path): path for path in PACKAGE.rglob("*.py")}
    graph = {name: imported_files(path, set(files)) - {name} for name, path in files.items()}
    while True:  # a module that imports, or is imported by, none of the remaining ones is in no cycle
        imported = set[str]().union(*graph.values())
        ends = {name for name, targets in graph.items() if not targets or name not in imported}
        if not ends:
            break
        graph = {name: targets - ends for name, targets in graph.items() if name not in ends}
    found: list[list[str]] = []
    for name in sorted(graph):
        if not any(name in group for group in found):
            found.append(
                sorted({other for other in reachable_modules(graph, name) if name in reachable_modules(graph, other)})
            )
    return [group for group in found if group]


def imported_files(path: Path, files: set[str]) -> set[str]:
    """Return the files that a file imports: for ``from package import module`` the module, not the package."""
    found = set(imports_by_string(path))
    for node in import_statements(path):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif node.module:
            inner = {f"{node.module}.{alias.name}" for alias in node.names} & files
            found |= inner or {node.module}
    return found & files


def reachable_modules(graph: dict[str, set[str]], start: str) -> set[str]:
    seen: set[str] = set()
    ahead = list(graph[start])
    while ahead:
        name = ahead.pop()
        if name not in seen:
            seen.add(name)
            ahead += graph[name]
    return seen


def test_no_import_cycles() -> None:
    assert import_cycles() == []


def test_kit_names_only_its_own_parts() -> None:
    for path in (PACKAGE / "games").glob("*/kit.py"):
        assert all(name.startswith(f"bastide.games.{path.parent.name}.") for name in imports_by_string(path)), path


def test_imports_by_string_are_detected(tmp_path: Path) -> None:
    path = tmp_path / "some.py"
    path.write_text(
        'a = "bastide.sim.reports.html_report:TournamentReport"\nb = import_module("bastide.art")\n'
        'c = importlib.util.find_spec("numpy")\n'
        'd = "bastide.games"\n"""See bastide.cli.app:main."""\n'
    )
    assert imports_by_string(path) == {"bastide.sim.reports.html_report", "bastide.art", "numpy"}
