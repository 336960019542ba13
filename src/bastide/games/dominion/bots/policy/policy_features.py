"""What is seen of a position at a glance, by somebody who is about to buy: some thirty features, each there or not.

All of them are public or the player's own. What a player owns of each card of the game is one feature, whether it is
none or many: so the kingdom is seen, too.
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
#: Numbers are told apart below these.
_OWNED: Final[i64] = 10
_COINS: Final[i64] = 17
_BUYS: Final[i64] = 4
_TURNS: Final[i64] = 30
_LEFT: Final[i64] = 13
_EMPTY: Final[i64] = 4
_DECK: Final[i64] = 13
#: Piles are seen to run low with so many cards less one.
_LOW: Final[i64] = 4
_TERMINALS: Final[i64] = 10
_SPLITTERS: Final[i64] = 7
_PLAYERS: Final[i64] = 5
#: Leads in steps of three points, from -18 to 18; cards and coins in pairs; coins by ten cards.
_LEADS: Final[i64] = 13
_EVEN: Final[i64] = 6
_STEP: Final[i64] = 3
_PAIRS: Final[i64] = 21
_MONEY: Final[i64] = 16
_WEALTH: Final[i64] = 25
#: Terminals that Villages do not make up for, from -4 to 6.
_BALANCES: Final[i64] = 11
_BALANCED: Final[i64] = 4
#: With so many Provinces or Colonies left, or so many piles empty, points begin to matter.
_FEW: Final[i64] = 6
_PILES: Final[i64] = 2

#: Where each kind of feature begins: what I own of each card; the coins and purchases that I have; my turn;
OWNED: Final[i64] = 0
COINS: Final[i64] = OWNED + _CARDS * _OWNED
BUYS: Final[i64] = COINS + _COINS
TURN: Final[i64] = BUYS + _BUYS
#: the Provinces and Colonies left, and the empty piles; my lead;
PROVINCES: Final[i64] = TURN + _TURNS
COLONIES: Final[i64] = PROVINCES + _LEFT
EMPTY: Final[i64] = COLONIES + _LEFT
LEAD: Final[i64] = EMPTY + _EMPTY
#: my cards, Actions that cost one, those that give more, and the difference; my coins in all, and by card; the players.
SIZE: Final[i64] = LEAD + _LEADS
TERMINALS: Final[i64] = SIZE + _PAIRS
SPLITTERS: Final[i64] = TERMINALS + _TERMINALS
BALANCE: Final[i64] = SPLITTERS + _SPLITTERS
MONEY: Final[i64] = BALANCE + _BALANCES
WEALTH: Final[i64] = MONEY + _MONEY
PLAYERS: Final[i64] = WEALTH + _WEALTH
#: the cards left in my deck; and piles that run low.
DECK: Final[i64] = PLAYERS + _PLAYERS
LOW: Final[i64] = DECK + _DECK
FEATURES: Final[i64] = LOW + _CARDS * _LOW
#: No position has more at a time.
MOST: Final = 60

#: By card: 1 for Actions that do not give back the Action they cost, and for those that give more.
_TERMINAL: Final = bytes([1 if 0 < order < FREE else 0 for order in PLAY_ORDER])
_SPLITTER: Final = bytes([1 if order >= VILLAGES else 0 for order in PLAY_ORDER])


def glance(seat: DominionSeat, coins: i64, counts: list[Slot], found: list[Slot]) -> i64:
    """Put the features of a position into these slots. Returns how many there are.

    ``coins`` are what can be spent. ``counts`` has a slot for each card, for counting.
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
    """The features of a position in a Buy phase, as a list."""
    found = slots(MOST)
    count: i64 = glance(seat, seat.coins(), slots(len(CARDS)), found)
    return [int(slot.number) for slot in found[: int(count)]]


def up_to(most: i64, count: i64) -> i64:
    return 0 if count < 0 else count if count < most else most
