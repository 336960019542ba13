"""Base class of the 7 Wonders state: the position, the players to act, and their legal actions.

``turn_phases`` applies the actions. ``SevenWondersState`` adds views, snapshots and sampling.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from bastide.core.journal import Journal
from bastide.core.randomness.rng import Rng
from bastide.core.state import State
from bastide.games.seven_wonders.rules.actions import (
    BUILD,
    BUILD_AT,
    DIG_AT,
    DOING,
    IN_ORDER,
    NOTHING_DUG,
    NUMBERS,
    PAIR,
    SELL,
    SELL_AT,
    SIDE,
    SIDE_AT,
    STAGE,
    STAGE_AT,
    SUBJECT,
)
from bastide.games.seven_wonders.rules.cards.card import Card
from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.city.city import FREE_FIRST_CARD, FREE_LAST_CARD, FREE_NEW_COLOUR, City
from bastide.games.seven_wonders.rules.constants import CHOOSE_CARD, CHOOSE_SIDE, DIGGING, LAST_TURN, NOT_YET
from bastide.games.seven_wonders.rules.state.face_down import card_of
from bastide.games.seven_wonders.rules.state.hand import NO_CARDS, card_at, cards_in, different, holds, size_of
from bastide.games.seven_wonders.rules.turn.construction import next_stage
from bastide.games.seven_wonders.rules.turn.trade import (
    IMPOSSIBLE,
    NO_PURCHASE,
    all_ways,
    counted_ways,
    payments,
    wanted,
    way,
)


class Circle(State):
    """The position and the rules of legality.

    ``turn`` is 1 to 6; 7 is the extra move of a player who may play the last card. ``discard`` holds packed face-down
    cards, ``dug`` those that were constructed from it, ``digging`` the players who still have to dig this
    turn. Clones share these lists. A change replaces the list, except for the discard pile, which often grows (see
    ``add_to_discard``).
    """

    age: i64
    turn: i64
    phase: i64
    #: Whether a clone may share the discard list.
    _shares_discard: bool

    def __init__(
        self,
        players: int,
        rng: Rng,
        cities: list[City],
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
        self._shares_discard = False
        self.discard = discard
        self.dug = dug
        self.digging = digging

    @property
    def hands(self) -> list[list[int]]:
        """The cards in each player's hand, sorted."""
        return [cards_in(city.hand) for city in self.cities]

    @property
    def choices(self) -> list[int]:
        """The action that each player has chosen this turn; -1 if none."""
        return [int(city.choice) for city in self.cities]

    @property
    def moves(self) -> list[int]:
        """The last revealed move of each player as the others saw it; -1 if none."""
        return [int(city.move) for city in self.cities]

    def put_away(self, face_down: i64) -> None:
        """Put a packed face-down card on the discard pile."""
        self.own_discard()
        self.discard.append(face_down)

    def own_discard(self) -> None:
        """Copy the discard list before a change if a clone shares it."""
        if self._shares_discard:
            self.discard = self.discard.copy()
            self._shares_discard = False

    # -- legal actions -----------------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        if self.phase == DIGGING:
            return [self.digging[0]]
        return [player for player in range(self.players) if self.chooses(player)]

    def next_actor(self) -> int:
        if self.phase == DIGGING:
            return self.digging[0]
        if self.phase == CHOOSE_CARD:  # ``must_choose`` inlined
            chooser: i64 = 0
            for city in self.cities:
                if city.choice == NOT_YET and city.hand != NO_CARDS:
                    return int(chooser)
                chooser += 1
            return -1
        for player in range(self.players):
            if self.chooses(player):
                return player
        return -1

    def chooses(self, player: i64) -> bool:
        """Tell whether the player still has to choose a card or a side."""
        city = self.cities[player]
        if city.choice != NOT_YET:
            return False
        return city.hand != NO_CARDS if self.phase == CHOOSE_CARD else self.phase == CHOOSE_SIDE

    def legal_actions(self, player: int) -> list[int]:
        if player < 0 or player >= self.players:
            return []
        if self.phase == DIGGING:
            return self.diggable(player) if player == self.digging[0] else []
        return self.alternatives(player) if self.chooses(player) else []

    def alternatives(self, player: int) -> list[int]:
        """Return all actions that the player may choose this turn, even if a choice was made already."""
        if self.phase == CHOOSE_SIDE:
            return SIDE_AT.copy()
        me = self.cities[player]
        left = self.cities[self.left_of(player)]
        right = self.cities[self.right_of(player)]
        cards: i64 = different(me.hand)
        kinds: i64 = size_of(cards)
        kind: i64 = 0
        found: list[int] = []
        boxed = cast(list[object], found)  # shares the objects of BOXED_ACTIONS
        while kind < kinds:
            number: i64 = card_at(cards, kind)
            at: i64 = BUILD_AT[number]
            packed_purchase: i64 = self.wanted_for(CARDS[number], me, left, right)
            if packed_purchase == NO_PURCHASE:
                boxed.append(NUMBERS[at])
            elif packed_purchase != IMPOSSIBLE:
                for payment in all_ways(me, packed_purchase):
                    boxed.append(NUMBERS[at + payment])
            kind += 1
        if me.stages < me.stages_in_all:
            ways = payments(me, left, right, next_stage(me).cost)
            if ways:
                kind = 0
                while kind < kinds:
                    at = STAGE_AT[card_at(cards, kind)]
                    for payment in ways:
                        boxed.append(NUMBERS[at + payment])
                    kind += 1
        kind = 0
        while kind < kinds:
            at = SELL_AT[card_at(cards, kind)]
            boxed.append(NUMBERS[at])
            kind += 1
        if not IN_ORDER:
            found.sort()
        return found

    def random_action(self, player: int, rng: Rng) -> int:
        """Draw one of ``legal_actions`` uniformly. Payments are only counted, not listed."""
        if self.phase != CHOOSE_CARD or not IN_ORDER:
            return super().random_action(player, rng)
        me = self.cities[player]
        left = self.cities[self.left_of(player)]
        right = self.cities[self.right_of(player)]
        cards: i64 = different(me.hand)
        counts: i64 = 0  # number of payments for each card, eight bits each, first card lowest
        builds: i64 = 0
        kinds: i64 = 0
        while cards >> (8 * kinds) != 0:
            ways: i64 = counted_ways(me, self.wanted_for(CARDS[card_at(cards, kinds)], me, left, right))
            counts |= ways << (8 * kinds)
            builds += ways
            kinds += 1
        stage: i64 = IMPOSSIBLE
        if me.stages < me.stages_in_all:
            stage = wanted(me, left, right, next_stage(me).cost)
        stages: i64 = counted_ways(me, stage)
        place: i64 = rng.below(builds + kinds * (stages + 1))
        if place < builds:
            kind: i64 = 0
            while place >= counts & 255:
                place -= counts & 255
                counts >>= 8
                kind += 1
            built: i64 = card_at(cards, kind)
            return BUILD_AT[built] + int(way(me, self.wanted_for(CARDS[built], me, left, right), place))
        place -= builds
        if place < kinds * stages:
            return STAGE_AT[card_at(cards, place // stages)] + int(way(me, stage, place % stages))
        return SELL_AT[card_at(cards, place - kinds * stages)]

    def wanted_for(self, card: Card, me: City, left: City, right: City) -> i64:
        """Return the purchase needed to construct the card, packed as by ``find_purchase``."""
        if card.stands_in(me):
            return IMPOSSIBLE
        if self.is_free(card, me):
            return NO_PURCHASE
        cost = card.cost
        if cost.coins > 0:
            return NO_PURCHASE if cost.coins <= me.coins else IMPOSSIBLE
        return wanted(me, left, right, cost)

    def _build_payments(self, card: Card, me: City, left: City, right: City) -> list[int]:
        """Return the payments with which the card can be constructed; [0] if nothing has to be bought."""
        return all_ways(me, self.wanted_for(card, me, left, right))

    def is_free(self, card: Card, city: City) -> bool:
        """Tell whether this city constructs the card for free: no cost, by a chain, or by a power."""
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
        """Return the actions to dig up each card that the city does not have yet, and to dig up nothing."""
        city = self.cities[player]
        found: list[int] = []
        names_low: i64 = city.names_low
        names_high: i64 = city.names_high
        seen: list[bool] = [False] * len(CARDS)
        for face_down in self.discard:
            number: i64 = card_of(face_down)
            card = CARDS[number]
            if not seen[number] and (names_low & card.name_low) | (names_high & card.name_high) == 0:
                seen[number] = True
                found.append(DIG_AT[number])
        found.append(NOTHING_DUG)
        found.sort()
        return found

    def is_legal(self, player: int, action: int) -> bool:
        if player < 0 or player >= self.players or action < 0 or action >= len(DOING):
            return False
        if self.phase == DIGGING:
            return player == self.digging[0] and action in self.diggable(player)
        if not self.chooses(player):
            return False
        action_type: i64 = DOING[action]
        if self.phase == CHOOSE_SIDE or action_type == SIDE:
            return self.phase == CHOOSE_SIDE and action_type == SIDE
        number = SUBJECT[action]
        me = self.cities[player]
        if not holds(me.hand, number):
            return False
        if action_type == SELL:
            return True
        left = self.cities[self.left_of(player)]
        right = self.cities[self.right_of(player)]
        if action_type == BUILD:
            return PAIR[action] in self._build_payments(CARDS[number], me, left, right)
        if action_type == STAGE and me.stages < me.stages_in_all:
            return PAIR[action] in payments(me, left, right, next_stage(me).cost)
        return False

    def left_of(self, player: i64) -> i64:
        """Return the next player clockwise."""
        return player + 1 if player + 1 < self.players else 0

    def right_of(self, player: i64) -> i64:
        return player - 1 if player > 0 else self.players - 1
