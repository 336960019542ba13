"""Encoder of 7 Wonders: positions as rows of numbers."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.core.errors import InvalidOption, closest_match
from bastide.core.options import Options
from bastide.core.state import State
from bastide.encoding.encoder_api import Encoder, EncoderFactory, Features, clip_to_int16
from bastide.games.seven_wonders.encoding.vocabulary import (
    ACTION_COUNT,
    BOARD_COLUMN,
    BOARD_VOCABULARY,
    CARD_COLUMN,
    CARD_VOCABULARY,
    UNKNOWN_COLUMN,
    VOCABULARY_VERSION,
)
from bastide.games.seven_wonders.rules.action_space import ACTION_PAYMENT, ACTION_SUBJECT, ACTION_TYPE, SIDE
from bastide.games.seven_wonders.rules.city.board_definition import SIDES
from bastide.games.seven_wonders.rules.city.city_state import COLOURS, SCIENCE_SYMBOLS, City
from bastide.games.seven_wonders.rules.city.resources import RESOURCES
from bastide.games.seven_wonders.rules.game import ADDED_CARDS
from bastide.games.seven_wonders.rules.rulebook_constants import (
    AFTER_LAST_TURN,
    AGE_COUNT,
    DIGGING,
    NOT_CHOSEN,
    PHASE_IDS,
)
from bastide.games.seven_wonders.rules.state.face_down_card import card_number, put_away_age
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState
from bastide.games.seven_wonders.rules.state.hidden_card_pools import face_down_pool_key, hand_pool_key
from bastide.games.seven_wonders.rules.state.packed_hand import EMPTY_HAND, card_at, hand_size
from bastide.games.seven_wonders.rules.turn.payment_options import COINS_TO_LEFT, COINS_TO_RIGHT
from bastide.games.seven_wonders.rules.turn.scoring import (
    COINS_PER_POINT,
    MILITARY_CATEGORY,
    SCORE_CATEGORIES,
    TREASURY_CATEGORY,
    pack_structure_points,
)

#: Fields of the part ``seats``, for each player.
SEAT_FIELDS: Final = ["coins", "shields", "stages", "stages_in_all", "victories", "defeats", "cards_in_hand", "chosen"]
DISCOUNT_IDS: Final = ["raw_left", "raw_right", "goods_left", "goods_right"]
POWER_IDS: Final = ["play_last_card", "dig_up", "free_new_colour", "free_first_card", "free_last_card"]

#: Numbers per city in each part.
_CARDS: Final[i64] = len(CARD_VOCABULARY)
_BOARDS: Final[i64] = len(BOARD_VOCABULARY)
_SIDES: Final[i64] = len(SIDES)
_SEAT: Final[i64] = len(SEAT_FIELDS)
_COLOURS: Final[i64] = len(COLOURS)
_SYMBOLS: Final[i64] = len(SCIENCE_SYMBOLS)
_RESOURCES: Final[i64] = len(RESOURCES)
_DISCOUNTS: Final[i64] = len(DISCOUNT_IDS)
_POWERS: Final[i64] = len(POWER_IDS)
_CATEGORIES: Final[i64] = len(SCORE_CATEGORIES)
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
        super().__init__(VOCABULARY_VERSION, players, ACTION_COUNT)
        cards = (len(CARD_VOCABULARY),)
        self.age = self.add_part("age", (AGE_COUNT,), "one-hot: Age I, II, III")
        self.turn = self.add_part("turn", (AFTER_LAST_TURN,), "one-hot: turn 1 to 6, then the last card after turn 6")
        self.phase = self.add_part("phase", (len(PHASE_IDS),), "one-hot: " + ", ".join(PHASE_IDS))
        self.hand = self.add_part("hand", cards, "cards in the viewer's hand")
        self.under = self.add_part("under", cards, "cards under the viewer's board")
        self.discard = self.add_part("discard", cards, "cards in the discard pile, while the viewer builds from it")
        self.discarded = self.add_part("discarded", (1,), "number of cards in the discard pile")
        self.seats = self.add_part("seats", (players, len(SEAT_FIELDS)), "for each city: " + ", ".join(SEAT_FIELDS))
        self.board = self.add_part("board", (players, len(BOARD_VOCABULARY)), "one-hot: " + ", ".join(BOARD_VOCABULARY))
        self.side = self.add_part("side", (players, len(SIDES)), "one-hot: day, night; all 0 before the choice")
        self.built = self.add_part("built", (players, len(CARD_VOCABULARY)), "1 for each card built in the city")
        self.colours = self.add_part("colours", (players, len(COLOURS)), "built cards by colour: " + ", ".join(COLOURS))
        self.science = self.add_part(
            "science", (players, len(SCIENCE_SYMBOLS)), "science symbols: " + ", ".join(SCIENCE_SYMBOLS)
        )
        self.makes = self.add_part(
            "makes",
            (players, len(RESOURCES)),
            "symbols that can produce " + ", ".join(RESOURCES) + " (7 means 7 or more)",
        )
        self.sells = self.add_part(
            "sells", (players, len(RESOURCES)), "symbols of `makes` that neighbours can buy from"
        )
        self.discounts = self.add_part(
            "discounts",
            (players, len(DISCOUNT_IDS)),
            "1 if the city pays 1 coin instead of 2: " + ", ".join(DISCOUNT_IDS),
        )
        self.powers = self.add_part(
            "powers", (players, len(POWER_IDS)), "1 if a built stage gives the power: " + ", ".join(POWER_IDS)
        )
        self.points = self.add_part(
            "points", (players, len(SCORE_CATEGORIES)), "current points by category: " + ", ".join(SCORE_CATEGORIES)
        )
        self.passed = self.add_part(
            "passed",
            (players, len(CARD_VOCABULARY)),
            "cards that may be in each hand, for hands that the viewer has held",
        )

    def write_observation(self, state: State, viewer: int, row: vec[i16], at: i64) -> None:
        game = cast(SevenWondersState, state)
        row[at + self.age + game.age - 1] = 1
        row[at + self.turn + game.turn - 1] = 1
        row[at + self.phase + game.phase] = 1
        _count_hand(game.cities[viewer].hand, row, at + self.hand)
        _count_face_down(game.cities[viewer].cards_under_board, row, at + self.under)
        row[at + self.discarded] = clip_to_int16(len(game.discard))
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

    def entity_kinds(self) -> list[Features]:
        return [{card: 1.0} for card in CARD_VOCABULARY]

    def action_descriptions(self) -> list[list[int]]:
        """Return action type, card column and payment for each action. Each side of a board is an action type."""
        found: list[list[int]] = []
        for action in range(self.actions):
            action_type, card, payment = ACTION_TYPE[action], ACTION_SUBJECT[action], ACTION_PAYMENT[action]
            column = -1
            if action_type == SIDE:
                action_type += card
            elif card >= 0 and CARD_COLUMN[card] != UNKNOWN_COLUMN:
                column = CARD_COLUMN[card]
            found.append([action_type, column, COINS_TO_LEFT[payment], COINS_TO_RIGHT[payment]])
        return found

    def _write_city(self, game: SevenWondersState, player: i64, place: i64, row: vec[i16], at: i64) -> None:
        city = game.cities[player]
        start: i64 = at + self.seats + place * _SEAT
        points: i64 = at + self.points + place * _CATEGORIES
        row[start] = i16(city.coins)
        row[start + 1] = i16(city.shields)
        row[start + 2] = i16(city.stages)
        row[start + 3] = i16(city.stage_count)
        victories: i64 = 0
        military: i64 = 0
        for each in city.tokens:
            token: i64 = each
            military += token
            if token > 0:
                victories += 1
        row[start + 4] = i16(victories)
        row[start + 5] = i16(len(city.tokens) - victories)
        row[start + 6] = i16(hand_size(city.hand))
        if city.choice != NOT_CHOSEN:
            row[start + 7] = 1
        board: i64 = BOARD_COLUMN[city.board]
        if board >= 0:
            row[at + self.board + place * _BOARDS + board] = 1
        if city.side >= 0:
            row[at + self.side + place * _SIDES + city.side] = 1
        _count(city.built, row, at + self.built + place * _CARDS)
        _write_bytes(city.structure_counts, _COLOURS, row, at + self.colours + place * _COLOURS)
        _write_bytes(city.science, _SYMBOLS, row, at + self.science + place * _SYMBOLS)
        self._write_trade(city, place, row, at)
        _write_bytes(pack_structure_points(game.cities, player), _CATEGORIES, row, points)
        row[points + MILITARY_CATEGORY] = i16(military)
        row[points + TREASURY_CATEGORY] = i16(city.coins // COINS_PER_POINT)

    def _write_passed(self, game: SevenWondersState, viewer: i64, player: i64, row: vec[i16], start: i64) -> None:
        """Write the cards that the viewer saw in a player's current hand, minus those built since."""
        players: i64 = self.players
        key: i64 = hand_pool_key(game.age, game.turn, player, viewer, players)
        hand: i64 = game.cities[player].hand
        if key & _SIGHT == 0 or hand == EMPTY_HAND:
            return
        for dug in game.dug:
            if put_away_age(dug) == game.age:
                return  # the hand from which the dug-up card came is not certain
        _count_hand(hand, row, start)
        self._count_pool(game.discard, key, viewer, row, start)
        for city in game.cities:
            self._count_pool(city.cards_under_board, key, viewer, row, start)

    def _count_pool(self, face_down_cards: list[int], key: i64, viewer: i64, row: vec[i16], start: i64) -> None:
        for face_down in face_down_cards:
            if face_down_pool_key(face_down, viewer, self.players) == key:
                column: i64 = CARD_COLUMN[card_number(face_down)]
                if column != UNKNOWN_COLUMN:
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
        if column != UNKNOWN_COLUMN:
            row[start + column] += 1


def _count_hand(hand: i64, row: vec[i16], start: i64) -> None:
    place: i64 = 0
    while hand >> (8 * place) != 0:
        column: i64 = CARD_COLUMN[card_at(hand, place)]
        if column != UNKNOWN_COLUMN:
            row[start + column] += 1
        place += 1


def _count_face_down(face_down_cards: list[int], row: vec[i16], start: i64) -> None:
    for face_down in face_down_cards:
        column: i64 = CARD_COLUMN[card_number(face_down)]
        if column != UNKNOWN_COLUMN:
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
class SevenWondersEncoderFactory(EncoderFactory):
    """Makes encoders of 7 Wonders."""

    def make_encoder(self, players: int, options: Options) -> Encoder:
        for option, known in (("boards", BOARD_VOCABULARY), (ADDED_CARDS, CARD_VOCABULARY)):
            named = options.get(option)
            for name in named if isinstance(named, list) else []:
                if name not in known:
                    raise InvalidOption(
                        "option-word",
                        f"seven_wonders_v{VOCABULARY_VERSION} does not cover {name!r}; leave it out",
                        option=option,
                        value=name,
                        close=closest_match(name, known),
                        known=", ".join(known),
                    )
        return SevenWondersEncoder(players)


ENCODER_FACTORY: Final = SevenWondersEncoderFactory()
