"""Club tournaments as values: settings, entrants, matches and games, and what follows from them."""

from __future__ import annotations

from fractions import Fraction
from hashlib import sha256
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from bastide.core.errors import InvalidOption
from bastide.core.game import Game
from bastide.core.game_registry import get_game
from bastide.tables.messages import Clock, MoveClock, NoClock
from bastide.tables.messages.field_types import JsonObject
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.seats_and_proposals import is_bot_account

TournamentFormat: TypeAlias = Literal["swiss", "round_robin", "tables", "knockout", "arena"]
TournamentStatus: TypeAlias = Literal["open", "running", "paused", "finished", "cancelled"]

#: Maximum number of entrants. Pairing 64 players by the Dutch system takes ten seconds of a worker process.
MAX_ENTRANTS: Final[dict[TournamentFormat, int]] = {
    "swiss": 64,
    "round_robin": 24,
    "tables": 200,
    "knockout": 128,
    "arena": 100,
}
MAX_BOT_ENTRANTS: Final = 8
#: Formats with a fixed roster, which nobody can join after the start.
FIXED_ROSTER_FORMATS: Final = ("round_robin", "knockout")


class TournamentSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of a club tournament, fixed when it is created."""

    game: Annotated[str, Meta(max_length=60)]
    format: TournamentFormat
    clock: Clock
    options: JsonObject = {}
    #: Number of rounds of a Swiss or a tournament of tables. The other formats know theirs.
    rounds: Annotated[int, Meta(ge=1, le=15)] = 5
    #: Players at a table; more than two only in the format ``tables``.
    table_size: Annotated[int, Meta(ge=2, le=7)] = 2
    #: A match ends when one player has won more than half of this many games.
    best_of: Annotated[int, Meta(ge=1, le=7)] = 1
    #: Whether random options, such as the kingdom, are drawn once per round and the same at all its tables.
    shared_setup: bool = False
    #: Whether a match has two games with the same deal, in which the players exchange seats.
    duplicate_deals: bool = False
    #: ``link``: only people with the link can see and join it.
    entry: Literal["anyone", "link"] = "anyone"
    #: Whether people can join after the start.
    late_entry: bool = True
    #: A person who has not made a move after this many minutes of being asked loses the game.
    no_show_minutes: Annotated[int, Meta(ge=1, le=60 * 24 * 30)] = 10
    #: Whether a knock-out has a match for the third place.
    third_place: bool = False
    #: Duration of an arena.
    minutes: Annotated[int, Meta(ge=10, le=24 * 60)] = 60

    @property
    def games_per_match(self) -> int:
        """Most games of a match."""
        return 2 if self.duplicate_deals else self.best_of


class Entrant(Struct, frozen=True):
    """A person (or bot account) or a bot of the server in a tournament. Both are empty if the person was deleted."""

    number: int
    person: str
    bot: str
    name: str
    joined_at: int
    #: First round that the entrant can play.
    joined_round: int
    #: Round in which they withdrew (0: before the start); None: they play.
    left_round: int | None = None
    #: Whether the organiser has removed them, so that they cannot come back.
    is_removed: bool = False

    @property
    def is_bot(self) -> bool:
        """Whether a bot of the server or a bot account plays."""
        return bool(self.bot) or is_bot_account(self.person)


class Match(Struct, frozen=True):
    """A pairing of a round: entrants who play one or more games. With one entrant it is a bye."""

    round: int
    board: int
    entrants: list[int]
    done_at: int | None = None
    #: Points of each entrant; None: not finished.
    points: list[float] | None = None


class TournamentGame(Struct, frozen=True):
    """A game of a match at a table. ``seats`` lists the entrants by seat."""

    table: str
    round: int
    board: int
    game: int
    seats: list[int]
    started_at: int
    #: Whether every person has made a move, or none needs to be checked.
    has_everybody_acted: bool = False
    done_at: int | None = None
    reason: str = ""
    places: list[int] | None = None
    scores: list[int] | None = None


class ClubTournament(Struct, frozen=True):
    """A club tournament with all its rounds."""

    id: str
    name: str
    #: Person id of the organiser; empty if deleted.
    organiser: str
    status: TournamentStatus
    settings: TournamentSettings
    invite: str
    created_at: int
    started_at: int | None
    ended_at: int | None
    round: int
    total_rounds: int
    #: Incremented with every change, so that a decision on outdated data is noticed.
    version: int
    entrants: list[Entrant] = []
    matches: list[Match] = []
    games: list[TournamentGame] = []

    def get_entrant(self, number: int) -> Entrant:
        return self.entrants[number - 1]

    def find_entrant(self, ids: frozenset[str]) -> Entrant | None:
        """Return the entrant with one of these person ids."""
        return next((each for each in self.entrants if each.person and each.person in ids), None)

    def list_matches(self, number: int) -> list[Match]:
        """List the matches of a round."""
        return [match for match in self.matches if match.round == number]

    def list_games(self, match: Match) -> list[TournamentGame]:
        return [game for game in self.games if (game.round, game.board) == (match.round, match.board)]

    def list_participants(self) -> list[Entrant]:
        """List the entrants who have not left before the start."""
        return [each for each in self.entrants if each.left_round != 0]

    def list_active(self) -> list[int]:
        """List the entrants who can be paired now, in lot order."""
        return [number for number in lot_order(self) if self.get_entrant(number).left_round is None]

    @property
    def is_round_over(self) -> bool:
        return all(match.points is not None for match in self.list_matches(self.round))

    @property
    def is_over(self) -> bool:
        return self.status in ("finished", "cancelled")


def lot_order(tournament: ClubTournament) -> list[int]:
    """List the participants in a random order, the same every time."""
    return sorted(
        (each.number for each in tournament.list_participants()),
        key=lambda number: sha256(f"{tournament.id}:{tournament.invite}:{number}".encode()).digest(),
    )


def make_table_id(tournament: ClubTournament, match: Match, game: int) -> str:
    """Return the id of a game's table: the same in every process, and unguessable."""
    text = f"club:{tournament.id}:{tournament.invite}:{match.round}:{match.board}:{game}"
    return sha256(text.encode()).hexdigest()[:16]


def check_settings(settings: TournamentSettings) -> Game:
    """Return the game; raises BastideError if the settings do not fit together."""
    game = get_game(settings.game)
    size = settings.table_size
    if isinstance(settings.clock, NoClock):
        raise RequestRefused("tournament-clock", "a tournament needs a clock: choose a limit per move or per game")
    if (size > 2) != (settings.format == "tables") or (size > 2 and settings.games_per_match > 1):
        raise RequestRefused("tournament-tables", "only tables of three or more play in this format, one game each")
    if settings.best_of % 2 == 0:
        raise RequestRefused("bad-message", "invalid request: best_of must be odd", problem="best_of must be odd")
    if settings.duplicate_deals and settings.best_of > 1:
        problem = "best_of must be 1 with duplicate_deals"
        raise RequestRefused("bad-message", f"invalid request: {problem}", problem=problem)
    game.check_players(size)
    if settings.shared_setup:
        game.resolve_options(size, game.check_options(size, settings.options), 0)
    for players in range(size if size == 2 else max(game.min_players, 3), size + 1):
        try:
            game.check_options(players, settings.options)
        except InvalidOption:
            if players == size:
                raise
    return game


def count_rounds(settings: TournamentSettings, entrants: int) -> int:
    """Return the number of rounds for a number of entrants; 0 for an arena, which runs for a time."""
    match settings.format:
        case "round_robin":
            return entrants - 1 + entrants % 2
        case "knockout":
            return (entrants - 1).bit_length()
        case "swiss":
            # Nobody meets twice.
            return min(settings.rounds, entrants - 1 + entrants % 2)
        case "tables":
            return settings.rounds
        case "arena":
            return 0


def is_correspondence(clock: Clock) -> bool:
    """Return whether a game takes days."""
    return isinstance(clock, MoveClock) and clock.seconds >= 6 * 3600


# -- results of games and matches --------------------------------------------------------------


def place_points(places: list[int], table_size: int) -> list[Fraction]:
    """Return the points of a game by place: one point for each player beaten, half for a tie.

    At a table that is smaller or larger than the others, the points are scaled to the same maximum.
    """
    beaten = [
        sum(Fraction((place < other) - (place > other) + 1, 2) for other in places) - Fraction(1, 2) for place in places
    ]
    return [each * (table_size - 1) / (len(places) - 1) for each in beaten]


def rank_with_departed(tournament: ClubTournament, game: TournamentGame, places: list[int] | None) -> list[int]:
    """Return the places of a game; entrants who have left come last if the game has no result."""
    if places is not None:
        return places
    left = [tournament.get_entrant(number).left_round is not None for number in game.seats]
    return [1 + (len(left) - sum(left) if gone and not all(left) else 0) for gone in left]


def decide_match(tournament: ClubTournament, match: Match, games: list[TournamentGame]) -> list[float] | None:
    """Return the points of a match; None if another game has to be played."""
    settings = tournament.settings
    done = [game for game in games if game.places is not None]
    if len(done) < len(games):
        return None
    if settings.format == "tables":
        points = dict(zip(done[0].seats, place_points(done[0].places or [], settings.table_size), strict=True))
        return [float(points[number]) for number in match.entrants]
    first, second = match.entrants
    wins = {first: Fraction(0), second: Fraction(0)}
    for game in done:
        for number, points_won in zip(game.seats, place_points(game.places or [], 2), strict=True):
            wins[number] += points_won
    gone = [tournament.get_entrant(number).left_round is not None for number in match.entrants]
    most = settings.games_per_match
    left = most - len(done)
    if left > 0 and max(wins.values()) * 2 <= most and not any(gone):
        return None
    if left > 0 and gone[0] != gone[1]:
        won = Fraction(int(gone[1]))
    else:
        won = Fraction((wins[first] > wins[second]) - (wins[first] < wins[second]) + 1, 2)
    if won == Fraction(1, 2) and settings.format == "knockout":
        won = Fraction(int(_wins_drawn_match(tournament, match, done)))
    scale = 2 if settings.format == "arena" else 1
    return [float(won * scale), float((1 - won) * scale)]


def _wins_drawn_match(tournament: ClubTournament, match: Match, games: list[TournamentGame]) -> bool:
    """Return whether the first entrant advances after a drawn match: by score, else at random."""
    first, second = match.entrants
    lead = sum(score_difference(game, first) for game in games)
    if lead:
        return lead > 0
    order = lot_order(tournament)
    return order.index(first) < order.index(second)


def score_difference(game: TournamentGame, number: int) -> Fraction:
    """Return the difference between an entrant's score and the average of the others; 0 without scores."""
    if not game.scores or game.reason != "played" or number not in game.seats:
        return Fraction(0)
    own = game.scores[game.seats.index(number)]
    return Fraction(own * len(game.scores) - sum(game.scores), len(game.scores) - 1)
