"""Binary features of a position in the Buy phase, for the rollout policy.

All features are public or the player's own information. The number of copies of each card of the game is a feature,
even if it is 0, so the features also show the kingdom. About thirty features are active at a time.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core.utilities.mutable_int import Slot, slots
from bastide.games.dominion.bots.buy_lists.condition_eval import their_points
from bastide.games.dominion.bots.card_choices.worth import FREE, PLAY_ORDER, PRINTED, VILLAGES
from bastide.games.dominion.rules.cards.basics import COLONY, PROVINCE
from bastide.games.dominion.rules.cards.card import CARDS
from bastide.games.dominion.rules.state.seat import DominionSeat

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
OWNED: Final[i64] = 0
COINS: Final[i64] = OWNED + _CARD_COUNT * _OWNED_BUCKETS
BUYS: Final[i64] = COINS + _COIN_BUCKETS
TURN: Final[i64] = BUYS + _BUY_BUCKETS
#: Provinces left, Colonies left, empty piles, lead;
PROVINCES: Final[i64] = TURN + _TURN_BUCKETS
COLONIES: Final[i64] = PROVINCES + _PILE_BUCKETS
EMPTY: Final[i64] = COLONIES + _PILE_BUCKETS
LEAD: Final[i64] = EMPTY + _EMPTY_PILE_BUCKETS
#: number of cards, terminals, Villages, their difference, total coins, coins per card, number of players;
SIZE: Final[i64] = LEAD + _LEAD_BUCKETS
TERMINALS: Final[i64] = SIZE + _SIZE_BUCKETS
SPLITTERS: Final[i64] = TERMINALS + _TERMINAL_BUCKETS
BALANCE: Final[i64] = SPLITTERS + _SPLITTER_BUCKETS
MONEY: Final[i64] = BALANCE + _SURPLUS_BUCKETS
WEALTH: Final[i64] = MONEY + _MONEY_BUCKETS
PLAYERS: Final[i64] = WEALTH + _DENSITY_BUCKETS
#: deck size, nearly empty piles.
DECK: Final[i64] = PLAYERS + _PLAYER_BUCKETS
LOW: Final[i64] = DECK + _DECK_BUCKETS
FEATURES: Final[i64] = LOW + _CARD_COUNT * _LOW_PILE_SIZE
#: Upper bound for the number of features active at a time.
MOST: Final = 60

#: By card: 1 for terminals; 1 for Villages.
_IS_TERMINAL: Final = bytes([1 if 0 < order < FREE else 0 for order in PLAY_ORDER])
_IS_SPLITTER: Final = bytes([1 if order >= VILLAGES else 0 for order in PLAY_ORDER])


def glance(seat: DominionSeat, coins: i64, counts: list[Slot], found: list[Slot]) -> i64:
    """Write the indices of the active features to ``found``. Returns their number.

    ``coins`` are the coins to spend. ``counts`` is a buffer with a cell for each card.
    """
    size: i64 = seat.tally(seat.player, counts)
    terminals: i64 = 0
    splitters: i64 = 0
    money: i64 = 0
    place: i64 = 0
    for pile in seat.table().piles:
        card: i64 = pile
        owned: i64 = counts[card].number
        found[place].number = OWNED + card * _OWNED_BUCKETS + (owned if owned < _OWNED_BUCKETS else _OWNED_BUCKETS - 1)
        place += 1
        left: i64 = seat.supply(card)
        if left < _LOW_PILE_SIZE:
            found[place].number = LOW + card * _LOW_PILE_SIZE + left
            place += 1
        if owned > 0:
            mark: i64 = _IS_TERMINAL[card]
            terminals += owned * mark
            mark = _IS_SPLITTER[card]
            splitters += owned * mark
            mark = PRINTED[card]
            money += owned * mark
    provinces: i64 = seat.supply(PROVINCE)
    colonies: i64 = seat.supply(COLONY)
    empty: i64 = seat.empty_piles()
    players: i64 = seat.players
    found[place].number = COINS + up_to(_COIN_BUCKETS - 1, coins)
    found[place + 1].number = BUYS + up_to(_BUY_BUCKETS - 1, seat.buys() - 1)
    found[place + 2].number = TURN + up_to(_TURN_BUCKETS - 1, seat.turns(seat.player))
    found[place + 3].number = PROVINCES + up_to(_PILE_BUCKETS - 1, provinces)
    found[place + 4].number = EMPTY + up_to(_EMPTY_PILE_BUCKETS - 1, empty)
    found[place + 5].number = SIZE + up_to(_SIZE_BUCKETS - 1, size // 2)
    found[place + 6].number = TERMINALS + up_to(_TERMINAL_BUCKETS - 1, terminals)
    found[place + 7].number = SPLITTERS + up_to(_SPLITTER_BUCKETS - 1, splitters)
    found[place + 8].number = BALANCE + up_to(_SURPLUS_BUCKETS - 1, terminals - splitters + _EVEN_SURPLUS_BUCKET)
    found[place + 9].number = MONEY + up_to(_MONEY_BUCKETS - 1, money // 2)
    found[place + 10].number = WEALTH + up_to(_DENSITY_BUCKETS - 1, 10 * money // size if size > 0 else 0)
    found[place + 11].number = PLAYERS + up_to(_PLAYER_BUCKETS - 1, players - 2)
    found[place + 12].number = DECK + up_to(_DECK_BUCKETS - 1, seat.deck_size())
    place += 13
    if colonies >= 0:
        found[place].number = COLONIES + up_to(_PILE_BUCKETS - 1, colonies)
        place += 1
    if provinces <= _LEAD_MAX_PILE or 0 <= colonies <= _LEAD_MAX_PILE or empty >= _LEAD_MIN_EMPTY_PILES:
        lead: i64 = seat.points(seat.player) - their_points(seat)
        found[place].number = LEAD + up_to(
            _LEAD_BUCKETS - 1, (lead + _EVEN_LEAD_BUCKET * _LEAD_STEP_POINTS) // _LEAD_STEP_POINTS
        )
        place += 1
    return place


def features(seat: DominionSeat) -> list[int]:
    """List the indices of the active features of a position in a Buy phase."""
    found = slots(MOST)
    count: i64 = glance(seat, seat.coins(), slots(len(CARDS)), found)
    return [int(slot.number) for slot in found[: int(count)]]


def up_to(most: i64, count: i64) -> i64:
    return 0 if count < 0 else count if count < most else most
