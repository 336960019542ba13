"""Whether everything that names the version names the same one, and the changelog tells what is in it.

python tools/release.py                      what is not ready
python tools/release.py --check v0.2.0       the same for a tag; exit code 1 if it is not ready
python tools/release.py --write 2026-12-01   the changelog gets this date, and what lies in changes/
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
CHANGELOG = ROOT / "CHANGELOG.md"
#: Where whoever changes something says so (``WHAT.KIND.md``), and under which heading it comes.
CHANGES = ROOT / "changes"
KINDS = {"added": "Added", "changed": "Changed", "fixed": "Fixed", "removed": "Removed"}
DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


def version() -> str:
    """The one place."""
    text = (ROOT / "src" / "bastide" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def cited() -> str:
    found = re.search(r"^version: (\S+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


def heading() -> tuple[str, str]:
    """The newest version in the changelog, and its date."""
    found = re.search(r"^## \[([^]]+)\] - (\S+)$", CHANGELOG.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return found[1], found[2]


def fragments(folder: Path = CHANGES) -> list[Path]:
    """What waits to be told, in the order of names."""
    return sorted(path for path in folder.glob("*.md") if path.name != "README.md")


def kind(fragment: Path) -> str:
    """Under which heading it comes; empty if its name does not say."""
    return KINDS.get(fragment.name.removesuffix(".md").rpartition(".")[2], "")


def assembled(changelog: str, number: str, date: str, told: list[Path]) -> str:
    """The changelog with a section for this version, its date, and what waited to be told at the end of each kind."""
    head = f"## [{number}] - "
    if head not in changelog:
        first = re.search(r"^## \[", changelog, re.MULTILINE)
        at = first.start() if first else len(changelog)
        changelog = f"{changelog[:at]}{head}unreleased\n\n{changelog[at:]}"
    before, _, rest = changelog.partition(head)
    _, _, rest = rest.partition("\n")
    end = re.search(r"^## \[", rest, re.MULTILINE)
    section, after = (rest[: end.start()], rest[end.start() :]) if end else (rest, "")
    for title in KINDS.values():
        texts = [path.read_text(encoding="utf-8").strip() for path in told if kind(path) == title]
        lines = "".join("* " + text.replace("\n", "\n  ") + "\n" for text in texts)
        if lines and f"### {title}\n" in section:
            start, _, of_kind = section.partition(f"### {title}\n")
            stop = re.search(r"^### ", of_kind, re.MULTILINE)
            of_kind, later = (of_kind[: stop.start()], of_kind[stop.start() :]) if stop else (of_kind, "")
            section = f"{start}### {title}\n{of_kind.rstrip()}\n{lines}\n{later}"
        elif lines:
            section = f"{section.rstrip()}\n\n### {title}\n\n{lines}\n"
    return f"{before}{head}{date}\n\n{section.strip()}\n\n{after}".rstrip() + "\n"


def write(date: str) -> None:
    """Give the version its date, and tell what waited to be told."""
    if not DATE.fullmatch(date):
        sys.exit(f"a date is like 2026-12-01, not {date}")
    told = fragments()
    CHANGELOG.write_text(assembled(CHANGELOG.read_text(encoding="utf-8"), version(), date, told), encoding="utf-8")
    for path in told:
        path.unlink()


def problems(tag: str | None = None) -> list[str]:
    found = []
    now = version()
    newest, date = heading()
    if cited() != now:
        found.append(f"CITATION.cff names {cited()}, the package {now}")
    if newest != now:
        found.append(f"the changelog's newest version is {newest}, the package is {now}")
    if tag is not None and tag != f"v{now}":
        found.append(f"the tag is {tag}, the package is {now}")
    if tag is not None and not DATE.fullmatch(date):
        found.append(f"the changelog has no date for {newest}")
    if tag is not None and fragments():
        found.append(f"changes/ waits to be told: {', '.join(path.name for path in fragments())}")
    found += [f"changes/{path.name} is no {', '.join(KINDS)}" for path in fragments() if not kind(path)]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", metavar="TAG")
    parser.add_argument("--write", metavar="DATE")
    given = parser.parse_args()
    if given.write:
        write(given.write)
    found = problems(given.check)
    if found:
        sys.exit("\n".join(found))
    print(f"{version()}: everything names it")


if __name__ == "__main__":
    main()
