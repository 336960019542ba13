"""Effects on the speed of players: the turn of their next Province or Colony, and the coins of their turns."""

from __future__ import annotations

from typing import Final, final

from bastide.bots.search.decision_evaluation import UNKNOWN_VALUE, MeasuredEffect
from bastide.core.state import State
from bastide.games.dominion.bots.card_choices.card_values import game_ending_pile
from bastide.games.dominion.rules.action_space import BUY, END_TURN, GAIN, action_of, verb_of
from bastide.games.dominion.rules.cards.basic_card_numbers import COLONY, PROVINCE
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.games.dominion.rules.state.seat_queries import DominionSeat

#: Differences that can explain points: of the turn of a Province or Colony, and of the coins of a turn.
MIN_TURNS: Final = 0.3
MIN_COINS_NOW: Final = 0.5
MIN_COINS_NEXT: Final = 0.7
MIN_COINS_LATER: Final = 0.35
#: The turns after this one whose coins are measured. The texts of ``coins_later`` and ``coins_less`` give this number.
COIN_TURNS: Final = 6
COLONY_GAINS: Final = [action_of(BUY, COLONY), action_of(GAIN, COLONY)]


@final
class TempoEffects:
    """Measures in rollouts how fast players are.

    ``sooner_``, ``delays_``: the first or the next Province, or the first Colony, in turns. ``coins_now``: coins that
    the player has in this turn, if it is the player's and there is more to decide than the purchase. ``coins_next``: in
    the next turn. ``coins_later``: on average in the next turns. ``coins_less``: the same of an opponent.
    """

    def __init__(self) -> None:
        self._player = -1
        self._players = 0
        #: Whether the current rollout is measured.
        self._is_observing = False
        #: The card whose next copy rollouts measure, Province or Colony.
        self._goal = PROVINCE
        #: By player: Provinces before the rollouts, and whether the next one or the first Colony is measured.
        self._provinces: list[int] = []
        self._has_goal: list[bool] = []
        #: By player: turns before the rollouts. A turn that has begun counts.
        self._turns: list[int] = []
        self._measures_now = False
        #: In this rollout, the turn of the first Colony by player, and the most coins by player and turn.
        self._colony_turns: list[float] = []
        self._coins: list[int] = []

    def list_effects(self, state: DominionState, player: int, actions: list[int]) -> list[MeasuredEffect]:
        """Return the effects of these actions of a player."""
        seat = state.seat(player)
        assert isinstance(seat, DominionSeat)
        self._player = player
        self._players = state.players
        self._goal = game_ending_pile(seat)
        is_colony = self._goal == COLONY
        self._provinces = [len(side.provinces) for side in state.sides]
        self._has_goal = [not is_colony or seat.count_owned(other, COLONY) == 0 for other in range(state.players)]
        self._turns = [int(side.turns) for side in state.sides]
        is_purchase = all(verb_of(action) == BUY or action == END_TURN for action in actions)
        self._measures_now = state.current == player and not is_purchase
        found: list[MeasuredEffect] = []
        for other in range(state.players):
            if self._has_goal[other]:
                has_one = self._provinces[other] > 0
                if other == player:
                    code = "sooner_colony" if is_colony else "sooner_next_province" if has_one else "sooner_province"
                    found.append(MeasuredEffect(code, other, -MIN_TURNS, {}))
                else:
                    code = "delays_colony" if is_colony else "delays_next_province" if has_one else "delays_province"
                    found.append(MeasuredEffect(code, other, MIN_TURNS, {}))
            if other == player:
                if self._measures_now:
                    found.append(MeasuredEffect("coins_now", other, MIN_COINS_NOW, {}))
                found.append(MeasuredEffect("coins_next", other, MIN_COINS_NEXT, {}))
                found.append(MeasuredEffect("coins_later", other, MIN_COINS_LATER, {}))
            else:
                found.append(MeasuredEffect("coins_less", other, -MIN_COINS_LATER, {}))
        return found

    def begin_rollout(self, state: State) -> None:
        """Forget the rollout before. Rollouts of a game with other players are not measured."""
        self._is_observing = self._players == state.players
        if not self._is_observing:
            return
        self._coins = [0] * (self._players * (COIN_TURNS + 1))
        self._colony_turns = [UNKNOWN_VALUE] * self._players
        if self._goal == COLONY:
            assert isinstance(state, DominionState)
            seat = state.seat(0)
            assert isinstance(seat, DominionSeat)
            for player in range(self._players):
                if seat.count_owned(player, COLONY) > 0:  # the action that is measured may have bought one
                    self._colony_turns[player] = float(state.sides[player].turns)

    def observe(self, state: State, player: int, action: int) -> None:
        """Note what a player does next in a rollout."""
        if not self._is_observing:
            return
        assert isinstance(state, DominionState)
        if player == state.current:
            turn = int(state.sides[player].turns) - self._turns[player]
            if 0 <= turn <= COIN_TURNS:
                place = player * (COIN_TURNS + 1) + turn
                self._coins[place] = max(self._coins[place], int(state.coins))
        if self._goal == COLONY and action in COLONY_GAINS and self._colony_turns[player] == UNKNOWN_VALUE:
            self._colony_turns[player] = float(state.sides[player].turns)

    def measure(self, state: DominionState) -> list[float]:
        """Measure the effects at the end of a rollout."""
        found: list[float] = []
        for player in range(self._players):
            if self._has_goal[player]:
                found.append(self._goal_turn(state, player))
            turns = int(state.sides[player].turns) - self._turns[player]
            first = player * (COIN_TURNS + 1)
            counted = min(turns, COIN_TURNS)
            later = sum(self._coins[first + 1 : first + 1 + counted]) / counted if counted > 0 else UNKNOWN_VALUE
            if player == self._player:
                if self._measures_now:
                    found.append(float(self._coins[first]))
                found.append(float(self._coins[first + 1]) if turns > 0 else UNKNOWN_VALUE)
            found.append(later)
        return found

    def _goal_turn(self, state: DominionState, player: int) -> float:
        """Return the turn of a player's next Province or first Colony in a rollout."""
        if self._goal == COLONY:
            return self._colony_turns[player]
        provinces = state.sides[player].provinces
        before = self._provinces[player]
        return float(provinces[before]) if len(provinces) > before else UNKNOWN_VALUE
