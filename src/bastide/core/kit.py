"""A kit: everything that one game brings, handed out by one entry point.

The parts of a game are rooms of one folder; the kit says where each is. A part is named as entry points name things,
``"module:attribute"``, and loaded when somebody asks for it: who looks for a game's name does not load its bots.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import TypeAlias, cast, final

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
        game: str,
        bots: list[str] | None = None,
        encoder: str = "",
        renderer: str = "",
        page: str = "",
        view: str = "",
        reasons: str = "",
        drawbacks: str = "",
        standing: str = "",
        changes: str = "",
        position: str = "",
        puzzles: str = "",
    ) -> None:
        #: Where the game lives. Its words are the files ``words/LANGUAGE.ftl`` in it and in its own folders.
        self.folder = folder
        self._game = game
        self._bots: list[str] = [] if bots is None else bots
        self._encoder = encoder
        self._renderer = renderer
        self._reasons = reasons
        self._drawbacks = drawbacks
        self._standing = standing
        self._changes = changes
        #: The folder of the built page within ``folder``; empty if the game has none.
        self.page = page
        #: The ``TypedDict`` that the game's views are, ``"module:Name"``, from which a page's types are made.
        self.view = view
        self._position = position
        self._puzzles = puzzles

    def game(self) -> Game:
        game = load(self._game)
        if not isinstance(game, Game):
            raise UnknownGame("not-a-game", f"{self._game} is not a Game", game="", value=self._game)
        return game

    def bot_makers(self) -> list[BotMaker]:
        """The makers of the game's own bots, the favourite first."""
        makers: list[BotMaker] = []
        for name in self._bots:
            maker = load(name)
            if not isinstance(maker, BotMaker):
                raise TypeError(f"{name} is not a BotMaker")
            makers.append(maker)
        return makers

    def reasons(self, state: State, player: int, action: int) -> list[Reason]:
        """What speaks for a legal action, the weightiest first; nothing if the game has nothing to say."""
        return cast(Reasons, load(self._reasons))(state, player, action) if self._reasons else []

    def drawbacks(self, state: State, player: int, action: int) -> list[Reason]:
        """What speaks against a legal action, likewise."""
        return cast(Reasons, load(self._drawbacks))(state, player, action) if self._drawbacks else []

    def standing(self, state: State, player: int) -> list[Reason]:
        """Why a player's chance to win is what it is, the weightiest first; nothing if the game has nothing to say."""
        return cast(Standing, load(self._standing))(state, player) if self._standing else []

    def changes(self, state: State, player: int, played: int, better: int) -> list[Reason]:
        """What made the chance fall when one legal action was played and not the other, likewise."""
        return cast(Changes, load(self._changes))(state, player, played, better) if self._changes else []

    def encoder(self) -> object:
        """The game's ``bastide.encoding.EncoderMaker``, or None."""
        return load(self._encoder) if self._encoder else None

    def renderer(self) -> Renderer | None:
        """What draws the game's tables, if the game has its own; ``State.svg`` calls it."""
        return cast(Renderer, load(self._renderer)) if self._renderer else None

    def puzzles(self) -> object:
        """What the game says about its puzzles, a ``bastide.puzzles.Themes``, or None."""
        return load(self._puzzles) if self._puzzles else None

    def words(self, language: str) -> list[Path]:
        """The files with the game's words in a language, those of its parts after its own."""
        return sorted(self.folder.rglob(f"words/{language}.ftl"), key=lambda path: (len(path.parts), str(path)))

    def position(self, text: str) -> tuple[State, int]:
        """A position that is written as text, as the examples in the rules are, and the seat that looks at it."""
        read = load(self._position) if self._position else None
        if not callable(read):
            raise UnknownGame("not-a-game", f"{self._game} reads no positions", game="", value=self._position)
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
