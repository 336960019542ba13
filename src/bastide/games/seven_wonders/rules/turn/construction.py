"""Construction of structures and Wonder stages in a city."""

from __future__ import annotations

from bastide.games.seven_wonders.rules.cards.card import Card
from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.city.boards import BOARDS, Stage, stage_of
from bastide.games.seven_wonders.rules.city.city import City


def founded(board: int, side: int) -> City:
    """Return a city with nothing but its board. ``side`` is -1 if it has not been chosen."""
    city = City(board, side, [], [], [])
    BOARDS[board].start.stand(city)
    if side >= 0:
        turn_to(city, side)
    return city


def turn_to(city: City, side: int) -> None:
    """Set the side of the board."""
    city.side = side
    city.stages_in_all = len(BOARDS[city.board].sides[side])


def construct(city: City, card: Card) -> None:
    """Add a structure. Its coins are collected later, after all structures of the turn are placed."""
    city.own_rows()
    city.built.append(card.number)
    city.add(card.alone)


def next_stage(city: City) -> Stage:
    """Return the stage to be built next. Requires ``stages < stage_count``."""
    return stage_of(city.board, city.side, city.stages)


def raise_stage(city: City) -> Stage:
    """Build the next stage, without the card under it. Return the stage."""
    stage = next_stage(city)
    city.stages += 1
    city.add(stage.alone)
    return stage


def rebuilt(board: int, side: int, stages: int, structures: list[int]) -> City:
    """Return a city with these structures and stages."""
    city = founded(board, side)
    for number in structures:
        construct(city, CARDS[number])
    for _ in range(stages):
        raise_stage(city)
    return city
