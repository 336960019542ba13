"""Loads the rulebooks of the installed games; each is built on first use.

The texts are part of the game and its modules: ``teaching/LANGUAGE/TOPIC.md``. A translation may also be in
``locale/LANGUAGE/GAME/TOPIC.md``, and a topic or section that it lacks is in English. ``teaching/rulebook.json`` holds
what is the same in every language: the order of the topics, and link targets. A topic named after a kind of component
(``cards``) has a section for each component with its printed text; the text file adds explanations.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.game_registry import get_game, get_kit
from bastide.core.json_data import JsonData
from bastide.locale import Catalogue
from bastide.locale.languages import FALLBACK_LANGUAGE, LOCALE_FOLDER
from bastide.locale.name_overrides import replace_words
from bastide.teaching.rulebook import Block, Example, Piece, Rulebook, Section, Topic, first_sentence
from bastide.teaching.rules_markup import MarkupSection, parse_markup
from bastide.teaching.topic_order import list_topics

TEACHING_FOLDER = "teaching"


def has_rulebook(game: str) -> bool:
    """Return whether a game has a rulebook."""
    return (get_kit(game).folder / TEACHING_FOLDER / "rulebook.json").is_file()


@cache
def get_rulebook(game: str, language: str) -> Rulebook:
    """Return the rulebook of a game; in English where it is not translated. Raises BastideError if there is none."""
    if not has_rulebook(game):
        raise BastideError("no-rules", f"{game} has no rules pages", game=game)
    texts = read_topic_texts(game, FALLBACK_LANGUAGE)
    for topic, (title, sections) in read_topic_texts(game, language).items():
        own = {section.id: section for section in sections}
        english = texts[topic][1] if topic in texts else []
        texts[topic] = title, [*(own.pop(section.id, section) for section in english), *own.values()]
    topics = list_topics(get_game(game))
    return RulebookBuilder(get_game(game), Catalogue(language), texts).build(language, topics, read_leads(game))


def read_topic_texts(game: str, language: str) -> dict[str, tuple[str, list[MarkupSection]]]:
    """Return the parsed texts of a game in a language, by topic."""
    found = sorted(get_kit(game).folder.rglob(f"{TEACHING_FOLDER}/{language}/*.md"))
    found += sorted((LOCALE_FOLDER / language / game).glob("*.md"))
    return {path.stem: parse_markup(replace_words(language, path.read_text(encoding="utf-8"))) for path in found}


def read_leads(game: str) -> dict[str, str]:
    """Return the sections by further link targets, of a game and its modules."""
    leads: dict[str, str] = {}
    for path in sorted(
        get_kit(game).folder.rglob(f"{TEACHING_FOLDER}/rulebook.json"), key=lambda path: len(path.parts)
    ):
        found = json.loads(path.read_text(encoding="utf-8"))
        for section, names in found.get("leads", {}).items():
            leads |= dict.fromkeys(names, section)
    return leads


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

    def __init__(self, game: Game, translator: Catalogue, texts: dict[str, tuple[str, list[MarkupSection]]]) -> None:
        self.game = game
        self.translator = translator
        self.texts = texts
        self.titles: dict[str, str] = {}
        self.section_by_term: dict[str, str] = {}

    def build(self, language: str, topics: list[str], leads: dict[str, str]) -> Rulebook:
        """Build the rulebook."""
        self.section_by_term = leads
        for topic in topics:
            self.titles |= {
                part.id: part.title or self.section_name(part.id) for part in self.texts[topic][1] if part.id
            }
            for item in self.list_components(topic):
                section = component_section_id(topic, item)
                self.titles[section] = self.section_name(section)
        return Rulebook(self.game.id, language, [self.build_topic(topic) for topic in topics], leads)

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
        """Build a topic from its text and components."""
        title, parts = self.texts[id]
        more = {part.id: part for part in parts}
        sections = [self.build_section(part) for part in parts if part.id and not self.is_component(id, part)]
        for item in self.list_components(id):
            sections.append(self.build_component_section(id, item, more.get(component_section_id(id, item))))
        return Topic(id, title, [self.resolve_block_links(block) for block in parts[0].blocks], sections)

    def is_component(self, topic: str, part: MarkupSection) -> bool:
        return topic in self.game.component_kinds and part.id.startswith(f"{topic.removesuffix('s')}-")

    def build_section(self, part: MarkupSection) -> Section:
        blocks = [self.resolve_block_links(block) for block in part.blocks]
        return Section(
            part.id, self.section_title(part.id), first_sentence(blocks[0].plain_text()) if blocks else "", blocks
        )

    def build_component_section(self, topic: str, item: dict[str, JsonData], part: MarkupSection | None) -> Section:
        """Build the section of a component."""
        section = component_section_id(topic, item)
        lines = self.game.describe_component(topic, item, self.translator)
        blocks = [self.resolve_block_links(block) for block in part.blocks] if part else []
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
        section = self.section_by_term.get(term, term)
        return [section] if section in self.titles else []

    def resolve_block_links(self, block: Block) -> Block:
        """Return a block in which links without words have the title of their target."""
        rows = [[[self.resolve_link(piece) for piece in cell] for cell in row] for row in block.rows]
        return Block(block.kind, rows, block.name)

    def resolve_link(self, piece: Piece) -> Piece:
        """Return a piece with its link resolved."""
        if not piece.to:
            return piece
        to = self.section_by_term.get(piece.to, piece.to)
        return Piece(piece.text or self.titles.get(to, to), to)


def component_section_id(kind: str, item: dict[str, JsonData]) -> str:
    return f"{kind.removesuffix('s')}-{item['id']}"
