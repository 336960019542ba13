"""Background task that runs club tournaments: pairs rounds, opens tables and records results.

Every process runs it. Each step is decided on what the database says and is safe to repeat: a round has one row, a
game has one table id, and a result is recorded once. So a tournament continues wherever a process was stopped.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final

from bastide.core.errors import BastideError
from bastide.core.game_registry import get_game
from bastide.core.options import OptionValue
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.log_store import StorageUnavailable
from bastide.server.club_tournaments import pairings
from bastide.server.club_tournaments.tournament_model import ClubTournament, TournamentGame, lot_order
from bastide.server.club_tournaments.tournament_tables import build_table_entries, forfeit_no_shows, have_all_acted
from bastide.server.operations import metrics
from bastide.server.operations.logging_setup import get_logger
from bastide.server.people.sessions import read_person
from bastide.server.store.database import Connection
from bastide.server.store.database.database_interface import DuplicateRow
from bastide.server.store.database_log_store import DatabaseStore
from bastide.server.store.tables import club_tournament_queries as queries
from bastide.tables import messages as wire
from bastide.tables.log import EntryDraft
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import ANONYMOUS_VISITOR, CommandContext

#: Pause between two passes over the running tournaments.
PASS_INTERVAL_SECONDS: Final = 2.0
#: Name under which pairings wait for the background worker.
WORKER_CLIENT: Final = "club tournaments"

log = get_logger(__name__)


class TournamentRunner:
    """Advances all running tournaments of the database."""

    def __init__(self, store: DatabaseStore, service: TableService) -> None:
        self.store = store
        self.service = service
        self._wake_up = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.ensure_future(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake_up(self) -> None:
        """Start the next pass now."""
        self._wake_up.set()

    async def _run(self) -> None:
        while True:
            self._wake_up.clear()
            with suppress(StorageUnavailable):
                await self.run_pass()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake_up.wait(), PASS_INTERVAL_SECONDS)

    async def run_pass(self) -> None:
        """Advance every tournament that is not over."""
        find = partial(queries.list_tournament_ids, statuses=("running", "paused"))
        found = await self.store.read(find)
        metrics.RUNNING_TOURNAMENTS.set(len(found))
        for tournament in found:
            try:
                while await self.advance(tournament):
                    pass
            except StorageUnavailable:
                raise
            except BastideError as error:
                log.warning("tournament waits", tournament=tournament, code=error.code)
            except Exception:
                # One tournament must not stop the others.
                log.exception("tournament failed", tournament=tournament)

    async def advance(self, id: str) -> bool:
        """Take the next steps of a tournament; returns whether there may be more to do at once."""
        tournament = await self.store.read(partial(queries.load_tournament, id=id))
        if tournament.is_over:
            return False
        await self._attend_games(tournament)
        if await self.store.read(partial(queries.list_settled_games, tournament=tournament)):
            return await self.store.write(partial(queries.settle_games, id=id, now=self.service.now_ms()))
        if tournament.status != "running":
            return False
        if tournament.settings.format == "arena":
            return await self._advance_arena(tournament)
        if not tournament.is_round_over:
            return False
        if tournament.round >= tournament.total_rounds:
            return await self._finish(tournament)
        return await self._start_round(tournament)

    # -- rounds ------------------------------------------------------------------------------

    async def _start_round(self, tournament: ClubTournament) -> bool:
        barred = await self.store.read(partial(self._list_barred, tournament=tournament))
        if barred:
            await self.store.write(partial(_withdraw, id=tournament.id, numbers=barred))
            return True
        try:
            pairing = await self._pair(tournament)
        except pairings.CannotPair:
            return await self._finish(tournament)
        return await self._store_round(tournament, pairing)

    async def _pair(self, tournament: ClubTournament) -> pairings.Pairing:
        if len(tournament.list_active()) < 2:
            raise pairings.CannotPair
        number = tournament.round + 1
        match tournament.settings.format:
            case "swiss":
                players = pairings.build_swiss_players(tournament)
                met = pairings.list_met(tournament)
                return (
                    await self.service.background_worker.run(
                        WORKER_CLIENT, pair_swiss_or_none, players, met, number, tournament.total_rounds
                    )
                    or _raise_cannot_pair()
                )
            case "round_robin":
                return pairings.pair_round_robin(lot_order(tournament), number)
            case "knockout":
                return pairings.pair_knockout(tournament)
            case _:
                return pairings.pair_tables(tournament)

    async def _store_round(self, tournament: ClubTournament, pairing: pairings.Pairing) -> bool:
        options = None
        if tournament.settings.shared_setup:
            options = self._draw_options(tournament)
        store = partial(
            queries.start_round, expected=tournament, pairing=pairing, options=options, now=self.service.now_ms()
        )
        try:
            if not await self.store.write(store):
                return True  # it has changed meanwhile; decide again
        except DuplicateRow:
            return True  # another process was faster
        metrics.TOURNAMENT_ROUNDS.inc()
        log.info("tournament round", tournament=tournament.id, round=tournament.round + 1, matches=len(pairing))
        return True

    def _draw_options(self, tournament: ClubTournament) -> dict[str, OptionValue]:
        """Draw random options for all games of a round."""
        game = get_game(tournament.settings.game)
        size = tournament.settings.table_size
        agreed = game.check_options(size, tournament.settings.options)
        drawn = game.resolve_options(size, agreed, self.service.random_bits(64))
        return dict(game.stored_options(drawn))

    async def _advance_arena(self, tournament: ClubTournament) -> bool:
        assert tournament.started_at is not None
        now = self.service.now_ms()
        if now >= tournament.started_at + tournament.settings.minutes * 60_000:
            is_idle = all(match.points is not None for match in tournament.matches)
            return await self._finish(tournament) if is_idle else False
        pairing = pairings.pair_arena(tournament)
        return await self._store_round(tournament, pairing) if pairing else False

    async def _finish(self, tournament: ClubTournament) -> bool:
        change = partial(queries.change_status, expected=tournament, status="finished", now=self.service.now_ms())
        if await self.store.write(change):
            log.info("tournament finished", tournament=tournament.id, rounds=tournament.round)
        return True

    def _list_barred(self, connection: Connection, tournament: ClubTournament) -> list[int]:
        """List active entrants who are banned now."""
        now = self.service.now_ms()
        return [
            each.number
            for each in tournament.entrants
            if each.left_round is None
            and each.person
            and read_person(connection, each.person, now).banned_until_ms > now
        ]

    # -- games -------------------------------------------------------------------------------

    async def _attend_games(self, tournament: ClubTournament) -> None:
        """Open missing tables, let entrants resign who have withdrawn, and forfeit no-shows."""
        waiting = [game for game in tournament.games if game.done_at is None]
        statuses = await self.store.read(partial(queries.read_table_statuses, tables=[game.table for game in waiting]))
        for game in waiting:
            left = [tournament.get_entrant(number) for number in game.seats]
            left = [each for each in left if each.left_round is not None]
            if game.table not in statuses:
                if tournament.status == "running" and not (left and len(game.seats) == 2):
                    await self._open_table(tournament, game)
            elif statuses[game.table] == "playing":
                for each in left:
                    await self._resign(game, each.person)
                if not game.has_everybody_acted:
                    await self._check_no_shows(tournament, game)

    async def _open_table(self, tournament: ClubTournament, game: TournamentGame) -> None:
        read_options = partial(queries.read_round_options, id=tournament.id, number=game.round)
        options = await self.store.read(read_options)
        origin = None
        if tournament.settings.duplicate_deals and game.game == 2:
            origin = await self.store.read(partial(queries.find_first_deal, tournament=tournament, game=game))
        entries = build_table_entries(tournament, game, options, origin, self.service.now_ms())
        await self.service.factory.get_or_create(game.table, entries)

    async def _resign(self, game: TournamentGame, person: str) -> None:
        if not person:
            return
        found = await self.store.read(partial(read_person, id=person, now=self.service.now_ms()))
        with suppress(RequestRefused):  # the game is over, or they have resigned already
            await self.service.execute(wire.Resign(table=game.table), found.visitor())

    async def _check_no_shows(self, tournament: ClubTournament, game: TournamentGame) -> None:
        limit_ms = tournament.settings.no_show_minutes * 60_000
        if self.service.now_ms() < game.started_at + limit_ms:
            return
        hosted = await self.service.open_table(game.table)
        if have_all_acted(hosted.table):
            await self.store.write(partial(queries.mark_everybody_acted, table=game.table))
            return

        def forfeit(table: Table, context: CommandContext) -> list[EntryDraft]:
            return forfeit_no_shows(table, limit_ms, hosted.now_ms(self.service.clock))

        await self.service.writer.write(hosted, forfeit, ANONYMOUS_VISITOR)


def pair_swiss_or_none(
    players: list[pairings.SwissPlayer], met: set[tuple[int, int]], number: int, rounds: int
) -> pairings.Pairing | None:
    """Pair a Swiss round on a worker process; None if it cannot be paired."""
    try:
        return pairings.pair_swiss(players, met, number, rounds)
    except pairings.CannotPair:
        return None


def _raise_cannot_pair() -> pairings.Pairing:
    raise pairings.CannotPair


def _withdraw(connection: Connection, id: str, numbers: list[int]) -> None:
    for number in numbers:
        tournament = queries.load_tournament(connection, id, lock=True)
        queries.withdraw_entrant(connection, tournament, number, is_removed=False)
