"""Binary features of a position in the Buy phase, for the rollout policy.

All features are public or the player's own information. The number of copies of each card of the game is a feature,
even if it is 0, so the features also show the kingdom. About thirty features are active at a time.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core.utilities.mutable_int import IntCell, make_int_cells
from bastide.games.dominion.bots.buy_lists.condition_evaluator import best_opponent_points
from bastide.games.dominion.bots.card_choices.card_values import (
    MIN_NONTERMINAL_ORDER,
    MIN_VILLAGE_ORDER,
    PLAY_ORDER,
    TREASURE_COINS,
)
from bastide.games.dominion.rules.cards.basic_card_numbers import COLONY, PROVINCE
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.state.seat_queries import DominionSeat

_CARD_COUNT: Final[i64] = len(CARDS)
#: Numbers of buckets of the counted quantities; larger values share the last bucket.
_OWNED_BUCKETS: Final[i64] = 10
_COIN_BUCKETS: Final[i64] = 17
_BUY_BUCKETS: Final[i64] = 4
_TURN_BUCKETS: Final[i64] = 30
_PILE_BUCKETS: Final[i64] = 13
_EMPTY_PILE_BUCKETS: Final[i64] = 4
_DECK_BUCKETS: Final[i64] = 13
#: Piles with fewer cards than this have a feature.
_LOW_PILE_SIZE: Final[i64] = 4
_TERMINAL_BUCKETS: Final[i64] = 10
_SPLITTER_BUCKETS: Final[i64] = 7
_PLAYER_BUCKETS: Final[i64] = 5
#: Leads in steps of three points, from -18 to 18; cards and coins in pairs; coins per ten cards.
_LEAD_BUCKETS: Final[i64] = 13
_EVEN_LEAD_BUCKET: Final[i64] = 6
_LEAD_STEP_POINTS: Final[i64] = 3
_SIZE_BUCKETS: Final[i64] = 21
_MONEY_BUCKETS: Final[i64] = 16
_DENSITY_BUCKETS: Final[i64] = 25
#: Terminals minus Villages, from -4 to 6.
_SURPLUS_BUCKETS: Final[i64] = 11
_EVEN_SURPLUS_BUCKET: Final[i64] = 4
#: The lead is a feature at this number of Provinces or Colonies left or fewer, or at this number of empty piles.
_LEAD_MAX_PILE: Final[i64] = 6
_LEAD_MIN_EMPTY_PILES: Final[i64] = 2

#: First index of each kind of feature: copies owned of each card, coins, Buys, turn;
OWNED_START: Final[i64] = 0
COINS_START: Final[i64] = OWNED_START + _CARD_COUNT * _OWNED_BUCKETS
BUYS_START: Final[i64] = COINS_START + _COIN_BUCKETS
TURN_START: Final[i64] = BUYS_START + _BUY_BUCKETS
#: Provinces left, Colonies left, empty piles, lead;
PROVINCES_START: Final[i64] = TURN_START + _TURN_BUCKETS
COLONIES_START: Final[i64] = PROVINCES_START + _PILE_BUCKETS
EMPTY_PILES_START: Final[i64] = COLONIES_START + _PILE_BUCKETS
LEAD_START: Final[i64] = EMPTY_PILES_START + _EMPTY_PILE_BUCKETS
#: number of cards, terminals, Villages, their difference, total coins, coins per card, number of players;
OWNED_CARDS_START: Final[i64] = LEAD_START + _LEAD_BUCKETS
TERMINALS_START: Final[i64] = OWNED_CARDS_START + _SIZE_BUCKETS
SPLITTERS_START: Final[i64] = TERMINALS_START + _TERMINAL_BUCKETS
TERMINAL_SURPLUS_START: Final[i64] = SPLITTERS_START + _SPLITTER_BUCKETS
MONEY_START: Final[i64] = TERMINAL_SURPLUS_START + _SURPLUS_BUCKETS
MONEY_DENSITY_START: Final[i64] = MONEY_START + _MONEY_BUCKETS
PLAYERS_START: Final[i64] = MONEY_DENSITY_START + _DENSITY_BUCKETS
#: deck size, nearly empty piles.
DECK_SIZE_START: Final[i64] = PLAYERS_START + _PLAYER_BUCKETS
LOW_PILES_START: Final[i64] = DECK_SIZE_START + _DECK_BUCKETS
FEATURE_COUNT: Final[i64] = LOW_PILES_START + _CARD_COUNT * _LOW_PILE_SIZE
#: Number of features of each card in the first and in the last of these groups.
CELLS_PER_OWNED_CARD: Final = int(_OWNED_BUCKETS)
CELLS_PER_PILE: Final = int(_LOW_PILE_SIZE)
#: Upper bound for the number of features active at a time.
MAX_ACTIVE_FEATURES: Final = 60

#: By card: 1 for terminals; 1 for Villages.
_IS_TERMINAL: Final = bytes([1 if 0 < order < MIN_NONTERMINAL_ORDER else 0 for order in PLAY_ORDER])
_IS_SPLITTER: Final = bytes([1 if order >= MIN_VILLAGE_ORDER else 0 for order in PLAY_ORDER])


def write_active_features(seat: DominionSeat, coins: i64, counts: list[IntCell], found: list[IntCell]) -> i64:
    """Write the indices of the active features to ``found``. Returns their number.

    ``coins`` are the coins to spend. ``counts`` is a buffer with a cell for each card.
    """
    size: i64 = seat.count_owned_by_card(seat.player, counts)
    terminals: i64 = 0
    splitters: i64 = 0
    money: i64 = 0
    place: i64 = 0
    for pile in seat.setup().piles:
        card: i64 = pile
        owned: i64 = counts[card].value
        found[place].value = (
            OWNED_START + card * _OWNED_BUCKETS + (owned if owned < _OWNED_BUCKETS else _OWNED_BUCKETS - 1)
        )
        place += 1
        left: i64 = seat.supply_left(card)
        if left < _LOW_PILE_SIZE:
            found[place].value = LOW_PILES_START + card * _LOW_PILE_SIZE + left
            place += 1
        if owned > 0:
            mark: i64 = _IS_TERMINAL[card]
            terminals += owned * mark
            mark = _IS_SPLITTER[card]
            splitters += owned * mark
            mark = TREASURE_COINS[card]
            money += owned * mark
    provinces: i64 = seat.supply_left(PROVINCE)
    colonies: i64 = seat.supply_left(COLONY)
    empty: i64 = seat.empty_piles()
    players: i64 = seat.players
    found[place].value = COINS_START + clamp(_COIN_BUCKETS - 1, coins)
    found[place + 1].value = BUYS_START + clamp(_BUY_BUCKETS - 1, seat.buys() - 1)
    found[place + 2].value = TURN_START + clamp(_TURN_BUCKETS - 1, seat.turns(seat.player))
    found[place + 3].value = PROVINCES_START + clamp(_PILE_BUCKETS - 1, provinces)
    found[place + 4].value = EMPTY_PILES_START + clamp(_EMPTY_PILE_BUCKETS - 1, empty)
    found[place + 5].value = OWNED_CARDS_START + clamp(_SIZE_BUCKETS - 1, size // 2)
    found[place + 6].value = TERMINALS_START + clamp(_TERMINAL_BUCKETS - 1, terminals)
    found[place + 7].value = SPLITTERS_START + clamp(_SPLITTER_BUCKETS - 1, splitters)
    found[place + 8].value = TERMINAL_SURPLUS_START + clamp(
        _SURPLUS_BUCKETS - 1, terminals - splitters + _EVEN_SURPLUS_BUCKET
    )
    found[place + 9].value = MONEY_START + clamp(_MONEY_BUCKETS - 1, money // 2)
    found[place + 10].value = MONEY_DENSITY_START + clamp(_DENSITY_BUCKETS - 1, 10 * money // size if size > 0 else 0)
    found[place + 11].value = PLAYERS_START + clamp(_PLAYER_BUCKETS - 1, players - 2)
    found[place + 12].value = DECK_SIZE_START + clamp(_DECK_BUCKETS - 1, seat.deck_size())
    place += 13
    if colonies >= 0:
        found[place].value = COLONIES_START + clamp(_PILE_BUCKETS - 1, colonies)
        place += 1
    if provinces <= _LEAD_MAX_PILE or 0 <= colonies <= _LEAD_MAX_PILE or empty >= _LEAD_MIN_EMPTY_PILES:
        lead: i64 = seat.points(seat.player) - best_opponent_points(seat)
        found[place].value = LEAD_START + clamp(
            _LEAD_BUCKETS - 1, (lead + _EVEN_LEAD_BUCKET * _LEAD_STEP_POINTS) // _LEAD_STEP_POINTS
        )
        place += 1
    return place


def active_features(seat: DominionSeat) -> list[int]:
    """List the indices of the active features of a position in a Buy phase."""
    found = make_int_cells(MAX_ACTIVE_FEATURES)
    count: i64 = write_active_features(seat, seat.coins(), make_int_cells(len(CARDS)), found)
    return [int(slot.value) for slot in found[: int(count)]]


def clamp(most: i64, count: i64) -> i64:
    return 0 if count < 0 else count if count < most else most
