"""``bastide check``: verify from its record that a game on a server was fair."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from bastide.cli.parameter_types import json_option, translated_option
from bastide.cli.play.replay_record import load_record, verdict_text
from bastide.cli.terminal_output import print_json
from bastide.cli.translated_commands import TranslatedCommand, translate
from bastide.core.game_registry import get_game
from bastide.core.records.game_record import EXACT, Record
from bastide.core.records.game_record import replay_record as run

if TYPE_CHECKING:
    from bastide.tables.messages.record_messages import ProofFinding

#: Mark of each status: kept, broken, or nothing to compare.
STATUS_MARKS = {"kept": "✓", "broken": "✗", "absent": "·"}


@click.command(
    "check", cls=TranslatedCommand, examples=("bastide check game.record", "bastide check game.record --hash 5f0c...")
)
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@translated_option("--hash", "promised", default="", metavar="HASH")
@translated_option("--secret", "own", default="", metavar="SECRET")
@json_option()
@click.pass_context
def check(ctx: click.Context, file: Path, promised: str, own: str, as_json: bool) -> None:
    from bastide.tables.fairness.seed_proof import check_proof, commit_to_seed, parse_proof

    record = load_record(file)
    game = get_game(record.game)
    result = run(record, game)
    found = check_proof(record, game)
    proof = parse_proof(record)
    hash_now = commit_to_seed(record.seed) if proof is None else proof.server_share.hash
    kept = promised.strip().lower() in ("", hash_now)
    secrets = (
        [] if proof is None else [dealt.seed_share.secret for dealt in proof.players if dealt.seed_share is not None]
    )
    taken = own.strip().lower() in ("", *secrets)
    fair = kept and taken and result.verdict == EXACT and all(each.status != "broken" for each in found)
    if as_json:
        listed = [{"what": each.what, "status": each.status, "player": each.player} for each in found]
        report = {
            "fair": fair,
            "verdict": result.verdict,
            "actions": result.actions_replayed,
            "hash": hash_now,
            "kept": kept,
        }
        print_json({**report, "taken": taken, "findings": listed})
    else:
        click.echo(verdict_text(result, record.game))
        click.echo(translate("cli-check-hash", seed=str(record.seed), hash=hash_now))
        for each in found:
            click.echo(finding_line(each, record))
        if promised:
            click.echo(promise_line(kept, "cli-check"))
        if own:
            click.echo(promise_line(taken, "cli-check-own"))
        if found:
            click.echo(translate("cli-check-fair" if fair else "cli-check-unfair"))
    if not fair:
        ctx.exit(1)


def finding_line(finding: ProofFinding, record: Record) -> str:
    name = record.seats[finding.player] if finding.player >= 0 else ""
    return f"{STATUS_MARKS[finding.status]} {translate(f'server-check-{finding.what}-{finding.status}', name=name)}"


def promise_line(kept: bool, message: str) -> str:
    text = translate(f"{message}-kept" if kept else f"{message}-broken")
    return f"{STATUS_MARKS['kept' if kept else 'broken']} {text}"
