"""``bastide explore``: win rates of openings in records and data sets."""

from __future__ import annotations

from pathlib import Path

import click

from bastide.cli.parameter_types import CountParam, json_option, translated_option
from bastide.cli.terminal_output import print_json, print_table
from bastide.cli.translated_commands import TranslatedCommand, get_translator, translate
from bastide.sim.opening_explorer import ChoiceTally, Exploration, explore_files
from bastide.sim.reports.opening_report import OpeningReport

#: Groups and choices per table in the terminal.
MAX_GROUPS = 5
MAX_CHOICES = 12


@click.command(
    "explore",
    cls=TranslatedCommand,
    examples=("bastide explore games.zip", "bastide explore decisions.parquet --least 50 --out openings.html"),
)
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE...")
@translated_option("--least", type=CountParam(1), default=10, metavar="N")
@translated_option("--out", type=click.Path(dir_okay=False, path_type=Path), default=None, metavar="HTML")
@json_option()
def explore_command(files: tuple[Path, ...], least: int, out: Path | None, as_json: bool) -> None:
    found = explore_files(list(files))
    translator = get_translator()
    report = OpeningReport(found, translator, translator.language, translator.direction, least)
    if out is not None:
        out.write_text(report.to_html(), encoding="utf-8")
    if as_json:
        print_json(exploration_data(found, least))
        return
    click.echo(report.summary())
    for table in found.reader.tables:
        click.echo()
        click.echo(report.table_title(table))
        groups = found.groups(table, least)
        for group in groups[:MAX_GROUPS]:
            click.echo(report.name_of(group[0].group))
            columns = [report.translate(f"column-{name}") for name in ("choice", "games", "share")]
            print_table(columns, [_row(report, tally) for tally in group[:MAX_CHOICES]])
        if not groups:
            click.echo(report.translate("few-games", least=least))
    if out is not None:
        click.echo(translate("cli-tournament-report", path=str(out)))


def _row(report: OpeningReport, tally: ChoiceTally) -> list[str]:
    return [report.name_of(tally.choice), report.number_format.integer(tally.games), report.share_text(tally)]


def exploration_data(found: Exploration, least: int) -> dict[str, object]:
    """Return the result as JSON data."""
    return {
        "game": found.game,
        "games": found.games,
        "unfinished": found.unfinished,
        "unreadable": found.unreadable,
        "tables": {
            table: [_tally_data(tally) for group in found.groups(table, least) for tally in group]
            for table in found.reader.tables
        },
    }


def _tally_data(tally: ChoiceTally) -> dict[str, object]:
    return {
        "group": tally.group.split("+"),
        "choice": tally.choice.split("+"),
        "games": tally.games,
        "share": tally.share,
        "interval": list(tally.interval),
    }
