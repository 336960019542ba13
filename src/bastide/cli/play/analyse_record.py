"""``bastide analyse`` and ``bastide review``: evaluate a position or all decisions of a recorded game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import click

from bastide.bots.difficulty_levels import analysis_heuristics
from bastide.bots.search import DecisionEvaluation, SearchBudget, evaluate_decision, reasons_for_better
from bastide.cli.parameter_types import CountParam, json_option, translated_option
from bastide.cli.play.load_position import forbid_with_position, load_position, position_option, require_file
from bastide.cli.play.replay_record import divergence_text, load_record
from bastide.cli.terminal_output import print_json, print_table, progress_bar
from bastide.cli.translated_commands import TranslatedCommand, get_translator, translate
from bastide.core.action_reason import Reason
from bastide.core.errors import BastideError, CorruptRecord
from bastide.core.game import Game
from bastide.core.game_registry import get_game, get_kit
from bastide.core.json_data import JsonData
from bastide.core.records.game_record import DIVERGED, Move, Record, replay_record
from bastide.core.state import State
from bastide.tables.analysis.game_review import ReviewProgress, build_reviewed_game
from bastide.tables.analysis.move_evaluation import EvaluationRequest, evaluate_position
from bastide.tables.messages.record_messages import CostlyMove

#: Codes of reasons that address the player, and of those that name a player.
THIRD_PERSON_CODES = {
    "more_from": "more_for",
    "more_points": "more_points_for",
    "sooner": "sooner_for",
    "later": "later_for",
    "swings": "swings_for",
    "sooner_province": "sooner_province_for",
    "sooner_next_province": "sooner_next_province_for",
    "sooner_colony": "sooner_colony_for",
    "coins_now": "coins_now_for",
    "coins_next": "coins_next_for",
    "coins_later": "coins_later_for",
    "thins_deck": "thins_deck_for",
    "too_late": "too_late_for",
    "still_drawn": "still_drawn_for",
    "completes": "completes_for",
    "builds_more": "builds_more_for",
    "scores_soon": "scores_soon_for",
    "frees": "frees_for",
    "stuck": "stuck_for",
}
#: Initial rollouts per decision in a review, and the maximum time per decision in seconds.
ROLLOUTS_PER_DECISION = 300
MAX_SECONDS_PER_DECISION = 60.0


class SecondsParam(click.ParamType[float]):
    """Thinking time in seconds."""

    name = "seconds"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            return float(value)
        except ValueError:
            raise BastideError(
                "bad-seconds", f"--seconds must be a number of seconds, not {value!r}", value=str(value)
            ) from None


def reasons_text(game: Game, reasons: list[Reason], player: int = -1) -> str:
    """Translate reasons, each as a sentence. They address the player, or name the one given."""
    found = [reason.to_json_data() for reason in reasons]
    return " ".join(reason_text(game, each if player < 0 else in_third_person(each, player)) for each in found)


def load_recorded_game(file: Path) -> tuple[Record, Game]:
    """Load a record and its game, and use its player names in messages."""
    record = load_record(file)
    game = get_game(record.game)
    translator = get_translator()
    translator.seat_names = []
    # A player without a name is called as in the language.
    unnamed = [f"player {player}" for player in range(len(record.seats))]
    translator.seat_names = [
        translator.seat_name(player) if name == unnamed[player] else name for player, name in enumerate(record.seats)
    ]
    return record, game


def replay_positions(record: Record, game: Game) -> list[State]:
    """Return the states before each action of the record, and the last one. Raises CorruptRecord if it diverges."""
    found: list[State] = []

    def keep(state: State, move: Move) -> None:
        found.append(state.clone())

    result = replay_record(record, game, keep)
    if result.verdict == DIVERGED:
        raise CorruptRecord(
            "record-diverged",
            f"the record diverges at action {result.diverged_at}: {result.reason}{result.changed_rules}",
            at=result.diverged_at,
            reason=divergence_text(result, game.id),
        )
    return [*found, result.state]


def check_seat(players: int, seat: int | None) -> None:
    if seat is not None and seat >= players:
        last = players - 1
        raise BastideError(
            "no-seat", f"seat {seat} doesn't exist; seats are numbered 0 to {last}", seat=seat, last=last
        )


def load_recorded_position(file: Path, at: int | None, seat: int | None) -> tuple[Game, State]:
    """Return the position of a record after ``at`` actions."""
    record, game = load_recorded_game(file)
    check_seat(len(record.seats), seat)
    if at is None:
        raise BastideError("at-missing", "--at N is missing: the number of actions to replay first")
    if at > len(record.moves):
        last = len(record.moves)
        raise BastideError("at-range", f"--at must be between 0 and {last}, not {at}", at=at, last=last)
    return game, replay_positions(record, game)[at]


def decimal_text(value: float) -> str:
    """Return a number with one decimal, as the language writes it."""
    return translate("cli-decimal", value=round(value, 1) + 0.0)  # no negative zero


def share_text(mean: float, error: float) -> str:
    return translate("cli-share", share=decimal_text(100 * mean), error=decimal_text(100 * error))


def lead_text(lead: float) -> str:
    return ("+" if round(lead, 1) > 0.0 else "") + decimal_text(lead)


def print_comparison(game: Game, found: DecisionEvaluation, player: int = -1) -> None:
    """Print which actions are about equal to the best one, and why it is better than the first of the others."""
    equals = found.about_best_actions()
    if len(equals) > 1:
        click.echo(translate("cli-analyse-equal", actions=", ".join(line.notation for line in equals)))
    worse = next((line for line in found.measured_actions() if not line.is_about_best), None)
    reasons = reasons_text(game, reasons_for_better(found, found.best, worse), player) if worse is not None else ""
    if worse is not None and reasons:
        click.echo(translate("cli-analyse-reasons", best=found.best.notation, worse=worse.notation, reasons=reasons))


def make_budget(iterations: int | None, seconds: float | None, usual: SearchBudget) -> SearchBudget:
    if iterations is None and seconds is None:
        return usual
    return SearchBudget(iterations or 0, seconds or 0.0)


@click.command(
    "analyse",
    cls=TranslatedCommand,
    examples=(
        "bastide analyse game.record --at 40",
        "bastide analyse game.record --at 40 --seconds 5 --json",
        "bastide analyse --position position.txt",
    ),
)
@click.argument("file", type=click.Path(path_type=Path), metavar="[FILE]", required=False)
@translated_option("--at", type=CountParam(0), default=None, metavar="N")
@position_option()
@translated_option("--seat", type=CountParam(0), default=None, metavar="P")
@translated_option("--iterations", type=CountParam(1), default=None, metavar="N")
@translated_option("--seconds", type=SecondsParam(), default=None, metavar="S")
@json_option()
def analyse_command(
    file: Path | None,
    at: int | None,
    position: str | None,
    seat: int | None,
    iterations: int | None,
    seconds: float | None,
    as_json: bool,
) -> None:
    if position is not None:
        forbid_with_position(file=file, at=at)
        game, state = load_position(position)
        check_seat(state.players, seat)
    else:
        game, state = load_recorded_position(require_file(file), at, seat)
    player = max(0, state.next_player_to_act()) if seat is None else seat
    heuristics = analysis_heuristics(game)
    budget = make_budget(iterations, seconds, SearchBudget(heuristics.evaluation_rollouts))
    found = evaluate_decision(state, player, budget, heuristics)
    if as_json:
        standing: list[JsonData] = [
            reason.to_json_data() for reason in get_kit(game.id).explain_position(state, player)
        ]
        place = {} if at is None else {"at": at}
        print_json({"game": game.id, **place, **found.to_json_data(), "standing": standing})
        return
    named = {"player": get_translator().seat_name(player), "iterations": found.rollouts}
    click.echo(
        translate("cli-analyse-from-position", **named) if at is None else translate("cli-analyse-for", at=at, **named)
    )
    columns = [translate(f"cli-analyse-{name}") for name in ("action", "rollouts", "win", "lead", "cost")]
    rows = []
    for line in found.measured_actions():
        win, cost = line.win_chance, line.win_chance_cost
        shown = [share_text(win.mean, win.error), lead_text(line.point_lead.mean), share_text(cost.mean, cost.error)]
        rows.append([line.notation, str(line.rollouts), *shown])
    print_table(columns, rows)
    others = sorted(line.notation for line in found.actions if not line.is_measured)
    if others:
        click.echo(translate("cli-analyse-not-compared", actions=", ".join(others)))
    print_comparison(game, found, player)
    why = reasons_text(game, get_kit(game.id).explain_position(state, player))
    if why:
        click.echo(translate("cli-analyse-standing", reasons=why))


@click.command(
    "review",
    cls=TranslatedCommand,
    examples=("bastide review game.record", "bastide review game.record --seat 0 --worst 3"),
)
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@translated_option("--seat", type=CountParam(0), default=None, metavar="P")
@translated_option("--worst", type=CountParam(1), default=5, metavar="N")
@translated_option("--iterations", type=CountParam(1), default=ROLLOUTS_PER_DECISION, metavar="N")
@translated_option("--seconds", type=SecondsParam(), default=MAX_SECONDS_PER_DECISION, metavar="S")
@json_option()
def review_command(
    file: Path,
    seat: int | None,
    worst: int,
    iterations: int,
    seconds: float,
    as_json: bool,
) -> None:
    SearchBudget(iterations, seconds)  # validates the values
    record, game = load_recorded_game(file)
    check_seat(len(record.seats), seat)
    replay_positions(record, game)  # raises if the record diverges
    findings = ReviewProgress("", build_reviewed_game(record, -1 if seat is None else seat), iterations)
    decisions = len(findings.reviewed_game.decisions)
    evaluate_decisions(findings, seconds)
    found = findings.to_message()
    costly = findings.list_reported_turns()[:worst]
    if as_json:
        data = {"game": game.id, "decisions": decisions, "cost": found.costs, "point_cost": found.point_costs}
        print_json({**data, "unseen": found.unseen, "worst": [move.to_json_data() for move in costly]})
        return
    click.echo(translate("cli-review-for", decisions=decisions))
    for player, count in enumerate(found.decisions):
        if count:
            name, cost = get_translator().seat_name(player), decimal_text(100 * found.costs[player])
            points = decimal_text(found.point_costs[player])
            click.echo(translate("cli-review-average", player=name, cost=cost, points=points, count=count))
    names = ("turn", "at", "played", "best", "cost", "points", "reasons")
    columns = [translate(f"cli-review-{name}") for name in names]
    rows = []
    for move in costly:
        played = f"{get_translator().seat_name(move.player)}: {move.played}"
        cost = share_text(move.cost, move.error)
        points = f"{decimal_text(move.point_cost)} ± {decimal_text(move.point_error)}"
        speaks = " ".join(reason_text(game, in_third_person(each, move.player)) for each in move.reasons)
        rows.append([turn_text(game, move), str(move.at + 1), played, move.best, cost, points, speaks])
    if not rows:
        click.echo(translate("cli-review-nothing"))
        return
    print_table(columns, rows)


def evaluate_decisions(findings: ReviewProgress, seconds: float) -> None:
    """Evaluate all decisions of a review in this process."""
    with progress_bar(findings.total_looks, translate("cli-review-progress")) as advance:
        for state, look in findings.iterate_tasks():
            if look is None:
                continue
            player, action = look.decision.player, look.decision.action
            request = EvaluationRequest(findings.game, look.sampled_position, player, action, look.rollouts, seconds)
            findings.add_evaluation(look.decision, state, evaluate_position(request))
            if advance is not None:
                advance(1)
    findings.finish()


def turn_text(game: Game, move: CostlyMove) -> str:
    """Return the name of a turn, as the game counts."""
    if not move.turn_facts:
        return str(move.turn)
    return get_translator().translate_for_game(game.id, "turn", cast(dict[str, JsonData], move.turn_facts))


def in_third_person(reason: Mapping[str, object], player: int) -> Mapping[str, object]:
    """Return a reason that names the player instead of addressing the reader."""
    code = THIRD_PERSON_CODES.get(str(reason["code"]))
    return reason if code is None else {**reason, "code": code, "player": player}


def reason_text(game: Game, reason: Mapping[str, object]) -> str:
    text = get_translator().translate_for_game(game.id, f"reason-{reason['code']}", cast(dict[str, JsonData], reason))
    return text if text.endswith(".") else f"{text}."
