"""The seven Wonder boards with both sides: starting resource, and stages from left to right."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core.plain import Plain
from bastide.games.seven_wonders.rules.city.city import DIG_UP, ONE_IN_BYTE, STAGES_INDEX, WONDER, City
from bastide.games.seven_wonders.rules.city.effects import (
    Coins,
    Effect,
    Points,
    Power,
    coins,
    counting,
    dig_up,
    free_first_card,
    free_last_card,
    free_new_colour,
    makes,
    makes_for_owner,
    play_last_card,
    points,
    printed,
    science,
    shields,
)
from bastide.games.seven_wonders.rules.city.resources import Cost

SIDES: Final = ["day", "night"]


@final
class Stage:
    """A stage of a Wonder: cost and effects, with derived fields."""

    def __init__(self, cost: Cost, effects: list[Effect]) -> None:
        self.cost = cost
        self.effects = effects
        self.settle()

    def settle(self) -> None:
        """Compute the fields that follow from the printed facts."""
        effects = self.effects
        self.digs = any(isinstance(effect, Power) and effect.power == DIG_UP for effect in effects)
        #: Whether an effect gives coins when it is built, and the effects whose points depend on counting.
        self.earns = any(isinstance(effect, Coins) for effect in effects)
        self.counts: list[Points] = counting(effects)
        #: A city with only this stage: what building it adds.
        self.alone = City(-1, -1, [], [], [])
        self.alone.things = ONE_IN_BYTE[STAGES_INDEX]
        for effect in effects:
            effect.stand(self.alone)
        self.alone.printed = ONE_IN_BYTE[WONDER] * printed(effects)
        self.alone.counting = len(self.counts)

    def plain(self) -> Plain:
        effects: list[Plain] = []
        for effect in self.effects:
            effects.append(effect.plain())
        return {"cost": self.cost.plain(), "effects": effects}


@final
class Board:
    """A Wonder board: starting resource, and the stages of the day and the night side."""

    def __init__(self, id: str, start: str, sides: list[list[Stage]]) -> None:
        self.id = id
        self.start = makes(start)
        self.sides = sides

    def plain(self) -> dict[str, Plain]:
        """Return everything printed on the board as JSON data."""
        sides: dict[str, Plain] = {}
        for name, stages in zip(SIDES, self.sides, strict=True):
            listed: list[Plain] = []
            for stage in stages:
                listed.append(stage.plain())
            sides[name] = listed
        return {"id": self.id, "start": self.start.plain(), "sides": sides}

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
        day=[stage("SS", points(3)), stage("OO", makes_for_owner("W/S/O/C")), stage("PT", points(7))],
        night=[
            stage("CC", makes_for_owner("W/S/O/C")),
            stage("OOO", makes_for_owner("G/P/T")),
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


def stage_of(board: i64, side: i64, place: i64) -> Stage:
    """Return a stage of a board side by its index."""
    return _STAGES_BY_SIDE[(board * 2 + side) * _MAX_STAGES + place]
