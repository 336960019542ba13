"""State of a Dominion game: the implementation of ``bastide.core.State``.

The rules of the turn are in ``turn_phases``, the moves of cards in ``board_moves`` and ``deck_moves``.
"""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64

from bastide.core.decision import Decision
from bastide.core.outcome import Outcome, ranked
from bastide.core.plain import Plain
from bastide.core.randomness.rng import Rng
from bastide.core.reason import Refusal
from bastide.games.dominion.rules.actions import (
    ACTIONS,
    BUY,
    CARDS_OF,
    DONE,
    END_ACTIONS,
    END_TURN,
    NOTATIONS,
    PLAY,
    PLAY_TREASURES,
    VERBS,
    card_of,
    do_of,
    verb_of,
)
from bastide.games.dominion.rules.cards.basics import LAST_PLAIN
from bastide.games.dominion.rules.cards.card import ACTION, CARDS, PRINTED, TREASURE
from bastide.games.dominion.rules.cards.card_bytes import holds
from bastide.games.dominion.rules.cards.layout import id_of
from bastide.games.dominion.rules.display.refusals import reason_against
from bastide.games.dominion.rules.display.view import view_of
from bastide.games.dominion.rules.effects.choices import Choose
from bastide.games.dominion.rules.effects.frames import clone_stack
from bastide.games.dominion.rules.effects.questions import ASK_IDS
from bastide.games.dominion.rules.state.sample import redrawn
from bastide.games.dominion.rules.state.seat import DominionSeat
from bastide.games.dominion.rules.state.snapshot import lasting_of, snapshot_of
from bastide.games.dominion.rules.state.soundness import faults
from bastide.games.dominion.rules.state.zones import Side
from bastide.games.dominion.rules.turn.turn import (
    ACTION_PHASE,
    BUY_PHASE,
    BUYING,
    OVER,
    Turn,
    has_plain,
    kind_above,
    kind_at,
    kinds_of,
)


@final
class DominionState(Turn):
    """State of a Dominion game."""

    # -- legal actions -----------------------------------------------------------------------

    def actors(self) -> list[int]:
        return [] if self.actor < 0 else [int(self.actor)]

    def next_actor(self) -> int:
        return int(self.actor)

    def legal_actions(self, player: int) -> list[int]:
        if player != self.actor or player < 0:
            return []
        if self.stack:
            return self.question().answers(self, self.stack[-1])
        if self.phase == ACTION_PHASE:
            return self.with_plays([END_ACTIONS], player, ACTION)
        legal: list[int] = [END_TURN]
        if self.phase == BUY_PHASE:
            legal = self.with_plays(legal, player, TREASURE)
        setup = self.setup
        if setup.fixed_buys and not self.banned:
            affordable_cost = self.within()
            affordable = setup.buys_within[affordable_cost]
            if self.empties == 0:
                legal.extend(affordable)
            else:
                cards = setup.cards_within[affordable_cost]
                moves = cast(list[object], affordable)  # as objects, so that mypyc does not unbox the ints
                found = cast(list[object], legal)
                size: i64 = len(cards)
                for at in range(size):
                    left: i64 = self.supply[cards[at]]
                    if left > 0:
                        found.append(moves[at])
        else:
            buys = ACTIONS[BUY]
            for card in setup.piles:
                if self.can_buy(card):
                    legal.append(buys[card])
        if not setup.plays_first:
            legal.sort()
        return legal

    def with_plays(self, legal: list[int], player: i64, types: i64) -> list[int]:
        """Append the actions that play a card of these types from the hand to a list of lower actions."""
        hand = self.sides[player].hand
        if types == TREASURE and has_plain(hand):
            legal.append(PLAY_TREASURES)
        found = cast(list[object], legal)  # as objects, so that mypyc does not unbox the ints
        plays = cast(list[object], ACTIONS[PLAY])
        card = kind_above(hand, types, -1)
        while card >= 0:
            found.append(plays[card])
            card = kind_above(hand, types, card)
        return legal

    def random_action(self, player: int, rng: Rng) -> int:
        setup = self.setup
        buying = self.phase != ACTION_PHASE
        if self.stack or not setup.plays_first or (buying and (not setup.fixed_buys or self.banned)):
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
                if has_plain(hand):
                    first = 2
            affordable_cost = self.within()
            buys = self.on_offer(setup.cards_within[affordable_cost])
        plays = kinds_of(hand, types) if types else 0
        pick = rng.below(first + plays + buys)
        if pick == 0:
            return END_TURN if buying else END_ACTIONS
        if pick < first:
            return PLAY_TREASURES
        pick -= first
        if pick < plays:
            return ACTIONS[PLAY][kind_at(hand, types, pick)]
        pick -= plays
        if self.empties == 0:
            return setup.buys_within[affordable_cost][pick]
        return ACTIONS[BUY][self.offered_at(setup.cards_within[affordable_cost], pick)]

    def within(self) -> i64:
        """Return the coins to spend, at most the highest cost of a pile."""
        dearest: i64 = self.setup.dearest
        if self.coins < dearest:
            return self.coins
        return dearest

    def on_offer(self, cards: bytes) -> i64:
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

    def offered_at(self, cards: bytes, place: i64) -> i64:
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
        if player != self.actor or player < 0 or not 0 <= action < len(VERBS):
            return False
        if self.stack:
            return self.question().allows(self, self.stack[-1], action)
        phase = self.phase
        if action < PLAY:  # without a card
            if phase == ACTION_PHASE:
                return action == END_ACTIONS
            if action == END_TURN:
                return True
            if action != PLAY_TREASURES or phase == BUYING:
                return False
            return has_plain(self.sides[player].hand)
        verb = VERBS[action]
        card: i64 = CARDS_OF[action]
        if verb == BUY:
            return phase != ACTION_PHASE and self.can_buy(card)
        if verb != PLAY or phase == BUYING:
            return False
        kinds: i64 = PRINTED.types[card]
        wanted: i64 = ACTION if phase == ACTION_PHASE else TREASURE
        return kinds & wanted != 0 and holds(self.sides[player].hand, card)

    def perform(self, player: int, action: int) -> None:
        if self.stack:
            self.question().answer(self, self.stack[-1], action)
        elif action == PLAY_TREASURES:
            self.play_treasures()
        elif action == END_TURN:
            self.end_turn()
        elif action == END_ACTIONS:
            self.phase = BUY_PHASE
        elif VERBS[action] == BUY:
            self.buy(CARDS_OF[action])
        else:
            self.play(player, CARDS_OF[action])
        self.advance()

    def decision(self, player: int) -> Decision:
        if player != self.actor or player < 0:
            raise self.refusal(player, -1)
        legal = self.legal_actions(player)
        kind = ASK_IDS[self.asking()]
        if not self.stack:
            left: dict[str, Plain] = {"actions": self.actions, "buys": self.buys, "coins": self.coins}
            return Decision(player, kind, "turn", legal, 0, 1, left)
        frame = self.stack[-1]
        question = self.question()
        return Decision(
            player,
            kind,
            id_of(int(frame.subject)),
            legal,
            question.least(self, frame) if legal[0] != DONE or isinstance(question, Choose) else 0,
            question.most(self, frame),
            question.about(self, frame),
        )

    def why_not(self, player: int, action: int) -> Refusal | None:
        return reason_against(self, player, action)

    # -- notation ----------------------------------------------------------------------------

    def notation(self, player: int, action: int) -> str:
        words = NOTATIONS[verb_of(action)]
        return f"{words} {id_of(card_of(action))}" if card_of(action) >= 0 else words

    def meaning(self, player: int, action: int) -> dict[str, Plain]:
        meaning: dict[str, Plain] = {"do": do_of(action)}
        card = card_of(action)
        if card >= 0:
            meaning["card"] = id_of(card)
            place = self.place_of(action)
            if place:
                meaning["place"] = place
        return meaning

    def place_of(self, action: int) -> str:
        """Return the id of the zone that holds the card of an action."""
        if self.stack:
            return self.question().where(self, self.stack[-1], card_of(action))
        return "supply" if verb_of(action) == BUY else "hand"

    # -- copies ------------------------------------------------------------------------------

    def game_id(self) -> str:
        return "dominion"

    def clone(self) -> DominionState:
        return self.copy_with(self.rng.clone(), [side.clone() for side in self.sides])

    def copy_with(self, rng: Rng, sides: list[Side]) -> DominionState:
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

    def snapshot(self) -> dict[str, Plain]:
        return snapshot_of(self)

    def lasting(self) -> dict[str, Plain]:
        return lasting_of(self)

    def sample(self, player: int, rng: Rng) -> DominionState:
        drawn = redrawn(self, player, rng)
        assert isinstance(drawn, DominionState)
        return drawn

    def view(self, viewer: int) -> dict[str, Plain]:
        return cast(dict[str, Plain], view_of(self, viewer))

    def seat(self, player: int) -> DominionSeat:
        return DominionSeat(self, player)

    # -- the result --------------------------------------------------------------------------

    def score(self, player: int) -> int:
        side = self.sides[player]
        owned = side.owned()
        total = side.tokens
        size: i64 = len(owned)
        for at in range(size):
            number: i64 = owned[at]
            if number > LAST_PLAIN:
                card = CARDS[number]
                total += card.points
                if card.point_per_cards:
                    total += size // card.point_per_cards
        return int(total)

    def scores(self) -> list[int]:
        return [self.score(player) for player in range(self.players)]

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return ranked(self.scores(), [-int(side.turns) for side in self.sides])

    def metrics(self) -> dict[str, float]:
        return {"turns": float(sum([int(side.turns) for side in self.sides]))}

    def seat_metrics(self, player: int) -> dict[str, float]:
        side = self.sides[player]
        order = (player - self.first) % self.players
        owned = side.owned()
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

    def turn_players(self) -> list[int]:
        return [int(self.current)]

    def turn_metrics(self, player: int) -> dict[str, float]:
        return {"cards": float(len(self.sides[player].owned()))}

    def turn_peaks(self, player: int) -> dict[str, float]:
        if self.phase == ACTION_PHASE:
            return {}
        return {"coins": float(self.coins), "actions": float(self.actions)}

    def purse(self, player: int) -> int:
        return int(self.coins) if player == self.current else 0

    def status(self) -> list[str]:
        return faults(self)
