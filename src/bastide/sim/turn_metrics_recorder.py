"""Metrics of each player at the end of each of their turns."""

from __future__ import annotations

from bastide.core import State

#: Metric that every game has.
POINTS_METRIC = "points"

#: Metric to its values after the player's first turn, the second, and so on.
TurnHistory = dict[str, list[float]]


class TurnRecorder:
    """Records the turn history of each seat while a game is played."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.histories: list[TurnHistory] = [{} for _ in range(state.players)]
        self._peaks: list[dict[str, float]] = [{} for _ in range(state.players)]
        self._turn = 0
        self._whose: list[int] = []

    def before_action(self, player: int) -> None:
        """Call before a player acts."""
        state = self.state
        self._turn = state.turn_number()
        self._whose = state.turn_players() if self._turn else []
        if player in self._whose:
            peaks = self._peaks[player]
            for name, value in state.turn_peaks(player).items():
                peaks[name] = max(value, peaks.get(name, value))

    def after_action(self) -> None:
        """Call after a player has acted. Records the metrics if the turn has ended."""
        state = self.state
        if not self._whose or (state.turn_number() == self._turn and not state.is_over()):
            return
        scores = state.scores()
        for player in self._whose:
            measures = {POINTS_METRIC: float(scores[player]), **self._peaks[player], **state.turn_metrics(player)}
            for name, value in measures.items():
                self.histories[player].setdefault(name, []).append(value)
            self._peaks[player] = {}
