"""``bastide tournament``: play bots against each other and print ratings."""

from __future__ import annotations

import json
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter

import click

from bastide.cli.parameter_types import (
    BotsParam,
    CountParam,
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
from bastide.sim.reports.html_report import TournamentReport
from bastide.sim.reports.number_format import NumberFormat
from bastide.sim.tournaments.round_robin import Tournament, play_tournament
from bastide.sim.tournaments.tournament_folder import TournamentFolder
from bastide.sim.tournaments.tournament_results import TournamentResults

RESULTS_FILE, REPORT_FILE = "results.json", "report.html"


@click.command(
    "tournament",
    cls=TranslatedCommand,
    examples=(
        "bastide tournament dominion --bots big_money,one_smithy,random --games 1000 --jobs 2",
        "bastide tournament carcassonne --bots hard,easy --games 2000 --until-clear --out hard_easy",
        "bastide tournament carcassonne --bots hard,easy --games 2000 --until-clear --out hard_easy --resume",
        "bastide tournament seven_wonders --bots expert,medium,medium,medium --seats 4 --games 400 --json",
    ),
)
@game_argument()
@translated_option("--bots", type=BotsParam(), required=True, metavar="A,B,...")
@games_option(100)
@translated_option("--seats", type=CountParam(2), default=None, metavar="P")
@seed_option()
@jobs_option()
@cluster_option()
@game_options_option()
@translated_option("--until-clear", is_flag=True)
@translated_option("--out", type=click.Path(file_okay=False, path_type=Path), default=None, metavar="FOLDER")
@translated_option("--resume", is_flag=True)
@translated_option("--no-records", is_flag=True)
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
    plan = Tournament(
        game.id, bots, games, seed, seats or 0, parse_game_options(game, options), until_clear
    ).validated()
    if resume and out is None:
        raise BastideError("tournament-resume", "--resume needs --out with the tournament's folder")
    for error in plan.warnings():
        print_warning(error)
    began = perf_counter()
    with nullcontext() if out is None else TournamentFolder(out, plan, resume, not no_records) as store:
        with progress_bar(games * len(plan.tables()), translate("cli-simulate-working", game=game.id)) as advance:
            if store is None:
                ledger = play_tournament(plan, jobs, progress=advance, cluster=cluster, statistics=as_json)
            else:
                ledger = play_tournament(
                    plan, jobs, store.finished_games(), store.add_game, advance, not no_records, cluster
                )
        results = {"game": game.id, "settings": plan.settings(), **ledger.to_json_data()}
        if store is not None:
            store.write_file(RESULTS_FILE, json.dumps(results, ensure_ascii=False, indent=1) + "\n")
            translator = get_translator()
            page = TournamentReport(plan, ledger, translator, translator.language, translator.direction)
            report = store.write_file(REPORT_FILE, page.to_html())
    if as_json:
        print_json({**results, "seconds": perf_counter() - began})
        return
    _print_results(ledger, perf_counter() - began)
    if store is not None:
        click.echo(translate("cli-tournament-report", path=str(report)))


def _print_results(ledger: TournamentResults, seconds: float) -> None:
    figures = NumberFormat(get_translator())
    standings = ledger.standings()
    columns = [
        translate(f"tournament-column-{name}") for name in ("bot", "rating", "interval", "games", "share", "interval")
    ]
    rows = []
    for standing in standings:
        rating = standing.rating
        row = [standing.bot, figures.elo(rating.elo), figures.elo_range(rating.low, rating.high)]
        row += [figures.integer(standing.tally.games), figures.percent(standing.share)]
        rows.append([*row, figures.percent_range(standing.low, standing.high)])
    print_table(columns, rows)
    click.echo()
    click.echo(translate("tournament-cross") + ":")
    meetings = ledger.head_to_head()
    rows = []
    for standing in standings:
        row = [standing.bot]
        for other in standings:
            met = meetings.get((standing.bot, other.bot))
            row.append(
                "\u2013"
                if met is None
                else f"{figures.percent(met.share)} ({figures.percent_range(met.low, met.high)})"
            )
        rows.append(row)
    print_table([translate("tournament-column-bot"), *(standing.bot for standing in standings)], rows)
    clear = sum(1 for page in ledger.tables if page.is_clear())
    if clear:
        click.echo(translate("tournament-setting-clear", clear=clear, tables=len(ledger.tables)))
    rate = f"{ledger.games / seconds:,.0f}"
    click.echo(translate("cli-simulate-rate", games=ledger.games, seconds=f"{seconds:.1f}", rate=rate))
