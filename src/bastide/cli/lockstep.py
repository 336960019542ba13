"""``bastide lockstep``: random games beside a second engine."""

from __future__ import annotations

from pathlib import Path

import click

from bastide.cli.output import print_json, progress
from bastide.cli.params import (
    CountParam,
    fixed_options,
    game_argument,
    games_option,
    jobs_option,
    json_option,
    option,
    seed_option,
    table_option,
)
from bastide.cli.text import Command, say
from bastide.core.game import Game
from bastide.sim.lockstep import run_lockstep
from bastide.sim.random_games import RandomGames
from bastide.testing.lockstep import Difference


@click.command(
    "lockstep",
    cls=Command,
    examples=(
        "bastide lockstep dominion --games 2000 --jobs 2",
        "bastide lockstep dominion --option kingdom=big_actions_p --players 3",
    ),
)
@game_argument()
@games_option(100)
@seed_option()
@jobs_option()
@option("--players", type=CountParam(1), default=None, metavar="N")
@table_option()
@option("--out", type=click.Path(file_okay=False, path_type=Path), default=Path(), metavar="FOLDER")
@json_option()
@click.pass_context
def lockstep(
    ctx: click.Context,
    game: Game,
    games: int,
    seed: int,
    jobs: int,
    players: int | None,
    options: tuple[str, ...],
    out: Path,
    as_json: bool,
) -> None:
    fixed, asked_players = fixed_options(game, options)
    players = asked_players if players is None else players
    plan = RandomGames(game.id, games, seed, players, fixed)
    decisions = answers = 0
    found: list[tuple[Difference, Path]] = []
    with progress(games, say("cli-lockstep-working", game=game.id)) as advance:
        for result in run_lockstep(plan, jobs, advance):
            if isinstance(result, Difference):
                out.mkdir(parents=True, exist_ok=True)
                path = out / f"lockstep-{game.id}-{seed}-{result.game_number}.record"
                path.write_text(result.record, encoding="utf-8")
                found.append((result, path))
            else:
                decisions += result.decisions
                answers += result.answers
    if as_json:
        listed = [
            {"what": one.what, "engine": one.engine, "referee": one.referee, "record": str(path)} for one, path in found
        ]
        counts = {"games": games, "seed": seed, "decisions": decisions, "answers": answers}
        print_json({"game": game.id, **counts, "found": listed})
    else:
        for one, path in found:
            click.echo(say("cli-lockstep-found", what=one.what, engine=one.engine, referee=one.referee, path=str(path)))
        counted = {"decisions": f"{decisions:,}", "answers": f"{answers:,}"}
        click.echo(say("cli-lockstep-done", games=games, found=len(found), **counted))
    if found:
        ctx.exit(1)
