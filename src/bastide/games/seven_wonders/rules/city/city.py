"""A city: one player's board and everything built there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from bastide.games.seven_wonders.rules.city.resources import together
from bastide.games.seven_wonders.rules.constants import NOT_YET
from bastide.games.seven_wonders.rules.state.hand import NO_CARDS

#: What can be counted in a city. The seven colours are also the colours of the cards.
BROWN: Final = 1
GREY: Final = 2
BLUE: Final = 4
YELLOW: Final = 8
RED: Final = 16
GREEN: Final = 32
PURPLE: Final = 64
STAGES: Final = 128
#: Counts one if every stage of the board stands.
WHOLE_WONDER: Final = 256

COLOURS: Final = ["brown", "grey", "blue", "yellow", "red", "green", "purple"]
STAGES_INDEX: Final = 7

#: A one in each byte of an integer. (``1 << 8 * i`` would not do: compiled, the literal 1 has only 32 bits.)
ONE_IN_BYTE: Final = [1 << 8 * i for i in range(8)]

#: The line of the score sheet for the points of a stage; and that for the points on a card, by its colour. No card of
#: the other colours has any.
WONDER: Final = 2
_LINE_OF_COLOUR: Final = {"blue": 3, "yellow": 5, "purple": 6}
LINES: Final = bytes([_LINE_OF_COLOUR.get(colour, WONDER) for colour in COLOURS])

#: Scientific symbols; the last one is of the owner's choice.
SCIENCE: Final = ["compass", "gear", "tablet", "any"]

#: Bits of ``City.discounts``.
RAW_LEFT: Final = 1
RAW_RIGHT: Final = 2
GOODS_LEFT: Final = 4
GOODS_RIGHT: Final = 8

#: Bits of ``City.powers``: what a stage lets its owner do.
PLAY_LAST_CARD: Final = 1
DIG_UP: Final = 2
FREE_NEW_COLOUR: Final = 4
FREE_FIRST_CARD: Final = 8
FREE_LAST_CARD: Final = 16


@mypyc_attr(acyclic=True)  # holds nothing but numbers: nothing for the garbage collector to look through
@final
class City:
    """The first group of fields is the position; the second follows from it and is kept for speed.

    ``built`` holds card numbers, ``under`` the traces (see face_down.py) of the cards used for stages, ``tokens`` the
    values of the conflict tokens in the order in which they came. ``side`` is 0 for day, 1 for night, -1 before it
    is chosen. ``hand`` is what the player holds (see hand.py), ``choice`` the action chosen in this turn, and ``move``
    what everybody saw the player do when the last choices were revealed (the card of a stage or a sale hidden); NOT_YET
    if there is none. Copies of a city share the three lists until one of them builds on: see ``own_rows``.
    """

    board: i64
    side: i64
    stages: i64
    coins: i64
    hand: i64
    choice: i64
    move: i64
    #: Whether a copy may have the same three lists.
    _shared: bool
    #: How many stages the board side has.
    stages_in_all: i64
    #: Production and what of it neighbours can buy, as resources.py counts it.
    makes_raw: i64
    makes_goods: i64
    sells_raw: i64
    sells_goods: i64
    #: One byte each: cards of each colour, then stages.
    things: i64
    #: One byte for each of SCIENCE.
    science: i64
    shields: i64
    discounts: i64
    powers: i64
    #: Chain symbols, one bit each.
    chains: i64
    #: Names of the structures, one bit each, in two words.
    names_low: i64
    names_high: i64
    #: One byte for each line of the score sheet: the points that are printed there as they are ...
    printed: i64
    #: ... and how many cards and stages have points by what they count.
    counting: i64

    def __init__(self, board: i64, side: i64, built: list[int], under: list[int], tokens: list[int]) -> None:
        self.board = board
        self.side = side
        self.stages = 0
        self.coins = 0
        self.hand = NO_CARDS
        self.choice = NOT_YET
        self.move = NOT_YET
        self._shared = False
        self.stages_in_all = 0
        self.built = built
        self.under = under
        self.tokens = tokens
        self.makes_raw = 0
        self.makes_goods = 0
        self.sells_raw = 0
        self.sells_goods = 0
        self.things = 0
        self.science = 0
        self.shields = 0
        self.discounts = 0
        self.powers = 0
        self.chains = 0
        self.names_low = 0
        self.names_high = 0
        self.printed = 0
        self.counting = 0

    def clone(self) -> City:
        other = City(self.board, self.side, self.built, self.under, self.tokens)
        other.stages = self.stages
        other.coins = self.coins
        other.hand = self.hand
        other.choice = self.choice
        other.move = self.move
        self._shared = True
        other._shared = True
        other.stages_in_all = self.stages_in_all
        other.makes_raw = self.makes_raw
        other.makes_goods = self.makes_goods
        other.sells_raw = self.sells_raw
        other.sells_goods = self.sells_goods
        other.things = self.things
        other.science = self.science
        other.shields = self.shields
        other.discounts = self.discounts
        other.powers = self.powers
        other.chains = self.chains
        other.names_low = self.names_low
        other.names_high = self.names_high
        other.printed = self.printed
        other.counting = self.counting
        return other

    def own_rows(self) -> None:
        """Before one of the lists is changed: a copy keeps those that there were."""
        if self._shared:
            self.built = self.built.copy()
            self.under = self.under.copy()
            self.tokens = self.tokens.copy()
            self._shared = False

    def add(self, part: City) -> None:
        """What stands in ``part`` stands here too: the fields that follow from the position, each added up."""
        self.makes_raw = together(self.makes_raw, part.makes_raw)
        self.makes_goods = together(self.makes_goods, part.makes_goods)
        self.sells_raw = together(self.sells_raw, part.sells_raw)
        self.sells_goods = together(self.sells_goods, part.sells_goods)
        self.things += part.things
        self.science += part.science
        self.shields += part.shields
        self.discounts |= part.discounts
        self.powers |= part.powers
        self.chains |= part.chains
        self.names_low |= part.names_low
        self.names_high |= part.names_high
        self.printed += part.printed
        self.counting += part.counting
