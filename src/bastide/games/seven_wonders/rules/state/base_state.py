"""Base class of the 7 Wonders state: the position, the players to act, and their legal actions.

``turn_phases`` applies the actions. ``SevenWondersState`` adds views, snapshots and sampling.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from bastide.core.journal import Journal
from bastide.core.randomness.rng import Rng
from bastide.core.state import State
from bastide.games.seven_wonders.rules.action_space import (
    ACTION_PAYMENT,
    ACTION_SUBJECT,
    ACTION_TYPE,
    BOXED_ACTIONS,
    BUILD,
    DIG_ACTION,
    DIG_NOTHING_ACTION,
    FIRST_BUILD_ACTION,
    FIRST_STAGE_ACTION,
    HAND_ACTIONS_ARE_SORTED,
    SELL,
    SELL_ACTION,
    SIDE,
    SIDE_ACTION,
    STAGE,
)
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.cards.card_definition import Card
from bastide.games.seven_wonders.rules.city.city_state import FREE_FIRST_CARD, FREE_LAST_CARD, FREE_NEW_COLOUR, City
from bastide.games.seven_wonders.rules.rulebook_constants import (
    CHOOSE_CARD,
    CHOOSE_SIDE,
    DIGGING,
    LAST_TURN,
    NOT_CHOSEN,
)
from bastide.games.seven_wonders.rules.state.face_down_card import card_number
from bastide.games.seven_wonders.rules.state.packed_hand import (
    EMPTY_HAND,
    card_at,
    hand_contains,
    hand_size,
    remove_duplicates,
    unpack_hand,
)
from bastide.games.seven_wonders.rules.turn.construction import next_stage
from bastide.games.seven_wonders.rules.turn.payment_options import (
    NO_PURCHASE,
    UNAFFORDABLE,
    count_payments,
    find_purchase,
    list_payments,
    list_payments_for_purchase,
    nth_payment,
)


class SevenWondersBaseState(State):
    """The position and the rules of legality.

    ``turn`` is 1 to 6; 7 is the extra move of a player who may play the last card. ``discard`` holds packed face-down
    cards, ``dug`` those that were constructed from it, ``digging`` the players who still have to dig this turn,
    ``added`` the cards of extensions that are in the game. Clones share these lists. A change replaces the list, except
    for the discard pile, which often grows (see ``add_to_discard``).
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
        added: list[int],
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
        self.added = added

    @property
    def hands(self) -> list[list[int]]:
        """The cards in each player's hand, sorted."""
        return [unpack_hand(city.hand) for city in self.cities]

    @property
    def choices(self) -> list[int]:
        """The action that each player has chosen this turn; -1 if none."""
        return [int(city.choice) for city in self.cities]

    @property
    def moves(self) -> list[int]:
        """The last revealed move of each player as the others saw it; -1 if none."""
        return [int(city.public_move) for city in self.cities]

    def add_to_discard(self, face_down: i64) -> None:
        """Put a packed face-down card on the discard pile."""
        self.copy_shared_discard()
        self.discard.append(face_down)

    def copy_shared_discard(self) -> None:
        """Copy the discard list before a change if a clone shares it."""
        if self._shares_discard:
            self.discard = self.discard.copy()
            self._shares_discard = False

    # -- legal actions -----------------------------------------------------------------------------------------------

    def players_to_act(self) -> list[int]:
        if self.phase == DIGGING:
            return [self.digging[0]]
        return [player for player in range(self.players) if self.must_choose(player)]

    def next_player_to_act(self) -> int:
        if self.phase == DIGGING:
            return self.digging[0]
        if self.phase == CHOOSE_CARD:  # ``must_choose`` inlined
            chooser: i64 = 0
            for city in self.cities:
                if city.choice == NOT_CHOSEN and city.hand != EMPTY_HAND:
                    return int(chooser)
                chooser += 1
            return -1
        for player in range(self.players):
            if self.must_choose(player):
                return player
        return -1

    def must_choose(self, player: i64) -> bool:
        """Tell whether the player still has to choose a card or a side."""
        city = self.cities[player]
        if city.choice != NOT_CHOSEN:
            return False
        return city.hand != EMPTY_HAND if self.phase == CHOOSE_CARD else self.phase == CHOOSE_SIDE

    def legal_actions(self, player: int) -> list[int]:
        if player < 0 or player >= self.players:
            return []
        if self.phase == DIGGING:
            return self.dig_actions(player) if player == self.digging[0] else []
        return self.choosable_actions(player) if self.must_choose(player) else []

    def choosable_actions(self, player: int) -> list[int]:
        """Return all actions that the player may choose this turn, even if a choice was made already."""
        if self.phase == CHOOSE_SIDE:
            return SIDE_ACTION.copy()
        me = self.cities[player]
        left = self.cities[self.left_of(player)]
        right = self.cities[self.right_of(player)]
        cards: i64 = remove_duplicates(me.hand)
        kinds: i64 = hand_size(cards)
        kind: i64 = 0
        found: list[int] = []
        boxed = cast(list[object], found)  # shares the objects of BOXED_ACTIONS
        while kind < kinds:
            number: i64 = card_at(cards, kind)
            at: i64 = FIRST_BUILD_ACTION[number]
            packed_purchase: i64 = self.purchase_for_card(CARDS[number], me, left, right)
            if packed_purchase == NO_PURCHASE:
                boxed.append(BOXED_ACTIONS[at])
            elif packed_purchase != UNAFFORDABLE:
                for payment in list_payments_for_purchase(me, packed_purchase):
                    boxed.append(BOXED_ACTIONS[at + payment])
            kind += 1
        if me.stages < me.stage_count:
            ways = list_payments(me, left, right, next_stage(me).cost)
            if ways:
                kind = 0
                while kind < kinds:
                    at = FIRST_STAGE_ACTION[card_at(cards, kind)]
                    for payment in ways:
                        boxed.append(BOXED_ACTIONS[at + payment])
                    kind += 1
        kind = 0
        while kind < kinds:
            at = SELL_ACTION[card_at(cards, kind)]
            boxed.append(BOXED_ACTIONS[at])
            kind += 1
        if not HAND_ACTIONS_ARE_SORTED:
            found.sort()
        return found

    def random_action(self, player: int, rng: Rng) -> int:
        """Draw one of ``legal_actions`` uniformly. Payments are only counted, not listed."""
        if self.phase != CHOOSE_CARD or not HAND_ACTIONS_ARE_SORTED:
            return super().random_action(player, rng)
        me = self.cities[player]
        left = self.cities[self.left_of(player)]
        right = self.cities[self.right_of(player)]
        cards: i64 = remove_duplicates(me.hand)
        counts: i64 = 0  # number of payments for each card, eight bits each, first card lowest
        builds: i64 = 0
        kinds: i64 = 0
        while cards >> (8 * kinds) != 0:
            ways: i64 = count_payments(me, self.purchase_for_card(CARDS[card_at(cards, kinds)], me, left, right))
            counts |= ways << (8 * kinds)
            builds += ways
            kinds += 1
        stage: i64 = UNAFFORDABLE
        if me.stages < me.stage_count:
            stage = find_purchase(me, left, right, next_stage(me).cost)
        stages: i64 = count_payments(me, stage)
        place: i64 = rng.below(builds + kinds * (stages + 1))
        if place < builds:
            kind: i64 = 0
            while place >= counts & 255:
                place -= counts & 255
                counts >>= 8
                kind += 1
            built: i64 = card_at(cards, kind)
            return FIRST_BUILD_ACTION[built] + int(
                nth_payment(me, self.purchase_for_card(CARDS[built], me, left, right), place)
            )
        place -= builds
        if place < kinds * stages:
            return FIRST_STAGE_ACTION[card_at(cards, place // stages)] + int(nth_payment(me, stage, place % stages))
        return SELL_ACTION[card_at(cards, place - kinds * stages)]

    def purchase_for_card(self, card: Card, me: City, left: City, right: City) -> i64:
        """Return the purchase needed to construct the card, packed as by ``find_purchase``."""
        if card.is_built_in(me):
            return UNAFFORDABLE
        if self.is_free_for(card, me):
            return NO_PURCHASE
        cost = card.cost
        if cost.coins > 0:
            return NO_PURCHASE if cost.coins <= me.coins else UNAFFORDABLE
        return find_purchase(me, left, right, cost)

    def _build_payments(self, card: Card, me: City, left: City, right: City) -> list[int]:
        """Return the payments with which the card can be constructed; [0] if nothing has to be bought."""
        return list_payments_for_purchase(me, self.purchase_for_card(card, me, left, right))

    def is_free_for(self, card: Card, city: City) -> bool:
        """Tell whether this city constructs the card for free: no cost, by a chain, or by a power."""
        if card.cost.is_free or card.needed_chain_bit & city.chains:
            return True
        powers: i64 = city.powers
        if powers == 0:
            return False
        if powers & FREE_NEW_COLOUR and (city.structure_counts >> (8 * card.colour)) & 255 == 0:
            return True
        if powers & FREE_FIRST_CARD and self.turn == 1:
            return True
        return powers & FREE_LAST_CARD != 0 and self.turn == LAST_TURN

    def dig_actions(self, player: int) -> list[int]:
        """Return the actions to dig up each card that the city does not have yet, and to dig up nothing."""
        city = self.cities[player]
        found: list[int] = []
        names_low: i64 = city.names_low
        names_high: i64 = city.names_high
        seen: list[bool] = [False] * len(CARDS)
        for face_down in self.discard:
            number: i64 = card_number(face_down)
            card = CARDS[number]
            if not seen[number] and (names_low & card.name_bit_low) | (names_high & card.name_bit_high) == 0:
                seen[number] = True
                found.append(DIG_ACTION[number])
        found.append(DIG_NOTHING_ACTION)
        found.sort()
        return found

    def is_legal(self, player: int, action: int) -> bool:
        if player < 0 or player >= self.players or action < 0 or action >= len(ACTION_TYPE):
            return False
        if self.phase == DIGGING:
            return player == self.digging[0] and action in self.dig_actions(player)
        if not self.must_choose(player):
            return False
        action_type: i64 = ACTION_TYPE[action]
        if self.phase == CHOOSE_SIDE or action_type == SIDE:
            return self.phase == CHOOSE_SIDE and action_type == SIDE
        number = ACTION_SUBJECT[action]
        me = self.cities[player]
        if not hand_contains(me.hand, number):
            return False
        if action_type == SELL:
            return True
        left = self.cities[self.left_of(player)]
        right = self.cities[self.right_of(player)]
        if action_type == BUILD:
            return ACTION_PAYMENT[action] in self._build_payments(CARDS[number], me, left, right)
        if action_type == STAGE and me.stages < me.stage_count:
            return ACTION_PAYMENT[action] in list_payments(me, left, right, next_stage(me).cost)
        return False

    def left_of(self, player: i64) -> i64:
        """Return the next player clockwise."""
        return player + 1 if player + 1 < self.players else 0

    def right_of(self, player: i64) -> i64:
        return player - 1 if player > 0 else self.players - 1
