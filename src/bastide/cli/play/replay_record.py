"""``bastide replay``: play a record again, and say whether it is the game that was played."""

from __future__ import annotations

from pathlib import Path

import click

from bastide.cli.parameter_types import json_option, translated_option
from bastide.cli.terminal_output import error_text, print_json
from bastide.cli.translated_commands import TranslatedCommand, get_translator, translate
from bastide.core.game_registry import get_game
from bastide.core.journal import SPECTATOR, Journal
from bastide.core.records.game_record import DIVERGED, EXACT, Move, Record, ReplayResult
from bastide.core.records.game_record import replay_record as run
from bastide.core.records.record_parser import not_a_record_error, parse_record
from bastide.core.state import State


@click.command(
    "replay", cls=TranslatedCommand, examples=("bastide replay game.record", "bastide replay game.record --verify")
)
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@translated_option("--verify", is_flag=True)
@json_option()
@click.pass_context
def replay(ctx: click.Context, file: Path, verify: bool, as_json: bool) -> None:
    record = load_record(file)
    game = get_game(record.game)
    translator = get_translator()
    translator.seat_names = record.seats
    silent = verify or as_json

    def show(state: State, move: Move) -> None:
        """Print the move in notation, and its events as a spectator sees them."""
        after = state.clone()
        after.journal = Journal()
        after.apply(move.player, after.parse_action(move.player, move.text))
        click.echo(f"{translator.seat_name(move.player)}: {move.text}")
        for event in after.journal.views_for(SPECTATOR):
            click.echo("    " + translator.translate_for_game(game.id, f"log-{event['kind']}", event))

    result = run(record, game, None if silent else show)
    if as_json:
        print_json(_result_data(result, record.game, len(record.moves)))
    else:
        if not verify:
            click.echo()
            click.echo(game.view_as_text(result.state.view(SPECTATOR), translator))
        click.echo(verdict_text(result, game.id))
    if result.verdict == DIVERGED or (verify and result.verdict != EXACT):
        ctx.exit(1)


def load_record(file: Path) -> Record:
    """Read a record file. Raises CorruptRecord."""
    try:
        return parse_record(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise not_a_record_error() from None


def verdict_text(result: ReplayResult, game: str) -> str:
    """Return the translated result of a replay."""
    return translate(
        f"cli-replay-{result.verdict}",
        actions=result.actions_replayed,
        at=result.diverged_at,
        reason=divergence_text(result, game),
        corrections=_corrections_text(result, game),
    )


def divergence_text(result: ReplayResult, game: str) -> str:
    """Return the translated cause of a divergence, with the rules version if it is another; empty if there is none."""
    if result.error is None:
        return ""
    reason = error_text(result.error, game)
    if result.rules_version == result.current_rules_version:
        return reason
    rules = translate(
        "cli-replay-other-rules",
        recorded=result.rules_version,
        current=result.current_rules_version,
        corrections=_corrections_text(result, game) or "none",
    )
    return f"{reason} ({rules})"


def _corrections_text(result: ReplayResult, game: str) -> str:
    return get_translator().join_list([translate(f"{game}-correction-{name}") for name in result.corrections])


def _result_data(result: ReplayResult, game: str, moves: int) -> dict[str, object]:
    outcome = result.state.outcome()
    return {
        "game": game,
        "verdict": result.verdict,
        "actions": moves,
        "shown": result.actions_replayed,
        "diverged_at": result.diverged_at if result.verdict == DIVERGED else None,
        "reason": result.reason,
        "rules_version": result.rules_version,
        "corrections": result.corrections,
        "finished": outcome is not None,
        "outcome": None if outcome is None else outcome.to_json_data(),
    }
