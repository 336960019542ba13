"""What it costs to do something else than the list and common sense would: a guess at first sight.

It is on the scale of ``worth``, where a Silver is 30. Nothing is known about why the favourite is the favourite; so
whatever else is done costs a little, and in addition what one gets less for it or gives up more.
"""

from __future__ import annotations

from typing import Final

from bastide.core.state import Seat
from bastide.games.dominion.bots.card_choices.answers import use_now
from bastide.games.dominion.bots.card_choices.worth import worth
from bastide.games.dominion.rules.actions import BUY, DISCARD, GAIN, PLAY, TAKE, TOPDECK, TRASH, card_of, verb_of
from bastide.games.dominion.rules.state.seat import DominionSeat

#: What another purchase, and another answer to what a card asks, costs at least.
ANOTHER_CARD: Final = 4.0
ANOTHER_ANSWER: Final = 12.0


def regrets(seat: Seat, favourite: int, actions: list[int]) -> list[float]:
    """What each of these actions costs against the favourite; the least is 0, also where that is none of them."""
    assert isinstance(seat, DominionSeat)
    wanted = gain(seat, favourite)
    found: list[float] = []
    for action in actions:
        least = ANOTHER_CARD if verb_of(action) in (BUY, GAIN) else ANOTHER_ANSWER
        found.append(0.0 if action == favourite else least + max(0.0, float(wanted - gain(seat, action))))
    lowest = min(found)
    return [each - lowest for each in found]


def gain(seat: DominionSeat, action: int) -> int:
    """What an action brings at once, or takes away."""
    verb = verb_of(action)
    card = card_of(action)
    if verb in (PLAY, BUY, GAIN, TAKE):
        return worth(seat, card, False)
    if verb == TRASH:
        return -worth(seat, card, False)
    if verb in (DISCARD, TOPDECK):
        return -use_now(seat, card)
    return 0
