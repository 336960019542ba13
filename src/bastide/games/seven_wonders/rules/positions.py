"""Positions built by hand, for tests and for the examples of the rulebook.

Cities hold only the given structures. Such a position has too few cards for a real game, but it can be played on.
"""

from __future__ import annotations

from bastide.core import Rng
from bastide.core.utilities.labelled_lines import labelled, of_seats
from bastide.games.seven_wonders.rules.actions import PAIR, written
from bastide.games.seven_wonders.rules.cards.cards import CARDS, NUMBER
from bastide.games.seven_wonders.rules.city.boards import BOARD_IDS, SIDES
from bastide.games.seven_wonders.rules.city.city import City
from bastide.games.seven_wonders.rules.city.effects import makes as produce
from bastide.games.seven_wonders.rules.constants import CHOOSE_CARD
from bastide.games.seven_wonders.rules.state.face_down import card_of, trace_of
from bastide.games.seven_wonders.rules.state.hand import cards_in, hand_of
from bastide.games.seven_wonders.rules.state.state import SevenWondersState
from bastide.games.seven_wonders.rules.turn.construction import construct, founded, raise_stage, turn_to
from bastide.games.seven_wonders.rules.turn.scoring import CATEGORIES, score_sheet
from bastide.games.seven_wonders.rules.turn.trade import LEFT_PART, RIGHT_PART

A, B, C, D, E, F, G = range(7)

#: Hand of a player without a given hand, by Age. The card has no effect when it is sold.
FILLERS = {1: "well", 2: "temple", 3: "palace"}


class Scene:
    """Builds a position. By default every city has 0 coins and a board that produces nothing."""

    def __init__(self, players: int = 4, age: int = 1, turn: int = 1) -> None:
        self.players = players
        self.age = age
        self.turn = turn
        self.cities: dict[int, City] = {}
        self.hands: dict[int, list[int]] = {}
        self.discard: list[int] = []

    def city(
        self, seat: int, board: str = "", stages: int = 0, coins: int = 0, built: str = "", makes: str = ""
    ) -> Scene:
        """Set a city. ``board`` is like ``"gizah night"``; ``makes`` adds tradable symbols, ``"W W/S"``."""
        if board:
            name, _, side = board.partition(" ")
            city = founded(BOARD_IDS.index(name), SIDES.index(side or "day"))
        else:
            city = City(-1, 0, [], [], [])
        for card in built.split():
            construct(city, CARDS[NUMBER[card]])
        for symbol in makes.split():
            produce(symbol).stand(city)
        city.coins = coins
        self.cities[seat] = city
        for _ in range(stages):
            raise_stage(city)
            city.under.append(trace_of(NUMBER["altar"], 1, 1, seat))
        return self

    def hand(self, seat: int, cards: str) -> Scene:
        """Set a hand, as card ids."""
        self.hands[seat] = sorted(NUMBER[card] for card in cards.split())
        return self

    def discarded(self, cards: str, by: int = 1) -> Scene:
        """Add cards to the discard pile, as sold in the first turn of the Age of the card."""
        for card in cards.split():
            self.discard.append(trace_of(NUMBER[card], int(CARDS[NUMBER[card]].age), 1, by))
        return self

    def state(self) -> SevenWondersState:
        """Return the position, with default cities and hands where none were set."""
        for seat in range(self.players):
            if seat not in self.cities:
                self.city(seat)
        used = {int(city.board) for city in self.cities.values()}
        # boards without powers first
        spare = [board for board in (3, 2, 0, 6, 5, 4, 1) if board not in used]
        cities = [self.cities[seat] for seat in range(self.players)]
        for city in cities:
            if city.board < 0:
                city.board = spare.pop(0)
                turn_to(city, 0)
        filler = [NUMBER[FILLERS[self.age]]] * (8 - self.turn)
        for seat in range(self.players):
            cities[seat].hand = hand_of(self.hands.get(seat, filler))
        state = SevenWondersState(self.players, Rng(7), cities, self.discard.copy(), [], [])
        state.age = self.age
        state.turn = self.turn
        state.phase = CHOOSE_CARD
        return state


def moves(state: SevenWondersState, seat: int) -> list[str]:
    """Return the short notation of all legal actions of a player."""
    return [written(action) for action in state.legal_actions(seat)]


def constructions(state: SevenWondersState, seat: int) -> list[str]:
    """Return the cards that the player may construct now."""
    found = [move.split()[1] for move in moves(state, seat) if move.startswith("build ")]
    return list(dict.fromkeys(found))


def pairs(state: SevenWondersState, seat: int, what: str) -> list[tuple[int, int]]:
    """Return the payments (left, right) offered for ``"build palace"`` or ``"stage with altar"``, in order."""
    found = []
    for action in state.legal_actions(seat):
        text = written(action)
        if text == what or text.startswith(what + " paying"):
            found.append((LEFT_PART[PAIR[action]], RIGHT_PART[PAIR[action]]))
    return found


def play(state: SevenWondersState, choices: dict[int, str] | None = None) -> None:
    """Play one turn with these choices by seat. The other players sell their first card."""
    texts = {} if choices is None else choices
    for seat in state.actors():
        text = texts.get(seat, "")
        if not text:
            text = next(move for move in moves(state, seat) if move.startswith("sell "))
        state.apply(seat, state.parse(seat, text))
    assert set(texts) <= set(range(state.players))


def coins(state: SevenWondersState, seat: int) -> int:
    """Return the coins of a city."""
    return int(state.cities[seat].coins)


def built(state: SevenWondersState, seat: int) -> list[str]:
    """Return the ids of the built cards, in order."""
    return [CARDS[number].id for number in state.cities[seat].built]


def discard(state: SevenWondersState) -> list[str]:
    """Return the ids of the cards in the discard pile, sorted."""
    return sorted(CARDS[card_of(face_down)].id for face_down in state.discard)


def hand(state: SevenWondersState, seat: int) -> list[str]:
    """Return the ids of the cards in a hand."""
    return [CARDS[number].id for number in cards_in(state.cities[seat].hand)]


def points(state: SevenWondersState, seat: int) -> dict[str, int]:
    """Return the current points of a city by category."""
    return dict(zip(CATEGORIES, score_sheet(state.cities, seat), strict=True))


def as_told(text: str) -> tuple[SevenWondersState, int]:
    """Parse a position in the format of the rulebook examples. Return the state and the seat that looks at it.

    ``city 0: gizah day, 1 stages, 4 coins, well altar`` is a city with its built cards, ``hand 0`` the hand of its
    player, ``seat`` the viewer.
    """
    labels, _ = labelled(text)
    scene = Scene(int(labels.get("players", "3")), int(labels.get("age", "1")), int(labels.get("turn", "1")))
    for seat, city in of_seats(labels, "city").items():
        board, stages, purse, cards = (part.strip() for part in city.split(","))
        scene.city(seat, board, int(stages.split()[0]), int(purse.split()[0]), cards)
    for seat, cards in of_seats(labels, "hand").items():
        scene.hand(seat, cards)
    return scene.state(), int(labels.get("seat", "0"))
