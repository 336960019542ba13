"""Measure the answers of shipped puzzles again, and store the reasons that the current code finds.

    python tools/update_puzzle_reasons.py GAME [--file FILE] [--rounds N]

The answers and their figures stay as they were verified. ``--file``: puzzles to update instead of the game's pack.
"""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections import Counter
from dataclasses import replace
from pathlib import Path

from bastide.bots.search.evaluation_reasons import reasons_for_better
from bastide.core.action_reason import Reason
from bastide.core.game_registry import get_game, get_kit
from bastide.core.randomness.rng import derive_seed
from bastide.puzzles import Puzzle, PuzzleStep, PuzzleThemes, get_puzzle_themes, read_pack, write_pack
from bastide.puzzles.answer_measurement import AnswerCost, AnswerMeasurement
from bastide.puzzles.follow_up_reasons import with_follow_up
from bastide.puzzles.puzzle_packs import PACK_PATTERN

#: Rollouts of each answer.
ROUNDS = 1200


def update_puzzle(puzzle: Puzzle, themes: PuzzleThemes, rounds: int) -> Puzzle:
    """Return a puzzle with new reasons."""
    steps = [update_step(puzzle, number, themes, rounds) for number in range(len(puzzle.steps))]
    return replace(puzzle, steps=tuple(steps))


def update_step(puzzle: Puzzle, number: int, themes: PuzzleThemes, rounds: int) -> PuzzleStep:
    """Return a step with new reasons. An answer keeps its old ones if the new rollouts find none."""
    game, step = get_game(puzzle.game), puzzle.steps[number]
    state = puzzle.position(game, number)
    actions = {each.notation: state.parse_action(puzzle.player, each.notation) for each in step.answers}
    # Further best answers are the same answer at another price, for example.
    measured = [actions[each.notation] for each in step.answers if not step.is_solved_by(each.notation)]
    measured.insert(0, actions[step.answers[0].notation])
    found = AnswerMeasurement(
        state,
        puzzle.player,
        measured,
        themes.make_heuristics(game),
        derive_seed(int(puzzle.digest, 16), number),
        collects_points=True,
        lister=themes.achievement_lister(),
    )
    found.play_rounds(rounds)
    evaluation = found.to_evaluation()
    best = evaluation.find_action(measured[0])
    reasons: dict[int, list[Reason]] = {}
    for other in [evaluation.find_action(action) for action in measured[1:]]:
        other.point_cost = AnswerCost(best, other).points
        plain = reasons_for_better(evaluation, best, other)
        counts = found.achievements
        reasons[other.action] = with_follow_up(plain, puzzle.player, other, counts[best.action], counts[other.action])
    rival = actions[step.wrong_answers[0].notation]
    answers = []
    for answer in step.answers:
        new = reasons[rival if step.is_solved_by(answer.notation) else actions[answer.notation]]
        answers.append(replace(answer, reasons=tuple(each.to_json_data() for each in new)) if new else answer)
    return replace(step, answers=tuple(answers))


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--file", type=Path)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    arguments = parser.parse_args()
    themes = get_puzzle_themes(arguments.game)
    if themes is None:
        parser.error(f"{arguments.game} has no puzzles")
    path = arguments.file or next(get_kit(arguments.game).folder.glob(PACK_PATTERN))
    puzzles = [update_puzzle(each, themes, arguments.rounds) for each in read_pack(path)]
    write_pack(path, puzzles)
    codes = Counter(
        str(reason["code"])
        for puzzle in puzzles
        for step in puzzle.steps
        for each in step.answers
        for reason in each.reasons
    )
    print(f"{path}: {len(puzzles)} puzzles, reasons by code {dict(codes)}")


if __name__ == "__main__":
    main()
