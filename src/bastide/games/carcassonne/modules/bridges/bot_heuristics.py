"""Bot heuristics for Bridges, Castles & Bazaars: pieces in hand, and decisions in the auction."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.score_forecast import ModuleHeuristics, ScoreForecast, TileEvaluator
from bastide.games.carcassonne.modules.bridges.bazaar_auction import STAGE_OFFERING, STAGE_SETTLING, bazaar_tiles
from bastide.games.carcassonne.modules.bridges.module_state_layout import (
    ACTION_BID,
    ACTION_BUY,
    ACTION_OFFER,
    ACTION_SELL,
    AUCTION_STAGE,
    BRIDGES_LEFT,
    CASTLES_LEFT,
    HIGHEST_BID,
    MAX_BID_POINTS,
    OFFERED_TILE,
    WON_TILE,
    player_field_index,
)
from bastide.games.carcassonne.rules.action_space import ACTION_NONE
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_BAZAAR, STEP_BAZAAR_CHOICE

#: Value of a bridge and a castle in hand, and of a tile won at the bazaar that another player would get otherwise.
BRIDGE_IN_HAND_POINTS: Final = 1.0
CASTLE_IN_HAND_POINTS: Final = 0.5
TILE_WON_POINTS: Final = 1.0
#: Highest bid of the bot: the next tile from the pile is free.
MAX_BOT_BID_POINTS: Final = 9


@final
class BridgesHeuristics(ModuleHeuristics):
    """Heuristics for pieces in hand and for the auction."""

    def __init__(self) -> None:
        super().__init__("bridges")

    def add_expected_points(self, state: CarcassonneState, slot: int, forecast: ScoreForecast) -> None:
        """Value bridges, castles and bazaar tiles in hand."""
        module_state = state.extra[slot]
        for player in range(state.players):
            worth = BRIDGE_IN_HAND_POINTS * float(
                module_state[player_field_index(player, BRIDGES_LEFT)]
            ) + CASTLE_IN_HAND_POINTS * float(module_state[player_field_index(player, CASTLES_LEFT)])
            forecast.expected_scores_without_supply[player] += forecast.follower_demand * worth
            if module_state[player_field_index(player, WON_TILE)] >= 0:
                forecast.expected_scores_without_supply[player] += TILE_WON_POINTS

    def filter_candidates(
        self, state: CarcassonneState, slot: int, player: i64, legal: list[int], appraiser: TileEvaluator | None
    ) -> list[int]:
        """At the bazaar, keep only sensible actions: most bids pay too much."""
        if state.rules.phases[state.phase].step not in (STEP_BAZAAR, STEP_BAZAAR_CHOICE):
            return legal
        if appraiser is not None:
            return [choose_bazaar_action(state, slot, player, legal, appraiser)]
        return [
            action for action in legal if not ACTION_BID < action <= ACTION_BID + MAX_BID_POINTS or action == legal[0]
        ]


def choose_bazaar_action(
    state: CarcassonneState, slot: int, player: i64, legal: list[int], appraiser: TileEvaluator
) -> int:
    """Return a sensible action for the current stage of the bazaar."""
    tiles = bazaar_tiles(state, slot)
    module_state = state.extra[slot]
    worths = [appraiser.lead_with_tile(state, player, kind) for kind in tiles]
    if legal[0] >= ACTION_OFFER and legal[0] < ACTION_BID:
        return ACTION_OFFER + max([action - ACTION_OFFER for action in legal], key=worths.__getitem__)
    if module_state[AUCTION_STAGE] == STAGE_OFFERING or module_state[OFFERED_TILE] < 0:
        return legal[0]
    # The alternative is another of these tiles, or one from the pile: about as good as their average.
    gain = worths[module_state[OFFERED_TILE]] - sum(worths) / len(worths)
    highest = module_state[HIGHEST_BID]
    if module_state[AUCTION_STAGE] == STAGE_SETTLING:
        # The payer loses what the other gains, and selling is the reverse: a difference of four times the bid.
        return ACTION_BUY if gain > 2.0 * highest else ACTION_SELL
    wanted = min(MAX_BOT_BID_POINTS, int(gain / 3.0))
    bid = ACTION_BID + max(0, wanted)
    if bid in legal and wanted > highest:
        return bid
    return ACTION_NONE if ACTION_NONE in legal else legal[0]


HEURISTICS: Final = BridgesHeuristics()
