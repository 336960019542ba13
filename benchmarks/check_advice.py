"""Check hints, the coach and reviews against each other, and the coach against a bot.

    python benchmarks/check_advice.py decisions GAME [--count N] [--seconds S] [--seed S] [--rollouts N]
    python benchmarks/check_advice.py puzzles GAME [--count N] [--seconds S] [--seed S]
    python benchmarks/check_advice.py follow GAME [--count N] [--seconds S] [--seed S] [--rollouts N]

``decisions`` takes random decisions from games between mixed bots. For each, it compares the hint, the coach's advice,
the coach's feedback, the analysis of the true position, and reviews of the advised move and of a random move. It counts
contradictions.

``puzzles`` compares the hint in random puzzles of the pack with their solutions.

``follow`` plays games between a player who always follows the coach and bots of the level ``easy``.

Each stops after ``--count`` decisions, puzzles or games, or after ``--seconds``. ``check_reasons.py`` checks reasons.
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
from bastide.bots.search import DecisionEvaluation, Estimate, SearchBudget, evaluate_decision
from bastide.bots.search.heuristics_interface import win_shares
from bastide.core import Rng, get_game
from bastide.core.game import Game
from bastide.core.randomness.rng import derive_seed
from bastide.core.state import State
from bastide.puzzles import Puzzle, get_pack
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
BOTS = ["beginner", "easy", "medium", "expert:iterations=8"]
OPPONENT = "easy"
#: Probability that a decision with a choice is checked.
CHECK_PROBABILITY = 0.1
#: Rollouts of the first look in a review, as the server's default.
REVIEW_ROLLOUTS = 400
#: Limit that no evaluation reaches, so that only the rollouts count.
MAX_SECONDS = 1000.0


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


def evaluate_true_position(game: Game, state: State, player: int, rollouts: int) -> DecisionEvaluation:
    """Evaluate a decision from the true position, as ``bastide analyse`` does."""
    heuristics = analysis_heuristics(game)
    return evaluate_decision(state, player, SearchBudget(rollouts or heuristics.evaluation_rollouts), heuristics)


def is_reported_by_review(game: Game, state: State, player: int, played: int, rollouts: int) -> bool:
    """Return whether a review reports this move as a mistake."""
    decision = ReviewedDecision(0, player, played, 1)
    reviewed = ReviewedGame(game.id, state.players, state.snapshot(), [(player, played)], [decision])
    progress = ReviewProgress("", reviewed, min(REVIEW_ROLLOUTS, rollouts) if rollouts else REVIEW_ROLLOUTS)
    for position, task in progress.iterate_tasks():
        if task is not None:
            found = evaluate(game, position, player, played, task.rollouts or rollouts)
            progress.add_evaluation(task.decision, position, found)
    return bool(progress.to_message().moves)


def list_numbers(evaluated: EvaluatedDecision, without: int) -> list[EvaluatedAction]:
    """Return the evaluations of all actions but one, without reasons, which compare with the first worse action."""
    return [replace(each, reasons=[]) for each in evaluated.actions if each.action != without]


def find_contradictions(game: Game, state: State, player: int, other: int, rollouts: int) -> list[str]:
    """Return the contradictions at one decision. ``other`` is the move that is played against the advice."""
    hint = evaluate(game, state, player, rollouts=rollouts)
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
    if is_reported_by_review(game, state, player, advised, rollouts):
        found.append("review criticises the advice")
    after = hint if hint.find_action(other) is not None else evaluate(game, state, player, other, rollouts)
    if after.best.action != advised or list_numbers(after, other) != list_numbers(hint, other):
        found.append("evaluation changes after the move")
    feedback = build_feedback(0, state, player, other, after)
    if feedback.better is None and is_reported_by_review(game, state, player, other, rollouts):
        line = after.find_action(other)
        if line is None or line.equal:
            found.append("review criticises a move that is about equal")
    if describe_evaluation(evaluate_true_position(game, state, player, rollouts)) != hint:
        found.append("analysis differs from hint")
    return found


def check_decisions(game: Game, count: int, deadline: float, seed: int, rollouts: int) -> None:
    """Count contradictions in random decisions, and print them."""
    contradictions: Counter[str] = Counter()
    checked = 0
    for state, player, rng in iterate_decisions(game, seed):
        if checked == count or monotonic() > deadline:
            break
        checked += 1
        other = rng.choice(state.legal_actions(player))
        found = find_contradictions(game, state, player, other, rollouts)
        contradictions.update(found)
        if found:
            print(f"{game.id}: decision {checked}: {', '.join(found)}", flush=True)
    print(f"{game.id}: {checked} decisions, {contradictions.total()} contradictions, {rollouts or 'all'} rollouts")


# -- puzzles -----------------------------------------------------------------------------------------


def shuffle_puzzles(game: Game, seed: int) -> list[Puzzle]:
    """Return the puzzles of the game's pack in random order."""
    puzzles = get_pack(game.id).puzzles
    order = list(range(len(puzzles)))
    Rng(seed).shuffle(order)
    return [puzzles[place] for place in order]


def check_puzzles(game: Game, count: int, deadline: float, seed: int) -> None:
    """Count the puzzles whose solution the hint would call a mistake, and print the result."""
    totals: Counter[str] = Counter()
    for puzzle in shuffle_puzzles(game, seed)[:count]:
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
    parser.add_argument("what", choices=("decisions", "puzzles", "follow"))
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=math.inf)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rollouts", type=int, default=0)
    arguments = parser.parse_args()
    game = get_game(arguments.game)
    deadline = monotonic() + arguments.seconds
    if arguments.what == "decisions":
        check_decisions(game, arguments.count, deadline, arguments.seed, arguments.rollouts)
    elif arguments.what == "puzzles":
        check_puzzles(game, arguments.count, deadline, arguments.seed)
    else:
        check_follower(game, arguments.count, deadline, arguments.seed, arguments.rollouts)


if __name__ == "__main__":
    main()
