"""A position of 7 Wonders: who may do what in it. What then happens is in course.py."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bastide.core.decision import Decision
from bastide.core.journal import Journal
from bastide.core.outcome import Outcome, ranked
from bastide.core.plain import Plain
from bastide.core.refusal import Refusal
from bastide.core.rng import Rng
from bastide.core.state import Seat, State
from bastide.games.seven_wonders.rules import course
from bastide.games.seven_wonders.rules.actions import (
    BUILD,
    BUILD_AT,
    DIG_AT,
    DOING,
    DOINGS,
    NOTHING_DUG,
    PAIR,
    SELL,
    SELL_AT,
    SIDE,
    SIDE_AT,
    STAGE,
    STAGE_AT,
    SUBJECT,
    read,
    written,
)
from bastide.games.seven_wonders.rules.boards import BOARDS, SIDES
from bastide.games.seven_wonders.rules.card import Card
from bastide.games.seven_wonders.rules.cards import CARDS
from bastide.games.seven_wonders.rules.city import (
    FREE_FIRST_CARD,
    FREE_LAST_CARD,
    FREE_NEW_COLOUR,
    City,
)
from bastide.games.seven_wonders.rules.constants import (
    AFTER_LAST_TURN,
    CHOOSE_CARD,
    CHOOSE_SIDE,
    DIGGING,
    LAST_TURN,
    NOT_YET,
    OVER,
    STARTING_COINS,
)
from bastide.games.seven_wonders.rules.construction import founded, next_stage
from bastide.games.seven_wonders.rules.knowledge import redraw
from bastide.games.seven_wonders.rules.public import plain_position, visible
from bastide.games.seven_wonders.rules.refusals import reason
from bastide.games.seven_wonders.rules.scoring import CATEGORIES, score_sheet, totals
from bastide.games.seven_wonders.rules.seat import CitySeat
from bastide.games.seven_wonders.rules.soundness import faults
from bastide.games.seven_wonders.rules.traces import card_of
from bastide.games.seven_wonders.rules.trade import LEFT_PART, NO_WAY, NOTHING_TO_PAY, RIGHT_PART, payments


@final
class SevenWondersState(State):
    """``turn`` is 1 to 6; 7 is the extra move of a player who may play the last card.

    ``choices`` are the actions chosen in this turn (-1: not yet). ``discard`` holds traces, ``dug`` the cards that were
    dug up out of it. ``digging`` are the players who still have to dig this turn. ``moves`` is what everybody saw each
    player do when the last choices were revealed (the card of a stage or a sale hidden).
    """

    age: i64
    turn: i64
    phase: i64

    def __init__(
        self,
        players: int,
        rng: Rng,
        cities: list[City],
        hands: list[list[int]],
        choices: list[int],
        moves: list[int],
        discard: list[int],
        dug: list[int],
        digging: list[int],
    ) -> None:
        self.players = players
        self.rng = rng
        self.journal: Journal | None = None
        self.age = 1
        self.turn = 1
        self.phase = CHOOSE_SIDE
        self.cities = cities
        self.hands = hands
        self.choices = choices
        self.moves = moves
        self.discard = discard
        self.dug = dug
        self.digging = digging

    def clone(self) -> SevenWondersState:
        other = SevenWondersState(
            self.players,
            self.rng.clone(),
            [city.clone() for city in self.cities],
            [hand.copy() for hand in self.hands],
            self.choices.copy(),
            self.moves.copy(),
            self.discard.copy(),
            self.dug.copy(),
            self.digging.copy(),
        )
        other.age = self.age
        other.turn = self.turn
        other.phase = self.phase
        return other

    # -- who may do what ---------------------------------------------------------------------

    def actors(self) -> list[int]:
        if self.phase == DIGGING:
            return [self.digging[0]]
        return [player for player in range(self.players) if self._chooses(player)]

    def next_actor(self) -> int:
        if self.phase == DIGGING:
            return self.digging[0]
        for player in range(self.players):
            if self._chooses(player):
                return player
        return -1

    def _chooses(self, player: i64) -> bool:
        """Whether the player still has to choose a card or a side."""
        if self.choices[player] != NOT_YET:
            return False
        return len(self.hands[player]) > 0 if self.phase == CHOOSE_CARD else self.phase == CHOOSE_SIDE

    def legal_actions(self, player: int) -> list[int]:
        if player < 0 or player >= self.players:
            return []
        if self.phase == DIGGING:
            return self.diggable(player) if player == self.digging[0] else []
        return self.alternatives(player) if self._chooses(player) else []

    def alternatives(self, player: int) -> list[int]:
        """Everything the player may choose, or could have chosen instead, in this turn."""
        if self.phase == CHOOSE_SIDE:
            return [int(SIDE_AT) + side for side in range(len(SIDES))]
        me = self.cities[player]
        left = self.cities[self.left_of(player)]
        right = self.cities[self.right_of(player)]
        different: list[int] = []  # the hand is in order, so equal cards lie together
        for number in self.hands[player]:
            if not different or different[-1] != number:
                different.append(number)
        found: list[int] = []
        for number in different:
            at: i64 = BUILD_AT[number]
            for pair in self._ways_to_build(CARDS[number], me, left, right):
                found.append(at + pair)
        if me.stages < me.stages_in_all:
            ways = payments(me, left, right, next_stage(me).cost)
            if ways:
                for number in different:
                    at = STAGE_AT[number]
                    for pair in ways:
                        found.append(at + pair)
        for number in different:
            found.append(SELL_AT + number)
        return found

    def _ways_to_build(self, card: Card, me: City, left: City, right: City) -> list[int]:
        """The payments for which the card can be constructed; [0] if it costs nothing or only coins for the bank."""
        if card.stands_in(me):
            return NO_WAY
        if self.is_free(card, me):
            return NOTHING_TO_PAY
        cost = card.cost
        if cost.coins > 0:
            return NOTHING_TO_PAY if cost.coins <= me.coins else NO_WAY
        return payments(me, left, right, cost)

    def is_free(self, card: Card, city: City) -> bool:
        """Whether this city constructs the card at no cost at all: none printed, by chain, or by a power."""
        if card.cost.free or card.needs_bit & city.chains:
            return True
        powers: i64 = city.powers
        if powers == 0:
            return False
        if powers & FREE_NEW_COLOUR and (city.things >> (8 * card.colour)) & 255 == 0:
            return True
        if powers & FREE_FIRST_CARD and self.turn == 1:
            return True
        return powers & FREE_LAST_CARD != 0 and self.turn == LAST_TURN

    def diggable(self, player: int) -> list[int]:
        """The cards of the discard that the city does not have yet, and the right to leave them."""
        city = self.cities[player]
        found: list[int] = []
        for trace in self.discard:
            number = card_of(trace)
            if not CARDS[number].stands_in(city) and DIG_AT + number not in found:
                found.append(DIG_AT + number)
        found.sort()
        found.append(NOTHING_DUG)
        return found

    def is_legal(self, player: int, action: int) -> bool:
        if player < 0 or player >= self.players or action < 0 or action >= len(DOING):
            return False
        if self.phase == DIGGING:
            return player == self.digging[0] and action in self.diggable(player)
        if not self._chooses(player):
            return False
        doing: i64 = DOING[action]
        if self.phase == CHOOSE_SIDE or doing == SIDE:
            return self.phase == CHOOSE_SIDE and doing == SIDE
        number = SUBJECT[action]
        if number not in self.hands[player]:
            return False
        if doing == SELL:
            return True
        me = self.cities[player]
        left = self.cities[self.left_of(player)]
        right = self.cities[self.right_of(player)]
        if doing == BUILD:
            return PAIR[action] in self._ways_to_build(CARDS[number], me, left, right)
        if doing == STAGE and me.stages < me.stages_in_all:
            return PAIR[action] in payments(me, left, right, next_stage(me).cost)
        return False

    def left_of(self, player: i64) -> i64:
        """The next player clockwise."""
        return player + 1 if player + 1 < self.players else 0

    def right_of(self, player: i64) -> i64:
        return player - 1 if player > 0 else self.players - 1

    def perform(self, player: int, action: int) -> None:
        if self.phase == DIGGING:
            course.dig_up(self, player, action)
        else:
            course.choose(self, player, action)

    # -- in words and as data ------------------------------------------------------------------

    def decision(self, player: int) -> Decision:
        actions = self.legal_actions(player)
        if not actions:
            raise self.refusal(player, -1)
        board = BOARDS[self.cities[player].board].id
        about: dict[str, Plain] = {"board": board, "age": int(self.age), "turn": int(self.turn)}
        if self.phase == CHOOSE_SIDE:
            return Decision(player, "side", board, actions, about={"board": board})
        if self.phase == DIGGING:
            return Decision(player, "dig", board, actions, about=about)
        kind = "last_card" if self.turn == AFTER_LAST_TURN else "card"
        return Decision(player, kind, board, actions, about=about)

    def why_not(self, player: int, action: int) -> Refusal | None:
        said = reason(self, player, action)
        return Refusal("said", {"words": said}) if said else None

    def notation(self, player: int, action: int) -> str:
        return written(action)

    def parse(self, player: int, text: str) -> int:
        action = read(text)
        if action < 0:  # perhaps a payment that nothing costs: the reason why not paying at all is wrong helps then too
            action = read(text.lower().partition(" paying ")[0])
            if action < 0 or self.is_legal(player, action):
                return super().parse(player, text)
        if self.is_legal(player, action):
            return action
        raise self.refusal(player, action)

    def meaning(self, player: int, action: int) -> dict[str, Plain]:
        doing = DOING[action]
        meant: dict[str, Plain] = {"do": DOINGS[doing]}
        if doing == SIDE:
            meant["side"] = SIDES[SUBJECT[action]]
        elif SUBJECT[action] >= 0:
            meant["card"] = CARDS[SUBJECT[action]].id
        if doing in (BUILD, STAGE):
            meant["left"] = LEFT_PART[PAIR[action]]
            meant["right"] = RIGHT_PART[PAIR[action]]
        return meant

    def snapshot(self) -> dict[str, Plain]:
        return plain_position(self)

    def view(self, viewer: int) -> dict[str, Plain]:
        return visible(self, viewer)

    def sample(self, player: int, rng: Rng) -> SevenWondersState:
        drawn = self.clone()
        redraw(drawn, player, rng)
        return drawn

    def seat(self, player: int) -> Seat:
        return CitySeat(self, player)

    # -- the result ----------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return totals(self.cities)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return ranked(self.scores(), [int(city.coins) for city in self.cities])

    def seat_metrics(self, player: int) -> dict[str, float]:
        sheet = score_sheet(self.cities, player)
        return {category: float(points) for category, points in zip(CATEGORIES, sheet, strict=True)}

    def status(self) -> list[str]:
        return faults(self)


def new_table(boards: list[int], sides: list[int], rng: Rng) -> SevenWondersState:
    """The position at the beginning; a side of -1 is for its player to choose."""
    n = len(boards)
    cities: list[City] = []
    for board, side in zip(boards, sides, strict=True):
        city = founded(board, side)
        city.coins = STARTING_COINS
        cities.append(city)
    state = SevenWondersState(n, rng, cities, [[] for _ in range(n)], [NOT_YET] * n, [NOT_YET] * n, [], [], [])
    if NOT_YET not in sides:
        course.begin_age(state, 1)
    return state
