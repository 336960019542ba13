"""Wire messages of club tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bastide.server.club_tournaments.standings import StandingRow, TieBreak
from bastide.server.club_tournaments.tournament_model import TournamentFormat, TournamentSettings, TournamentStatus
from bastide.tables.messages import BotSpec, Clock, JsonObject, Token

EntrantNumber = Annotated[int, Meta(ge=1, le=10_000)]


class CreateTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a club tournament. The creator is its organiser, and does not play unless they join."""

    name: Annotated[str, Meta(max_length=200)]
    settings: TournamentSettings


class JoinTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """Enter a tournament, and thereby agree to play its games."""

    invite: Token | None = None


class LeaveTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """Withdraw, and lose the games that are not over. Only the organiser can name another ``entrant``."""

    entrant: EntrantNumber | None = None


class AddTournamentBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Enter a bot: the name of one of the server, or the id of a bot account."""

    bot: BotSpec


class ControlTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """Change the state of a tournament. While it is paused, games go on and no new ones start."""

    action: Literal["start", "pause", "resume", "cancel"]


class TournamentListEntry(Struct, frozen=True):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    format: TournamentFormat
    status: TournamentStatus
    clock: Clock
    entrants: int
    round: int
    total_rounds: int
    created_at: int


class TournamentList(Struct, frozen=True):
    """A page of the list of tournaments, newest first. ``more``: value of ``before`` for the next page."""

    tournaments: list[TournamentListEntry]
    more: int | None


class TournamentPreset(Struct, frozen=True):
    """Suggested settings for the tournaments of a game; ``clock`` is the name of a time control."""

    game: str
    clock: str
    settings: JsonObject


class TournamentPresets(Struct, frozen=True):
    """Presets of all games that have one."""

    presets: list[TournamentPreset]


class TournamentEntrant(Struct, frozen=True):
    """An entrant. The name is empty for a bot, and for a deleted person."""

    number: int
    name: str
    bot: str
    has_left: bool


class TournamentGameInfo(Struct, frozen=True):
    """A game of a match. ``seats`` lists the entrants by seat; places and scores are known once it is over."""

    table: str
    seats: list[int]
    is_over: bool
    reason: str
    places: list[int] | None
    scores: list[int] | None


class TournamentMatch(Struct, frozen=True):
    """A pairing of a round; with one entrant a bye. ``points`` are known once it is decided."""

    entrants: list[int]
    points: list[float] | None
    games: list[TournamentGameInfo]


class TournamentRound(Struct, frozen=True):
    """A round with its matches."""

    number: int
    matches: list[TournamentMatch]


class TournamentDetails(Struct, frozen=True):
    """A tournament with entrants, standings and rounds, as the asker sees it."""

    id: str
    name: str
    status: TournamentStatus
    settings: TournamentSettings
    #: Name of the organiser; empty if deleted.
    organiser: str
    is_organiser: bool
    #: Number of the asker as an entrant who has not left; 0: none.
    you: int
    can_join: bool
    #: Token for the link; only for organiser and entrants.
    invite: str | None
    created_at: int
    started_at: int | None
    #: End of an arena; None: not started, or another format.
    closes_at: int | None
    round: int
    total_rounds: int
    max_entrants: int
    entrants: list[TournamentEntrant]
    #: Ids of the profiles of the entrants; empty where there is none that the asker may see.
    profiles: list[str]
    tie_breaks: list[TieBreak]
    standings: list[StandingRow]
    rounds: list[TournamentRound]


class TournamentResultRow(Struct, frozen=True):
    """A finished game in the results, one row for each seat."""

    round: int
    board: int
    game: int
    table: str
    seat: int
    entrant: int
    name: str
    place: int
    score: int | None
    reason: str


class TournamentResults(Struct, frozen=True):
    """All results of a tournament, as a file."""

    id: str
    name: str
    game: str
    format: TournamentFormat
    status: TournamentStatus
    tie_breaks: list[TieBreak]
    standings: list[StandingRow]
    entrants: list[TournamentEntrant]
    games: list[TournamentResultRow]
