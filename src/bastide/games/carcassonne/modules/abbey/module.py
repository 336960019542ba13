"""Abbey & Mayor: the module with its hooks, views and snapshots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core import Plain, Words
from bastide.core.plain import ints, listed, whole, word
from bastide.games.carcassonne.modules.abbey.abbeys import ABBEY_TILE, LastAbbeys, Source
from bastide.games.carcassonne.modules.abbey.barns import (
    Barn,
    BuildBarn,
    barn_value,
    field_at_corner,
    fields_joined,
    put_barn,
)
from bastide.games.carcassonne.modules.abbey.followers import Mayor, Wagon
from bastide.games.carcassonne.modules.abbey.memory import (
    ASKED,
    BARN,
    GOING_TO,
    LAST,
    corner_at,
    held_at,
    wagons_at,
)
from bastide.games.carcassonne.modules.abbey.tiles import ABBEYS as ABBEY_TILES
from bastide.games.carcassonne.modules.abbey.tiles import TILES
from bastide.games.carcassonne.modules.abbey.wagons import Travel, note_wagons
from bastide.games.carcassonne.rules.display.maptext import COLOURS, CORNERS, MapText, entries, read_cell, unreadable
from bastide.games.carcassonne.rules.map.geometry import CELLS, cell_at
from bastide.games.carcassonne.rules.module_api import Alternative, Figure, Module, Phase, Position
from bastide.games.carcassonne.rules.state.names import node_name, node_named
from bastide.games.carcassonne.rules.tiles.model import ABBEY, FIELD, Tile
from bastide.games.carcassonne.rules.turn.scoring import award

#: Number of abbey tiles in the box. Unused ones stay there.
ABBEYS: Final = 6


class Abbey(Module):
    """Expansion module Abbey & Mayor."""

    def __init__(self, slot: int) -> None:
        super().__init__("abbey", slot, [*TILES, *ABBEY_TILES], ABBEY)
        self.scores_fields = True

    def figures(self) -> list[Figure]:
        return [Mayor(), Wagon(), Barn(self.slot)]

    def phases(self) -> list[Phase]:
        return [Source(self.slot), Travel(self.slot), LastAbbeys(self.slot)]

    def alternatives(self) -> list[Alternative]:
        return [BuildBarn(self.slot)]

    def blocks(self) -> list[tuple[str, int]]:
        return [("to", int(CELLS)), ("barn", 4)]

    def memory(self, players: int) -> list[int]:
        return [-1, 0, -1] + [1] * players + [-1] * players

    def tiles_aside(self, state: Position) -> list[int]:
        module_state = state.extra[self.slot]
        held = sum([module_state[held_at(player)] for player in range(state.players)])
        return [state.rules.kinds.number[ABBEY_TILE]] * (ABBEYS - state.players + held)

    def fills_holes(self, state: Position) -> bool:
        return any(state.extra[self.slot][held_at(player)] == 1 for player in range(state.players))

    def last_player(self, state: Position) -> i64:
        """Return the player of the last turn. Abbeys laid after it are not turns."""
        return state.extra[self.slot][LAST]

    def scored(self, state: Position, root: i64, final: bool) -> None:
        if not final:
            note_wagons(state, self.slot, root)

    def fields_due(self, state: Position) -> list[int]:
        return fields_joined(state)

    def final_scoring(self, state: Position) -> None:
        """Score every barn for its whole field, also if there are several in one field."""
        board = state.board
        for index, code in enumerate(state.figure_code):
            if code == BARN:
                cities = board.cities_beside(board.root(state.figure_node[index]))
                award(
                    state,
                    state.figure_owner[index],
                    barn_value(board, cities),
                    "fields",
                    True,
                    state.figure_node[index],
                )

    def view(self, state: Position) -> dict[str, Plain]:
        module_state = state.extra[self.slot]
        abbeys: list[Plain] = [module_state[held_at(player)] for player in range(state.players)]
        return {"abbeys": abbeys, "wagon_to": module_state[GOING_TO]}

    def terminal_lines(self, shown: dict[str, Plain], translator: Words) -> list[str]:
        """List the players who have an abbey."""
        held = enumerate(ints(shown["abbeys"]))
        return [translator.tell("carcassonne", "seat-abbey", {"player": player}) for player, has in held if has]

    # -- snapshots ---------------------------------------------------------------

    def written(self, state: Position) -> dict[str, Plain]:
        module_state = state.extra[self.slot]
        players = state.players
        corners: list[Plain] = [corner_name(module_state[corner_at(players, player)]) for player in range(players)]
        wagons: list[Plain] = []
        for at in range(wagons_at(players), len(module_state), 2):
            wagons.append({"player": module_state[at], "from": node_name(state.board, module_state[at + 1])})
        abbeys: list[Plain] = [module_state[held_at(player)] for player in range(players)]
        return {
            "last": module_state[LAST],
            "asked": module_state[ASKED],
            "wagon_to": module_state[GOING_TO],
            "abbeys": abbeys,
            "corners": corners,
            "wagons": wagons,
        }

    def read(self, state: Position, data: dict[str, Plain]) -> list[int]:
        module_state = [whole(data["last"]), whole(data["asked"]), whole(data["wagon_to"])]
        module_state += ints(data["abbeys"])
        module_state += [corner_named(word(corner)) for corner in listed(data["corners"])]
        for wagon in entries(data, "wagons"):
            module_state += [whole(wagon["player"]), node_named(state.board, wagon["from"])]
        return module_state

    # -- board text ------------------------------------------------------------------

    def read_line(self, found: MapText, words: list[str], line: str) -> bool:
        """Parse ``red barn on corner ne at 0,0``."""
        if words[1:2] != ["barn"]:
            return False
        if len(words) != 7 or words[2:4] != ["on", "corner"] or words[4] not in CORNERS or words[5] != "at":
            raise unreadable(line, "expected a barn like 'red barn on corner ne at 0,0'")
        x, y = read_cell(words[6], line)
        tile, rotation = found.tile_at(x, y, line)
        barn: dict[str, Plain] = {"player": COLOURS.index(words[0]), "figure": "barn", "role": "barn", "x": x, "y": y}
        barn.update({"feature": "field", "number": field_number(tile, rotation, words[4], line), "corner": words[4]})
        found.figures.append(barn)
        return True

    def arrange(self, state: Position, wanted: MapText) -> None:
        """Place the barns of a board text. Abbeys on the board were those of the last players."""
        module_state = state.extra[self.slot]
        laid = state.board.tile_kind.count(state.rules.kinds.number[ABBEY_TILE])
        for player in range(state.players):
            if player >= state.players - laid:
                module_state[held_at(player)] = 0
        for meeple in wanted.figures:
            if "corner" in meeple:
                player, x, y = whole(meeple["player"]), whole(meeple["x"]), whole(meeple["y"])
                tile = state.board.tile_at(cell_at(x, y))
                corner = CORNERS.index(word(meeple["corner"]))
                if (
                    field_at_corner(state.board, tile, corner) < 0
                    or module_state[corner_at(state.players, player)] >= 0
                ):
                    raise unreadable(f"barn at {x},{y}", "no barn can be placed there")
                put_barn(state, self.slot, player, tile, corner)

    def problems(self, state: Position) -> list[str]:
        module_state = state.extra[self.slot]
        if len(module_state) < wagons_at(state.players) or (len(module_state) - wagons_at(state.players)) % 2:
            return [f"abbey: invalid module state of length {len(module_state)}"]
        found: list[str] = []
        for player in range(state.players):
            if module_state[held_at(player)] not in (0, 1):
                found.append(f"player {player} has {module_state[held_at(player)]} abbeys in hand")
            built = [i for i, code in enumerate(state.figure_code) if code == BARN and state.figure_owner[i] == player]
            if (module_state[corner_at(state.players, player)] >= 0) != (len(built) == 1):
                found.append(
                    f"the barn of player {player} is on corner {module_state[corner_at(state.players, player)]}"
                )
        return found


def field_number(tile: Tile, rotation: int, corner: str, line: str) -> int:
    """Return the number of the field that fills a corner of the rotated tile."""
    half = (2 * (CORNERS.index(corner) - rotation) + 1) % 8
    fields = [feature for feature in tile.features if feature.kind == FIELD]
    for number, field in enumerate(fields):
        if half in field.halves and (half + 1) % 8 in field.halves:
            return number
    raise unreadable(line, f"{tile.id} in this rotation has no field at corner {corner}")


def corner_name(corner: int) -> str:
    """Return the name of a corner, or an empty string for -1."""
    return "" if corner < 0 else CORNERS[corner]


def corner_named(name: str) -> int:
    """Return the corner with this name, or -1 for an empty string."""
    return CORNERS.index(name) if name else -1
