"""The bazaar: a tile for everybody, sold by auction, or taken in turn where that is agreed."""

from __future__ import annotations

from reference_engines.carcassonne.asking import Choice, Question, Story
from reference_engines.carcassonne.table import Table

#: The rules know no limit; a round of the scoring track is one.
HIGHEST_BID = 50


def note_bazaar(table: Table) -> None:
    """A bazaar counts if no other one is going on."""
    bazaar = table.bazaar
    if "bazaar" in table.map.last.tile.marks and "bridges" in table.modules:
        bazaar.due = bazaar.seller < 0 and bazaar.set_apart == 0


def set_tiles_apart(table: Table) -> None:
    """At the end of the part: as many tiles as players, if the pile holds so many."""
    bazaar = table.bazaar
    if bazaar.due and table.face_down() >= table.players:
        bazaar.set_apart = table.players
    bazaar.due = False


def hold(table: Table) -> Story[None]:
    """At the end of the turn the tiles are turned over, and sold; or they lie there for everybody to take one."""
    bazaar = table.bazaar
    if not bazaar.set_apart:
        return
    reveal(table)
    bazaar.seller = table.active
    if table.auctions:
        yield from auction(table)


def reveal(table: Table) -> None:
    """Turn the tiles over. A dragon before the first volcano is replaced, as long as the pile holds another."""
    bazaar = table.bazaar
    wanted, bazaar.set_apart = bazaar.set_apart, 0
    for _ in range(wanted):
        tile = table.draw()
        if tile:
            bazaar.tiles.append(tile)


def auction(table: Table) -> Story[None]:
    """Each round one who has no tile yet picks one and bids, the others without a tile may raise once."""
    bazaar = table.bazaar
    auctioneer = table.active
    while bazaar.tiles:
        without = [player for player in table.from_the_left_of(auctioneer) if not bazaar.won[player]]
        auctioneer = without[0]
        if len(without) == 1:
            bazaar.won[auctioneer] = bazaar.tiles.pop()
            break
        yield from round_of(table, auctioneer, [player for player in without if player != auctioneer])
    bazaar.auctioneer, bazaar.bidder, bazaar.highest, bazaar.offered = -1, -1, 0, ""


def round_of(table: Table, auctioneer: int, others: list[int]) -> Story[None]:
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
        table.pay(loser, bazaar.highest, "auction")
    table.pay(winner, -bazaar.highest, "auction")
    bazaar.won[winner] = bazaar.offered
    bazaar.tiles.remove(bazaar.offered)


def take(table: Table) -> Story[None]:
    """Without an auction everybody takes a tile at the beginning of the turn."""
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


def end_turn(table: Table) -> None:
    """When the seller has played the last tile of the bazaar it is over."""
    bazaar = table.bazaar
    if table.active == bazaar.seller and not bazaar.tiles and not any(bazaar.won):
        bazaar.seller = -1
