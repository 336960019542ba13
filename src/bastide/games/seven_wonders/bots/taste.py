"""What things are worth in 7 Wonders, in victory points: the numbers that the judgement weighs with, by Age."""

from __future__ import annotations

from typing import Final, final

#: By name and Age: what is usually thought. ``points``, ``science`` and ``shields`` are how many points a point is
#: worth that a card brings so.
USUAL: Final[dict[str, list[float]]] = {
    "points": [1.0, 1.0, 1.0],
    #: How much more a point counts that grows with what is built later.
    "growing": [1.5, 1.5, 1.15],
    "science": [1.0, 1.0, 1.0],
    #: What a symbol may still add to, besides what it adds now.
    "science_to_come": [2.6, 1.8, 0.0],
    "shields": [1.0, 1.0, 1.0],
    #: How much the conflicts of the next Age count against those of this one.
    "later": [0.5, 0.5, 0.5],
    "coins": [0.42, 0.42, 1.0 / 3.0],
    #: What a coin hurts that a neighbour gets, besides what it is worth.
    "payments": [0.06, 0.06, 0.06],
    #: A resource that the city cannot make yet, and one more of those it can.
    "new_resources": [4.2, 3.4, 0.0],
    "more_resources": [1.8, 1.6, 0.0],
    "discounts": [2.0, 1.0, 1.0],
    #: What a chain symbol may save later.
    "chains": [0.7, 0.6, 0.0],
    #: A special power of a stage for each Age that is left, and any stage besides what it does.
    "powers": [1.6, 1.6, 1.6],
    "stages": [0.6, 0.6, 0.6],
    #: How much better it is to keep a card from the next player, for each point it is worth to them.
    "denial": [0.12, 0.12, 0.12],
}
AGES: Final = 3


@final
class Taste:
    """What is worth how much in one Age."""

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


def tastes_of(values: dict[str, list[float]]) -> list[Taste]:
    """By Age; there is no Age 0, but what is thought before the first is thought in it."""
    return [Taste(values, max(1, age)) for age in range(AGES + 1)]


def usual_tastes() -> list[Taste]:
    return tastes_of(USUAL)
