"""A game turn by turn: how each player stands when a turn of theirs is over."""

from __future__ import annotations

from bastide.core import State

#: What every game has.
POINTS = "points"

#: By measure: its value after the player's first turn, the second, and so on.
Course = dict[str, list[float]]


class Watch:
    """Looks on while a game is played, and notes the course of it for each seat."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.courses: list[Course] = [{} for _ in range(state.players)]
        self._peaks: list[dict[str, float]] = [{} for _ in range(state.players)]
        self._turn = 0
        self._whose: list[int] = []

    def before(self, player: int) -> None:
        """A player is about to act."""
        state = self.state
        self._turn = state.turn_number()
        self._whose = state.turn_players() if self._turn else []
        if player in self._whose:
            peaks = self._peaks[player]
            for name, value in state.turn_peaks(player).items():
                peaks[name] = max(value, peaks.get(name, value))

    def after(self) -> None:
        """A player has acted. If that was the end of a turn, it is noted for those whose turn it was."""
        state = self.state
        if not self._whose or (state.turn_number() == self._turn and not state.is_over()):
            return
        scores = state.scores()
        for player in self._whose:
            measures = {POINTS: float(scores[player]), **self._peaks[player], **state.turn_metrics(player)}
            for name, value in measures.items():
                self.courses[player].setdefault(name, []).append(value)
            self._peaks[player] = {}
