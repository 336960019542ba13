"""``bastide improve``: improve a strategy file by trying variations of it."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from time import monotonic

import click

from bastide.cli.output import print_json
from bastide.cli.params import (
    BotsParam,
    GameParam,
    RangeParam,
    json_option,
    option,
    read_options,
    seed_option,
    table_option,
)
from bastide.cli.text import Command, say, words
from bastide.core.errors import unreadable
from bastide.core.game import Game
from bastide.sim.improving import Improvement, Share, Step, improve
from bastide.sim.reports.figures import Figures

#: One week.
MOST_MINUTES = 10_080.0


@click.command(
    "improve",
    cls=Command,
    examples=(
        "bastide improve my_list.txt --option kingdom=first_game_2e --minutes 5",
        "bastide improve my_list.txt --option kingdom=first_game_2e --explore --against witch,militia --out better.txt",
        "bastide improve my_weights.txt --game carcassonne --minutes 30 --out better.txt",
    ),
)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@option("--game", type=GameParam(), default="dominion", metavar="GAME")
@option("--minutes", type=RangeParam(0.0, MOST_MINUTES), default=3.0, metavar="N")
@option("--against", type=BotsParam(), default=(), metavar="A,B,...")
@option("--explore", is_flag=True)
@option("--out", type=click.Path(dir_okay=False, path_type=Path), default=None, metavar="FILE")
@seed_option()
@table_option()
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
        raise unreadable(str(file), error) from None
    began = monotonic()
    found = improve(
        game.id,
        text,
        str(file),
        read_options(game, options),
        lambda: monotonic() - began >= 60 * minutes,
        seed,
        list(against),
        explore,
        on_step=_print_step,
    )
    written = f"# {say('cli-improve-head', rivals=', '.join(found.rivals), share=_share_text(found.end))}\n{found.text}"
    if out is not None:
        out.write_text(written, encoding="utf-8")
    if as_json:
        print_json({**asdict(found), "start": _share_data(found.start), "end": _share_data(found.end)})
        return
    _print_result(found)
    click.echo()
    click.echo(written if out is None else say("cli-improve-written", path=str(out)))


def _print_step(step: Step) -> None:
    """Print an accepted step on standard error."""
    figures = Figures(words())
    after, before = figures.percent(step.after), figures.percent(step.before)
    click.echo(say("cli-improve-step", tried=step.tried, games=step.games, before=before, after=after), err=True)
    for line in step.removed:
        click.echo(f"  - {line}", err=True)
    for line in step.added:
        click.echo(f"  + {line}", err=True)


def _print_result(found: Improvement) -> None:
    click.echo(say("cli-improve-tried", tried=found.tried, taken=len(found.steps), ideas=found.ideas))
    rivals = ", ".join(found.rivals)
    click.echo(say("cli-improve-result", rivals=rivals, before=_share_text(found.start), after=_share_text(found.end)))


def _share_text(share: Share) -> str:
    figures = Figures(words())
    return f"{figures.percent(share.share)} ({figures.percents(*share.interval)})"


def _share_data(share: Share) -> dict[str, object]:
    return {"share": share.share, "interval": list(share.interval), "games": share.games}
