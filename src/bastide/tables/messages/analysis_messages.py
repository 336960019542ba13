"""Wire messages of the analysis board: the tree of a game or position, its positions, and their evaluation.

The client has the tree. Every request carries the text of the record or position, and the way to one node: a number of
recorded actions, and the actions after them.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from bastide.core.records.record_annotations import MAX_COMMENT_LENGTH, MAX_VARIATION_ACTIONS
from bastide.tables.messages import ActionReference, DecisionInfo, GameResult, HintLine, JsonObject, SeatNumber
from bastide.tables.messages.record_messages import (
    ALL_HANDS_VIEWER,
    MAX_RECORD_ACTIONS,
    RecordSource,
    ReplayVerdict,
)

#: Viewer who is the player to move at every position.
PLAYER_TO_MOVE: Final = -1
#: Longest way to a position after the recorded actions.
MAX_LINE_ACTIONS: Final = 2_000

Mark = Literal["good", "bad", "interesting"]


class OpenAnalysis(Struct, frozen=True, forbid_unknown_fields=True):
    """A record or a position to analyse, with or without annotations."""

    text: RecordSource


class AnalysisNode(Struct, frozen=True):
    """A position of the tree and the action before it. Node 0 is the start."""

    #: Number of the node before; -1 for the start.
    parent: int
    player: int
    notation: str
    meaning: JsonObject
    comment: str = ""
    marks: list[Mark] = []


class AnalysisTree(Struct, frozen=True):
    """A record or a position with its annotations. The recorded actions are the nodes 1 to ``recorded``."""

    game: str
    #: Names of the seats; empty for a position.
    names: list[str]
    players: int
    options: JsonObject
    verdict: ReplayVerdict
    corrections: list[str]
    recorded: int
    nodes: list[AnalysisNode]


class LineMove(Struct, frozen=True, forbid_unknown_fields=True):
    """An action after the recorded ones, as number or notation."""

    player: SeatNumber
    action: ActionReference


class AnalysedLine(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The way to a position: ``at`` recorded actions, and the actions of a variation."""

    text: RecordSource
    at: Annotated[int, Meta(ge=0, le=MAX_RECORD_ACTIONS)] = 0
    line: Annotated[list[LineMove], Meta(max_length=MAX_LINE_ACTIONS)] = []


class ShowAnalysed(AnalysedLine, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Ask for a position, as a seat, the player to move (-1) or with everything open (-2) sees it."""

    viewer: Annotated[int, Meta(ge=ALL_HANDS_VIEWER, le=63)] = PLAYER_TO_MOVE
    #: How many of the last actions to describe.
    last: Annotated[int, Meta(ge=0, le=100)] = 1
    #: Language of a text description of the position; empty: no text.
    language: Annotated[str, Meta(max_length=20)] = ""


class AskWhyNotAnalysed(AnalysedLine, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An action that is not legal in a position, for the player who sees it."""

    player: SeatNumber
    action: ActionReference


class AnalysedMove(Struct, frozen=True):
    """An action that was played, and its events."""

    player: int
    notation: str
    meaning: JsonObject
    events: list[JsonObject]


class AnalysedPosition(Struct, frozen=True):
    """A position of the tree, and the decision of the seat that sees it."""

    #: Seat that the view belongs to; -1: none, the game is over.
    you: int
    waiting_for: list[int]
    view: JsonObject
    decision: DecisionInfo | None
    #: The last actions before the position.
    moves: list[AnalysedMove]
    scores: list[int]
    #: The position as text, with all hidden information.
    position: str
    result: GameResult | None
    #: The view as lines of text, if a language was given.
    description: str = ""


class EvaluateAnalysed(AnalysedLine, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Ask for the evaluation of a decision, as far as the player can know the position."""

    player: SeatNumber
    #: Each step takes about three times as long as the one before.
    effort: Annotated[int, Meta(ge=1, le=3)] = 1


class AnalysisEvaluation(Struct, frozen=True):
    """The most promising actions of a decision, best first."""

    lines: list[HintLine]
    #: Reasons for the player's win chance, worded like the reasons of a line.
    standing: list[JsonObject]
    rollouts: int


class SavedNode(Struct, frozen=True, forbid_unknown_fields=True):
    """A node of the tree to save. The recorded nodes come first, without action."""

    parent: Annotated[int, Meta(ge=-1)] = -1
    player: SeatNumber = 0
    notation: Annotated[str, Meta(max_length=300)] = ""
    comment: Annotated[str, Meta(max_length=MAX_COMMENT_LENGTH)] = ""
    marks: Annotated[list[Mark], Meta(max_length=3)] = []


class SaveAnalysis(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for the text of a record or position with these annotations instead of its own."""

    text: RecordSource
    nodes: Annotated[list[SavedNode], Meta(min_length=1, max_length=MAX_RECORD_ACTIONS + MAX_VARIATION_ACTIONS + 1)]


class AnalysisText(Struct, frozen=True):
    """An annotated record or position."""

    text: str
