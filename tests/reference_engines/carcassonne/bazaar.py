"""The bazaar: one tile per player, sold by auction, or taken in turn with an option."""

from __future__ import annotations

from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.questions import Choice, Question, QuestionGenerator

#: Maximum bid: one lap of the scoring track. The rulebook has no limit.
HIGHEST_BID = 50


def check_for_bazaar(table: GameState) -> None:
    """A bazaar counts unless another one is in progress."""
    bazaar = table.bazaar
    if "bazaar" in table.map.last.tile.marks and "bridges" in table.modules:
        bazaar.due = bazaar.seller < 0 and bazaar.set_apart == 0


def set_tiles_apart(table: GameState) -> None:
    """At the end of a turn part: set aside one tile per player, if the pile has enough."""
    bazaar = table.bazaar
    if bazaar.due and table.face_down() >= table.players:
        bazaar.set_apart = table.players
    bazaar.due = False


def hold_bazaar(table: GameState) -> QuestionGenerator[None]:
    """At the end of the turn: reveal the tiles, then auction them or leave them to be taken."""
    bazaar = table.bazaar
    if not bazaar.set_apart:
        return
    reveal_bazaar_tiles(table)
    bazaar.seller = table.active
    if table.auctions:
        yield from hold_auction(table)


def reveal_bazaar_tiles(table: GameState) -> None:
    """Reveal the tiles. Replace a dragon tile before the first volcano, while the pile has others."""
    bazaar = table.bazaar
    wanted, bazaar.set_apart = bazaar.set_apart, 0
    for _ in range(wanted):
        tile = table.draw()
        if tile:
            bazaar.tiles.append(tile)


def hold_auction(table: GameState) -> QuestionGenerator[None]:
    """Each round a player without a tile offers one and bids; the others without a tile may raise once."""
    bazaar = table.bazaar
    auctioneer = table.active
    while bazaar.tiles:
        without = [player for player in table.players_left_of(auctioneer) if not bazaar.won[player]]
        auctioneer = without[0]
        if len(without) == 1:
            bazaar.won[auctioneer] = bazaar.tiles.pop()
            break
        yield from play_auction_round(table, auctioneer, [player for player in without if player != auctioneer])
    bazaar.auctioneer, bazaar.bidder, bazaar.highest, bazaar.offered = -1, -1, 0, ""


def play_auction_round(table: GameState, auctioneer: int, others: list[int]) -> QuestionGenerator[None]:
    bazaar = table.bazaar
    bazaar.auctioneer, bazaar.bidder, bazaar.highest, bazaar.offered = auctioneer, -1, 0, ""
    different = sorted(set(bazaar.tiles))
    bazaar.offered = different[0]
    if len(different) > 1:
        bazaar.offered = ""
        offered = yield Question(auctioneer, [Choice("offer", word=tile) for tile in different])
        bazaar.offered = offered.word
    opening = yield Question(auctioneer, [Choice("bid", number=points) for points in range(HIGHEST_BID + 1)])
    bazaar.highest, bazaar.bidder = opening.number, auctioneer
    for player in others:
        raises = [Choice("bid", number=points) for points in range(bazaar.highest + 1, HIGHEST_BID + 1)]
        if not raises:
            break
        chosen = yield Question(player, [Choice("pass"), *raises])
        if chosen.do == "bid":
            bazaar.highest, bazaar.bidder = chosen.number, player
    winner = auctioneer
    if bazaar.bidder != auctioneer:
        decision = yield Question(auctioneer, [Choice("buy"), Choice("sell")])
        winner = auctioneer if decision.do == "buy" else bazaar.bidder
        loser = bazaar.bidder if winner == auctioneer else auctioneer
        table.change_score(loser, bazaar.highest, "auction")
    table.change_score(winner, -bazaar.highest, "auction")
    bazaar.won[winner] = bazaar.offered
    bazaar.tiles.remove(bazaar.offered)


def take_bazaar_tile(table: GameState) -> QuestionGenerator[None]:
    """Without an auction every player takes a tile at the start of the turn."""
    bazaar = table.bazaar
    if table.auctions or not bazaar.tiles:
        return
    different = sorted(set(bazaar.tiles))
    tile = different[0]
    if len(different) > 1:
        chosen = yield Question(table.active, [Choice("take", word=each) for each in different])
        tile = chosen.word
    bazaar.tiles.remove(tile)
    bazaar.won[table.active] = tile


def end_bazaar_if_over(table: GameState) -> None:
    """The bazaar is over when the seller has played the last tile."""
    bazaar = table.bazaar
    if table.active == bazaar.seller and not bazaar.tiles and not any(bazaar.won):
        bazaar.seller = -1
