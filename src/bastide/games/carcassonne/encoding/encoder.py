"""The encoder of Carcassonne: its policy head goes by the cells of the window, its observation by the parts beside it.

What the numbers can speak of is in ``vocabulary``. Each part of an observation is written in the file that is named
after it: ``turn``, ``seats``, ``figures``, and ``chart`` for the map itself; what modules add, in their own folders.
Whoever wants rows instead of a window asks for the encoders in ``compact`` and ``rows``.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.core.errors import InvalidOption
from bastide.core.options import Options
from bastide.core.state import State
from bastide.encoding.encoder import Encoder, EncoderMaker
from bastide.games.carcassonne.encoding.chart import ChartPart
from bastide.games.carcassonne.encoding.common import CommonParts
from bastide.games.carcassonne.encoding.compact import CompactEncoder
from bastide.games.carcassonne.encoding.compact_sheet import COMPACT_MODULES
from bastide.games.carcassonne.encoding.figures import FeaturesPart
from bastide.games.carcassonne.encoding.rows import RowsEncoder
from bastide.games.carcassonne.encoding.sheet import WindowSheet
from bastide.games.carcassonne.encoding.vocabulary import ACTIONS, VERSION
from bastide.games.carcassonne.encoding.vocabulary import MODULES as KNOWN
from bastide.games.carcassonne.encoding.window import Window, cell_of
from bastide.games.carcassonne.modules.box import MODULE_IDS
from bastide.games.carcassonne.modules.dragon.memory import DRAGON, FAIRY
from bastide.games.carcassonne.rules.actions import NONE, TO
from bastide.games.carcassonne.rules.game import MODULES
from bastide.games.carcassonne.rules.map.geometry import CELLS
from bastide.games.carcassonne.rules.state.state import CarcassonneState

#: The window, if nothing else is asked for: wide enough for the base game.
WINDOW: Final = 25


@final
class CarcassonneEncoder(Encoder):
    """The table, the players, the figures, and the map, row by row from the south-west corner of the window."""

    def __init__(self, players: int, window: int) -> None:
        super().__init__(VERSION, players, window * window * 6 + ACTIONS - CELLS * 6)
        self.window = Window(window)
        sheet = WindowSheet(self, self.window)
        self.common = CommonParts(sheet, players)
        self.features = FeaturesPart(sheet)
        self.chart = ChartPart(sheet)

    def observe(self, state: State, viewer: int, row: vec[i16], at: i64) -> None:
        game = cast(CarcassonneState, state)
        self.window.frame(game)
        tables = self.common.tables(game.rules)
        subject = self.common.write(game, tables, viewer, row, at)
        holders = self.common.holders
        if subject.tile >= 0:
            self.features.write(game, subject.tile, holders, row, at)
        self.chart.write(game, tables, subject, holders, viewer, row, at)

    # -- actions -----------------------------------------------------------------------------------------------------

    def offers(self, state: State, player: int) -> list[int]:
        game = cast(CarcassonneState, state)
        legal = game.legal_actions(player)
        if not legal:
            return legal
        self.window.frame(game)
        found: list[int] = []
        for number in legal:
            index = self._index(number)
            if index >= 0:
                found.append(index)
        return found

    def _index(self, action: i64) -> i64:
        """Where an action of the game stands in the policy head: the blocks that go by cells go by the window here."""
        window: i64 = self.window.size * self.window.size
        cell = cell_of(action)
        if cell < 0:
            return action - NONE + window * 4 if action < FAIRY else action - DRAGON + window * 6 + FAIRY - NONE
        place = self.window.place(cell)
        if place < 0:
            return -1
        if action < NONE:
            return place * 4 + (action & 3)
        return window * 4 + FAIRY - NONE + (0 if action < TO else window) + place

    def action(self, state: State, player: int, index: int) -> int:
        window: i64 = self.window.size * self.window.size
        after: i64 = window * 4 + FAIRY - NONE
        number: i64 = index
        if window * 4 <= number < after:
            return number - window * 4 + NONE
        if number >= after + window * 2:
            return number - after - window * 2 + DRAGON
        self.window.frame(cast(CarcassonneState, state))
        if number < window * 4:
            return self.window.cell(number >> 2) * 4 + (number & 3)
        number -= after
        return FAIRY + self.window.cell(number) if number < window else TO + self.window.cell(number - window)

    def index(self, state: State, player: int, action: int) -> int:
        self.window.frame(cast(CarcassonneState, state))
        return self._index(action)


@final
class CarcassonneMaker(EncoderMaker):
    def make(self, players: int, options: Options, settings: dict[str, int]) -> Encoder:
        window = settings["window"]
        if not 5 <= window <= 99 or window % 2 == 0:
            raise InvalidOption(
                "setting-odd",
                f"the window is an odd number of cells from 5 to 99, not {window}",
                option="window",
                value=str(window),
                low=5,
                high=99,
            )
        compact = settings["compact"]
        if compact not in (0, 1, 2):
            raise InvalidOption(
                "setting-between",
                f"compact is a number from 0 to 2, not {compact}",
                option="compact",
                value=str(compact),
                low=0,
                high=2,
            )
        spoken = COMPACT_MODULES if compact == 1 else KNOWN
        modules = MODULES.listed(options["modules"]) or MODULE_IDS
        unknown = [module for module in modules if module not in spoken]
        if unknown:
            raise MODULES.refuse_word(unknown[0], spoken)
        if compact == 0:
            return CarcassonneEncoder(players, window)
        return CompactEncoder(players) if compact == 1 else RowsEncoder(players)

    def settings(self) -> dict[str, int]:
        """``compact``: 1 for rows instead of a window, as ``carcassonne_v3``, 2 for those of ``carcassonne_v4``."""
        return {"window": WINDOW, "compact": 0}

    def learning(self) -> dict[str, int]:
        return {"compact": 2}


MAKER: Final = CarcassonneMaker()
