"""Choice of the card to name for Contraband: what the current player may buy, and what that purchase is worth."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.bots.card_choices.card_values import CARD_VALUES, TREASURE_COINS, card_value, is_endgame
from bastide.games.dominion.rules.action_space import NAME, action_of
from bastide.games.dominion.rules.cards.basic_card_numbers import COLONY, GOLD, PROVINCE
from bastide.games.dominion.rules.state.seat_queries import DominionSeat

#: Weights of the coins that the hand may give, from three less to three more than its average.
COIN_WEIGHTS: Final = (1, 3, 5, 6, 5, 3, 1)
MAX_COIN_DIFFERENCE: Final = 3


def answer_name(seat: DominionSeat) -> int:
    """Name the card whose ban costs the current player most, compared with the next best card that is affordable.

    A card that was named before in this turn is no longer a choice of that player.
    """
    player = int(seat.current_player())
    expected = int(seat.coins()) + round(expected_coins_in_hand(seat, player))
    max_difference = min(MAX_COIN_DIFFERENCE, seat.hand_size(player))
    cards = [card for card in seat.piles() if seat.supply_left(card) > 0 and not seat.is_banned(card)]
    values = [card_value(seat, card, False) for card in cards]
    costs = [int(seat.cost(card)) for card in cards]
    losses = [0] * len(cards)
    for difference in range(-max_difference, max_difference + 1):
        weight = COIN_WEIGHTS[MAX_COIN_DIFFERENCE + difference]
        coins = max(int(seat.coins()), expected + difference)
        best = -1
        second_value = 0
        for place in range(len(cards)):
            if costs[place] > coins:
                continue
            if best < 0 or values[place] > values[best]:
                second_value = max(second_value, values[best]) if best >= 0 else second_value
                best = place
            else:
                second_value = max(second_value, values[place])
        if best >= 0:
            losses[best] += weight * (values[best] - second_value)
    chosen = 0
    for place in range(1, len(cards)):
        if losses[place] > losses[chosen]:
            chosen = place
    return action_of(NAME, cards[chosen] if cards else GOLD)


def expected_coins_in_hand(seat: DominionSeat, player: int) -> float:
    """Return the coins that the Treasures in a player's hand give on average, by the cards that the player owns."""
    coins = int(seat.sum_over_owned(player, TREASURE_COINS))
    cards = seat.owned_card_count(player)
    for card in seat.piles():
        played = int(seat.count_in_play(player, card))
        coins -= played * TREASURE_COINS[card]
        cards -= played
    return seat.hand_size(player) * coins / cards if cards > 0 else 0.0


def answer_name_as_in_0_1(seat: DominionSeat) -> int:
    """Name the best card within reach of two coins per card in hand, for the frozen levels of version 0.1."""
    within_reach = seat.coins() + 2 * seat.hand_size(seat.current_player())
    if seat.supply_left(COLONY) > 0 and within_reach >= 11:
        return action_of(NAME, COLONY)
    if seat.supply_left(PROVINCE) > 0 and (within_reach >= 8 or is_endgame(seat)):
        return action_of(NAME, PROVINCE)
    best = GOLD
    highest = 0
    for card in seat.piles():
        if seat.supply_left(card) > 0 and seat.cost(card) <= within_reach and CARD_VALUES[card] > highest:
            best = card
            highest = CARD_VALUES[card]
    return action_of(NAME, best)
