"""``bastide soak``: random games with all conformance checks."""

from __future__ import annotations

from pathlib import Path

import click

from bastide.cli.parameter_types import (
    game_argument,
    game_options_option,
    games_option,
    jobs_option,
    json_option,
    parse_fixed_options,
    seed_option,
    translated_option,
)
from bastide.cli.terminal_output import print_json, progress_bar
from bastide.cli.translated_commands import TranslatedCommand, translate
from bastide.core.game import Game
from bastide.sim.soak_test import SoakFinding, SoakPlan, run_soak


@click.command(
    "soak",
    cls=TranslatedCommand,
    examples=(
        "bastide soak dominion --games 2000",
        "bastide soak carcassonne --games 500 --option modules=random --option players=random",
    ),
)
@game_argument()
@games_option(100)
@seed_option()
@jobs_option()
@game_options_option()
@translated_option("--out", type=click.Path(file_okay=False, path_type=Path), default=Path(), metavar="FOLDER")
@json_option()
@click.pass_context
def soak(
    ctx: click.Context,
    game: Game,
    games: int,
    seed: int,
    jobs: int,
    options: tuple[str, ...],
    out: Path,
    as_json: bool,
) -> None:
    fixed, players = parse_fixed_options(game, options)
    plan = SoakPlan(game.id, games, seed, players, fixed).validated()
    decisions = 0
    found: list[tuple[SoakFinding, Path]] = []
    with progress_bar(games, translate("cli-soak-working", game=game.id)) as advance:
        for made, finding in run_soak(plan, jobs, advance):
            decisions += made
            if finding is not None:
                out.mkdir(parents=True, exist_ok=True)
                path = out / f"soak-{game.id}-{seed}-{finding.game_number}.record"
                path.write_text(finding.record, encoding="utf-8")
                found.append((finding, path))
    if as_json:
        listed = [{"promise": one.promise, "problem": one.problem, "record": str(path)} for one, path in found]
        print_json({"game": game.id, "games": games, "seed": seed, "decisions": decisions, "found": listed})
    else:
        for one, path in found:
            click.echo(translate("cli-soak-found", promise=one.promise, problem=one.problem, path=str(path)))
        click.echo(translate("cli-soak-done", games=games, decisions=f"{decisions:,}", found=len(found)))
    if found:
        ctx.exit(1)
