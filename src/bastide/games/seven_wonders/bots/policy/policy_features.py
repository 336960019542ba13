"""Binary features of a position for the rollout policy.

All features are public or the player's own. Related facts are combined into one feature, such as the production of all
raw materials. So a position has few active features, and each of them says more.
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

_CARD_COUNT: Final[i64] = len(CARDS)
_MIN_PLAYERS: Final[i64] = 3
_PLAYER_COUNTS: Final[i64] = 5
_BOARD_SIDES: Final[i64] = len(BOARDS) * len(SIDES)
#: Stage counts of a side: none to four.
_STAGE_COUNTS: Final[i64] = 5
#: Coins are distinguished below this number; shield leads from -3 to 3.
_COIN_LEVELS: Final[i64] = 13
_LEAD_LEVELS: Final[i64] = 7
_EQUAL_SHIELDS: Final[i64] = 3
#: Up to three of each symbol; none, one or more of each resource; up to seven cards of a colour.
_SCIENCE_COMBINATIONS: Final[i64] = 64
_RAW_COMBINATIONS: Final[i64] = 81
_GOODS_COMBINATIONS: Final[i64] = 27
_COLOUR_LEVELS: Final[i64] = 8

#: First index of each kind of feature: cards in the own city, in the city of the next owner of the hand, in the hand;
MINE: Final[i64] = 0
HEIRS: Final[i64] = MINE + _CARD_COUNT
HELD: Final[i64] = HEIRS + _CARD_COUNT
#: own board side and stages; players and turn; own coins; shields against both neighbours;
BOARD: Final[i64] = HELD + _CARD_COUNT
TURN: Final[i64] = BOARD + _BOARD_SIDES * _STAGE_COUNTS
COINS: Final[i64] = TURN + _PLAYER_COUNTS * AFTER_LAST_TURN
LEFT_LEAD: Final[i64] = COINS + _COIN_LEVELS
RIGHT_LEAD: Final[i64] = LEFT_LEAD + _LEAD_LEVELS
#: own symbols; own production; resources for sale next door; cards of each colour in the neighbouring cities.
SYMBOLS: Final[i64] = RIGHT_LEAD + _LEAD_LEVELS
RAW: Final[i64] = SYMBOLS + _SCIENCE_COMBINATIONS
GOODS: Final[i64] = RAW + _RAW_COMBINATIONS
RAW_SOLD: Final[i64] = GOODS + _GOODS_COMBINATIONS
GOODS_SOLD: Final[i64] = RAW_SOLD + _RAW_COMBINATIONS
AROUND: Final[i64] = GOODS_SOLD + _GOODS_COMBINATIONS
FEATURES: Final[i64] = AROUND + len(COLOURS) * _COLOUR_LEVELS
#: No position has more active features.
MOST: Final = 80


def glance(state: SevenWondersState, player: i64, cells: list[Slot]) -> i64:
    """Write the active features of a position, as a player sees it, into cells. Return how many there are."""
    me = state.cities[player]
    left = state.cities[state.left_of(player)]
    right = state.cities[state.right_of(player)]
    receiver = right if state.age == 2 else left
    count: i64 = 0
    number: i64 = 0
    for built in me.built:
        number = built
        cells[count].number = MINE + number
        count += 1
    for built in receiver.built:
        number = built
        cells[count].number = HEIRS + number
        count += 1
    hand: i64 = different(me.hand)
    while hand != 0:
        cells[count].number = HELD + (hand & 255) - 1
        count += 1
        hand >>= 8
    coins: i64 = me.coins
    players: i64 = state.players
    cells[count].number = BOARD + (2 * me.board + me.side) * _STAGE_COUNTS + me.stages
    cells[count + 1].number = TURN + (players - _MIN_PLAYERS) * AFTER_LAST_TURN + state.turn - 1
    cells[count + 2].number = COINS + (coins if coins < _COIN_LEVELS else _COIN_LEVELS - 1)
    cells[count + 3].number = LEFT_LEAD + lead(me, left)
    cells[count + 4].number = RIGHT_LEAD + lead(me, right)
    cells[count + 5].number = SYMBOLS + symbols(me.science)
    cells[count + 6].number = RAW + raw(me.makes_raw)
    cells[count + 7].number = GOODS + goods(me.makes_goods)
    cells[count + 8].number = RAW_SOLD + raw(left.sells_raw + right.sells_raw)
    cells[count + 9].number = GOODS_SOLD + goods(left.sells_goods + right.sells_goods)
    count += 10
    things: i64 = left.things + right.things
    place: i64 = AROUND
    while place < FEATURES:
        number = things & 255
        cells[count].number = place + (number if number < _COLOUR_LEVELS else _COLOUR_LEVELS - 1)
        count += 1
        things >>= 8
        place += _COLOUR_LEVELS
    return count


def features(state: SevenWondersState, player: int) -> list[int]:
    """Return the active features of a position, as a player sees it."""
    cells = slots(MOST)
    count: i64 = glance(state, player, cells)
    return [int(slot.number) for slot in cells[: int(count)]]


def lead(me: City, other: City) -> i64:
    """Return the index of the shield lead over a neighbour."""
    more: i64 = me.shields - other.shields + _EQUAL_SHIELDS
    return 0 if more < 0 else more if more < _LEAD_LEVELS else _LEAD_LEVELS - 1


def symbols(science: i64) -> i64:
    """Return the counts of each scientific symbol, up to three, as one index."""
    return up_to(3, science & 255) | up_to(3, science >> 8 & 255) << 2 | up_to(3, science >> 16 & 255) << 4


def raw(production: i64) -> i64:
    """Return the counts of each raw material, up to two, as one index. (``resources`` defines the packing.)"""
    return goods(production) + 27 * up_to(2, production >> 28 & 15)


def goods(production: i64) -> i64:
    """Return the counts of the three goods, which are packed like the first three raw materials."""
    return up_to(2, production & 15) + 3 * up_to(2, production >> 4 & 15) + 9 * up_to(2, production >> 12 & 15)


def up_to(most: i64, count: i64) -> i64:
    """Return the count, at most ``most``."""
    return count if count < most else most
