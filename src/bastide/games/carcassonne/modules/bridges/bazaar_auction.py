"""The bazaar: one tile per player, sold by auction, or taken in turn with an option."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core import JsonData, Refusal
from bastide.games.carcassonne.modules.bridges.module_state_layout import (
    ACTION_BID,
    ACTION_BUY,
    ACTION_OFFER,
    ACTION_SELL,
    AUCTION_STAGE,
    AUCTIONEER,
    BAZAAR_DUE,
    HIGHEST_BID,
    HIGHEST_BIDDER,
    MAX_BID_POINTS,
    OFFERED_TILE,
    SELLER,
    TILES_FACE_DOWN,
    TILES_LAID_OUT,
    WON_TILE,
    bazaar_tiles_start,
    player_field_index,
)
from bastide.games.carcassonne.rules.action_space import ACTION_NONE, MAX_PLAYERS
from bastide.games.carcassonne.rules.module_api import Phase, Position
from bastide.games.carcassonne.rules.turn.feature_scoring import pay_points
from bastide.games.carcassonne.rules.turn.tile_placement import draw_from_pile, set_aside_if_unplayable
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_BAZAAR, STEP_BAZAAR_CHOICE, STEP_BAZAAR_TILES

#: Variant in which the tiles are taken in turn.
NO_AUCTION_VARIANT: Final = "bazaar_no_auction=yes"

# Stages of the auction: the decision that it waits for.
STAGE_OFFERING: Final = 1  # the auctioneer picks a tile
STAGE_OPENING_BID: Final = 2  # the auctioneer makes the first bid
STAGE_RAISING: Final = 3  # every other player without a tile may raise once
STAGE_SETTLING: Final = 4  # the auctioneer buys or sells


# -- tiles of the bazaar -----------------------------------------------------------------------------


def bazaar_tiles(state: Position, slot: int) -> list[int]:
    """Return the bazaar tiles that nobody has won yet."""
    module_state = state.extra[slot]
    first = bazaar_tiles_start(state)
    return module_state[first : first + module_state[TILES_LAID_OUT]]


def distinct_tile_indices(tiles: list[int]) -> list[int]:
    """Return the indices of the tiles, only the first of equal ones."""
    return [index for index, kind in enumerate(tiles) if kind not in tiles[:index]]


def win_tile(state: Position, slot: int, player: i64, index: i64) -> None:
    """Give a player one of the bazaar tiles, to be played in the next turn."""
    module_state = state.extra[slot]
    kind = module_state.pop(bazaar_tiles_start(state) + index)
    module_state[TILES_LAID_OUT] -= 1
    module_state[player_field_index(player, WON_TILE)] = kind
    if state.journal is not None:
        state.journal.add_event("won", {"player": int(player), "tile": state.tile_id(kind)})


class BazaarTilesPhase(Phase):
    """After the turn part of a bazaar tile, set one tile per player aside face down, if the pile has enough.

    A builder's second part uses other tiles (O-20).
    """

    def __init__(self, slot: int) -> None:
        super().__init__("bazaar_tiles", STEP_BAZAAR_TILES)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        module_state = state.extra[self.slot]
        if module_state[BAZAAR_DUE]:
            module_state[BAZAAR_DUE] = 0
            if len(state.pile) >= state.players:
                for _ in range(state.players):
                    module_state.append(state.pile.pop())
                module_state[TILES_LAID_OUT] = state.players
                module_state[TILES_FACE_DOWN] = 1
        return False


def reveal_bazaar_tiles(state: Position, slot: int) -> None:
    """Turn the tiles over. Replace those that cannot be played yet, while the pile has others."""
    module_state = state.extra[slot]
    shown: list[int] = []
    for kind in bazaar_tiles(state, slot):
        tile: i64 = kind
        if set_aside_if_unplayable(state, kind):
            tile = draw_from_pile(state)
        if tile >= 0:
            shown.append(tile)
    module_state[TILES_FACE_DOWN] = 0
    module_state[TILES_LAID_OUT] = len(shown)
    module_state[bazaar_tiles_start(state) :] = shown
    module_state[SELLER] = state.active
    if state.journal is not None:
        state.journal.add_event("bazaar", {"player": int(state.active), "tiles": state.tile_ids(shown)})


class BazaarChoicePhase(Phase):
    """Without an auction every player takes one of the tiles at the start of the turn."""

    def __init__(self, slot: int) -> None:
        super().__init__("bazaar_choice", STEP_BAZAAR_CHOICE)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        tiles = bazaar_tiles(state, self.slot)
        if not tiles:
            return False
        if len(distinct_tile_indices(tiles)) == 1:
            win_tile(state, self.slot, state.active, 0)
            return False
        state.asked = state.active
        return True

    def legal_actions(self, state: Position) -> list[int]:
        return [int(ACTION_OFFER + index) for index in distinct_tile_indices(bazaar_tiles(state, self.slot))]

    def is_legal(self, state: Position, action: int) -> bool:
        return action - ACTION_OFFER in distinct_tile_indices(bazaar_tiles(state, self.slot))

    def apply_action(self, state: Position, action: int) -> bool:
        win_tile(state, self.slot, state.active, action - ACTION_OFFER)
        return True

    def notation(self, state: Position, action: int) -> str:
        return f"take {state.tile_id(bazaar_tiles(state, self.slot)[action - ACTION_OFFER])}"

    def action_data(self, state: Position, action: int) -> dict[str, JsonData]:
        return {"do": "take", "tile": state.tile_id(bazaar_tiles(state, self.slot)[action - ACTION_OFFER])}

    def find_refusal(self, state: Position, action: int) -> Refusal:
        return Refusal("take_tile")


# -- the auction -------------------------------------------------------------------------------------


class AuctionPhase(Phase):
    """Every player gets a tile. The next auctioneer is the next player, clockwise, without one.

    A bid may exceed the player's points. The maximum is one lap of the scoring track, which ends the bidding (O-42).
    """

    def __init__(self, slot: int) -> None:
        super().__init__("bazaar", STEP_BAZAAR)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        module_state = state.extra[self.slot]
        if not module_state[TILES_FACE_DOWN]:
            if module_state[SELLER] == state.active:
                module_state[SELLER] = -1  # the last bazaar tile has been played
            return False
        reveal_bazaar_tiles(state, self.slot)
        module_state[AUCTIONEER] = state.active  # the player to the left starts
        return NO_AUCTION_VARIANT not in state.rules.variants and self.start_next_round(state)

    # -- next player -----------------------------------------------------------------------------

    def start_next_round(self, state: Position) -> bool:
        """Let the next auctioneer offer a tile. Return False if the auction is over."""
        module_state = state.extra[self.slot]
        module_state[OFFERED_TILE] = -1
        module_state[HIGHEST_BID] = 0
        module_state[HIGHEST_BIDDER] = -1
        without = [player for player in range(state.players) if module_state[player_field_index(player, WON_TILE)] < 0]
        if len(without) == 1 and module_state[TILES_LAID_OUT] > 0:
            win_tile(state, self.slot, without[0], 0)
        if module_state[TILES_LAID_OUT] == 0:
            module_state[AUCTION_STAGE] = 0
            module_state[AUCTIONEER] = -1
            return False
        module_state[AUCTIONEER] = self.next_player_without_tile(state, module_state[AUCTIONEER])
        state.asked = module_state[AUCTIONEER]
        module_state[AUCTION_STAGE] = STAGE_OFFERING
        if len(distinct_tile_indices(bazaar_tiles(state, self.slot))) == 1:
            self.offer_tile(state, 0)
        return True

    def next_player_without_tile(self, state: Position, player: i64) -> i64:
        """Return the next player, clockwise, without a tile."""
        module_state = state.extra[self.slot]
        player = (player + 1) % state.players
        while module_state[player_field_index(player, WON_TILE)] >= 0:
            player = (player + 1) % state.players
        return player

    def ask_next_bidder(self, state: Position) -> bool:
        """Ask the next player for a higher bid, or settle the round. Return False if the auction is over."""
        module_state = state.extra[self.slot]
        state.asked = self.next_player_without_tile(state, state.asked)
        if state.asked != module_state[AUCTIONEER] and module_state[HIGHEST_BID] < MAX_BID_POINTS:
            module_state[AUCTION_STAGE] = STAGE_RAISING
            return True
        state.asked = module_state[AUCTIONEER]
        if module_state[HIGHEST_BIDDER] == module_state[AUCTIONEER]:  # nobody receives the points
            self.pay_highest_bid(state, module_state[AUCTIONEER], -1)
            return self.sell_tile(state, module_state[AUCTIONEER])
        module_state[AUCTION_STAGE] = STAGE_SETTLING
        return True

    # -- steps of a round ------------------------------------------------------------------------

    def offer_tile(self, state: Position, index: i64) -> None:
        """Offer the bazaar tile with this index."""
        module_state = state.extra[self.slot]
        module_state[OFFERED_TILE] = index
        module_state[AUCTION_STAGE] = STAGE_OPENING_BID
        if state.journal is not None:
            tile = state.tile_id(bazaar_tiles(state, self.slot)[index])
            state.journal.add_event("offered", {"player": int(state.asked), "tile": tile})

    def place_bid(self, state: Position, points: i64) -> None:
        """Make a bid of the asked player the highest one."""
        module_state = state.extra[self.slot]
        module_state[HIGHEST_BID] = points
        module_state[HIGHEST_BIDDER] = state.asked
        if state.journal is not None:
            state.journal.add_event("bid", {"player": int(state.asked), "points": int(points)})

    def pay_highest_bid(self, state: Position, payer: i64, payee: i64) -> None:
        """Transfer the highest bid; a payee of -1 is nobody. Scores may become negative."""
        points: i64 = state.extra[self.slot][HIGHEST_BID]
        pay_points(state, payer, points)
        if payee >= 0:
            pay_points(state, payee, -points)

    def sell_tile(self, state: Position, winner: i64) -> bool:
        """Give the offered tile to the winner. Return False if the auction is over."""
        win_tile(state, self.slot, winner, state.extra[self.slot][OFFERED_TILE])
        return self.start_next_round(state)

    # -- actions ---------------------------------------------------------------------------------

    def legal_actions(self, state: Position) -> list[int]:
        module_state = state.extra[self.slot]
        stage = module_state[AUCTION_STAGE]
        if stage == STAGE_OFFERING:
            return [int(ACTION_OFFER + index) for index in distinct_tile_indices(bazaar_tiles(state, self.slot))]
        if stage == STAGE_SETTLING:
            return [int(ACTION_BUY), int(ACTION_SELL)]
        least = 0 if stage == STAGE_OPENING_BID else module_state[HIGHEST_BID] + 1
        bids = [int(ACTION_BID + points) for points in range(least, MAX_BID_POINTS + 1)]
        return bids if stage == STAGE_OPENING_BID else [int(ACTION_NONE), *bids]

    def is_legal(self, state: Position, action: int) -> bool:
        module_state = state.extra[self.slot]
        stage = module_state[AUCTION_STAGE]
        if stage == STAGE_OFFERING:
            return action - ACTION_OFFER in distinct_tile_indices(bazaar_tiles(state, self.slot))
        if stage == STAGE_SETTLING:
            return action in (ACTION_BUY, ACTION_SELL)
        least = 0 if stage == STAGE_OPENING_BID else module_state[HIGHEST_BID] + 1
        return ACTION_BID + least <= action <= ACTION_BID + MAX_BID_POINTS or (
            action == ACTION_NONE and stage == STAGE_RAISING
        )

    def apply_action(self, state: Position, action: int) -> bool:
        module_state = state.extra[self.slot]
        if module_state[AUCTION_STAGE] == STAGE_OFFERING:
            self.offer_tile(state, action - ACTION_OFFER)
            return False
        if module_state[AUCTION_STAGE] == STAGE_SETTLING:
            bidder = module_state[HIGHEST_BIDDER]
            if action == ACTION_BUY:
                self.pay_highest_bid(state, state.asked, bidder)
                return not self.sell_tile(state, state.asked)
            self.pay_highest_bid(state, bidder, state.asked)
            return not self.sell_tile(state, bidder)
        if action != ACTION_NONE:
            self.place_bid(state, action - ACTION_BID)
        elif state.journal is not None:
            state.journal.add_event("passed", {"player": int(state.asked)})
        return not self.ask_next_bidder(state)

    def prompt_data(self, state: Position) -> dict[str, JsonData]:
        module_state = state.extra[self.slot]
        tile = state.tile_id(bazaar_tiles(state, self.slot)[max(module_state[OFFERED_TILE], 0)])
        bidder = module_state[AUCTIONEER] if module_state[HIGHEST_BIDDER] < 0 else module_state[HIGHEST_BIDDER]
        return {
            "stage": module_state[AUCTION_STAGE],
            "tile": tile,
            "points": module_state[HIGHEST_BID],
            "player": bidder,
        }

    def notation(self, state: Position, action: int) -> str:
        if action == ACTION_NONE:
            return "pass"
        if action in (ACTION_BUY, ACTION_SELL):
            return "buy" if action == ACTION_BUY else "sell"
        if ACTION_OFFER <= action < ACTION_OFFER + MAX_PLAYERS:
            return f"offer {state.tile_id(bazaar_tiles(state, self.slot)[action - ACTION_OFFER])}"
        return f"bid {action - ACTION_BID}"

    def action_data(self, state: Position, action: int) -> dict[str, JsonData]:
        if action == ACTION_NONE:
            return {"do": "pass"}
        if action in (ACTION_BUY, ACTION_SELL):
            return {"do": "buy" if action == ACTION_BUY else "sell"}
        if ACTION_OFFER <= action < ACTION_OFFER + MAX_PLAYERS:
            return {"do": "offer", "tile": state.tile_id(bazaar_tiles(state, self.slot)[action - ACTION_OFFER])}
        return {"do": "bid", "points": int(action - ACTION_BID)}

    def find_refusal(self, state: Position, action: int) -> Refusal:
        module_state = state.extra[self.slot]
        if module_state[AUCTION_STAGE] == STAGE_RAISING:
            return Refusal("bid_more", {"points": module_state[HIGHEST_BID]})
        if module_state[AUCTION_STAGE] == STAGE_OPENING_BID:
            return Refusal("bid_first")
        return Refusal("offer_tile" if module_state[AUCTION_STAGE] == STAGE_OFFERING else "buy_or_sell")
