"""The documentation site builds without a warning, all links have targets, and nothing is loaded from other hosts."""

from __future__ import annotations

import ast
import importlib
import json
import os
import re
import runpy
import subprocess
import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest
from draw_diagrams import DIAGRAMS, PICTURES, package_diagram
from generate_api_reference import PUBLIC_PACKAGES, exported_names, returned_classes
from playwright.sync_api import Browser

import bastide

ROOT = Path(__file__).parents[2]
#: Elements that a browser loads automatically, and the attribute with the address.
LOADED_ATTRIBUTES = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "video": "src"}


class Links(HTMLParser):
    """Collects the resources, links and anchors of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.leads: list[str] = []
        self.anchors: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors.update(given[name] for name in ("id", "name") if name in given)
        if tag == "a" and "href" in given:
            self.leads.append(given["href"])
        # Links for canonical, next and previous pages are not loaded.
        elif given.get("rel") not in ("canonical", "next", "prev") and LOADED_ATTRIBUTES.get(tag, "") in given:
            self.fetched.append(given[LOADED_ATTRIBUTES[tag]])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@cache
def links(page: Path) -> Links:
    found = Links()
    found.feed(page.read_text(encoding="utf-8"))
    return found


def test_site_links_are_valid_and_local(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 40
    for page in pages:
        if page.name == "404.html":
            continue  # its links are relative to the root of the web server
        for target in [*links(page).fetched, *links(page).leads]:
            if re.match(r"[a-z]+:", target):
                assert target in links(page).leads, f"{page.name} fetches {target}"
                continue
            name, _, anchor = target.partition("#")
            path = (page.parent / unquote(name)).resolve() if name else page
            path = path / "index.html" if path.is_dir() else path
            assert path.is_file(), f"{page.relative_to(site)} leads to {target}"
            if anchor and path.suffix == ".html" and not anchor.startswith("__"):
                assert unquote(anchor) in links(path).anchors, f"{page.relative_to(site)} leads to {target}"
    for style in site.rglob("*.css"):
        assert not re.search(r"url\(\s*['\"]?(?:https?:)?//|@import", style.read_text(encoding="utf-8")), style.name


def test_lists_and_tables_are_rendered(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = re.sub(r"<pre.*?</pre>|<code.*?</code>", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert not (lost := re.findall(r"\n\* .*|\n\|.*\|", text)), f"{page.name}: {lost[:3]}"


def test_search_index_contains_all_kinds_of_pages(site: Path) -> None:
    entries = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))["docs"]
    words = {entry["location"]: f"{entry['title']} {entry['text']}" for entry in entries}
    assert "reference/bastide.core.html#state" in words
    assert any("Throne Room" in text for place, text in words.items() if place.startswith("rulings/dominion"))
    assert any("BASTIDE_PUBLIC_URL" in text for place, text in words.items() if place.startswith("operations"))


def test_search_works_from_local_files(browser: Browser, site: Path) -> None:
    page = browser.new_page()
    page.set_default_timeout(60_000)
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto((site / "rulings" / "index.html").as_uri())
    page.locator(".md-search__input").click()
    page.keyboard.type("smithy")
    # Further results of a page are folded.
    page.locator(".md-search-result__link[href*='dominion']:visible").first.wait_for()
    assert complaints == []
    page.close()


def public_names(page: str) -> dict[str, list[str]]:
    """Return the packages of the page of public names, and the names that it lists for each."""
    parts = re.split(r"^### `([\w.]+)`\n", page, flags=re.MULTILINE)[1:]
    return {
        package: re.findall(r"`(\w+)`", text.split("\n\n")[1])
        for package, text in zip(parts[::2], parts[1::2], strict=True)
    }


def test_exports_match_public_page() -> None:
    promised = public_names((ROOT / "docs" / "public.md").read_text(encoding="utf-8"))
    assert promised == {package: exported_names(package) for package in PUBLIC_PACKAGES}
    for package, names in promised.items():
        module = importlib.import_module(package)
        assert module.__all__ == names
        assert [name for name in names if not hasattr(module, name)] == []


def test_outside_project_uses_every_public_name() -> None:
    """The type checker and pyright see every public name in use, and the program runs."""
    program = ROOT / "tests" / "project" / "outside_project" / "use_public_names.py"
    imported: dict[str, list[str]] = {}
    for statement in ast.parse(program.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.ImportFrom) and str(statement.module).startswith("bastide"):
            imported[str(statement.module)] = [name.name for name in statement.names]
    promised = public_names((ROOT / "docs" / "public.md").read_text(encoding="utf-8"))
    assert {package: sorted(names) for package, names in imported.items()} == {
        package: sorted(names) for package, names in promised.items()
    }
    runpy.run_path(str(program), run_name="__main__")


def test_packages_with_exports_are_public() -> None:
    """Only the command line exports a non-public name, the entry point of the script `bastide`."""
    folder = Path(bastide.__file__).parent
    packages = [f"bastide.{path.parent.name}" for path in folder.glob("*/__init__.py")]
    assert {package for package in packages if exported_names(package)} - set(PUBLIC_PACKAGES) == {"bastide.cli"}


def test_environment_versions_match_public_page() -> None:
    from bastide.envs.table.table_spec import TableSpec

    page = (ROOT / "docs" / "public.md").read_text(encoding="utf-8")
    promised = dict(re.findall(r"^\| \[`(\w+)_v(\d+)`\]", page, re.MULTILINE))
    for game, version in promised.items():
        assert TableSpec(game, None, "place", {}).name == f"{game}_v{version}"
    assert set(promised) == {"carcassonne", "dominion", "seven_wonders"}


def test_reference_documents_all_exports() -> None:
    assert "Batch" in returned_classes("bastide.envs")
    assert "TournamentResults" in returned_classes("bastide.sim")


@pytest.mark.parametrize("name", DIAGRAMS)
def test_diagram_is_up_to_date(name: str) -> None:
    assert (PICTURES / name).read_text(encoding="utf-8") == DIAGRAMS[name](), "python tools/draw_diagrams.py"


def test_every_package_is_in_the_diagram() -> None:
    parts = {path.parent.name for path in Path(bastide.__file__).parent.glob("*/__init__.py")}
    shown = set(re.findall(r"font-weight='700' font-size='16'>(\w+)<", package_diagram()))
    assert shown == parts | {"web", "research"}
