"""The encoder of Carcassonne: its policy head goes by the cells of the window, its observation by the parts beside it.

What the numbers can speak of is in ``vocabulary``. Each part of an observation is written in the file that is named
after it: ``turn``, ``seats``, ``figures``, and ``chart`` for the map itself; what modules add, in their own folders.
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
from bastide.games.carcassonne.encoding.compact import CompactEncoder
from bastide.games.carcassonne.encoding.compact_sheet import COMPACT_MODULES
from bastide.games.carcassonne.encoding.figures import FiguresPart
from bastide.games.carcassonne.encoding.holders import Holders
from bastide.games.carcassonne.encoding.modules import MODULE_PARTS
from bastide.games.carcassonne.encoding.seats import SeatsPart
from bastide.games.carcassonne.encoding.sheet import ModulePart, Sheet
from bastide.games.carcassonne.encoding.subject import Subject
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.encoding.turn import TurnPart
from bastide.games.carcassonne.encoding.vocabulary import ACTIONS, EACH, VERSION
from bastide.games.carcassonne.encoding.vocabulary import MODULES as KNOWN
from bastide.games.carcassonne.encoding.window import Window, cell_of
from bastide.games.carcassonne.rules.actions import NONE, TO
from bastide.games.carcassonne.rules.contract import Rules
from bastide.games.carcassonne.rules.game import MODULES
from bastide.games.carcassonne.rules.geometry import CELLS
from bastide.games.carcassonne.rules.modules.box import MODULE_IDS
from bastide.games.carcassonne.rules.modules.dragon.memory import DRAGON, FAIRY
from bastide.games.carcassonne.rules.state import CarcassonneState

#: The window, if nothing else is asked for: wide enough for the base game.
WINDOW: Final = 25


@final
class CarcassonneEncoder(Encoder):
    """The table, the players, the figures, and the map, row by row from the south-west corner of the window."""

    def __init__(self, players: int, window: int) -> None:
        super().__init__(VERSION, players, window * window * 6 + ACTIONS - CELLS * 6)
        self.window = Window(window)
        sheet = Sheet(self, self.window)
        self.turn = TurnPart(sheet)
        self.seats = SeatsPart(sheet)
        self.figures = FiguresPart(sheet)
        self.chart = ChartPart(sheet)
        self.parts_of_modules: list[ModulePart] = [make(sheet) for make in MODULE_PARTS]
        self.holders = Holders(players, players * EACH)
        self.known: list[Tables] = []

    def observe(self, state: State, viewer: int, row: vec[i16], at: i64) -> None:
        game = cast(CarcassonneState, state)
        self.window.frame(game)
        tables = self.tables(game.rules)
        subject = Subject(game)
        for module in game.rules.modules:
            for part in self.parts_of_modules:
                if part.module == module.id:
                    part.look(game, module.slot, subject)
                    part.write(game, module.slot, tables, viewer, row, at)
        holders = self.holders
        holders.look(game, viewer)
        self.turn.write(game, tables, row, at)
        self.seats.write(game, tables, viewer, row, at)
        self.figures.write(game, tables, subject, holders, viewer, row, at)
        self.chart.write(game, tables, subject, holders, viewer, row, at)

    def tables(self, rules: Rules) -> Tables:
        """What follows from the rules of a table; where modules are drawn, the last few are kept."""
        for known in self.known:
            if known.rules is rules:
                return known
        made = Tables(rules)
        self.known = [made, *self.known[:15]]
        return made

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
        compact = settings["compact"] != 0
        spoken = COMPACT_MODULES if compact else KNOWN
        modules = MODULES.listed(options["modules"]) or MODULE_IDS
        unknown = [module for module in modules if module not in spoken]
        if unknown:
            raise MODULES.refuse_word(unknown[0], spoken)
        return CompactEncoder(players) if compact else CarcassonneEncoder(players, window)

    def settings(self) -> dict[str, int]:
        """``compact``: 1 for rows instead of a window, as ``carcassonne_v3``."""
        return {"window": WINDOW, "compact": 0}

    def learning(self) -> dict[str, int]:
        return {"compact": 1}


MAKER: Final = CarcassonneMaker()
