"""Estimated loss of an action compared with the favourite of the heuristics, without a search.

The scale is that of ``card_values``: a Silver is 30. Every other action costs a minimum, plus the difference in the
value of the cards gained or given up. Nobody makes an obvious mistake, however weak: to gain a Curse on purpose, to
choose a Copper among other cards, to trash Treasures that the deck needs.
"""

from __future__ import annotations

from typing import Final

from bastide.core.state import Seat
from bastide.games.dominion.bots.card_choices.card_values import (
    MAX_COINS_NEEDING_COPPERS,
    card_value,
    is_treasure,
    total_treasure_coins,
)
from bastide.games.dominion.bots.card_choices.question_answers import remaining_use_this_turn
from bastide.games.dominion.rules.action_space import BUY, DISCARD, GAIN, PLAY, TAKE, TOPDECK, TRASH, card_of, verb_of
from bastide.games.dominion.rules.cards.basic_card_numbers import COPPER, CURSE
from bastide.games.dominion.rules.state.seat_queries import DominionSeat

#: Minimum loss of another purchase or gain, and of another answer.
MIN_GAIN_LOSS: Final = 4.0
MIN_ANSWER_LOSS: Final = 12.0
#: Loss of an obvious mistake, more than any level accepts.
OBVIOUS_LOSS: Final = 1e6


def estimate_losses(seat: Seat, favourite: int, actions: list[int]) -> list[float]:
    """Estimate the loss of each action compared with the favourite. The smallest loss is shifted to 0."""
    assert isinstance(seat, DominionSeat)
    wanted = immediate_gain(seat, favourite)
    found: list[float] = []
    for action in actions:
        least = MIN_GAIN_LOSS if verb_of(action) in (BUY, GAIN) else MIN_ANSWER_LOSS
        if action == favourite:
            found.append(0.0)
        elif is_obvious_mistake(seat, action):
            found.append(OBVIOUS_LOSS)
        else:
            found.append(least + max(0.0, float(wanted - immediate_gain(seat, action))))
    lowest = min(found)
    return [each - lowest for each in found]


def is_obvious_mistake(seat: DominionSeat, action: int) -> bool:
    """Return whether anybody would see that another action is better."""
    verb = verb_of(action)
    card = card_of(action)
    if verb in (BUY, GAIN):
        return card == CURSE or (verb == GAIN and card == COPPER)
    return verb == TRASH and is_treasure(card) and total_treasure_coins(seat) <= MAX_COINS_NEEDING_COPPERS


def immediate_gain(seat: DominionSeat, action: int) -> int:
    """Return the value of the card that an action gains, or minus the value that it gives up."""
    verb = verb_of(action)
    card = card_of(action)
    if verb in (PLAY, BUY, GAIN, TAKE):
        return card_value(seat, card, False)
    if verb == TRASH:
        return -card_value(seat, card, False)
    if verb in (DISCARD, TOPDECK):
        return -remaining_use_this_turn(seat, card)
    return 0
