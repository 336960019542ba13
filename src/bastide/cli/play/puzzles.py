"""``bastide puzzles`` finds puzzles in bot games; ``bastide puzzle`` lets you solve one."""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow
from time import process_time

import click

from bastide.cli.output import print_json, progress
from bastide.cli.params import CountParam, game_argument, games_option, jobs_option, json_option, option, seed_option
from bastide.cli.play.play import ask_game
from bastide.cli.play.review import worded
from bastide.cli.prompts import Asking
from bastide.cli.text import Command, say
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.registry import get_kit
from bastide.core.state import State
from bastide.puzzles import Puzzle, games_with_puzzles, pack, write_pack
from bastide.puzzles.mining import Mined, mine_game, themes_of, together
from bastide.puzzles.packs import chosen
from bastide.sim.execution.pool import share_out


@click.command(
    "puzzles",
    cls=Command,
    examples=(
        "bastide puzzles dominion --games 200 --out puzzles.jsonl",
        "bastide puzzles seven_wonders --games 500 --jobs 4 --most 300 --out puzzles.jsonl.gz",
    ),
)
@game_argument()
@games_option(100)
@seed_option()
@jobs_option()
@option("--most", type=CountParam(1), default=None, metavar="N")
@option("--out", type=click.Path(dir_okay=False, path_type=Path), required=True, metavar="FILE")
@json_option()
def puzzles(game: Game, games: int, seed: int, jobs: int, most: int | None, out: Path, as_json: bool) -> None:
    if themes_of(game.id) is None:
        raise BastideError("no-themes", f"{game.id} has no puzzle themes", game=game.id)
    out.write_bytes(b"")  # fail before the games if the file cannot be written
    parts: list[Mined] = []
    began = process_time()
    with progress(games, say("cli-puzzles-working")) as advance:
        for part in share_out(jobs, mine_game, ((game.id, each) for each in range(seed, seed + games))):
            parts.append(part)
            if advance is not None:
                advance(1)
    mined = together(parts)
    write_pack(out, mined.puzzles if most is None else chosen(mined.puzzles, most))
    counts = {
        "games": mined.games,
        "glances": mined.glances,
        "found": mined.found,
        "fell_out": mined.fell_out,
        "puzzles": len(mined.puzzles),
    }
    if as_json:
        print_json({"game": game.id, **counts, "seconds": process_time() - began})
    else:
        click.echo(say("cli-puzzles-done", path=str(out), **counts))


@click.command(
    "puzzle",
    cls=Command,
    examples=("bastide puzzle", "bastide puzzle dominion", "bastide puzzle carcassonne --theme steal"),
)
@game_argument(required=False)
@click.argument("id", required=False, metavar="ID")
@option("--theme", default="", metavar="THEME")
def puzzle(game: Game | None, id: str | None, theme: str) -> None:
    known = games_with_puzzles()
    game = ask_game(known) if game is None else game
    found = pack(game.id)
    if id is not None:
        solve(game, found.find(id))
        return
    offered = found.about(theme)
    if not offered:
        themes = ", ".join(found.themes())
        raise BastideError("no-theme", f"there is no puzzle of {game.id} about {theme!r}", game=game.id, known=themes)
    solve(game, offered[randbelow(len(offered))])


def solve(game: Game, puzzle: Puzzle) -> None:
    """Show the position, ask for an action, and print the evaluation of each answer."""
    asking = Solving(game, puzzle)
    theme = say(f"{game.id}-theme-{puzzle.theme}")
    click.secho(f"{say('cli-puzzle-theme', theme=theme, difficulty=puzzle.difficulty)} ({puzzle.id})", bold=True)
    notation = asking.state.notation(puzzle.player, asking.ask())
    click.echo(say("cli-puzzle-right" if puzzle.solves(notation) else "cli-puzzle-wrong", answer=puzzle.answer[0]))
    for line in puzzle.lines:
        mark = "*" if line.notation in puzzle.answer else ">" if line.notation == notation else " "
        win, lead, reasons = round(100 * line.win), f"{line.lead:+.1f}", asking.reasons(line.notation)
        click.echo(f"{mark} {say('cli-puzzle-line', action=line.notation, win=win, lead=lead, reasons=reasons)}")


class Solving(Asking):
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
        action = self.state.parse(self.seat, notation)
        found = get_kit(self.game.id).reasons(self.state, self.seat, action)
        return worded(self.game, [reason for reason in found if reason.code != "quiet" or self.puzzle.solves(notation)])

    def hint(self) -> None:
        click.echo(say("cli-puzzle-hint", reasons=self.reasons(self.puzzle.answer[0])))
