"""Positions built by hand, for tests and for the examples of the rulebook.

Cities hold only the given structures. Such a position has too few cards for a real game, but it can be played on.
"""

from __future__ import annotations

from collections import Counter

from bastide.core import Rng
from bastide.core.errors import InvalidSnapshot
from bastide.core.utilities.labelled_line_parser import LabelledText, TextPart, malformed_part_error
from bastide.games.seven_wonders.rules.action_space import ACTION_PAYMENT, action_notation
from bastide.games.seven_wonders.rules.cards.card_catalogue import (
    CARD_NUMBERS,
    CARDS,
    FIXED_DECKS,
)
from bastide.games.seven_wonders.rules.city.board_definition import SIDES
from bastide.games.seven_wonders.rules.city.city_state import City
from bastide.games.seven_wonders.rules.city.effects import produces as produce
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARD_IDS
from bastide.games.seven_wonders.rules.rulebook_constants import AGE_COUNT, CHOOSE_CARD, DEFEAT_POINTS, PHASE_IDS
from bastide.games.seven_wonders.rules.state.face_down_card import card_number, pack_face_down_card
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState
from bastide.games.seven_wonders.rules.state.packed_hand import pack_hand, unpack_hand
from bastide.games.seven_wonders.rules.turn.construction import (
    build_next_stage,
    choose_side,
    construct_card,
    found_city,
)
from bastide.games.seven_wonders.rules.turn.payment_options import COINS_TO_LEFT, COINS_TO_RIGHT
from bastide.games.seven_wonders.rules.turn.scoring import SCORE_CATEGORIES, score_sheet

A, B, C, D, E, F, G = range(7)

#: Hand of a player without a given hand, by Age. The card has no effect when it is sold.
FILLER_CARDS_BY_AGE = {1: "well", 2: "temple", 3: "palace"}

LABELS = ["players", "age", "turn", "phase", "discard", "seat"]
SEAT_LABELS = ["city", "hand", "under", "conflicts"]


class PositionBuilder:
    """Builds a position. By default every city has 0 coins and a board that produces nothing."""

    def __init__(self, players: int = 4, age: int = 1, turn: int = 1) -> None:
        self.players = players
        self.age = age
        self.turn = turn
        self.cities: dict[int, City] = {}
        self.hands: dict[int, list[int]] = {}
        self.discard: list[int] = []

    def set_city(
        self,
        seat: int,
        board: str = "",
        stages: int = 0,
        coins: int = 0,
        built: str = "",
        makes: str = "",
        under: str = "altar",
    ) -> PositionBuilder:
        """Set a city. ``board`` is like ``"gizah night"``; ``makes`` adds tradable symbols, ``"W W/S"``.

        ``under`` names the cards under the board, one for each stage; the last one is repeated.
        """
        if board:
            name, _, side = board.partition(" ")
            city = found_city(BOARD_IDS.index(name), SIDES.index(side or "day"))
        else:
            city = City(-1, 0, [], [], [])
        for card in built.split():
            construct_card(city, CARDS[CARD_NUMBERS[card]])
        for symbol in makes.split():
            produce(symbol).apply_to_city(city)
        city.coins = coins
        self.cities[seat] = city
        face_down = under.split()
        for stage in range(stages):
            build_next_stage(city)
            card = face_down[min(stage, len(face_down) - 1)]
            number = CARD_NUMBERS[card]
            city.cards_under_board.append(pack_face_down_card(number, int(CARDS[number].age), 1, seat))
        return self

    def set_hand(self, seat: int, cards: str) -> PositionBuilder:
        """Set a hand, as card ids."""
        self.hands[seat] = sorted(CARD_NUMBERS[card] for card in cards.split())
        return self

    def add_to_discard(self, cards: str, by: int = 1) -> PositionBuilder:
        """Add cards to the discard pile, as sold in the first turn of the Age of the card."""
        for card in cards.split():
            self.discard.append(pack_face_down_card(CARD_NUMBERS[card], int(CARDS[CARD_NUMBERS[card]].age), 1, by))
        return self

    def build_state(self) -> SevenWondersState:
        """Return the position, with default cities and hands where none were set."""
        for seat in range(self.players):
            if seat not in self.cities:
                self.set_city(seat)
        used = {int(city.board) for city in self.cities.values()}
        # boards without powers first
        spare = [board for board in (3, 2, 0, 6, 5, 4, 1) if board not in used]
        cities = [self.cities[seat] for seat in range(self.players)]
        for city in cities:
            if city.board < 0:
                city.board = spare.pop(0)
                choose_side(city, 0)
        filler = [CARD_NUMBERS[FILLER_CARDS_BY_AGE[self.age]]] * (8 - self.turn)
        for seat in range(self.players):
            cities[seat].hand = pack_hand(self.hands.get(seat, filler))
        state = SevenWondersState(self.players, Rng(7), cities, self.discard.copy(), [], [], [])
        state.age = self.age
        state.turn = self.turn
        state.phase = CHOOSE_CARD
        return state


def list_moves(state: SevenWondersState, seat: int) -> list[str]:
    """Return the short notation of all legal actions of a player."""
    return [action_notation(action) for action in state.legal_actions(seat)]


def list_constructions(state: SevenWondersState, seat: int) -> list[str]:
    """Return the cards that the player may construct now."""
    found = [move.split()[1] for move in list_moves(state, seat) if move.startswith("build ")]
    return list(dict.fromkeys(found))


def offered_payments(state: SevenWondersState, seat: int, what: str) -> list[tuple[int, int]]:
    """Return the payments (left, right) offered for ``"build palace"`` or ``"stage with altar"``, in order."""
    found = []
    for action in state.legal_actions(seat):
        text = action_notation(action)
        if text == what or text.startswith(what + " paying"):
            found.append((COINS_TO_LEFT[ACTION_PAYMENT[action]], COINS_TO_RIGHT[ACTION_PAYMENT[action]]))
    return found


def play_choices(state: SevenWondersState, choices: dict[int, str] | None = None) -> None:
    """Play one turn with these choices by seat. The other players sell their first card."""
    texts = {} if choices is None else choices
    for seat in state.players_to_act():
        text = texts.get(seat, "")
        if not text:
            text = next(move for move in list_moves(state, seat) if move.startswith("sell "))
        state.apply(seat, state.parse_action(seat, text))
    assert set(texts) <= set(range(state.players))


def coins_of(state: SevenWondersState, seat: int) -> int:
    """Return the coins of a city."""
    return int(state.cities[seat].coins)


def built_cards(state: SevenWondersState, seat: int) -> list[str]:
    """Return the ids of the built cards, in order."""
    return [CARDS[number].id for number in state.cities[seat].built]


def discarded_cards(state: SevenWondersState) -> list[str]:
    """Return the ids of the cards in the discard pile, sorted."""
    return sorted(CARDS[card_number(face_down)].id for face_down in state.discard)


def hand_cards(state: SevenWondersState, seat: int) -> list[str]:
    """Return the ids of the cards in a hand."""
    return [CARDS[number].id for number in unpack_hand(state.cities[seat].hand)]


def points_by_category(state: SevenWondersState, seat: int) -> dict[str, int]:
    """Return the current points of a city by category."""
    return dict(zip(SCORE_CATEGORIES, score_sheet(state.cities, seat), strict=True))


class CardBox:
    """The cards of a game with this number of players, in the Ages so far. Takes each card only once.

    All guilds are available in Age III. A card of an extension takes the place of the card that it replaces.
    """

    def __init__(self, players: int, age: int) -> None:
        self.players = players
        numbers = [number for deck in FIXED_DECKS[players][: age + 1] for number in deck]
        self.left = Counter(CARDS[number].id for number in numbers)
        if age == 3:
            self.left.update(card.id for card in CARDS if card.is_guild)

    def take_named(self, card: TextPart) -> None:
        """Take a card out. Raises InvalidSnapshot if it is unknown or none is left."""
        if card.text not in CARD_NUMBERS:
            name = card.text[:40]
            raise card.error(InvalidSnapshot("position-part-card", f"unknown card {name!r}", card=name))
        place = CARDS[CARD_NUMBERS[card.text]].replaces or card.text
        if self.left[place] == 0:
            raise card.error(
                InvalidSnapshot(
                    "position-part-copies",
                    f"too many cards {card.text!r} for {self.players} players and this Age",
                    card=card.text,
                    players=self.players,
                )
            )
        self.left[place] -= 1

    def take_any(self, age: int, count: int) -> str:
        """Take cards of an Age out, and return their ids. Raises InvalidSnapshot if too few are left."""
        found: list[str] = []
        for card, copies in self.left.items():
            if CARDS[CARD_NUMBERS[card]].age == age:
                found += [card] * min(copies, count - len(found))
        self.left.subtract(found)
        if len(found) < count:
            problem = InvalidSnapshot(
                "position-part-few-cards",
                f"too few cards of Age {age} for {self.players} players",
                age=age,
                players=self.players,
            )
            raise InvalidSnapshot(
                "bad-snapshot",
                f"not a valid seven_wonders position: {problem}",
                game="seven_wonders",
                problem=problem,
            )
        return " ".join(found)


def parse_position(text: str) -> tuple[SevenWondersState, int]:
    """Parse the labelled parts of a position text. Returns the state and the viewer. Raises InvalidSnapshot.

    ``city 0: gizah day, 1 stages, 4 coins, well altar`` is a city with its built cards, ``hand 0`` the hand of its
    player, ``under 0`` the cards under the board, ``conflicts 0`` the values of the conflict tokens, ``discard`` the
    discard pile, ``seat`` the viewer. Hands and cards under boards that are not given are other cards of the game.
    """
    parts = LabelledText(text, LABELS, SEAT_LABELS)
    parts.forbid_lines()
    scene = PositionBuilder(
        parts.number("players", 3, 3, 7), parts.number("age", 1, 1, AGE_COUNT), parts.number("turn", 1, 1, 7)
    )
    cities: dict[int, list[TextPart]] = {}
    for seat, part in parts.by_seat("city", scene.players).items():
        fields = part.split(",")
        if len(fields) != 4:
            raise part.error(malformed_part_error("gizah day, 1 stages, 4 coins, well altar", part.text[:60]))
        cities[seat] = fields
    hands, under = parts.by_seat("hand", scene.players), parts.by_seat("under", scene.players)
    box = CardBox(scene.players, scene.age)
    for cards in [*[city[-1] for city in cities.values()], *hands.values(), *under.values(), parts.find("discard")]:
        for card in cards.words():
            box.take_named(card)
    boards: set[int] = set()
    for seat, (board, stages, purse, built) in cities.items():
        words = [*board.words(), *board.words()[-1:]][:2]
        if not words or len(board.words()) > 2:
            raise board.error(malformed_part_error("gizah day", board.text[:40]))
        number = words[0].choose(BOARD_IDS)
        if number in boards:
            raise words[0].error(
                InvalidSnapshot(
                    "position-part-board-twice", f"two cities have the board {board.text!r}", board=words[0].text
                )
            )
        boards.add(number)
        check_built_once(built.words())
        if len(board.words()) == 2:
            words[1].choose(SIDES)
        count = counted_number(stages, 4)
        face_down = under[seat].text if seat in under else box.take_any(1, count)
        if len(face_down.split()) != count:
            raise under[seat].error(
                InvalidSnapshot("position-part-under", f"expected {count} cards under the board", count=count)
            )
        scene.set_city(seat, board.text, count, counted_number(purse, 999), built.text, under=face_down)
    for seat in range(scene.players):
        scene.set_hand(seat, hands[seat].text if seat in hands else box.take_any(scene.age, 8 - scene.turn))
    scene.add_to_discard(parts.text("discard"), by=0)
    state = scene.build_state()
    for seat, part in parts.by_seat("conflicts", scene.players).items():
        state.cities[seat].tokens = [word.number(DEFEAT_POINTS, 9) for word in part.words()]
    if "phase" in parts.parts:
        state.phase = parts.parts["phase"].choose(PHASE_IDS)
    return state, parts.number("seat", 0, -1, scene.players - 1)


def check_built_once(cards: list[TextPart]) -> None:
    """Raise InvalidSnapshot if a city has a card twice."""
    seen: set[str] = set()
    for card in cards:
        if card.text in seen:
            raise card.error(
                InvalidSnapshot("position-part-built-twice", f"a city can have {card.text!r} once", card=card.text)
            )
        seen.add(card.text)


def counted_number(part: TextPart, high: int) -> int:
    """Parse the number in ``2 stages``."""
    words = part.words()
    if not words:
        raise part.error(InvalidSnapshot("position-part-no-number", "expected a number"))
    return words[0].number(0, high)
