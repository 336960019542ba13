"""Questions of a bot by name: a legal action is found, a misspelled one is an error."""

from __future__ import annotations

import pytest

from bastide.core import BastideError, IllegalAction, get_game
from bastide.games.dominion import DominionSeat


def first_seat() -> DominionSeat:
    seat = get_game("dominion").new_state(2, {"kingdom": "first_game_2e"}, seed=7).seat(0)
    assert isinstance(seat, DominionSeat)
    return seat


def test_first_legal_wish_is_found_whatever_its_case_and_spaces() -> None:
    seat = first_seat()
    action = seat.find_action("buy province", " End  TURN", "play copper")
    assert action is not None
    assert seat.notation(action) == "end turn"


@pytest.mark.parametrize("wish", ["buy province", "buy witch", "trash estate", "done", "discard deck", "name gold"])
def test_possible_wish_that_is_not_legal_now_is_none(wish: str) -> None:
    assert first_seat().find_action(wish) is None


def test_unknown_card_is_an_error_with_a_suggestion() -> None:
    with pytest.raises(BastideError, match="unknown card 'smithee'; did you mean 'smithy'"):
        first_seat().find_action("buy smithee", "end turn")


@pytest.mark.parametrize("wish", ["bye gold", "end", "buy", "", "trash estate with chapel"])
def test_unknown_verb_is_an_error(wish: str) -> None:
    with pytest.raises(IllegalAction, match="is not a legal move for player 0 now; legal moves: end turn"):
        first_seat().find_action(wish)
