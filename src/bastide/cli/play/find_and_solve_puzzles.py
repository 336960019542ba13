"""``bastide puzzles`` finds puzzles in bot games; ``bastide puzzle`` lets you solve one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from secrets import randbelow
from time import process_time

import click

from bastide.cli.parameter_types import (
    CountParam,
    game_argument,
    games_option,
    jobs_option,
    json_option,
    seed_option,
    translated_option,
)
from bastide.cli.play.analyse_record import reason_text
from bastide.cli.play.play_in_terminal import choose_game
from bastide.cli.terminal_output import print_json, progress_bar
from bastide.cli.terminal_prompts import TerminalPrompt
from bastide.cli.translated_commands import SharedOption, TranslatedCommand, translate
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.json_data import JsonData
from bastide.core.state import State
from bastide.puzzles import (
    Puzzle,
    PuzzleAnswer,
    PuzzleStep,
    games_with_puzzles,
    get_pack,
    get_puzzle_themes,
    read_pack,
    write_pack,
)
from bastide.puzzles.puzzle_miner import MiningResult, merge_results, mine_game
from bastide.puzzles.puzzle_packs import find_full_themes, select_for_pack
from bastide.sim.execution.process_pool import parallel_map


@click.command(
    "puzzles",
    cls=TranslatedCommand,
    examples=(
        "bastide puzzles dominion --games 200 --out puzzles.jsonl",
        "bastide puzzles dominion --games 200 --seed 200 --append --out puzzles.jsonl",
        "bastide puzzles seven_wonders --games 500 --jobs 4 --most 300 --out puzzles.jsonl.bz2",
    ),
)
@game_argument()
@games_option(100)
@seed_option()
@jobs_option()
@translated_option("--most", type=CountParam(1), default=None, metavar="N")
@translated_option("--out", type=click.Path(dir_okay=False, path_type=Path), required=True, metavar="FILE")
@translated_option("--append", is_flag=True)
@json_option()
def puzzles(
    game: Game, games: int, seed: int, jobs: int, most: int | None, out: Path, append: bool, as_json: bool
) -> None:
    if get_puzzle_themes(game.id) is None:
        raise BastideError("no-themes", f"{game.id} has no puzzle themes", game=game.id)
    before = read_pack(out) if append and out.exists() else []
    write_pack(out, before)  # fail before the games if the file cannot be written
    mined = MiningResult(puzzles=list(before))
    began = process_time()
    tasks = ((game.id, each, find_full_themes(mined.puzzles, most)) for each in range(seed, seed + games))
    with progress_bar(games, translate("cli-puzzles-working")) as advance:
        for part in parallel_map(jobs, mine_game, tasks):
            mined = merge_results([mined, part])
            # Written after each game, so that an interrupted search loses nothing.
            write_pack(out, mined.puzzles)
            if advance is not None:
                advance(1)
    if most is not None:
        write_pack(out, select_for_pack(mined.puzzles, most))
    counts = {
        "games": mined.games,
        "glances": mined.decisions_checked,
        "fell_out": mined.rejected.total(),
        "puzzles": len(mined.puzzles),
    }
    if as_json:
        print_json({"game": game.id, **counts, "rejected": dict(mined.rejected), "seconds": process_time() - began})
    else:
        click.echo(translate("cli-puzzles-done", path=str(out), **counts))


@click.command(
    "puzzle",
    cls=TranslatedCommand,
    examples=("bastide puzzle", "bastide puzzle dominion", "bastide puzzle carcassonne --theme steal"),
)
@game_argument(required=False)
@click.argument("id", required=False, metavar="[ID]")
@click.option("--theme", cls=SharedOption, default="", metavar="THEME")
def puzzle(game: Game | None, id: str | None, theme: str) -> None:
    known = games_with_puzzles()
    game = choose_game(known) if game is None else game
    found = get_pack(game.id)
    if id is not None:
        solve_puzzle(game, found.get_puzzle(id))
        return
    offered = found.puzzles_with_theme(theme)
    if not offered:
        themes = ", ".join(found.count_by_theme())
        raise BastideError("no-theme", f"{game.id} has no puzzles on the theme {theme!r}", game=game.id, known=themes)
    solve_puzzle(game, offered[randbelow(len(offered))])


def solve_puzzle(game: Game, puzzle: Puzzle) -> None:
    """Ask for an answer to each step until one is wrong, and print the evaluation of the answers."""
    theme = translate(f"{game.id}-theme-{puzzle.theme}")
    click.secho(f"{translate('cli-puzzle-theme', theme=theme, difficulty=puzzle.difficulty)} ({puzzle.id})", bold=True)
    for number, step in enumerate(puzzle.steps):
        asking = PuzzlePrompt(game, puzzle, number)
        notation = asking.state.notation(puzzle.player, asking.ask_action())
        is_right = step.is_solved_by(notation)
        click.echo(translate("cli-puzzle-right" if is_right else "cli-puzzle-wrong", answer=step.best_notations[0]))
        for line in step.answers:
            mark = "*" if step.is_solved_by(line.notation) else ">" if line.notation == notation else " "
            figures = line.figures
            sign, lead = "-" if figures.point_lead < 0 else "+", round(abs(figures.point_lead), 1)
            win = round(100 * figures.win_chance)
            message = "cli-puzzle-line" if lead else "cli-puzzle-line-level"
            click.echo(f"{mark} {translate(message, action=line.notation, win=win, sign=sign, lead=lead)}")
            click.echo(f"      {comparison_text(game, step, line)}")
        if not is_right:
            break


def comparison_text(game: Game, step: PuzzleStep, answer: PuzzleAnswer) -> str:
    """Say why the best answer is better than this one, or this best answer than the most tempting wrong one."""
    reasons = stored_reasons_text(game, answer)
    if not step.is_solved_by(answer.notation):
        return translate("cli-puzzle-instead", best=step.best_notations[0], reasons=reasons)
    rival = next(each for each in step.answers if not step.is_solved_by(each.notation))
    return translate("cli-puzzle-compared", rival=rival.notation, reasons=reasons)


def stored_reasons_text(game: Game, answer: PuzzleAnswer) -> str:
    """Translate the reasons of an answer, each as a sentence."""
    return " ".join(reason_text(game, reason) for reason in answer.reasons)


class PuzzlePrompt(TerminalPrompt):
    """Terminal session that solves a step of a puzzle."""

    def __init__(self, game: Game, puzzle: Puzzle, step: int) -> None:
        super().__init__(game, puzzle.player)
        self.step = puzzle.steps[step]
        self.position = puzzle.position(game, step)
        themes = get_puzzle_themes(game.id)
        #: What the player knows besides the view (``PuzzleThemes.known_facts``).
        self.known = {} if themes is None else themes.known_facts(self.position, puzzle.player)

    @property
    def state(self) -> State:
        return self.position

    def print_table(self) -> None:
        super().print_table()
        for name, fact in self.known.items():
            for text in self.describe_fact(name, fact):
                click.echo(text)

    def describe_fact(self, name: str, fact: JsonData) -> list[str]:
        """Describe numbers by player, cards by player, or cards of the player."""
        if isinstance(fact, dict):
            return [translate(f"cli-puzzle-{name}", cards=self.describe_cards(fact))]
        assert isinstance(fact, list), name
        seats = [self.translator.seat_name(seat) for seat in range(len(fact))]
        if all(isinstance(each, dict) for each in fact):
            return [
                translate(f"cli-puzzle-{name}", player=seat, cards=self.describe_cards(each))
                for seat, each in zip(seats, fact, strict=True)
                if isinstance(each, dict)
            ]
        points = [f"{seat} {each}" for seat, each in zip(seats, fact, strict=True)]
        return [translate(f"cli-puzzle-{name}", points=self.translator.join_list(points))]

    def describe_cards(self, counts: Mapping[str, JsonData]) -> str:
        """List cards with their numbers."""
        texts = []
        for card, count in counts.items():
            name = translate(f"{self.game.id}-card-{card}")
            texts.append(name if count == 1 else translate("word-times", count=count, name=name))
        return self.translator.join_list(texts) if texts else translate("word-nothing")

    def print_hint(self) -> None:
        click.echo(translate("cli-puzzle-hint", reasons=stored_reasons_text(self.game, self.step.answers[0])))
