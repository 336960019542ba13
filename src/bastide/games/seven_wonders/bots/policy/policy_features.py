"""Binary features of a position for the rollout policy.

All features are public or the player's own. Related facts are combined into one feature, such as the production of all
raw materials. So a position has few active features, and each of them says more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core.utilities.mutable_int import IntCell, make_int_cells
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.city.board_definition import SIDES
from bastide.games.seven_wonders.rules.city.city_state import COLOURS, City
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARDS
from bastide.games.seven_wonders.rules.rulebook_constants import AFTER_LAST_TURN
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState
from bastide.games.seven_wonders.rules.state.packed_hand import remove_duplicates

_CARD_COUNT: Final[i64] = len(CARDS)
_MIN_PLAYERS: Final[i64] = 3
_PLAYER_COUNTS: Final[i64] = 5
_BOARD_SIDES: Final[i64] = len(BOARDS) * len(SIDES)
#: Stage counts of a side: none to four.
_STAGE_COUNTS: Final[i64] = 5
FEATURES_PER_BOARD: Final[i64] = len(SIDES) * _STAGE_COUNTS
#: Coins are distinguished below this number; shield leads from -3 to 3.
_COIN_LEVELS: Final[i64] = 13
_LEAD_LEVELS: Final[i64] = 7
_EQUAL_SHIELDS: Final[i64] = 3
#: Up to three of each symbol; none, one or more of each resource; up to seven cards of a colour.
_SCIENCE_COMBINATIONS: Final[i64] = 64
_RAW_COMBINATIONS: Final[i64] = 81
_GOODS_COMBINATIONS: Final[i64] = 27
_COLOUR_LEVELS: Final[i64] = 8

#: First index of each kind of feature: cards in the player's city, in that of the next owner of the hand, in the hand;
OWN_CARDS_START: Final[i64] = 0
NEXT_PLAYER_CARDS_START: Final[i64] = OWN_CARDS_START + _CARD_COUNT
HAND_CARDS_START: Final[i64] = NEXT_PLAYER_CARDS_START + _CARD_COUNT
#: own board side and stages; players and turn; own coins; shields against both neighbours;
BOARD_START: Final[i64] = HAND_CARDS_START + _CARD_COUNT
TURN_START: Final[i64] = BOARD_START + _BOARD_SIDES * _STAGE_COUNTS
COINS_START: Final[i64] = TURN_START + _PLAYER_COUNTS * AFTER_LAST_TURN
LEFT_SHIELD_LEAD_START: Final[i64] = COINS_START + _COIN_LEVELS
RIGHT_SHIELD_LEAD_START: Final[i64] = LEFT_SHIELD_LEAD_START + _LEAD_LEVELS
#: own symbols; own production; resources for sale next door; cards of each colour in the neighbouring cities.
SCIENCE_START: Final[i64] = RIGHT_SHIELD_LEAD_START + _LEAD_LEVELS
RAW_PRODUCTION_START: Final[i64] = SCIENCE_START + _SCIENCE_COMBINATIONS
GOODS_PRODUCTION_START: Final[i64] = RAW_PRODUCTION_START + _RAW_COMBINATIONS
RAW_FOR_SALE_START: Final[i64] = GOODS_PRODUCTION_START + _GOODS_COMBINATIONS
GOODS_FOR_SALE_START: Final[i64] = RAW_FOR_SALE_START + _RAW_COMBINATIONS
NEIGHBOUR_COLOURS_START: Final[i64] = GOODS_FOR_SALE_START + _GOODS_COMBINATIONS
FEATURE_COUNT: Final[i64] = NEIGHBOUR_COLOURS_START + len(COLOURS) * _COLOUR_LEVELS
#: No position has more active features.
MAX_ACTIVE_FEATURES: Final = 80


def write_active_features(state: SevenWondersState, player: i64, cells: list[IntCell]) -> i64:
    """Write the active features of a position, as a player sees it, into cells. Return how many there are."""
    me = state.cities[player]
    left = state.cities[state.left_of(player)]
    right = state.cities[state.right_of(player)]
    receiver = right if state.age == 2 else left
    count: i64 = 0
    number: i64 = 0
    for built in me.built:
        number = built
        cells[count].value = OWN_CARDS_START + number
        count += 1
    for built in receiver.built:
        number = built
        cells[count].value = NEXT_PLAYER_CARDS_START + number
        count += 1
    hand: i64 = remove_duplicates(me.hand)
    while hand != 0:
        cells[count].value = HAND_CARDS_START + (hand & 255) - 1
        count += 1
        hand >>= 8
    coins: i64 = me.coins
    players: i64 = state.players
    cells[count].value = BOARD_START + (2 * me.board + me.side) * _STAGE_COUNTS + me.stages
    cells[count + 1].value = TURN_START + (players - _MIN_PLAYERS) * AFTER_LAST_TURN + state.turn - 1
    cells[count + 2].value = COINS_START + (coins if coins < _COIN_LEVELS else _COIN_LEVELS - 1)
    cells[count + 3].value = LEFT_SHIELD_LEAD_START + shield_lead_index(me, left)
    cells[count + 4].value = RIGHT_SHIELD_LEAD_START + shield_lead_index(me, right)
    cells[count + 5].value = SCIENCE_START + science_index(me.science)
    cells[count + 6].value = RAW_PRODUCTION_START + raw_production_index(me.makes_raw)
    cells[count + 7].value = GOODS_PRODUCTION_START + goods_production_index(me.makes_goods)
    cells[count + 8].value = RAW_FOR_SALE_START + raw_production_index(left.sells_raw + right.sells_raw)
    cells[count + 9].value = GOODS_FOR_SALE_START + goods_production_index(left.sells_goods + right.sells_goods)
    count += 10
    things: i64 = left.structure_counts + right.structure_counts
    place: i64 = NEIGHBOUR_COLOURS_START
    while place < FEATURE_COUNT:
        number = things & 255
        cells[count].value = place + (number if number < _COLOUR_LEVELS else _COLOUR_LEVELS - 1)
        count += 1
        things >>= 8
        place += _COLOUR_LEVELS
    return count


def list_active_features(state: SevenWondersState, player: int) -> list[int]:
    """Return the active features of a position, as a player sees it."""
    cells = make_int_cells(MAX_ACTIVE_FEATURES)
    count: i64 = write_active_features(state, player, cells)
    return [int(slot.value) for slot in cells[: int(count)]]


def shield_lead_index(me: City, other: City) -> i64:
    """Return the index of the shield lead over a neighbour."""
    more: i64 = me.shields - other.shields + _EQUAL_SHIELDS
    return 0 if more < 0 else more if more < _LEAD_LEVELS else _LEAD_LEVELS - 1


def science_index(science: i64) -> i64:
    """Return the counts of each scientific symbol, up to three, as one index."""
    return (
        clamp_to_maximum(3, science & 255)
        | clamp_to_maximum(3, science >> 8 & 255) << 2
        | clamp_to_maximum(3, science >> 16 & 255) << 4
    )


def raw_production_index(production: i64) -> i64:
    """Return the counts of each raw material, up to two, as one index. (``resources`` defines the packing.)"""
    return goods_production_index(production) + 27 * clamp_to_maximum(2, production >> 28 & 15)


def goods_production_index(production: i64) -> i64:
    """Return the counts of the three goods, which are packed like the first three raw materials."""
    return (
        clamp_to_maximum(2, production & 15)
        + 3 * clamp_to_maximum(2, production >> 4 & 15)
        + 9 * clamp_to_maximum(2, production >> 12 & 15)
    )


def clamp_to_maximum(most: i64, count: i64) -> i64:
    """Return the count, at most ``most``."""
    return count if count < most else most
