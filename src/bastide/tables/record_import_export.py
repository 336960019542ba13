"""Convert between tables and records: write, check, replay and import games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from msgspec import to_builtins
from msgspec.structs import replace

from bastide.bots import bot_names
from bastide.core.game import Game
from bastide.core.game_registry import get_game
from bastide.core.journal import SPECTATOR, Event, Journal
from bastide.core.json_data import JsonData
from bastide.core.records.game_record import ACTIONS_PER_DIGEST, DIVERGED, EXACT, Move, Record, replay_record
from bastide.core.records.record_parser import parse_record
from bastide.core.state import State
from bastide.locale import LANGUAGES, Catalogue
from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.fairness.seed_proof import check_proof, commit_to_seed, promise_status
from bastide.tables.fairness.seed_protocol import build_proof
from bastide.tables.log import EntryDraft, SeatAssignment
from bastide.tables.messages import NoClock, as_json_object
from bastide.tables.messages import record_messages as pages
from bastide.tables.request_errors import RequestRefused, describe_error
from bastide.tables.state.seats_and_proposals import TableSeat
from bastide.tables.state.table_state import Table
from bastide.tables.views.standalone_position import build_decision

#: Suffix of bot names in records.
BOT_NAME_SUFFIX: Final = " (bot)"


def check_finished(table: Table) -> None:
    """Raise RequestRefused before the game is over: its record would reveal all hands."""
    if table.status != "finished" or table.state is None:
        raise RequestRefused("not-finished", "the game is not over yet")


def get_record_seat_name(seat: TableSeat) -> str:
    return seat.name or f"{seat.bot}{BOT_NAME_SUFFIX}"


def write_finished_record(table: Table) -> str:
    """Write the record of a finished game."""
    check_finished(table)
    return write_record_so_far(table)


def write_record_so_far(table: Table) -> str:
    """Write the record of a game up to now.

    It contains hidden information: callers must not show it to players of a running game unless they all know
    everything.
    """
    if table.state is None:
        raise RequestRefused("not-started", "the game hasn't started yet")
    game = table.game
    played = game.check_options(table.players, table.played_options)
    proof = build_proof(table)
    record = Record(
        game.id,
        game.rules_version,
        table.seed,
        game.stored_option_texts(played),
        [get_record_seat_name(seat) for seat in table.seats],
        proof=None if proof is None else proof.to_record_lines(),
        needs=[str(extension) for extension in game.needed_extensions(played)],
    )
    state = table.deal_game()
    before = [] if table.origin is None else [(player, action) for player, action, _ in table.origin.moves]
    for player, action in [*before, *(move for step in table.steps for move in step.moves)]:
        record.moves.append(Move(player, state.notation(player, action)))
        state.apply(player, action)
        if len(record.moves) % ACTIONS_PER_DIGEST == 0:
            record.digests[len(record.moves)] = state.digest()
    record.digests[len(record.moves)] = state.digest()
    return record.to_text()


def check_finished_game(table: Table) -> pages.FairnessCheck:
    """Replay a finished game from its record, and check the proof that its seed was fair."""
    text = write_finished_record(table)
    record = parse_record(text)
    result = replay_record(record, table.game)
    # There is no fairness proof for a deal that came with a record.
    is_own_deal = not table.imported and table.origin is None
    found = check_proof(record, table.game) if is_own_deal else []
    if not found and is_own_deal:  # the server drew the whole seed
        found = [pages.ProofFinding("seed", promise_status(commit_to_seed(table.seed) == table.seed_commitment))]
    return pages.FairnessCheck(
        table=table.id,
        imported=table.imported,
        fair=is_own_deal and result.verdict == EXACT and all(each.status != "broken" for each in found),
        hash=table.seed_commitment,
        seed=str(table.seed),
        findings=found,
        verdict=result.verdict,  # type: ignore[arg-type]  # one of the three
        actions=result.actions_replayed,
        record=text,
        played_on=table.origin is not None,
    )


def replay_record_page(page: pages.ReplayRecord) -> pages.RecordReplay:
    """Replay a record, and return some of its positions as a viewer saw them."""
    record = parse_record(page.record, pages.MAX_RECORD_ACTIONS)
    game = get_game(record.game)
    result = replay_record(record, game)
    options = {name: game.option(name).parse(text) for name, text in record.options.items()}
    viewer = page.viewer if page.viewer < len(record.seats) else SPECTATOR
    catalogue = Catalogue(page.language, record.seats) if page.language in LANGUAGES else None
    shown, scores = build_replay_steps(record, game, result.actions_replayed, replace(page, viewer=viewer), catalogue)
    return pages.RecordReplay(
        game=game.id,
        names=record.seats,
        options=cast(wire.JsonObject, to_builtins(options)),
        seed=str(record.seed),
        rules_version=record.rules_version,
        verdict=result.verdict,  # type: ignore[arg-type]  # one of the three
        actions=result.actions_replayed,
        diverged_at=result.diverged_at if result.verdict == DIVERGED else None,
        problem=None if result.error is None else describe_error(result.error),
        corrections=result.corrections,
        result=build_result(result.state),
        steps=shown,
        scores=scores,
    )


def build_result(state: State) -> wire.GameResult | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    seats = [state.seat_metrics(player) for player in range(state.players)]
    return wire.GameResult("played", outcome.places, outcome.scores, state.metrics(), seats)


def build_replay_steps(
    record: Record, game: Game, certain: int, page: pages.ReplayRecord, catalogue: Catalogue | None
) -> tuple[list[pages.ReplayStep], list[list[int]]]:
    """Return the positions of a page, and the scores of all positions.

    ``certain`` is the number of actions that were certainly played; later ones are not shown.
    """
    viewer = page.viewer
    shown: list[pages.ReplayStep] = []
    scores: list[list[int]] = []
    state = record.initial_state(game)
    state.journal = Journal()
    for number in range(certain + 1):
        player, text = -1, ""
        if number > 0:
            move = record.moves[number - 1]
            player, text = move.player, move.text
            state.apply(player, state.parse_action(player, text))
        scores.append(state.scores())
        events = state.journal.take_events()
        if page.first <= number < page.first + page.count:
            events_seen = [as_json_object(build_event_view(event, viewer)) for event in events]
            view = build_view(state, viewer)
            lines = "" if catalogue is None else game.view_as_text(view, catalogue)
            waiting = state.players_to_act()
            has_decision = page.decision and number == page.first and viewer in waiting
            decision = build_decision(state, viewer) if has_decision else None
            shown.append(
                pages.ReplayStep(number, player, text, events_seen, as_json_object(view), waiting, lines, decision)
            )
    return shown, scores


# -- views with all hands open -----------------------------------------------------------------


def build_view(state: State, viewer: int) -> dict[str, JsonData]:
    """Return the view of a viewer; with all hands open, the merged views of all players."""
    if viewer != pages.ALL_HANDS_VIEWER:
        return state.view(viewer)
    return build_open_view(state, SPECTATOR)


def build_open_view(state: State, you: int) -> dict[str, JsonData]:
    """Return the view of a seat or spectator, merged with those of all players."""
    view: JsonData = state.view(you)
    for player in range(state.players):
        view = merge_views(view, state.view(player))
    assert isinstance(view, dict)
    return view


def build_event_view(event: Event, viewer: int) -> dict[str, JsonData]:
    knower = event.secret_viewers[0] if viewer == pages.ALL_HANDS_VIEWER and event.secret_viewers else viewer
    return event.view_for(knower)


def merge_views(one: JsonData, other: JsonData) -> JsonData:
    """Merge two views of the same position. None stands for what a viewer does not see."""
    if one is None:
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {**one, **{name: merge_views(one.get(name), value) for name, value in other.items()}}
    if isinstance(one, list) and isinstance(other, list):
        if len(one) == len(other):
            return [merge_views(*pair) for pair in zip(one, other, strict=True)]
        return max(one, other, key=len)
    return one


def import_record(text: str, invite: str, host: str, clean: Callable[[str], str]) -> list[EntryDraft]:
    """Return the log of a table for an imported record. Nobody owns its seats.

    Anyone can write a record. So ``clean`` validates its names like all names, and the table is marked as imported
    forever: nothing can be proven about its deal.
    """
    record = parse_record(text, pages.MAX_RECORD_ACTIONS)
    game = get_game(record.game)
    result = replay_record(record, game)
    if result.verdict == DIVERGED:
        raise RequestRefused(
            "record-diverged",
            f"the record diverges at action {result.diverged_at}: {result.reason}{result.changed_rules}",
            at=result.diverged_at,
            reason=result.error,
        )
    outcome = result.state.outcome()
    if outcome is None:
        raise RequestRefused("record-unfinished", "this record is of an unfinished game")
    players = len(record.seats)
    options_given = {name: game.option(name).parse(text) for name, text in record.options.items()}
    options = game.check_options(players, options_given)
    created = log.TableCreated(
        game=game.id,
        rules=game.rules_version,
        options=options,
        seats=[SeatAssignment("", clean_record_name(game, name, clean), "") for name in record.seats],
        public=False,
        clock=NoClock(),
        expiry="bot",
        aids=True,
        hints=False,
        shuffle=False,
        invite=invite,
        host=host,
        imported=True,
    )
    played = game.resolve_options(players, options, record.seed)
    start = log.GameStarted(
        str(record.seed), commit_to_seed(record.seed), list(range(players)), game.rules_version, played
    )
    drafts = [EntryDraft(-1, created), EntryDraft(-1, start)]
    state = record.initial_state(game)
    for move in record.moves:
        action = state.parse_action(move.player, move.text)
        drafts.append(EntryDraft(move.player, log.ActionsPlayed([action], [state.notation(move.player, action)])))
        state.apply(move.player, action)
    drafts.append(EntryDraft(-1, log.GameFinished("played", list(outcome.places), list(outcome.scores))))
    return drafts


def read_origin(text: str, at: int | None, seats: int) -> tuple[str, log.GameOrigin]:
    """Read a record, and return its game and the position to continue from; RequestRefused if there is none."""
    return build_origin(parse_record(text, pages.MAX_RECORD_ACTIONS), at, seats)


def build_origin(record: Record, at: int | None, seats: int) -> tuple[str, log.GameOrigin]:
    game = get_game(record.game)
    last = min(
        replay_record(record, game).actions_replayed, pages.MAX_CONTINUED_ACTIONS
    )  # a diverged record counts up to where it diverges
    at = last if at is None else at
    if at > last:
        raise RequestRefused(
            "no-position",
            f"position {at} doesn't exist; choose one from 0 to {last}",
            position=at,
            last=last,
        )
    if seats != len(record.seats):
        players = len(record.seats)
        raise RequestRefused("other-players", f"this game has {players} players, not {seats}", players=players)
    state = record.initial_state(game)
    moves: list[tuple[int, int, str]] = []
    for move in record.moves[:at]:
        action = state.parse_action(move.player, move.text)
        moves.append((move.player, action, state.notation(move.player, action)))
        state.apply(move.player, action)
    if state.is_over():
        raise RequestRefused("game-over", "the game is over; no more moves are possible")
    options = {name: game.option(name).parse(text) for name, text in record.options.items()}
    return game.id, log.GameOrigin(
        str(record.seed), dict(game.stored_options(game.check_options(seats, options))), moves
    )


def clean_record_name(game: Game, name: str, clean: Callable[[str], str]) -> str:
    """Return the name of a seat in a record, fit for display; a bot's without its settings."""
    bot = name.removesuffix(BOT_NAME_SUFFIX).partition(":")[0]
    if bot in bot_names(game):
        return f"{bot}{BOT_NAME_SUFFIX}"
    try:
        return clean(name)
    except RequestRefused:
        shown = "".join(letter if letter.isprintable() else "?" for letter in name[:60])
        raise RequestRefused("record-name", f"the record contains an invalid name, {shown!r}", name=shown) from None
