"""At the bazaar: what a tile is worth to somebody, and what to offer, bid, buy and sell for that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.survey import Survey
from bastide.games.carcassonne.rules.actions import BID, BUY, NONE, OFFER, SELL
from bastide.games.carcassonne.rules.modules.bridges.bazaar import OFFERING, SETTLING, laid_out
from bastide.games.carcassonne.rules.modules.bridges.own import HIGHEST, OFFERED, STAGE
from bastide.games.carcassonne.rules.phase import BAZAAR, BAZAAR_CHOICE
from bastide.games.carcassonne.rules.state import CarcassonneState

#: Nobody is offered more than this: the next tile from the pile costs nothing.
MOST: Final = 9


def at_bazaar(state: CarcassonneState) -> bool:
    return state.rules.chain[state.phase].moment in (BAZAAR, BAZAAR_CHOICE)


def haggle(state: CarcassonneState, player: i64, legal: list[int], survey: Survey) -> int:
    """A sensible answer to whatever the bazaar asks."""
    slot = slot_of(state, "bridges")
    tiles = laid_out(state, slot)
    own = state.extra[slot]
    worths = [best_worth(state, player, kind, survey) for kind in tiles]
    if legal[0] >= OFFER and legal[0] < BID:
        return OFFER + max([action - OFFER for action in legal], key=worths.__getitem__)
    if own[STAGE] == OFFERING or own[OFFERED] < 0:
        return legal[0]
    # Without this tile it will be one of the others, or one from the pile: about as good as these on the average.
    gain = worths[own[OFFERED]] - sum(worths) / len(worths)
    highest = own[HIGHEST]
    if own[STAGE] == SETTLING:
        # Two times two: who pays loses what the other gains, and it goes the other way round if one sells.
        return BUY if gain > 2.0 * highest else SELL
    wanted = min(MOST, int(gain / 3.0))
    bid = BID + max(0, wanted)
    if bid in legal and wanted > highest:
        return bid
    return NONE if NONE in legal else legal[0]


def best_worth(state: CarcassonneState, player: i64, kind: i64, survey: Survey) -> float:
    """How far ahead a player would be with this tile laid in the best place; as it is now, if it fits nowhere."""
    survey.over(state, player)
    best = -1e9
    last: i64 = -1
    for action in state.placements(kind):
        cell: i64 = action >> 2
        if cell != last:
            survey.at(state, state.board.rim_place(cell))
            last = cell
        best = max(best, survey.worth(state, kind, action & 3))
    return best if best > -1e9 else survey.as_it_is(state)


def slot_of(state: CarcassonneState, id: str) -> int:
    """Where a module keeps its numbers."""
    for module in state.rules.modules:
        if module.id == id:
            return module.slot
    raise ValueError(f"the module {id} is not in the game")
