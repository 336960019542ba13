"""HTTP API of daily deals: play today's, see the board, and compare turns with the best player.

The key of a deal is drawn when the first person asks for it on its day, and stored only in the database that all
processes share. Everyone has one table per deal. Until a person has finished a deal, they see only its start as a
spectator while its day lasts. The moves of others, records and further tries wait until the day is over.
"""

from __future__ import annotations

import asyncio
import secrets
from functools import lru_cache
from typing import Annotated, Final, Literal, NamedTuple

from msgspec import Meta, Struct
from msgspec.structs import replace

from bastide.bots.difficulty_levels import LEVELS
from bastide.core.game_registry import get_game
from bastide.core.journal import SPECTATOR
from bastide.core.randomness.rng import parse_seed
from bastide.hosting.api import rate_limits
from bastide.hosting.api.connection_and_lobby_messages import NewTable
from bastide.hosting.api.endpoint_types import ApiRequest, EncodedResponse, QueryParameter, json_encoder
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.daily.daily_deal_bots import BotDealResult, DailyDealBots, decode_results
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.log_store import refuse_if_unavailable
from bastide.hosting.storage.puzzle_and_deal_store import DailyDealRepository, DealPlay, RepositoryAccess, WeekResult
from bastide.tables.daily_deals import (
    OPPONENT_LEVELS,
    DealTurn,
    build_deal_entries,
    build_deal_setup,
    check_has_daily_deals,
    list_moves,
    list_turns,
)
from bastide.tables.log import decode_log
from bastide.tables.messages import JsonObject, as_json_object
from bastide.tables.request_errors import RequestRefused, deal_not_over_error, not_identified_error
from bastide.tables.state.log_replay import replay_log
from bastide.tables.state.table_state import DAY_MS

#: Number of names on a board: of people with an account, and of guests.
MAX_BOARD_NAMES: Final = 50
#: Number of days on the board of a week, and of past days that can be requested.
WEEK_DAYS: Final = 7
ARCHIVE_DAYS: Final = 14

DealStatus = Literal["new", "playing", "finished", "unfinished", "missed"]
Short = Annotated[str, Meta(max_length=40)]
DAY_PARAMETER = QueryParameter("day", "integer", "day number since 1970; default: today")


class PlayDailyDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """Play today's deal, or continue it."""

    game: Short


class DealBoardLine(Struct, frozen=True):
    """A person on the board of a day: score, lead over the best bot, and place."""

    name: str
    score: int
    lead: int
    place: int
    you: bool = False


class DealBotLine(Struct, frozen=True):
    """Result of a bot of one level in the same seat."""

    bot: str
    score: int
    lead: int
    place: int


class DealHistogramBar(Struct, frozen=True):
    """Number of people with a value."""

    value: int
    people: int


class DealBoard(Struct, frozen=True):
    """Results of a deal: people with an account and guests by name, and histograms."""

    people: list[DealBoardLine]
    guests: list[DealBoardLine]
    #: Lowest value first.
    points: list[DealHistogramBar]
    leads: list[DealHistogramBar]
    #: Number of people who have started and not finished.
    unfinished: int
    #: Results of the bots, weakest level first; empty until they have played.
    bots: list[DealBotLine]
    #: Result of the asker, and their rank among all.
    mine: DealBoardLine | None
    rank: int | None


class WeekBoardLine(Struct, frozen=True):
    """A person on the board of a week: finished days, wins, and total lead."""

    name: str
    days: int
    won: int
    lead: int
    you: bool = False


class DealStart(Struct, frozen=True):
    """Start of a deal as a spectator sees it, and the seat of the person who plays it."""

    view: JsonObject
    seat: int


class DailyDeal(Struct, frozen=True):
    """A daily deal, as far as the asker may know it."""

    game: str
    day: int
    today: int
    #: Levels of the opponents.
    opponents: list[str]
    #: Progress of the asker. ``unfinished``: resigned, or not finished on the day.
    status: DealStatus
    #: The asker's table, if there is one.
    table: str | None
    #: The asker's seat there.
    seat: int | None
    bots: list[str]
    #: Number of people who have started it.
    begun: int
    #: None until the asker has finished the deal or its day is over.
    board: DealBoard | None
    week: list[WeekBoardLine]
    week_guests: list[WeekBoardLine]
    #: None for a past day that nobody asked for.
    start: DealStart | None = None


class DealComparison(Struct, frozen=True):
    """The asker's turns and those of the best other player: a person or a bot."""

    name: str
    bot: str | None
    score: int
    lead: int
    mine: list[DealTurn]
    theirs: list[DealTurn]


class ComparedGame(NamedTuple):
    """A game to compare: the log of its table, or its moves."""

    table: str
    log: list[bytes]
    moves: list[tuple[int, str]]


class DailyDealRoutes(Routes):
    """The daily deals of all games.

    ``opponents``: the levels of the two opponents. ``levels``: the levels whose results are shown for comparison.
    """

    def __init__(
        self,
        service: TableService,
        repository: RepositoryAccess[DailyDealRepository],
        opponents: tuple[str, ...] = OPPONENT_LEVELS,
        levels: tuple[str, ...] = LEVELS,
    ) -> None:
        self.service = service
        self.store = repository
        self.opponents = opponents
        self.bots = DailyDealBots(service, repository, opponents, levels)

    @route(
        "POST",
        "/api/deals",
        "Play today's deal, or continue it; one table per person and day",
        signed=True,
        limit=rate_limits.NEW_TABLE_LIMIT,
    )
    async def play_deal(self, request: ApiRequest, body: PlayDailyDeal) -> NewTable:
        game, visitor, now = get_game(body.game), request.visitor, self.service.now_ms()
        check_has_daily_deals(game)
        day = now // DAY_MS
        new_key, table = self._new_key(), secrets.token_hex(8)

        def claimed(repository: DailyDealRepository) -> tuple[str, str]:
            key = repository.get_or_create_key(game.id, day, new_key)
            return key, repository.claim_table(game.id, day, visitor.id, table, now)

        with refuse_if_unavailable():
            key, table = await self.store.write(claimed)
        if not table:
            raise not_identified_error()
        self.bots.start_playing(game.id, day, key)
        drafts = build_deal_entries(game, key, day, visitor, secrets.token_urlsafe(16), self.opponents)
        return await self.service.factory.get_or_create(table, drafts)

    @route("GET", "/api/games/{game}/deal", "A daily deal, and its board", parameters=(DAY_PARAMETER,))
    async def get_deal(self, request: ApiRequest) -> DailyDeal:
        game, today, day = self._parse_request(request)
        new_key = self._new_key()
        with refuse_if_unavailable():
            deal, key = await self.store.read(
                lambda repository: build_daily_deal(repository, game, day, today, request.visitor.id, self.opponents)
            )
            if not key and day == today:
                key = await self.store.write(lambda repository: repository.get_or_create_key(game, day, new_key))
        if key:
            deal = replace(deal, start=await asyncio.to_thread(build_deal_start, game, key, self.opponents))
        if key and deal.board is not None and not deal.board.bots:
            self.bots.start_playing(game, day, key)
        return deal

    @route(
        "GET",
        "/api/games/{game}/deal/turns",
        "The asker's turns in a daily deal, compared with the best other player",
        parameters=(DAY_PARAMETER,),
        signed=True,
        answer=DealComparison,
    )
    async def compare_with_best(self, request: ApiRequest) -> EncodedResponse:
        game, today, day = self._parse_request(request)
        if day >= today:
            raise deal_not_over_error()
        with refuse_if_unavailable():
            found = await self.store.read(
                lambda repository: find_games_to_compare(repository, game, day, request.visitor.id)
            )
            if found is None:
                raise RequestRefused("no-deal-played", "finish this challenge first")
            key, mine, best = found
            ours = ComparedGame(mine.table, await self.service.store.read_encoded_log(mine.table), [])
            if isinstance(best, DealPlay):
                theirs = ComparedGame(best.table, await self.service.store.read_encoded_log(best.table), [])
                other = DealComparison(best.name, None, best.score or 0, best.lead or 0, [], [])
            else:
                theirs = ComparedGame("", [], best.moves)
                other = DealComparison("", best.bot, best.score, best.lead, [], [])
        return EncodedResponse(
            await self.service.background_worker.run(request.address, compare_turns, game, key, ours, theirs, other)
        )

    def _new_key(self) -> str:
        return f"chacha:{self.service.random_bits(256):064x}"

    def _parse_request(self, request: ApiRequest) -> tuple[str, int, int]:
        """Return the game, today's number, and the requested day, which is never in the future."""
        game, today = get_game(request.get_path_value("game")), self.service.now_ms() // DAY_MS
        check_has_daily_deals(game)
        day = request.get_integer("day")
        if day is not None and not today - ARCHIVE_DAYS <= day <= today:
            raise RequestRefused("no-deal", "no challenge is available for this day", day=day)
        return game.id, today, today if day is None else day


@lru_cache(maxsize=64)
def build_deal_start(game: str, key: str, opponents: tuple[str, ...]) -> DealStart:
    """Build the start of a deal. A spectator's view has no hidden information, so it does not reveal the key."""
    definition = get_game(game)
    setup = build_deal_setup(definition, key, opponents)
    state = definition.new_state(len(setup.bots), setup.options, parse_seed(key))
    return DealStart(as_json_object(state.view(SPECTATOR)), setup.seat)


def build_daily_deal(
    repository: DailyDealRepository, game: str, day: int, today: int, person: str, opponents: tuple[str, ...]
) -> tuple[DailyDeal, str]:
    """Build a day as a person may see it, and return it with its key."""
    known = repository.find_deal(game, day)
    key, played = known if known is not None else ("", None)
    mine = repository.find_play(game, day, person) if person else None
    over = day < today
    status: DealStatus
    if mine is None:
        status = "missed" if over else "new"
    elif mine.score is not None:
        status = "finished"
    else:
        status = "unfinished" if over or repository.is_finished(mine.table) else "playing"
    may_see = over or status == "finished"
    # A day that the asker may not see yet is not on the board of the week either.
    last = today if day < today or may_see else today - 1
    deal_setup = build_deal_setup(get_game(game), key, opponents) if mine is not None else None
    return DailyDeal(
        game=game,
        day=day,
        today=today,
        opponents=list(opponents),
        status=status,
        table=None if mine is None else mine.table,
        seat=None if deal_setup is None else deal_setup.seat,
        bots=[] if deal_setup is None else deal_setup.bots,
        begun=repository.count_plays(game, day)[0],
        board=build_board(repository, game, day, mine, decode_results(played)) if may_see else None,
        week=build_week_lines(
            repository.list_week_results(game, last - WEEK_DAYS + 1, last, True, MAX_BOARD_NAMES), person
        ),
        week_guests=build_week_lines(
            repository.list_week_results(game, last - WEEK_DAYS + 1, last, False, MAX_BOARD_NAMES), person
        ),
    ), key


def build_board(
    repository: DailyDealRepository, game: str, day: int, mine: DealPlay | None, bots: list[BotDealResult]
) -> DealBoard:
    person = "" if mine is None else mine.person
    done = mine is not None and mine.score is not None
    started_count, finished_count = repository.count_plays(game, day)
    return DealBoard(
        people=build_board_lines(repository.list_best_plays(game, day, True, MAX_BOARD_NAMES), person),
        guests=build_board_lines(repository.list_best_plays(game, day, False, MAX_BOARD_NAMES), person),
        points=[DealHistogramBar(*each) for each in repository.count_by_value(game, day, "score")],
        leads=[DealHistogramBar(*each) for each in repository.count_by_value(game, day, "lead")],
        unfinished=started_count - finished_count,
        bots=[DealBotLine(each.bot, each.score, each.lead, each.place) for each in bots],
        mine=build_board_lines([mine], person)[0] if mine is not None and done else None,
        rank=repository.get_rank(game, day, mine) if mine is not None and done else None,
    )


def build_board_lines(plays: list[DealPlay], person: str) -> list[DealBoardLine]:
    return [
        DealBoardLine(play.name, play.score or 0, play.lead or 0, play.place or 0, play.person == person)
        for play in plays
    ]


def build_week_lines(found: list[WeekResult], person: str) -> list[WeekBoardLine]:
    return [WeekBoardLine(each.name, each.days, each.won, each.lead, each.person == person) for each in found]


def find_games_to_compare(
    repository: DailyDealRepository, game: str, day: int, person: str
) -> tuple[str, DealPlay, DealPlay | BotDealResult] | None:
    """Return the key of a day, a person's play, and the best other one; None if the person has not finished."""
    known = repository.find_deal(game, day)
    mine = repository.find_play(game, day, person)
    if known is None or mine is None or mine.score is None:
        return None
    key, bots = known
    others: list[DealPlay | BotDealResult] = [*decode_results(bots)]
    for accounts in (True, False):
        others += [
            play
            for play in repository.list_best_plays(game, day, accounts, 1, besides=person)
            if repository.is_finished(play.table)
        ]
    if not others:
        raise RequestRefused("no-comparison", "nothing to compare with yet: the bots are still playing")
    return key, mine, max(others, key=lambda each: (each.lead or 0, each.score or 0))


def compare_turns(game: str, key: str, ours: ComparedGame, theirs: ComparedGame, other: DealComparison) -> bytes:
    """List the turns of both games, on a worker process."""
    seat = build_deal_setup(get_game(game), key).seat
    mine, best = (
        list_turns(game, key, seat, side.moves or list_moves(replay_log(side.table, decode_log(side.log))))
        for side in (ours, theirs)
    )
    return json_encoder.encode(replace(other, mine=mine, theirs=best))
