"""Putting structures and stages into a city."""

from __future__ import annotations

from bastide.games.seven_wonders.rules.cards.card import Card
from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.city.boards import BOARDS, Stage, stage_of
from bastide.games.seven_wonders.rules.city.city import City


def founded(board: int, side: int) -> City:
    """A city with nothing but its board. ``side`` is -1 while it has not been chosen."""
    city = City(board, side, [], [], [])
    BOARDS[board].start.stand(city)
    if side >= 0:
        turn_to(city, side)
    return city


def turn_to(city: City, side: int) -> None:
    """Lay the board with this side up."""
    city.side = side
    city.stages_in_all = len(BOARDS[city.board].sides[side])


def construct(city: City, card: Card) -> None:
    """Place a structure. Its coins are a matter for later, when all structures of the turn are placed."""
    city.own_rows()
    city.built.append(card.number)
    city.add(card.alone)


def next_stage(city: City) -> Stage:
    """The stage to be built next; there is one if ``stages < stages_in_all``."""
    return stage_of(city.board, city.side, city.stages)


def raise_stage(city: City) -> Stage:
    """Build the next stage, without the card that goes under it."""
    stage = next_stage(city)
    city.stages += 1
    city.add(stage.alone)
    return stage


def rebuilt(board: int, side: int, stages: int, structures: list[int]) -> City:
    """The city that has these structures and stages."""
    city = founded(board, side)
    for number in structures:
        construct(city, CARDS[number])
    for _ in range(stages):
        raise_stage(city)
    return city
