"""Check that a release is consistent: package, citation file, changelog and tag name the same version.

python tools/check_release.py                  list what is not ready
python tools/check_release.py --check v0.2.0   the same for a tag; exit code 1 if it is not ready
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
CHANGELOG = ROOT / "CHANGELOG.md"
DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


def package_version() -> str:
    """Return the package's version."""
    text = (ROOT / "src" / "bastide" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def cited_version() -> str:
    """Return the version in the citation file."""
    found = re.search(r"^version: (\S+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


def newest_changelog_entry() -> tuple[str, str]:
    """Return the newest version in the changelog, and its date."""
    found = re.search(r"^## \[([^]]+)\] - (\S+)$", CHANGELOG.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return found[1], found[2]


def find_problems(tag: str | None = None) -> list[str]:
    """Return the inconsistencies of a release."""
    found = []
    now = package_version()
    newest, date = newest_changelog_entry()
    if cited_version() != now:
        found.append(f"CITATION.cff names {cited_version()}, the package {now}")
    if newest != now:
        found.append(f"the changelog's newest version is {newest}, the package is {now}")
    if tag is not None and tag != f"v{now}":
        found.append(f"the tag is {tag}, the package is {now}")
    if tag is not None and not DATE.fullmatch(date):
        found.append(f"the changelog has no date for {newest}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", metavar="TAG")
    arguments = parser.parse_args()
    found = find_problems(arguments.check)
    if found:
        sys.exit("\n".join(found))
    print(f"{package_version()}: all versions agree")


if __name__ == "__main__":
    main()
