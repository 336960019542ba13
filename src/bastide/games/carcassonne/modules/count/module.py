"""The Count of Carcassonne: the city is the start, and its quarters hold followers for later scorings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core import Choice, Option, Plain, Words
from bastide.core.plain import listed, mapped, whole, word
from bastide.games.carcassonne.modules.count.bringing import BringOut
from bastide.games.carcassonne.modules.count.memory import (
    BROUGHT,
    CASTLE,
    COUNT_IN,
    GAINED,
    GAVE,
    GOING_TO,
    OWN,
    OWN_STRENGTH,
    QUARTER_IDS,
    SENT,
    SERVES,
    TURN,
    inside,
    move_in,
    place_of,
)
from bastide.games.carcassonne.modules.count.sending import MoveCount, ToCarcassonne
from bastide.games.carcassonne.modules.count.tiles import TILES
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT, FIGURE_IDS, QUARTERS
from bastide.games.carcassonne.rules.display.maptext import COLOURS, MapText, entries, unreadable
from bastide.games.carcassonne.rules.display.stamp import HEIGHT, Stamp
from bastide.games.carcassonne.rules.map.geometry import CELLS, ORIGIN, WIDTH, x_of, y_of
from bastide.games.carcassonne.rules.module_api import Module, Phase, Position
from bastide.games.carcassonne.rules.state.names import cell_name, cell_named
from bastide.games.carcassonne.rules.tiles.model import CARCASSONNE
from bastide.games.carcassonne.rules.turn.moments import LAST_REDEPLOY, REDEPLOY

#: Followers that count as two when redeployed from Carcassonne (M-12).
COUNT_TWO: Final[list[str]] = ["mayor", "wagon"]


class Count(Module):
    """Expansion module The Count of Carcassonne."""

    def __init__(self, slot: int) -> None:
        super().__init__("count", slot, TILES, CARCASSONNE)
        self.lays_start = True
        self.changes_strength = True
        self.standing_cities = 1
        self.map_words = ["count"]

    def phases(self) -> list[Phase]:
        return [
            BringOut(self.slot, "redeploy", REDEPLOY),
            ToCarcassonne(self.slot),
            MoveCount(self.slot),
            BringOut(self.slot, "last_redeploy", LAST_REDEPLOY),
        ]

    def blocks(self) -> list[tuple[str, int]]:
        return [("to", int(CELLS)), ("count", int(QUARTERS))]

    def options(self) -> list[Option]:
        return [Choice("count_mayor_wagon_strength", ["two", "own"], default="two").only_with("modules", [self.id])]

    def memory(self, players: int) -> list[int]:
        return [CASTLE, 0, 0, 0, 0, -1, -1] + [0] * (players * QUARTERS * FIGURE_COUNT)

    def start(self, state: Position) -> None:
        """Lay the twelve tiles, four in a row, with the south-west corner of the city at 0,0."""
        for kind, tile in enumerate(state.rules.kinds.tiles):
            if tile.module == self.id:
                column, row = tile.position
                state.board.lay(kind, ORIGIN + (2 - row) * WIDTH + column, 0)

    def figures_held(self, state: Position, player: int, code: int) -> int:
        return sum([int(inside(state, self.slot, player, quarter, code)) for quarter in range(QUARTERS)])

    # -- points ----------------------------------------------------------------------------------

    def placed(self, state: Position) -> None:
        module_state = state.extra[self.slot]
        module_state[GAVE] = 0
        module_state[GAINED] = 0

    def awarded(self, state: Position, player: i64, points: i64) -> None:
        """Remember who scored with this tile. Points of fairy, barns and castles count too (O-26)."""
        if points > 0:
            state.extra[self.slot][GAINED if player == state.active else GAVE] = 1

    def strength(self, state: Position, index: i64, root: i64, strength: i64) -> i64:
        brought: i64 = state.extra[self.slot][BROUGHT]
        if brought < 0 or index < brought or state.rules.figure_of(state.figure_code[index]).id not in COUNT_TWO:
            return strength
        return strength if OWN_STRENGTH in state.rules.variants else 2

    def completed(self, state: Position, root: i64) -> None:
        """After the scoring redeployed followers are ordinary ones."""
        state.extra[self.slot][BROUGHT] = -1

    # -- views ----------------------------------------------------------------------------

    def view(self, state: Position) -> dict[str, Plain]:
        module_state = state.extra[self.slot]
        target_cell = module_state[GOING_TO]
        return {
            "count": QUARTER_IDS[module_state[COUNT_IN]],
            "quarters": self.quarters(state),
            "gave": module_state[GAVE],
            "gained": module_state[GAINED],
            "brought": module_state[BROUGHT],
            "going_to": [] if target_cell < 0 else [x_of(target_cell), y_of(target_cell)],
        }

    def quarters(self, state: Position) -> list[Plain]:
        """Return the meeples of each player in each quarter."""
        quarters: list[Plain] = []
        for player in range(state.players):
            held: dict[str, Plain] = {}
            for quarter, name in enumerate(QUARTER_IDS):
                there: dict[str, Plain] = {
                    f.id: int(inside(state, self.slot, player, quarter, f.code))
                    for f in state.rules.figures
                    if inside(state, self.slot, player, quarter, f.code) > 0
                }
                held[name] = there
            quarters.append(held)
        return quarters

    def terminal_lines(self, shown: dict[str, Plain], translator: Words) -> list[str]:
        """Return the count's quarter and the meeples in the quarters."""
        lines = [translator.tell("carcassonne", "count", {"quarter": shown["count"]})]
        for player, quarter, meeples in people(shown):
            arguments: dict[str, Plain] = {"player": player, "quarter": quarter, "figures": [*meeples]}
            lines.append(translator.tell("carcassonne", "in-quarter", arguments))
        return lines

    def draw_on(self, ascii_tile: Stamp, shown: dict[str, Plain], x: int, y: int) -> None:
        """Draw ``@`` on the tile of the count's quarter."""
        if shown["count"] in [feature.name for feature in ascii_tile.tile.features if feature.name]:
            ascii_tile.put((HEIGHT - 1, 0), "@")

    # -- snapshots ---------------------------------------------------------------

    def written(self, state: Position) -> dict[str, Plain]:
        module_state = state.extra[self.slot]
        return {
            "count": QUARTER_IDS[module_state[COUNT_IN]],
            "gave": module_state[GAVE],
            "gained": module_state[GAINED],
            "sent": module_state[SENT],
            "turn": module_state[TURN],
            "going_to": cell_name(module_state[GOING_TO]),
            "brought": module_state[BROUGHT],
            "quarters": self.quarters(state),
        }

    def read(self, state: Position, data: dict[str, Plain]) -> list[int]:
        module_state = self.memory(state.players)
        module_state[COUNT_IN] = QUARTER_IDS.index(word(data["count"]))
        module_state[GAVE] = whole(data["gave"])
        module_state[GAINED] = whole(data["gained"])
        module_state[SENT] = whole(data["sent"])
        module_state[TURN] = whole(data["turn"])
        module_state[GOING_TO] = cell_named(data["going_to"])
        module_state[BROUGHT] = whole(data["brought"])
        for player, held in enumerate(entries(data, "quarters")):
            for quarter, name in enumerate(QUARTER_IDS):
                for meeple, number in mapped(held[name]).items():
                    module_state[place_of(player, quarter, FIGURE_IDS.index(meeple))] = whole(number)
        return module_state

    # -- board text ------------------------------------------------------------------

    def read_line(self, found: MapText, words: list[str], line: str) -> bool:
        """Parse ``count in market``, or ``red big in castle`` for a meeple in a quarter."""
        if words[0] == "count":
            if len(words) != 3 or words[1] != "in" or words[2] not in QUARTER_IDS:
                raise unreadable(line, "expected 'count in market' or another quarter")
            found.saying(self.id)["count"] = words[2]
            return True
        if "in" not in words:
            return False
        if len(words) != 4 or words[2] != "in" or words[1] not in FIGURE_IDS or words[3] not in QUARTER_IDS:
            raise unreadable(line, "expected a meeple in a quarter like 'red follower in castle'")
        module_data = found.saying(self.id)
        quarters = listed(module_data.setdefault("quarters", [{} for _ in COLOURS]))
        there = mapped(mapped(quarters[COLOURS.index(words[0])]).setdefault(words[3], {}))
        there[words[1]] = whole(there.get(words[1], 0)) + 1
        return True

    def map_lines(self, shown: dict[str, Plain]) -> list[str]:
        lines = [f"count in {word(shown['count'])}"] if "count" in shown else []
        for player, quarter, meeples in people(shown):
            lines += [f"{COLOURS[player]} {meeple} in {quarter}" for meeple in meeples]
        return lines

    def arrange(self, state: Position, wanted: MapText) -> None:
        module_data = wanted.saying(self.id)
        if "count" in module_data:
            state.extra[self.slot][COUNT_IN] = QUARTER_IDS.index(word(module_data["count"]))
        for player, quarter, meeples in people(module_data):
            for meeple in meeples:
                move_in(state, self.slot, player, FIGURE_IDS.index(meeple), QUARTER_IDS.index(quarter))

    def problems(self, state: Position) -> list[str]:
        module_state = state.extra[self.slot]
        if len(module_state) != OWN + state.players * QUARTERS * FIGURE_COUNT:
            return [f"count: invalid module state of length {len(module_state)}"]
        found: list[str] = []
        if not 0 <= module_state[COUNT_IN] < QUARTERS:
            return [f"the count is in quarter {module_state[COUNT_IN]}"]
        target_cell = module_state[GOING_TO]
        if target_cell != -1 and (not 0 <= target_cell < CELLS or state.board.tile_at(target_cell) < 0):
            found.append(f"redeployment target cell {target_cell} has no tile")
        for player in range(state.players):
            for quarter in range(QUARTERS):
                for code in range(FIGURE_COUNT):
                    count = inside(state, self.slot, player, quarter, code)
                    meeple = state.rules.figure[code]
                    if count < 0 or (count > 0 and (meeple is None or not meeple.stands_on(SERVES[quarter]))):
                        found.append(f"player {player} has {count} meeples with code {code} in quarter {quarter}")
        return found


def people(shown: dict[str, Plain]) -> list[tuple[int, str, list[str]]]:
    """Return the meeples in the quarters of a view: player, quarter, meeple ids."""
    found: list[tuple[int, str, list[str]]] = []
    for player, held in enumerate(listed(shown.get("quarters", []))):
        for quarter, there in mapped(held).items():
            meeples = [meeple for meeple, number in mapped(there).items() for _ in range(whole(number))]
            if meeples:
                found.append((player, quarter, meeples))
    return found
