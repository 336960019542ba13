"""What is seen of a position at a glance: a few dozen features, each of which is there or not.

All of them are public or the player's own. What belongs together is one feature, such as how much of each raw material
the city makes: so there are few at a time, and each says more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core.utilities.mutable_int import Slot, slots
from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.city.boards import BOARDS, SIDES
from bastide.games.seven_wonders.rules.city.city import COLOURS, City
from bastide.games.seven_wonders.rules.constants import AFTER_LAST_TURN
from bastide.games.seven_wonders.rules.state.hand import different
from bastide.games.seven_wonders.rules.state.state import SevenWondersState

_CARDS: Final[i64] = len(CARDS)
_FEWEST_PLAYERS: Final[i64] = 3
_TABLES: Final[i64] = 5
_SIDES: Final[i64] = len(BOARDS) * len(SIDES)
#: A side with none to four stages.
_STAGES: Final[i64] = 5
#: Coins are told apart below this, shields by how many more they are, from -3 to 3.
_COINS: Final[i64] = 13
_LEADS: Final[i64] = 7
_EVEN: Final[i64] = 3
#: None to three of each symbol; none, one or more of each resource; up to seven cards of a colour.
_SYMBOLS: Final[i64] = 64
_RAW: Final[i64] = 81
_GOODS: Final[i64] = 27
_COUNTED: Final[i64] = 8

#: Where each kind of feature begins: the cards of my city, of the city of whoever gets this hand next, and of the hand;
MINE: Final[i64] = 0
HEIRS: Final[i64] = MINE + _CARDS
HELD: Final[i64] = HEIRS + _CARDS
#: my board, its side and the stages built; the players and the turn; my coins; the shields against both neighbours;
BOARD: Final[i64] = HELD + _CARDS
TURN: Final[i64] = BOARD + _SIDES * _STAGES
COINS: Final[i64] = TURN + _TABLES * AFTER_LAST_TURN
LEFT_LEAD: Final[i64] = COINS + _COINS
RIGHT_LEAD: Final[i64] = LEFT_LEAD + _LEADS
#: my symbols; what I make, and what I could buy; the cards of each colour in the two cities beside mine.
SYMBOLS: Final[i64] = RIGHT_LEAD + _LEADS
RAW: Final[i64] = SYMBOLS + _SYMBOLS
GOODS: Final[i64] = RAW + _RAW
RAW_SOLD: Final[i64] = GOODS + _GOODS
GOODS_SOLD: Final[i64] = RAW_SOLD + _RAW
AROUND: Final[i64] = GOODS_SOLD + _GOODS
FEATURES: Final[i64] = AROUND + len(COLOURS) * _COUNTED
#: No position has more at a time.
MOST: Final = 80


def glance(state: SevenWondersState, player: i64, found: list[Slot]) -> i64:
    """Put the features of a position, as a player sees it, into these slots. Returns how many there are."""
    me = state.cities[player]
    left = state.cities[state.left_of(player)]
    right = state.cities[state.right_of(player)]
    heir = right if state.age == 2 else left
    count: i64 = 0
    number: i64 = 0
    for built in me.built:
        number = built
        found[count].number = MINE + number
        count += 1
    for built in heir.built:
        number = built
        found[count].number = HEIRS + number
        count += 1
    hand: i64 = different(me.hand)
    while hand != 0:
        found[count].number = HELD + (hand & 255) - 1
        count += 1
        hand >>= 8
    coins: i64 = me.coins
    players: i64 = state.players
    found[count].number = BOARD + (2 * me.board + me.side) * _STAGES + me.stages
    found[count + 1].number = TURN + (players - _FEWEST_PLAYERS) * AFTER_LAST_TURN + state.turn - 1
    found[count + 2].number = COINS + (coins if coins < _COINS else _COINS - 1)
    found[count + 3].number = LEFT_LEAD + lead(me, left)
    found[count + 4].number = RIGHT_LEAD + lead(me, right)
    found[count + 5].number = SYMBOLS + symbols(me.science)
    found[count + 6].number = RAW + raw(me.makes_raw)
    found[count + 7].number = GOODS + goods(me.makes_goods)
    found[count + 8].number = RAW_SOLD + raw(left.sells_raw + right.sells_raw)
    found[count + 9].number = GOODS_SOLD + goods(left.sells_goods + right.sells_goods)
    count += 10
    things: i64 = left.things + right.things
    place: i64 = AROUND
    while place < FEATURES:
        number = things & 255
        found[count].number = place + (number if number < _COUNTED else _COUNTED - 1)
        count += 1
        things >>= 8
        place += _COUNTED
    return count


def features(state: SevenWondersState, player: int) -> list[int]:
    """The features of a position, as a player sees it, as a list."""
    found = slots(MOST)
    count: i64 = glance(state, player, found)
    return [int(slot.number) for slot in found[: int(count)]]


def lead(me: City, other: City) -> i64:
    """How many shields more than a neighbour, as a place."""
    more: i64 = me.shields - other.shields + _EVEN
    return 0 if more < 0 else more if more < _LEADS else _LEADS - 1


def symbols(science: i64) -> i64:
    """How many of each scientific symbol, up to three, in one number."""
    return up_to(3, science & 255) | up_to(3, science >> 8 & 255) << 2 | up_to(3, science >> 16 & 255) << 4


def raw(production: i64) -> i64:
    """How much of each raw material, up to two, in one number. (Where each stands is said in resources.py.)"""
    return goods(production) + 27 * up_to(2, production >> 28 & 15)


def goods(production: i64) -> i64:
    """The same of the three goods, which stand where the first three raw materials do."""
    return up_to(2, production & 15) + 3 * up_to(2, production >> 4 & 15) + 9 * up_to(2, production >> 12 & 15)


def up_to(most: i64, count: i64) -> i64:
    return count if count < most else most
