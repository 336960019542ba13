"""Parts that a card, module, option or page still lacks: a table of checks for each kind of thing."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from bastide.cli.dev.things import GAMES, LOCALE, Thing, arguments_of_card, find_things, option_definitions
from bastide.cli.dev.translation_status import read_message_ids
from bastide.locale.catalogue import is_lesson_message
from bastide.locale.languages import FALLBACK_LANGUAGE, complete_languages
from bastide.teaching.lesson_files import MODULE_LESSON_FILE

REFERENCE_ENGINES = Path("tests/reference_engines")
#: The set of the cards that are in every game.
BASIC_SET = "basic"
#: The Carcassonne module that is always on.
BASE_MODULE = "base"
KINGDOM_SIZE = 10


@dataclass(frozen=True)
class MissingPart:
    """A part that a thing lacks: what (``text de``, ``picture``), where it belongs, and the ids that are missing."""

    part: str
    file: Path
    ids: list[str] = field(default_factory=list)
    total: int = 0
    is_optional: bool = False
    language: str = ""


#: Yields the missing parts of a thing in a checkout.
Check = Callable[[Path, Thing], Iterator[MissingPart]]


def find_missing_parts(root: Path, thing: Thing) -> list[MissingPart]:
    """Return what a thing lacks."""
    return [part for check in CHECKS[thing.kind] for part in check(root, thing)]


# -- texts -------------------------------------------------------------------------------------


def wanted_messages(root: Path, thing: Thing) -> list[str]:
    """Return the ids of the messages that a thing needs in every language, by its kind."""
    name = thing.id
    if thing.kind == "card":
        return [f"dominion-card-{name}", f"dominion-card-{name}.text"]
    if thing.kind == "set":
        if is_part_of_sets(root, thing.folder):
            return []
        # The note is the section of the set in the rulebook.
        options = [f"dominion-option-sets-{name}"] if name != BASIC_SET else []
        return [f"dominion-set-{name}", f"dominion-set-{name}.note", *options]
    if thing.kind == "module":
        option = f"carcassonne-option-modules-{name}"
        tiles = re.findall(rf'\("({name}_\w+)", \d', read_text(root / thing.folder / "tiles.py"))
        # The note is the section of the module in the rulebook.
        own = [] if name == BASE_MODULE else [option, f"{option}.help", f"carcassonne-module-{name}.note"]
        return [f"carcassonne-module-{name}", *own, *(f"carcassonne-tile-{tile}" for tile in tiles)]
    if thing.kind == "board":
        return [f"seven_wonders-board-{name}", f"seven_wonders-option-boards-{name}"]
    if thing.kind == "option":
        option = f"{thing.game}-option-{name}"
        values = option_definitions(root / thing.file)[name]
        return [option, f"{option}.help", *(f"{option}-{value}" for value in values if not value.isdecimal())]
    if thing.kind == "level":
        return [f"web-bot-{name}"]
    title = re.search(r'title: "([\w-]+)"', read_text(root / thing.file))
    return [title[1]] if title else []


def is_part_of_sets(root: Path, folder: Path, set_id: str = "") -> bool:
    """Whether the cards of a folder belong to other sets, or to one other set."""
    return re.search(rf'sets=.*"{set_id}', read_text(root / folder / "card_set.py")) is not None


def text_file(root: Path, thing: Thing, language: str) -> Path:
    """Return the catalogue for the texts of a thing: of its set or module, of its game, or of the web app."""
    if thing.kind in ("level", "page"):
        return LOCALE / language / "web.ftl"
    own = thing.folder / "locale"
    if thing.kind == "board" or (thing.kind in ("card", "set", "option") and not (root / own).is_dir()):
        own = GAMES / thing.game / "locale"
    return own / f"{language}.ftl"


def texts(root: Path, thing: Thing) -> Iterator[MissingPart]:
    """Messages of a thing in every complete language, and translations of the other English messages of its folder."""
    wanted = wanted_messages(root, thing)
    if thing.kind in ("set", "module"):
        written = read_message_ids(root / text_file(root, thing, FALLBACK_LANGUAGE))
        wanted = list(dict.fromkeys([*wanted, *(name for name in written if not is_lesson_message(name))]))
        if thing.kind == "set":
            prefix = rf"dominion-(set|option-sets)-{thing.id}\b" if is_shared_catalogue(root, thing) else ""
            wanted = [name for name in wanted if re.match(prefix, name)]
    if thing.kind == "level":
        wanted = [*wanted, f"{wanted[0]}.about"]
    english = existing_messages(root, thing, FALLBACK_LANGUAGE)
    attributes = sorted(name for name in english if name.partition(".")[0] in wanted)
    wanted = list(dict.fromkeys([*wanted, *attributes]))
    for language in complete_languages():
        existing = existing_messages(root, thing, language)
        missing = [name for name in wanted if name not in existing and not has_level_description(name, existing)]
        if missing:
            yield MissingPart("text", text_file(root, thing, language), missing, len(wanted), language=language)


def is_shared_catalogue(root: Path, thing: Thing) -> bool:
    """Whether the texts of a set are in the catalogue of the game."""
    return text_file(root, thing, FALLBACK_LANGUAGE).parent.parent != thing.folder


def has_level_description(name: str, existing: set[str]) -> bool:
    """Whether the games describe a level themselves (``GAME-about-bot-LEVEL``)."""
    level = re.fullmatch(r"web-bot-(\w+)\.about", name)
    return level is not None and any(other.endswith(f"-about-bot-{level[1]}") for other in existing)


def existing_messages(root: Path, thing: Thing, language: str) -> set[str]:
    """Return the messages in a language that may belong to a thing: of its whole game, or of the program."""
    return read_all_messages(root, thing.game or "*", language)


@cache
def read_all_messages(root: Path, game: str, language: str) -> set[str]:
    """Return the messages of the program and of one game or all games (``*``)."""
    files = [*(root / LOCALE / language).glob("*.ftl"), *(root / GAMES).glob(f"{game}/**/locale/{language}.ftl")]
    return {name for file in files for name in read_message_ids(file)}


# -- other parts -------------------------------------------------------------------------------


def picture(root: Path, thing: Thing) -> Iterator[MissingPart]:
    """The picture of a card, or of both sides of a board."""
    if thing.kind == "card":
        files = [GAMES / f"dominion/pictures/cards/{thing.id}.svg"]
    else:
        files = [GAMES / f"seven_wonders/pictures/wonders/{thing.id}-{side}.svg" for side in ("day", "night")]
    for file in files:
        if not (root / file).is_file():
            yield MissingPart("picture", file)


def figure_pictures(root: Path, thing: Thing) -> Iterator[MissingPart]:
    """Pictures of the new meeples of a module. Without one, a meeple looks like a follower."""
    declared = re.search(r"^MEEPLES\b.*?= *\[(.*?)\]", read_text(root / thing.file), re.MULTILINE | re.DOTALL)
    for meeple in re.findall(r'"(\w+)"', declared[1] if declared else ""):
        file = GAMES / f"carcassonne/pictures/figures/{meeple}.svg"
        if not (root / file).is_file():
            yield MissingPart("picture", file, is_optional=True)


def number(root: Path, thing: Thing) -> Iterator[MissingPart]:
    file = GAMES / thing.game / "rules/stable_numbering.json"
    additions = json.loads(read_text(root / file) or "[]")
    if not any(thing.id in names for addition in additions for names in addition.get("names", {}).values()):
        yield MissingPart("number", file)


def scenario(root: Path, thing: Thing) -> Iterator[MissingPart]:
    """A special card has a file of its own with scenarios; a plain card needs none."""
    if thing.file.stem == thing.id and "SCENARIOS" not in read_text(root / thing.file):
        yield MissingPart("scenario", thing.file)


def test(root: Path, thing: Thing) -> Iterator[MissingPart]:
    """A test that names the module, board or option."""
    folder = Path("tests/games") / thing.game
    target = folder / ("modules" if thing.kind == "module" else "rules")
    if not any(re.search(rf"\b{thing.id}\b", read_text(file)) for file in (root / folder).rglob("*.py")):
        yield MissingPart("test", target / f"test_{thing.game}_{thing.id}.py")


def reference_rules(root: Path, thing: Thing) -> Iterator[MissingPart]:
    """Rules of the second engine: a script for a card that can be played, a file for a module, a mention of others."""
    if thing.kind == "card":
        if not re.search("ACTION|TREASURE", arguments_of_card(root, thing)):
            return
        folder = REFERENCE_ENGINES / "dominion/card_scripts"
        pattern = rf"^(def {thing.id}\(|(\w+ = )*{thing.id} = )"
        file = folder / f"{thing.folder.name}.py"
    elif thing.kind == "module":
        file = REFERENCE_ENGINES / f"carcassonne/modules/{thing.id}.py"
        if not (root / file).is_file():
            yield MissingPart("reference", file)
        return
    else:
        folder = REFERENCE_ENGINES / thing.game
        pattern = rf'"{thing.id}\b|^{thing.id} \|'
        file = folder / ("printed_boards.py" if thing.kind == "board" else "lockstep_adapter.py")
    found = any(re.search(pattern, read_text(path), re.MULTILINE) for path in (root / folder).rglob("*.py"))
    if not found:
        yield MissingPart("reference", file, is_optional=thing.kind == "option")


def bot_hint(root: Path, thing: Thing) -> Iterator[MissingPart]:
    if thing.kind == "card" and "bot=" not in arguments_of_card(root, thing):
        yield MissingPart("hint", thing.file, is_optional=True)
    if thing.kind == "module" and thing.id != BASE_MODULE and not (root / thing.folder / "bot_heuristics.py").is_file():
        yield MissingPart("hint", thing.folder / "bot_heuristics.py", is_optional=True)


def lesson(root: Path, thing: Thing) -> Iterator[MissingPart]:
    """A lesson, and its texts in every complete language."""
    file = thing.folder / MODULE_LESSON_FILE
    if not (root / file).is_file():
        if thing.id != BASE_MODULE:
            yield MissingPart("lesson", file)
        return
    title = f"lesson-{thing.game}-{thing.id}"
    wanted = [title]
    for step in tomllib.loads(read_text(root / file)).get("steps", []):
        replies = ["right", *step.get("wrong", {})]
        wanted += [f"{title}-{step['id']}", *(f"{title}-{step['id']}.{reply}" for reply in replies)]
    for language in complete_languages():
        existing = existing_messages(root, thing, language)
        missing = [name for name in wanted if name not in existing]
        if missing:
            yield MissingPart("lesson", text_file(root, thing, language), missing, len(wanted), language=language)


def parts_of_cards(root: Path, thing: Thing) -> Iterator[MissingPart]:
    """What the cards of a set lack. Texts in the catalogue of the set are counted there."""
    for card in find_things(root):
        if card.kind == "card" and card.folder == thing.folder:
            for part in find_missing_parts(root, card):
                if part.part != "text" or is_shared_catalogue(root, thing):
                    yield part


def kingdom_size(root: Path, thing: Thing) -> Iterator[MissingPart]:
    """A set with fewer than ten kingdom cards can only be chosen together with others."""
    if thing.id == BASIC_SET or is_part_of_sets(root, thing.folder):
        return
    kingdom = [
        card.id
        for card in find_things(root)
        if card.kind == "card"
        and (card.folder == thing.folder or is_part_of_sets(root, card.folder, thing.id))
        and "basic=True" not in arguments_of_card(root, card)
    ]
    if len(kingdom) < KINGDOM_SIZE:
        few = [f"card {count}" for count in range(len(kingdom) + 1, KINGDOM_SIZE + 1)]
        yield MissingPart("cards", thing.folder, few, KINGDOM_SIZE, is_optional=True)


def documented(root: Path, thing: Thing) -> Iterator[MissingPart]:
    """A row about the page or option in the documentation."""
    name, docs = thing.id, Path(f"docs/{thing.game}.md")
    if thing.kind == "page":
        address = re.search(r'path: "(/\w*)', read_text(root / thing.file))
        name, docs = address[1] if address else "", Path("docs/web.md")
    if name and not re.search(rf"`{name}\b|`{name}`", read_text(root / docs)):
        yield MissingPart("docs", docs)


def read_text(path: Path) -> str:
    """Return the text of a file; empty if there is no such file."""
    return path.read_text(encoding="utf-8") if path.is_file() else ""


#: What each kind of thing needs, in the order of the output.
CHECKS: dict[str, list[Check]] = {
    "card": [texts, picture, number, scenario, reference_rules, bot_hint],
    "set": [texts, parts_of_cards, kingdom_size],
    "module": [
        texts,
        lesson,
        number,
        test,
        reference_rules,
        figure_pictures,
        bot_hint,
    ],
    "board": [texts, picture, number, reference_rules],
    "option": [texts, documented, test, reference_rules],
    "level": [texts],
    "page": [texts, documented],
}
