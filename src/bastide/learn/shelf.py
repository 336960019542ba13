"""Loads the rulebooks of the installed games; each is built on first use.

The texts are part of the game and its modules: ``teaching/LANGUAGE/TOPIC.md``. ``teaching/rulebook.json`` holds what is
the same in every language: the order of the topics, and link targets. A topic named after a kind of component
(``cards``) has a section for each component with its printed text; the text file adds explanations.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.plain import Plain
from bastide.core.registry import get_game, get_kit
from bastide.learn.book import Block, Example, Piece, Rulebook, Section, Topic, first_sentence
from bastide.learn.markup import Part, read
from bastide.locale import Catalogue
from bastide.locale.names import exchanged

FOLDER = "learn"


def has_rules(game: str) -> bool:
    """Return whether a game has a rulebook."""
    return (get_kit(game).folder / FOLDER / "rulebook.json").is_file()


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """Return the rulebook of a game; in English if it lacks the language. Raises BastideError if there is none."""
    if not has_rules(game):
        raise BastideError("no-rules", f"{game} brings no rules to read", game=game)
    texts = texts_of(game, language) or texts_of(game, "en")
    topics, leads = index_of(game)
    return Writer(get_game(game), Catalogue(language), texts).written(language, topics, leads)


def texts_of(game: str, language: str) -> dict[str, tuple[str, list[Part]]]:
    """Return the parsed texts of a game in a language, by topic."""
    found = sorted(get_kit(game).folder.rglob(f"{FOLDER}/{language}/*.md"))
    return {path.stem: read(exchanged(language, path.read_text(encoding="utf-8"))) for path in found}


def index_of(game: str) -> tuple[list[str], dict[str, str]]:
    """Return the topics in order and the link targets, of a game and its modules."""
    topics: list[str] = []
    leads: dict[str, str] = {}
    for path in sorted(get_kit(game).folder.rglob(f"{FOLDER}/rulebook.json"), key=lambda path: len(path.parts)):
        found = json.loads(path.read_text(encoding="utf-8"))
        topics += found.get("topics", [])
        for section, names in found.get("leads", {}).items():
            leads |= dict.fromkeys(names, section)
    return topics, leads


@cache
def example(game: str, name: str) -> Example:
    """Return an example position. Raises BastideError if there is none of this name."""
    path = examples_of(game).get(name)
    if path is None:
        raise BastideError("no-example", f"{game} has no example {name}", game=game, name=name)
    state, seat = get_kit(game).position(path.read_text(encoding="utf-8"))
    return Example(game, seat, state.players, state.actors(), {**state.view(seat)})


def examples_of(game: str) -> dict[str, Path]:
    """Return the example files of a game by name."""
    return {path.stem: path for path in get_kit(game).folder.rglob(f"{FOLDER}/examples/*.txt")}


class Writer:
    """Builds a rulebook from texts, the game's catalogue and its components."""

    def __init__(self, game: Game, words: Catalogue, texts: dict[str, tuple[str, list[Part]]]) -> None:
        self.game = game
        self.words = words
        self.texts = texts
        self.titles: dict[str, str] = {}
        self.leads: dict[str, str] = {}

    def written(self, language: str, topics: list[str], leads: dict[str, str]) -> Rulebook:
        """Build the rulebook."""
        self.leads = leads
        for topic in topics:
            self.titles |= {part.id: part.title or self.name(part.id) for part in self.texts[topic][1] if part.id}
            for item in self.components(topic):
                section = component_id(topic, item)
                self.titles[section] = self.name(section)
        return Rulebook(self.game.id, language, [self.topic(topic) for topic in topics], leads)

    def name(self, id: str) -> str:
        """Return the game's name of a thing."""
        return self.words.say(f"{self.game.id}-{id}")

    def heading(self, id: str) -> str:
        """Return the title of a section, capitalised."""
        title = self.titles[id]
        return title[:1].upper() + title[1:]

    def components(self, topic: str) -> list[dict[str, Plain]]:
        return self.game.component_list(topic) if topic in self.game.components else []

    def topic(self, id: str) -> Topic:
        """Build a topic from its text and components."""
        title, parts = self.texts[id]
        more = {part.id: part for part in parts}
        sections = [self.section(part) for part in parts if part.id and not self.is_component(id, part)]
        for item in self.components(id):
            sections.append(self.printed(id, item, more.get(component_id(id, item))))
        return Topic(id, title, [self.linked(block) for block in parts[0].blocks], sections)

    def is_component(self, topic: str, part: Part) -> bool:
        return topic in self.game.components and part.id.startswith(f"{topic.removesuffix('s')}-")

    def section(self, part: Part) -> Section:
        blocks = [self.linked(block) for block in part.blocks]
        return Section(part.id, self.heading(part.id), first_sentence(blocks[0].plain()) if blocks else "", blocks)

    def printed(self, topic: str, item: dict[str, Plain], part: Part | None) -> Section:
        """Build the section of a component."""
        section = component_id(topic, item)
        lines = self.game.component_text(topic, item, self.words)
        blocks = [self.linked(block) for block in part.blocks] if part else []
        see = list(dict.fromkeys(self.explained("", item)))
        line = " ".join(line.strip() for line in lines)
        return Section(
            section, self.heading(section), line, blocks, topic.removesuffix("s"), str(item["id"]), lines, see
        )

    def explained(self, key: str, fact: Plain) -> list[str]:
        """Return the sections that explain printed facts: ``type-attack`` for ``{"types": ["attack"]}``."""
        if isinstance(fact, list):
            return [found for one in fact for found in self.explained(key, one)]
        if isinstance(fact, dict):
            # A feature is named by its kind.
            inner = [self.explained(key if name == "kind" else name, one) for name, one in fact.items()]
            return [found for each in inner for found in each]
        term = f"{key.removesuffix('s')}-{fact}"
        section = self.leads.get(term, term)
        return [section] if section in self.titles else []

    def linked(self, block: Block) -> Block:
        """Return a block in which links without words have the title of their target."""
        rows = [[[self.worded(piece) for piece in cell] for cell in row] for row in block.rows]
        return Block(block.kind, rows, block.name)

    def worded(self, piece: Piece) -> Piece:
        """Return a piece with its link resolved."""
        if not piece.to:
            return piece
        to = self.leads.get(piece.to, piece.to)
        return Piece(piece.text or self.titles.get(to, to), to)


def component_id(kind: str, item: dict[str, Plain]) -> str:
    return f"{kind.removesuffix('s')}-{item['id']}"
