"""Tables of club tournaments: their first log entries, and what the tournament does at them."""

from __future__ import annotations

import secrets

from bastide.core.game_registry import get_game
from bastide.core.options import OptionValue
from bastide.server.club_tournaments.tournament_model import ClubTournament, TournamentGame
from bastide.tables import log
from bastide.tables.available_bots import get_default_stand_in
from bastide.tables.commands.command_dispatch import number_drafts
from bastide.tables.commands.game_end import drop_out
from bastide.tables.fairness import seed_protocol
from bastide.tables.fairness.seed_proof import commit_to_secret
from bastide.tables.log import EntryDraft, SeatAssignment
from bastide.tables.state.log_replay import copy_with_entries
from bastide.tables.state.table_state import Table


def build_table_entries(
    tournament: ClubTournament,
    game: TournamentGame,
    options: dict[str, OptionValue] | None,
    origin: log.GameOrigin | None,
    now: int,
) -> list[EntryDraft]:
    """Return the first entries of a game's table, up to its start.

    By joining the tournament, the players have agreed to play. Their devices take no part in the key, because the game
    starts without them. ``origin``: the deal of an earlier game, which both know; then there is no fairness proof.
    """
    rules = get_game(tournament.settings.game)
    agreed = rules.check_options(len(game.seats), tournament.settings.options if options is None else options)
    seats = [tournament.get_entrant(number) for number in game.seats]
    secret = secrets.token_hex(32) if origin is None else ""
    created = log.TableCreated(
        game=rules.id,
        rules=rules.rules_version,
        options=dict(rules.stored_options(agreed)),
        seats=[SeatAssignment(each.person, each.name, each.bot) for each in seats],
        public=tournament.settings.entry == "anyone",
        clock=tournament.settings.clock,
        expiry="loss",
        stand_in=get_default_stand_in(rules),
        aids=True,
        shuffle=False,
        invite=tournament.invite,
        host="",
        secret=secret,
        hash=commit_to_secret(secret) if secret else "",
        origin=origin,
        tournament=tournament.id,
    )
    first = EntryDraft(-1, created)
    table = Table(game.table)
    return [first, seed_protocol.build_start(copy_with_entries(table, number_drafts(table, [first], now)))]


def have_all_acted(table: Table) -> bool:
    """Return whether every person at a table has made a move, or has left."""
    acted = {player for step in table.steps for player, _ in step.moves} | set(table.pending_choices)
    return all(number in acted or not seat.is_active for number, seat in enumerate(table.seats))


def forfeit_no_shows(table: Table, limit_ms: int, now: int) -> list[EntryDraft]:
    """Return the entries by which a person loses who was asked long ago and has never made a move."""
    if table.status != "playing":
        return []
    acted = {player for step in table.steps for player, _ in step.moves} | set(table.pending_choices)
    for seat, since in sorted(table.asked_since_ms.items()):
        if seat not in acted and table.seats[seat].is_active and now - since >= limit_ms:
            return [EntryDraft(seat, log.ClockExpired()), *drop_out(table, seat, "timed_out")]
    return []
