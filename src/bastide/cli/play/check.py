"""``bastide check``: verify from its record that a game on a server was fair."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from bastide.cli.output import print_json
from bastide.cli.params import json_option, option
from bastide.cli.play.replay import read_record, verdict
from bastide.cli.text import Command, say
from bastide.core.records.record import EXACT, Record
from bastide.core.records.record import replay as run
from bastide.core.registry import get_game

if TYPE_CHECKING:
    from bastide.tables.messages.records import Finding

#: Mark of each status: kept, broken, or nothing to compare.
MARKS = {"kept": "✓", "broken": "✗", "absent": "·"}


@click.command("check", cls=Command, examples=("bastide check game.record", "bastide check game.record --hash 5f0c..."))
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@option("--hash", "promised", default="", metavar="HASH")
@option("--secret", "own", default="", metavar="SECRET")
@json_option()
@click.pass_context
def check(ctx: click.Context, file: Path, promised: str, own: str, as_json: bool) -> None:
    from bastide.tables.fairness.proof import commitment, findings, proof_in

    record = read_record(file)
    game = get_game(record.game)
    result = run(record, game)
    found = findings(record, game)
    proof = proof_in(record)
    hash_now = commitment(record.seed) if proof is None else proof.server.hash
    kept = promised.strip().lower() in ("", hash_now)
    secrets = [] if proof is None else [dealt.part.secret for dealt in proof.players if dealt.part is not None]
    taken = own.strip().lower() in ("", *secrets)
    fair = kept and taken and result.verdict == EXACT and all(each.status != "broken" for each in found)
    if as_json:
        listed = [{"what": each.what, "status": each.status, "player": each.player} for each in found]
        report = {"fair": fair, "verdict": result.verdict, "actions": result.actions, "hash": hash_now, "kept": kept}
        print_json({**report, "taken": taken, "findings": listed})
    else:
        click.echo(verdict(result, record.game))
        click.echo(say("cli-check-hash", seed=str(record.seed), hash=hash_now))
        for each in found:
            click.echo(line(each, record))
        if promised:
            click.echo(mark(kept, "cli-check"))
        if own:
            click.echo(mark(taken, "cli-check-own"))
        if found:
            click.echo(say("cli-check-fair" if fair else "cli-check-unfair"))
    if not fair:
        ctx.exit(1)


def line(finding: Finding, record: Record) -> str:
    name = record.seats[finding.player] if finding.player >= 0 else ""
    return f"{MARKS[finding.status]} {say(f'server-check-{finding.what}-{finding.status}', name=name)}"


def mark(kept: bool, message: str) -> str:
    status = "kept" if kept else "broken"
    return f"{MARKS[status]} {say(f'{message}-{status}')}"
