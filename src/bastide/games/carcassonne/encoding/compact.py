"""``carcassonne_v3``: the map as rows instead of a picture.

A row for each tile laid, for each feature that can still bring something, and for each legal action. A picture of the
window is mostly empty, and to write it takes most of the time of a decision; rows are a tenth of it. The policy head
goes by the rows of actions: index 7 is the seventh of those that are legal now, and what it does stands in its row.

For tables of the base game and of Inns & Cathedrals, which have no memory besides the map. Words are told by their
place in the vocabulary of ``carcassonne_v2``. Where everything stands is in ``compact_sheet``, how it is written in
``compact_row``.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.core.state import State
from bastide.encoding.encoder import Encoder, Keeper, Rows
from bastide.games.carcassonne.encoding.compact_row import EVERY, CompactRow
from bastide.games.carcassonne.encoding.compact_sheet import ACTION_ROWS, COMPACT_MODULES, COMPACT_TILES, CompactSheet
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import FIELD
from bastide.games.carcassonne.rules.turn.moments import PLACE
from bastide.games.carcassonne.rules.turn.tile_moves import counted_placements

COMPACT_VERSION: Final = 3


@final
class CompactEncoder(Encoder):
    """The table, the players, the tiles to come; then tiles, features and actions, row by row."""

    def __init__(self, players: int) -> None:
        super().__init__(COMPACT_VERSION, players, int(ACTION_ROWS))
        self.sheet = CompactSheet(self)
        self.row = CompactRow(self.sheet)

    def observe(self, state: State, viewer: int, row: vec[i16], at: i64) -> None:
        self.row.write(cast(CarcassonneState, state), viewer, row, at)

    def keeper(self) -> Keeper:
        return CompactRow(self.sheet)

    # -- actions: by their place among those that are legal ----------------------------------------------------------

    def offers(self, state: State, player: int) -> list[int]:
        game = cast(CarcassonneState, state)
        if player != game.asked or player < 0:
            return []
        if game.rules.chain[game.phase].moment == PLACE:
            return EVERY[: counted_placements(game, game.hand, -1)]
        return EVERY[: len(game.legal_actions(player))]

    def action(self, state: State, player: int, index: int) -> int:
        legal = state.legal_actions(player)
        return legal[index] if index < len(legal) else -1

    def index(self, state: State, player: int, action: int) -> int:
        legal = state.legal_actions(player)
        return legal.index(action) if action in legal[: len(EVERY)] else -1

    # -- rows --------------------------------------------------------------------------------------------------------

    def rows(self) -> Rows:
        """Features and actions. What the tiles laid come to stands in the rows of features."""
        words = {"table": {0: len(COMPACT_TILES) + 1}, "features": {0: FIELD + 2}, "actions": {0: 5, 3: 4}}
        return Rows("features", "actions", words, [4, 5, 6, 7, 8], ("table", 0, 3), ["tiles"])

    def speaks_of(self, state: State) -> bool:
        return all(module.id in COMPACT_MODULES for module in cast(CarcassonneState, state).rules.modules)
