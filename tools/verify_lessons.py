"""Verify the right answers of lessons that ask for the best action.

Every step with ``best = true`` is evaluated with the evaluation of hints and reviews, and ``master`` is asked. The
result is written to ``teaching/verified_answers.json`` of the game. A test compares it with the lesson files. Steps
whose position has not changed are skipped::

    python tools/verify_lessons.py dominion
    python tools/verify_lessons.py dominion --again --only strategy-beginner/gold
"""

from __future__ import annotations

import argparse
import math
import sys

import msgspec

from bastide.bots.bot_registry import make_bot
from bastide.bots.difficulty_levels import analysis_heuristics
from bastide.bots.level_files import declared_levels
from bastide.bots.search import ActionEvaluation, DecisionEvaluation, SearchBudget, evaluate_decision
from bastide.bots.search.decision_evaluation import (
    LEAD_ERROR_FLOOR_POINTS,
    MIN_POINT_DIFFERENCE,
    RESULT_ERROR_FLOOR,
    Z_95,
    Estimate,
    compare_results,
)
from bastide.bots.search.decision_evaluation_run import MIN_WIN_CHANCE_DIFFERENCE
from bastide.bots.search.evaluation_reasons import MIN_EXPLAINED_SHARE, REASON_ERRORS, reasons_for_better
from bastide.core.action_reason import Reason
from bastide.core.game_registry import get_game
from bastide.core.state import State
from bastide.teaching.lesson_files import get_lessons
from bastide.teaching.lesson_session import LessonSession
from bastide.teaching.verified_answers import (
    VerifiedReason,
    VerifiedStep,
    WorseAnswer,
    get_verified_steps,
    verified_file,
)

#: Rollouts of one evaluation.
ROLLOUTS = 4000
#: Half width of a 99 % interval, in standard errors.
Z_99 = 2.576
#: Actions without enough rollouts that are evaluated again in any case: those that seemed best.
MIN_REMEASURED = 5
MASTER = "master"
#: Reasons that name a source of points, and their facts about an opponent.
SOURCE_CODES = ("more_from", "outweighs")
OPPONENT_FACTS = ("other_player", "lost")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--only", nargs="*", default=[], metavar="LESSON/STEP")
    parser.add_argument("--again", action="store_true", help="also verify steps that have not changed")
    parser.add_argument("--rollouts", type=int, default=ROLLOUTS)
    options = parser.parse_args()
    known = get_verified_steps(options.game)
    found: dict[str, VerifiedStep] = {}
    for key, course in sessions_of_best_steps(options.game):
        earlier = known.get(key)
        is_current = earlier is not None and earlier.digest == course.state.digest() and not options.again
        if earlier is not None and (is_current or (options.only and key not in options.only)):
            found[key] = earlier
            continue
        found[key] = verify_step(options.game, course.state, course.seat, options.rollouts)
        accepted = right_answers(course)
        print(key, "ok" if set(found[key].best) == accepted else f"lesson accepts {sorted(accepted)}", flush=True)
        print("   ", msgspec.json.encode(found[key]).decode()[:700], flush=True)
        write_steps(options.game, known | found)
    write_steps(options.game, found)
    return 0


def write_steps(game: str, steps: dict[str, VerifiedStep]) -> None:
    """Write the verified steps of a game, one per line."""
    lines = [f'"{key}": {msgspec.json.encode(steps[key]).decode()}' for key in sorted(steps)]
    verified_file(game).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def sessions_of_best_steps(game: str) -> list[tuple[str, LessonSession]]:
    """Return a session at each step that asks for the best action."""
    found = []
    for name, lesson in get_lessons(game).items():
        for index, step in enumerate(lesson.steps):
            if step.best:
                course = LessonSession(game, name, max(at for at in lesson.steps_with_position if at <= index))
                while course.step_index < index:
                    course.answer(min(right_answers(course)))
                found.append((f"{name}/{step.id}", course))
    return found


def right_answers(course: LessonSession) -> set[str]:
    """Return the legal actions that the current step accepts."""
    assert course.step is not None
    notations = {course.state.notation(course.seat, action) for action in course.state.legal_actions(course.seat)}
    return {notation for notation in notations if course.step.classify_action(notation) == "right"}


def verify_step(game: str, state: State, seat: int, rollouts: int) -> VerifiedStep:
    """Evaluate a position and ask ``master``."""
    evaluation = evaluate(game, state, seat, rollouts)
    measured = [evaluation.find_action(each.action) for each in evaluation.measured_actions()]
    others = [each for each in evaluation.actions if not each.is_measured]
    others.sort(key=lambda each: (is_clearly_worse(each, evaluation.best), each.point_cost.mean))
    uncertain = [each for each in others if not is_clearly_worse(each, evaluation.best)]
    nearest = others[: max(len(uncertain), MIN_REMEASURED)]
    # The same evaluation with one more action: the results of the others do not change.
    again = [evaluate(game, state, seat, rollouts, each.action).find_action(each.action) for each in nearest]
    all_actions = [*measured, *again, *others[len(nearest) :]]
    best = [each for each in all_actions if not is_clearly_worse(each, evaluation.best)]
    worse = [each for each in all_actions if each not in best]
    worse.sort(key=lambda each: (not each.is_measured, each.win_chance_cost.mean))
    iterations = next(level for level in declared_levels(game) if level.name == MASTER).benchmark_iterations
    master = make_bot(f"{MASTER}:iterations={iterations}", get_game(game), 1)
    return VerifiedStep(
        digest=state.digest(),
        rollouts=evaluation.rollouts,
        master=state.notation(seat, master.choose(state.seat(seat))),
        best=[each.notation for each in best],
        win_chance=round(evaluation.best.win_chance.mean, 3),
        worse={each.notation: describe_worse_answer(evaluation, each) for each in worse},
        reasons=stored_reasons(evaluation, worse[0]) if worse else [],
    )


def describe_worse_answer(evaluation: DecisionEvaluation, worse: ActionEvaluation) -> WorseAnswer:
    """Return what an action costs. The few rollouts before an elimination show that it is worse, not by how much."""
    if not worse.is_measured:
        return WorseAnswer()
    win_chance, points = max(0.0, worse.win_chance_cost.mean), max(0.0, worse.point_cost.mean)
    return WorseAnswer(round(win_chance, 3), round(points, 1), stored_reasons(evaluation, worse))


def evaluate(game: str, state: State, seat: int, rollouts: int, measured: int = -1) -> DecisionEvaluation:
    """Evaluate a position as hints and reviews do, with more rollouts."""
    heuristics = analysis_heuristics(get_game(game))
    return evaluate_decision(state, seat, SearchBudget(rollouts), heuristics, measured)


def is_clearly_worse(action: ActionEvaluation, best: ActionEvaluation) -> bool:
    """Return whether the best action is better with 99 % confidence, and by more than very little."""
    if action is best:
        return False
    own, other = action.first_stage, best.first_stage
    if action.is_measured:
        own, other = action.second_stage, best.second_stage
    behind = compare_results(other.results, own.results, RESULT_ERROR_FLOOR)
    wins = compare_results(other.wins, own.wins, RESULT_ERROR_FLOOR)
    points = compare_results(other.leads, own.leads, LEAD_ERROR_FLOOR_POINTS)
    matters = wins.mean >= MIN_WIN_CHANCE_DIFFERENCE or points.mean >= MIN_POINT_DIFFERENCE
    return matters and (is_certain(behind) or is_certain(points))


def is_certain(difference: Estimate) -> bool:
    return math.isfinite(difference.error) and difference.mean > Z_99 / Z_95 * difference.error


def stored_reasons(evaluation: DecisionEvaluation, worse: ActionEvaluation) -> list[VerifiedReason]:
    """Return the reasons about the player and the length of the game; opponents have no names in a lesson.

    If the first one explains little, the whole difference takes the place of the sources of points.
    """
    if not worse.is_measured:
        return []
    found = [own_part(each) for each in reasons_for_better(evaluation, evaluation.best, worse)]
    told = [VerifiedReason(each.code, plain_facts(each)) for each in found if "player" not in each.facts]
    cost = round(worse.point_cost.mean, 1)
    is_whole_certain = cost >= MIN_POINT_DIFFERENCE and worse.point_cost.exceeds(REASON_ERRORS)
    if not (explains_little(told, cost) if told else is_whole_certain):
        return told
    effects = [each for each in told if each.code not in SOURCE_CODES]
    return [VerifiedReason("more_points", {"points": cost}), *effects]


def own_part(reason: Reason) -> Reason:
    """Return what the player gets, of a reason that also says what an opponent loses."""
    if reason.code != "swings":
        return reason
    return Reason("more_from", {name: fact for name, fact in reason.facts.items() if name not in OPPONENT_FACTS})


def explains_little(told: list[VerifiedReason], cost: float) -> bool:
    """Return whether the first reason names a source of points that explains little of what an answer costs."""
    if told[0].code != "more_from" or cost < MIN_POINT_DIFFERENCE:
        return False
    return float(told[0].facts["points"]) < MIN_EXPLAINED_SHARE * cost


def plain_facts(reason: Reason) -> dict[str, str | int | float]:
    return {name: value for name, value in reason.facts.items() if isinstance(value, str | int | float)}


if __name__ == "__main__":
    sys.exit(main())
