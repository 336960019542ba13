"""The seven Wonder boards with both sides: starting resource, and stages from left to right."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core.json_data import JsonData
from bastide.games.seven_wonders.rules.city.city_state import DIG_UP, ONE_IN_BYTE, STAGES_INDEX, WONDER_CATEGORY, City
from bastide.games.seven_wonders.rules.city.effects import (
    Coins,
    Effect,
    Points,
    Power,
    coins,
    dig_up,
    free_first_card,
    free_last_card,
    free_new_colour,
    list_counting_points,
    play_last_card,
    points,
    produces,
    produces_for_owner,
    science,
    shields,
    sum_fixed_points,
)
from bastide.games.seven_wonders.rules.city.resources import Cost

SIDES: Final = ["day", "night"]


@final
class Stage:
    """A stage of a Wonder: cost and effects, with derived fields."""

    def __init__(self, cost: Cost, effects: list[Effect]) -> None:
        self.cost = cost
        self.effects = effects
        self.compute_derived_fields()

    def compute_derived_fields(self) -> None:
        """Compute the fields that follow from the printed facts."""
        effects = self.effects
        self.allows_digging = any(isinstance(effect, Power) and effect.power == DIG_UP for effect in effects)
        #: Whether an effect gives coins when it is built, and the effects whose points depend on counting.
        self.gives_coins = any(isinstance(effect, Coins) for effect in effects)
        self.counting_points: list[Points] = list_counting_points(effects)
        #: A city with only this stage: what building it adds.
        self.city_change = City(-1, -1, [], [], [])
        self.city_change.structure_counts = ONE_IN_BYTE[STAGES_INDEX]
        for effect in effects:
            effect.apply_to_city(self.city_change)
        self.city_change.fixed_points = ONE_IN_BYTE[WONDER_CATEGORY] * sum_fixed_points(effects)
        self.city_change.counting_effects = len(self.counting_points)

    def to_json_data(self) -> JsonData:
        effects: list[JsonData] = []
        for effect in self.effects:
            effects.append(effect.to_json_data())
        return {"cost": self.cost.to_json_data(), "effects": effects}


@final
class Board:
    """A Wonder board: starting resource, and the stages of the day and the night side."""

    def __init__(self, id: str, starting_production: str, sides: list[list[Stage]]) -> None:
        self.id = id
        self.starting_production = produces(starting_production)
        self.sides = sides

    def to_json_data(self) -> dict[str, JsonData]:
        """Return everything printed on the board as JSON data."""
        sides: dict[str, JsonData] = {}
        for name, stages in zip(SIDES, self.sides, strict=True):
            listed: list[JsonData] = []
            for stage in stages:
                listed.append(stage.to_json_data())
            sides[name] = listed
        return {"id": self.id, "start": self.starting_production.to_json_data(), "sides": sides}

    def __repr__(self) -> str:
        return f"<board {self.id}>"


def stage(cost: str, *effects: Effect) -> Stage:
    """Return a stage with a cost like ``"WWO"``."""
    return Stage(Cost(cost), list(effects))


def board(id: str, start: str, day: list[Stage], night: list[Stage]) -> Board:
    """Return a board with a starting resource like ``"W"``."""
    return Board(id, start, [day, night])


BOARDS: Final[list[Board]] = [
    board(
        "alexandria",
        "G",
        day=[stage("SS", points(3)), stage("OO", produces_for_owner("W/S/O/C")), stage("PT", points(7))],
        night=[
            stage("CC", produces_for_owner("W/S/O/C")),
            stage("OOO", produces_for_owner("G/P/T")),
            stage("WWWW", points(7)),
        ],
    ),
    board(
        "babylon",
        "W",
        day=[stage("CC", points(3)), stage("OOT", science("any")), stage("WWWW", points(7))],
        night=[stage("SS", play_last_card()), stage("CCCG", science("any"))],
    ),
    board(
        "ephesos",
        "P",
        day=[stage("CC", points(3)), stage("WW", coins(9)), stage("OOG", points(7))],
        night=[stage("SS", points(2), coins(4)), stage("WW", points(3), coins(4)), stage("OOT", points(5), coins(4))],
    ),
    board(
        "gizah",
        "S",
        day=[stage("WW", points(3)), stage("CCT", points(5)), stage("SSSS", points(7))],
        night=[stage("WW", points(3)), stage("SSS", points(5)), stage("CCC", points(5)), stage("SSSSP", points(7))],
    ),
    board(
        "halikarnassos",
        "T",
        day=[stage("OO", points(3)), stage("GP", dig_up()), stage("SSS", points(7))],
        night=[stage("CC", points(2), dig_up()), stage("GP", points(1), dig_up()), stage("WWW", dig_up())],
    ),
    board(
        "olympia",
        "C",
        day=[stage("SS", points(3)), stage("WW", free_new_colour()), stage("CCC", points(7))],
        night=[
            stage("OO", points(2), free_first_card()),
            stage("CCC", points(3), free_last_card()),
            stage("GPT", points(5)),
        ],
    ),
    board(
        "rhodos",
        "O",
        day=[stage("WW", points(3)), stage("CCC", shields(2)), stage("OOOO", points(7))],
        night=[stage("SSS", points(3), shields(1), coins(3)), stage("OOOO", points(4), shields(1), coins(4))],
    ),
]
BOARD_IDS: Final = [board.id for board in BOARDS]

#: The stages of all board sides in one list, padded to the same number per side for fast access.
_MAX_STAGES: Final[i64] = max([len(side) for board in BOARDS for side in board.sides])
_STAGES_BY_SIDE: Final = [
    side[min(place, len(side) - 1)] for board in BOARDS for side in board.sides for place in range(_MAX_STAGES)
]


def get_stage(board: i64, side: i64, place: i64) -> Stage:
    """Return a stage of a board side by its index."""
    return _STAGES_BY_SIDE[(board * 2 + side) * _MAX_STAGES + place]
