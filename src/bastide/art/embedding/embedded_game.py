"""Recorded game as data for ``<bastide-viewer>``: pictures, texts, variations, comments and marks.

The viewer has no rules and no catalogues. Everything that it shows is drawn and translated here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from bastide.art.embedding.picture_parts import SharedTexts, ThemeColours, list_change, split_picture
from bastide.core.errors import BastideError
from bastide.core.game_registry import get_game
from bastide.core.journal import SPECTATOR, Journal
from bastide.core.json_data import JsonData
from bastide.core.records.game_record import Record
from bastide.core.records.game_tree import GameNode
from bastide.core.records.record_annotations import MARKS
from bastide.core.state import State
from bastide.locale import LANGUAGES, Catalogue, get_language, is_right_to_left

FORMAT: Final = "bastide viewer 1"
#: Texts of the viewer itself, ``viewer-NAME`` in the catalogues.
VIEWER_TEXTS: Final = (
    *("first", "previous", "next", "last", "play", "pause", "timeline", "step", "start", "moves", "variation"),
    *("words", "large", "language", "keys"),
    *(f"mark-{mark}" for mark in MARKS),
)


def embed_record(record: Record, languages: Sequence[str], viewer: int = SPECTATOR) -> dict[str, JsonData]:
    """Return the data of a record, as a player or SPECTATOR saw it; the first language is the default.

    Raises CorruptRecord if an action, or one of a variation, is illegal.
    """
    for language in languages:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise BastideError(
                "unknown-language", f"unknown language {language!r}; available: {known}", language=language, known=known
            )
    root = GameNode.from_record(record)
    root.check()
    return _GameEmbedder(record, languages, viewer).embed(root)


@final
class _GameEmbedder:
    """Draws and describes all positions of a game tree."""

    def __init__(self, record: Record, languages: Sequence[str], viewer: int) -> None:
        self.record = record
        self.game = get_game(record.game)
        self.viewer = viewer
        self.catalogues = {each: Catalogue(each, record.seats, is_right_to_left(each)) for each in languages}
        self.colours = ThemeColours()
        self.parts = SharedTexts()
        self.lines = SharedTexts()

    def embed(self, root: GameNode) -> dict[str, JsonData]:
        nodes: list[JsonData] = []
        numbers: dict[int, int] = {}
        pictures: dict[tuple[int, str], list[int]] = {}
        words: dict[tuple[int, str], list[int]] = {}
        for node in [root, *root.descendants()]:
            number = numbers[id(node)] = len(nodes)
            parent = -1 if node.parent is None else numbers[id(node.parent)]
            state, events = self._position(node)
            changed_pictures: dict[str, JsonData] = {}
            changed_words: dict[str, JsonData] = {}
            moves: dict[str, JsonData] = {}
            for language, catalogue in self.catalogues.items():
                place = (number, language)
                pictures[place] = self.parts.numbers(split_picture(self._picture(state, language)))
                changed_pictures[language] = [*list_change(pictures.get((parent, language), []), pictures[place])]
                table = self.game.view_as_text(state.view(self.viewer), catalogue)
                words[place] = self.lines.numbers(table.splitlines())
                changed_words[language] = [*list_change(words.get((parent, language), []), words[place])]
                moves[language] = [*self.lines.numbers(self._move_lines(node, events, catalogue))]
            nodes.append(
                {
                    "parent": parent,
                    "pictures": changed_pictures,
                    "words": changed_words,
                    "move": moves,
                    "comment": node.comment,
                    "marks": [mark for mark in MARKS if mark in node.marks],
                }
            )
        return {
            "format": FORMAT,
            "game": self.game.id,
            "languages": [{"code": each, "direction": get_language(each).direction} for each in self.catalogues],
            "texts": {each: self._texts(catalogue) for each, catalogue in self.catalogues.items()},
            "colours": [list(pair) for pair in self.colours.numbers],
            "parts": list(self.parts.texts),
            "lines": list(self.lines.texts),
            "nodes": nodes,
        }

    def _position(self, node: GameNode) -> tuple[State, list[dict[str, JsonData]]]:
        """Return the position of a node, and the events of its action that the viewer may see."""
        if node.parent is None or node.move is None:
            return node.state, []
        state = node.parent.state
        state.journal = Journal()
        state.apply(node.move.player, state.parse_action(node.move.player, node.move.text))
        return state, state.journal.views_for(self.viewer)

    def _picture(self, state: State, language: str) -> str:
        light, dark = (state.svg(self.viewer, language, self.record.seats, theme) for theme in (False, True))
        return self.colours.merge(light, dark)

    def _move_lines(self, node: GameNode, events: list[dict[str, JsonData]], catalogue: Catalogue) -> list[str]:
        """Return the sentences about an action; its notation if there is nothing that the viewer may see."""
        if node.move is None:
            return []
        sentences = [catalogue.translate_for_game(self.game.id, f"log-{each['kind']}", each) for each in events]
        return [each for each in sentences if each] or [f"{catalogue.seat_name(node.move.player)}: {node.move.text}"]

    def _texts(self, catalogue: Catalogue) -> dict[str, JsonData]:
        names = catalogue.join_list([catalogue.seat_name(player) for player in range(len(self.record.seats))])
        texts: dict[str, JsonData] = {
            each: catalogue.translate(f"viewer-{each}", {"at": "{at}", "last": "{last}"}) for each in VIEWER_TEXTS
        }
        title = {"game": catalogue.translate(self.game.id), "names": names}
        texts["title"] = catalogue.translate("picture-title", title)
        texts["name"] = get_language(catalogue.language).name
        return texts
