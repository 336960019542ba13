"""``bastide draw``: draw the table at some point of a recorded game as SVG."""

from __future__ import annotations

from pathlib import Path

import click

from bastide.cli.params import CountParam, option
from bastide.cli.play.replay import read_record
from bastide.cli.text import Command, say, words
from bastide.core.journal import SPECTATOR

STDOUT = "-"


@click.command(
    "draw",
    cls=Command,
    examples=(
        "bastide draw game.record -o table.svg",
        "bastide draw game.record --at 40 --seat 0 --dark -o table.svg",
        "bastide --lang he draw game.record > table.svg",
    ),
)
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@option("--at", type=CountParam(0), default=None, metavar="N")
@option("--seat", type=CountParam(0), default=None, metavar="P")
@option("--dark", is_flag=True)
@option("--out", "-o", default=STDOUT, metavar="FILE")
def draw(file: Path, at: int | None, seat: int | None, dark: bool, out: str) -> None:
    record = read_record(file)
    svg = record.svg(-1 if at is None else at, SPECTATOR if seat is None else seat, words().language, dark)
    if out == STDOUT:
        click.echo(svg)
        return
    Path(out).write_text(svg + "\n", encoding="utf-8")
    click.echo(say("cli-draw-written", path=out), err=True)
