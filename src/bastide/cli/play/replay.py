"""``bastide replay``: play a record again, and say whether it is the game that was played."""

from __future__ import annotations

from pathlib import Path

import click

from bastide.cli.output import print_json, sentence
from bastide.cli.params import json_option, option
from bastide.cli.text import Command, say, words
from bastide.core.journal import SPECTATOR, Journal
from bastide.core.records.parser import no_record, parse_record
from bastide.core.records.record import DIVERGED, EXACT, Move, Record, Replay
from bastide.core.records.record import replay as run
from bastide.core.registry import get_game
from bastide.core.state import State


@click.command("replay", cls=Command, examples=("bastide replay game.record", "bastide replay game.record --verify"))
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@option("--verify", is_flag=True)
@json_option()
@click.pass_context
def replay(ctx: click.Context, file: Path, verify: bool, as_json: bool) -> None:
    record = read_record(file)
    game = get_game(record.game)
    translator = words()
    translator.seats = record.seats
    silent = verify or as_json

    def show(state: State, move: Move) -> None:
        """Print the move in notation, and its events as a spectator sees them."""
        after = state.clone()
        after.journal = Journal()
        after.apply(move.player, after.parse(move.player, move.text))
        click.echo(f"{translator.seat_name(move.player)}: {move.text}")
        for event in after.journal.shown_to(SPECTATOR):
            click.echo("    " + translator.tell(game.id, f"log-{event['kind']}", event))

    result = run(record, game, None if silent else show)
    if as_json:
        print_json(_result_data(result, record.game, len(record.moves)))
    else:
        if not verify:
            click.echo()
            click.echo(game.table(result.state.view(SPECTATOR), translator))
        click.echo(verdict(result, game.id))
    if result.verdict == DIVERGED or (verify and result.verdict != EXACT):
        ctx.exit(1)


def read_record(file: Path) -> Record:
    """Read a record file. Raises CorruptRecord."""
    try:
        return parse_record(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise no_record() from None


def verdict(result: Replay, game: str) -> str:
    """Return the translated result of a replay."""
    reason = "" if result.error is None else sentence(result.error, game)
    corrections = words().join([say(f"{game}-correction-{name}") for name in result.corrections])
    return say(
        f"cli-replay-{result.verdict}", actions=result.actions, at=result.at, reason=reason, corrections=corrections
    )


def _result_data(result: Replay, game: str, moves: int) -> dict[str, object]:
    outcome = result.state.outcome()
    return {
        "game": game,
        "verdict": result.verdict,
        "actions": moves,
        "shown": result.actions,
        "diverged_at": result.at if result.verdict == DIVERGED else None,
        "reason": result.reason,
        "corrections": result.corrections,
        "finished": outcome is not None,
        "outcome": None if outcome is None else outcome.plain(),
    }
