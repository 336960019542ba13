"""Effects of the shuffle on bought cards: a card bought late is never drawn, and a Victory card counts all the same."""

from __future__ import annotations

from typing import Final, final

from bastide.bots.search.decision_evaluation import UNKNOWN_VALUE, MeasuredEffect
from bastide.core.json_data import JsonData
from bastide.core.state import State
from bastide.games.dominion.rules.action_space import BUY, action_of, card_of, verb_of
from bastide.games.dominion.rules.cards.basic_card_numbers import CURSE
from bastide.games.dominion.rules.cards.printed_card import CARDS, VICTORY
from bastide.games.dominion.rules.state.game_state import DominionState

#: Percentage of rollouts without a shuffle at which a card is too late, and of those with one at which it is not.
MIN_TOO_LATE_PERCENT: Final = 60.0
MIN_SHUFFLED_PERCENT: Final = 95.0


@final
class ShuffleEffects:
    """Measures in which rollouts a bought card is shuffled into the deck before the game ends.

    It explains why a Victory card is better than a card that has to be drawn (``too_late``), or the reverse
    (``still_drawn``). A Victory card always counts, and is of no use in the hand.
    """

    def __init__(self) -> None:
        self._player = -1
        #: Bought cards that have to be drawn, and the purchases of Victory cards.
        self._cards: list[int] = []
        self._victory_purchases: list[int] = []
        # Piles of the player before the purchase.
        self._buried = b""
        self._discard = b""
        self._deck = b""

    def list_effects(self, player: int, actions: list[int]) -> list[MeasuredEffect]:
        """Return the effects of these actions of a player, two for each card that has to be drawn."""
        self._player = player
        cards = [card_of(action) for action in actions if verb_of(action) == BUY]
        self._victory_purchases = [action_of(BUY, card) for card in cards if CARDS[card].types == VICTORY]
        drawn = [card for card in cards if card != CURSE and CARDS[card].types & VICTORY == 0]
        self._cards = drawn if self._victory_purchases else []
        found: list[MeasuredEffect] = []
        for card in self._cards:
            facts: dict[str, JsonData] = {"card": CARDS[card].id}
            victory = list(self._victory_purchases)
            found.append(MeasuredEffect("too_late", player, MIN_TOO_LATE_PERCENT, facts, victory, True))
            purchase = [action_of(BUY, card)]
            found.append(MeasuredEffect("still_drawn", player, MIN_SHUFFLED_PERCENT, facts, purchase, True))
        return found

    def remember_piles(self, state: State) -> None:
        """Remember the player's piles in the position from which the actions are played out."""
        if self._cards:
            assert isinstance(state, DominionState)
            side = state.sides[self._player]
            self._buried = side.buried
            self._discard = side.discard
            self._deck = side.deck

    def measure(self, state: DominionState, action: int) -> list[float]:
        """Measure the effects at the end of a rollout that began with this action."""
        found: list[float] = []
        for card in self._cards:
            if action in self._victory_purchases:
                found += [100.0, 0.0]
            elif action == action_of(BUY, card):
                shuffled = self._percent_shuffled(state, card)
                found += [shuffled, shuffled]
            else:
                found += [UNKNOWN_VALUE, UNKNOWN_VALUE]
        return found

    def _percent_shuffled(self, state: DominionState, card: int) -> float:
        """Return 100 if the player's discard pile was shuffled, 0 if not, or that it is unknown.

        Without a shuffle the discard pile only grows, and the deck only shrinks. If the card was put elsewhere than on
        the discard pile, it is unknown whether it was drawn.
        """
        side = state.sides[self._player]
        size = len(self._discard)
        grows = side.buried.startswith(self._buried) and side.discard.startswith(self._discard)
        if not grows or not self._deck.startswith(side.deck):
            return 100.0
        return 0.0 if len(side.discard) > size and side.discard[size] == card else UNKNOWN_VALUE
