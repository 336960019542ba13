"""``bastide improve``: improve a strategy file by trying variations of it."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from time import monotonic, process_time

import click

from bastide.cli.parameter_types import (
    BotsParam,
    GameParam,
    RangeParam,
    game_options_option,
    json_option,
    parse_game_options,
    seed_option,
    translated_option,
)
from bastide.cli.terminal_output import print_json
from bastide.cli.translated_commands import TranslatedCommand, get_translator, translate
from bastide.core.errors import unreadable_file_error
from bastide.core.game import Game
from bastide.sim.reports.number_format import NumberFormat
from bastide.sim.strategy_search import Improvement, ImprovementStep, WinShare, improve_strategy

#: One week.
MAX_MINUTES = 10_080.0
#: Variations that one set of games decides between; with fewer, even an easy improvement may be missed.
MIN_VARIATIONS = 60
#: The search uses one processor. With less than this share of it, the result is that of a shorter search.
MIN_PROCESSOR_SHARE = 0.7


@click.command(
    "improve",
    cls=TranslatedCommand,
    examples=(
        "bastide improve my_list.txt --option kingdom=first_game_2e --minutes 5",
        "bastide improve my_list.txt --option kingdom=first_game_2e --explore --against witch,militia --out better.txt",
        "bastide improve my_weights.txt --game carcassonne --minutes 30 --out better.txt",
    ),
)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@translated_option("--game", type=GameParam(), default="dominion", metavar="GAME")
@translated_option("--minutes", type=RangeParam(0.0, MAX_MINUTES), default=3.0, metavar="N")
@translated_option("--against", type=BotsParam(), default=(), metavar="A,B,...")
@translated_option("--explore", is_flag=True)
@translated_option("--out", type=click.Path(dir_okay=False, path_type=Path), default=None, metavar="FILE")
@seed_option()
@game_options_option()
@json_option()
def improve_command(
    file: Path,
    game: Game,
    minutes: float,
    against: tuple[str, ...],
    explore: bool,
    out: Path | None,
    seed: int,
    options: tuple[str, ...],
    as_json: bool,
) -> None:
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise unreadable_file_error(str(file), error) from None
    began, began_cpu = monotonic(), process_time()
    found = improve_strategy(
        game.id,
        text,
        str(file),
        parse_game_options(game, options),
        lambda: monotonic() - began >= 60 * minutes,
        seed,
        list(against),
        explore,
        on_step=_print_step,
    )
    _warn_if_starved(found.tried, (process_time() - began_cpu) / max(monotonic() - began, 0.001))
    written = (
        f"# {translate('cli-improve-head', rivals=', '.join(found.rivals), share=_share_text(found.end))}\n{found.text}"
    )
    if out is not None:
        out.write_text(written, encoding="utf-8")
    if as_json:
        print_json({**asdict(found), "start": _share_data(found.start), "end": _share_data(found.end)})
        return
    _print_result(found)
    click.echo()
    click.echo(written if out is None else translate("cli-improve-written", path=str(out)))


def _warn_if_starved(tried: int, processor_share: float) -> None:
    """Say on standard error that the search was too short, or that other programs took its processor."""
    if processor_share < MIN_PROCESSOR_SHARE:
        figures = NumberFormat(get_translator())
        _print_note(translate("cli-improve-busy", share=figures.percent(processor_share)))
    if tried < MIN_VARIATIONS:
        _print_note(translate("cli-improve-few", tried=tried))


def _print_note(text: str) -> None:
    click.echo(translate("cli-note", text=text), err=True)


def _print_step(step: ImprovementStep) -> None:
    """Print an accepted step on standard error."""
    figures = NumberFormat(get_translator())
    after, before = figures.percent(step.after), figures.percent(step.before)
    click.echo(translate("cli-improve-step", tried=step.tried, games=step.games, before=before, after=after), err=True)
    for line in step.removed:
        click.echo(f"  - {line}", err=True)
    for line in step.added:
        click.echo(f"  + {line}", err=True)


def _print_result(found: Improvement) -> None:
    click.echo(translate("cli-improve-tried", tried=found.tried, taken=len(found.steps), ideas=found.ideas))
    rivals = ", ".join(found.rivals)
    click.echo(
        translate("cli-improve-result", rivals=rivals, before=_share_text(found.start), after=_share_text(found.end))
    )


def _share_text(share: WinShare) -> str:
    figures = NumberFormat(get_translator())
    return f"{figures.percent(share.share)} ({figures.percent_range(*share.interval)})"


def _share_data(share: WinShare) -> dict[str, object]:
    return {"share": share.share, "interval": list(share.interval), "games": share.games}
