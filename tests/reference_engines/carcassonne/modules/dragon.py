"""The Princess & the Dragon: volcanoes, dragon movement, fairy, portals and princesses."""

from __future__ import annotations

from collections import Counter

from bastide.core import JsonData
from reference_engines.carcassonne.board import BoardFeature
from reference_engines.carcassonne.game_state import GameState
from reference_engines.carcassonne.json_values import cell_to_json
from reference_engines.carcassonne.module_rules import ModuleRules
from reference_engines.carcassonne.notation import COLOURS, cell_name, meeple_name, piece_name
from reference_engines.carcassonne.questions import Choice, Question, QuestionGenerator
from reference_engines.carcassonne.tile_definition import FACINGS, SIDES, Point, beyond, box

DRAGON_STEPS = 6


class DragonRules(ModuleRules):
    def __init__(self, table: GameState) -> None:
        super().__init__(table)
        self.cell: Point | None = None
        self.fairy: Point | None = None
        #: Cells of the current dragon movement, including the first.
        self.trail: list[Point] = []
        #: Dragon tiles drawn before the first volcano.
        self.aside: list[str] = []
        #: Target cell of a follower in a portal.
        self.portal: Point | None = None
        #: Whether the princess on the tile just laid has returned a knight.
        self.rescued = False

    def position(self) -> dict[str, JsonData]:
        return {
            "dragon": cell_to_json(self.cell),
            "fairy": cell_to_json(self.fairy),
            "trail": [cell_to_json(cell) for cell in self.trail],
            "aside": {**Counter(self.aside)},
            "portal": cell_to_json(self.portal),
        }

    def sets_aside(self, tile: str) -> bool:
        """Set a dragon tile aside before the first volcano."""
        if self.cell is not None or "dragon" not in box()[tile].marks:
            return False
        self.aside.append(tile)
        return True

    def on_tile_laid(self) -> None:
        """Move the dragon to a volcano; with the first one, return the tiles set aside to the pile."""
        laid = self.table.map.last
        self.trail = []
        self.rescued = False
        if "volcano" in laid.tile.marks:
            self.cell = laid.cell
            self.table.pile.update(self.aside)
            self.aside = []

    def is_closed(self, cell: Point) -> bool:
        """Nothing may be placed on the dragon's tile."""
        return self.cell == cell

    # -- the fairy ---------------------------------------------------------------------------------

    def on_turn_started(self) -> None:
        """One point for starting a turn with a follower on the fairy's tile."""
        table = self.table
        mine = [meeple for meeple in table.meeples if meeple.owner == table.active and meeple.follower]
        if any(self.fairy in table.cells_of(meeple) for meeple in mine):
            table.change_score(table.active, 1, "fairy")

    def is_bonus_cell(self, cell: Point) -> bool:
        return cell == self.fairy

    def on_feature_scored(self, land: BoardFeature) -> None:
        """Bonus for followers of the feature on the fairy's tile, majority or not."""
        with_her = {
            meeple.owner
            for meeple in self.table.meeples_on(land)
            if meeple.follower and self.fairy in self.table.cells_of(meeple)
        }
        for player in sorted(with_her):
            self.table.score_points(player, 3, "fairy")

    def fairy_choices(self) -> list[Choice]:
        """Move the fairy to another tile with one of the player's followers, instead of placing a meeple."""
        table = self.table
        mine = [meeple for meeple in table.meeples if meeple.owner == table.active and meeple.follower]
        cells = {cell for meeple in mine for cell in table.cells_of(meeple)} - {self.fairy}
        return [Choice("fairy", cell, text=f"fairy to {cell_name(cell)}") for cell in cells if cell is not None]

    # -- princesses and portals --------------------------------------------------------------------

    def before_meeples(self) -> QuestionGenerator[None]:
        """A princess in a city with knights returns one of them; the active player chooses."""
        table = self.table
        laid = len(table.map.laid) - 1
        for n, feature in enumerate(table.map.last.tile.features):
            if "princess" not in feature.marks:
                continue
            knights = [meeple for meeple in table.meeples_on(table.map.feature_of_piece((laid, n))) if meeple.follower]
            if not knights:
                continue
            options = []
            for knight in knights:
                name = f"{COLOURS[knight.owner]} {meeple_name(table, knight.kind, knight.piece)}"
                there = cell_name(table.map.laid[knight.piece[0]].cell)
                text = f"send home {name} on {piece_name(table, knight.piece)} at {there}"
                options.append(Choice("rescue", text=text))
            chosen = yield Question(table.active, options)
            table.remove_meeples([knights[options.index(chosen)]])
            self.rescued = True

    def forbids_meeples(self) -> bool:
        return self.rescued

    def meeple_choices(self) -> list[Choice]:
        return self.fairy_choices() + self.portal_choices()

    def portal_choices(self) -> list[Choice]:
        """From a portal a follower may go to any earlier tile."""
        if "portal" not in self.table.map.last.tile.marks:
            return []
        cells = [laid.cell for laid in self.table.map.laid[:-1]]
        return [
            Choice("portal", cell, text=f"portal to {cell_name(cell)}") for cell in cells if self.portal_meeples(cell)
        ]

    def portal_meeples(self, cell: Point) -> list[Choice]:
        """Followers that may leave the portal on a tile, to unfinished, unclaimed features."""
        table = self.table
        if table.is_closed(cell):
            return []
        tile = table.map.at[cell]
        return [
            Choice("figure", cell, kind, piece=(tile, n))
            for n, land in enumerate(table.map.features_on_tile(tile))
            for kind in table.follower_kinds()
            if table.supply[table.active][kind]
            and table.meeple_rules[kind].may_be_placed(table, table.active, land)
            and not land.complete
        ]

    def take_choice(self, choice: Choice) -> QuestionGenerator[None]:
        if choice.do == "fairy":
            self.fairy = choice.cell
            return
        self.portal = choice.cell
        chosen = yield Question(self.table.active, self.portal_meeples(choice.cell))
        self.portal = None
        self.table.place_meeple(chosen.word, self.table.active, chosen.piece)

    # -- the dragon --------------------------------------------------------------------------------

    def after_meeples(self) -> QuestionGenerator[None]:
        """Six steps, chosen by the active player and then clockwise; the dragon removes the meeples that it meets."""
        table = self.table
        if "dragon" not in table.map.last.tile.marks or self.cell is None:
            return
        self.trail = [self.cell]
        for step in range(DRAGON_STEPS):
            ways = [side for side in SIDES if self.may_enter(beyond(self.cell, side))]
            if not ways:
                break
            player = (table.active + step) % table.players
            options = [Choice("dragon", word=side, text=f"dragon {FACINGS[SIDES.index(side)]}") for side in ways]
            chosen = yield Question(player, options)
            self.cell = beyond(self.cell, chosen.word)
            self.trail.append(self.cell)
            number = table.map.at[self.cell]
            met = [each for each in table.meeples if each.piece[0] == number and not each.rules.is_safe_from_dragon]
            table.remove_meeples([meeple for meeple in met if not table.in_castle(meeple)])
        self.trail = []

    def may_enter(self, cell: Point) -> bool:
        """Only tiles that were not visited, without the fairy, outside Carcassonne."""
        board = self.table.map
        if cell not in board.at or cell in self.trail or cell == self.fairy:
            return False
        return board.laid[board.at[cell]].tile.supply != "block"


RULES = DragonRules
