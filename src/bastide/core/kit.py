"""A kit: everything that one game brings, handed out by one entry point.

The parts of a game are modules of one package. Most have a fixed place (``PLACES``) and are used if they are there; a
kit names the rest as entry points do, ``"module:attribute"``, within its package. A part is loaded when it is asked
for: listing the games does not load their bots.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypeAlias, cast, final

from bastide.core.bot import BotMaker
from bastide.core.errors import UnknownGame
from bastide.core.game import Game
from bastide.core.reason import Reason
from bastide.core.state import State

#: What a game has to say for (or against) a legal action of a player, the weightiest first. It says no more than the
#: player can know: of two positions that look the same from the seat, the same.
Reasons: TypeAlias = Callable[[State, int, int], list[Reason]]
#: What a player's chance to win hangs on in a position, the weightiest first; likewise.
Standing: TypeAlias = Callable[[State, int], list[Reason]]
#: What an action (the first) leaves a player with, where a better one (the second) would have left more; likewise.
Changes: TypeAlias = Callable[[State, int, int, int], list[Reason]]
#: Draws a position as an SVG: the state, the viewer, the language, the names of the players, and whether it is dark.
Renderer: TypeAlias = Callable[[State, int, str, Sequence[str], bool], str]

#: Where the parts of a game are, within its package.
PLACES: Final = {
    "reasons": "bots.reasons:reasons",
    "drawbacks": "bots.reasons:drawbacks",
    "standing": "bots.standing:standing",
    "changes": "bots.standing:changes",
    "encoder": "encoding:MAKER",
    "position": "rules.positions:as_told",
    "puzzles": "puzzles.themes:THEMES",
    "renderer": "art.table:RENDERER",
}


@final
class Kit:
    """What a game hands out: its rules, bots, reasons, encoder, renderer, puzzles, words and page.

    Only the rules are needed. A game without bots is played by those that play anything, hints of one without reasons
    are figures only, one without an encoder is shown to learners by what it shows to players, one without a page is a
    table of text in the browser, and one without a renderer is a picture of that text.
    """

    def __init__(
        self,
        folder: Path,
        package: str,
        game: str = "rules.game:GAME",
        bots: list[str] | None = None,
        page: str = "",
        view: str = "",
    ) -> None:
        #: Where the game lives. Its words are the files ``words/LANGUAGE.ftl`` in it and in its own folders.
        self.folder = folder
        #: The name of the same folder as a package.
        self.package = package
        self._game = game
        self._bots: list[str] = [] if bots is None else bots
        #: The folder of the built page within ``folder``; empty if the game has none.
        self.page = page
        #: The ``TypedDict`` that the game's views are, ``"module:Name"``, from which a page's types are made.
        self.view = f"{package}.{view}" if view else ""
        #: The parts with a fixed place that were asked for.
        self._parts: dict[str, object] = {}

    def game(self) -> Game:
        name = f"{self.package}.{self._game}"
        game = load(name)
        if not isinstance(game, Game):
            raise UnknownGame("not-a-game", f"{name} is not a Game", game="", value=name)
        return game

    def bot_makers(self) -> list[BotMaker]:
        """The makers of the game's own bots, the favourite first."""
        makers: list[BotMaker] = []
        for name in self._bots:
            maker = load(f"{self.package}.{name}")
            if not isinstance(maker, BotMaker):
                raise TypeError(f"{self.package}.{name} is not a BotMaker")
            makers.append(maker)
        return makers

    def part(self, name: str) -> object:
        """The part with this name in ``PLACES``, or None if the game does not have it."""
        if name not in self._parts:
            module, _, attribute = PLACES[name].partition(":")
            found = find_module(f"{self.package}.{module}")
            self._parts[name] = getattr(import_module(f"{self.package}.{module}"), attribute) if found else None
        return self._parts[name]

    def reasons(self, state: State, player: int, action: int) -> list[Reason]:
        """What speaks for a legal action, the weightiest first; nothing if the game has nothing to say."""
        told = self.part("reasons")
        return [] if told is None else cast(Reasons, told)(state, player, action)

    def drawbacks(self, state: State, player: int, action: int) -> list[Reason]:
        """What speaks against a legal action, likewise."""
        told = self.part("drawbacks")
        return [] if told is None else cast(Reasons, told)(state, player, action)

    def standing(self, state: State, player: int) -> list[Reason]:
        """Why a player's chance to win is what it is, the weightiest first; nothing if the game has nothing to say."""
        told = self.part("standing")
        return [] if told is None else cast(Standing, told)(state, player)

    def changes(self, state: State, player: int, played: int, better: int) -> list[Reason]:
        """What made the chance fall when one legal action was played and not the other, likewise."""
        told = self.part("changes")
        return [] if told is None else cast(Changes, told)(state, player, played, better)

    def encoder(self) -> object:
        """The game's ``bastide.encoding.EncoderMaker``, or None."""
        return self.part("encoder")

    def renderer(self) -> Renderer | None:
        """What draws the game's tables, if the game has its own; ``State.svg`` calls it."""
        return cast("Renderer | None", self.part("renderer"))

    def puzzles(self) -> object:
        """What the game says about its puzzles, a ``bastide.puzzles.Themes``, or None."""
        return self.part("puzzles")

    def words(self, language: str) -> list[Path]:
        """The files with the game's words in a language, those of its parts after its own."""
        return sorted(self.folder.rglob(f"words/{language}.ftl"), key=lambda path: (len(path.parts), str(path)))

    def position(self, text: str) -> tuple[State, int]:
        """A position that is written as text, as the examples in the rules are, and the seat that looks at it."""
        read = self.part("position")
        if not callable(read):
            raise UnknownGame("not-a-game", f"{self.package} reads no positions", game="", value=PLACES["position"])
        found: tuple[State, int] = read(text)
        return found

    def page_folder(self) -> Path | None:
        """Where the built page lies, if the game has one and it was built."""
        if not self.page:
            return None
        folder = self.folder / self.page
        return folder if folder.is_dir() else None


def load(name: str) -> object:
    """What ``"module:attribute"`` names."""
    module, _, attribute = name.partition(":")
    found: object = getattr(import_module(module), attribute)
    return found


def find_module(name: str) -> bool:
    """Whether there is a module of this name; the packages around it are imported."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False
