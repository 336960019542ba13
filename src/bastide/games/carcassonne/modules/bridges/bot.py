"""Bot heuristics for Bridges, Castles & Bazaars: pieces in hand, and decisions in the auction."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.forecast import Appraiser, Forecast, Opinion
from bastide.games.carcassonne.modules.bridges.bazaar import OFFERING, SETTLING, laid_out
from bastide.games.carcassonne.modules.bridges.memory import (
    BID,
    BRIDGES,
    BUY,
    CASTLES,
    HIGHEST,
    MOST_BID,
    OFFER,
    OFFERED,
    SELL,
    STAGE,
    WON,
    place,
)
from bastide.games.carcassonne.rules.actions import NONE
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.turn.moments import BAZAAR, BAZAAR_CHOICE

#: Value of a bridge and a castle in hand, and of a tile won at the bazaar that another player would get otherwise.
BRIDGE_IN_HAND: Final = 1.0
CASTLE_IN_HAND: Final = 0.5
TILE_WON: Final = 1.0
#: Highest bid of the bot: the next tile from the pile is free.
MOST: Final = 9


@final
class BridgesOpinion(Opinion):
    """Heuristics for pieces in hand and for the auction."""

    def __init__(self) -> None:
        super().__init__("bridges")

    def add(self, state: CarcassonneState, slot: int, forecast: Forecast) -> None:
        """Value bridges, castles and bazaar tiles in hand."""
        module_state = state.extra[slot]
        for player in range(state.players):
            worth = BRIDGE_IN_HAND * float(module_state[place(player, BRIDGES)]) + CASTLE_IN_HAND * float(
                module_state[place(player, CASTLES)]
            )
            forecast.points[player] += forecast.busy * worth
            if module_state[place(player, WON)] >= 0:
                forecast.points[player] += TILE_WON

    def candidates(
        self, state: CarcassonneState, slot: int, player: i64, legal: list[int], appraiser: Appraiser | None
    ) -> list[int]:
        """At the bazaar, keep only sensible actions: most bids pay too much."""
        if state.rules.chain[state.phase].moment not in (BAZAAR, BAZAAR_CHOICE):
            return legal
        if appraiser is not None:
            return [haggle(state, slot, player, legal, appraiser)]
        return [action for action in legal if not BID < action <= BID + MOST_BID or action == legal[0]]


def haggle(state: CarcassonneState, slot: int, player: i64, legal: list[int], appraiser: Appraiser) -> int:
    """Return a sensible action for the current stage of the bazaar."""
    tiles = laid_out(state, slot)
    module_state = state.extra[slot]
    worths = [appraiser.tile_worth(state, player, kind) for kind in tiles]
    if legal[0] >= OFFER and legal[0] < BID:
        return OFFER + max([action - OFFER for action in legal], key=worths.__getitem__)
    if module_state[STAGE] == OFFERING or module_state[OFFERED] < 0:
        return legal[0]
    # The alternative is another of these tiles, or one from the pile: about as good as their average.
    gain = worths[module_state[OFFERED]] - sum(worths) / len(worths)
    highest = module_state[HIGHEST]
    if module_state[STAGE] == SETTLING:
        # The payer loses what the other gains, and selling is the reverse: a difference of four times the bid.
        return BUY if gain > 2.0 * highest else SELL
    wanted = min(MOST, int(gain / 3.0))
    bid = BID + max(0, wanted)
    if bid in legal and wanted > highest:
        return bid
    return NONE if NONE in legal else legal[0]
