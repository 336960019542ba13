"""``bastide simulate``: play many games between bots and print statistics."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from time import perf_counter

import click
from click.core import ParameterSource

from bastide.cli.parameter_types import (
    BotsParam,
    WordChoiceParam,
    cluster_option,
    game_argument,
    game_options_option,
    games_option,
    jobs_option,
    json_option,
    parse_game_options,
    seed_option,
    translated_option,
)
from bastide.cli.terminal_output import print_json, print_table, print_warning, progress_bar
from bastide.cli.translated_commands import TranslatedCommand, get_translator, translate
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.sim import GameSeries, Tally
from bastide.sim import simulate as run
from bastide.sim.data.dataset_writer import ROW_KINDS, DatasetWriter
from bastide.sim.reports.html_report import TournamentReport
from bastide.sim.result_tally import BotTally, percentile
from bastide.sim.simulate_series import simulate_with_statistics
from bastide.sim.tournaments.confidence_intervals import wilson_interval


@click.command(
    "simulate",
    cls=TranslatedCommand,
    examples=(
        "bastide simulate dominion --bots big_money,random --games 10000 --jobs 2 --rotate",
        "bastide simulate seven_wonders --bots random,random,random --seed 7 --json",
        "bastide simulate carcassonne --bots random,random --option modules=base,inns",
        "bastide simulate dominion --bots witch,militia --rotate --report report.html",
        "bastide simulate dominion --bots big_money,random --out games.parquet --records games.zip",
    ),
)
@game_argument()
@translated_option("--bots", type=BotsParam(), required=True, metavar="A,B,...")
@games_option(1000)
@seed_option()
@jobs_option()
@cluster_option()
@translated_option("--rotate", is_flag=True)
@translated_option("--metrics", is_flag=True)
@game_options_option()
@translated_option("--out", type=click.Path(dir_okay=False, path_type=Path), default=None, metavar="FILE")
@translated_option("--rows", type=WordChoiceParam(ROW_KINDS), default="game")
@translated_option("--report", type=click.Path(dir_okay=False, path_type=Path), default=None, metavar="HTML")
@translated_option("--records", type=click.Path(dir_okay=False, path_type=Path), default=None, metavar="ZIP")
@json_option()
def simulate(
    game: Game,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    jobs: int,
    cluster: str,
    rotate: bool,
    metrics: bool,
    options: tuple[str, ...],
    out: Path | None,
    rows: str,
    report: Path | None,
    records: Path | None,
    as_json: bool,
) -> None:
    series = GameSeries(game.id, bots, games, seed, parse_game_options(game, options), rotate).validated()
    for error in series.warnings():
        print_warning(error)
    if report is not None and (out is not None or records is not None):
        raise BastideError("simulate-report", "--report can't be combined with --out or --records")
    if out is None and click.get_current_context().get_parameter_source("rows") is ParameterSource.COMMANDLINE:
        raise BastideError("simulate-rows", "--rows needs --out FILE")
    if out is not None and out.suffix.lower() not in ((".parquet", ".npz") if rows == "observation" else (".parquet",)):
        path = str(out.with_suffix(".parquet"))
        raise BastideError("simulate-format", f"--out writes Parquet; name the file {path}", path=path)
    began = perf_counter()
    wanted = out is not None or records is not None
    working = translate("cli-simulate-working", game=game.id)
    with (
        DatasetWriter(series, out, rows, records) if wanted else nullcontext() as dataset,
        progress_bar(games, working) as advance,
    ):
        if report is None:
            tally = run(series, jobs, advance, cluster, dataset, metrics)
        else:
            ledger = simulate_with_statistics(series, jobs, advance, cluster)
            tally = ledger.tables[0].tally
            translator = get_translator()
            report.write_text(
                TournamentReport(series, ledger, translator, translator.language, translator.direction).to_html(),
                encoding="utf-8",
            )
    seconds = perf_counter() - began
    if as_json:
        print_json(_result_data(series, tally, seconds))
    else:
        _print_results(game, series, tally, seconds)
        if report is not None:
            click.echo(translate("cli-tournament-report", path=str(report)))


def _result_data(series: GameSeries, tally: Tally, seconds: float) -> dict[str, object]:
    seats = []
    for spec, bot in zip(series.bots, tally.bots, strict=True):
        seats.append(
            {
                "bot": spec,
                "wins": bot.wins,
                "shared": bot.shared,
                "wins_interval": list(wilson_interval(bot.wins / tally.games, tally.games)),
                "shared_interval": list(wilson_interval(bot.shared / tally.games, tally.games)),
                "mean_score": bot.score.mean,
                "sd_score": bot.score.sd,
                "metrics": {
                    name: {
                        **spread.to_json_data(),
                        "counts": {
                            str(value): count for value, count in sorted(bot.distributions.get(name, {}).items())
                        },
                    }
                    for name, spread in bot.metrics.items()
                },
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
        "metrics": {name: spread.to_json_data() for name, spread in tally.metrics.items()},
    }


def _share_text(count: int, games: int) -> str:
    """Format a share with its 95 % confidence interval."""
    low, high = wilson_interval(count / games, games)
    return f"{count / games:.1%} ({low:.1%}\u2013{high:.1%})"


def _metric_text(bot: BotTally, name: str) -> str:
    """Format the mean of a metric; with the range of the middle 80 % of the games if it is a whole number."""
    mean = f"{bot.metrics[name].mean:.2f}"
    counts = bot.distributions.get(name)
    if counts is None or counts.total() < bot.metrics[name].count:
        return mean
    return f"{mean} ({percentile(counts, 0.1)}\u2013{percentile(counts, 0.9)})"


def _print_results(game: Game, series: GameSeries, tally: Tally, seconds: float) -> None:
    # A metric that never applied to a seat (the turn of the first Province) is missing there.
    names = list(dict.fromkeys(name for bot in tally.bots for name in bot.metrics))
    columns = [
        translate("cli-simulate-bot"),
        translate("cli-simulate-wins"),
        translate("cli-simulate-shared"),
        translate("cli-simulate-score"),
    ]
    columns += [translate(f"{game.id}-metric-{name}") for name in names]
    rows = []
    for spec, bot in zip(series.bots, tally.bots, strict=True):
        row = [spec, _share_text(bot.wins, tally.games), _share_text(bot.shared, tally.games)]
        row.append(f"{bot.score.mean:.2f} ± {bot.score.sd:.2f}")
        row += [_metric_text(bot, name) if name in bot.metrics else "-" for name in names]
        rows.append(row)
    print_table(columns, rows)
    for name, spread in tally.metrics.items():
        label = translate(f"{game.id}-metric-{name}")
        click.echo(translate("cli-simulate-metric", name=label, mean=f"{spread.mean:.2f}", sd=f"{spread.sd:.2f}"))
    click.echo(
        translate(
            "cli-simulate-rate", games=tally.games, seconds=f"{seconds:.1f}", rate=f"{tally.games / seconds:,.0f}"
        )
    )
