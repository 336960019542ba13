"""The documentation is correct: excerpts match the code, examples run, links have targets."""

from __future__ import annotations

import ast
import doctest
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from textwrap import dedent

import click
import pytest
from generate_cli_reference import cli_reference

import bastide
from bastide.cli.app import COMMANDS, app
from bastide.core import EXACT, get_game, parse_record, replay_record

ROOT = Path(__file__).parents[2]
TUTORIAL = ROOT / "examples" / "magpie"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), TUTORIAL / "README.md"])
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE

#: Language of a code block to the files of the tutorial's game that it quotes.
EXCERPTS = {"python": "**/*.py", "toml": "pyproject.toml", "ftl": "src/**/locale/en.ftl", "js": "src/**/page/*.js"}


def fenced_blocks(path: Path) -> list[tuple[str, str]]:
    """Return the fenced blocks of a page: language and text, without indentation."""
    found = re.findall(r"^( *)```(\w*)\n(.*?)^\1```$", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [(language, dedent(text)) for _, language, text in found]


def find_excerpt(excerpt: str, source: list[str]) -> int | None:
    """Return the line at which an excerpt occurs in a source, at any indentation."""
    wanted = excerpt.strip("\n").splitlines()
    for start in range(len(source) - len(wanted) + 1):
        piece = dedent("\n".join(source[start : start + len(wanted)]))
        if piece.splitlines() == wanted:
            return start
    return None


def sources(language: str) -> list[Path]:
    return sorted(TUTORIAL.glob(EXCERPTS[language]))


@pytest.mark.parametrize(("language", "text"), [b for b in fenced_blocks(TUTORIAL / "README.md") if b[0] in EXCERPTS])
def test_tutorial_excerpts_match_the_code(language: str, text: str) -> None:
    read = [path.read_text(encoding="utf-8").splitlines() for path in sources(language)]
    assert any(find_excerpt(text, source) is not None for source in read), f"this is nowhere in the game:\n{text}"


@pytest.mark.parametrize(("file", "kind"), [("game.py", "python"), ("page/page.js", "js")])
def test_tutorial_shows_the_whole_game(file: str, kind: str) -> None:
    source = (TUTORIAL / "src" / "bastide_magpie" / file).read_text(encoding="utf-8").splitlines()
    shown: set[int] = set()
    for language, text in fenced_blocks(TUTORIAL / "README.md"):
        start = find_excerpt(text, source) if language == kind else None
        if start is not None:
            shown.update(range(start, start + len(text.strip("\n").splitlines())))
    assert [line for number, line in enumerate(source) if line and number not in shown] == []


def run_examples(name: str, text: str, names: dict[str, object]) -> int:
    """Run the ``>>>`` lines of a text. Returns their number."""
    test = doctest.DocTestParser().get_doctest(text, names, name, name, 0)
    output: list[str] = []
    failed = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=output.append, clear_globs=False).failed
    assert not failed, "".join(output)
    return len(test.examples)


@pytest.mark.parametrize(
    "page", [page for page in PAGES if "\n>>> " in page.read_text(encoding="utf-8")], ids=lambda p: p.stem
)
def test_doctests_of_page(page: Path) -> None:
    text = "\n".join(text for language, text in fenced_blocks(page) if language == "python" and ">>>" in text)
    assert run_examples(page.name, text, {}) > 0


def documented_modules() -> list[str]:
    package = Path(bastide.__file__).parent
    found = []
    for path in sorted([*(package / "core").glob("*.py"), *(package / "locale").glob("*.py")]):
        if ">>>" in path.read_text(encoding="utf-8"):
            found.append(".".join(["bastide", *path.relative_to(package).with_suffix("").parts]))
    return found


@pytest.mark.parametrize("name", documented_modules())
def test_doctests_of_module(name: str) -> None:
    """Read from the source, so that they also run against the compiled module."""
    module = import_module(name)
    tree = ast.parse((Path(bastide.__file__).parent / Path(*name.split(".")[1:])).with_suffix(".py").read_text())
    count = 0
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            count += run_examples(name, ast.get_docstring(node) or "", dict(vars(module)))
    assert count > 0


def documented_commands(page: Path) -> list[tuple[str, str, int]]:
    """Return the commands of a page's console blocks, each with its output and exit code."""
    found = []
    for language, text in fenced_blocks(page):
        if language == "console":
            for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
                command, _, printed = part.partition("\n")
                code = re.search(r"^\[exit code (\d+)\]\n", printed, re.MULTILINE)
                output = printed if code is None else printed[: code.start()]
                found.append((command, output, 0 if code is None else int(code[1])))
    return found


@pytest.mark.parametrize(("page", "least"), [("cli", 10), ("tournaments", 1)])
def test_documented_commands_print_documented_output(page: str, least: int, tmp_path: Path) -> None:
    """Commands run in order in one folder, because later ones read files of earlier ones."""
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": tools, "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    listed = documented_commands(ROOT / "docs" / f"{page}.md")
    assert len(listed) >= least
    for command, expected, code in listed:
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=tmp_path,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=120,
        )
        assert done.returncode == code, f"$ {command}\n{done.stdout}"
        printed = doctest.OutputChecker().check_output(expected, done.stdout, FLAGS)
        assert printed, f"$ {command}\nprints:\n{done.stdout}\nand not:\n{expected}"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_documented(name: str) -> None:
    """The page explains the command; the generated reference has all its options."""
    assert f"`{name}`" in (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    command = app.get_command(click.Context(app), name)
    assert command is not None
    section = cli_reference().split(f"## bastide {name}\n")[1].split("\n## ")[0]
    shown = {option for param in command.params for option in param.opts if option.startswith("--")}
    assert [option for option in sorted(shown) if option not in section] == []


@pytest.mark.parametrize(
    "text", [text for page in PAGES for language, text in fenced_blocks(page) if language == "record"]
)
def test_documented_record_replays_exactly(text: str) -> None:
    record = parse_record(text)
    assert replay_record(record, get_game(record.game)).verdict == EXACT


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_have_targets(page: Path) -> None:
    text = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)]+)\)", text):
        if "://" in target:
            continue
        name, _, anchor = target.partition("#")
        path = (page.parent / name).resolve() if name else page
        assert path.exists(), f"{page.name} links to {target}"
        if anchor:
            assert anchor in anchors(path), f"{page.name} links to {target}"


def anchors(page: Path) -> set[str]:
    """Return the link anchors of a page's headings."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", [page for page in PAGES if ROOT / "docs" in page.parents], ids=lambda page: page.stem)
def test_every_page_is_in_its_index(page: Path) -> None:
    index = (page.parent / "index.md").read_text(encoding="utf-8")
    assert page.stem == "index" or f"({page.name})" in index


def test_documented_test_names_exist() -> None:
    """A page that promises something names the test that checks it: a function or a file."""
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("*.py"))
    defined = set(re.findall(r"^(?:async )?def (\w+)\(", tests, re.MULTILINE))
    for page in ("SECURITY.md", "docs/server.md", "docs/operations.md", "docs/random.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        named = re.findall(r"`(test_\w+)`", text)
        assert not [name for name in named if name not in defined], page
        files = re.findall(r"`(tests/[\w/]+\.py)`", text)
        assert not [name for name in files if not (ROOT / name).is_file()], page
