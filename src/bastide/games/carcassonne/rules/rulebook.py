"""The rules of one table: the modules that are on, and everything that follows from them alone."""

from __future__ import annotations

from typing import final

from bastide.games.carcassonne.rules.figures import FIGURE_IDS, Figure
from bastide.games.carcassonne.rules.kinds import Kinds
from bastide.games.carcassonne.rules.module import Module
from bastide.games.carcassonne.rules.phase import Alternative, Phase
from bastide.games.carcassonne.rules.tiles.catalogue import tiles_of
from bastide.games.carcassonne.rules.tiles.model import Tile
from bastide.games.carcassonne.rules.turn import base_phases


@final
class Rules:
    """Immutable; shared by all positions of all games with these modules."""

    def __init__(self, modules: list[Module], variants: list[str]) -> None:
        self.modules = modules
        #: Table options that are not at their default, each as ``id=value``.
        self.variants = variants
        self.placement_limits: list[Module] = [module for module in modules if module.limits_placement]

        self.field_scorers: list[Module] = [module for module in modules if module.scores_fields]
        self.bridge_builders: list[Module] = [module for module in modules if module.builds_bridges]
        self.strength_changes: list[Module] = [module for module in modules if module.changes_strength]
        self.standing_cities = sum([module.standing_cities for module in modules])

        marks = 0
        tiles: list[Tile] = []
        self.figures: list[Figure] = []
        phases = base_phases()
        self.alternatives: list[Alternative] = []
        for module in modules:
            marks |= module.marks
            tiles += tiles_of(module.id)
            self.figures += module.figures()
            phases += module.phases()
            self.alternatives += module.alternatives()
        self.alternatives.sort(key=first_action)
        self.kinds = Kinds(tiles, marks, len(self.bridge_builders) > 0)
        self.figures.sort(key=figure_order)
        #: By code; None for figures that are not in play.
        self.figure: list[Figure | None] = [None] * len(FIGURE_IDS)
        for figure in self.figures:
            self.figure[figure.code] = figure
        #: The turn. Two phases of the same moment come in the order of the box.
        self.chain: list[Phase] = sorted(phases, key=moment_of)

        replaced = any(module.lays_start for module in modules)
        #: The tiles in the game, by kind. A start tile that is not used leaves the game.
        self.in_game: list[int] = [
            tile.count - (tile.start if replaced and not in_start(tile, modules) else 0) for tile in tiles
        ]
        #: The pile before it is shuffled.
        self.pile: list[int] = []
        for kind, tile in enumerate(tiles):
            if tile.supply == "pile":
                self.pile += [kind] * (tile.count - tile.start)

    def figure_of(self, code: int) -> Figure:
        found = self.figure[code]
        if found is None:
            raise KeyError(FIGURE_IDS[code])
        return found

    def before(self, moment: int) -> int:
        """The place in the chain just before a moment: a turn that is sent there goes on with that moment's phases."""
        for place, phase in enumerate(self.chain):
            if phase.moment >= moment:
                return place - 1
        raise ValueError(f"no phase at or after {moment}")


def in_start(tile: Tile, modules: list[Module]) -> bool:
    """Whether the tile's module is one that lays its own start."""
    return any(module.lays_start and module.id == tile.module for module in modules)


def figure_order(figure: Figure) -> int:
    return figure.code


def first_action(alternative: Alternative) -> int:
    return alternative.first


def moment_of(phase: Phase) -> int:
    return phase.moment
