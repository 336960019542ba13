"""Finished games as records: written, checked, watched step by step, and read in again."""

from __future__ import annotations

from typing import cast

from msgspec import to_builtins

from bastide.core.journal import SPECTATOR, Event, Journal
from bastide.core.plain import Plain, plain_ints
from bastide.core.record import DIVERGED, EXACT, Record, Recorder, parse_record, replay
from bastide.core.registry import get_game
from bastide.core.state import State
from bastide.server import messages as wire
from bastide.server import record_messages as pages
from bastide.server.errors import Refused
from bastide.server.rulings import Draft
from bastide.server.showing import facts
from bastide.server.table import Seat, Table, commitment


def check_finished(table: Table) -> None:
    """While a game is played, its record would show everybody's cards."""
    if table.status != "finished" or table.state is None:
        raise Refused("not-finished", "the game is not over yet")


def seat_name(seat: Seat) -> str:
    return seat.name or f"{seat.bot} (bot)"


def written(table: Table) -> str:
    """The record of a finished game."""
    check_finished(table)
    names = [seat_name(seat) for seat in table.seats]
    recorder = Recorder(table.game, table.players, dict(table.options), table.seed, names)
    for step in table.steps:
        for player, action in step.moves:
            recorder.apply(player, action)
    return recorder.record().write()


def checked(table: Table) -> pages.Checked:
    """Replay a finished game from its record, and compare its seed with the hash that was shown at the start."""
    text = written(table)
    result = replay(parse_record(text), table.game)
    matches = commitment(table.seed) == table.hash
    return pages.Checked(
        table=table.id,
        fair=matches and result.verdict == EXACT,
        hash=table.hash,
        seed=str(table.seed),
        seed_matches=matches,
        verdict=result.verdict,  # type: ignore[arg-type]  # one of the three
        actions=result.actions,
        record=text,
    )


def replayed(page: pages.RecordPage) -> pages.Replayed:
    """Replay a record, and show some of its positions as somebody would have seen them."""
    record = parse_record(page.record)
    game = get_game(record.game)
    result = replay(record, game)
    options = {name: game.option(name).parse(text) for name, text in record.options.items()}
    viewer = page.viewer if page.viewer < len(record.seats) else SPECTATOR
    shown, scores = steps(record, record.start(game), result.actions, viewer, page.first, page.count)
    return pages.Replayed(
        game=game.id,
        names=record.seats,
        options=cast(wire.Facts, to_builtins(options)),
        seed=str(record.seed),
        rules_version=record.rules_version,
        verdict=result.verdict,  # type: ignore[arg-type]  # one of the three
        actions=result.actions,
        diverged_at=result.at if result.verdict == DIVERGED else None,
        reason=result.reason,
        result=outcome_of(result.state),
        steps=shown,
        scores=scores,
    )


def outcome_of(state: State) -> wire.Result | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    seats = [state.seat_metrics(player) for player in range(state.players)]
    return wire.Result("played", outcome.places, outcome.scores, state.metrics(), seats)


def steps(
    record: Record, state: State, certain: int, viewer: int, first: int, count: int
) -> tuple[list[pages.Step], list[list[int]]]:
    """The positions after ``first`` actions and on, never one that is not certain to have been played; all scores."""
    shown: list[pages.Step] = []
    scores: list[list[int]] = []
    state.journal = Journal()
    for number in range(certain + 1):
        player, text = -1, ""
        if number > 0:
            move = record.moves[number - 1]
            player, text = move.player, move.text
            state.apply(player, state.parse(player, text))
        scores.append(state.scores())
        events = state.journal.take()
        if first <= number < first + count:
            told = [facts(event_seen(event, viewer)) for event in events]
            shown.append(pages.Step(number, player, text, told, facts(seen(state, viewer)), state.actors()))
    return shown, scores


# -- all hands open ----------------------------------------------------------------------------


def seen(state: State, viewer: int) -> dict[str, Plain]:
    """What a viewer sees; with open hands, what all of them together see."""
    if viewer != pages.OPEN:
        return state.view(viewer)
    view: Plain = state.view(SPECTATOR)
    for player in range(state.players):
        view = together(view, state.view(player))
    assert isinstance(view, dict)
    return view


def event_seen(event: Event, viewer: int) -> dict[str, Plain]:
    knower = event.knowers[0] if viewer == pages.OPEN and event.knowers else viewer
    return event.shown_to(knower)


def together(one: Plain, other: Plain) -> Plain:
    """What two who see the same things from two sides know together. None is what one of them does not see."""
    if one is None:
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {**one, **{name: together(one.get(name), value) for name, value in other.items()}}
    if isinstance(one, list) and isinstance(other, list):
        if len(one) == len(other):
            return [together(*pair) for pair in zip(one, other, strict=True)]
        return max(one, other, key=len)
    return one


def imported(text: str, invite: str, host: str) -> list[Draft]:
    """The log of a table at which a recorded game was played: for keeping and showing; nobody owns its seats."""
    record = parse_record(text)
    game = get_game(record.game)
    result = replay(record, game)
    if result.verdict == DIVERGED:
        raise Refused(
            "record-diverged",
            f"the record diverges at action {result.at}: {result.reason}",
            at=result.at,
            reason=result.reason,
        )
    outcome = result.state.outcome()
    if outcome is None:
        raise Refused("record-unfinished", "this record is of a game that was not finished")
    options = {name: game.option(name).parse(text) for name, text in record.options.items()}
    drafts = [
        Draft(
            "created",
            -1,
            {
                "game": game.id,
                "rules": game.rules_version,
                "options": to_builtins(game.check_options(len(record.seats), options)),
                "seats": [{"person": "", "name": name[:60], "bot": ""} for name in record.seats],
                "public": False,
                "clock": {"kind": "none"},
                "expiry": "bot",
                "aids": True,
                "hints": False,
                "shuffle": False,
                "invite": invite,
                "host": host,
            },
        ),
        Draft(
            "started",
            -1,
            {
                "seed": str(record.seed),
                "hash": commitment(record.seed),
                "kept": plain_ints(list(range(len(record.seats)))),
                "rules": game.rules_version,
            },
        ),
    ]
    state = record.start(game)
    for move in record.moves:
        action = state.parse(move.player, move.text)
        actions: list[Plain] = [action]
        said: list[Plain] = [state.notation(move.player, action)]
        state.apply(move.player, action)
        drafts.append(Draft("acted", move.player, {"actions": actions, "said": said}))
    places, scores = plain_ints(outcome.places), plain_ints(outcome.scores)
    drafts.append(Draft("finished", -1, {"reason": "played", "places": places, "scores": scores}))
    return drafts
