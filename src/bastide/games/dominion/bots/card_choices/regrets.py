"""Estimated loss of an action compared with the favourite of the heuristics, without a search.

The scale is that of ``card_values``: a Silver is 30. Every other action costs a minimum, plus the difference in the
value of the cards gained or given up.
"""

from __future__ import annotations

from typing import Final

from bastide.core.state import Seat
from bastide.games.dominion.bots.card_choices.answers import use_now
from bastide.games.dominion.bots.card_choices.worth import worth
from bastide.games.dominion.rules.actions import BUY, DISCARD, GAIN, PLAY, TAKE, TOPDECK, TRASH, card_of, verb_of
from bastide.games.dominion.rules.state.seat import DominionSeat

#: Minimum loss of another purchase or gain, and of another answer.
ANOTHER_CARD: Final = 4.0
ANOTHER_ANSWER: Final = 12.0


def regrets(seat: Seat, favourite: int, actions: list[int]) -> list[float]:
    """Estimate the loss of each action compared with the favourite. The smallest loss is shifted to 0."""
    assert isinstance(seat, DominionSeat)
    wanted = gain(seat, favourite)
    found: list[float] = []
    for action in actions:
        least = ANOTHER_CARD if verb_of(action) in (BUY, GAIN) else ANOTHER_ANSWER
        found.append(0.0 if action == favourite else least + max(0.0, float(wanted - gain(seat, action))))
    lowest = min(found)
    return [each - lowest for each in found]


def gain(seat: DominionSeat, action: int) -> int:
    """Return the value of the card that an action gains, or minus the value that it gives up."""
    verb = verb_of(action)
    card = card_of(action)
    if verb in (PLAY, BUY, GAIN, TAKE):
        return worth(seat, card, False)
    if verb == TRASH:
        return -worth(seat, card, False)
    if verb in (DISCARD, TOPDECK):
        return -use_now(seat, card)
    return 0
