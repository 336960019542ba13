"""Construction of structures and Wonder stages in a city."""

from __future__ import annotations

from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.cards.card_definition import Card
from bastide.games.seven_wonders.rules.city.board_definition import Stage
from bastide.games.seven_wonders.rules.city.city_state import City
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARDS, get_stage


def found_city(board: int, side: int) -> City:
    """Return a city with nothing but its board. ``side`` is -1 if it has not been chosen."""
    city = City(board, side, [], [], [])
    BOARDS[board].starting_production.apply_to_city(city)
    if side >= 0:
        choose_side(city, side)
    return city


def choose_side(city: City, side: int) -> None:
    """Set the side of the board."""
    city.side = side
    city.stage_count = len(BOARDS[city.board].sides[side])


def construct_card(city: City, card: Card) -> None:
    """Add a structure. Its coins are collected later, after all structures of the turn are placed."""
    city.copy_shared_lists()
    city.built.append(card.number)
    city.add_change(card.city_change)


def next_stage(city: City) -> Stage:
    """Return the stage to be built next. Requires ``stages < stage_count``."""
    return get_stage(city.board, city.side, city.stages)


def build_next_stage(city: City) -> Stage:
    """Build the next stage, without the card under it. Return the stage."""
    stage = next_stage(city)
    city.stages += 1
    city.add_change(stage.city_change)
    return stage


def rebuild_city(board: int, side: int, stages: int, structures: list[int]) -> City:
    """Return a city with these structures and stages."""
    city = found_city(board, side)
    for number in structures:
        construct_card(city, CARDS[number])
    for _ in range(stages):
        build_next_stage(city)
    return city
