"""Result of a finished game as numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

from bastide.core import Bot, Game, JsonData, State, play_game
from bastide.core.game_loop import check_decision_limit
from bastide.core.json_data import expect_int, expect_ints
from bastide.sim.game_series import GameSeries, SeriesDealer
from bastide.sim.turn_metrics_recorder import TurnHistory, TurnRecorder


@dataclass(frozen=True)
class GameResult:
    """Places, scores and metrics of one game. JSON data: can be sent to another process and written as a line."""

    places: list[int]
    scores: list[int]
    decisions: int
    metrics: dict[str, float]
    #: The game's own metrics for each seat.
    seat_metrics: list[dict[str, float]]
    #: For each seat, how often it did what with which component: ``{"buy card province": 4}``.
    choices: list[dict[str, int]] = field(default_factory=list)
    #: For each seat, its metrics after each of its turns.
    turn_histories: list[TurnHistory] = field(default_factory=list)

    @staticmethod
    def from_state(
        state: State,
        decisions: int,
        choices: list[dict[str, int]] | None = None,
        courses: list[TurnHistory] | None = None,
    ) -> GameResult:
        """Make the result of a finished game. Raises ValueError if the game is not over."""
        outcome = state.outcome()
        if outcome is None:
            raise ValueError("only finished games are counted")
        seats = [state.seat_metrics(seat) for seat in range(state.players)]
        return GameResult(
            outcome.places, outcome.scores, decisions, state.metrics(), seats, choices or [], courses or []
        )

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def to_json_data(self) -> dict[str, object]:
        """The result as JSON data."""
        return {
            "places": self.places,
            "scores": self.scores,
            "decisions": self.decisions,
            "metrics": self.metrics,
            "seat_metrics": self.seat_metrics,
            "choices": self.choices,
            "courses": self.turn_histories,
        }

    @staticmethod
    def from_json_data(data: dict[str, JsonData]) -> GameResult:
        """Read the result from JSON data. Raises KeyError or TypeError if it is invalid."""
        seats = _expect_dicts(data["seat_metrics"])
        return GameResult(
            expect_ints(data["places"]),
            expect_ints(data["scores"]),
            expect_int(data["decisions"]),
            _expect_float_dict(data["metrics"]),
            [_expect_float_dict(seat) for seat in seats],
            [{what: expect_int(count) for what, count in seat.items()} for seat in _expect_dicts(data["choices"])],
            [
                {name: _expect_floats(values) for name, values in seat.items()}
                for seat in _expect_dicts(data["courses"])
            ],
        )


def play_for_result(state: State, bots: list[Bot]) -> GameResult:
    """Play a game with bots and return its result with metrics."""
    return GameResult.from_state(state, play_game(state, bots))


def play_chunk_with_metrics(series: GameSeries, start: int, stop: int) -> tuple[int, list[GameResult], float]:
    """Play the games ``start`` to ``stop`` of a validated series. Returns start, results, and the seconds they took."""
    began = perf_counter()
    dealer = SeriesDealer(series)
    games = [play_for_result(*dealer.deal_game(index)) for index in range(start, stop)]
    return start, games, perf_counter() - began


class GameInProgress:
    """A game of bots that counts actions by component and metrics by turn, and can pause between decisions.

    ``apply`` applies an action: the method of the state or of a recorder.
    """

    def __init__(self, game: Game, state: State, bots: list[Bot], apply: Callable[[int, int], None]) -> None:
        self.state = state
        self.bots = bots
        self.decisions = 0
        self._apply = apply
        self._seats = [state.seat(player) for player in range(state.players)]
        self._chosen: list[Counter[str]] = [Counter() for _ in self._seats]
        self._nouns = component_nouns(game)
        self._turns = TurnRecorder(state)

    def play(self, should_pause: Callable[[int], bool]) -> bool:
        """Play on until the game is over or should pause; returns whether it is over.

        ``should_pause`` is called with the number of decisions before each of them.
        """
        state, things, watch = self.state, self._nouns, self._turns
        player = state.next_player_to_act()
        while player >= 0:
            if should_pause(self.decisions):
                return False
            watch.before_action(player)
            action = self.bots[player].choose(self._seats[player])
            if not state.is_legal(player, action):
                raise state.illegal_action_error(player, action)
            meaning = state.action_data(player, action) if things else {}
            for thing in things:
                if thing in meaning:
                    self._chosen[player][f"{meaning['do']} {thing} {meaning[thing]}"] += 1
            self._apply(player, action)
            watch.after_action()
            self.decisions += 1
            player = state.next_player_to_act()
        return True

    def result(self) -> GameResult:
        """Return the result of the finished game."""
        return GameResult.from_state(self.state, self.decisions, *self._statistics())

    def draw_result(self) -> GameResult:
        """Return the result of the unfinished game as a draw."""
        state = self.state
        seats = [state.seat_metrics(seat) for seat in range(state.players)]
        choices, courses = self._statistics()
        places = [1] * state.players
        return GameResult(places, state.scores(), self.decisions, state.metrics(), seats, choices, courses)

    def _statistics(self) -> tuple[list[dict[str, int]], list[TurnHistory]]:
        return [dict(counter) for counter in self._chosen], self._turns.histories


def play_with_statistics(game: Game, state: State, bots: list[Bot], apply: Callable[[int, int], None]) -> GameResult:
    """Play a game with bots and also count actions by component and metrics by turn.

    ``apply`` applies an action: the method of the state or of a recorder.
    """

    def never_pause(decisions: int) -> bool:
        check_decision_limit(decisions)
        return False

    played = GameInProgress(game, state, bots, apply)
    played.play(never_pause)
    return played.result()


def component_nouns(game: Game) -> list[str]:
    """Return the kinds of components in the singular: ``card`` for a game that lists ``cards``."""
    return [kind.removesuffix("s") for kind in game.component_kinds]


def _expect_dicts(data: JsonData) -> list[dict[str, JsonData]]:
    if not isinstance(data, list):
        raise TypeError(f"expected a list, not {data!r}")
    found = [item for item in data if isinstance(item, dict)]
    if len(found) != len(data):
        raise TypeError(f"expected a list of objects, not {data!r}")
    return found


def _expect_floats(data: JsonData) -> list[float]:
    if not isinstance(data, list) or not all(isinstance(value, (int, float)) for value in data):
        raise TypeError(f"expected a list of numbers, not {data!r}")
    return [float(value) for value in data if isinstance(value, (int, float))]


def _expect_float_dict(data: JsonData) -> dict[str, float]:
    if not isinstance(data, dict):
        raise TypeError(f"expected an object, not {data!r}")
    found = {name: float(value) for name, value in data.items() if isinstance(value, (int, float))}
    if len(found) != len(data):
        raise TypeError(f"expected numbers, not {data!r}")
    return found
