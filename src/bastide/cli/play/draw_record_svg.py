"""``bastide draw``: draw the table at some point of a recorded game, a stretch of moves, or a position, as SVG."""

from __future__ import annotations

from pathlib import Path

import click

from bastide.art.embedding import animate_record
from bastide.cli.parameter_types import CountParam, RangeParam, translated_option
from bastide.cli.play.load_position import forbid_with_position, load_position, position_option, require_file
from bastide.cli.play.replay_record import load_record
from bastide.cli.translated_commands import TranslatedCommand, get_translator, translate
from bastide.core.journal import SPECTATOR

STDOUT = "-"


@click.command(
    "draw",
    cls=TranslatedCommand,
    examples=(
        "bastide draw game.record -o table.svg",
        "bastide draw game.record --at 40 --seat 0 --dark -o table.svg",
        "bastide draw game.record --at 40 --until 60 --seconds 2 -o moves.svg",
        "bastide --lang he draw game.record > table.svg",
        "bastide draw --position position.txt -o table.svg",
    ),
)
@click.argument("file", type=click.Path(path_type=Path), metavar="[FILE]", required=False)
@position_option()
@translated_option("--at", type=CountParam(0), default=None, metavar="N")
@translated_option("--until", type=CountParam(0), default=None, metavar="N")
@translated_option("--seconds", type=RangeParam(0.1, 60), default=1.0, metavar="S")
@translated_option("--seat", type=CountParam(0), default=None, metavar="P")
@translated_option("--dark", is_flag=True)
@translated_option("--out", "-o", default=STDOUT, metavar="FILE")
def draw(
    file: Path | None,
    position: str | None,
    at: int | None,
    until: int | None,
    seconds: float,
    seat: int | None,
    dark: bool,
    out: str,
) -> None:
    viewer, language = SPECTATOR if seat is None else seat, get_translator().language
    if position is None and until is not None:
        record = load_record(require_file(file))
        svg = animate_record(record, at or 0, until, viewer, language, dark, seconds)
    elif position is None:
        svg = load_record(require_file(file)).svg(-1 if at is None else at, viewer, language, dark)
    else:
        forbid_with_position(file=file, at=at, until=until)
        state = load_position(position)[1]
        svg = state.svg(viewer, language, dark=dark)
    if out == STDOUT:
        click.echo(svg)
        return
    Path(out).write_text(svg + "\n", encoding="utf-8")
    click.echo(translate("cli-draw-written", path=out), err=True)
