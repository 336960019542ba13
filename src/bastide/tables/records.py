"""Convert between tables and records: write, check, replay and import games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from msgspec import to_builtins

from bastide.bots import bot_names
from bastide.core.game import Game
from bastide.core.journal import SPECTATOR, Event, Journal
from bastide.core.plain import Plain
from bastide.core.records.parser import parse_record
from bastide.core.records.record import DIGEST_EVERY, DIVERGED, EXACT, Move, Record, replay
from bastide.core.registry import get_game
from bastide.core.state import State
from bastide.locale import LANGUAGES, Catalogue
from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.errors import Refused, described
from bastide.tables.fairness.proof import commitment, findings, kept
from bastide.tables.fairness.seed_protocol import proof_of
from bastide.tables.log import Draft, SeatTaken
from bastide.tables.messages import NoClock, facts
from bastide.tables.messages import records as pages
from bastide.tables.model.table import Table
from bastide.tables.model.table_parts import Chair

#: Suffix of bot names in records.
BOT: Final = " (bot)"


def check_finished(table: Table) -> None:
    """Raise RequestRefused before the game is over: its record would reveal all hands."""
    if table.status != "finished" or table.state is None:
        raise Refused("not-finished", "the game is not over yet")


def seat_name(seat: Chair) -> str:
    return seat.name or f"{seat.bot}{BOT}"


def written(table: Table) -> str:
    """Write the record of a finished game."""
    check_finished(table)
    return so_far(table)


def so_far(table: Table) -> str:
    """Write the record of a game up to now.

    It contains hidden information: callers must not show it to players of a running game unless they all know
    everything.
    """
    if table.state is None:
        raise Refused("not-started", "the game has not begun yet")
    game = table.game
    played = game.check_options(table.players, table.played)
    proof = proof_of(table)
    record = Record(
        game.id,
        game.rules_version,
        table.seed,
        {option.id: option.write(played[option.id]) for option in game.options},
        [seat_name(seat) for seat in table.seats],
        proof=None if proof is None else proof.lines(),
    )
    state = table.dealt()
    before = [] if table.origin is None else [(player, action) for player, action, _ in table.origin.moves]
    for player, action in [*before, *(move for step in table.steps for move in step.moves)]:
        record.moves.append(Move(player, state.notation(player, action)))
        state.apply(player, action)
        if len(record.moves) % DIGEST_EVERY == 0:
            record.digests[len(record.moves)] = state.digest()
    record.digests[len(record.moves)] = state.digest()
    return record.write()


def checked(table: Table) -> pages.Checked:
    """Replay a finished game from its record, and check the proof that its seed was fair."""
    text = written(table)
    record = parse_record(text)
    result = replay(record, table.game)
    # There is no fairness proof for a deal that came with a record.
    is_own_deal = not table.imported and table.origin is None
    found = findings(record, table.game) if is_own_deal else []
    if not found and is_own_deal:  # the server drew the whole seed
        found = [pages.Finding("seed", kept(commitment(table.seed) == table.hash))]
    return pages.Checked(
        table=table.id,
        imported=table.imported,
        fair=is_own_deal and result.verdict == EXACT and all(each.status != "broken" for each in found),
        hash=table.hash,
        seed=str(table.seed),
        findings=found,
        verdict=result.verdict,  # type: ignore[arg-type]  # one of the three
        actions=result.actions,
        record=text,
        played_on=table.origin is not None,
    )


def replayed(page: pages.RecordPage) -> pages.Replayed:
    """Replay a record, and return some of its positions as a viewer saw them."""
    record = parse_record(page.record, pages.MOST_ACTIONS)
    game = get_game(record.game)
    result = replay(record, game)
    options = {name: game.option(name).parse(text) for name, text in record.options.items()}
    viewer = page.viewer if page.viewer < len(record.seats) else SPECTATOR
    catalogue = Catalogue(page.language, record.seats) if page.language in LANGUAGES else None
    shown, scores = steps(record, game, result.actions, viewer, page.first, page.count, catalogue)
    return pages.Replayed(
        game=game.id,
        names=record.seats,
        options=cast(wire.Facts, to_builtins(options)),
        seed=str(record.seed),
        rules_version=record.rules_version,
        verdict=result.verdict,  # type: ignore[arg-type]  # one of the three
        actions=result.actions,
        diverged_at=result.at if result.verdict == DIVERGED else None,
        problem=None if result.error is None else described(result.error),
        corrections=result.corrections,
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
    record: Record, game: Game, certain: int, viewer: int, first: int, count: int, catalogue: Catalogue | None
) -> tuple[list[pages.Step], list[list[int]]]:
    """Return the requested positions from ``first`` on, and the scores of all positions.

    ``certain`` is the number of actions that were certainly played; later ones are not shown.
    """
    shown: list[pages.Step] = []
    scores: list[list[int]] = []
    state = record.start(game)
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
            events_seen = [facts(event_seen(event, viewer)) for event in events]
            view = seen(state, viewer)
            lines = "" if catalogue is None else game.table(view, catalogue)
            shown.append(pages.Step(number, player, text, events_seen, facts(view), state.actors(), lines))
    return shown, scores


# -- views with all hands open -----------------------------------------------------------------


def seen(state: State, viewer: int) -> dict[str, Plain]:
    """Return the view of a viewer; with all hands open, the merged views of all players."""
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
    """Merge two views of the same position. None stands for what a viewer does not see."""
    if one is None:
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {**one, **{name: together(one.get(name), value) for name, value in other.items()}}
    if isinstance(one, list) and isinstance(other, list):
        if len(one) == len(other):
            return [together(*pair) for pair in zip(one, other, strict=True)]
        return max(one, other, key=len)
    return one


def imported(text: str, invite: str, host: str, clean: Callable[[str], str]) -> list[Draft]:
    """Return the log of a table for an imported record. Nobody owns its seats.

    Anyone can write a record. So ``clean`` validates its names like all names, and the table is marked as imported
    forever: nothing can be proven about its deal.
    """
    record = parse_record(text, pages.MOST_ACTIONS)
    game = get_game(record.game)
    result = replay(record, game)
    if result.verdict == DIVERGED:
        raise Refused(
            "record-diverged",
            f"the record diverges at action {result.at}: {result.reason}",
            at=result.at,
            reason=result.error,
        )
    outcome = result.state.outcome()
    if outcome is None:
        raise Refused("record-unfinished", "the game of this record was not finished")
    players = len(record.seats)
    options_given = {name: game.option(name).parse(text) for name, text in record.options.items()}
    options = game.check_options(players, options_given)
    created = log.Created(
        game=game.id,
        rules=game.rules_version,
        options=options,
        seats=[SeatTaken("", shown_name(game, name, clean), "") for name in record.seats],
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
    played = game.resolve(players, options, record.seed)
    start = log.Started(str(record.seed), commitment(record.seed), list(range(players)), game.rules_version, played)
    drafts = [Draft(-1, created), Draft(-1, start)]
    state = record.start(game)
    for move in record.moves:
        action = state.parse(move.player, move.text)
        drafts.append(Draft(move.player, log.Acted([action], [state.notation(move.player, action)])))
        state.apply(move.player, action)
    drafts.append(Draft(-1, log.Finished("played", list(outcome.places), list(outcome.scores))))
    return drafts


def origin_of(text: str, at: int | None, seats: int) -> tuple[str, log.Origin]:
    """Read a record, and return its game and the position to continue from; RequestRefused if there is none."""
    return origin_in(parse_record(text, pages.MOST_ACTIONS), at, seats)


def origin_in(record: Record, at: int | None, seats: int) -> tuple[str, log.Origin]:
    game = get_game(record.game)
    last = min(replay(record, game).actions, pages.MOST_BEFORE)  # a diverged record counts up to where it diverges
    at = last if at is None else at
    if at > last:
        raise Refused(
            "no-position",
            f"there is no position {at} to continue from; positions are 0 to {last}",
            position=at,
            last=last,
        )
    if seats != len(record.seats):
        players = len(record.seats)
        raise Refused("other-players", f"this game has {players} players, not {seats}", players=players)
    state = record.start(game)
    moves: list[tuple[int, int, str]] = []
    for move in record.moves[:at]:
        action = state.parse(move.player, move.text)
        moves.append((move.player, action, state.notation(move.player, action)))
        state.apply(move.player, action)
    if state.is_over():
        raise Refused("game-over", "the game is over; nobody can act any more")
    options = {name: game.option(name).parse(text) for name, text in record.options.items()}
    return game.id, log.Origin(str(record.seed), dict(game.check_options(seats, options)), moves)


def shown_name(game: Game, name: str, clean: Callable[[str], str]) -> str:
    """Return the name of a seat in a record, fit for display; a bot's without its settings."""
    bot = name.removesuffix(BOT).partition(":")[0]
    if bot in bot_names(game):
        return f"{bot}{BOT}"
    try:
        return clean(name)
    except Refused:
        shown = "".join(letter if letter.isprintable() else "?" for letter in name[:60])
        raise Refused("record-name", f"the name {shown!r} in this record is invalid", name=shown) from None
