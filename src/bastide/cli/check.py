"""``bastide check``: whether a finished game of a server was fair."""

from __future__ import annotations

from pathlib import Path

import click

from bastide.cli.output import print_json
from bastide.cli.params import json_option, option
from bastide.cli.replay import read_record, verdict
from bastide.cli.text import Command, say
from bastide.core.record import EXACT
from bastide.core.record import replay as run
from bastide.core.registry import get_game


@click.command("check", cls=Command, examples=("bastide check game.record", "bastide check game.record --hash 5f0c..."))
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@option("--hash", "promised", default="", metavar="HASH")
@json_option()
@click.pass_context
def check(ctx: click.Context, file: Path, promised: str, as_json: bool) -> None:
    from bastide.tables.fairness import commitment

    record = read_record(file)
    result = run(record, get_game(record.game))
    found = commitment(record.seed)
    wanted = promised.strip().lower()
    kept = wanted in ("", found)
    fair = kept and result.verdict == EXACT
    if as_json:
        print_json({"fair": fair, "verdict": result.verdict, "actions": result.actions, "hash": found, "kept": kept})
    else:
        click.echo(verdict(result, record.game))
        click.echo(say("cli-check-hash", seed=str(record.seed), hash=found))
        if wanted:
            click.echo(say("cli-check-kept" if kept else "cli-check-broken"))
    if not fair:
        ctx.exit(1)
