"""The bazaar: one tile per player, sold by auction, or taken in turn with an option."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core import Plain, Refusal
from bastide.games.carcassonne.modules.bridges.memory import (
    AUCTIONEER,
    BID,
    BIDDER,
    BUY,
    DUE,
    HIDDEN,
    HIGHEST,
    LAID,
    MOST_BID,
    OFFER,
    OFFERED,
    SELL,
    SELLER,
    STAGE,
    WON,
    place,
    tiles_at,
)
from bastide.games.carcassonne.rules.actions import MOST_PLAYERS, NONE
from bastide.games.carcassonne.rules.module_api import Phase, Position
from bastide.games.carcassonne.rules.turn.moments import BAZAAR, BAZAAR_CHOICE, BAZAAR_TILES
from bastide.games.carcassonne.rules.turn.scoring import pay
from bastide.games.carcassonne.rules.turn.tile_moves import draw_from_pile, put_aside

#: Variant in which the tiles are taken in turn.
NO_AUCTION: Final = "bazaar_no_auction=yes"

# Stages of the auction: the decision that it waits for.
OFFERING: Final = 1  # the auctioneer picks a tile
OPENING: Final = 2  # the auctioneer makes the first bid
RAISING: Final = 3  # every other player without a tile may raise once
SETTLING: Final = 4  # the auctioneer buys or sells


# -- tiles of the bazaar -----------------------------------------------------------------------------


def laid_out(state: Position, slot: int) -> list[int]:
    """Return the bazaar tiles that nobody has won yet."""
    module_state = state.extra[slot]
    first = tiles_at(state)
    return module_state[first : first + module_state[LAID]]


def different(tiles: list[int]) -> list[int]:
    """Return the indices of the tiles, only the first of equal ones."""
    return [index for index, kind in enumerate(tiles) if kind not in tiles[:index]]


def win(state: Position, slot: int, player: i64, index: i64) -> None:
    """Give a player one of the bazaar tiles, to be played in the next turn."""
    module_state = state.extra[slot]
    kind = module_state.pop(tiles_at(state) + index)
    module_state[LAID] -= 1
    module_state[place(player, WON)] = kind
    if state.journal is not None:
        state.journal.note("won", {"player": int(player), "tile": state.tile_id(kind)})


class SetTilesApart(Phase):
    """After the turn part of a bazaar tile, set one tile per player aside face down, if the pile has enough.

    A builder's second part uses other tiles (O-20).
    """

    def __init__(self, slot: int) -> None:
        super().__init__("bazaar_tiles", BAZAAR_TILES)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        module_state = state.extra[self.slot]
        if module_state[DUE]:
            module_state[DUE] = 0
            if len(state.pile) >= state.players:
                for _ in range(state.players):
                    module_state.append(state.pile.pop())
                module_state[LAID] = state.players
                module_state[HIDDEN] = 1
        return False


def reveal(state: Position, slot: int) -> None:
    """Turn the tiles over. Replace those that cannot be played yet, while the pile has others."""
    module_state = state.extra[slot]
    shown: list[int] = []
    for kind in laid_out(state, slot):
        tile: i64 = kind
        if put_aside(state, kind):
            tile = draw_from_pile(state)
        if tile >= 0:
            shown.append(tile)
    module_state[HIDDEN] = 0
    module_state[LAID] = len(shown)
    module_state[tiles_at(state) :] = shown
    module_state[SELLER] = state.active
    if state.journal is not None:
        state.journal.note("bazaar", {"player": int(state.active), "tiles": state.tile_ids(shown)})


class TakeTile(Phase):
    """Without an auction every player takes one of the tiles at the start of the turn."""

    def __init__(self, slot: int) -> None:
        super().__init__("bazaar_choice", BAZAAR_CHOICE)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        tiles = laid_out(state, self.slot)
        if not tiles:
            return False
        if len(different(tiles)) == 1:
            win(state, self.slot, state.active, 0)
            return False
        state.asked = state.active
        return True

    def legal_actions(self, state: Position) -> list[int]:
        return [int(OFFER + index) for index in different(laid_out(state, self.slot))]

    def is_legal(self, state: Position, action: int) -> bool:
        return action - OFFER in different(laid_out(state, self.slot))

    def perform(self, state: Position, action: int) -> bool:
        win(state, self.slot, state.active, action - OFFER)
        return True

    def notation(self, state: Position, action: int) -> str:
        return f"take {state.tile_id(laid_out(state, self.slot)[action - OFFER])}"

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        return {"do": "take", "tile": state.tile_id(laid_out(state, self.slot)[action - OFFER])}

    def why_not(self, state: Position, action: int) -> Refusal:
        return Refusal("take_tile")


# -- the auction -------------------------------------------------------------------------------------


class Auction(Phase):
    """Every player gets a tile. The next auctioneer is the next player, clockwise, without one.

    A bid may exceed the player's points. The maximum is one lap of the scoring track, which ends the bidding (O-42).
    """

    def __init__(self, slot: int) -> None:
        super().__init__("bazaar", BAZAAR)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        module_state = state.extra[self.slot]
        if not module_state[HIDDEN]:
            if module_state[SELLER] == state.active:
                module_state[SELLER] = -1  # the last bazaar tile has been played
            return False
        reveal(state, self.slot)
        module_state[AUCTIONEER] = state.active  # the player to the left starts
        return NO_AUCTION not in state.rules.variants and self.next_round(state)

    # -- next player -----------------------------------------------------------------------------

    def next_round(self, state: Position) -> bool:
        """Let the next auctioneer offer a tile. Return False if the auction is over."""
        module_state = state.extra[self.slot]
        module_state[OFFERED] = -1
        module_state[HIGHEST] = 0
        module_state[BIDDER] = -1
        without = [player for player in range(state.players) if module_state[place(player, WON)] < 0]
        if len(without) == 1 and module_state[LAID] > 0:
            win(state, self.slot, without[0], 0)
        if module_state[LAID] == 0:
            module_state[STAGE] = 0
            module_state[AUCTIONEER] = -1
            return False
        module_state[AUCTIONEER] = self.after(state, module_state[AUCTIONEER])
        state.asked = module_state[AUCTIONEER]
        module_state[STAGE] = OFFERING
        if len(different(laid_out(state, self.slot))) == 1:
            self.offer(state, 0)
        return True

    def after(self, state: Position, player: i64) -> i64:
        """Return the next player, clockwise, without a tile."""
        module_state = state.extra[self.slot]
        player = (player + 1) % state.players
        while module_state[place(player, WON)] >= 0:
            player = (player + 1) % state.players
        return player

    def next_bidder(self, state: Position) -> bool:
        """Ask the next player for a higher bid, or settle the round. Return False if the auction is over."""
        module_state = state.extra[self.slot]
        state.asked = self.after(state, state.asked)
        if state.asked != module_state[AUCTIONEER] and module_state[HIGHEST] < MOST_BID:
            module_state[STAGE] = RAISING
            return True
        state.asked = module_state[AUCTIONEER]
        if module_state[BIDDER] == module_state[AUCTIONEER]:  # nobody receives the points
            self.pay(state, module_state[AUCTIONEER], -1)
            return self.hammer(state, module_state[AUCTIONEER])
        module_state[STAGE] = SETTLING
        return True

    # -- steps of a round ------------------------------------------------------------------------

    def offer(self, state: Position, index: i64) -> None:
        """Offer the bazaar tile with this index."""
        module_state = state.extra[self.slot]
        module_state[OFFERED] = index
        module_state[STAGE] = OPENING
        if state.journal is not None:
            tile = state.tile_id(laid_out(state, self.slot)[index])
            state.journal.note("offered", {"player": int(state.asked), "tile": tile})

    def bid(self, state: Position, points: i64) -> None:
        """Make a bid of the asked player the highest one."""
        module_state = state.extra[self.slot]
        module_state[HIGHEST] = points
        module_state[BIDDER] = state.asked
        if state.journal is not None:
            state.journal.note("bid", {"player": int(state.asked), "points": int(points)})

    def pay(self, state: Position, payer: i64, payee: i64) -> None:
        """Transfer the highest bid; a payee of -1 is nobody. Scores may become negative."""
        points: i64 = state.extra[self.slot][HIGHEST]
        pay(state, payer, points)
        if payee >= 0:
            pay(state, payee, -points)

    def hammer(self, state: Position, winner: i64) -> bool:
        """Give the offered tile to the winner. Return False if the auction is over."""
        win(state, self.slot, winner, state.extra[self.slot][OFFERED])
        return self.next_round(state)

    # -- actions ---------------------------------------------------------------------------------

    def legal_actions(self, state: Position) -> list[int]:
        module_state = state.extra[self.slot]
        stage = module_state[STAGE]
        if stage == OFFERING:
            return [int(OFFER + index) for index in different(laid_out(state, self.slot))]
        if stage == SETTLING:
            return [int(BUY), int(SELL)]
        least = 0 if stage == OPENING else module_state[HIGHEST] + 1
        bids = [int(BID + points) for points in range(least, MOST_BID + 1)]
        return bids if stage == OPENING else [int(NONE), *bids]

    def is_legal(self, state: Position, action: int) -> bool:
        module_state = state.extra[self.slot]
        stage = module_state[STAGE]
        if stage == OFFERING:
            return action - OFFER in different(laid_out(state, self.slot))
        if stage == SETTLING:
            return action in (BUY, SELL)
        least = 0 if stage == OPENING else module_state[HIGHEST] + 1
        return BID + least <= action <= BID + MOST_BID or (action == NONE and stage == RAISING)

    def perform(self, state: Position, action: int) -> bool:
        module_state = state.extra[self.slot]
        if module_state[STAGE] == OFFERING:
            self.offer(state, action - OFFER)
            return False
        if module_state[STAGE] == SETTLING:
            bidder = module_state[BIDDER]
            if action == BUY:
                self.pay(state, state.asked, bidder)
                return not self.hammer(state, state.asked)
            self.pay(state, bidder, state.asked)
            return not self.hammer(state, bidder)
        if action != NONE:
            self.bid(state, action - BID)
        elif state.journal is not None:
            state.journal.note("passed", {"player": int(state.asked)})
        return not self.next_bidder(state)

    def about(self, state: Position) -> dict[str, Plain]:
        module_state = state.extra[self.slot]
        tile = state.tile_id(laid_out(state, self.slot)[max(module_state[OFFERED], 0)])
        bidder = module_state[AUCTIONEER] if module_state[BIDDER] < 0 else module_state[BIDDER]
        return {"stage": module_state[STAGE], "tile": tile, "points": module_state[HIGHEST], "player": bidder}

    def notation(self, state: Position, action: int) -> str:
        if action == NONE:
            return "pass"
        if action in (BUY, SELL):
            return "buy" if action == BUY else "sell"
        if OFFER <= action < OFFER + MOST_PLAYERS:
            return f"offer {state.tile_id(laid_out(state, self.slot)[action - OFFER])}"
        return f"bid {action - BID}"

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        if action == NONE:
            return {"do": "pass"}
        if action in (BUY, SELL):
            return {"do": "buy" if action == BUY else "sell"}
        if OFFER <= action < OFFER + MOST_PLAYERS:
            return {"do": "offer", "tile": state.tile_id(laid_out(state, self.slot)[action - OFFER])}
        return {"do": "bid", "points": int(action - BID)}

    def why_not(self, state: Position, action: int) -> Refusal:
        module_state = state.extra[self.slot]
        if module_state[STAGE] == RAISING:
            return Refusal("bid_more", {"points": module_state[HIGHEST]})
        if module_state[STAGE] == OPENING:
            return Refusal("bid_first")
        return Refusal("offer_tile" if module_state[STAGE] == OFFERING else "buy_or_sell")
