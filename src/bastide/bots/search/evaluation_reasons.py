"""Reasons why one action is better than another, from the rollouts that compared them.

A reason names what differs between the rollouts of the two actions: points that the player or an opponent gets from one
source, a quantity of the game that explains them, or the length of the game. It is given only if the difference is
certain and supports the better action: an earlier end supports it only if the player is ahead then. Its texts are the
messages ``GAME-reason-CODE``.
"""

from __future__ import annotations

from typing import Final, final

from bastide.bots.search.decision_evaluation import (
    LEAD_ERROR_FLOOR_POINTS,
    MIN_POINT_DIFFERENCE,
    UNKNOWN_VALUE,
    ActionEvaluation,
    DecisionEvaluation,
    compare_results,
)
from bastide.core.action_reason import Reason
from bastide.core.json_data import JsonData

#: Maximum number of reasons.
MAX_REASONS: Final = 2
#: A difference is named at this many standard errors: a reason is chosen among many differences of many decisions.
REASON_ERRORS: Final = 4.5
#: With fewer rounds, no reasons are given.
MIN_ROUNDS: Final = 50
#: If the largest source explains less than this share of the difference, the whole difference is given before it; and
#: if it does so only together with what another player loses, this share.
MIN_EXPLAINED_SHARE: Final = 0.45
MIN_EXPLAINED_BY_BOTH: Final = 0.6
#: After the whole difference, a source of a smaller share is not mentioned beside a measured effect.
MIN_MENTIONED_SHARE: Final = 0.25
#: If it is more than this multiple of the difference, the reasons also say what the better action loses elsewhere.
MAX_EXPLAINED_SHARE: Final = 1.3
#: Minimum share of the rounds in which an effect is known.
MIN_KNOWN_SHARE: Final = 0.95
#: Shorter differences in the length of the game, and those that are a smaller share of the rest of the game, are not
#: mentioned. Far from the end, the length is a consequence and explains nothing.
MIN_TURNS: Final = 0.5
MIN_TURNS_SHARE: Final = 0.2


@final
class SourceDifference:
    """Points that a player gets from one source after two actions. ``gain``: of the evaluated player."""

    def __init__(self, player: int, source: str, gain: float, with_better: float, with_worse: float) -> None:
        self.player = player
        self.source = source
        self.gain = gain
        self.with_better = with_better
        self.with_worse = with_worse

    def to_reason(self, code: str, is_own: bool) -> Reason:
        facts: dict[str, JsonData] = {
            **source_facts(self.source),
            "points": round_points(abs(self.gain)),
            "better": round_points(self.with_better),
            "worse": round_points(self.with_worse),
        }
        if not is_own:
            facts["player"] = self.player
        return Reason(code, facts)


def reasons_for_better(
    evaluation: DecisionEvaluation, better: ActionEvaluation, worse: ActionEvaluation, limit: int = MAX_REASONS
) -> list[Reason]:
    """Return at most ``limit`` reasons why one measured action is better than another, the most important first.

    ``more_from``: the player gets more points from a source. ``less_for``: an opponent gets fewer. ``swings``: both.
    ``outweighs``: the player gives up fewer points from another source for it. ``sooner``: the game ends earlier, and
    the player is ahead then. ``later``: it ends later; after the other action the player would be behind.
    ``more_points``: the final lead is greater, and no source explains most of it. Other codes are ``MeasuredEffect``.
    """
    rounds = min(len(better.second_stage.points), len(worse.second_stage.points))
    if not evaluation.sources or rounds < MIN_ROUNDS:
        return []
    me = evaluation.player
    differences = compare_sources(evaluation, better, worse)
    gains = [each for each in differences if each.gain > 0.0]
    whole = worse.point_cost
    is_whole_certain = whole.exceeds(REASON_ERRORS) and whole.mean >= MIN_POINT_DIFFERENCE
    main = gains[0] if gains else None
    twin: SourceDifference | None = None
    if main is not None:
        for each in gains[1:]:
            if twin is None and each.source == main.source and me in (each.player, main.player):
                twin = each
    explained = (main.gain if main is not None else 0.0) + (twin.gain if twin is not None else 0.0)
    is_explained = explained >= MIN_EXPLAINED_BY_BOTH * whole.mean or (
        main is not None and main.gain >= MIN_EXPLAINED_SHARE * whole.mean
    )
    reasons: list[Reason] = []
    if is_whole_certain and not is_explained:
        reasons.append(Reason("more_points", {"points": round_points(whole.mean)}))
    about = [me]
    sources: list[Reason] = []
    if main is not None:
        sources.append(_main_reason(main, twin, me))
        about = [main.player] if twin is None else [me, main.player + twin.player - me]
        if not is_explained and me not in about:
            about.append(me)
        losses = [each for each in differences if -main.gain < each.gain < 0.0 and each.player == me]
        if is_whole_certain and losses and main.player == me and main.gain > MAX_EXPLAINED_SHARE * whole.mean:
            sources.append(losses[-1].to_reason("outweighs", True))
    effects = _effect_reasons(evaluation, better, worse, about)
    if is_explained or not effects:
        reasons += sources
    # An effect explains the whole difference better than a source of a small part of it.
    elif explained >= MIN_MENTIONED_SHARE * whole.mean:
        effects[1:1] = sources
    reasons += effects + _length_reasons(better, worse)
    if not effects:
        for each in gains[1:]:
            if each is not twin:
                reasons.append(each.to_reason("more_from" if each.player == me else "less_for", each.player == me))
    return reasons[:limit]


def _main_reason(main: SourceDifference, twin: SourceDifference | None, me: int) -> Reason:
    """Return the largest difference, with that of the same source of the other player, if there is one."""
    if twin is None:
        return main.to_reason("more_from" if main.player == me else "less_for", main.player == me)
    own, other = (main, twin) if main.player == me else (twin, main)
    found = own.to_reason("swings", True)
    found.facts["other_player"] = other.player
    found.facts["lost"] = round_points(other.gain)
    return found


def compare_sources(
    evaluation: DecisionEvaluation, better: ActionEvaluation, worse: ActionEvaluation
) -> list[SourceDifference]:
    """Return the certain differences by player and source, the largest gain first, losses last."""
    found: list[tuple[float, int, SourceDifference]] = []
    count = len(evaluation.sources)
    for at in range(len(better.second_stage.points[0])):
        player = at // count
        with_better = [values[at] for values in better.second_stage.points]
        with_worse = [values[at] for values in worse.second_stage.points]
        difference = compare_results(with_better, with_worse, LEAD_ERROR_FLOOR_POINTS)
        if abs(difference.mean) < MIN_POINT_DIFFERENCE or not difference.exceeds(REASON_ERRORS):
            continue
        gain = difference.mean if player == evaluation.player else -difference.mean
        entry = SourceDifference(
            player, evaluation.sources[at % count], gain, mean_of(with_better), mean_of(with_worse)
        )
        found.append((-gain, at, entry))
    found.sort(key=lambda entry: entry[:2])
    return [each for _, _, each in found]


def main_source(reasons: list[Reason]) -> Reason | None:
    """Return the reason that names the largest source of points as ``more_from`` or ``less_for``, if one does."""
    for reason in reasons:
        if reason.code in ("more_from", "less_for"):
            return reason
        if reason.code == "swings":
            facts = reason.facts
            if float(str(facts["lost"])) > float(str(facts["points"])):
                return Reason("less_for", {**facts, "points": facts["lost"], "player": facts["other_player"]})
            return Reason("more_from", facts)
    return None


def _effect_reasons(
    evaluation: DecisionEvaluation, better: ActionEvaluation, worse: ActionEvaluation, about: list[int]
) -> list[Reason]:
    """Return the effects that support the better action: those on these players first, then those on the player.

    An opponent gets less of what players compete for if the player is faster.
    """
    found: list[tuple[bool, float, int, Reason]] = []
    for place, effect in enumerate(evaluation.effects):
        is_about = effect.player in about
        if not (is_about or effect.player == evaluation.player) or (
            effect.actions is not None and better.action not in effect.actions
        ):
            continue
        with_better, with_worse = effect_values(better, worse, place)
        difference = compare_results(with_better, with_worse, LEAD_ERROR_FLOOR_POINTS)
        size = difference.mean / effect.minimum
        if size < 1.0 or not difference.exceeds(REASON_ERRORS):
            continue
        facts = dict(effect.facts)
        values = {
            "amount": abs(difference.mean),
            "better": mean_of(with_better),
            "worse": mean_of(with_worse),
        }
        for name, value in values.items():
            facts[name] = round(value) if effect.is_percent else round_points(value)
        if facts["better"] == facts["worse"]:
            facts["better"], facts["worse"] = round(values["better"], 1), round(values["worse"], 1)
        if effect.player != evaluation.player:
            facts["player"] = effect.player
        found.append((not is_about, -size, place, Reason(effect.code, facts)))
    found.sort(key=lambda entry: entry[:3])
    return [entry[3] for entry in found]


def effect_values(better: ActionEvaluation, worse: ActionEvaluation, place: int) -> tuple[list[float], list[float]]:
    """Return the values of an effect after both actions, from the common rounds in which both are known.

    Nothing if more than a few are unknown: then the known ones are no fair sample.
    """
    with_better: list[float] = []
    with_worse: list[float] = []
    rounds = min(len(better.second_stage.effects), len(worse.second_stage.effects))
    for number in range(rounds):
        one, other = better.second_stage.effects[number][place], worse.second_stage.effects[number][place]
        if one != UNKNOWN_VALUE and other != UNKNOWN_VALUE:
            with_better.append(one)
            with_worse.append(other)
    if len(with_better) < MIN_KNOWN_SHARE * rounds:
        return [], []
    return with_better, with_worse


def _length_reasons(better: ActionEvaluation, worse: ActionEvaluation) -> list[Reason]:
    """Return whether the game ends sooner while the player is ahead, or later instead of while the player is behind."""
    first, second = better.second_stage, worse.second_stage
    if len(first.turns) < len(first.results) or len(second.turns) < len(second.results):
        return []  # Rollouts that stop before the end do not tell the length of the game.
    turns = compare_results(first.turns, second.turns, LEAD_ERROR_FLOOR_POINTS)
    lead = better.point_lead if turns.mean < 0.0 else worse.point_lead
    supports = lead.mean * turns.mean < 0.0 and abs(lead.mean) >= MIN_POINT_DIFFERENCE and lead.exceeds(REASON_ERRORS)
    minimum = max(MIN_TURNS, MIN_TURNS_SHARE * max(mean_of(first.turns), mean_of(second.turns)))
    if abs(turns.mean) < minimum or not turns.exceeds(REASON_ERRORS) or not supports:
        return []
    facts: dict[str, JsonData] = {"turns": round_points(abs(turns.mean)), "lead": round_points(abs(lead.mean))}
    return [Reason("sooner" if turns.mean < 0.0 else "later", facts)]


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
