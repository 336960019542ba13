"""``bastide puzzles`` finds puzzles in bot games; ``bastide puzzle`` lets you solve one."""

from __future__ import annotations

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
from bastide.cli.play.analyse_record import reasons_text
from bastide.cli.play.play_in_terminal import choose_game
from bastide.cli.terminal_output import print_json, progress_bar
from bastide.cli.terminal_prompts import TerminalPrompt
from bastide.cli.translated_commands import SharedOption, TranslatedCommand, translate
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.game_registry import get_kit
from bastide.core.state import State
from bastide.puzzles import Puzzle, games_with_puzzles, get_pack, write_pack
from bastide.puzzles.puzzle_miner import MiningResult, get_puzzle_themes, merge_results, mine_game
from bastide.puzzles.puzzle_packs import select_for_pack
from bastide.sim.execution.process_pool import parallel_map


@click.command(
    "puzzles",
    cls=TranslatedCommand,
    examples=(
        "bastide puzzles dominion --games 200 --out puzzles.jsonl",
        "bastide puzzles seven_wonders --games 500 --jobs 4 --most 300 --out puzzles.jsonl.gz",
    ),
)
@game_argument()
@games_option(100)
@seed_option()
@jobs_option()
@translated_option("--most", type=CountParam(1), default=None, metavar="N")
@translated_option("--out", type=click.Path(dir_okay=False, path_type=Path), required=True, metavar="FILE")
@json_option()
def puzzles(game: Game, games: int, seed: int, jobs: int, most: int | None, out: Path, as_json: bool) -> None:
    if get_puzzle_themes(game.id) is None:
        raise BastideError("no-themes", f"{game.id} has no puzzle themes", game=game.id)
    out.write_bytes(b"")  # fail before the games if the file cannot be written
    parts: list[MiningResult] = []
    began = process_time()
    with progress_bar(games, translate("cli-puzzles-working")) as advance:
        for part in parallel_map(jobs, mine_game, ((game.id, each) for each in range(seed, seed + games))):
            parts.append(part)
            if advance is not None:
                advance(1)
    mined = merge_results(parts)
    write_pack(out, mined.puzzles if most is None else select_for_pack(mined.puzzles, most))
    counts = {
        "games": mined.games,
        "glances": mined.decisions_checked,
        "found": mined.candidates,
        "fell_out": mined.rejected,
        "puzzles": len(mined.puzzles),
    }
    if as_json:
        print_json({"game": game.id, **counts, "seconds": process_time() - began})
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
    """Show the position, ask for an action, and print the evaluation of each answer."""
    asking = PuzzlePrompt(game, puzzle)
    theme = translate(f"{game.id}-theme-{puzzle.theme}")
    click.secho(f"{translate('cli-puzzle-theme', theme=theme, difficulty=puzzle.difficulty)} ({puzzle.id})", bold=True)
    notation = asking.state.notation(puzzle.player, asking.ask_action())
    click.echo(
        translate(
            "cli-puzzle-right" if puzzle.is_solved_by(notation) else "cli-puzzle-wrong", answer=puzzle.best_notations[0]
        )
    )
    for line in puzzle.answers:
        mark = "*" if line.notation in puzzle.best_notations else ">" if line.notation == notation else " "
        values = {
            "action": line.notation,
            "win": round(100 * line.win_chance),
            "reasons": asking.reasons(line.notation),
        }
        sign, lead = "-" if line.point_lead < 0 else "+", abs(line.point_lead)
        click.echo(f"{mark} {translate('cli-puzzle-line', sign=sign, lead=lead, **values)}")


class PuzzlePrompt(TerminalPrompt):
    """Terminal session that solves a puzzle."""

    def __init__(self, game: Game, puzzle: Puzzle) -> None:
        super().__init__(game, puzzle.player)
        self.puzzle = puzzle
        self.position = puzzle.position(game)

    @property
    def state(self) -> State:
        return self.position

    def reasons(self, notation: str) -> str:
        """Return the reasons for an answer."""
        action = self.state.parse_action(self.seat, notation)
        found = get_kit(self.game.id).reasons_for(self.state, self.seat, action)
        return reasons_text(
            self.game, [reason for reason in found if reason.code != "quiet" or self.puzzle.is_solved_by(notation)]
        )

    def print_hint(self) -> None:
        click.echo(translate("cli-puzzle-hint", reasons=self.reasons(self.puzzle.best_notations[0])))
