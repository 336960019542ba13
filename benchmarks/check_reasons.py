"""Check reasons: whether they support the better action, state true sizes, and hold on independent samples.

    python benchmarks/check_reasons.py live GAME [--count N] [--seconds S] [--seed S] [--rollouts N] [--again N]
    python benchmarks/check_reasons.py stored GAME [--count N] [--seconds S] [--seed S] [--rollouts N]

``live`` takes random decisions from games between mixed bots, and evaluates them like a hint. It checks the reasons
against the rollouts that they come from, and every ``--again``-th decision against as many independent rollouts.

``stored`` checks the reasons stored in the game's puzzles with ``--rollouts`` independent rollouts of each answer.

Each stops after ``--count`` reasons or puzzles, or after ``--seconds``.
"""

from __future__ import annotations

import math
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections import Counter
from time import monotonic

from check_advice import iterate_decisions, shuffle_puzzles

from bastide.bots.difficulty_levels import analysis_heuristics
from bastide.bots.search import DecisionEvaluation, DecisionEvaluationRun, Estimate, SearchBudget, reasons_for_better
from bastide.bots.search.decision_evaluation import (
    LEAD_ERROR_FLOOR_POINTS,
    Z_95,
    ActionEvaluation,
    compare_results,
    estimate_mean,
)
from bastide.bots.search.evaluation_reasons import effect_values
from bastide.core import get_game
from bastide.core.action_reason import Reason
from bastide.core.game import Game
from bastide.core.json_data import JsonData
from bastide.puzzles import get_puzzle_themes
from bastide.puzzles.answer_measurement import AnswerMeasurement, measure_step

#: Seed of the independent samples.
INDEPENDENT_SEED = 1
#: Codes of reasons that state what an action brings by the rules, besides those that end in ``_feature``.
REASONS_FROM_RULES = ("brings_coins", "adds_resource")
#: Rollouts of each answer for a check of stored reasons.
STORED_ROLLOUTS = 400


def values_of_reason(found: DecisionEvaluation, reason: Reason, evaluation: ActionEvaluation) -> list[float]:
    """Return the rollout values of the quantity that a reason is about, positive if more of it is better."""
    values, code = evaluation.second_stage, reason.code
    if code == "more_points":
        return values.leads
    if code in ("sooner", "later"):
        return [turn if code == "later" else -turn for turn in values.turns]
    player = int(str(reason.facts.get("player", found.player)))
    if "of" in reason.facts:
        source = f"card:{reason.facts['card']}" if reason.facts["of"] == "card" else str(reason.facts["of"])
        at = player * len(found.sources) + found.sources.index(source)
        sign = -1.0 if code in ("less_for", "outweighs") else 1.0
        return [sign * points[at] for points in values.points]
    raise ValueError(f"reason {reason} is about no source of points")


def measure_effect(
    found: DecisionEvaluation, reason: Reason, better: ActionEvaluation, worse: ActionEvaluation
) -> Estimate:
    """Estimate the difference that a measured effect states, as a positive number if it is true.

    Several actions may have effects with the same name, such as followers on two fields: the closest one is meant.
    """
    player = int(str(reason.facts.get("player", found.player)))
    named: list[Estimate] = []
    for at, effect in enumerate(found.effects):
        is_same = all(reason.facts.get(name) == fact for name, fact in effect.facts.items())
        if is_same and (effect.code, effect.player) == (reason.code, player):
            difference = compare_results(*effect_values(better, worse, at), LEAD_ERROR_FLOOR_POINTS)
            named.append(Estimate(math.copysign(1.0, effect.minimum) * difference.mean, difference.error))
    if not named:
        raise ValueError(f"unknown reason {reason}")
    return min(named, key=lambda each: abs(each.mean - float(str(reason.facts["amount"]))))


def measure_reason(
    found: DecisionEvaluation, reason: Reason, better: ActionEvaluation, worse: ActionEvaluation
) -> list[Estimate]:
    """Estimate the differences that a reason states. Each is positive if the reason is true."""
    floor = LEAD_ERROR_FLOOR_POINTS
    if "amount" in reason.facts:
        return [measure_effect(found, reason, better, worse)]
    first = compare_results(values_of_reason(found, reason, better), values_of_reason(found, reason, worse), floor)
    if reason.code == "sooner":
        return [first, estimate_mean(better.second_stage.leads, floor)]
    if reason.code == "later":
        lead = estimate_mean(worse.second_stage.leads, floor)
        return [first, Estimate(-lead.mean, lead.error)]
    if reason.code == "outweighs":
        return [first, compare_results(better.second_stage.leads, worse.second_stage.leads, floor)]
    if reason.code == "swings":
        facts: dict[str, JsonData] = {**reason.facts, "player": reason.facts["other_player"]}
        return [first, *measure_reason(found, Reason("less_for", facts), better, worse)]
    return [first]


def stated_sizes(reason: Reason) -> list[float]:
    """Return the sizes of the differences in the text of a reason."""
    names = {"sooner": ("turns", "lead"), "later": ("turns", "lead"), "swings": ("points", "lost")}
    return [float(str(reason.facts[name])) for name in names.get(reason.code, ("points",)) if name in reason.facts] or [
        float(str(reason.facts["amount"]))
    ]


def measure_again(run: DecisionEvaluationRun, actions: list[int], rounds: int) -> list[ActionEvaluation]:
    """Play out these actions again on independent samples, with the same heuristics."""
    again = DecisionEvaluationRun(run.known, run.player, SearchBudget(1), run.heuristics, seed=INDEPENDENT_SEED)
    evaluations = [ActionEvaluation(action, "", True) for action in actions]
    for number in range(rounds):
        for _ in again._iterate_round(1, number, evaluations):
            pass
    return evaluations


def check_reasons(game: Game, count: int, deadline: float, seed: int, rollouts: int, again: int) -> None:
    """Check this many reasons for sign, size and truth, and print the result."""
    totals: Counter[str] = Counter()
    codes: Counter[str] = Counter()
    for state, player, _ in iterate_decisions(game, seed):
        if totals["checked"] >= count or monotonic() > deadline:
            break
        totals["decisions"] += 1
        heuristics = analysis_heuristics(game)
        run = DecisionEvaluationRun(state, player, SearchBudget(rollouts or heuristics.evaluation_rollouts), heuristics)
        run.run()
        found = run.evaluation
        worse = [each for each in found.measured_actions() if not each.is_about_best]
        explained = [(rival, reasons) for rival in worse if (reasons := reasons_for_better(found, found.best, rival))]
        totals["worse answers"] += len(worse)
        totals["worse answers with reasons"] += len(explained)
        for rival, reasons in explained:
            for reason in reasons:
                codes[reason.code] += 1
                totals["checked"] += 1
                own = measure_reason(found, reason, found.best, rival)
                totals["wrong sign"] += any(not each.is_positive for each in own)
                totals["wrong size"] += any(
                    abs(each.mean - size) > 0.5 + 0.01 * size
                    for each, size in zip(own, stated_sizes(reason), strict=False)
                )
        if explained and totals["decisions"] % again == 0:
            rounds = len(found.best.second_stage.results)
            best, *rivals = measure_again(run, [found.best.action, *[rival.action for rival, _ in explained]], rounds)
            for (_, reasons), rival in zip(explained, rivals, strict=True):
                for reason in reasons:
                    count_again(totals, measure_reason(found, reason, best, rival), f"{state.digest()} {reason}")
    print(f"{game.id}: {dict(totals)}, by code {dict(codes)}")


def count_again(totals: Counter[str], independent: list[Estimate], what: str) -> None:
    """Count what independent rollouts say about a reason, and print it if they do not confirm it."""
    totals["measured again"] += 1
    totals["contradicted at 95 % again"] += any(each.is_negative for each in independent)
    if any(each.mean < 0.0 for each in independent):
        totals["opposite sign again"] += 1
        print(f"opposite sign: {what}: {independent}", flush=True)


def check_stored_reasons(game: Game, count: int, deadline: float, seed: int, rollouts: int) -> None:
    """Check the stored reasons of this many random puzzles with independent rollouts, and print the result."""
    totals: Counter[str] = Counter()
    themes = get_puzzle_themes(game.id)
    assert themes is not None, f"{game.id} has no puzzles"
    for puzzle in shuffle_puzzles(game, seed)[:count]:
        if monotonic() > deadline:
            break
        totals["puzzles"] += 1
        for number, step in enumerate(puzzle.steps):
            again = measure_step(puzzle, number, themes, INDEPENDENT_SEED, rollouts or STORED_ROLLOUTS)
            best, *others = again.answers
            found = again.to_evaluation()
            for answer, other in zip(step.wrong_answers, others, strict=True):
                for data in answer.reasons:
                    facts = dict(data)
                    reason = Reason(str(facts.pop("code")), facts)
                    if reason.code.endswith("_feature") or reason.code in REASONS_FROM_RULES:
                        continue
                    if reason.code.startswith(("gets_", "misses_")):
                        independent = [measure_follow_up(again, reason, best.action, other.action)]
                    else:
                        independent = measure_reason(found, reason, best, other)
                    count_again(totals, independent, f"{puzzle.id} {answer.notation} {data}")
    print(f"{game.id}: {dict(totals)}, {rollouts or STORED_ROLLOUTS} rollouts")


def measure_follow_up(measurement: AnswerMeasurement, reason: Reason, better: int, worse: int) -> Estimate:
    """Estimate the difference of the shares that a reason about a later achievement states, positive if it is true."""
    fact = reason.code.partition("_")[2]
    named = (int(str(reason.facts.get("player", measurement.player))), fact, reason.facts[fact])
    counts = measurement.achievements[better], measurement.achievements[worse]
    shares = [
        next((each.share(found) for found in each.counts if (found.player, found.fact, found.id) == named), 0.0)
        for each in counts
    ]
    variance = sum(share * (1.0 - share) / each.rollouts for share, each in zip(shares, counts, strict=True))
    sign = 1.0 if reason.code.startswith("gets_") else -1.0
    return Estimate(sign * (shares[0] - shares[1]), Z_95 * math.sqrt(variance))


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("live", "stored"))
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=math.inf)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rollouts", type=int, default=0)
    parser.add_argument("--again", type=int, default=1)
    arguments = parser.parse_args()
    game = get_game(arguments.game)
    deadline = monotonic() + arguments.seconds
    if arguments.what == "live":
        check_reasons(game, arguments.count, deadline, arguments.seed, arguments.rollouts, arguments.again)
    else:
        check_stored_reasons(game, arguments.count, deadline, arguments.seed, arguments.rollouts)


if __name__ == "__main__":
    main()
