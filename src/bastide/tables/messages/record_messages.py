"""Wire messages about records: replay, fairness check, review, continuation."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, to_builtins

from bastide.tables.messages import (
    DecisionInfo,
    GameResult,
    JsonObject,
    NonNegativeInt,
    Problem,
    SeatRequest,
    TableId,
    Token,
)

#: Viewer who sees what all players together see.
ALL_HANDS_VIEWER: Final = -2

#: Longer records are refused. The longest known game has 700 actions.
MAX_RECORD_ACTIONS: Final = 10_000

RecordSource = Annotated[str, Meta(max_length=1_000_000)]
#: Longest continued game: the table replays its actions whenever it is opened.
MAX_CONTINUED_ACTIONS: Final = 2_000

ReplayVerdict = Literal["exact", "unverified", "diverged"]


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to check, review or import."""

    record: RecordSource


class PuzzleSource(Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle of this server."""

    game: Annotated[str, Meta(max_length=40)]
    id: Annotated[str, Meta(max_length=40)]


class ContinueGame(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Continue a finished game from one of its positions, at a new table.

    The game is given by a table of this server, a record, or a puzzle.
    """

    #: Number of actions played before the position. None: all of them; for a puzzle, its own position.
    at: NonNegativeInt | None = None
    #: Occupants, one for each seat of the game, in the order of play.
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=64)]
    #: The finished table, and the token of its invite link if the asker has no seat there.
    table: TableId | None = None
    invite: Token | None = None
    #: Or the record.
    record: RecordSource | None = None
    #: Or the puzzle.
    puzzle: PuzzleSource | None = None
    #: Start at once, if every seat is taken.
    start: bool = False


class ReplayRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for some positions of a record, as a seat, a spectator (-1) or with all hands open (-2) saw them."""

    record: RecordSource
    viewer: Annotated[int, Meta(ge=ALL_HANDS_VIEWER, le=63)] = -1
    first: NonNegativeInt = 0
    count: Annotated[int, Meta(ge=1, le=500)] = 100
    #: Language of the text description of each position; empty: no text.
    language: Annotated[str, Meta(max_length=20)] = ""
    #: Whether to list the legal actions of the viewer in the first of these positions.
    decision: bool = False


class DrawRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a picture of a position of a record, after ``at`` actions (None: all of them)."""

    record: RecordSource
    at: NonNegativeInt | None = None
    viewer: Annotated[int, Meta(ge=-1, le=63)] = -1
    #: English if unknown.
    language: Annotated[str, Meta(max_length=20)] = ""
    dark: bool = False


class AnimateRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for an animated picture of the positions after ``at`` to ``until`` actions of a record."""

    record: RecordSource
    at: NonNegativeInt
    until: NonNegativeInt
    viewer: Annotated[int, Meta(ge=-1, le=63)] = -1
    #: English if unknown.
    language: Annotated[str, Meta(max_length=20)] = ""
    dark: bool = False


class ReplayStep(Struct, frozen=True):
    """A position of a record: the action before it (none at the start), its events, and the view."""

    number: int
    player: int
    notation: str
    events: list[JsonObject]
    view: JsonObject
    waiting_for: list[int]
    #: The view as lines of text, if a language was given.
    text: str
    #: The decision of the viewer, if it was requested and there is one.
    decision: DecisionInfo | None = None


class RecordReplay(Struct, frozen=True):
    """Result of replaying a record: a verdict, and the requested positions."""

    game: str
    names: list[str]
    options: JsonObject
    seed: str
    rules_version: int
    verdict: ReplayVerdict
    #: Number of actions that certainly belong to the game. A diverged record has more.
    actions: int
    #: Where and why the record diverged; None: it did not.
    diverged_at: int | None
    problem: Problem | None
    #: Corrections of the rules since the record was written (``GAME-correction-ID``).
    corrections: list[str]
    result: GameResult | None
    steps: list[ReplayStep]
    #: Score of each player at every position, from the set-up on.
    scores: list[list[int]]


class ProofFinding(Struct, frozen=True):
    """Result of one fairness check; ``absent`` if there is nothing to compare.

    ``server``: the server's secret matches the hash published before anyone sat down. ``part``: so does that of a
    player's device. ``key``: the key follows from all secrets. ``order``: the order of seats follows from the key.
    ``options``: so do random options. ``seed``: where the server drew the whole seed, it matches the hash published at
    the start. Worded by ``server-check-WHAT-STATUS``.
    """

    what: Literal["server", "part", "key", "order", "options", "seed"]
    status: Literal["kept", "broken", "absent"]
    #: The player, for ``part``.
    player: int = -1


class FairnessCheck(Struct, frozen=True):
    """Fairness check of a finished game: its log replayed against its record, and its seed proof."""

    table: str
    #: Whether the game was imported: then nothing can be proven about its deal.
    imported: bool
    fair: bool
    hash: str
    seed: str
    findings: list[ProofFinding]
    verdict: ReplayVerdict
    actions: int
    record: str
    #: Whether it continues another game: then, too, nothing can be proven about its deal.
    played_on: bool = False


class RatedAnswer(Struct, frozen=True):
    """An action that a review has evaluated, and its costs compared with the best one."""

    notation: str
    cost: float
    point_cost: float
    #: Whether it is about as good as the best one.
    equal: bool


class CostlyMove(Struct, frozen=True):
    """A turn that lowered the win chance, represented by its most costly decision."""

    #: Number of actions played before the decision.
    at: int
    player: int
    played: str
    played_meaning: JsonObject
    best: str
    best_meaning: JsonObject
    #: Loss of win chance in this turn, from 0 to 1, and of final points ahead of the best opponent.
    cost: float
    point_cost: float
    #: Win chance after the played and after the best action.
    win: float
    best_win: float
    #: Reasons why the best action is better than the played one, worded as in a hint.
    reasons: list[JsonObject] = []
    #: All evaluated actions of the decision, the best first.
    answers: list[RatedAnswer] = []
    #: 95 % confidence intervals of the costs, plus or minus.
    error: float = 0.0
    point_error: float = 0.0
    #: Number of the turn in the record from 1; what names it in the game (``GAME-turn``); and the number of its other
    #: costly decisions.
    turn: int = 0
    turn_facts: JsonObject = {}
    others: int = 0
    #: What decides the win chance before the decision, worded likewise.
    standing: list[JsonObject] = []

    def to_json_data(self) -> JsonObject:
        """Return the move as JSON data."""
        data: JsonObject = to_builtins(self)
        return data


class GoodMove(Struct, frozen=True):
    """A decision in which the played action was clearly better than every sensible alternative."""

    #: Number of actions played before the decision.
    at: int
    player: int
    played: str
    played_meaning: JsonObject
    #: The best alternative.
    next_best: str
    next_best_meaning: JsonObject
    #: What the played action gains over it in win chance and final points, with 95 % confidence intervals.
    gain: float
    error: float
    point_gain: float
    point_error: float
    #: Reasons why the played action is better, worded as in a hint.
    reasons: list[JsonObject] = []
    #: Number of the turn in the record from 1, and what names it in the game (``GAME-turn``).
    turn: int = 0
    turn_facts: JsonObject = {}


class GameReview(Struct, frozen=True):
    """Progress of a review, and the turns that certainly cost most, worst first."""

    #: Name to poll the review by; it is forgotten after some time.
    id: str
    game: str
    #: Number of evaluations in all, and how many are finished. Each decision gets one, costly ones a second.
    looks: int
    done: int
    finished: bool
    moves: list[CostlyMove]
    #: Number of evaluated decisions of each seat, and their average costs in win chance and points. They include
    #: uncertain ones: chance makes some look too good and others too bad.
    decisions: list[int]
    costs: list[float]
    point_costs: list[float]
    #: Decisions that could not be evaluated in time, by the number of actions before them.
    unseen: list[int] = []
    #: At most three good moves of each player, the largest gain first.
    good_moves: list[GoodMove] = []
