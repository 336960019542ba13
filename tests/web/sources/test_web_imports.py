"""Import rules of the web app: no cycles, folders import only lower layers, games only the published API.

Static imports, re-exports, dynamic imports, ``import.meta.glob``, ``new URL(..., import.meta.url)`` and type imports
count.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import takewhile
from pathlib import Path

import pytest
from script_loader import ROOT

FRAME = ROOT / "web" / "src"
GAMES = ROOT / "src" / "bastide" / "games"
LOCALE = ROOT / "src" / "bastide" / "locale"

#: Layers of ``web/src``, lowest first. A folder imports only itself and lower layers, not others of its layer.
LAYERS = (
    {"base"},
    {"device", "i18n"},
    {"net"},
    {"settings"},
    {"ui"},
    {"session"},
    {"rules"},
    {"game_page"},
    {"game_host"},
    {"options", "table_view"},
    {"pages"},
    {"routes.ts"},
    {"shell"},
    {"main.ts"},
)
#: Folders of the app that game pages may import.
PUBLISHED = {"game_page", "i18n", "ui"}
#: Packages that the app uses.
PACKAGES = {"svelte", "@fluent/bundle", "lean-qr", "pyodide"}
#: Modules with computed imports: the game page loader, and Python for the browser.
LOADERS = {FRAME / "game_host" / "game_page_loader.ts", FRAME / "device" / "python_runtime.ts"}

COMMENT = re.compile(r"(?<![^\s({])/\*.*?\*/|^\s*//[^\n]*|<!--.*?-->", re.DOTALL | re.MULTILINE)
SPECIFIER = re.compile(
    r"""\b(?:(?:import|export)\b[^;"'`()]*?\bfrom\s*   # import and export ... from
        |import\s*                                    # import for its effects
        |import\s*\(\s*                               # dynamic import
        |import\.meta\.glob\s*(?:<[^(]*>)?\(\s*       # several files at once
        |new\s+URL\(\s*(?=["'][^"']*["'],\s*import\.meta\.url)  # a worker
        )["'](?P<specifier>[^"'`]+)["']""",
    re.VERBOSE,
)
COMPUTED = re.compile(r"""\bimport\s*\(\s*(?!["'])""")


def specifiers(text: str) -> list[str]:
    """Return the import specifiers of a source file."""
    return SPECIFIER.findall(COMMENT.sub("", text))


def sources(folder: Path) -> list[Path]:
    found = [path for kind in ("*.ts", "*.svelte") for path in folder.rglob(kind)]
    return sorted(path for path in found if "built" not in path.parts)


@cache
def imports(path: Path) -> list[Path | str]:
    """Return the imported files, and the names of packages."""
    found: list[Path | str] = []
    for written in specifiers(path.read_text(encoding="utf-8")):
        name = written.partition("?")[0]
        if name.startswith("."):
            found.extend(files(path.parent, name))
        elif name.startswith("$app/"):
            found.extend(files(FRAME, name.removeprefix("$app/")))
        elif name.startswith("$games/"):
            found.extend(files(GAMES, name.removeprefix("$games/")))
        else:
            found.append(name)
    return found


def files(folder: Path, name: str) -> list[Path]:
    while name.startswith(("./", "../")):
        up, _, name = name.partition("/")
        folder = folder.parent if up == ".." else folder
    if "*" not in name:
        return [folder / name]
    start = "/".join(takewhile(lambda part: "*" not in part, name.split("/")))
    pattern = name.removeprefix(start).lstrip("/")
    choices = re.fullmatch(r"(.*)\{(.*)\}(.*)", pattern)
    patterns = [f"{choices[1]}{one}{choices[3]}" for one in choices[2].split(",")] if choices else [pattern]
    found = [path for one in patterns for path in (folder / start).glob(one)]
    assert found, f"{name} finds nothing in {folder}"
    return found


def part_of(path: Path) -> str:
    return path.relative_to(FRAME).parts[0]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_all_import_forms_are_recognized() -> None:
    text = """
        import a, { type B } from "./a.ts";
        import type { C } from "$app/c.ts";
        import {
          d,
        } from './d.ts';
        export { e } from "./e.ts";
        export * from "./f.ts";
        import "./g.css";
        const h = () => import("./h.svelte");
        const i = import.meta.glob<string>("./i/*.ftl", { query: "?raw" });
        const j = new Worker(new URL("./j.worker.ts", import.meta.url));
        // import k from "./k.ts";
        /* import l from "./l.ts"; */
        const m = new URL("./m", document.baseURI);
    """
    expected = ["./a.ts", "$app/c.ts", "./d.ts", "./e.ts", "./f.ts", "./g.css", "./h.svelte", "./i/*.ftl"]
    assert specifiers(text) == [*expected, "./j.worker.ts"]


def test_imports_resolve_to_files_or_known_packages() -> None:
    for path in [*sources(FRAME), *sources(GAMES)]:
        for target in imports(path):
            if isinstance(target, Path):
                assert target.is_file(), f"{name_of(path)} imports {target}, which does not exist"
            elif path != FRAME / "main.ts":
                assert target in PACKAGES or target.startswith(("svelte/", "lean-qr/")), (
                    f"{name_of(path)} imports {target}"
                )


def test_imports_have_no_cycles() -> None:
    #: Files whose imports have been followed.
    done: set[Path] = set()

    def follow(path: Path, way: list[Path]) -> None:
        assert path not in way, " -> ".join(name_of(each) for each in [*way[way.index(path) :], path])
        if path in done:
            return
        for target in imports(path):
            if isinstance(target, Path) and target.suffix in (".ts", ".svelte"):
                follow(target, [*way, path])
        done.add(path)

    for path in [*sources(FRAME), *sources(GAMES)]:
        follow(path, [])


def test_every_folder_belongs_to_a_layer() -> None:
    parts = {part_of(path) for path in sources(FRAME)} - {"env.d.ts"}
    assert parts == set().union(*LAYERS)


@pytest.mark.parametrize("part", [part for layer in LAYERS for part in sorted(layer)])
def test_folders_import_only_lower_layers(part: str) -> None:
    below = set().union(*takewhile(lambda layer: part not in layer, LAYERS))
    for path in sources(FRAME):
        if part_of(path) != part:
            continue
        for target in imports(path):
            if isinstance(target, Path) and target.is_relative_to(FRAME) and target.suffix != ".css":
                allowed = part_of(target) in below | {part}
                assert allowed, f"{name_of(path)} imports {name_of(target)}; {part} may import {sorted(below)}"


def test_pages_do_not_import_each_other() -> None:
    for path in sources(FRAME / "pages"):
        own = path.relative_to(FRAME / "pages").parts[0]
        for target in imports(path):
            if isinstance(target, Path) and target.is_relative_to(FRAME / "pages"):
                assert target.relative_to(FRAME / "pages").parts[0] == own, f"{name_of(path)} imports {name_of(target)}"


def test_app_imports_no_game() -> None:
    for path in sources(FRAME):
        for target in imports(path):
            inside = isinstance(target, str) or target.is_relative_to(FRAME) or target.is_relative_to(LOCALE)
            assert inside, f"{name_of(path)} imports {target}"
        computed = COMPUTED.search(COMMENT.sub("", path.read_text(encoding="utf-8")))
        assert computed is None or path in LOADERS, f"{name_of(path)} imports from an address that it computes"


def test_games_import_only_published_folders() -> None:
    for path in sources(GAMES):
        game = GAMES / path.relative_to(GAMES).parts[0]
        for target in imports(path):
            if isinstance(target, Path) and not target.is_relative_to(game):
                published = target.is_relative_to(FRAME) and part_of(target) in PUBLISHED
                assert published, f"{name_of(path)} imports {name_of(target)}; a game may import {sorted(PUBLISHED)}"
