"""Kit: everything one game provides, registered as one entry point.

The parts of a game are modules of one package. Most parts have a fixed location (``PART_LOCATIONS``) and are optional.
A kit names the others as ``"module:attribute"`` within its package. Parts are imported on first use, so listing the
games does not import their bots.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypeAlias, cast, final

from bastide.core.action_reason import Reason
from bastide.core.bot import BotFactory
from bastide.core.errors import UnknownGame
from bastide.core.game import Game
from bastide.core.json_data import JsonData
from bastide.core.opening_notes import OpeningReader
from bastide.core.position_text import PositionParser, PositionWriter, parse_position, write_position
from bastide.core.state import State
from bastide.core.utilities.game_extensions import extensions_of_package

#: (state, player, action) to the reasons for a legal action, most important first. Uses only what the player
#: knows: two positions with the same view give the same reasons.
ActionExplainer: TypeAlias = Callable[[State, int, int], list[Reason]]
#: (state, player) to the reasons for the player's win chance, most important first, from the player's knowledge only.
PositionExplainer: TypeAlias = Callable[[State, int], list[Reason]]
#: (state, viewer, language, player names, dark theme) to an SVG picture of the table.
Renderer: TypeAlias = Callable[[State, int, str, Sequence[str], bool], str]
#: Kind of component to the drawings of those that extensions add, by id.
AddedArtist: TypeAlias = Callable[[str], dict[str, JsonData]]

#: Locations of a game's parts, ``"module:attribute"`` within its package.
PART_LOCATIONS: Final = {
    "reasons_for": "bots.reasons:reasons_for",
    "explain_position": "bots.explain_position:explain_position",
    "encoder": "encoding:ENCODER_FACTORY",
    "position": "rules.position_parser:parse_position",
    "position_writer": "rules.position_writer:write_position",
    "puzzles": "puzzles.themes:THEMES",
    "renderer": "art.table_picture:RENDERER",
    "added_drawings": "art.added_drawings:draw_added",
    "importers": "imports:IMPORTERS",
    "openings": "rules.openings:OPENINGS",
}


@final
class Kit:
    """Parts of one game: rules, bots, reasons, encoder, renderer, puzzles, message catalogues and web page.

    Only the rules are required. Fallbacks for missing parts: generic bots; hints with numbers only; an encoder built
    from the views; a text table in the browser; a picture of that text.
    """

    def __init__(
        self,
        folder: Path,
        package: str,
        game: str = "rules.game:GAME",
        bots: list[str] | None = None,
        page: str = "",
        view_type: str = "",
    ) -> None:
        #: Folder of the game. Its catalogues are the files ``locale/LANGUAGE.ftl`` in it and in its subfolders.
        self.folder = folder
        #: Package name of that folder.
        self.package = package
        self._game = game
        self._bots: list[str] = [] if bots is None else bots
        #: Folder of the built web page within ``folder``; empty if the game has none.
        self.page = page
        #: ``"module:Name"`` of the ``TypedDict`` of the views; the types of the web page are generated from it.
        self.view_type = f"{package}.{view_type}" if view_type else ""
        #: Cache of the loaded parts.
        self._parts: dict[str, object] = {}

    def game(self) -> Game:
        """Load the game definition. Raises UnknownGame if the attribute is not a Game."""
        name = f"{self.package}.{self._game}"
        game = load_attribute(name)
        if not isinstance(game, Game):
            raise UnknownGame("not-a-game", f"{name} is not a Game", game="", value=name)
        return game

    def bot_factories(self) -> list[BotFactory]:
        """Load the factories of the game's own bots, the preferred one first."""
        makers: list[BotFactory] = []
        for name in self._bots:
            maker = load_attribute(f"{self.package}.{name}")
            if not isinstance(maker, BotFactory):
                raise TypeError(f"{self.package}.{name} is not a BotMaker")
            makers.append(maker)
        return makers

    def load_part(self, name: str) -> object:
        """Load the part with this name in ``PART_LOCATIONS``; None if the game does not have it."""
        if name not in self._parts:
            module, _, attribute = PART_LOCATIONS[name].partition(":")
            found = module_exists(f"{self.package}.{module}")
            self._parts[name] = getattr(import_module(f"{self.package}.{module}"), attribute) if found else None
        return self._parts[name]

    def reasons_for(self, state: State, player: int, action: int) -> list[Reason]:
        """Reasons for a legal action, most important first; empty if the game gives none."""
        explain = self.load_part("reasons_for")
        return [] if explain is None else cast(ActionExplainer, explain)(state, player, action)

    def explain_position(self, state: State, player: int) -> list[Reason]:
        """Reasons for a player's win chance, most important first; empty if the game gives none."""
        explain = self.load_part("explain_position")
        return [] if explain is None else cast(PositionExplainer, explain)(state, player)

    def encoder_factory(self) -> object:
        """The game's ``bastide.encoding.encoder_api.EncoderFactory``, or None."""
        return self.load_part("encoder")

    def renderer(self) -> Renderer | None:
        """The game's own renderer, or None. ``State.svg`` calls it."""
        return cast("Renderer | None", self.load_part("renderer"))

    def draw_added(self, kind: str) -> dict[str, JsonData]:
        """Drawings of the components that extensions add, by id, for the page; those of the game are built into it."""
        if not extensions_of_package(self.package):
            return {}
        draw = self.load_part("added_drawings")
        return {} if draw is None else cast(AddedArtist, draw)(kind)

    def puzzle_themes(self) -> object:
        """The game's ``bastide.puzzles.PuzzleThemes``, or None."""
        return self.load_part("puzzles")

    def importers(self) -> object:
        """The game's list of ``bastide.core.records.game_import.GameImporter``, or None."""
        return self.load_part("importers")

    def opening_reader(self) -> OpeningReader | None:
        """What the opening explorer notes of this game, or None."""
        return cast("OpeningReader | None", self.load_part("openings"))

    def catalogue_files(self, language: str) -> list[Path]:
        """Message catalogues of the game and its extensions; those in deeper folders come last."""
        found: list[Path] = []
        for folder in [self.folder, *[each.folder for each in extensions_of_package(self.package)]]:
            files = folder.rglob(f"locale/{language}.ftl")
            found += sorted(files, key=lambda path: (len(path.parts), str(path)))
        return found

    def parse_position(self, text: str) -> tuple[State, int]:
        """Parse a position text. Returns the state and the viewing seat. Raises InvalidSnapshot.

        Unlike ``Game.position``, it also reads the incomplete positions of rulebook examples and lessons.
        """
        return parse_position(self.game(), self._position_parser(), text)

    def write_position(self, state: State) -> str:
        """Return a position of this game as text. ``State.position`` calls it."""
        writer = cast("PositionWriter | None", self.load_part("position_writer"))
        return write_position(state, self.game(), self._position_parser(), writer)

    def _position_parser(self) -> PositionParser | None:
        return cast("PositionParser | None", self.load_part("position"))

    def page_folder(self) -> Path | None:
        """Folder of the built web page; None if the game has no page or it is not built."""
        if not self.page:
            return None
        folder = self.folder / self.page
        return folder if folder.is_dir() else None


def load_attribute(name: str) -> object:
    """Import the object named ``"module:attribute"``."""
    module, _, attribute = name.partition(":")
    found: object = getattr(import_module(module), attribute)
    return found


def module_exists(name: str) -> bool:
    """Whether a module of this name exists. Imports its parent packages."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False
