"""Heuristic card values and the order of play, from the hints of each card (``BotHints``) or estimated."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.dominion.bots.card_choices.kingdom_card_numbers import GARDENS
from bastide.games.dominion.rules.cards.basic_card_numbers import COLONY, COPPER, CURSE, ESTATE, PROVINCE
from bastide.games.dominion.rules.cards.bot_hints import NO_HINT
from bastide.games.dominion.rules.cards.card_registration import CARD_EFFECTS
from bastide.games.dominion.rules.cards.printed_card import (
    ACTION,
    CARDS,
    COINS,
    CURSE_TYPE,
    PLAYED,
    TREASURE,
    VICTORY,
    Card,
)
from bastide.games.dominion.rules.effects.automatic_effects import Plus, PlusAsMany, TakeThose
from bastide.games.dominion.rules.effects.choice_effects import DrawUntil
from bastide.games.dominion.rules.effects.effect_amounts import Amount, InPlay
from bastide.games.dominion.rules.state.seat_queries import DominionSeat

#: Actions with at least this play order give back the Action they cost.
MIN_NONTERMINAL_ORDER: Final = 50
#: Actions with at least this play order give two or more Actions (Villages), or repeat an Action (Throne Room).
MIN_VILLAGE_ORDER: Final = 92

#: Coppers are needed if the Treasures of a deck give at most this many coins, and junk otherwise.
MAX_COINS_NEEDING_COPPERS: Final = 6


def estimate_value(card: Card) -> int:
    """Estimate the value of a card without a hint from its printed facts; Actions that give back their Action lead."""
    if card.types & TREASURE and card.coins:
        # basic Treasures give 4, 30, 60 and 95 for 1, 2, 3 and 5 coins
        return 30 * (card.coins - 1) + 4 + 2 * card.cost
    if is_victory_only(card):
        return 5 * card.points
    return 8 * card.cost + (4 if actions_given(card) else 0)


def estimate_order(card: Card) -> int:
    """Estimate the play order of a card without a hint from the Actions it gives and its cost."""
    if card.types & ACTION:
        actions = actions_given(card)
        if actions > 1:
            return MIN_VILLAGE_ORDER
        return MIN_NONTERMINAL_ORDER + card.cost if actions == 1 else 10 + min(4 * card.cost, 38)
    # a Treasure that counts other Treasures is played last
    return -1 if any(isinstance(amount, InPlay) for amount in coin_amounts(card)) else 1


def estimate_endgame_value(card: Card) -> int:
    """Estimate the value of a Victory card without a hint in the endgame; 0 for other cards."""
    if not is_victory_only(card):
        return 0
    return 50 if card.point_per_cards else 7 + 18 * card.points


def is_victory_only(card: Card) -> bool:
    return bool(card.types & VICTORY) and not card.types & (ACTION | TREASURE)


def actions_given(card: Card) -> int:
    """Return the Actions that a card gives when it is played, without conditional ones."""
    return sum([effect.actions for effect in CARD_EFFECTS[PLAYED][card.number].effects if isinstance(effect, Plus)])


def coin_amounts(card: Card) -> list[Amount]:
    """Return the variable amounts of coins that a card gives."""
    found: list[Amount] = []
    for effect in CARD_EFFECTS[PLAYED][card.number].effects:
        if isinstance(effect, PlusAsMany) and effect.coins is not None:
            found.append(effect.coins)
    return found


def is_draw_card(card: Card) -> bool:
    """Whether a card is a terminal that draws: two or more cards, up to a hand size, or cards that it digs for."""
    if not card.types & ACTION or actions_given(card):
        return False
    drawn = 0
    for effect in CARD_EFFECTS[PLAYED][card.number].effects:
        if isinstance(effect, Plus):
            drawn += effect.cards
        elif isinstance(effect, (DrawUntil, TakeThose)):
            drawn += 2
    return drawn >= 2


def _hint_or(hint: int, estimate: int) -> int:
    return estimate if hint == NO_HINT else hint


CARD_VALUES: Final = [_hint_or(card.bot_hints.value, estimate_value(card)) for card in CARDS]
#: Play order of Actions; 0 for other cards.
PLAY_ORDER: Final = [
    _hint_or(card.bot_hints.order, estimate_order(card)) if card.types & ACTION else 0 for card in CARDS
]
ENDGAME_VALUES: Final = [_hint_or(card.bot_hints.endgame_value, estimate_endgame_value(card)) for card in CARDS]
#: Kingdom Treasures that are not Actions, by their order of play: positive before the basic Treasures, highest first.
_TREASURE_ORDER: Final = sorted(
    [
        (-_hint_or(card.bot_hints.order, estimate_order(card)), card.number)
        for card in CARDS
        if card.types & TREASURE and not card.types & ACTION and card.is_kingdom
    ]
)
TREASURES_BEFORE_BASIC: Final = [card for order, card in _TREASURE_ORDER if order < 0]
TREASURES_AFTER_BASIC: Final = [card for order, card in _TREASURE_ORDER if order >= 0]
#: By card: 1 if it is a terminal that draws. They are played before other terminals if several Actions are left.
IS_DRAW_CARD: Final = bytes([1 if is_draw_card(card) else 0 for card in CARDS])
#: The coins printed on each Treasure.
TREASURE_COINS: Final = bytes([COINS[card.number] if card.types & TREASURE else 0 for card in CARDS])


def is_action(card: int) -> bool:
    return CARDS[card].types & ACTION != 0


def is_treasure(card: int) -> bool:
    return CARDS[card].types & TREASURE != 0


def is_dead_card(card: int) -> bool:
    """Whether a card does nothing in a hand: a Curse, or a Victory card without another type."""
    types = CARDS[card].types
    return types & (VICTORY | CURSE_TYPE) != 0 and types & (ACTION | TREASURE) == 0


def is_endgame(seat: DominionSeat) -> bool:
    """Whether the endgame has begun: few Provinces or Colonies left, or two piles empty."""
    colonies = seat.supply_left(COLONY)
    return (
        seat.supply_left(PROVINCE) <= 2 + seat.players or 0 <= colonies <= 1 + seat.players or seat.empty_piles() >= 2
    )


def game_ending_pile(seat: DominionSeat) -> int:
    """Return the pile that is the goal of the game: Colony, unless the Province pile is smaller; otherwise Province."""
    colonies = seat.supply_left(COLONY)
    return COLONY if 0 <= colonies <= seat.supply_left(PROVINCE) else PROVINCE


def total_treasure_coins(seat: DominionSeat) -> i64:
    """Return the coins printed on all Treasures of a player."""
    return seat.sum_over_owned(seat.player, TREASURE_COINS)


def card_value(seat: DominionSeat, card: int, wants_every_card: bool) -> int:
    """Return the value of one more copy of a card. ``wants_every_card``: the plan wants every card, for Gardens."""
    if card == GARDENS and wants_every_card:
        return 100
    points = ENDGAME_VALUES[card]
    return points if points > 0 and is_endgame(seat) else CARD_VALUES[card]


def trash_priority(seat: DominionSeat, card: int, wants_every_card: bool) -> int:
    """Return the priority of trashing a card: 3 for a Curse, 2 for an Estate, 1 for a surplus Copper, else 0."""
    if card == CURSE:
        return 3
    if wants_every_card:
        return 0
    if card == ESTATE:
        return 0 if is_endgame(seat) else 2
    if card == COPPER:
        return 1 if total_treasure_coins(seat) > MAX_COINS_NEEDING_COPPERS else 0
    return 0
