"""Measure the answers of shipped puzzles again, and store the reasons that the current code finds.

    python tools/update_puzzle_reasons.py GAME [--file FILE] [--rounds N]

The answers and their figures stay as they were verified. ``--file``: puzzles to update instead of the game's pack.
"""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections import Counter
from dataclasses import replace
from pathlib import Path

from bastide.core.action_reason import Reason
from bastide.core.game_registry import get_game, get_kit
from bastide.core.randomness.rng import derive_seed
from bastide.puzzles import Puzzle, PuzzleStep, PuzzleThemes, get_puzzle_themes, read_pack, write_pack
from bastide.puzzles.answer_measurement import AnswerCost, AnswerMeasurement, measure_step
from bastide.puzzles.follow_up_reasons import explain_answer
from bastide.puzzles.puzzle_packs import PACK_PATTERN

#: Rollouts of each answer.
ROUNDS = 1200
#: If some answer has no reason, this many times as many more.
MORE_ROUNDS = 2


def update_puzzle(puzzle: Puzzle, themes: PuzzleThemes, rounds: int) -> Puzzle:
    """Return a puzzle with new reasons."""
    steps = [update_step(puzzle, number, themes, rounds) for number in range(len(puzzle.steps))]
    return replace(puzzle, steps=tuple(steps))


def update_step(puzzle: Puzzle, number: int, themes: PuzzleThemes, rounds: int) -> PuzzleStep:
    """Return a step with new reasons. An answer keeps its old ones if even more rollouts find none."""
    step = puzzle.steps[number]
    found = measure_step(puzzle, number, themes, derive_seed(int(puzzle.digest, 16), number), rounds)
    reasons = explain_answers(found)
    if not all(reasons.values()):
        found.play_rounds(MORE_ROUNDS * rounds)
        reasons = explain_answers(found)
    state = puzzle.position(get_game(puzzle.game), number)
    best, *others = [each.action for each in found.answers]
    reasons = {
        notation: themes.complete_reasons(state, puzzle.player, best, other, plain)
        for other, (notation, plain) in zip(others, reasons.items(), strict=True)
    }
    rival = step.wrong_answers[0].notation
    answers = []
    for answer in step.answers:
        new = reasons[rival if step.is_solved_by(answer.notation) else answer.notation]
        answers.append(replace(answer, reasons=tuple(each.to_json_data() for each in new)) if new else answer)
    return replace(step, answers=tuple(answers))


def explain_answers(found: AnswerMeasurement) -> dict[str, list[Reason]]:
    """Return why the first answer is better than each other one, by notation."""
    best, *others = found.answers
    evaluation = found.to_evaluation()
    for other in others:
        other.point_cost = AnswerCost(best, other).points
    return {each.notation: explain_answer(evaluation, best, each, found.achievements) for each in others}


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
