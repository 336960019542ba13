"""A module of the box: what it brings to the table, and the moments at which its rules speak.

The engine knows no module by name. It asks each one that is on, in the order of the box, at every moment listed here;
a module overrides the moments that its rules mention and keeps the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bastide.core import Plain, Rng
from bastide.games.carcassonne.rules.figures import Figure
from bastide.games.carcassonne.rules.phase import Alternative, Phase

if TYPE_CHECKING:
    from bastide.games.carcassonne.rules.maptext import MapText
    from bastide.games.carcassonne.rules.state import CarcassonneState


class Module:
    """A module that changes nothing. ``slot`` is the place of its own numbers in ``state.extra``."""

    def __init__(self, id: str, slot: int, marks: int = 0) -> None:
        self.id = id
        self.slot = slot
        #: The symbols on tiles that mean something because of this module.
        self.marks = marks
        #: Whether it lays its own tiles instead of the start tile.
        self.lays_start = False
        #: Whether it has a say in where tiles may lie (``allows``).
        self.limits_placement = False
        #: Whether it scores fields during the game.
        self.scores_fields = False
        #: Whether it brings bridges.
        self.builds_bridges = False
        #: Whether it has a say in what a figure counts for in a majority (``strength``).
        self.changes_strength = False
        #: Complete cities that it lays on the table and that are no features of the map.
        self.standing_cities = 0

    # -- set-up --------------------------------------------------------------------------------

    def figures(self) -> list[Figure]:
        """The figures that every player gets."""
        return []

    def phases(self) -> list[Phase]:
        """The phases that it adds to the turn."""
        return []

    def alternatives(self) -> list[Alternative]:
        """What it offers in the figure step besides figures on the tile just laid."""
        return []

    def own(self, players: int) -> list[int]:
        """The numbers it keeps in the state, as they are before the game."""
        return []

    def start(self, state: CarcassonneState) -> None:
        """Lay out what lies on the table before the first turn."""

    def arrange(self, state: CarcassonneState, wanted: MapText) -> None:
        """Take over what a map made by hand says of the module's own numbers."""

    # -- tiles ---------------------------------------------------------------------------------

    def next_tile(self, state: CarcassonneState) -> i64:
        """The tile that must be played now instead of one from the pile; -1: none."""
        return -1

    def took_tile(self, state: CarcassonneState) -> None:
        """The active player has taken the tile that ``next_tile`` told."""

    def tiles_held(self, state: CarcassonneState) -> list[int]:
        """The tiles that wait to be played somewhere else than in the pile. While there are any the game goes on."""
        return []

    def tiles_hidden(self, state: CarcassonneState) -> list[int]:
        """Those of the tiles that wait which lie face down, so that nobody knows which of the hidden tiles they are."""
        return []

    def puts_aside(self, state: CarcassonneState, kind: i64) -> bool:
        """Whether a tile from the pile cannot be played yet: then the module has taken it and another is drawn."""
        return False

    def tiles_aside(self, state: CarcassonneState) -> list[int]:
        """The tiles that it has put aside. The game does not wait for them."""
        return []

    def fills_holes(self, state: CarcassonneState) -> bool:
        """Whether a tile may still come that fits into any hole of the map, whatever lies around it."""
        return False

    def allows(self, state: CarcassonneState, kind: i64, cell: i64, turn: i64) -> bool:
        """Whether a tile whose edges fit may lie there (asked only of modules with ``limits_placement``)."""
        return True

    def placed(self, state: CarcassonneState) -> None:
        """A tile has just been laid by the active player: what follows at once."""

    def bars_figures(self, state: CarcassonneState) -> bool:
        """Whether no figure at all may be placed after this tile."""
        return False

    def bars_tile(self, state: CarcassonneState, tile: i64) -> bool:
        """Whether no follower, builder or pig may be put on this tile."""
        return False

    # -- bridges (asked only of modules with ``builds_bridges``) -------------------------------

    def may_build(self, state: CarcassonneState) -> bool:
        """Whether the active player has a bridge that can be built with this tile."""
        return False

    def built(self, state: CarcassonneState, tile: i64) -> None:
        """The active player has built a bridge on this tile."""

    # -- figures -------------------------------------------------------------------------------

    def figures_held(self, state: CarcassonneState, player: int, code: int) -> int:
        """How many of a player's figures it keeps, neither at home nor on the map."""
        return 0

    def also_on(self, state: CarcassonneState, index: i64) -> i64:
        """A second tile that a figure on the map counts as standing on, or -1."""
        return -1

    def protects(self, state: CarcassonneState, index: i64) -> bool:
        """Whether the dragon spares this figure on the map."""
        return False

    def special_cell(self, state: CarcassonneState) -> i64:
        """The cell where followers get more out of a scoring, or -1."""
        return -1

    def strength(self, state: CarcassonneState, index: i64, root: i64, strength: i64) -> i64:
        """What a follower on the map counts for (asked only of modules with ``changes_strength``)."""
        return strength

    # -- scoring -------------------------------------------------------------------------------

    def per_tile(self, state: CarcassonneState, root: i64, each: i64, complete: bool) -> i64:
        """What a city or road is worth per tile and shield, if it was worth ``each`` so far."""
        return each

    def per_city(self, state: CarcassonneState, field: i64, city: i64, player: i64, each: i64) -> i64:
        """What a complete city is worth to this player's farmers in a field, if it was worth ``each`` so far."""
        return each

    def scored(self, state: CarcassonneState, root: i64, final: bool) -> None:
        """A feature that somebody stands on has just been scored; the figures are still there."""

    def fields_due(self, state: CarcassonneState) -> list[int]:
        """The fields that are scored after this tile (asked only of modules with ``scores_fields``)."""
        return []

    def losers(self, state: CarcassonneState) -> list[int]:
        """What the tile has completed has been scored: the other features whose figures must leave with nothing."""
        return []

    def awarded(self, state: CarcassonneState, player: i64, points: i64) -> None:
        """A player has got points."""

    def completed(self, state: CarcassonneState, root: i64) -> None:
        """The active player has completed this city, road or cloister; it has been scored."""

    def final_scoring(self, state: CarcassonneState) -> None:
        """The game is over, features have been scored: what else counts."""

    # -- what is seen --------------------------------------------------------------------------

    def redraw(self, state: CarcassonneState, rng: Rng) -> None:
        """Draw anew what nobody can know of the module's own numbers."""

    def view(self, state: CarcassonneState) -> dict[str, Plain]:
        """What everybody sees of the module's own numbers."""
        return {}

    def problems(self, state: CarcassonneState) -> list[str]:
        """Every broken invariant of the module's own numbers."""
        return []
