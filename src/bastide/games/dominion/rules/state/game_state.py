"""State of a Dominion game: the implementation of ``bastide.core.State``.

The rules of the turn are in ``turn_phases``, the moves of cards in ``board_moves`` and ``deck_moves``.
"""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64

from bastide.core.action_reason import Refusal
from bastide.core.decision import Decision
from bastide.core.json_data import JsonData
from bastide.core.outcome import Outcome, rank_by_score
from bastide.core.randomness.rng import Rng
from bastide.games.dominion.rules.action_space import (
    ACTION_CARDS,
    ACTION_NUMBERS,
    ACTION_VERBS,
    BUY,
    DONE,
    END_ACTIONS,
    END_TURN,
    PLAY,
    PLAY_TREASURES,
    VERB_NOTATIONS,
    card_of,
    verb_id_of,
    verb_of,
)
from bastide.games.dominion.rules.cards.basic_card_numbers import LAST_BASIC_TREASURE
from bastide.games.dominion.rules.cards.card_bytes import contains_card
from bastide.games.dominion.rules.cards.printed_card import ACTION, CARDS, PRINTED_BYTES, TREASURE
from bastide.games.dominion.rules.cards.stable_numbering import card_id
from bastide.games.dominion.rules.display.refusals import explain_refusal
from bastide.games.dominion.rules.display.view import build_view
from bastide.games.dominion.rules.effects.choice_effects import ChooseCards
from bastide.games.dominion.rules.effects.frame_stack import clone_stack
from bastide.games.dominion.rules.effects.question_kinds import QUESTION_IDS
from bastide.games.dominion.rules.state.invariants import find_broken_invariants
from bastide.games.dominion.rules.state.player_card_zones import PlayerSide
from bastide.games.dominion.rules.state.position_sampler import sample_hidden_cards
from bastide.games.dominion.rules.state.seat_queries import DominionSeat
from bastide.games.dominion.rules.state.snapshot import make_snapshot, make_snapshot_without_knowledge
from bastide.games.dominion.rules.turn.turn_phases import (
    ACTION_PHASE,
    BUY_PHASE,
    BUY_PHASE_AFTER_PURCHASE,
    GAME_OVER,
    TurnPhases,
    contains_basic_treasure,
    count_distinct_cards_of_type,
    next_higher_card_of_type,
    nth_distinct_card_of_type,
)


@final
class DominionState(TurnPhases):
    """State of a Dominion game."""

    # -- legal actions -----------------------------------------------------------------------

    def players_to_act(self) -> list[int]:
        return [] if self.actor < 0 else [int(self.actor)]

    def next_player_to_act(self) -> int:
        return int(self.actor)

    def legal_actions(self, player: int) -> list[int]:
        if player != self.actor or player < 0:
            return []
        if self.stack:
            return self.pending_question().legal_answers(self, self.stack[-1])
        if self.phase == ACTION_PHASE:
            return self.add_play_actions([END_ACTIONS], player, ACTION)
        legal: list[int] = [END_TURN]
        if self.phase == BUY_PHASE:
            legal = self.add_play_actions(legal, player, TREASURE)
        setup = self.setup
        if setup.has_fixed_buys and not self.banned:
            affordable_cost = self.coins_capped_at_highest_cost()
            affordable = setup.buy_actions_by_coins[affordable_cost]
            if self.empties == 0:
                legal.extend(affordable)
            else:
                cards = setup.cards_by_coins[affordable_cost]
                moves = cast(list[object], affordable)  # as objects, so that mypyc does not unbox the ints
                found = cast(list[object], legal)
                size: i64 = len(cards)
                for at in range(size):
                    left: i64 = self.supply[cards[at]]
                    if left > 0:
                        found.append(moves[at])
        else:
            buys = ACTION_NUMBERS[BUY]
            for card in setup.piles:
                if self.can_buy(card):
                    legal.append(buys[card])
        if not setup.numbers_plays_before_buys:
            legal.sort()
        return legal

    def add_play_actions(self, legal: list[int], player: i64, types: i64) -> list[int]:
        """Append the actions that play a card of these types from the hand to a list of lower actions."""
        hand = self.sides[player].hand
        if types == TREASURE and contains_basic_treasure(hand):
            legal.append(PLAY_TREASURES)
        found = cast(list[object], legal)  # as objects, so that mypyc does not unbox the ints
        plays = cast(list[object], ACTION_NUMBERS[PLAY])
        card = next_higher_card_of_type(hand, types, -1)
        while card >= 0:
            found.append(plays[card])
            card = next_higher_card_of_type(hand, types, card)
        return legal

    def random_action(self, player: int, rng: Rng) -> int:
        setup = self.setup
        buying = self.phase != ACTION_PHASE
        if self.stack or not setup.numbers_plays_before_buys or (buying and (not setup.has_fixed_buys or self.banned)):
            legal = self.legal_actions(player)
            return legal[rng.below(len(legal))]
        # Counts the actions that ``legal_actions`` would list, in the same order.
        hand = self.sides[player].hand
        types: i64 = 0
        first: i64 = 1
        buys: i64 = 0
        affordable_cost: i64 = 0
        if not buying:
            types = ACTION
        else:
            if self.phase == BUY_PHASE:
                types = TREASURE
                if contains_basic_treasure(hand):
                    first = 2
            affordable_cost = self.coins_capped_at_highest_cost()
            buys = self.count_in_supply(setup.cards_by_coins[affordable_cost])
        plays = count_distinct_cards_of_type(hand, types) if types else 0
        pick = rng.below(first + plays + buys)
        if pick == 0:
            return END_TURN if buying else END_ACTIONS
        if pick < first:
            return PLAY_TREASURES
        pick -= first
        if pick < plays:
            return ACTION_NUMBERS[PLAY][nth_distinct_card_of_type(hand, types, pick)]
        pick -= plays
        if self.empties == 0:
            return setup.buy_actions_by_coins[affordable_cost][pick]
        return ACTION_NUMBERS[BUY][self.nth_in_supply(setup.cards_by_coins[affordable_cost], pick)]

    def coins_capped_at_highest_cost(self) -> i64:
        """Return the coins to spend, at most the highest cost of a pile."""
        dearest: i64 = self.setup.highest_cost
        if self.coins < dearest:
            return self.coins
        return dearest

    def count_in_supply(self, cards: bytes) -> i64:
        """Count the cards whose pile is not empty."""
        size: i64 = len(cards)
        if self.empties == 0:
            return size
        found: i64 = 0
        for at in range(size):
            left: i64 = self.supply[cards[at]]
            if left > 0:
                found += 1
        return found

    def nth_in_supply(self, cards: bytes, place: i64) -> i64:
        """Return the card at this index among those whose pile is not empty."""
        at: i64 = 0
        while True:
            card: i64 = cards[at]
            left: i64 = self.supply[card]
            if left > 0:
                if place == 0:
                    return card
                place -= 1
            at += 1

    def is_legal(self, player: int, action: int) -> bool:
        if player != self.actor or player < 0 or not 0 <= action < len(ACTION_VERBS):
            return False
        if self.stack:
            return self.pending_question().is_legal_answer(self, self.stack[-1], action)
        phase = self.phase
        if action < PLAY:  # without a card
            if phase == ACTION_PHASE:
                return action == END_ACTIONS
            if action == END_TURN:
                return True
            if action != PLAY_TREASURES or phase == BUY_PHASE_AFTER_PURCHASE:
                return False
            return contains_basic_treasure(self.sides[player].hand)
        verb = ACTION_VERBS[action]
        card: i64 = ACTION_CARDS[action]
        if verb == BUY:
            return phase != ACTION_PHASE and self.can_buy(card)
        if verb != PLAY or phase == BUY_PHASE_AFTER_PURCHASE:
            return False
        kinds: i64 = PRINTED_BYTES.types[card]
        wanted: i64 = ACTION if phase == ACTION_PHASE else TREASURE
        return kinds & wanted != 0 and contains_card(self.sides[player].hand, card)

    def apply_unchecked(self, player: int, action: int) -> None:
        if self.stack:
            self.pending_question().apply_answer(self, self.stack[-1], action)
        elif action == PLAY_TREASURES:
            self.play_treasures()
        elif action == END_TURN:
            self.end_turn()
        elif action == END_ACTIONS:
            self.phase = BUY_PHASE
        elif ACTION_VERBS[action] == BUY:
            self.buy(ACTION_CARDS[action])
        else:
            self.play(player, ACTION_CARDS[action])
        self.advance()

    def decision(self, player: int) -> Decision:
        if player != self.actor or player < 0:
            raise self.illegal_action_error(player, -1)
        legal = self.legal_actions(player)
        kind = QUESTION_IDS[self.question_kind()]
        if not self.stack:
            left: dict[str, JsonData] = {"actions": self.actions, "buys": self.buys, "coins": self.coins}
            return Decision(player, kind, "turn", legal, 0, 1, left)
        frame = self.stack[-1]
        question = self.pending_question()
        return Decision(
            player,
            kind,
            card_id(int(frame.subject)),
            legal,
            question.min_picks(self, frame) if legal[0] != DONE or isinstance(question, ChooseCards) else 0,
            question.max_picks(self, frame),
            question.prompt_facts(self, frame),
        )

    def find_refusal(self, player: int, action: int) -> Refusal | None:
        return explain_refusal(self, player, action)

    # -- notation ----------------------------------------------------------------------------

    def notation(self, player: int, action: int) -> str:
        words = VERB_NOTATIONS[verb_of(action)]
        return f"{words} {card_id(card_of(action))}" if card_of(action) >= 0 else words

    def action_data(self, player: int, action: int) -> dict[str, JsonData]:
        meaning: dict[str, JsonData] = {"do": verb_id_of(action)}
        card = card_of(action)
        if card >= 0:
            meaning["card"] = card_id(card)
            place = self.place_of_action_card(action)
            if place:
                meaning["place"] = place
        return meaning

    def place_of_action_card(self, action: int) -> str:
        """Return the id of the zone that holds the card of an action."""
        if self.stack:
            return self.pending_question().place_of_card(self, self.stack[-1], card_of(action))
        return "supply" if verb_of(action) == BUY else "hand"

    # -- copies ------------------------------------------------------------------------------

    def game_id(self) -> str:
        return "dominion"

    def clone(self) -> DominionState:
        return self.copy_with(self.rng.clone(), [side.clone() for side in self.sides])

    def copy_with(self, rng: Rng, sides: list[PlayerSide]) -> DominionState:
        """Copy the state with another random generator and other player sides."""
        other = DominionState(
            self.setup,
            rng,
            sides,
            self.supply,
            self.trash,
            self.banned,
            self.pile_tokens,
            clone_stack(self.stack) if self.stack else [],
        )
        self._shares_supply = True
        other._shares_supply = True
        other.first = self.first
        other.current = self.current
        other.phase = self.phase
        other.actions = self.actions
        other.buys = self.buys
        other.coins = self.coins
        other.actor = self.actor
        other.immune = self.immune
        other.empties = self.empties
        other.bonus_card = self.bonus_card
        other.bonus = self.bonus
        other.mat = self.mat
        return other

    def snapshot(self) -> dict[str, JsonData]:
        return make_snapshot(self)

    def digest_data(self) -> dict[str, JsonData]:
        return make_snapshot_without_knowledge(self)

    def sample_position(self, player: int, rng: Rng) -> DominionState:
        drawn = sample_hidden_cards(self, player, rng)
        assert isinstance(drawn, DominionState)
        return drawn

    def view(self, viewer: int) -> dict[str, JsonData]:
        return cast(dict[str, JsonData], build_view(self, viewer))

    def seat(self, player: int) -> DominionSeat:
        return DominionSeat(self, player)

    # -- the result --------------------------------------------------------------------------

    def score(self, player: int) -> int:
        side = self.sides[player]
        owned = side.owned_cards()
        total = side.tokens
        size: i64 = len(owned)
        for at in range(size):
            number: i64 = owned[at]
            if number > LAST_BASIC_TREASURE:
                card = CARDS[number]
                total += card.points
                if card.point_per_cards:
                    total += size // card.point_per_cards
        return int(total)

    def scores(self) -> list[int]:
        return [self.score(player) for player in range(self.players)]

    def outcome(self) -> Outcome | None:
        if self.phase != GAME_OVER:
            return None
        return rank_by_score(self.scores(), [-int(side.turns) for side in self.sides])

    def metrics(self) -> dict[str, float]:
        return {"turns": float(sum([int(side.turns) for side in self.sides]))}

    def seat_metrics(self, player: int) -> dict[str, float]:
        side = self.sides[player]
        order = (player - self.first) % self.players
        owned = side.owned_cards()
        metrics = {"turns": float(side.turns), "cards": float(len(owned)), "order": float(order)}
        for number in owned:
            card = CARDS[number]
            points = card.points + (len(owned) // card.point_per_cards if card.point_per_cards else 0)
            if points:
                name = f"points_{card.id}"
                metrics[name] = metrics.get(name, 0.0) + points
        if side.tokens:
            metrics["points_tokens"] = float(side.tokens)
        for k, turn in enumerate(side.provinces[:4]):
            metrics[f"province_{k + 1}"] = float(turn)
        return metrics

    def turn_number(self) -> int:
        return sum([int(side.turns) for side in self.sides])

    def turn_facts(self, player: int) -> dict[str, JsonData]:
        """Return the number of the turn among those of the player whose turn it is, as in the log."""
        return {"turn": int(self.sides[self.current].turns)}

    def turn_players(self) -> list[int]:
        return [int(self.current)]

    def turn_metrics(self, player: int) -> dict[str, float]:
        return {"cards": float(len(self.sides[player].owned_cards()))}

    def turn_peaks(self, player: int) -> dict[str, float]:
        if self.phase == ACTION_PHASE:
            return {}
        return {"coins": float(self.coins), "actions": float(self.actions)}

    def spendable_coins(self, player: int) -> int:
        return int(self.coins) if player == self.current else 0

    def broken_invariants(self) -> list[str]:
        return find_broken_invariants(self)
