"""What goes over the wire about records: to look at them position by position, to check them, to review them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from bastide.tables.messages import Facts, Number, Problem, Result, SeatWish, TableId, Token

#: The eyes that see what all the players together see.
OPEN: Final = -2

#: A record with more actions is not looked at: the longest game that we have seen has 700.
MOST_ACTIONS: Final = 10_000

RecordSource = Annotated[str, Meta(max_length=1_000_000)]
#: So many actions of a game can be played on from: the table plays them again whenever it is opened.
MOST_BEFORE: Final = 2_000

Verdict = Literal["exact", "unverified", "diverged"]


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, to be checked, reviewed or imported."""

    record: RecordSource


class PuzzleSource(Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle of this server."""

    game: Annotated[str, Meta(max_length=40)]
    id: Annotated[str, Meta(max_length=40)]


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Go on from a position of a game that is over, at a new table: of a table of this server, of a record, or of a
    puzzle."""

    #: The position: how many actions of it had been played. None: all of them; of a puzzle, it is where it is asked.
    at: Number | None = None
    #: Who is to sit there, one for each seat of the game; all in the order of play.
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=64)]
    #: The finished table, and the token of its link if the asker has no seat there.
    table: TableId | None = None
    invite: Token | None = None
    #: Or the record.
    record: RecordSource | None = None
    #: Or the puzzle.
    puzzle: PuzzleSource | None = None
    #: Begin at once, if every seat is taken.
    start: bool = False


class RecordPage(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and which of its positions are wanted, as whom: a seat, -1 for a spectator, -2 for all hands open."""

    record: RecordSource
    viewer: Annotated[int, Meta(ge=OPEN, le=63)] = -1
    first: Number = 0
    count: Annotated[int, Meta(ge=1, le=500)] = 100
    #: The language in which each position is described in words; none: in no words.
    language: Annotated[str, Meta(max_length=20)] = ""


class RecordPicture(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and the position that is to be drawn: after so many actions (none: after all), as whom, how."""

    record: RecordSource
    at: Number | None = None
    viewer: Annotated[int, Meta(ge=-1, le=63)] = -1
    #: English if it is not known.
    language: Annotated[str, Meta(max_length=20)] = ""
    dark: bool = False


class Step(Struct, frozen=True):
    """A position of a record: the action that led there (none at the start), what it caused, and what is seen."""

    number: int
    player: int
    notation: str
    events: list[Facts]
    view: Facts
    waiting_for: list[int]
    #: The view as lines of text, if a language was asked for.
    text: str


class Replayed(Struct, frozen=True):
    """What came of replaying a record: a ``verdict``, and the positions that were asked for."""

    game: str
    names: list[str]
    options: Facts
    seed: str
    rules_version: int
    verdict: Verdict
    #: Actions that are certain to belong to the game; a diverged record has more.
    actions: int
    #: Where it diverged and why; else None.
    diverged_at: int | None
    problem: Problem | None
    #: The rules that were corrected since it was written (``GAME-correction-ID``).
    corrections: list[str]
    result: Result | None
    steps: list[Step]
    #: The points of each player at every position, from the set-up on, as the game counts them there.
    scores: list[list[int]]


class Finding(Struct, frozen=True):
    """One thing that was promised, and whether it was kept; ``absent`` if there is nothing to compare.

    ``server``: the server's secret is the one whose hash was shown before anyone sat down. ``part``: so is that of a
    player's device. ``key``: the key follows from all of them. ``order``: the order of seats follows from the key.
    ``options``: so does what the options left to chance. ``seed``: where the server alone drew the seed, it is the one
    whose hash was shown at the start. They are worded by ``server-check-WHAT-STATUS``.
    """

    what: Literal["server", "part", "key", "order", "options", "seed"]
    status: Literal["kept", "broken", "absent"]
    #: Whose part it is, for ``part``.
    player: int = -1


class Checked(Struct, frozen=True):
    """A finished game of this server, checked: its log replayed against its own record, and every promise about where
    its chance came from."""

    table: str
    #: Whether the game was played elsewhere and read in: then nothing can be proven about its deal.
    imported: bool
    fair: bool
    hash: str
    seed: str
    findings: list[Finding]
    verdict: Verdict
    actions: int
    record: str
    #: Whether it goes on with another game, whose deal its record tells: of that, too, nothing can be proven.
    played_on: bool = False


class CostlyMove(Struct, frozen=True):
    """A turn after which less was to be expected, told by the decision of it that cost most."""

    #: How many actions had been played before it: the position in which it was taken.
    at: int
    player: int
    played: str
    played_meaning: Facts
    best: str
    best_meaning: Facts
    #: By how much the chance of victory fell in this turn, from 0 to 1.
    cost: float
    #: The chances of victory after the one and the other.
    win: float
    best_win: float
    #: What speaks for the better one and not for the other as well, worded as in a hint.
    best_reasons: list[Facts] = []
    #: The cost, give or take this much, with a certainty of 95 %.
    error: float = 0.0
    #: Which turn of the game it is, from 1, and how many more decisions of it cost something.
    turn: int = 0
    others: int = 0
    #: What speaks against the one that was played, likewise.
    played_reasons: list[Facts] = []
    #: Why the chance was what it was before it, and what made it fall, likewise.
    standing: list[Facts] = []
    changes: list[Facts] = []


class Review(Struct, frozen=True):
    """How far the review of a record has come, and the turns that cost most beyond doubt, the worst first."""

    #: Ask for it again by this name; it is forgotten some time.
    id: str
    game: str
    #: Decisions at which there was something to choose, and how many looks at them are through; each costs one look,
    #: those that seem costly another one.
    looks: int
    done: int
    finished: bool
    moves: list[CostlyMove]
    #: What the decisions of each seat cost in all, in victories, also those of which each alone is in doubt.
    costs: list[float]
    #: These, give or take so much.
    errors: list[float] = []
    #: The decisions that there was too little time to look at, by the number of actions before them.
    unseen: list[int] = []
