"""Skeletons of new things: small templates and the files that they become. ``templates`` holds the texts."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from bastide.cli.dev.missing_parts import REFERENCE_ENGINES, read_text, text_file
from bastide.cli.dev.things import BOARDS, LEVELS, LOCALE, MODULES, PAGES, SETS, Thing
from bastide.cli.dev.translation_status import message_ids
from bastide.core.errors import BastideError
from bastide.locale.languages import FALLBACK_LANGUAGE, LANGUAGE_FILE

TEMPLATES = Path(__file__).parent / "templates"
#: Catalogue of general words, with which a new language begins.
FIRST_CATALOGUE = "word.ftl"
#: Names that may be given to things, by kind.
LANGUAGE_CODE = re.compile("[a-z]{2,3}")
IDENTIFIER = re.compile("[a-z][a-z0-9_]*")


@dataclass(frozen=True)
class SkeletonFile:
    """A file of a skeleton, relative to the checkout. An appended text goes to the end of an existing file."""

    path: Path
    text: str
    is_appended: bool = False


@dataclass(frozen=True)
class NewThing:
    """Description of a thing to write: its kind and id, and what only some kinds need."""

    kind: str
    id: str
    title: str = ""
    set_id: str = ""
    is_plain: bool = False
    is_right_to_left: bool = False

    def fill(self, template: str) -> str:
        """Return a template with the names of the thing."""
        title = self.title or self.id.replace("_", " ").title()
        names = {
            "id": self.id,
            "title": title,
            "label": self.title or self.id.replace("_", " "),
            "class": "".join(word.capitalize() for word in self.id.split("_")),
            "direction": "rtl" if self.is_right_to_left else "ltr",
        }
        text = (TEMPLATES / self.kind / f"{template}.txt").read_text(encoding="utf-8")
        return re.sub("@([a-z]+)@", lambda found: names[found[1]], text)


def make_skeleton(root: Path, new: NewThing) -> list[SkeletonFile]:
    """Return the files of a new thing. Raises BastideError if its name or set is invalid."""
    pattern = LANGUAGE_CODE if new.kind == "language" else IDENTIFIER
    if not pattern.fullmatch(new.id):
        raise BastideError(
            "bad-thing-name",
            f"{new.id!r} is no name for a {new.kind}; use {pattern.pattern}",
            name=new.id,
            kind=new.kind,
        )
    if new.kind == "card":
        return card_skeleton(root, new)
    if new.kind == "language":
        return language_skeleton(root, new)
    files = [SkeletonFile(path, new.fill(template)) for template, path in own_files(new).items()]
    thing = Thing(new.kind, new.id, files[0].path)
    if not any(file.path.suffix == ".ftl" for file in files):
        files.append(SkeletonFile(text_file(root, thing, FALLBACK_LANGUAGE), new.fill("en.ftl"), is_appended=True))
    return files


def own_files(new: NewThing) -> dict[str, Path]:
    """Return the files that belong to a thing alone, by template; the first defines it."""
    if new.kind == "set":
        folder = SETS / new.id
        return {"init.py": folder / "__init__.py", "en.ftl": folder / "locale/en.ftl"}
    if new.kind == "module":
        folder = MODULES / new.id
        return {
            "init.py": folder / "__init__.py",
            "module.py": folder / "module.py",
            "tiles.py": folder / "tiles.py",
            "en.ftl": folder / "locale/en.ftl",
            "reference.py": REFERENCE_ENGINES / f"carcassonne/modules/{new.id}.py",
        }
    if new.kind == "board":
        return {"board.py": BOARDS / f"{new.id}.py"}
    if new.kind == "level":
        return {"level.toml": LEVELS / f"{new.id}.toml"}
    component = "".join(word.capitalize() for word in new.id.split("_"))
    return {"page.ts": PAGES / new.id / "page.ts", "Page.svelte": PAGES / new.id / f"{component}Page.svelte"}


def card_skeleton(root: Path, new: NewThing) -> list[SkeletonFile]:
    """Return the files of a card: its own, or a line in the file of the plain cards; and its English text."""
    folder = SETS / new.set_id
    if not new.set_id or not (root / folder).is_dir():
        known = ", ".join(sorted(path.parent.name for path in (root / SETS).glob("*/__init__.py")))
        raise BastideError(
            "unknown-set", f"a card needs the set it belongs to (--set): {known}", set=new.set_id, known=known
        )
    if new.is_plain:
        definition = SkeletonFile(folder / "cards.py", new.fill("plain.py"), is_appended=True)
    else:
        definition = SkeletonFile(folder / f"{new.id}.py", new.fill("special.py"))
    text = new.fill("plain.ftl" if new.is_plain else "special.ftl")
    target = text_file(root, Thing("card", new.id, definition.path), FALLBACK_LANGUAGE)
    return [definition, SkeletonFile(target, text, is_appended=True)]


def language_skeleton(root: Path, new: NewThing) -> list[SkeletonFile]:
    """Return the files of a language: its description, and a first catalogue with the English texts as comments."""
    english = read_text(root / LOCALE / FALLBACK_LANGUAGE / FIRST_CATALOGUE)
    comments = "".join(
        f"# {line}\n" if line and not line.startswith("#") else f"{line}\n" for line in english.splitlines()
    )
    folder = LOCALE / new.id
    return [
        SkeletonFile(folder / LANGUAGE_FILE, new.fill("language.toml")),
        SkeletonFile(folder / FIRST_CATALOGUE, comments),
    ]


def write_skeleton(root: Path, files: list[SkeletonFile]) -> None:
    """Write the files of a skeleton. Raises BastideError, before anything is written, if something exists already."""
    for file in files:
        existing = read_text(root / file.path)
        repeated = set(message_ids(file.text)) & set(message_ids(existing)) if file.path.suffix == ".ftl" else set()
        if repeated or (not file.is_appended and (root / file.path).exists()):
            path = file.path.as_posix()
            raise BastideError("thing-exists", f"{path} exists already; nothing was written", path=path)
    for file in files:
        target = root / file.path
        target.parent.mkdir(parents=True, exist_ok=True)
        before = read_text(target) if file.is_appended else ""
        if file.is_appended and target.suffix == ".py":
            before = add_imports(before)
        target.write_text(before + file.text, encoding="utf-8")


def add_imports(text: str) -> str:
    """Return the text of a file of plain cards, or of a new one, with the imports that a new card needs."""
    start = "from __future__ import annotations\n"
    text = text or f'"""The plain kingdom cards."""\n\n{start}'
    lines = (TEMPLATES / "card/imports.py.txt").read_text(encoding="utf-8").splitlines()
    needed = [line for line in lines if not re.search(rf"^from .*\b{line.split()[-1]}\b", text, re.MULTILINE)]
    if needed:
        text = text.replace(start, "\n".join([start, *needed, ""]), 1)
    is_first_card = "\ncard(" not in text
    return f"{text}\n" if is_first_card else text
