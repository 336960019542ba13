"""Reasons why one action is better than another, from the rollouts that compared them.

A reason names what differs between the rollouts of the two actions: points that the player or an opponent gets from one
source, or the length of the game. It is given only if the difference is certain and supports the better action: an
earlier end supports it only if the player is ahead then. Its texts are the messages ``GAME-reason-CODE``.
"""

from __future__ import annotations

from typing import Final

from bastide.bots.search.decision_evaluation import (
    LEAD_ERROR_FLOOR_POINTS,
    MIN_POINT_DIFFERENCE,
    Z_95,
    ActionEvaluation,
    DecisionEvaluation,
    Estimate,
    compare_results,
)
from bastide.core.action_reason import Reason
from bastide.core.json_data import JsonData

#: Maximum number of reasons.
MAX_REASONS: Final = 2
#: A difference is certain at this many standard errors. Many differences are looked at, so it is more than 95 %.
CERTAIN_ERRORS: Final = 3.3
#: With fewer rounds, no reasons are given.
MIN_ROUNDS: Final = 50
#: If the largest source explains less than this share of the difference, the whole difference is given before it.
MIN_EXPLAINED_SHARE: Final = 0.45
#: Shorter differences in the length of the game are not mentioned.
MIN_TURNS: Final = 0.5


def reasons_for_better(
    evaluation: DecisionEvaluation, better: ActionEvaluation, worse: ActionEvaluation
) -> list[Reason]:
    """Return the reasons why one measured action is better than another, the most important first.

    ``more_from``: the player gets more points from a source. ``less_for``: an opponent gets fewer. ``sooner``: the game
    ends earlier, and the player is ahead then. ``later``: it ends later; after the other action the player would be
    behind. ``more_points``: the final lead is greater, and no source explains most of it.
    """
    rounds = min(len(better.second_stage.points), len(worse.second_stage.points))
    if not evaluation.sources or rounds < MIN_ROUNDS:
        return []
    players = len(better.second_stage.points[0]) // len(evaluation.sources)
    weighted: list[tuple[float, int]] = []
    found: list[Reason] = []
    for player in range(players):
        for place, source in enumerate(evaluation.sources):
            at = player * len(evaluation.sources) + place
            with_better = [values[at] for values in better.second_stage.points]
            with_worse = [values[at] for values in worse.second_stage.points]
            difference = compare_results(with_better, with_worse, LEAD_ERROR_FLOOR_POINTS)
            gain = difference.mean if player == evaluation.player else -difference.mean
            if gain < MIN_POINT_DIFFERENCE or not is_certain(difference):
                continue
            facts: dict[str, JsonData] = {
                **source_facts(source),
                "points": round_points(gain),
                "better": round_points(mean_of(with_better)),
                "worse": round_points(mean_of(with_worse)),
            }
            if player != evaluation.player:
                facts["player"] = player
            weighted.append((-gain, len(found)))
            found.append(Reason("more_from" if player == evaluation.player else "less_for", facts))
    weighted.sort()
    points = [found[place] for _, place in weighted]
    reasons = points[:1] + _length_reasons(better, worse) + points[1:]
    whole = worse.point_cost
    explained = -weighted[0][0] if weighted else 0.0
    if is_certain(whole) and whole.mean >= MIN_POINT_DIFFERENCE and explained < MIN_EXPLAINED_SHARE * whole.mean:
        reasons = [Reason("more_points", {"points": round_points(whole.mean)}), *reasons]
    return reasons[:MAX_REASONS]


def main_source(reasons: list[Reason]) -> Reason | None:
    """Return the reason that names the largest source of points, if one does."""
    return next((reason for reason in reasons if reason.code in ("more_from", "less_for")), None)


def _length_reasons(better: ActionEvaluation, worse: ActionEvaluation) -> list[Reason]:
    """Return whether the game ends sooner while the player is ahead, or later instead of while the player is behind."""
    first, second = better.second_stage, worse.second_stage
    if len(first.turns) < len(first.results) or len(second.turns) < len(second.results):
        return []  # Rollouts that stop before the end do not tell the length of the game.
    turns = compare_results(first.turns, second.turns, LEAD_ERROR_FLOOR_POINTS)
    lead = better.point_lead if turns.mean < 0.0 else worse.point_lead
    supports = lead.mean * turns.mean < 0.0 and abs(lead.mean) >= MIN_POINT_DIFFERENCE and is_certain(lead)
    if abs(turns.mean) < MIN_TURNS or not is_certain(turns) or not supports:
        return []
    facts: dict[str, JsonData] = {"turns": round_points(abs(turns.mean)), "lead": round_points(abs(lead.mean))}
    return [Reason("sooner" if turns.mean < 0.0 else "later", facts)]


def is_certain(difference: Estimate) -> bool:
    """Return whether a difference is certain enough to be given as a reason."""
    return abs(difference.mean) > CERTAIN_ERRORS / Z_95 * difference.error


def source_facts(source: str) -> dict[str, JsonData]:
    """Return the facts that name a source of points: ``of``, and for a card (``card:ID``) its id."""
    kind, colon, name = source.partition(":")
    return {"of": kind, kind: name} if colon else {"of": source}


def mean_of(values: list[float]) -> float:
    return sum(values) / len(values)


def round_points(points: float) -> JsonData:
    """Round to an integer, or to one decimal below 10."""
    rounded = round(points, 1) if abs(points) < 10.0 else float(round(points))
    return int(rounded) if rounded == int(rounded) else rounded
