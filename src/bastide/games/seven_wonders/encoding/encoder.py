"""Encoder of 7 Wonders: positions as rows of numbers."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.core.options import Options
from bastide.core.state import State
from bastide.encoding.encoder import Encoder, EncoderMaker, Facts, small
from bastide.games.seven_wonders.encoding.vocabulary import (
    ACTIONS,
    BOARD_COLUMN,
    BOARD_WORDS,
    CARD_COLUMN,
    CARD_WORDS,
    UNKNOWN,
    VERSION,
)
from bastide.games.seven_wonders.rules.actions import DOING, PAIR, SIDE, SUBJECT
from bastide.games.seven_wonders.rules.city.boards import SIDES
from bastide.games.seven_wonders.rules.city.city import COLOURS, SCIENCE, City
from bastide.games.seven_wonders.rules.city.resources import RESOURCES
from bastide.games.seven_wonders.rules.constants import AFTER_LAST_TURN, AGES, DIGGING, NOT_YET, PHASES
from bastide.games.seven_wonders.rules.state.face_down import age_of, card_of
from bastide.games.seven_wonders.rules.state.hand import NO_CARDS, card_at, size_of
from bastide.games.seven_wonders.rules.state.pools import pool_of, pool_of_trace
from bastide.games.seven_wonders.rules.state.state import SevenWondersState
from bastide.games.seven_wonders.rules.turn.scoring import CATEGORIES, COINS_PER_POINT, MILITARY, TREASURY, built_points
from bastide.games.seven_wonders.rules.turn.trade import LEFT_PART, RIGHT_PART

#: Fields of the part ``seats``, for each player.
SEAT: Final = ["coins", "shields", "stages", "stages_in_all", "victories", "defeats", "cards_in_hand", "chosen"]
DISCOUNTS: Final = ["raw_left", "raw_right", "goods_left", "goods_right"]
POWERS: Final = ["play_last_card", "dig_up", "free_new_colour", "free_first_card", "free_last_card"]

#: Numbers per city in each part.
_CARDS: Final[i64] = len(CARD_WORDS)
_BOARDS: Final[i64] = len(BOARD_WORDS)
_SIDES: Final[i64] = len(SIDES)
_SEAT: Final[i64] = len(SEAT)
_COLOURS: Final[i64] = len(COLOURS)
_SYMBOLS: Final[i64] = len(SCIENCE)
_RESOURCES: Final[i64] = len(RESOURCES)
_DISCOUNTS: Final[i64] = len(DISCOUNTS)
_POWERS: Final[i64] = len(POWERS)
_CATEGORIES: Final[i64] = len(CATEGORIES)
#: Bits of a pool key (``hidden_card_pools``) with the turn in which the viewer last held the hand; 0 if never.
_SIGHT: Final[i64] = 15


@final
class SevenWondersEncoder(Encoder):
    """Writes the viewer's hand, and the cities in seating order from the viewer to the left."""

    age: i64
    turn: i64
    phase: i64
    hand: i64
    under: i64
    discard: i64
    discarded: i64
    seats: i64
    board: i64
    side: i64
    built: i64
    colours: i64
    science: i64
    makes: i64
    sells: i64
    discounts: i64
    powers: i64
    points: i64
    passed: i64

    def __init__(self, players: int) -> None:
        super().__init__(VERSION, players, ACTIONS)
        cards = (len(CARD_WORDS),)
        self.age = self.part("age", (AGES,), "one-hot: Age I, II, III")
        self.turn = self.part("turn", (AFTER_LAST_TURN,), "one-hot: turn 1 to 6; the seventh is for a last card")
        self.phase = self.part("phase", (len(PHASES),), "one-hot: " + ", ".join(PHASES))
        self.hand = self.part("hand", cards, "the viewer's hand")
        self.under = self.part("under", cards, "the cards under the viewer's board")
        self.discard = self.part("discard", cards, "the discard, while the viewer digs in it")
        self.discarded = self.part("discarded", (1,), "how many cards lie in the discard")
        self.seats = self.part("seats", (players, len(SEAT)), "of each city: " + ", ".join(SEAT))
        self.board = self.part("board", (players, len(BOARD_WORDS)), "one-hot: " + ", ".join(BOARD_WORDS))
        self.side = self.part("side", (players, len(SIDES)), "one-hot: day, night; nothing before it is chosen")
        self.built = self.part("built", (players, len(CARD_WORDS)), "1 for each card that stands in the city")
        self.colours = self.part("colours", (players, len(COLOURS)), "cards of each colour: " + ", ".join(COLOURS))
        self.science = self.part("science", (players, len(SCIENCE)), "symbols: " + ", ".join(SCIENCE))
        self.makes = self.part(
            "makes",
            (players, len(RESOURCES)),
            "symbols that can yield " + ", ".join(RESOURCES) + " (7 stands for more)",
        )
        self.sells = self.part("sells", (players, len(RESOURCES)), "those of them that neighbours can buy from")
        self.discounts = self.part(
            "discounts", (players, len(DISCOUNTS)), "1 if it buys for 1: " + ", ".join(DISCOUNTS)
        )
        self.powers = self.part("powers", (players, len(POWERS)), "1 if its stages give it: " + ", ".join(POWERS))
        self.points = self.part("points", (players, len(CATEGORIES)), "the score sheet now: " + ", ".join(CATEGORIES))
        self.passed = self.part(
            "passed", (players, len(CARD_WORDS)), "the cards that may be in each hand, of hands the viewer has held"
        )

    def observe(self, state: State, viewer: int, row: vec[i16], at: i64) -> None:
        game = cast(SevenWondersState, state)
        row[at + self.age + game.age - 1] = 1
        row[at + self.turn + game.turn - 1] = 1
        row[at + self.phase + game.phase] = 1
        _count_hand(game.cities[viewer].hand, row, at + self.hand)
        _count_face_down(game.cities[viewer].under, row, at + self.under)
        row[at + self.discarded] = small(len(game.discard))
        if game.phase == DIGGING and game.digging[0] == viewer:
            _count_face_down(game.discard, row, at + self.discard)
        players: i64 = self.players
        place: i64 = 0
        player: i64 = viewer
        while place < players:
            self._write_city(game, player, place, row, at)
            if place > 0:
                self._write_passed(game, viewer, player, row, at + self.passed + place * _CARDS)
            place += 1
            player = player + 1 if player + 1 < players else 0

    def kinds(self) -> list[Facts]:
        return [{card: 1.0} for card in CARD_WORDS]

    def action_rows(self) -> list[list[int]]:
        """Return action type, card column and payment for each action. Each side of a board is an action type."""
        found: list[list[int]] = []
        for action in range(self.actions):
            action_type, card, payment = DOING[action], SUBJECT[action], PAIR[action]
            column = -1
            if action_type == SIDE:
                action_type += card
            elif card >= 0 and CARD_COLUMN[card] != UNKNOWN:
                column = CARD_COLUMN[card]
            found.append([action_type, column, LEFT_PART[payment], RIGHT_PART[payment]])
        return found

    def _write_city(self, game: SevenWondersState, player: i64, place: i64, row: vec[i16], at: i64) -> None:
        city = game.cities[player]
        start: i64 = at + self.seats + place * _SEAT
        points: i64 = at + self.points + place * _CATEGORIES
        row[start] = i16(city.coins)
        row[start + 1] = i16(city.shields)
        row[start + 2] = i16(city.stages)
        row[start + 3] = i16(city.stages_in_all)
        victories: i64 = 0
        military: i64 = 0
        for each in city.tokens:
            token: i64 = each
            military += token
            if token > 0:
                victories += 1
        row[start + 4] = i16(victories)
        row[start + 5] = i16(len(city.tokens) - victories)
        row[start + 6] = i16(size_of(city.hand))
        if city.choice != NOT_YET:
            row[start + 7] = 1
        board: i64 = BOARD_COLUMN[city.board]
        if board >= 0:
            row[at + self.board + place * _BOARDS + board] = 1
        if city.side >= 0:
            row[at + self.side + place * _SIDES + city.side] = 1
        _count(city.built, row, at + self.built + place * _CARDS)
        _write_bytes(city.things, _COLOURS, row, at + self.colours + place * _COLOURS)
        _write_bytes(city.science, _SYMBOLS, row, at + self.science + place * _SYMBOLS)
        self._write_trade(city, place, row, at)
        _write_bytes(built_points(game.cities, player), _CATEGORIES, row, points)
        row[points + MILITARY] = i16(military)
        row[points + TREASURY] = i16(city.coins // COINS_PER_POINT)

    def _write_passed(self, game: SevenWondersState, viewer: i64, player: i64, row: vec[i16], start: i64) -> None:
        """Write the cards that the viewer saw in a player's current hand, minus those built since."""
        players: i64 = self.players
        key: i64 = pool_of(game.age, game.turn, player, viewer, players)
        hand: i64 = game.cities[player].hand
        if key & _SIGHT == 0 or hand == NO_CARDS:
            return
        for dug in game.dug:
            if age_of(dug) == game.age:
                return  # the hand from which the dug-up card came is not certain
        _count_hand(hand, row, start)
        self._count_pool(game.discard, key, viewer, row, start)
        for city in game.cities:
            self._count_pool(city.under, key, viewer, row, start)

    def _count_pool(self, face_down_cards: list[int], key: i64, viewer: i64, row: vec[i16], start: i64) -> None:
        for face_down in face_down_cards:
            if pool_of_trace(face_down, viewer, self.players) == key:
                column: i64 = CARD_COLUMN[card_of(face_down)]
                if column != UNKNOWN:
                    row[start + column] += 1

    def _write_trade(self, city: City, place: i64, row: vec[i16], at: i64) -> None:
        """Write production, resources for sale, discounts and powers of a city."""
        start: i64 = at + self.makes + place * _RESOURCES
        _write_production(city.makes_raw, city.makes_goods, row, start)
        start = at + self.sells + place * _RESOURCES
        _write_production(city.sells_raw, city.sells_goods, row, start)
        _write_bits(city.discounts, _DISCOUNTS, row, at + self.discounts + place * _DISCOUNTS)
        _write_bits(city.powers, _POWERS, row, at + self.powers + place * _POWERS)


def _count(cards: list[int], row: vec[i16], start: i64) -> None:
    """Add one for each card, in its column."""
    for number in cards:
        column: i64 = CARD_COLUMN[number]
        if column != UNKNOWN:
            row[start + column] += 1


def _count_hand(hand: i64, row: vec[i16], start: i64) -> None:
    place: i64 = 0
    while hand >> (8 * place) != 0:
        column: i64 = CARD_COLUMN[card_at(hand, place)]
        if column != UNKNOWN:
            row[start + column] += 1
        place += 1


def _count_face_down(face_down_cards: list[int], row: vec[i16], start: i64) -> None:
    for face_down in face_down_cards:
        column: i64 = CARD_COLUMN[card_of(face_down)]
        if column != UNKNOWN:
            row[start + column] += 1


def _write_production(raw: i64, goods: i64, row: vec[i16], start: i64) -> None:
    """Write the number of symbols for each resource.

    They are the counts of the sets with a single resource (see ``resources``).
    """
    row[start] = i16(raw & 15)
    row[start + 1] = i16(raw >> 4 & 15)
    row[start + 2] = i16(raw >> 12 & 15)
    row[start + 3] = i16(raw >> 28 & 15)
    row[start + 4] = i16(goods & 15)
    row[start + 5] = i16(goods >> 4 & 15)
    row[start + 6] = i16(goods >> 12 & 15)


def _write_bits(bits: i64, count: i64, row: vec[i16], start: i64) -> None:
    i: i64 = 0
    while bits != 0 and i < count:
        row[start + i] = i16(bits & 1)
        bits >>= 1
        i += 1


def _write_bytes(packed: i64, count: i64, row: vec[i16], start: i64) -> None:
    """Write the bytes of an integer, lowest first."""
    i: i64 = 0
    while packed != 0 and i < count:
        row[start + i] = i16(packed & 255)
        packed >>= 8
        i += 1


@final
class SevenWondersMaker(EncoderMaker):
    """Makes encoders of 7 Wonders."""

    def make(self, players: int, options: Options) -> Encoder:
        return SevenWondersEncoder(players)


MAKER: Final = SevenWondersMaker()
