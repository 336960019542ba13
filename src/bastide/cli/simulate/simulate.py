"""``bastide simulate``: play many games between bots and print statistics."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from time import perf_counter

import click

from bastide.cli.output import print_json, print_table, progress, remark
from bastide.cli.params import (
    BotsParam,
    OneOfParam,
    cluster_option,
    game_argument,
    games_option,
    jobs_option,
    json_option,
    option,
    read_options,
    seed_option,
    table_option,
)
from bastide.cli.text import Command, say, words
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.sim import Series, Tally
from bastide.sim import simulate as run
from bastide.sim.data.dataset import ROWS, Dataset
from bastide.sim.reports.report import Report
from bastide.sim.simulate import simulate_closely
from bastide.sim.tournaments.certainty import wilson


@click.command(
    "simulate",
    cls=Command,
    examples=(
        "bastide simulate dominion --bots big_money,random --games 10000 --jobs 2 --rotate",
        "bastide simulate seven_wonders --bots random,random,random --seed 7 --json",
        "bastide simulate carcassonne --bots random,random --option modules=base,inns",
        "bastide simulate dominion --bots witch,militia --rotate --report report.html",
        "bastide simulate dominion --bots big_money,random --out games.parquet --records games.zip",
    ),
)
@game_argument()
@option("--bots", type=BotsParam(), required=True, metavar="A,B,...")
@games_option(1000)
@seed_option()
@jobs_option()
@cluster_option()
@option("--rotate", is_flag=True)
@table_option()
@option("--out", type=click.Path(dir_okay=False, path_type=Path), default=None, metavar="FILE")
@option("--rows", type=OneOfParam(ROWS), default="game")
@option("--report", type=click.Path(dir_okay=False, path_type=Path), default=None, metavar="HTML")
@option("--records", type=click.Path(dir_okay=False, path_type=Path), default=None, metavar="ZIP")
@json_option()
def simulate(
    game: Game,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    jobs: int,
    cluster: str,
    rotate: bool,
    options: tuple[str, ...],
    out: Path | None,
    rows: str,
    report: Path | None,
    records: Path | None,
    as_json: bool,
) -> None:
    series = Series(game.id, bots, games, seed, read_options(game, options), rotate).checked()
    for error in series.remarks():
        remark(error)
    if report is not None and (out is not None or records is not None):
        raise BastideError("simulate-report", "--report is written of games that are not written elsewhere, too")
    began = perf_counter()
    wanted = out is not None or records is not None
    working = say("cli-simulate-working", game=game.id)
    with (
        Dataset(series, out, rows, records) if wanted else nullcontext() as dataset,
        progress(games, working) as advance,
    ):
        if report is None:
            tally = run(series, jobs, advance, cluster, dataset)
        else:
            ledger = simulate_closely(series, jobs, advance, cluster)
            tally = ledger.tables[0].tally
            report.write_text(Report(series, ledger, words(), words().language).page(), encoding="utf-8")
    seconds = perf_counter() - began
    if as_json:
        print_json(_result_data(series, tally, seconds))
    else:
        _print_results(game, series, tally, seconds)
        if report is not None:
            click.echo(say("cli-tournament-report", path=str(report)))


def _result_data(series: Series, tally: Tally, seconds: float) -> dict[str, object]:
    seats = []
    for spec, bot in zip(series.bots, tally.bots, strict=True):
        seats.append(
            {
                "bot": spec,
                "wins": bot.wins,
                "shared": bot.shared,
                "wins_interval": list(wilson(bot.wins / tally.games, tally.games)),
                "shared_interval": list(wilson(bot.shared / tally.games, tally.games)),
                "mean_score": bot.score.mean,
                "sd_score": bot.score.sd,
                "metrics": {name: spread.plain() for name, spread in bot.metrics.items()},
            }
        )
    return {
        "game": series.game,
        "games": tally.games,
        "seed": series.seed,
        "options": series.options,
        "rotate": series.rotate,
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "decisions": tally.decisions,
        "seats": seats,
        "metrics": {name: spread.plain() for name, spread in tally.metrics.items()},
    }


def _share_text(count: int, games: int) -> str:
    """Format a share with its 95 % confidence interval."""
    low, high = wilson(count / games, games)
    return f"{count / games:.1%} ({low:.1%}\u2013{high:.1%})"


def _print_results(game: Game, series: Series, tally: Tally, seconds: float) -> None:
    # A metric that never applied to a seat (the turn of the first Province) is missing there.
    names = list(dict.fromkeys(name for bot in tally.bots for name in bot.metrics))
    columns = [say("cli-simulate-bot"), say("cli-simulate-wins"), say("cli-simulate-shared"), say("cli-simulate-score")]
    columns += [say(f"{game.id}-metric-{name}") for name in names]
    rows = []
    for spec, bot in zip(series.bots, tally.bots, strict=True):
        row = [spec, _share_text(bot.wins, tally.games), _share_text(bot.shared, tally.games)]
        row.append(f"{bot.score.mean:.2f} ± {bot.score.sd:.2f}")
        row += [f"{bot.metrics[name].mean:.2f}" if name in bot.metrics else "-" for name in names]
        rows.append(row)
    print_table(columns, rows)
    for name, spread in tally.metrics.items():
        label = say(f"{game.id}-metric-{name}")
        click.echo(say("cli-simulate-metric", name=label, mean=f"{spread.mean:.2f}", sd=f"{spread.sd:.2f}"))
    click.echo(
        say("cli-simulate-rate", games=tally.games, seconds=f"{seconds:.1f}", rate=f"{tally.games / seconds:,.0f}")
    )
