"""Check hints, the coach, reviews and their reasons against each other, and the coach against a bot.

    python benchmarks/check_advice.py decisions GAME [--count N] [--seconds S] [--seed S]
    python benchmarks/check_advice.py reasons GAME [--count N] [--seconds S] [--seed S] [--rollouts N]
    python benchmarks/check_advice.py puzzles GAME [--count N] [--seconds S] [--seed S]
    python benchmarks/check_advice.py follow GAME [--count N] [--seconds S] [--seed S] [--rollouts N]

``decisions`` takes random decisions from games between mixed bots. For each, it compares the hint, the coach's advice,
the coach's feedback, the analysis of the true position, and reviews of the advised move and of a random move. It counts
contradictions.

``reasons`` checks reasons of such decisions: whether their figures support the better action and are those of the
rollouts, and whether as many rollouts on independent samples show the opposite.

``puzzles`` compares the hint in random puzzles of the pack with their solutions.

``follow`` plays games between a player who always follows the coach and bots of the level ``easy``.

Each stops after ``--count`` decisions, reasons or games, or after ``--seconds``.
"""

from __future__ import annotations

import math
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections import Counter
from collections.abc import Iterator
from time import monotonic

from msgspec.structs import replace

from bastide.bots import make_bot
from bastide.bots.difficulty_levels import analysis_heuristics
from bastide.bots.search import (
    DecisionEvaluation,
    DecisionEvaluationRun,
    Estimate,
    SearchBudget,
    evaluate_decision,
    reasons_for_better,
)
from bastide.bots.search.decision_evaluation import (
    LEAD_ERROR_FLOOR_POINTS,
    ActionEvaluation,
    compare_results,
    estimate_mean,
)
from bastide.bots.search.evaluation_reasons import effect_values
from bastide.bots.search.heuristics_interface import win_shares
from bastide.core import Rng, get_game
from bastide.core.action_reason import Reason
from bastide.core.game import Game
from bastide.core.json_data import JsonData
from bastide.core.randomness.rng import derive_seed
from bastide.core.state import State
from bastide.puzzles import get_pack
from bastide.tables.analysis.coach_advice import build_advice, build_feedback
from bastide.tables.analysis.game_review import ReviewedDecision, ReviewedGame, ReviewProgress
from bastide.tables.analysis.move_evaluation import (
    EvaluatedAction,
    EvaluatedDecision,
    EvaluationRequest,
    describe_evaluation,
    evaluate_position,
    is_clear_cost,
)

#: Numbers of players, and bots to draw from.
PLAYERS = {"dominion": [2, 2, 3], "carcassonne": [2, 2, 3], "seven_wonders": [3, 4, 5]}
BOTS = ["beginner", "easy", "medium", "hard:iterations=8"]
OPPONENT = "easy"
#: Probability that a decision with a choice is checked.
CHECK_PROBABILITY = 0.1
#: Rollouts of the first look in a review, as the server's default.
REVIEW_ROLLOUTS = 400
#: Limit that no evaluation reaches, so that only the rollouts count.
MAX_SECONDS = 1000.0
#: Seed of the samples on which reasons are measured again.
INDEPENDENT_SEED = 1


def iterate_decisions(game: Game, seed: int) -> Iterator[tuple[State, int, Rng]]:
    """Iterate over random decisions of games between mixed bots, without end."""
    rng = Rng(seed)
    while True:
        players = rng.choice(PLAYERS[game.id])
        number = int(rng.next32())
        options: dict[str, object] = {"kingdom": "random"} if game.id == "dominion" and number % 2 else {}
        state = game.new_state(players, options, number)
        bots = [make_bot(BOTS[rng.below(len(BOTS))], game, derive_seed(number, each)) for each in range(players)]
        while not state.is_over():
            player = state.next_player_to_act()
            if len(state.legal_actions(player)) > 1 and rng.uniform() < CHECK_PROBABILITY:
                yield state, player, rng
            state.apply(player, bots[player].choose(state.seat(player)))


def evaluate(game: Game, state: State, player: int, played: int = -1, rollouts: int = 0) -> EvaluatedDecision:
    """Evaluate a decision as the server does."""
    sampled = state.sample_position(player, Rng(0)).snapshot()
    return evaluate_position(EvaluationRequest(game.id, sampled, player, played, rollouts, MAX_SECONDS))


def evaluate_again(game: Game, state: State, player: int, measured: int = -1, seed: int = 0) -> DecisionEvaluation:
    """Evaluate a decision from the true position, as ``bastide analyse`` does."""
    heuristics = analysis_heuristics(game)
    budget = SearchBudget(heuristics.evaluation_rollouts)
    return evaluate_decision(state, player, budget, heuristics, measured, seed)


def is_reported_by_review(game: Game, state: State, player: int, played: int) -> bool:
    """Return whether a review reports this move as a mistake."""
    decision = ReviewedDecision(0, player, played, 1)
    reviewed = ReviewedGame(game.id, state.players, state.snapshot(), [(player, played)], [decision])
    progress = ReviewProgress("", reviewed, REVIEW_ROLLOUTS)
    for position, task in progress.iterate_tasks():
        if task is not None:
            found = evaluate(game, position, player, played, task.rollouts)
            progress.add_evaluation(task.decision, position, found)
    return bool(progress.to_message().moves)


def list_numbers(evaluated: EvaluatedDecision, without: int) -> list[EvaluatedAction]:
    """Return the evaluations of all actions but one, without reasons, which compare with the first worse action."""
    return [replace(each, reasons=[]) for each in evaluated.actions if each.action != without]


def find_contradictions(game: Game, state: State, player: int, other: int) -> list[str]:
    """Return the contradictions at one decision. ``other`` is the move that is played against the advice."""
    hint = evaluate(game, state, player)
    advice = build_advice(0, state, player, hint)
    advised = advice.best.action
    found = []
    if advised != hint.best.action or {each.action for each in advice.equal} != {
        each.action for each in hint.actions[1:] if each.equal
    }:
        found.append("advice differs from hint")
    for action in [advised, *[each.action for each in advice.equal]]:
        if build_feedback(0, state, player, action, hint).better is not None:
            found.append("feedback criticises the advice")
    if is_reported_by_review(game, state, player, advised):
        found.append("review criticises the advice")
    after = hint if hint.find_action(other) is not None else evaluate(game, state, player, other)
    if after.best.action != advised or list_numbers(after, other) != list_numbers(hint, other):
        found.append("evaluation changes after the move")
    feedback = build_feedback(0, state, player, other, after)
    if feedback.better is None and is_reported_by_review(game, state, player, other):
        line = after.find_action(other)
        if line is None or line.equal:
            found.append("review criticises a move that is about equal")
    if describe_evaluation(evaluate_again(game, state, player)) != hint:
        found.append("analysis differs from hint")
    return found


def check_decisions(game: Game, count: int, deadline: float, seed: int) -> None:
    """Count contradictions in random decisions, and print them."""
    contradictions: Counter[str] = Counter()
    checked = 0
    for state, player, rng in iterate_decisions(game, seed):
        if checked == count or monotonic() > deadline:
            break
        checked += 1
        contradictions.update(find_contradictions(game, state, player, rng.choice(state.legal_actions(player))))
    print(f"{game.id}: {checked} decisions, {contradictions.total()} contradictions", dict(contradictions) or "")


# -- reasons -----------------------------------------------------------------------------------------


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
    """Estimate the difference that a measured effect states, as a positive number if it is true."""
    player = int(str(reason.facts.get("player", found.player)))
    for at, effect in enumerate(found.effects):
        is_same = all(reason.facts.get(name) == fact for name, fact in effect.facts.items())
        if is_same and (effect.code, effect.player) == (reason.code, player):
            difference = compare_results(*effect_values(better, worse, at), LEAD_ERROR_FLOOR_POINTS)
            return Estimate(math.copysign(1.0, effect.minimum) * difference.mean, difference.error)
    raise ValueError(f"unknown reason {reason}")


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


def check_reasons(game: Game, count: int, deadline: float, seed: int, rollouts: int) -> None:
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
        explained = [(rival, reasons_for_better(found, found.best, rival)) for rival in worse_actions(found)]
        explained = [each for each in explained if each[1]]
        if not explained:
            continue
        rounds = len(found.best.second_stage.results)
        best, *rivals = measure_again(run, [found.best.action, *[rival.action for rival, _ in explained]], rounds)
        for (rival, reasons), rival_again in zip(explained, rivals, strict=True):
            for reason in reasons:
                codes[reason.code] += 1
                totals["checked"] += 1
                own = measure_reason(found, reason, found.best, rival)
                independent = measure_reason(found, reason, best, rival_again)
                totals["wrong sign"] += any(not each.is_positive for each in own)
                totals["wrong size"] += any(
                    abs(each.mean - size) > 0.5 + 0.01 * size
                    for each, size in zip(own, stated_sizes(reason), strict=False)
                )
                totals["opposite sign again"] += any(each.mean < 0.0 for each in independent)
                totals["contradicted at 95 % again"] += any(each.is_negative for each in independent)
    print(f"{game.id}: {dict(totals)}, by code {dict(codes)}")


def worse_actions(found: DecisionEvaluation) -> list[ActionEvaluation]:
    return [each for each in found.measured_actions() if not each.is_about_best]


# -- puzzles -----------------------------------------------------------------------------------------


def check_puzzles(game: Game, count: int, deadline: float, seed: int) -> None:
    """Count the puzzles whose solution the hint would call a mistake, and print the result."""
    totals: Counter[str] = Counter()
    puzzles = get_pack(game.id).puzzles
    order = list(range(len(puzzles)))
    Rng(seed).shuffle(order)
    for puzzle in [puzzles[place] for place in order[:count]]:
        if monotonic() > deadline:
            break
        state, step = puzzle.position(game, 0), puzzle.steps[0]
        wrong = {answer.notation for answer in step.wrong_answers}
        hint = evaluate(game, state, puzzle.player, state.parse_action(puzzle.player, step.answers[0].notation))
        lines = {state.notation(puzzle.player, each.action): each for each in hint.actions}
        solution = lines[step.answers[0].notation]
        totals["puzzles"] += 1
        totals["same best answer"] += state.notation(puzzle.player, hint.best.action) == step.answers[0].notation
        totals["best among equals"] += solution.equal
        if not solution.equal:
            reported = is_clear_cost(solution.cost, solution.cost_error, 0.0)
            totals["hint prefers a wrong answer"] += state.notation(puzzle.player, hint.best.action) in wrong
            totals["hint calls the solution a mistake"] += reported
            cost = Estimate(solution.cost, solution.cost_error)
            print(f"{game.id}: {puzzle.id}: {step.answers[0].notation} costs {cost}")
    print(f"{game.id}: {dict(totals)}")


# -- following the coach -----------------------------------------------------------------------------


def follow_coach(game: Game, seed: int, rollouts: int) -> float:
    """Play one game by the coach's advice. Returns the share of the victory."""
    players = PLAYERS[game.id][0]
    follower = seed % players
    state = game.new_state(players, {}, seed)
    bots = [make_bot(OPPONENT, game, derive_seed(seed, each)) for each in range(players)]
    while not state.is_over():
        player = state.next_player_to_act()
        legal = state.legal_actions(player)
        if player != follower:
            action = bots[player].choose(state.seat(player))
        elif len(legal) == 1:
            action = legal[0]
        else:
            action = evaluate(game, state, player, rollouts=rollouts).best.action
        state.apply(player, action)
    outcome = state.outcome()
    assert outcome is not None
    return win_shares(outcome)[follower]


def check_follower(game: Game, count: int, deadline: float, seed: int, rollouts: int) -> None:
    """Play games by the coach's advice, and print the share of victories."""
    won: list[float] = []
    while len(won) < count and monotonic() < deadline:
        won.append(follow_coach(game, seed + len(won), rollouts))
    share = math.fsum(won) / len(won)
    error = 1.96 * math.sqrt((share * (1.0 - share) + 0.25 / len(won)) / len(won))
    print(f"{game.id}: the coach's follower wins {100 * share:.0f} % ± {100 * error:.0f} of {len(won)} games", end=" ")
    print(f"against {OPPONENT}, {rollouts or 'all'} rollouts")


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("decisions", "reasons", "puzzles", "follow"))
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=math.inf)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rollouts", type=int, default=0)
    arguments = parser.parse_args()
    game = get_game(arguments.game)
    deadline = monotonic() + arguments.seconds
    if arguments.what == "decisions":
        check_decisions(game, arguments.count, deadline, arguments.seed)
    elif arguments.what == "puzzles":
        check_puzzles(game, arguments.count, deadline, arguments.seed)
    elif arguments.what == "reasons":
        check_reasons(game, arguments.count, deadline, arguments.seed, arguments.rollouts)
    else:
        check_follower(game, arguments.count, deadline, arguments.seed, arguments.rollouts)


if __name__ == "__main__":
    main()
