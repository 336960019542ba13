"""Weights of the 7 Wonders heuristics, in victory points and by Age."""

from __future__ import annotations

from typing import Final, final

#: Default weights by name and Age. ``points``, ``science`` and ``shields`` are factors for points from these sources.
DEFAULT_WEIGHTS: Final[dict[str, list[float]]] = {
    "points": [1.0, 1.0, 1.0],
    #: Factor for points that grow with later structures.
    "growing": [1.5, 1.5, 1.15],
    "science": [1.0, 1.0, 1.0],
    #: What a symbol may still add later.
    "science_to_come": [2.6, 1.8, 0.0],
    "shields": [1.0, 1.0, 1.0],
    #: Factor for the conflicts of each later Age.
    "later": [0.5, 0.5, 0.5],
    "coins": [0.42, 0.42, 1.0 / 3.0],
    #: Extra cost of a coin that a neighbour gets.
    "payments": [0.06, 0.06, 0.06],
    #: A resource that the city cannot produce yet, and one more of those it can.
    "new_resources": [4.2, 3.4, 0.0],
    "more_resources": [1.8, 1.6, 0.0],
    "discounts": [2.0, 1.0, 1.0],
    #: Expected later saving of a chain symbol.
    "chains": [0.7, 0.6, 0.0],
    #: A special power for each Age left, and any stage in addition to its effects.
    "powers": [1.6, 1.6, 1.6],
    "stages": [0.6, 0.6, 0.6],
    #: Value of denying a card, for each point it is worth to the next player.
    "denial": [0.12, 0.12, 0.12],
}
AGE_COUNT: Final = 3


@final
class AgeWeights:
    """The weights of one Age."""

    def __init__(self, values: dict[str, list[float]], age: int) -> None:
        place = age - 1
        self.points = values["points"][place]
        self.growing = values["growing"][place]
        self.science = values["science"][place]
        self.science_to_come = values["science_to_come"][place]
        self.shields = values["shields"][place]
        self.later = values["later"][place]
        self.coins = values["coins"][place]
        self.payments = values["payments"][place]
        self.new_resources = values["new_resources"][place]
        self.more_resources = values["more_resources"][place]
        self.discounts = values["discounts"][place]
        self.chains = values["chains"][place]
        self.powers = values["powers"][place]
        self.stages = values["stages"][place]
        self.denial = values["denial"][place]


def make_weights_by_age(values: dict[str, list[float]]) -> list[AgeWeights]:
    """Return the weights by Age. Age 0, before the game, has those of Age I."""
    return [AgeWeights(values, max(1, age)) for age in range(AGE_COUNT + 1)]


def default_weights_by_age() -> list[AgeWeights]:
    """Return the default weights by Age."""
    return make_weights_by_age(DEFAULT_WEIGHTS)
