"""HTTP API of daily deals: play today's, see the board, and compare turns with the best player.

The key of a deal is drawn when the first person asks for it on its day, and stored only in the database that all
processes share. Everyone has one table per deal. Until a person has finished a deal, they get no information about it
while its day lasts.
"""

from __future__ import annotations

import secrets
from typing import Annotated, Final, Literal, NamedTuple

from msgspec import Meta, Struct
from msgspec.structs import replace

from bastide.bots.levels import LEVELS
from bastide.core.registry import get_game
from bastide.hosting.api.calls import Call, Parameter, Written, encoder
from bastide.hosting.api.messages import TableMade
from bastide.hosting.api.routes import Routes, answers
from bastide.hosting.daily.deal_bots import BotResult, DealBots, read_results
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.log_store import DAY, stored
from bastide.hosting.storage.side_store import DealBook, Play, Shelf, Week
from bastide.tables.daily_deals import OPPONENTS, DealTurn, begun, check_deals, moves_of, setup, turns
from bastide.tables.errors import Refused, nobody
from bastide.tables.log import entries_of
from bastide.tables.model.replay import read

#: Number of names on a board: of people with an account, and of guests.
NAMED: Final = 50
#: Number of days on the board of a week, and of past days that can be requested.
WEEK: Final = 7
ARCHIVE: Final = 14

Status = Literal["new", "playing", "finished", "unfinished", "missed"]
Short = Annotated[str, Meta(max_length=40)]
THE_DAY = Parameter("day", "integer", "day number since 1970; default: today")


class PlayDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """Play today's deal, or continue it."""

    game: Short


class DealLine(Struct, frozen=True):
    """A person on the board of a day: score, lead over the best bot, and place."""

    name: str
    score: int
    lead: int
    place: int
    you: bool = False


class DealBot(Struct, frozen=True):
    """Result of a bot of one level in the same seat."""

    bot: str
    score: int
    lead: int
    place: int


class DealBar(Struct, frozen=True):
    """Number of people with a value."""

    value: int
    people: int


class DealBoard(Struct, frozen=True):
    """Results of a deal: people with an account and guests by name, and histograms."""

    people: list[DealLine]
    guests: list[DealLine]
    #: Lowest value first.
    points: list[DealBar]
    leads: list[DealBar]
    #: Number of people who have started and not finished.
    unfinished: int
    #: Results of the bots, weakest level first; empty until they have played.
    bots: list[DealBot]
    #: Result of the asker, and their rank among all.
    mine: DealLine | None
    rank: int | None


class WeekLine(Struct, frozen=True):
    """A person on the board of a week: finished days, wins, and total lead."""

    name: str
    days: int
    won: int
    lead: int
    you: bool = False


class DealDay(Struct, frozen=True):
    """A daily deal, as far as the asker may know it."""

    game: str
    day: int
    today: int
    #: Levels of the opponents.
    opponents: list[str]
    #: Progress of the asker. ``unfinished``: resigned, or not finished on the day.
    status: Status
    #: The asker's table, if there is one.
    table: str | None
    #: The asker's seat there.
    seat: int | None
    bots: list[str]
    #: Number of people who have started it.
    begun: int
    #: None while the asker could still profit from it.
    board: DealBoard | None
    week: list[WeekLine]
    week_guests: list[WeekLine]


class DealCompared(Struct, frozen=True):
    """The asker's turns and those of the best other player: a person or a bot."""

    name: str
    bot: str | None
    score: int
    lead: int
    mine: list[DealTurn]
    theirs: list[DealTurn]


class Side(NamedTuple):
    """A game to compare: the log of its table, or its moves."""

    table: str
    log: list[bytes]
    moves: list[tuple[int, str]]


class Deals(Routes):
    """The daily deals of all games.

    ``opponents``: the levels of the two opponents. ``levels``: the levels whose results are shown for comparison.
    """

    def __init__(
        self,
        service: TableService,
        repository: Shelf[DealBook],
        opponents: tuple[str, ...] = OPPONENTS,
        levels: tuple[str, ...] = LEVELS,
    ) -> None:
        self.house = service
        self.book = repository
        self.opponents = opponents
        self.bots = DealBots(service, repository, opponents, levels)

    @answers("POST", "/api/deals", "Play today's deal, or continue it; one table per person and day", signed=True)
    async def play(self, request: Call, body: PlayDeal) -> TableMade:
        game, visitor, now = get_game(body.game), request.visitor, self.house.now()
        check_deals(game)
        day = now // DAY
        new_key, table = f"chacha:{self.house.bits(256):064x}", secrets.token_hex(8)

        def claimed(repository: DealBook) -> tuple[str, str]:
            key = repository.key(game.id, day, new_key)
            return key, repository.claim(game.id, day, visitor.id, table, now)

        with stored():
            key, table = await self.book.write(claimed)
        if not table:
            raise nobody()
        self.bots.play(game.id, day, key)
        drafts = begun(game, key, day, visitor, secrets.token_urlsafe(16), self.opponents)
        return await self.house.factory.begin_deal(table, drafts)

    @answers("GET", "/api/games/{game}/deal", "A daily deal, and its board", parameters=(THE_DAY,))
    async def shown(self, request: Call) -> DealDay:
        game, today, day = self._parse_request(request)
        with stored():
            deal, key = await self.book.read(
                lambda repository: told_of(repository, game, day, today, request.visitor.id, self.opponents)
            )
        if key and deal.board is not None and not deal.board.bots:
            self.bots.play(game, day, key)
        return deal

    @answers(
        "GET",
        "/api/games/{game}/deal/turns",
        "The asker's turns in a daily deal, compared with the best other player",
        parameters=(THE_DAY,),
        signed=True,
        answer=DealCompared,
    )
    async def compared(self, request: Call) -> Written:
        game, _, day = self._parse_request(request)
        with stored():
            found = await self.book.read(lambda repository: sides_of(repository, game, day, request.visitor.id))
            if found is None:
                raise Refused("no-deal-played", "you have not finished this deal")
            key, mine, best = found
            ours = Side(mine.table, await self.house.store.log(mine.table), [])
            if isinstance(best, Play):
                theirs = Side(best.table, await self.house.store.log(best.table), [])
                other = DealCompared(best.name, None, best.score or 0, best.lead or 0, [], [])
            else:
                theirs = Side("", [], best.moves)
                other = DealCompared("", best.bot, best.score, best.lead, [], [])
        return Written(await self.house.long_work.do(request.address, compared, game, key, ours, theirs, other))

    def _parse_request(self, request: Call) -> tuple[str, int, int]:
        """Return the game, today's number, and the requested day, which is never in the future."""
        game, today = get_game(request.path("game")), self.house.now() // DAY
        check_deals(game)
        day = request.number("day")
        if day is not None and not today - ARCHIVE <= day <= today:
            raise Refused("no-deal", "there is no daily deal to show for this day", day=day)
        return game.id, today, today if day is None else day


def told_of(
    repository: DealBook, game: str, day: int, today: int, person: str, opponents: tuple[str, ...]
) -> tuple[DealDay, str]:
    """Build a day as a person may see it, and return it with its key."""
    known = repository.known(game, day)
    key, played = known if known is not None else ("", None)
    mine = repository.play_of(game, day, person) if person else None
    over = day < today
    status: Status
    if mine is None:
        status = "missed" if over else "new"
    elif mine.score is not None:
        status = "finished"
    else:
        status = "unfinished" if over or repository.is_finished(mine.table) else "playing"
    may_see = status not in ("new", "playing")
    # A day that the asker may not see yet is not on the board of the week either.
    last = today if day < today or may_see else today - 1
    deal_setup = setup(get_game(game), key, opponents) if mine is not None else None
    return DealDay(
        game=game,
        day=day,
        today=today,
        opponents=list(opponents),
        status=status,
        table=None if mine is None else mine.table,
        seat=None if deal_setup is None else deal_setup.seat,
        bots=[] if deal_setup is None else deal_setup.bots,
        begun=repository.counts(game, day)[0],
        board=board_of(repository, game, day, mine, read_results(played)) if may_see else None,
        week=weeks(repository.week(game, last - WEEK + 1, last, True, NAMED), person),
        week_guests=weeks(repository.week(game, last - WEEK + 1, last, False, NAMED), person),
    ), key


def board_of(repository: DealBook, game: str, day: int, mine: Play | None, bots: list[BotResult]) -> DealBoard:
    person = "" if mine is None else mine.person
    done = mine is not None and mine.score is not None
    started_count, finished_count = repository.counts(game, day)
    return DealBoard(
        people=lines(repository.best(game, day, True, NAMED), person),
        guests=lines(repository.best(game, day, False, NAMED), person),
        points=[DealBar(*each) for each in repository.spread(game, day, "score")],
        leads=[DealBar(*each) for each in repository.spread(game, day, "lead")],
        unfinished=started_count - finished_count,
        bots=[DealBot(each.bot, each.score, each.lead, each.place) for each in bots],
        mine=lines([mine], person)[0] if mine is not None and done else None,
        rank=repository.rank(game, day, mine) if mine is not None and done else None,
    )


def lines(plays: list[Play], person: str) -> list[DealLine]:
    return [
        DealLine(play.name, play.score or 0, play.lead or 0, play.place or 0, play.person == person) for play in plays
    ]


def weeks(found: list[Week], person: str) -> list[WeekLine]:
    return [WeekLine(each.name, each.days, each.won, each.lead, each.person == person) for each in found]


def sides_of(repository: DealBook, game: str, day: int, person: str) -> tuple[str, Play, Play | BotResult] | None:
    """Return the key of a day, a person's play, and the best other one; None if the person has not finished."""
    known = repository.known(game, day)
    mine = repository.play_of(game, day, person)
    if known is None or mine is None or mine.score is None:
        return None
    key, bots = known
    others: list[Play | BotResult] = [*read_results(bots)]
    for accounts in (True, False):
        others += [
            play
            for play in repository.best(game, day, accounts, 1, besides=person)
            if repository.is_finished(play.table)
        ]
    if not others:
        raise Refused("no-comparison", "there is no result to compare with yet; the bots are still playing")
    return key, mine, max(others, key=lambda each: (each.lead or 0, each.score or 0))


def compared(game: str, key: str, ours: Side, theirs: Side, other: DealCompared) -> bytes:
    """List the turns of both games, on a worker process."""
    seat = setup(get_game(game), key).seat
    mine, best = (
        turns(game, key, seat, side.moves or moves_of(read(side.table, entries_of(side.log))))
        for side in (ours, theirs)
    )
    return encoder.encode(replace(other, mine=mine, theirs=best))
