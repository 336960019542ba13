"""``bastide analyse`` and ``bastide review``: evaluate a position or all decisions of a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import click

from bastide.bots.levels import judgement_for
from bastide.bots.search import Budget, analyse
from bastide.cli.output import print_json, print_table, progress, sentence
from bastide.cli.params import CountParam, json_option, option, seed_option
from bastide.cli.play.replay import read_record
from bastide.cli.text import Command, say, words
from bastide.core.errors import BastideError, CorruptRecord
from bastide.core.game import Game
from bastide.core.plain import Plain
from bastide.core.reason import Reason
from bastide.core.records.record import DIVERGED, Move, Record, replay
from bastide.core.registry import get_game, get_kit
from bastide.core.state import State
from bastide.tables.analysis.evaluation import judge
from bastide.tables.analysis.reviews import Findings, course
from bastide.tables.messages import Facts
from bastide.tables.messages.records import CostlyMove

#: Initial rollouts per decision in a review, and the maximum time per decision in seconds.
LOOKS = 300
LONGEST = 60.0


class SecondsParam(click.ParamType[float]):
    """Thinking time in seconds."""

    name = "seconds"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            return float(value)
        except ValueError:
            raise BastideError(
                "bad-seconds", f"--seconds is a number of seconds, not {value!r}", value=str(value)
            ) from None


def worded(game: Game, reasons: list[Reason]) -> str:
    """Translate reasons, joined by semicolons."""
    return "; ".join(words().tell(game.id, f"reason-{reason.code}", reason.facts) for reason in reasons)


def recorded(file: Path) -> tuple[Record, Game]:
    """Load a record and its game, and use its player names in messages."""
    record = read_record(file)
    game = get_game(record.game)
    translator = words()
    translator.seats = record.seats
    return record, game


def positions(record: Record, game: Game) -> list[State]:
    """Return the states before each action of the record, and the last one. Raises CorruptRecord if it diverges."""
    found: list[State] = []

    def keep(state: State, move: Move) -> None:
        found.append(state.clone())

    result = replay(record, game, keep)
    if result.verdict == DIVERGED:
        raise CorruptRecord(
            "record-diverged",
            f"the record diverges at action {result.at}: {result.reason}",
            at=result.at,
            reason=result.reason if result.error is None else sentence(result.error, game.id),
        )
    return [*found, result.state]


def check_seat(record: Record, seat: int | None) -> None:
    if seat is not None and seat >= len(record.seats):
        last = len(record.seats) - 1
        raise BastideError("no-seat", f"there is no seat {seat}; seats are 0 to {last}", seat=seat, last=last)


def budget_of(iterations: int | None, seconds: float | None, usual: Budget) -> Budget:
    if iterations is None and seconds is None:
        return usual
    return Budget(iterations or 0, seconds or 0.0)


@click.command(
    "analyse",
    cls=Command,
    examples=("bastide analyse game.record --at 40", "bastide analyse game.record --at 40 --seconds 5 --json"),
)
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@option("--at", type=CountParam(0), required=True, metavar="N")
@option("--seat", type=CountParam(0), default=None, metavar="P")
@option("--iterations", type=CountParam(1), default=None, metavar="N")
@option("--seconds", type=SecondsParam(), default=None, metavar="S")
@seed_option()
@json_option()
def analyse_command(
    file: Path,
    at: int,
    seat: int | None,
    iterations: int | None,
    seconds: float | None,
    seed: int,
    as_json: bool,
) -> None:
    budget = budget_of(iterations, seconds, Budget(seconds=2.0))
    record, game = recorded(file)
    check_seat(record, seat)
    if at > len(record.moves):
        last = len(record.moves)
        raise BastideError("at-range", f"--at is a number of actions, 0 to {last}, not {at}", at=at, last=last)
    state = positions(record, game)[at]
    player = max(0, state.next_actor()) if seat is None else seat
    found = analyse(state, player, budget, judgement_for(game), seed)
    if as_json:
        standing: list[Plain] = [reason.plain() for reason in get_kit(game.id).standing(state, player)]
        print_json({"game": game.id, "at": at, **found.plain(), "standing": standing})
        return
    click.echo(say("cli-analyse-for", at=at, player=words().seat_name(player), iterations=found.iterations))
    columns = [say(f"cli-analyse-{name}") for name in ("action", "visits", "result", "win")]
    rows = []
    for line in found.lines:
        win = f"{100 * line.win:.1f} % ± {100 * line.error:.1f}" if line.visits else "\u2013"
        rows.append([line.notation, str(line.visits), f"{line.result:.3f}", win])
    print_table(columns, rows)
    equals = found.equals()
    if len(equals) > 1:
        click.echo(say("cli-analyse-equal", actions=", ".join(line.notation for line in equals)))
    speaks = worded(game, get_kit(game.id).reasons(state, player, found.lines[0].action))
    if speaks:
        click.echo(say("cli-analyse-reasons", reasons=speaks))
    why = worded(game, get_kit(game.id).standing(state, player))
    if why:
        click.echo(say("cli-analyse-standing", reasons=why))


@click.command(
    "review", cls=Command, examples=("bastide review game.record", "bastide review game.record --seat 0 --worst 3")
)
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@option("--seat", type=CountParam(0), default=None, metavar="P")
@option("--worst", type=CountParam(1), default=5, metavar="N")
@option("--iterations", type=CountParam(1), default=LOOKS, metavar="N")
@option("--seconds", type=SecondsParam(), default=LONGEST, metavar="S")
@json_option()
def review_command(
    file: Path,
    seat: int | None,
    worst: int,
    iterations: int,
    seconds: float,
    as_json: bool,
) -> None:
    Budget(iterations, seconds)  # validates the values
    record, game = recorded(file)
    check_seat(record, seat)
    positions(record, game)  # raises if the record diverges
    findings = Findings("", course(record, -1 if seat is None else seat), iterations)
    decisions = len(findings.course.decided)
    look_through(findings, seconds)
    found = findings.told()
    costly = findings.turns()[:worst]
    if as_json:
        data = {"game": game.id, "decisions": decisions, "cost": found.costs, "error": found.errors}
        print_json({**data, "unseen": found.unseen, "worst": [plain(move) for move in costly]})
        return
    click.echo(say("cli-review-for", decisions=decisions))
    if found.unseen:
        click.echo(say("cli-review-unseen", count=len(found.unseen)))
    columns = [say(f"cli-review-{name}") for name in ("played", "best", "at", "cost", "reasons")]
    rows = []
    for move in costly:
        played = f"{words().seat_name(move.player)}: {move.played}"
        cost = f"{100 * move.cost:.1f} % ± {100 * move.error:.1f}"
        speaks = "; ".join(of_facts(game, each) for each in [*move.best_reasons, *move.played_reasons, *move.changes])
        rows.append([played, move.best, str(move.at + 1), cost, speaks])
    if not rows:
        click.echo(say("cli-review-nothing"))
        return
    print_table(columns, rows)


def look_through(findings: Findings, seconds: float) -> None:
    """Evaluate all decisions of a review in this process."""
    with progress(findings.looks, say("cli-review-progress")) as advance:
        for state, look in findings.looking():
            if look is None:
                continue
            player, action = look.decided.player, look.decided.action
            judged = judge(findings.game, look.drawn, player, action, look.looks, seconds, look.seed)
            findings.note(look.decided, state, judged)
            if advance is not None:
                advance(1)
    findings.finish()


def plain(move: CostlyMove) -> dict[str, object]:
    return {name: getattr(move, name) for name in move.__struct_fields__}


def of_facts(game: Game, reason: Facts) -> str:
    return words().tell(game.id, f"reason-{reason['code']}", cast(dict[str, Plain], reason))
