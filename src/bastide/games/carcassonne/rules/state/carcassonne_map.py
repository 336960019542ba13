"""Map of a game of Carcassonne as bots see it: its features, with names instead of numbers."""

from __future__ import annotations

from typing import final

from bastide.games.carcassonne.rules.board.cell_coordinates import x_of, y_of
from bastide.games.carcassonne.rules.module_api import Position
from bastide.games.carcassonne.rules.tiles.tile_definition import BRIDGE, CITY, FEATURE_KIND_NAMES, FIELD, ROAD
from bastide.games.carcassonne.rules.turn.feature_scoring import (
    feature_owners,
    feature_value,
    field_value,
    points_per_city_for_farmers,
)


@final
class Feature:
    """A city, road, cloister or field of the map. A copy: it does not change when the game goes on."""

    def __init__(self, state: Position, root: int) -> None:
        board = state.board
        kind = board.node_kind[root]
        #: ``city``, ``road``, ``cloister``, ``field`` ...
        self.kind = FEATURE_KIND_NAMES[kind]
        #: Number of tiles of a city or road; 0 for others.
        self.tiles = int(board.feature_size[root]) if kind in (CITY, ROAD) else 0
        #: Number of open edges of a city or road, of empty neighbouring cells of a cloister; 0 for a field.
        self.open = 0 if kind == FIELD else int(board.open_edges[root])
        self.shields = int(board.shields[root])
        #: Current points of each player who would get points for it.
        self.points: dict[int, int] = {}
        #: Number of meeples on it by player.
        self.meeples: dict[int, int] = {}
        beside = board.adjacent_complete_cities(root) if kind == FIELD else []
        for player in feature_owners(state, root):
            if kind == FIELD:
                value = int(field_value(state, root, beside, player, points_per_city_for_farmers(state, root)))
            else:
                value = int(feature_value(state, root))
            self.points[int(player)] = value

    @property
    def complete(self) -> bool:
        """Whether it is finished. Fields never are."""
        return self.kind != FEATURE_KIND_NAMES[FIELD] and self.open == 0

    @property
    def owners(self) -> list[int]:
        """Players who would get points for it."""
        return list(self.points)


@final
class CarcassonneMap:
    """The tiles and features on the table. Everything on it is open information."""

    def __init__(self, state: Position) -> None:
        self._state = state

    def features(self) -> list[Feature]:
        """Return all features, in the order of their first tile."""
        board = self._state.board
        found: dict[int, Feature] = {}
        for node in range(len(board.node_tile)):
            root = board.find_root(node)
            if board.node_kind[node] != BRIDGE and root not in found:
                found[root] = Feature(self._state, root)
        for index, node in enumerate(self._state.figure_node):
            feature = found.get(board.find_root(node))
            if feature is not None:
                owner = int(self._state.figure_owner[index])
                feature.meeples[owner] = feature.meeples.get(owner, 0) + 1
        return list(found.values())

    def tiles(self) -> dict[tuple[int, int], str]:
        """Return the id of the tile in each occupied cell, by ``(x, y)``."""
        board = self._state.board
        ids = [tile.id for tile in self._state.rules.tile_set.tiles]
        return {
            (x_of(cell), y_of(cell)): ids[kind] for cell, kind in zip(board.tile_cell, board.tile_kind, strict=True)
        }
