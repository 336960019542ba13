"""Abbey & Mayor: the abbey tile, the mayor, the barn, and wagon travel after a scoring."""

from __future__ import annotations

from bastide.core import JsonData
from reference_engines.carcassonne.board import BoardFeature
from reference_engines.carcassonne.game_flow import resolve_laid_tile
from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.module_rules import Meeple, MeepleRules, ModuleRules
from reference_engines.carcassonne.notation import cell_name
from reference_engines.carcassonne.questions import Choice, Question, QuestionGenerator
from reference_engines.carcassonne.scoring import POINTS_PER_CITY, cities_beside, score_feature
from reference_engines.carcassonne.tile_definition import EXIT_POINTS, SIDES, Point, box

ABBEY = "abbey_tile"
#: Corners of a tile: direction, and the half-edges next to it.
CORNERS: dict[str, tuple[Point, tuple[str, str]]] = {
    "ne": ((1, 1), ("nr", "el")),
    "se": ((1, -1), ("er", "sl")),
    "sw": ((-1, -1), ("sr", "wl")),
    "nw": ((-1, 1), ("wr", "nl")),
}
#: Points per city for a barn, and for farmers in a field with a barn.
POINTS_PER_CITY_OF_BARN = 4
POINTS_PER_CITY_BESIDE_BARN = 1


class Mayor(MeepleRules):
    """As strong as the city has shields."""

    def strength(self, table: GameState, land: BoardFeature) -> int:
        return 0 if table.is_castle(land) else land.shields


class Barn(MeepleRules):
    """Stands on the corner of four tiles."""

    is_follower = False
    is_safe_from_dragon = True

    def may_be_placed(self, table: GameState, player: int, land: BoardFeature) -> bool:
        return False


class AbbeyRules(ModuleRules):
    order = 60
    meeples = (
        Mayor("mayor", 1, ("city",)),
        MeepleRules("wagon", 1, ("city", "road", "cloister", "shrine")),
        Barn("barn", 1, strength=0),
    )

    def __init__(self, table: GameState) -> None:
        super().__init__(table)
        #: Number of abbeys that each player has left.
        self.abbeys = [1] * table.players
        #: Scored wagons that may travel: their owners and the scored features.
        self.wagons: list[tuple[int, BoardFeature]] = []

    def position(self) -> dict[str, JsonData]:
        return {"abbeys": [*self.abbeys]}

    # -- the abbey ---------------------------------------------------------------------------------

    def lay_other_tile(self) -> QuestionGenerator[bool]:
        """A player may lay the abbey instead of drawing a tile."""
        table = self.table
        abbeys = self.abbey_choices(table.active)
        if not abbeys:
            return False
        chosen = yield Question(table.active, [Choice("draw" if table.face_down() else "none"), *abbeys])
        if chosen.do != "abbey":
            return False
        self.lay_abbey(table.active, chosen.cell)
        return True

    def abbey_choices(self, player: int) -> list[Choice]:
        """Cells with tiles on all four sides, with any edges."""
        board = self.table.map
        if not self.abbeys[player]:
            return []
        holes = [cell for cell in board.frontier() if all(board.neighbour_edge(cell, side) for side in SIDES)]
        return [
            Choice("abbey", cell, text=f"abbey at {cell_name(cell)}")
            for cell in holes
            if self.table.may_lay(box()[ABBEY], cell, 0)
        ]

    def lay_abbey(self, player: int, cell: Point) -> None:
        self.abbeys[player] = 0
        self.table.map.lay(box()[ABBEY], cell, 0)

    def after_last_tile(self) -> QuestionGenerator[None]:
        """After the last tile all players may lay their abbey, the player of that tile last."""
        table = self.table
        for player in table.players_left_of(table.active):
            abbeys = self.abbey_choices(player)
            if abbeys:
                chosen = yield Question(player, [Choice("none"), *abbeys])
                if chosen.do == "abbey":
                    table.active = player
                    self.lay_abbey(player, chosen.cell)
                    yield from resolve_laid_tile(table)

    # -- the barn ----------------------------------------------------------------------------------

    def meeple_choices(self) -> list[Choice]:
        """Corners of the tile just laid where four field corners meet, in a field without a barn."""
        table = self.table
        if not table.supply[table.active]["barn"]:
            return []
        found = []
        x, y = table.map.last.cell
        for corner, ((dx, dy), halves) in CORNERS.items():
            spot = (4 * x + 2 * dx, 4 * y + 2 * dy)
            cells = [(x, y), (x + dx, y), (x, y + dy), (x + dx, y + dy)]
            lands = [land for cell in cells for land in self.fields_at_corner(cell, spot)]
            if len(lands) == 4 and not any(self.barns_in(land) for land in lands):
                here = {(4 * x + EXIT_POINTS[half][0], 4 * y + EXIT_POINTS[half][1]) for half in halves}
                number = len(table.map.laid) - 1
                (n,) = [
                    n
                    for n, feature in enumerate(table.map.last.features())
                    if feature.kind == "field" and here <= table.map.last.points(n)
                ]
                found.append(Choice("barn", (x, y), corner, piece=(number, n), text=f"barn on corner {corner}"))
        return found

    def fields_at_corner(self, cell: Point, spot: Point) -> list[BoardFeature]:
        """The field that fills a corner of the tile on a cell; empty if there is none."""
        board = self.table.map
        if cell not in board.at:
            return []
        number = board.at[cell]
        laid = board.laid[number]
        return [
            board.feature_of_piece((number, n))
            for n, feature in enumerate(laid.features())
            if feature.kind == "field"
            and sum(abs(px - spot[0]) + abs(py - spot[1]) == 1 for px, py in laid.points(n)) == 2
        ]

    def take_choice(self, choice: Choice) -> QuestionGenerator[None]:
        self.table.place_meeple("barn", self.table.active, choice.piece, choice.word)
        yield from ()

    def barns_in(self, land: BoardFeature) -> list[Meeple]:
        return [meeple for meeple in self.table.meeples_on(land) if meeple.kind == "barn"]

    def closes(self, land: BoardFeature) -> bool:
        """No farmer may claim a field with a barn."""
        return bool(self.barns_in(land))

    def points_per_city(self, land: BoardFeature, player: int) -> int:
        """Farmers get less in a field with a barn, unless that barn expels them now."""
        table, barns = self.table, self.barns_in(land)
        new = not table.ending and any(barn.piece[0] == len(table.map.laid) - 1 for barn in barns)
        return POINTS_PER_CITY_BESIDE_BARN - POINTS_PER_CITY if barns and not new else 0

    def leaving_meeples(self, done: list[BoardFeature]) -> list[Meeple]:
        """Score and expel farmers whose field now has a barn. Note the wagons that may travel."""
        table = self.table
        self.wagons = [(each.owner, land) for land in done for each in table.meeples_on(land) if each.kind == "wagon"]
        leaving = []
        laid = len(table.map.laid) - 1
        for land in table.map.board_features():
            there, barns = table.meeples_on(land), self.barns_in(land)
            if land.kind == "field" and barns and laid in land.numbers and len(there) > len(barns):
                score_feature(table, land)
                leaving += [meeple for meeple in there if meeple.kind != "barn"]
        return leaving

    def final_scoring(self) -> None:
        table = self.table
        for barn in table.meeples:
            if barn.kind == "barn":
                land = table.map.feature_of_piece(barn.piece)
                points = sum(rules.field_points(land) for rules in table.rules)
                value = POINTS_PER_CITY_OF_BARN * cities_beside(table, land) + points
                table.change_score(barn.owner, value, "fields")

    # -- the wagon ---------------------------------------------------------------------------------

    def after_scoring(self, done: list[BoardFeature]) -> QuestionGenerator[None]:
        """Owners of scored wagons, the active player first, move them to an adjacent feature or keep them."""
        table = self.table
        for owner, scored in sorted(self.wagons, key=lambda wagon: (wagon[0] - table.active) % table.players):
            ways = [
                piece
                for land in self.wagon_targets(scored)
                for piece in land.pieces
                if not table.is_closed(table.map.laid[piece[0]].cell)
            ]
            if not ways:
                continue
            cells = sorted({table.map.laid[number].cell for number, _ in ways})
            options = [Choice("wagon", cell, text=f"wagon to {cell_name(cell)}") for cell in cells]
            chosen = yield Question(owner, [Choice("home"), *options])
            if chosen.do == "home":
                continue
            there = sorted(piece for piece in ways if piece[0] == table.map.at[chosen.cell])
            piece = there[0]
            if len(there) > 1:
                on = yield Question(owner, [Choice("figure", chosen.cell, "wagon", piece=each) for each in there])
                piece = on.piece
            table.place_meeple("wagon", owner, piece)

    def wagon_targets(self, scored: BoardFeature) -> list[BoardFeature]:
        """Unfinished, unclaimed features that meet a scored one at a crossing, gate or abbey."""
        chart = self.table.map
        reached = []
        for number, n in scored.pieces:
            for door in chart.laid[number].tile.doors:
                if n in door:
                    reached += [chart.feature_of_piece((number, other)) for other in door]
        for number, laid in enumerate(chart.laid):
            if laid.tile.id == ABBEY:
                abbey = chart.feature_of_piece((number, 0))
                facing = [
                    land
                    for land in chart.board_features()
                    if land.kind in ("road", "city") and land.points & chart.border(laid.cell)
                ]
                if abbey is scored:
                    reached += facing
                elif any(land is scored for land in facing):
                    reached.append(abbey)
        found: list[BoardFeature] = []
        for land in reached:
            free = not any(meeple.follower for meeple in self.table.meeples_on(land))
            if free and not land.complete and not any(land is other for other in found):
                found.append(land)
        return found


RULES = AbbeyRules
