"""HTTP routes of club tournaments."""

from __future__ import annotations

import csv
import io
import secrets
from collections.abc import Container, Mapping
from contextlib import suppress
from functools import cache, partial
from typing import Final

import msgspec

from bastide.core.errors import BastideError
from bastide.core.game_registry import game_ids, get_kit
from bastide.hosting.api.endpoint_types import ApiRequest, EncodedResponse, QueryParameter, json_encoder
from bastide.hosting.api.rate_limits import RateLimit
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.api.user_name_validation import clean_name
from bastide.server.club_tournaments import tournament_messages as wire
from bastide.server.club_tournaments.standings import TIE_BREAKS, rank_entrants
from bastide.server.club_tournaments.tournament_model import (
    FIXED_ROSTER_FORMATS,
    MAX_BOT_ENTRANTS,
    MAX_ENTRANTS,
    ClubTournament,
    Entrant,
    TournamentSettings,
    TournamentStatus,
    check_settings,
    count_rounds,
)
from bastide.server.club_tournaments.tournament_runner import TournamentRunner
from bastide.server.people.account_routes import AccountRoutes
from bastide.server.people.bot_account_routes import find_invitable_bot
from bastide.server.people.sessions import Person
from bastide.server.store.database import Connection, SqlValue
from bastide.server.store.database_log_store import DatabaseStore
from bastide.server.store.people.profile_access import visible_profiles
from bastide.server.store.people.random_tokens import new_id
from bastide.server.store.tables import club_tournament_queries as queries
from bastide.tables.available_bots import check_bot_name
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.seats_and_proposals import is_bot_account
from bastide.tables.visitor_and_command_context import Visitor

#: File in the folder of a game with suggested settings (``TournamentPreset``).
PRESET_FILE: Final = "club_tournament.json"
MAX_TOURNAMENT_NAME: Final = 60
#: Unfinished tournaments of one organiser, and in which one person plays.
MAX_ORGANISED: Final = 5
MAX_ENTERED: Final = 20
LIST_PAGE: Final = 30
#: Rounds of an arena that are sent; it pairs all the time.
MAX_ARENA_ROUNDS_SHOWN: Final = 20
READ_LIMIT: Final = RateLimit(60, 2)
CHANGE_LIMIT: Final = RateLimit(30, 1 / 2)
CREATE_LIMIT: Final = RateLimit(5, 1 / 60)

INVITE_PARAMETER: Final = QueryParameter("invite", "string", "the token of the tournament's link")
BEFORE_PARAMETER: Final = QueryParameter("before", "integer", "`more` of the previous page")


class ClubTournamentRoutes(Routes):
    """Routes that list, show, create and change club tournaments."""

    def __init__(self, store: DatabaseStore, runner: TournamentRunner, account_routes: AccountRoutes) -> None:
        self.store = store
        self.runner = runner
        self.account_routes = account_routes
        self.now_ms = runner.service.now_ms

    # -- reading -----------------------------------------------------------------------------

    @route(
        "GET",
        "/api/tournaments",
        "List the tournaments of this server, newest first.",
        parameters=(BEFORE_PARAMETER,),
        limit=READ_LIMIT,
    )
    async def list_tournaments(self, call: ApiRequest) -> wire.TournamentList:
        rows = await self.store.read(
            partial(
                queries.list_tournament_rows,
                ids=sorted(call.visitor.ids),
                before=call.get_integer("before"),
                limit=LIST_PAGE,
            )
        )
        shown = []
        for row, entrants in rows:
            settings = msgspec.json.decode(row.settings, type=TournamentSettings)
            shown.append(
                wire.TournamentListEntry(
                    *(row.id, row.name, settings.game, settings.format, row.status, settings.clock),
                    *(entrants, row.round, row.total_rounds, row.created_at),
                )
            )
        return wire.TournamentList(shown, rows[-1][0].created_at if len(rows) == LIST_PAGE else None)

    @route("GET", "/api/tournament-presets", "Suggested settings for new tournaments.", limit=READ_LIMIT)
    async def list_presets(self, call: ApiRequest) -> wire.TournamentPresets:
        return load_presets()

    @route(
        "GET",
        "/api/tournaments/{tournament}",
        "A tournament with standings and rounds.",
        parameters=(INVITE_PARAMETER,),
        limit=READ_LIMIT,
    )
    async def get_tournament(self, call: ApiRequest) -> wire.TournamentDetails:
        tournament, organiser = await self._load_visible(call)
        return await self._describe(tournament, organiser, call.visitor)

    @route(
        "GET",
        "/api/tournaments/{tournament}/results.json",
        "Standings and all games of a tournament.",
        answer=wire.TournamentResults,
        parameters=(INVITE_PARAMETER,),
        limit=READ_LIMIT,
    )
    async def get_results(self, call: ApiRequest) -> EncodedResponse:
        tournament, _ = await self._load_visible(call)
        headers = {"content-disposition": f'attachment; filename="tournament-{tournament.id}.json"'}
        return EncodedResponse(json_encoder.encode(build_results(tournament)), "application/json", headers)

    @route(
        "GET",
        "/api/tournaments/{tournament}/results.csv",
        "All games of a tournament as CSV, one row for each seat.",
        media="text/csv",
        parameters=(INVITE_PARAMETER,),
        limit=READ_LIMIT,
    )
    async def get_results_as_csv(self, call: ApiRequest) -> EncodedResponse:
        tournament, _ = await self._load_visible(call)
        headers = {"content-disposition": f'attachment; filename="tournament-{tournament.id}.csv"'}
        return EncodedResponse(write_csv(tournament), "text/csv", headers)

    async def _load_visible(self, call: ApiRequest) -> tuple[ClubTournament, str]:
        """Return a tournament and the name of its organiser; RequestRefused if the visitor may not see it."""
        tournament, organiser = await self.store.read(
            partial(_load_with_organiser, id=call.get_path_value("tournament"))
        )
        check_may_see(tournament, call.visitor, call.get_query("invite"))
        return tournament, organiser

    # -- changing ----------------------------------------------------------------------------

    @route("POST", "/api/tournaments", "Create a tournament.", signed=True, status=201, limit=CREATE_LIMIT)
    async def create_tournament(self, call: ApiRequest, body: wire.CreateTournament) -> wire.TournamentDetails:
        person = await self._require_account(call)
        check_settings(body.settings)
        tournament = ClubTournament(
            id=new_id(),
            name=clean_name(body.name, MAX_TOURNAMENT_NAME),
            organiser=person.id,
            status="open",
            settings=body.settings,
            invite=secrets.token_urlsafe(16),
            created_at=self.now_ms(),
            started_at=None,
            ended_at=None,
            round=0,
            total_rounds=0,
            version=0,
        )
        await self.store.write(partial(_create, tournament=tournament))
        return await self._describe(tournament, person.name, call.visitor)

    @route("POST", "/api/tournaments/{tournament}/join", "Enter a tournament.", signed=True, limit=CHANGE_LIMIT)
    async def join_tournament(self, call: ApiRequest, body: wire.JoinTournament) -> wire.TournamentDetails:
        person = await self._require_account(call)
        change = partial(_join, person=person, visitor=call.visitor, invite=body.invite, now=self.now_ms())
        return await self._change(call, change)

    @route(
        "POST",
        "/api/tournaments/{tournament}/leave",
        "Withdraw from a tournament; the organiser can remove an entrant.",
        signed=True,
        limit=CHANGE_LIMIT,
    )
    async def leave_tournament(self, call: ApiRequest, body: wire.LeaveTournament) -> wire.TournamentDetails:
        return await self._change(call, partial(_leave, visitor=call.visitor, number=body.entrant))

    @route("POST", "/api/tournaments/{tournament}/bots", "Enter a bot.", signed=True, limit=CHANGE_LIMIT)
    async def add_bot(self, call: ApiRequest, body: wire.AddTournamentBot) -> wire.TournamentDetails:
        return await self._change(call, partial(_add_bot, visitor=call.visitor, bot=body.bot, now=self.now_ms()))

    @route(
        "POST",
        "/api/tournaments/{tournament}/control",
        "Start, pause, resume or cancel a tournament.",
        signed=True,
        limit=CHANGE_LIMIT,
    )
    async def control_tournament(self, call: ApiRequest, body: wire.ControlTournament) -> wire.TournamentDetails:
        return await self._change(call, partial(_control, visitor=call.visitor, action=body.action, now=self.now_ms()))

    async def _require_account(self, call: ApiRequest) -> Person:
        person = await self.account_routes.require_person(call)
        if person.account is None:
            raise RequestRefused("tournament-account", "tournaments need an account; create one on your account page")
        return person

    async def _change(self, call: ApiRequest, change: partial[None]) -> wire.TournamentDetails:
        name = call.get_path_value("tournament")

        def carry_out(connection: Connection) -> None:
            change(connection, queries.load_tournament(connection, name, lock=True))

        await self.store.write(carry_out)
        self.runner.wake_up()
        tournament, organiser = await self.store.read(partial(_load_with_organiser, id=name))
        return await self._describe(tournament, organiser, call.visitor)

    async def _describe(self, tournament: ClubTournament, organiser: str, visitor: Visitor) -> wire.TournamentDetails:
        people = [each.person for each in tournament.list_participants()]
        profiles = await self.store.read(partial(visible_profiles, people=people, viewer=visitor, now=self.now_ms()))
        unfinished = [game.table for game in tournament.games if game.done_at is None]
        statuses = await self.store.read(partial(queries.read_table_statuses, tables=unfinished))
        return describe_tournament(tournament, organiser, visitor, profiles, statuses)


# -- decisions, in a transaction that has locked the tournament --------------------------------


def check_may_see(tournament: ClubTournament, visitor: Visitor, invite: str | None) -> None:
    """Raise RequestRefused unless a visitor may see the tournament; strangers cannot tell that it exists."""
    if (
        tournament.settings.entry == "anyone"
        or tournament.organiser in visitor.ids
        or tournament.find_entrant(visitor.ids) is not None
        or (invite is not None and secrets.compare_digest(invite.encode(), tournament.invite.encode()))
    ):
        return
    raise queries.no_tournament_error()


def _load_with_organiser(connection: Connection, id: str) -> tuple[ClubTournament, str]:
    tournament = queries.load_tournament(connection, id)
    names = connection.fetch(tuple[str], "select name from people where id = ?", [tournament.organiser])
    return tournament, names[0][0] if names else ""


def _create(connection: Connection, tournament: ClubTournament) -> None:
    # Locks the organiser, so that two requests at once cannot exceed the limit.
    connection.fetch(tuple[str], f"select id from people where id = ?{connection.for_update}", [tournament.organiser])
    if queries.count_unfinished(connection, tournament.organiser) >= MAX_ORGANISED:
        raise RequestRefused(
            "too-many-tournaments", f"you can run {MAX_ORGANISED} tournaments at a time", most=MAX_ORGANISED
        )
    queries.insert_tournament(connection, tournament)


def _join(
    connection: Connection,
    tournament: ClubTournament,
    *,
    person: Person,
    visitor: Visitor,
    invite: str | None,
    now: int,
) -> None:
    check_may_see(tournament, visitor, invite)
    known = tournament.find_entrant(visitor.ids)
    if known is not None and known.left_round is None:
        raise RequestRefused("tournament-joined", "you already take part in this tournament")
    if known is not None and known.is_removed:
        raise RequestRefused("tournament-removed", "the organiser has removed you from this tournament")
    _check_open_for_entrants(tournament)
    if _is_blocked(tournament, visitor):
        raise _closed_error()
    _check_entries(connection, person)
    if known is None:
        _add_entrant(connection, tournament, person=person.id, bot="", now=now)
    else:
        queries.readmit_entrant(connection, tournament, known.number)


def _is_blocked(tournament: ClubTournament, visitor: Visitor) -> bool:
    """Whether the organiser has blocked the visitor, or the other way round."""
    return tournament.organiser in visitor.blocked_ids | visitor.blocked_by_ids


def _closed_error() -> RequestRefused:
    """Return the error for everybody who cannot join. It does not tell whether a block is the reason."""
    return RequestRefused("tournament-closed", "this tournament takes no more players")


def _check_entries(connection: Connection, person: Person) -> None:
    if queries.count_entries(connection, person.id) >= MAX_ENTERED:
        raise RequestRefused(
            "too-many-tournaments", f"you can take part in {MAX_ENTERED} tournaments at a time", most=MAX_ENTERED
        )


def _check_open_for_entrants(tournament: ClubTournament) -> None:
    settings = tournament.settings
    is_late = tournament.status != "open"
    if tournament.is_over or (is_late and (not settings.late_entry or settings.format in FIXED_ROSTER_FORMATS)):
        raise _closed_error()
    most = MAX_ENTRANTS[settings.format]
    if sum(each.left_round is None for each in tournament.entrants) >= most:
        raise RequestRefused("tournament-full", f"this tournament is full; the limit is {most}", most=most)


def _add_entrant(connection: Connection, tournament: ClubTournament, person: str, bot: str, now: int) -> None:
    number = len(tournament.entrants) + 1
    joined_round = tournament.round + 1 if tournament.status != "open" else 1
    queries.insert_entrant(connection, tournament, Entrant(number, person, bot, "", now, joined_round))


def _leave(connection: Connection, tournament: ClubTournament, *, visitor: Visitor, number: int | None) -> None:
    own = tournament.find_entrant(visitor.ids)
    if number is not None and (own is None or own.number != number):
        _check_organiser(tournament, visitor)
    entrant = own if number is None else next((each for each in tournament.entrants if each.number == number), None)
    if entrant is None or entrant.left_round is not None:
        raise RequestRefused("not-in-tournament", "this player is not in the tournament")
    _check_not_over(tournament)
    queries.withdraw_entrant(connection, tournament, entrant.number, is_removed=entrant is not own)


def _add_bot(connection: Connection, tournament: ClubTournament, *, visitor: Visitor, bot: str, now: int) -> None:
    _check_organiser(tournament, visitor)
    _check_open_for_entrants(tournament)
    name = "" if is_bot_account(bot) else check_bot_name(check_settings(tournament.settings), bot)
    if sum(each.is_bot and each.left_round is None for each in tournament.entrants) >= MAX_BOT_ENTRANTS:
        raise RequestRefused("tournament-bot-limit", f"at most {MAX_BOT_ENTRANTS} bots can play", most=MAX_BOT_ENTRANTS)
    if name:
        _add_entrant(connection, tournament, person="", bot=name, now=now)
        return
    account = find_invitable_bot(connection, visitor, bot, tournament.settings.game)
    known = tournament.find_entrant(account.ids)
    if known is not None and known.left_round is None:
        raise RequestRefused("tournament-bot-joined", "this bot already takes part in this tournament")
    _check_entries(connection, account)
    if known is None:
        _add_entrant(connection, tournament, person=account.id, bot="", now=now)
    else:
        queries.readmit_entrant(connection, tournament, known.number)


def _control(connection: Connection, tournament: ClubTournament, *, visitor: Visitor, action: str, now: int) -> None:
    _check_organiser(tournament, visitor)
    apply_control(connection, tournament, action, now)


def apply_control(connection: Connection, tournament: ClubTournament, action: str, now: int) -> None:
    """Start, pause, resume or cancel a locked tournament. Repeating an action changes nothing."""
    target: TournamentStatus = {"pause": "paused", "cancel": "cancelled"}.get(action, "running")  # type: ignore[assignment]
    if tournament.status == target:
        return
    _check_not_over(tournament)
    if (action == "start") != (tournament.status == "open") and action != "cancel":
        raise RequestRefused("tournament-state", "this is not possible now", status=tournament.status)
    changes: dict[str, SqlValue] = {}
    if action == "start":
        players = len(tournament.list_active())
        least = max(2, tournament.settings.table_size)
        if players < least:
            raise RequestRefused("tournament-few", f"at least {least} players must join first", least=least)
        changes = {"started_at": now, "total_rounds": count_rounds(tournament.settings, players)}
    queries.change_status(connection, tournament, target, now, **changes)


def _check_organiser(tournament: ClubTournament, visitor: Visitor) -> None:
    if not tournament.organiser or tournament.organiser not in visitor.ids:
        check_may_see(tournament, visitor, None)
        raise RequestRefused("not-organiser", "only the organiser can do that")


def _check_not_over(tournament: ClubTournament) -> None:
    if tournament.is_over:
        raise RequestRefused("tournament-over", "this tournament is over")


# -- descriptions ------------------------------------------------------------------------------


def describe_entrants(tournament: ClubTournament) -> list[wire.TournamentEntrant]:
    return [
        wire.TournamentEntrant(each.number, each.name, each.bot, each.left_round is not None)
        for each in tournament.list_participants()
    ]


def describe_tournament(
    tournament: ClubTournament,
    organiser: str,
    visitor: Visitor,
    profiles: Mapping[str, str],
    open_tables: Container[str],
) -> wire.TournamentDetails:
    """Describe a tournament to a visitor, with the games whose tables can be opened.

    ``profiles``: those that the visitor may see, by person. ``open_tables``: the tables of unfinished games that exist.
    """
    settings = tournament.settings
    own = tournament.find_entrant(visitor.ids)
    is_organiser = bool(tournament.organiser) and tournament.organiser in visitor.ids
    try:
        _check_open_for_entrants(tournament)
        may_return = own is None or (own.left_round is not None and not own.is_removed)
        can_join = may_return and not _is_blocked(tournament, visitor)
    except RequestRefused:
        can_join = False
    numbers = sorted({match.round for match in tournament.matches}, reverse=True)
    if settings.format == "arena":
        numbers = numbers[:MAX_ARENA_ROUNDS_SHOWN]
    ends = tournament.started_at + settings.minutes * 60_000 if tournament.started_at is not None else None
    return wire.TournamentDetails(
        id=tournament.id,
        name=tournament.name,
        status=tournament.status,
        settings=settings,
        organiser=organiser,
        is_organiser=is_organiser,
        you=own.number if own is not None and own.left_round is None else 0,
        can_join=can_join,
        invite=tournament.invite if is_organiser or own is not None else None,
        created_at=tournament.created_at,
        started_at=tournament.started_at,
        closes_at=ends if settings.format == "arena" else None,
        round=tournament.round,
        total_rounds=tournament.total_rounds,
        max_entrants=MAX_ENTRANTS[settings.format],
        entrants=describe_entrants(tournament),
        profiles=[profiles.get(each.person, "") for each in tournament.list_participants()],
        tie_breaks=list(TIE_BREAKS[settings.format]),
        standings=rank_entrants(tournament),
        rounds=[
            wire.TournamentRound(
                number,
                [
                    wire.TournamentMatch(
                        match.entrants,
                        match.points,
                        [
                            wire.TournamentGameInfo(
                                *(game.table, game.seats, game.done_at is not None),
                                *(game.reason, game.places, game.scores),
                            )
                            for game in tournament.list_games(match)
                            if game.done_at is not None or game.table in open_tables
                        ],
                    )
                    for match in tournament.list_matches(number)
                ],
            )
            for number in numbers
        ],
    )


def build_results(tournament: ClubTournament) -> wire.TournamentResults:
    """Build the results file: standings, and a row for each seat of each finished game."""
    rows = []
    for game in tournament.games:
        for seat, number in enumerate(game.seats if game.places is not None else []):
            entrant = tournament.get_entrant(number)
            assert game.places is not None
            score = None if game.scores is None else game.scores[seat]
            rows.append(
                wire.TournamentResultRow(
                    *(game.round, game.board + 1, game.game, game.table, seat, number),
                    *(entrant.name or entrant.bot, game.places[seat], score, game.reason),
                )
            )
    return wire.TournamentResults(
        *(tournament.id, tournament.name, tournament.settings.game, tournament.settings.format, tournament.status),
        *(list(TIE_BREAKS[tournament.settings.format]), rank_entrants(tournament)),
        *(describe_entrants(tournament), rows),
    )


def write_csv(tournament: ClubTournament) -> str:
    """Write the rows of the results as CSV. Names that a spreadsheet would take for a formula get an apostrophe."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(wire.TournamentResultRow.__struct_fields__)
    for row in build_results(tournament).games:
        values = msgspec.structs.astuple(row)
        writer.writerow(f"'{each}" if isinstance(each, str) and each[:1] in "=+-@" else each for each in values)
    return text.getvalue()


@cache
def load_presets() -> wire.TournamentPresets:
    """Load the presets of all games: ``club_tournament.json`` in the folder of a game."""
    found = []
    for game in game_ids():
        with suppress(BastideError):  # skip plug-ins that cannot be loaded
            path = get_kit(game).folder / PRESET_FILE
            if path.is_file():
                found.append(wire.TournamentPreset(game=game, **msgspec.json.decode(path.read_bytes())))
    return wire.TournamentPresets(found)
