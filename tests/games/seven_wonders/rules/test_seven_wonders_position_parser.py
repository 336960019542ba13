"""Hand-written positions contain only cards of a game with their number of players."""

from __future__ import annotations

import re

import pytest

from bastide.core import InvalidSnapshot
from bastide.games.seven_wonders.rules.position_parser import parse_position

POSITION = """
players: {players}
age: {age}
turn: 6
city 0: gizah day, 2 stages, 3 coins, {built}
hand 0: {hand}
"""


def write_position(players: int = 3, age: int = 1, built: str = "altar", hand: str = "baths theater") -> str:
    return POSITION.format(players=players, age=age, built=built, hand=hand)


@pytest.mark.parametrize(
    ("position", "card"),
    [
        (write_position(hand="tavern baths"), "tavern"),
        (write_position(built="well"), "well"),
        (write_position(built="altar", hand="altar baths"), "altar"),
        (write_position(hand="palace baths"), "palace"),
        (write_position(age=2, hand="workers-guild temple"), "workers-guild"),
    ],
    ids=["not with 3 players", "built, not with 3 players", "second copy", "later Age", "guild before Age III"],
)
def test_card_that_is_not_in_the_game_is_refused(position: str, card: str) -> None:
    with pytest.raises(InvalidSnapshot, match=re.escape(f"too many cards {card!r}")):
        parse_position(position)


def test_unknown_card_is_refused() -> None:
    with pytest.raises(InvalidSnapshot, match="unknown card 'alter'"):
        parse_position(write_position(hand="alter baths"))


@pytest.mark.parametrize("players", [3, 4, 7])
@pytest.mark.parametrize(("age", "hand"), [(1, "baths theater"), (2, "temple walls"), (3, "palace workers-guild")])
def test_other_hands_and_cards_under_boards_are_cards_of_the_game(players: int, age: int, hand: str) -> None:
    state, _ = parse_position(write_position(players, age, hand=hand))
    # A card that occurs too often is a broken invariant; missing cards are allowed.
    problems = [problem for problem in state.broken_invariants() if problem.startswith("there are")]
    numbers = [re.findall(r"there are (\d+) cards .* not (\d+)", problem) for problem in problems]
    assert all(int(found[0][0]) < int(found[0][1]) for found in numbers if found), problems
    assert len(state.cities[0].cards_under_board) == 2
