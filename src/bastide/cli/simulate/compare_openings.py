"""``bastide openings``: compare openings, and what their first turns bring."""

from __future__ import annotations

from pathlib import Path

import click

from bastide.cli.parameter_types import (
    GameParam,
    game_options_option,
    games_option,
    jobs_option,
    json_option,
    parse_game_options,
    seed_option,
    translated_option,
)
from bastide.cli.terminal_output import print_json, print_table, progress_bar
from bastide.cli.translated_commands import TranslatedCommand, get_translator, translate
from bastide.core.errors import unreadable_file_error
from bastide.core.game import Game
from bastide.sim.opening_comparison import COIN_LIMITS, OpeningResult, compare_openings, list_openings
from bastide.sim.reports.number_format import NumberFormat
from bastide.sim.result_tally import percentile
from bastide.sim.strategy_search import strategy_format_of
from bastide.sim.tournaments.confidence_intervals import wilson_interval

#: Strategy that follows the opening, unless a file is named.
DEFAULT_STRATEGY = "big_money_ultimate"


@click.command(
    "openings",
    cls=TranslatedCommand,
    examples=(
        "bastide openings",
        "bastide openings silver+silver smithy+silver witch+chapel --option kingdom=witch,chapel,smithy --games 2000",
        "bastide openings silver+silver smithy+silver --with my_list.txt --json",
    ),
)
@click.argument("openings", nargs=-1, metavar="[CARD+CARD]...")
@translated_option("--game", type=GameParam(), default="dominion", metavar="GAME")
@translated_option("--with", "strategy", type=click.Path(dir_okay=False, path_type=Path), default=None, metavar="FILE")
@games_option(400)
@seed_option()
@jobs_option()
@game_options_option()
@json_option()
def openings_command(
    openings: tuple[str, ...],
    game: Game,
    strategy: Path | None,
    games: int,
    seed: int,
    jobs: int,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    chosen = parse_game_options(game, options)
    named = [[word.strip() for word in opening.split("+") if word.strip()] for opening in openings]
    compared = named or list_openings(game, chosen)
    text, source = _read_strategy(game, strategy)
    total = games * max(0, len(compared) - 1)
    with progress_bar(total, translate("cli-simulate-working", game=game.id)) as advance:
        results = compare_openings(game.id, chosen, compared, text, source, games, seed, jobs, advance)
    if as_json:
        print_json({"game": game.id, "strategy": source, "games": games, "openings": [_data(each) for each in results]})
    else:
        _print_results(game, results, source)


def _read_strategy(game: Game, path: Path | None) -> tuple[str, str]:
    """Return the text of the strategy that follows the opening, and its name."""
    if path is None:
        return strategy_format_of(game).example_strategies().get(DEFAULT_STRATEGY, ""), DEFAULT_STRATEGY
    try:
        return path.read_text(encoding="utf-8"), str(path)
    except UnicodeDecodeError as error:
        raise unreadable_file_error(str(path), error) from None


def _print_results(game: Game, results: list[OpeningResult], source: str) -> None:
    figures = NumberFormat(get_translator())
    metrics = [name for name in results[0].distributions if name.startswith("province_")]
    columns = [translate("cli-openings-opening"), translate("cli-openings-share")]
    columns += [translate("cli-openings-coins", coins=limit) for limit in COIN_LIMITS]
    columns += [translate(f"{game.id}-metric-{name}") for name in metrics]
    rows = []
    for result in results[:1] + sorted(results[1:], key=lambda each: -(each.share or 0.0)):
        share = "-"
        if result.share is not None:
            share = f"{figures.percent(result.share)} ({figures.percent_range(*result.interval)})"
        row = [result.name, share]
        row += [figures.percent(result.coins[limit] / result.games) for limit in COIN_LIMITS]
        for name in metrics:
            counts = result.distributions.get(name)
            row.append("-" if counts is None else "/".join(str(percentile(counts, at)) for at in (0.1, 0.5, 0.9)))
        rows.append(row)
    print_table(columns, rows)
    click.echo(translate("cli-openings-note", reference=results[0].name, strategy=source))


def _data(result: OpeningResult) -> dict[str, object]:
    return {
        "opening": list(result.components),
        "games": result.games,
        "share": result.share,
        "interval": None if result.share is None else list(result.interval),
        "coins": {
            str(limit): {
                "share": result.coins[limit] / result.games,
                "interval": list(wilson_interval(result.coins[limit] / result.games, result.games)),
            }
            for limit in COIN_LIMITS
        },
        "metrics": {
            name: {str(value): count for value, count in sorted(counts.items())}
            for name, counts in result.distributions.items()
        },
    }
