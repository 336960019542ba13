"""7 Wonders as numbers."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.core.options import Options
from bastide.core.state import State
from bastide.encoding.encoder import Encoder, EncoderMaker, small
from bastide.games.seven_wonders.rules.actions import ACTION_SPACE
from bastide.games.seven_wonders.rules.boards import BOARD_IDS, SIDES
from bastide.games.seven_wonders.rules.cards import CARDS
from bastide.games.seven_wonders.rules.city import COLOURS, SCIENCE, City
from bastide.games.seven_wonders.rules.constants import AFTER_LAST_TURN, AGES, DIGGING, NOT_YET, PHASES
from bastide.games.seven_wonders.rules.face_down import card_of
from bastide.games.seven_wonders.rules.resources import RESOURCES
from bastide.games.seven_wonders.rules.scoring import CATEGORIES, score_sheet
from bastide.games.seven_wonders.rules.state import SevenWondersState

VERSION: Final = 1

#: The numbers of ``seats``, for each player.
SEAT: Final = ["coins", "shields", "stages", "stages_in_all", "victories", "defeats", "cards_in_hand", "chosen"]
DISCOUNTS: Final = ["raw_left", "raw_right", "goods_left", "goods_right"]
POWERS: Final = ["play_last_card", "dig_up", "free_new_colour", "free_first_card", "free_last_card"]

_CARDS: Final[i64] = len(CARDS)
#: Where in a production (see ``resources``) the symbols are counted that yield one raw material or good: the sets
#: with a single resource in them.
_SINGLE: Final[list[int]] = [0, 4, 12, 28]


@final
class SevenWondersEncoder(Encoder):
    """The viewer's hand, and the cities in the order in which they sit, the viewer's first and then to the left."""

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

    def __init__(self, players: int) -> None:
        super().__init__(VERSION, players, ACTION_SPACE)
        cards = (len(CARDS),)
        self.age = self.part("age", (AGES,), "one-hot: Age I, II, III")
        self.turn = self.part("turn", (AFTER_LAST_TURN,), "one-hot: turn 1 to 6; the seventh is for a last card")
        self.phase = self.part("phase", (len(PHASES),), "one-hot: " + ", ".join(PHASES))
        self.hand = self.part("hand", cards, "the viewer's hand")
        self.under = self.part("under", cards, "the cards under the viewer's board")
        self.discard = self.part("discard", cards, "the discard, while the viewer digs in it")
        self.discarded = self.part("discarded", (1,), "how many cards lie in the discard")
        self.seats = self.part("seats", (players, len(SEAT)), "of each city: " + ", ".join(SEAT))
        self.board = self.part("board", (players, len(BOARD_IDS)), "one-hot: " + ", ".join(BOARD_IDS))
        self.side = self.part("side", (players, len(SIDES)), "one-hot: day, night; nothing before it is chosen")
        self.built = self.part("built", (players, len(CARDS)), "1 for each card that stands in the city")
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

    def observe(self, state: State, viewer: int, row: vec[i16], at: i64) -> None:
        game = cast(SevenWondersState, state)
        row[at + self.age + game.age - 1] = 1
        row[at + self.turn + game.turn - 1] = 1
        row[at + self.phase + game.phase] = 1
        for number in game.hands[viewer]:
            card: i64 = number
            row[at + self.hand + card] += 1
        for trace in game.cities[viewer].under:
            row[at + self.under + card_of(trace)] += 1
        row[at + self.discarded] = small(len(game.discard))
        if game.phase == DIGGING and game.digging[0] == viewer:
            for trace in game.discard:
                row[at + self.discard + card_of(trace)] += 1
        players: i64 = self.players
        place: i64 = 0
        player: i64 = viewer
        while place < players:
            self._write_city(game, player, place, row, at)
            place += 1
            player = player + 1 if player + 1 < players else 0

    def _write_city(self, game: SevenWondersState, player: i64, place: i64, row: vec[i16], at: i64) -> None:
        city = game.cities[player]
        start: i64 = at + self.seats + place * 8
        row[start] = small(city.coins)
        row[start + 1] = small(city.shields)
        row[start + 2] = small(city.stages)
        row[start + 3] = small(city.stages_in_all)
        for token in city.tokens:
            if token > 0:
                row[start + 4] += 1
            else:
                row[start + 5] += 1
        row[start + 6] = small(len(game.hands[player]))
        if game.choices[player] != NOT_YET:
            row[start + 7] = 1
        row[at + self.board + place * 7 + city.board] = 1
        if city.side >= 0:
            row[at + self.side + place * 2 + city.side] = 1
        start = at + self.built + place * _CARDS
        for number in city.built:
            card: i64 = number
            row[start + card] = 1
        _write_bytes(city.things, 7, row, at + self.colours + place * 7)
        _write_bytes(city.science, 4, row, at + self.science + place * 4)
        self._write_trade(city, place, row, at)
        start = at + self.points + place * 7
        i: i64 = 0
        sheet = score_sheet(game.cities, int(player))
        while i < 7:
            points: i64 = sheet[i]
            row[start + i] = small(points)
            i += 1

    def _write_trade(self, city: City, place: i64, row: vec[i16], at: i64) -> None:
        """What a city makes, sells, buys cheaper, and may do besides."""
        makes: i64 = at + self.makes + place * 7
        sells: i64 = at + self.sells + place * 7
        i: i64 = 0
        while i < 4:
            shift: i64 = _SINGLE[i]
            row[makes + i] = i16(city.makes_raw >> shift & 15)
            row[sells + i] = i16(city.sells_raw >> shift & 15)
            if i < 3:
                row[makes + 4 + i] = i16(city.makes_goods >> shift & 15)
                row[sells + 4 + i] = i16(city.sells_goods >> shift & 15)
            row[at + self.discounts + place * 4 + i] = i16(city.discounts >> i & 1)
            i += 1
        i = 0
        while i < 5:
            row[at + self.powers + place * 5 + i] = i16(city.powers >> i & 1)
            i += 1


def _write_bytes(packed: i64, count: i64, row: vec[i16], start: i64) -> None:
    """Numbers that stand in the bytes of an integer, the lowest first."""
    i: i64 = 0
    while i < count:
        row[start + i] = i16(packed & 255)
        packed >>= 8
        i += 1


@final
class SevenWondersMaker(EncoderMaker):
    def make(self, players: int, options: Options, settings: dict[str, int]) -> Encoder:
        return SevenWondersEncoder(players)


MAKER: Final = SevenWondersMaker()
