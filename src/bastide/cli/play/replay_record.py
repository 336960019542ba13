"""``bastide replay``: play a record again, and say whether it is the game that was played."""

from __future__ import annotations

from pathlib import Path

import click

from bastide.cli.parameter_types import json_option, translated_option
from bastide.cli.terminal_output import error_text, print_json
from bastide.cli.translated_commands import TranslatedCommand, get_translator, translate
from bastide.core.errors import CorruptRecord
from bastide.core.game_registry import get_game
from bastide.core.journal import SPECTATOR, Journal
from bastide.core.records.game_record import DIVERGED, EXACT, Move, Record, ReplayResult
from bastide.core.records.game_record import replay_record as run
from bastide.core.records.game_tree import GameNode
from bastide.core.records.record_annotations import MARKS
from bastide.core.records.record_parser import not_a_record_error, parse_record
from bastide.core.state import State

#: Depth of variations after which they are not indented further.
MAX_INDENT = 8


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
    tree = None if silent else AnnotatedGame(record)

    def show(state: State, move: Move) -> None:
        """Print the move in notation, and its events as a spectator sees them."""
        after = state.clone()
        after.journal = Journal()
        after.apply(move.player, after.parse_action(move.player, move.text))
        assert tree is not None
        click.echo(tree.next_action())
        for event in after.journal.views_for(SPECTATOR):
            click.echo("    " + translator.translate_for_game(game.id, f"log-{event['kind']}", event))
        tree.print_annotations()

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


class AnnotatedGame:
    """Prints the comments and variations of a record along its replay, if all of its variations are legal."""

    def __init__(self, record: Record) -> None:
        self.node = GameNode.from_record(record)
        self.is_annotated = bool(record.annotations.to_lines(len(record.moves)))
        if self.is_annotated:
            try:
                self.node.check()
            except CorruptRecord as error:
                click.echo(translate("cli-replay-no-annotations", reason=error_text(error, record.game)), err=True)
                self.is_annotated = False
            else:
                self._print_comment(self.node, 0)

    def next_action(self) -> str:
        """Go to the next recorded action, and return it with its marks."""
        self.node = self.node.variations[0]
        return self._action_text(self.node)

    def print_annotations(self) -> None:
        """Print the comment on this action and what else could have been played; at the end, how it could go on."""
        if not self.is_annotated:
            return
        self._print_comment(self.node, 1)
        assert self.node.parent is not None
        for other in self.node.parent.variations[1:]:
            self._print_variation(other, "instead")
        if not (self.node.variations and self.node.variations[0].is_recorded):
            for other in self.node.variations:
                self._print_variation(other, "continued")

    def _print_variation(self, first: GameNode, kind: str) -> None:
        """Print a variation with its own variations, which are indented further."""
        waiting: list[tuple[GameNode, str, int]] = [(first, kind, 1)]
        while waiting:
            node, kind, depth = waiting.pop()
            indent = "    " * min(depth, MAX_INDENT)
            if kind:
                click.echo(f"{indent}{translate(f'cli-replay-{kind}')}")
            click.echo(f"{indent}    {self._action_text(node)}")
            self._print_comment(node, min(depth, MAX_INDENT) + 2)
            if node.variations:
                waiting.append((node.variations[0], "", depth))
            if not kind and node.parent is not None:
                waiting += [(other, "instead", depth + 1) for other in reversed(node.parent.variations[1:])]

    def _action_text(self, node: GameNode) -> str:
        assert node.move is not None
        text = f"{get_translator().seat_name(node.move.player)}: {node.move.text}"
        marks = [translate(f"cli-replay-mark-{mark}") for mark in MARKS if mark in node.marks]
        return f"{text} ({', '.join(marks)})" if marks and self.is_annotated else text

    def _print_comment(self, node: GameNode, depth: int) -> None:
        for line in node.comment.splitlines():
            click.echo(f"{'    ' * depth}# {printable_text(line)}")


def printable_text(text: str) -> str:
    """Return text without control characters, which could change the terminal."""
    return "".join(character if character.isprintable() else " " for character in text)


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
