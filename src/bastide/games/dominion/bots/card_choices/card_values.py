"""Heuristic card values and the order of play.

The value of a card is its use for a deck in the middle of a game; a Silver is 30 and a Gold 60. The play order is the
priority of Actions: 50 and more for those that give back the Action they cost, less for terminals, where the highest is
played first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.dominion.bots.card_choices.kingdom_card_numbers import GARDENS
from bastide.games.dominion.rules.cards.basic_card_numbers import COLONY, COPPER, CURSE, ESTATE, PROVINCE
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
from bastide.games.dominion.rules.cards.stable_numbering import card_number
from bastide.games.dominion.rules.effects.automatic_effects import Plus
from bastide.games.dominion.rules.state.seat_queries import DominionSeat

#: Actions with at least this play order give back the Action they cost.
MIN_NONTERMINAL_ORDER: Final = 50
#: Actions with at least this play order give two or more Actions (Villages), or repeat an Action (Throne Room).
MIN_VILLAGE_ORDER: Final = 92

#          card             value order
CARD_RATINGS: Final[list[tuple[str, int, int]]] = [
    ("copper", 4, 0),
    ("silver", 30, 0),
    ("gold", 60, 0),
    ("platinum", 95, 0),
    ("estate", 3, 0),
    ("duchy", 15, 0),
    ("province", 90, 0),
    ("colony", 130, 0),
    ("curse", -30, 0),
    # repeat an Action, then two or more Actions, then other Actions that give their Action back
    ("kings_court", 75, 99),
    ("throne_room", 40, 98),
    ("city", 50, 95),
    ("workers_village", 35, 94),
    ("village", 27, 93),
    ("festival", 48, 92),
    ("grand_market", 72, 91),
    ("laboratory", 55, 89),
    ("market", 50, 88),
    ("sentry", 54, 87),
    ("spy", 36, 86),
    ("peddler", 45, 85),
    ("harbinger", 28, 84),
    ("merchant", 30, 83),
    ("poacher", 36, 82),
    ("cellar", 18, 60),
    # terminals
    ("goons", 74, 49),
    ("mountebank", 70, 48),
    ("witch", 68, 47),
    ("chapel", 20, 46),
    ("council_room", 50, 45),
    ("rabble", 49, 44),
    ("smithy", 40, 43),
    ("vault", 50, 42),
    ("militia", 42, 41),
    ("bandit", 47, 40),
    ("library", 44, 39),
    ("monument", 40, 38),
    ("artisan", 58, 37),
    ("adventurer", 48, 36),
    ("bishop", 38, 35),
    ("mine", 42, 34),
    ("expand", 55, 33),
    ("moneylender", 36, 32),
    ("vassal", 27, 31),
    ("mint", 38, 30),
    ("woodcutter", 22, 29),
    ("chancellor", 20, 28),
    ("feast", 32, 27),
    ("bureaucrat", 30, 26),
    ("remodel", 34, 25),
    ("counting_house", 15, 24),
    ("workshop", 24, 23),
    ("thief", 16, 22),
    ("trade_route", 24, 21),
    ("forge", 45, 20),
    ("moat", 18, 19),
    ("watchtower", 26, 18),
    # Treasures and Victory cards of the kingdoms
    ("bank", 65, 0),
    ("hoard", 62, 0),
    ("venture", 52, 0),
    ("royal_seal", 40, 0),
    ("contraband", 38, 0),
    ("talisman", 26, 0),
    ("quarry", 28, 0),
    ("loan", 24, 0),
    ("gardens", 12, 0),
]

#: Kingdom Treasures in the order of play, before and after the basic Treasures: Bank counts the others, so it is last.
TREASURES_PLAYED_FIRST: Final = ["loan", "quarry", "talisman", "hoard", "royal_seal", "contraband", "venture"]
TREASURES_PLAYED_LAST: Final = ["bank"]
#: Terminals that draw cards; played before other terminals if several Actions are left.
DRAW_CARD_IDS: Final = [
    "council_room",
    "smithy",
    "rabble",
    "witch",
    "moat",
    "adventurer",
    "library",
    "watchtower",
    "vault",
]

#: Values of Victory cards in the endgame.
ENDGAME_VALUES_BY_ID: Final = {"estate": 25, "duchy": 50, "gardens": 50, "province": 120, "colony": 180}

#: Coppers are needed if the Treasures of a deck give at most this many coins, and junk otherwise.
MAX_COINS_NEEDING_COPPERS: Final = 6


def _column(place: int) -> list[int]:
    column = [estimate_rating(card)[place] for card in CARDS]
    for card, worth, play in CARD_RATINGS:
        column[card_number(card)] = worth if place == 0 else play
    return column


def estimate_rating(card: Card) -> tuple[int, int]:
    """Estimate the value and play order of an unrated card from its cost and the Actions it gives."""
    worth = 8 * card.cost
    if not card.types & ACTION:
        return worth, 0
    actions = sum([line.actions for line in CARD_EFFECTS[PLAYED][card.number].effects if isinstance(line, Plus)])
    return (
        worth,
        MIN_VILLAGE_ORDER if actions > 1 else MIN_NONTERMINAL_ORDER + card.cost if actions == 1 else 10 + 4 * card.cost,
    )


ENDGAME_VALUES: Final = [ENDGAME_VALUES_BY_ID.get(card.id, 0) for card in CARDS]
CARD_VALUES: Final = _column(0)
PLAY_ORDER: Final = _column(1)
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
