"""Loads the rulebooks of the installed games; each is built on first use.

The texts are part of the game: ``teaching/LANGUAGE/TOPIC.md``. A translation may also be in
``locale/LANGUAGE/GAME/TOPIC.md``, and a topic or section that it lacks is in English. ``teaching/rulebook.json`` holds
what is the same in every language: the order of the topics, and link targets.

Notes about single things (a card, a board, a set) are in the catalogues of the game, next to their names: the attribute
``note`` of the message, in the same markup. A topic named after a kind of component (``cards``) has a section for each
component with its printed text and its note. ``"noted": {"setup": ["set"]}`` in ``rulebook.json`` adds a section to the
topic ``setup`` for each message ``GAME-set-...`` with a note.

``"modules": "modules"`` makes a topic of each folder in ``modules``: every message with a note in its catalogue is a
section. Its other messages of the kinds in ``linked`` lead to the section of the same name (``role-mayor`` to
``figure-mayor``), else to the section of the module, unless ``leads`` in its ``teaching/rulebook.json`` names another.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from msgspec import Struct

from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.game_registry import get_game, get_kit
from bastide.core.json_data import JsonData
from bastide.locale import Catalogue, catalogue_text
from bastide.locale.languages import FALLBACK_LANGUAGE, LOCALE_FOLDER
from bastide.locale.name_overrides import replace_words
from bastide.teaching.rulebook import Block, Example, Piece, Rulebook, Section, Topic, first_sentence
from bastide.teaching.rules_markup import MarkupSection, parse_blocks, parse_markup
from bastide.teaching.topic_order import (
    TEACHING_FOLDER,
    english_messages,
    find_noted_modules,
    list_topics,
    noted_messages,
    read_index_file,
)


def has_rulebook(game: str) -> bool:
    """Return whether a game has a rulebook."""
    return (get_kit(game).folder / TEACHING_FOLDER / "rulebook.json").is_file()


@cache
def get_rulebook(game: str, language: str) -> Rulebook:
    """Return the rulebook of a game; in English where it is not translated. Raises BastideError if there is none."""
    if not has_rulebook(game):
        raise BastideError("no-rules", f"{game} has no rules pages", game=game)
    words = Catalogue(language)
    texts = read_topic_texts(game, FALLBACK_LANGUAGE)
    for topic, (title, sections) in read_topic_texts(game, language).items():
        own = {section.id: section for section in sections}
        english = texts[topic][1] if topic in texts else []
        texts[topic] = title, [*(own.pop(section.id, section) for section in english), *own.values()]
    texts |= {module.name: note_topic(game, module, words) for module in find_noted_modules(get_kit(game).folder)}
    return RulebookBuilder(get_game(game), words, texts, read_rulebook_index(game)).build(language)


def note_topic(game: str, module: Path, words: Catalogue) -> tuple[str, list[MarkupSection]]:
    """Return the title and the sections of a module, made of its notes."""
    sections = [
        MarkupSection(name.removeprefix(f"{game}-"), "", parse_blocks(words.translate(f"{name}.note")))
        for name in noted_messages(module)
    ]
    return words.translate(f"{game}-{module_section_id(module)}"), [MarkupSection("", "", []), *sections]


def module_section_id(module: Path) -> str:
    """Return the id of the section about a module: ``module-inns`` for ``modules/inns``."""
    return f"{module.parent.name.removesuffix('s')}-{module.name}"


def read_topic_texts(game: str, language: str) -> dict[str, tuple[str, list[MarkupSection]]]:
    """Return the parsed texts of a game in a language, by topic."""
    found = sorted(get_kit(game).folder.rglob(f"{TEACHING_FOLDER}/{language}/*.md"))
    found += sorted((LOCALE_FOLDER / language / game).glob("*.md"))
    return {path.stem: parse_markup(replace_words(language, path.read_text(encoding="utf-8"))) for path in found}


class RulebookIndex(Struct):
    """Contents of the files ``rulebook.json`` of a game and its modules."""

    #: The topics in order.
    topics: list[str]
    #: Sections by further link targets.
    leads: dict[str, str]
    #: Kinds of things with notes, by the topic that has their sections.
    noted: dict[str, list[str]]


def read_rulebook_index(game: str) -> RulebookIndex:
    """Read the index of a game and its modules."""
    folder = get_kit(game).folder
    own = read_index_file(folder)
    modules = find_noted_modules(folder)
    leads = {name: section for module in modules for name, section in module_leads(game, module, own.linked).items()}
    for index in [own, *map(read_index_file, modules)]:
        leads |= {name: section for section, names in index.leads.items() for name in names}
    return RulebookIndex(list_topics(get_game(game)), leads, own.noted)


def module_leads(game: str, module: Path, kinds: list[str]) -> dict[str, str]:
    """Return the section that explains each message of these kinds without a note in a module."""
    messages = [name.removeprefix(f"{game}-") for name in english_messages(module)]
    sections = [name.removeprefix(f"{game}-") for name in noted_messages(module)]
    about_module = module_section_id(module)
    found: dict[str, str] = {}
    for message in messages:
        kind, _, name = message.partition("-")
        if kind in kinds and message not in sections:
            same = [section for section in sections if section.partition("-")[2] == name and section != about_module]
            found[message] = same[0] if same else about_module
    return found


@cache
def get_example(game: str, name: str) -> Example:
    """Return an example position. Raises BastideError if there is none of this name."""
    path = find_example_files(game).get(name)
    if path is None:
        raise BastideError("no-example", f"{game} has no example called {name}", game=game, name=name)
    state, seat = get_kit(game).parse_position(path.read_text(encoding="utf-8"))
    return Example(game, seat, state.players, state.players_to_act(), {**state.view(seat)})


def find_example_files(game: str) -> dict[str, Path]:
    """Return the example files of a game by name."""
    return {path.stem: path for path in get_kit(game).folder.rglob(f"{TEACHING_FOLDER}/examples/*.txt")}


class RulebookBuilder:
    """Builds a rulebook from texts, the game's catalogue and its components."""

    def __init__(
        self,
        game: Game,
        translator: Catalogue,
        texts: dict[str, tuple[str, list[MarkupSection]]],
        index: RulebookIndex,
    ) -> None:
        self.game = game
        self.translator = translator
        self.texts = texts
        self.index = index
        self.titles: dict[str, str] = {}

    def build(self, language: str) -> Rulebook:
        """Build the rulebook."""
        for topic in self.index.topics:
            self.titles |= {
                part.id: part.title or self.section_name(part.id) for part in self.texts[topic][1] if part.id
            }
            components = [component_section_id(topic, item) for item in self.list_components(topic)]
            self.titles |= {section: self.section_name(section) for section in components + self.noted_sections(topic)}
        topics = [self.build_topic(topic) for topic in self.index.topics]
        return Rulebook(self.game.id, language, topics, self.index.leads)

    def section_name(self, id: str) -> str:
        """Return the game's name of a thing."""
        return self.translator.translate(f"{self.game.id}-{id}")

    def section_title(self, id: str) -> str:
        """Return the title of a section, capitalised."""
        title = self.titles[id]
        return title[:1].upper() + title[1:]

    def list_components(self, topic: str) -> list[dict[str, JsonData]]:
        return self.game.list_components(topic) if topic in self.game.component_kinds else []

    def build_topic(self, id: str) -> Topic:
        """Build a topic from its text, notes and components."""
        title, parts = self.texts[id]
        sections = [self.build_section(part.id, part.blocks) for part in parts if part.id]
        sections += [self.build_section(section, self.note_blocks(section)) for section in self.noted_sections(id)]
        sections += [self.build_component_section(id, item) for item in self.list_components(id)]
        return Topic(id, title, [self.resolve_block_links(block) for block in parts[0].blocks], sections)

    def note_blocks(self, section: str) -> list[Block]:
        """Return the note about a thing; empty if there is none."""
        message = f"{self.game.id}-{section}.note"
        return parse_blocks(self.translator.translate(message)) if self.translator.has_message(message) else []

    def noted_sections(self, topic: str) -> list[str]:
        """Return the sections of a topic that consist of notes."""
        found: list[str] = []
        for kind in self.index.noted.get(topic, []):
            messages = catalogue_text(FALLBACK_LANGUAGE, self.game.id)
            ids = re.findall(rf"^{self.game.id}-({kind}-[\w-]+) *=", messages, re.MULTILINE)
            found += [section for section in ids if self.translator.has_message(f"{self.game.id}-{section}.note")]
        return found

    def build_section(self, id: str, text: list[Block]) -> Section:
        blocks = [self.resolve_block_links(block) for block in text]
        return Section(id, self.section_title(id), first_sentence(blocks[0].plain_text()) if blocks else "", blocks)

    def build_component_section(self, topic: str, item: dict[str, JsonData]) -> Section:
        """Build the section of a component."""
        section = component_section_id(topic, item)
        lines = self.game.describe_component(topic, item, self.translator)
        blocks = [self.resolve_block_links(block) for block in self.note_blocks(section)]
        see = list(dict.fromkeys(self.find_explaining_sections("", item)))
        line = " ".join(line.strip() for line in lines)
        return Section(
            section, self.section_title(section), line, blocks, topic.removesuffix("s"), str(item["id"]), lines, see
        )

    def find_explaining_sections(self, key: str, fact: JsonData) -> list[str]:
        """Return the sections that explain printed facts: ``type-attack`` for ``{"types": ["attack"]}``."""
        if isinstance(fact, list):
            return [found for one in fact for found in self.find_explaining_sections(key, one)]
        if isinstance(fact, dict):
            # A feature is named by its kind.
            inner = [self.find_explaining_sections(key if name == "kind" else name, one) for name, one in fact.items()]
            return [found for each in inner for found in each]
        term = f"{key.removesuffix('s')}-{fact}"
        section = self.index.leads.get(term, term)
        return [section] if section in self.titles else []

    def resolve_block_links(self, block: Block) -> Block:
        """Return a block in which links without words have the title of their target."""
        rows = [[[self.resolve_link(piece) for piece in cell] for cell in row] for row in block.rows]
        return Block(block.kind, rows, block.name)

    def resolve_link(self, piece: Piece) -> Piece:
        """Return a piece with its link resolved."""
        if not piece.to:
            return piece
        to = self.index.leads.get(piece.to, piece.to)
        return Piece(piece.text or self.titles.get(to, to), to)


def component_section_id(kind: str, item: dict[str, JsonData]) -> str:
    return f"{kind.removesuffix('s')}-{item['id']}"
