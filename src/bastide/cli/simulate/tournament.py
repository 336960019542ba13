"""``bastide tournament``: play bots against each other and print ratings."""

from __future__ import annotations

import json
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter

import click

from bastide.cli.output import print_json, print_table, progress, remark
from bastide.cli.params import (
    BotsParam,
    CountParam,
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
from bastide.sim.reports.figures import Figures
from bastide.sim.reports.report import Report
from bastide.sim.tournaments.ledger import Ledger
from bastide.sim.tournaments.store import Store
from bastide.sim.tournaments.tournament import Tournament, play_tournament

RESULTS, REPORT = "results.json", "report.html"


@click.command(
    "tournament",
    cls=Command,
    examples=(
        "bastide tournament dominion --bots big_money,big_money_smithy,random --games 1000 --jobs 2",
        "bastide tournament carcassonne --bots hard,easy --games 2000 --until-clear --out hard_easy",
        "bastide tournament carcassonne --bots hard,easy --games 2000 --until-clear --out hard_easy --resume",
        "bastide tournament seven_wonders --bots expert,medium,medium,medium --seats 4 --games 400 --json",
    ),
)
@game_argument()
@option("--bots", type=BotsParam(), required=True, metavar="A,B,...")
@games_option(100)
@option("--seats", type=CountParam(2), default=None, metavar="P")
@seed_option()
@jobs_option()
@cluster_option()
@table_option()
@option("--until-clear", is_flag=True)
@option("--out", type=click.Path(file_okay=False, path_type=Path), default=None, metavar="FOLDER")
@option("--resume", is_flag=True)
@option("--no-records", is_flag=True)
@json_option()
def tournament(
    game: Game,
    bots: tuple[str, ...],
    games: int,
    seats: int | None,
    seed: int,
    jobs: int,
    cluster: str,
    options: tuple[str, ...],
    until_clear: bool,
    out: Path | None,
    resume: bool,
    no_records: bool,
    as_json: bool,
) -> None:
    plan = Tournament(game.id, bots, games, seed, seats or 0, read_options(game, options), until_clear).checked()
    if resume and out is None:
        raise BastideError("tournament-resume", "--resume needs --out: the folder of the tournament to go on with")
    for error in plan.remarks():
        remark(error)
    began = perf_counter()
    with nullcontext() if out is None else Store(out, plan, resume) as store:
        with progress(games * len(plan.tables()), say("cli-simulate-working", game=game.id)) as advance:
            if store is None:
                ledger = play_tournament(plan, jobs, progress=advance, cluster=cluster)
            else:
                ledger = play_tournament(plan, jobs, store.finished(), store.keep, advance, not no_records, cluster)
        results = {"game": game.id, "settings": plan.settings(), **ledger.plain()}
        if store is not None:
            store.write(RESULTS, json.dumps(results, ensure_ascii=False, indent=1) + "\n")
            report = store.write(REPORT, Report(plan, ledger, words(), words().language).page())
    if as_json:
        print_json({**results, "seconds": perf_counter() - began})
        return
    _print_results(ledger, perf_counter() - began)
    if store is not None:
        click.echo(say("cli-tournament-report", path=str(report)))


def _print_results(ledger: Ledger, seconds: float) -> None:
    figures = Figures(words())
    standings = ledger.standings()
    columns = [say(f"tournament-column-{name}") for name in ("bot", "rating", "interval", "games", "share", "interval")]
    rows = []
    for standing in standings:
        rating = standing.rating
        row = [standing.bot, figures.elo(rating.elo), figures.elos(rating.low, rating.high)]
        row += [figures.whole(standing.tally.games), figures.percent(standing.share)]
        rows.append([*row, figures.percents(standing.low, standing.high)])
    print_table(columns, rows)
    click.echo()
    click.echo(say("tournament-cross") + ":")
    meetings = ledger.meetings()
    rows = []
    for standing in standings:
        row = [standing.bot]
        for other in standings:
            met = meetings.get((standing.bot, other.bot))
            row.append(
                "\u2013" if met is None else f"{figures.percent(met.share)} ({figures.percents(met.low, met.high)})"
            )
        rows.append(row)
    print_table([say("tournament-column-bot"), *(standing.bot for standing in standings)], rows)
    clear = sum(1 for page in ledger.tables if page.is_clear())
    if clear:
        click.echo(say("tournament-setting-clear", clear=clear, tables=len(ledger.tables)))
    rate = f"{ledger.games / seconds:,.0f}"
    click.echo(say("cli-simulate-rate", games=ledger.games, seconds=f"{seconds:.1f}", rate=rate))
