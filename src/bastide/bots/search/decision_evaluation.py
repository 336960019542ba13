"""Evaluation of the actions of a decision: win chances and points with their errors, and what each action costs."""

from __future__ import annotations

import math
from typing import Final, final

from bastide.core.json_data import JsonData

#: Half width of a 95 % interval, in standard errors.
Z_95: Final = 1.96
#: Deviations of one added round, because a few rounds that all agree prove little.
RESULT_ERROR_FLOOR: Final = 0.3
LEAD_ERROR_FLOOR_POINTS: Final = 4.0
#: Smaller differences in points are not mentioned, even if they are certain.
MIN_POINT_DIFFERENCE: Final = 0.5
#: A difference is certain at this many standard errors. It is more than 95 %, because a mistake is chosen among many
#: decisions.
CERTAIN_ERRORS: Final = 3.3
#: Value of an effect that a rollout does not tell.
UNKNOWN_VALUE: Final = -1000.0


@final
class Estimate:
    """A mean and the half width of its 95 % interval."""

    def __init__(self, mean: float, error: float) -> None:
        self.mean = mean
        self.error = error

    @property
    def is_positive(self) -> bool:
        """Whether the mean is greater than 0 with 95 % confidence."""
        return self.mean > self.error

    @property
    def is_negative(self) -> bool:
        return -self.mean > self.error

    @property
    def is_certain(self) -> bool:
        """Whether the mean differs from 0 at ``CERTAIN_ERRORS``."""
        return self.exceeds(CERTAIN_ERRORS)

    def exceeds(self, errors: float) -> bool:
        """Return whether the mean differs from 0 by more than this many standard errors."""
        return abs(self.mean) > errors / Z_95 * self.error

    def __repr__(self) -> str:
        return f"{self.mean:.3f} ± {self.error:.3f}"


def estimate_mean(values: list[float], floor: float) -> Estimate:
    """Estimate a mean. ``floor`` is the deviation of one added value."""
    count = len(values)
    if count == 0:
        return Estimate(0.0, math.inf)
    mean = math.fsum(values) / count
    squares = math.fsum([(value - mean) ** 2 for value in values]) + floor * floor
    return Estimate(mean, Z_95 * math.sqrt(squares / max(1, count - 1) / count))


@final
class RolloutValues:
    """Results of the rollouts of one action in one stage, by round."""

    def __init__(self) -> None:
        #: Results as the heuristics score them, from 0 to 1.
        self.results: list[float] = []
        self.wins: list[float] = []
        #: Final points ahead of the best opponent.
        self.leads: list[float] = []
        #: Turns from the decision to the end, if the rollout ended the game.
        self.turns: list[float] = []
        #: ``Heuristics.points_by_source`` at the end of the rollout.
        self.points: list[list[float]] = []
        #: ``Heuristics.measure_effects`` at the end of the rollout.
        self.effects: list[list[float]] = []


@final
class ActionEvaluation:
    """Evaluation of one action: win chance, final lead in points, and what it costs compared with the best action."""

    def __init__(self, action: int, notation: str, is_sensible: bool) -> None:
        self.action = action
        self.notation = notation
        #: Whether the heuristics consider it at all.
        self.is_sensible = is_sensible
        #: Share of its prior among the priors of all actions.
        self.prior_share = 0.0
        self.first_stage = RolloutValues()
        self.second_stage = RolloutValues()
        self.win_chance = Estimate(0.0, 1.0)
        self.point_lead = Estimate(0.0, math.inf)
        #: What the best action is better by.
        self.win_chance_cost = Estimate(0.0, 1.0)
        self.point_cost = Estimate(0.0, math.inf)
        #: Whether the best action is not better with 95 % confidence, or only by very little.
        self.is_about_best = False

    @property
    def rollouts(self) -> int:
        return len(self.first_stage.results) + len(self.second_stage.results)

    @property
    def is_measured(self) -> bool:
        """Whether it took part in the second stage."""
        return len(self.second_stage.results) > 0

    def mean_result(self) -> float:
        """Return the mean result of the first stage; 0 if there was none."""
        results = self.first_stage.results
        return math.fsum(results) / len(results) if results else 0.0

    def to_json_data(self) -> dict[str, JsonData]:
        """Return the evaluation as JSON data."""
        return {
            "action": self.action,
            "notation": self.notation,
            "rollouts": self.rollouts,
            "win": self.win_chance.mean,
            "error": self.win_chance.error,
            "lead": self.point_lead.mean,
            "cost": self.win_chance_cost.mean,
            "cost_error": self.win_chance_cost.error,
            "point_cost": self.point_cost.mean,
            "point_cost_error": self.point_cost.error,
            "equal": self.is_about_best,
            "compared": self.is_measured,
        }

    def __repr__(self) -> str:
        return f"ActionEvaluation({self.notation!r}, win={self.win_chance}, cost={self.win_chance_cost})"


@final
class MeasuredEffect:
    """A quantity that rollouts measure besides points, because it can explain a difference: a tempo, a denied card.

    It explains why one action is better than another if the mean after the better one is higher by at least
    ``minimum`` (lower, if this is negative). The reason has the code ``code`` and these facts.
    """

    def __init__(
        self,
        code: str,
        player: int,
        minimum: float,
        facts: dict[str, JsonData],
        actions: list[int] | None = None,
        is_percent: bool = False,
    ) -> None:
        self.code = code
        #: Player whom it is about.
        self.player = player
        self.minimum = minimum
        self.facts = facts
        #: Actions that it can explain; None: all.
        self.actions = actions
        #: Whether it is a share of the rollouts in percent, which is given without decimals.
        self.is_percent = is_percent


@final
class DecisionEvaluation:
    """Evaluations of the actions of one decision: the best first, those without rollouts last."""

    def __init__(self, player: int, sources: list[str], actions: list[ActionEvaluation]) -> None:
        self.player = player
        #: ``Heuristics.point_sources`` of the position.
        self.sources = sources
        #: ``Heuristics.list_effects`` of the finalists.
        self.effects: list[MeasuredEffect] = []
        self.actions = actions

    @property
    def best(self) -> ActionEvaluation:
        return self.actions[0]

    @property
    def rollouts(self) -> int:
        return sum([each.rollouts for each in self.actions])

    def find_action(self, action: int) -> ActionEvaluation:
        """Return the evaluation of an action. Raises KeyError if it is not legal."""
        for each in self.actions:
            if each.action == action:
                return each
        raise KeyError(action)

    def measured_actions(self) -> list[ActionEvaluation]:
        """Return the actions of the second stage, the best first."""
        return [each for each in self.actions if each.is_measured]

    def about_best_actions(self) -> list[ActionEvaluation]:
        """Return the best action and those that are about equal."""
        return [each for each in self.measured_actions() if each.is_about_best]

    def to_json_data(self) -> dict[str, JsonData]:
        """Return the evaluation as JSON data."""
        lines: list[JsonData] = []
        for each in self.actions:
            lines.append(each.to_json_data())
        return {"player": self.player, "rollouts": self.rollouts, "actions": lines}


def compare_results(better: list[float], worse: list[float], floor: float) -> Estimate:
    """Estimate the difference of two actions from their common rounds."""
    return estimate_mean([better[i] - worse[i] for i in range(min(len(better), len(worse)))], floor)
