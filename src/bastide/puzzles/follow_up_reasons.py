"""Reasons that name what an answer leads to: what a player builds later in more or fewer of the rollouts.

They name the mechanism behind a difference in points: a quarry brings points from military conflicts because it pays
for the Walls. The game says what players have at the end of a rollout (``AchievementLister``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple, Protocol

from bastide.bots.search.decision_evaluation import ActionEvaluation, DecisionEvaluation
from bastide.bots.search.evaluation_reasons import MIN_ROUNDS, REASON_ERRORS, main_source, reasons_for_better
from bastide.core.action_reason import Reason
from bastide.core.json_data import JsonData
from bastide.core.state import State

#: Smaller differences between the shares of the rollouts are not mentioned; and if the achievement brings points from
#: another source than the one that differs most, these.
MIN_SHARE_DIFFERENCE = 0.15
MIN_OTHER_SHARE_DIFFERENCE = 0.25
#: A second source of points is mentioned if it explains this share of the difference.
MIN_SECOND_SHARE = 0.4
MAX_REASONS = 3
#: Sources of points in which what opponents get less of is as good as what the player gets more of.
CONTESTED_SOURCES = ("military", "card")
#: Measured effects that say the same as an achievement with the fact ``turn``.
TEMPO_CODES = (
    "sooner_province",
    "sooner_next_province",
    "sooner_colony",
    "delays_province",
    "delays_next_province",
    "delays_colony",
)


class Achievement(NamedTuple):
    """What a player has at the end of a rollout: its source of points, and the fact that names it in a reason."""

    player: int
    source: str
    fact: str
    id: str | int


class AchievementLister(Protocol):
    """Says what players achieve in a game."""

    def list_achievements(self, state: State) -> Sequence[Achievement]:
        """Return what players have at the end of a rollout."""
        ...

    def achievement_of(self, state: State, player: int, action: int) -> Achievement | None:
        """Return what an answer itself achieves."""
        ...


@dataclass
class AchievementCounts:
    """In how many rollouts of an answer each achievement was reached. ``own``: what the answer itself is."""

    own: Achievement | None = None
    rollouts: int = 0
    counts: Counter[Achievement] = field(default_factory=Counter)

    def add(self, achievements: Sequence[Achievement]) -> None:
        """Count the achievements of a rollout."""
        self.rollouts += 1
        self.counts.update(achievements)

    def share(self, achievement: Achievement) -> float:
        """Return the share of the rollouts with an achievement."""
        return self.counts[achievement] / self.rollouts if self.rollouts else 0.0


def explain_answer(
    evaluation: DecisionEvaluation,
    better: ActionEvaluation,
    worse: ActionEvaluation,
    achievements: dict[int, AchievementCounts],
) -> list[Reason]:
    """Return why one answer of a puzzle is better than another, and what it leads to."""
    reasons = reasons_for_better(evaluation, better, worse, MAX_REASONS)
    counts = achievements[better.action], achievements[worse.action]
    return with_follow_up(reasons, evaluation.player, worse, *counts)


def with_follow_up(
    reasons: Sequence[Reason], player: int, worse: ActionEvaluation, better: AchievementCounts, other: AchievementCounts
) -> list[Reason]:
    """Add to the reasons for an answer what it leads to, and leave out sources that explain little."""
    if not reasons:
        return []
    first, *rest = reasons
    named = main_source([first])
    follow_up = find_follow_up(named, player, better, other)
    later = [follow_up] if follow_up and not is_named_by(follow_up, rest) else []
    kept = [
        each for each in rest if (named is None and main_source([each])) or not is_minor(each, worse.point_cost.mean)
    ]
    outweighed = [each for each in kept if each.code == "outweighs"]
    kept = [each for each in kept if each.code != "outweighs"]
    return [first, *outweighed, *(later if named else []), *kept, *([] if named else later)][:MAX_REASONS]


def is_named_by(follow_up: Reason, reasons: Sequence[Reason]) -> bool:
    """Return whether a measured effect says the same already: about a card of a player, or about the tempo."""
    facts = follow_up.facts
    if "turn" in facts:
        return any(each.code in TEMPO_CODES for each in reasons)
    return "card" in facts and any(
        "amount" in each.facts
        and (each.facts.get("card"), each.facts.get("player")) == (facts["card"], facts.get("player"))
        for each in reasons
    )


def is_minor(reason: Reason, cost: float) -> bool:
    """Return whether a reason names points that explain little of what an answer costs."""
    points = reason.facts.get("points")
    return isinstance(points, (int, float)) and points < MIN_SECOND_SHARE * cost


def find_follow_up(
    named: Reason | None, player: int, better: AchievementCounts, worse: AchievementCounts
) -> Reason | None:
    """Return the reason for the achievement whose share differs most.

    ``gets_FACT``: the player gets it more often. ``misses_FACT``: an opponent gets it less often. Achievements from the
    source of points that ``named`` names come first, of the player that it names. If there is none, those of all who
    contest the source, and the player's own from other sources, which can pay for it. None if the answer itself is from
    that source. Without ``named``, all achievements of the player count.
    """
    source = None if named is None else named.facts["of"]
    if better.own is not None and better.own.source == source and better.own != worse.own:
        return None
    seat = player if named is None else named.facts.get("player", player)
    found: list[tuple[bool, float, Achievement]] = []
    for each in better.counts | worse.counts:
        own, other = better.share(each), worse.share(each)
        gain = own - other if each.player == player else other - own
        is_source = source in (None, each.source)
        is_contested = is_source and source in CONTESTED_SOURCES
        minimum = MIN_SHARE_DIFFERENCE if is_source else MIN_OTHER_SHARE_DIFFERENCE
        may_explain = is_contested or (each.player == seat and (is_source or seat == player))
        is_certain = is_certain_difference(own, better.rollouts, other, worse.rollouts)
        if may_explain and gain > minimum and each != better.own and is_certain:
            found.append((is_source and each.player == seat, gain, each))
    if not found:
        return None
    best = max(found, key=lambda entry: entry[:2])[2]
    facts: dict[str, JsonData] = {
        best.fact: best.id,
        "better": round(100 * better.share(best)),
        "worse": round(100 * worse.share(best)),
    }
    if best.player != player:
        facts["player"] = best.player
    return Reason(f"gets_{best.fact}" if best.player == player else f"misses_{best.fact}", facts)


def is_certain_difference(own: float, own_rounds: int, other: float, other_rounds: int) -> bool:
    """Return whether two shares differ for certain, as if the rollouts were independent."""
    if min(own_rounds, other_rounds) < MIN_ROUNDS:
        return False
    variance = own * (1.0 - own) / own_rounds + other * (1.0 - other) / other_rounds
    return abs(own - other) > REASON_ERRORS * sqrt(variance)
