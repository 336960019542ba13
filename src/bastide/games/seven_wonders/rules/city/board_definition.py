"""Definition of a Wonder board: starting resource, and the stages of both sides from left to right."""

from __future__ import annotations

from typing import Final, final

from bastide.core.json_data import JsonData
from bastide.games.seven_wonders.rules.city.city_state import DIG_UP, ONE_IN_BYTE, STAGES_INDEX, WONDER_CATEGORY, City
from bastide.games.seven_wonders.rules.city.effects import (
    Coins,
    Effect,
    Points,
    Power,
    list_counting_points,
    produces,
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
