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

_CARDS: Final[i64] = len(CARDS)
#: Numbers of buckets of the counted quantities; larger values share the last bucket.
_OWNED: Final[i64] = 10
_COINS: Final[i64] = 17
_BUYS: Final[i64] = 4
_TURNS: Final[i64] = 30
_LEFT: Final[i64] = 13
_EMPTY: Final[i64] = 4
_DECK: Final[i64] = 13
#: Piles with fewer cards than this have a feature.
_LOW: Final[i64] = 4
_TERMINALS: Final[i64] = 10
_SPLITTERS: Final[i64] = 7
_PLAYERS: Final[i64] = 5
#: Leads in steps of three points, from -18 to 18; cards and coins in pairs; coins per ten cards.
_LEADS: Final[i64] = 13
_EVEN: Final[i64] = 6
_STEP: Final[i64] = 3
_PAIRS: Final[i64] = 21
_MONEY: Final[i64] = 16
_WEALTH: Final[i64] = 25
#: Terminals minus Villages, from -4 to 6.
_BALANCES: Final[i64] = 11
_BALANCED: Final[i64] = 4
#: The lead is a feature at this number of Provinces or Colonies left or fewer, or at this number of empty piles.
_FEW: Final[i64] = 6
_PILES: Final[i64] = 2

#: First index of each kind of feature: copies owned of each card, coins, Buys, turn;
OWNED: Final[i64] = 0
COINS: Final[i64] = OWNED + _CARDS * _OWNED
BUYS: Final[i64] = COINS + _COINS
TURN: Final[i64] = BUYS + _BUYS
#: Provinces left, Colonies left, empty piles, lead;
PROVINCES: Final[i64] = TURN + _TURNS
COLONIES: Final[i64] = PROVINCES + _LEFT
EMPTY: Final[i64] = COLONIES + _LEFT
LEAD: Final[i64] = EMPTY + _EMPTY
#: number of cards, terminals, Villages, their difference, total coins, coins per card, number of players;
SIZE: Final[i64] = LEAD + _LEADS
TERMINALS: Final[i64] = SIZE + _PAIRS
SPLITTERS: Final[i64] = TERMINALS + _TERMINALS
BALANCE: Final[i64] = SPLITTERS + _SPLITTERS
MONEY: Final[i64] = BALANCE + _BALANCES
WEALTH: Final[i64] = MONEY + _MONEY
PLAYERS: Final[i64] = WEALTH + _WEALTH
#: deck size, nearly empty piles.
DECK: Final[i64] = PLAYERS + _PLAYERS
LOW: Final[i64] = DECK + _DECK
FEATURES: Final[i64] = LOW + _CARDS * _LOW
#: Upper bound for the number of features active at a time.
MOST: Final = 60

#: By card: 1 for terminals; 1 for Villages.
_TERMINAL: Final = bytes([1 if 0 < order < FREE else 0 for order in PLAY_ORDER])
_SPLITTER: Final = bytes([1 if order >= VILLAGES else 0 for order in PLAY_ORDER])


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
        found[place].number = OWNED + card * _OWNED + (owned if owned < _OWNED else _OWNED - 1)
        place += 1
        left: i64 = seat.supply(card)
        if left < _LOW:
            found[place].number = LOW + card * _LOW + left
            place += 1
        if owned > 0:
            mark: i64 = _TERMINAL[card]
            terminals += owned * mark
            mark = _SPLITTER[card]
            splitters += owned * mark
            mark = PRINTED[card]
            money += owned * mark
    provinces: i64 = seat.supply(PROVINCE)
    colonies: i64 = seat.supply(COLONY)
    empty: i64 = seat.empty_piles()
    players: i64 = seat.players
    found[place].number = COINS + up_to(_COINS - 1, coins)
    found[place + 1].number = BUYS + up_to(_BUYS - 1, seat.buys() - 1)
    found[place + 2].number = TURN + up_to(_TURNS - 1, seat.turns(seat.player))
    found[place + 3].number = PROVINCES + up_to(_LEFT - 1, provinces)
    found[place + 4].number = EMPTY + up_to(_EMPTY - 1, empty)
    found[place + 5].number = SIZE + up_to(_PAIRS - 1, size // 2)
    found[place + 6].number = TERMINALS + up_to(_TERMINALS - 1, terminals)
    found[place + 7].number = SPLITTERS + up_to(_SPLITTERS - 1, splitters)
    found[place + 8].number = BALANCE + up_to(_BALANCES - 1, terminals - splitters + _BALANCED)
    found[place + 9].number = MONEY + up_to(_MONEY - 1, money // 2)
    found[place + 10].number = WEALTH + up_to(_WEALTH - 1, 10 * money // size if size > 0 else 0)
    found[place + 11].number = PLAYERS + up_to(_PLAYERS - 1, players - 2)
    found[place + 12].number = DECK + up_to(_DECK - 1, seat.deck_size())
    place += 13
    if colonies >= 0:
        found[place].number = COLONIES + up_to(_LEFT - 1, colonies)
        place += 1
    if provinces <= _FEW or 0 <= colonies <= _FEW or empty >= _PILES:
        lead: i64 = seat.points(seat.player) - their_points(seat)
        found[place].number = LEAD + up_to(_LEADS - 1, (lead + _EVEN * _STEP) // _STEP)
        place += 1
    return place


def features(seat: DominionSeat) -> list[int]:
    """List the indices of the active features of a position in a Buy phase."""
    found = slots(MOST)
    count: i64 = glance(seat, seat.coins(), slots(len(CARDS)), found)
    return [int(slot.number) for slot in found[: int(count)]]


def up_to(most: i64, count: i64) -> i64:
    return 0 if count < 0 else count if count < most else most
