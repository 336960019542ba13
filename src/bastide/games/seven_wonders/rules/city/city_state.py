"""State of a city: a player's Wonder board and everything built there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bastide.games.seven_wonders.rules.city.resources import add_production
from bastide.games.seven_wonders.rules.rulebook_constants import NOT_CHOSEN
from bastide.games.seven_wonders.rules.state.packed_hand import EMPTY_HAND

#: Kinds of structures that effects count, as bits. The first seven are the card colours.
BROWN: Final = 1
GREY: Final = 2
BLUE: Final = 4
YELLOW: Final = 8
RED: Final = 16
GREEN: Final = 32
PURPLE: Final = 64
STAGES: Final = 128
#: Counts one if every stage of the board is built.
WHOLE_WONDER: Final = 256

COLOURS: Final = ["brown", "grey", "blue", "yellow", "red", "green", "purple"]
STAGES_INDEX: Final = 7

#: A one in each byte of an integer. (``1 << 8 * i`` would not do: compiled, the literal 1 has only 32 bits.)
ONE_IN_BYTE: Final = [1 << 8 * i for i in range(8)]

#: Score category of stage points, and of card points by colour. Cards of the other colours have no points.
WONDER_CATEGORY: Final = 2
_CATEGORY_BY_COLOUR_ID: Final = {"blue": 3, "yellow": 5, "purple": 6}
SCORE_CATEGORY_BY_COLOUR: Final = bytes([_CATEGORY_BY_COLOUR_ID.get(colour, WONDER_CATEGORY) for colour in COLOURS])

#: Scientific symbols; the last one is a symbol of the owner's choice.
SCIENCE_SYMBOLS: Final = ["compass", "gear", "tablet", "any"]

#: Bits of ``City.discounts``.
RAW_DISCOUNT_LEFT: Final = 1
RAW_DISCOUNT_RIGHT: Final = 2
GOODS_DISCOUNT_LEFT: Final = 4
GOODS_DISCOUNT_RIGHT: Final = 8

#: Bits of ``City.powers``: special powers of stages.
PLAY_LAST_CARD: Final = 1
DIG_UP: Final = 2
FREE_NEW_COLOUR: Final = 4
FREE_FIRST_CARD: Final = 8
FREE_LAST_CARD: Final = 16


@mypyc_attr(acyclic=True)  # holds only numbers, so the garbage collector can skip it
@final
class City:
    """The city of one player. The first group of fields is the position, the second is derived and cached.

    ``built`` holds card numbers, ``cards_under_board`` the packed face-down cards of the stages, ``tokens`` the values
    of the conflict tokens in the order received. ``side`` is 0 for day, 1 for night, -1 before it is chosen. ``hand``
    is a packed hand, ``choice`` the action chosen this turn, and ``public_move`` the last revealed move as the others
    saw it; NOT_CHOSEN if there is none. Clones share the three lists until one of them changes
    (``copy_shared_lists``).
    """

    board: i64
    side: i64
    stages: i64
    coins: i64
    hand: i64
    choice: i64
    public_move: i64
    #: Whether a clone may share the three lists.
    _shares_lists: bool
    #: Number of stages on the chosen side.
    stage_count: i64
    #: Packed production, and the part that neighbours can buy (see ``resources``).
    makes_raw: i64
    makes_goods: i64
    sells_raw: i64
    sells_goods: i64
    #: One byte each: cards of each colour, then stages.
    structure_counts: i64
    #: One byte for each of SCIENCE_SYMBOLS.
    science: i64
    shields: i64
    discounts: i64
    powers: i64
    #: Bit mask of chain symbols.
    chains: i64
    #: Bit mask of structure names, in two words.
    names_low: i64
    names_high: i64
    #: Points that do not depend on counting, one byte for each score category.
    fixed_points: i64
    #: Number of effects whose points depend on counting.
    counting_effects: i64

    def __init__(
        self, board: i64, side: i64, built: list[int], cards_under_board: list[int], tokens: list[int]
    ) -> None:
        self.board = board
        self.side = side
        self.stages = 0
        self.coins = 0
        self.hand = EMPTY_HAND
        self.choice = NOT_CHOSEN
        self.public_move = NOT_CHOSEN
        self._shares_lists = False
        self.stage_count = 0
        self.built = built
        self.cards_under_board = cards_under_board
        self.tokens = tokens
        self.makes_raw = 0
        self.makes_goods = 0
        self.sells_raw = 0
        self.sells_goods = 0
        self.structure_counts = 0
        self.science = 0
        self.shields = 0
        self.discounts = 0
        self.powers = 0
        self.chains = 0
        self.names_low = 0
        self.names_high = 0
        self.fixed_points = 0
        self.counting_effects = 0

    def clone(self) -> City:
        other = City(self.board, self.side, self.built, self.cards_under_board, self.tokens)
        other.stages = self.stages
        other.coins = self.coins
        other.hand = self.hand
        other.choice = self.choice
        other.public_move = self.public_move
        self._shares_lists = True
        other._shares_lists = True
        other.stage_count = self.stage_count
        other.makes_raw = self.makes_raw
        other.makes_goods = self.makes_goods
        other.sells_raw = self.sells_raw
        other.sells_goods = self.sells_goods
        other.structure_counts = self.structure_counts
        other.science = self.science
        other.shields = self.shields
        other.discounts = self.discounts
        other.powers = self.powers
        other.chains = self.chains
        other.names_low = self.names_low
        other.names_high = self.names_high
        other.fixed_points = self.fixed_points
        other.counting_effects = self.counting_effects
        return other

    def copy_shared_lists(self) -> None:
        """Copy the lists before a change if a clone shares them."""
        if self._shares_lists:
            self.built = self.built.copy()
            self.cards_under_board = self.cards_under_board.copy()
            self.tokens = self.tokens.copy()
            self._shares_lists = False

    def add_change(self, change: City) -> None:
        """Add the derived fields of ``part`` to this city."""
        self.makes_raw = add_production(self.makes_raw, change.makes_raw)
        self.makes_goods = add_production(self.makes_goods, change.makes_goods)
        self.sells_raw = add_production(self.sells_raw, change.sells_raw)
        self.sells_goods = add_production(self.sells_goods, change.sells_goods)
        self.structure_counts += change.structure_counts
        self.science += change.science
        self.shields += change.shields
        self.discounts |= change.discounts
        self.powers |= change.powers
        self.chains |= change.chains
        self.names_low |= change.names_low
        self.names_high |= change.names_high
        self.fixed_points += change.fixed_points
        self.counting_effects += change.counting_effects
