"""Questions of a bot by name: actions, cards and cities."""

from __future__ import annotations

from collections import Counter

import pytest

from bastide.core import BastideError, IllegalAction, get_game
from bastide.games.seven_wonders import SevenWondersSeat
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS


def first_seat() -> SevenWondersSeat:
    state = get_game("seven_wonders").new_state(3, {"sides": "day"}, seed=1)
    seat = state.seat(state.next_player_to_act())
    assert isinstance(seat, SevenWondersSeat)
    return seat


def test_legal_wish_is_found_and_another_card_is_none() -> None:
    seat = first_seat()
    action = seat.find_action("build palace", f"sell {seat.hand()[0]}")
    assert action is not None
    assert seat.notation(action) == f"sell {seat.hand()[0]}"
    assert seat.find_action("build palace", "choose night", "dig up palace") is None


@pytest.mark.parametrize("wish", ["build barack", "bild barracks", "build", ""])
def test_misspelled_wish_is_an_error(wish: str) -> None:
    with pytest.raises(IllegalAction):
        first_seat().find_action(wish)


def test_card_tells_what_is_printed_on_it() -> None:
    seat = first_seat()
    barracks, workshop, palace = seat.card("barracks"), seat.card("workshop"), seat.card("palace")
    assert (barracks.age, barracks.colour, barracks.shields, barracks.points) == (1, "red", 1, 0)
    assert (workshop.colour, workshop.science, workshop.shields) == ("green", Counter(gear=1), 0)
    assert (palace.age, palace.colour, palace.points, palace.science) == (3, "blue", 8, Counter())
    assert [seat.card(card.id).id for card in CARDS] == [card.id for card in CARDS]


def test_unknown_card_is_an_error_with_a_suggestion() -> None:
    with pytest.raises(BastideError, match="unknown card 'barack'; did you mean 'barracks'"):
        first_seat().card("barack")
