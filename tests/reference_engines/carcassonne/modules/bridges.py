"""Bridges, Castles & Bazaars.

Castles are small cities that are not scored, and score the first feature completed next to them. A bazaar sells one
tile per player by auction; with an option, players take them in turn.
"""

from __future__ import annotations

from bastide.core import JsonData
from reference_engines.carcassonne.board import BRIDGE_SIDES, BoardFeature, Piece
from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.json_values import as_dict, cell_to_json, sorted_json
from reference_engines.carcassonne.module_rules import ModuleRules
from reference_engines.carcassonne.questions import Choice, Question, QuestionGenerator
from reference_engines.carcassonne.scoring import feature_owners, feature_value, notify_scored
from reference_engines.carcassonne.tile_definition import Point, beyond, listed
from reference_engines.carcassonne.tile_placement import Bridge

#: Maximum bid: one lap of the scoring track. The rulebook has no limit.
HIGHEST_BID = 50


class BridgesRules(ModuleRules):
    order = 10

    def __init__(self, table: GameState) -> None:
        super().__init__(table)
        each = 3 if table.players <= 4 else 2
        self.bridges_left = [each] * table.players
        self.castles_left = [each] * table.players
        #: The first pieces of the cities that have become castles, and the castles before the current scoring.
        self.castles: list[Piece] = []
        self.earlier_castles: list[BoardFeature] = []
        #: Whether a bridge was built in this turn part.
        self.built = False
        #: Whether the tile just laid has a bazaar that counts.
        self.due = False
        #: Number of tiles set aside face down, until the second turn part is over.
        self.set_apart = 0
        #: Player who laid the bazaar, until that player has played the tile won there.
        self.seller = -1
        self.tiles: list[str] = []
        self.won = [""] * table.players
        self.auctioneer = -1
        self.offered = ""
        self.highest = 0
        self.bidder = -1

    def position(self) -> dict[str, JsonData]:
        board = self.table.map
        castles = [board.cells_of(board.feature_of_piece(piece)) for piece in self.castles]
        return {
            "bridges": [*self.bridges_left],
            "castles": [*self.castles_left],
            "standing": sorted_json(sorted_json(cell_to_json(cell) for cell in cells) for cells in castles),
            "set_apart": self.set_apart,
            "tiles": [*sorted(self.tiles)],
            "won": [*self.won],
            "auction": [self.offered, self.auctioneer, self.bidder, self.highest] if self.offered else [],
        }

    def normalise(self, told: dict[str, JsonData]) -> dict[str, JsonData]:
        left = [as_dict(each) for each in listed(told["left"])]
        bid: list[JsonData] = [told[key] for key in ("offered", "auctioneer", "bidder", "highest")]
        return {
            "bridges": [each["bridges"] for each in left],
            "castles": [each["castles"] for each in left],
            "standing": sorted_json(sorted_json(listed(cells)) for cells in listed(told["castles"])),
            "set_apart": told["set_apart"],
            "tiles": [*sorted(str(tile) for tile in listed(told["tiles"]))],
            "won": told["won"],
            "auction": bid if told["offered"] else [],
        }

    # -- bridges -----------------------------------------------------------------------------------

    def start_turn_part(self) -> None:
        self.built = False

    def can_build_bridge(self) -> bool:
        """One bridge per turn part, from the player's stock."""
        return not self.built and self.bridges_left[self.table.active] > 0

    def build_bridge(self, bridge: Bridge) -> None:
        self.table.map.build(bridge.cell, bridge.way)
        self.bridges_left[self.table.active] -= 1
        self.built = True

    def additional_choices(self) -> list[Choice]:
        """Bridges on the tile just laid between opposite field edges that face empty cells."""
        if not self.can_build_bridge():
            return []
        board = self.table.map
        cell, edges = board.last.cell, board.sides[board.last.cell]
        return [
            Choice("bridge", cell, way, text=f"bridge {way}")
            for way, ends in BRIDGE_SIDES.items()
            if all(edges[end] == "field" and beyond(cell, end) not in board.at for end in ends)
        ]

    def take_choice(self, choice: Choice) -> QuestionGenerator[None]:
        self.build_bridge(Bridge(choice.cell, choice.word))
        yield from ()

    # -- castles -----------------------------------------------------------------------------------

    def is_castle(self, land: BoardFeature) -> bool:
        return land.first in self.castles

    def feature_value(self, land: BoardFeature, value: int) -> int:
        return 0 if self.is_castle(land) else value

    def field_points(self, land: BoardFeature) -> int:
        """Each castle next to a field is worth one more than a city."""
        return sum(self.is_castle(self.table.map.feature_of_piece(city)) for city in land.cities)

    def before_scoring(self, done: list[BoardFeature]) -> QuestionGenerator[list[BoardFeature]]:
        """Owners of small cities, the active player first, choose points or a castle."""
        table = self.table
        self.earlier_castles = [table.map.feature_of_piece(piece) for piece in self.castles]
        laid = len(table.map.laid) - 1
        small = [land for land in done if self.is_small(land)]
        small.sort(key=lambda land: [n for number, n in sorted(land.pieces) if number == laid])
        for player in table.clockwise_from(table.active):
            for land in small:
                if self.founder(land) != player or not self.castles_left[player]:
                    continue
                chosen = yield Question(player, [Choice("points"), Choice("castle")])
                if chosen.do == "castle":
                    self.castles_left[player] -= 1
                    self.castles.append(land.first)
                    mine = [meeple for meeple in table.meeples_on(land) if meeple.follower and meeple.owner == player]
                    for meeple in table.meeples_on(land):
                        if meeple is not mine[0]:
                            table.return_meeple(meeple)
        return [land for land in done if not self.is_castle(land)]

    def is_small(self, land: BoardFeature) -> bool:
        """Two semicircular segments on two tiles."""
        return (
            land.kind == "city"
            and land.size == len(land.pieces) == 2
            and all("semicircle" in self.table.map.feature(piece).marks for piece in land.pieces)
        )

    def founder(self, land: BoardFeature) -> int:
        """The only owner of a small city, or -1. A lone mayor owns it although he has no strength."""
        there = {meeple.owner for meeple in self.table.meeples_on(land) if meeple.follower}
        best = feature_owners(self.table, land)
        if len(there) == 1:
            return there.pop()
        return best[0] if len(best) == 1 else -1

    def after_scoring(self, done: list[BoardFeature]) -> QuestionGenerator[None]:
        """Earlier castles score features completed next to them, then castles next to those.

        The active player's castles come first, then clockwise.
        """
        table = self.table
        completed = [(table.map.cells_of(land), feature_value(table, land)) for land in done]
        scored: list[tuple[set[Point], int]] = []
        for values in (completed, scored):
            while True:
                able = [
                    land for land in self.earlier_castles if table.meeples_on(land) and self.values_near(land, values)
                ]
                if not able:
                    break
                land = min(able, key=lambda each: (table.meeples_on(each)[0].owner - table.active) % table.players)
                points = yield from self.score_castle(land, self.values_near(land, values))
                scored.append((table.map.cells_of(land), points))

    def values_near(self, land: BoardFeature, values: list[tuple[set[Point], int]]) -> list[int]:
        """The distinct points available in the surroundings of a castle."""
        near = surroundings(self.table.map.cells_of(land))
        return sorted({points for cells, points in values if cells & near})

    def score_castle(self, land: BoardFeature, values: list[int]) -> QuestionGenerator[int]:
        """Score a castle once; its owner chooses between different points."""
        table = self.table
        (keeper,) = table.meeples_on(land)
        points = values[0]
        if len(values) > 1:
            options = [Choice("score", number=each, text=f"score {each}") for each in values]
            chosen = yield Question(keeper.owner, options)
            points = chosen.number
        for player in feature_owners(table, land):
            table.score_points(player, points, "castles")
        notify_scored(table, land)
        table.return_meeple(keeper)
        return points

    # -- bazaars -----------------------------------------------------------------------------------

    @property
    def auctions(self) -> bool:
        return not self.table.options["bazaar_no_auction"]

    def reserved_tiles(self) -> int:
        return self.set_apart

    def has_tiles_to_come(self) -> bool:
        return any(self.won) or bool(self.tiles)

    def has_next_tile(self) -> bool:
        return self.won[self.table.active] != ""

    def next_tile(self) -> str:
        """The tile won at the bazaar."""
        table = self.table
        tile, self.won[table.active] = self.won[table.active], ""
        if table.coming[:1] == [tile]:  # the real engine reports it like a drawn tile
            table.coming.pop(0)
        return tile

    def on_tile_laid(self) -> None:
        """A bazaar counts unless another one is in progress."""
        if "bazaar" in self.table.map.last.tile.marks:
            self.due = self.seller < 0 and self.set_apart == 0

    def end_turn_part(self) -> None:
        """Set aside one tile per player, if the pile has enough."""
        if self.due and self.table.face_down() >= self.table.players:
            self.set_apart = self.table.players
        self.due = False

    def end_turn(self) -> QuestionGenerator[None]:
        """Reveal the tiles, then auction them or leave them to be taken.

        A bazaar is over when the seller has played the last tile.
        """
        table = self.table
        if table.active == self.seller and not self.has_tiles_to_come():
            self.seller = -1
        if not self.set_apart:
            return
        wanted, self.set_apart = self.set_apart, 0
        for _ in range(wanted):
            tile = table.draw()
            if tile:
                self.tiles.append(tile)
        self.seller = table.active
        if self.auctions:
            yield from self.hold_auction()

    def hold_auction(self) -> QuestionGenerator[None]:
        """Each round a player without a tile offers one and bids; the others without a tile may raise once."""
        auctioneer = self.table.active
        while self.tiles:
            without = [player for player in self.table.players_left_of(auctioneer) if not self.won[player]]
            auctioneer = without[0]
            if len(without) == 1:
                self.won[auctioneer] = self.tiles.pop()
                break
            yield from self.play_auction_round(auctioneer, [player for player in without if player != auctioneer])
        self.auctioneer, self.bidder, self.highest, self.offered = -1, -1, 0, ""

    def play_auction_round(self, auctioneer: int, others: list[int]) -> QuestionGenerator[None]:
        table = self.table
        self.auctioneer, self.bidder, self.highest, self.offered = auctioneer, -1, 0, ""
        different = sorted(set(self.tiles))
        self.offered = different[0]
        if len(different) > 1:
            self.offered = ""
            offered = yield Question(
                auctioneer, [Choice("offer", word=tile, text=f"offer {tile}") for tile in different]
            )
            self.offered = offered.word
        opening = yield Question(auctioneer, bids_from(0))
        self.highest, self.bidder = opening.number, auctioneer
        for player in others:
            raises = bids_from(self.highest + 1)
            if not raises:
                break
            chosen = yield Question(player, [Choice("pass"), *raises])
            if chosen.do == "bid":
                self.highest, self.bidder = chosen.number, player
        winner = auctioneer
        if self.bidder != auctioneer:
            decision = yield Question(auctioneer, [Choice("buy"), Choice("sell")])
            winner = auctioneer if decision.do == "buy" else self.bidder
            loser = self.bidder if winner == auctioneer else auctioneer
            table.change_score(loser, self.highest, "auction")
        table.change_score(winner, -self.highest, "auction")
        self.won[winner] = self.offered
        self.tiles.remove(self.offered)

    def start_turn(self) -> QuestionGenerator[None]:
        """Without an auction every player takes a tile at the start of the turn."""
        if self.auctions or not self.tiles:
            return
        different = sorted(set(self.tiles))
        tile = different[0]
        if len(different) > 1:
            chosen = yield Question(
                self.table.active, [Choice("take", word=each, text=f"take {each}") for each in different]
            )
            tile = chosen.word
        self.tiles.remove(tile)
        self.won[self.table.active] = tile


def bids_from(least: int) -> list[Choice]:
    return [Choice("bid", number=points, text=f"bid {points}") for points in range(least, HIGHEST_BID + 1)]


def surroundings(castle: set[Point]) -> set[Point]:
    """The two cells of a castle, and two along each long side."""
    upright = len({x for x, _ in castle}) == 1
    return {(x + (d if upright else 0), y + (0 if upright else d)) for x, y in castle for d in (-1, 0, 1)}


RULES = BridgesRules
