"""Coach advice: what matters before a move, and what would have been better after it."""

from __future__ import annotations

from msgspec import Struct

from bastide.core.state import State
from bastide.tables.analysis.evaluation import Judged, changes, gains, reasons
from bastide.tables.commands.checks import check_sound, own_seat
from bastide.tables.errors import Refused
from bastide.tables.messages import ActionInfo, Facts, Number, facts
from bastide.tables.model.table import Table
from bastide.tables.visitor import Visitor

#: Smaller losses of win chance are not reported to learners.
LEAST = 0.04
#: Code of the reason that a game gives if it has no better one.
QUIET = "quiet"


class Advice(Struct, frozen=True):
    """The best action, and the main reason for it, if one stands out.

    Pages show the reason first, and the action on request.
    """

    position: int
    best: ActionInfo
    #: Each a ``code``, worded by ``GAME-reason-CODE``, with its arguments.
    reasons: list[Facts] = []


class CoachedMove(Struct, frozen=True, forbid_unknown_fields=True):
    """The action that the asker took in a position for which they got advice."""

    position: Number
    action: Number


class Afterthought(Struct, frozen=True):
    """A better action and the main reason for it; None if no action was clearly better."""

    position: int
    better: ActionInfo | None = None
    #: Each a ``code``, worded by ``GAME-reason-CODE``, with its arguments.
    reasons: list[Facts] = []
    #: Loss of win chance.
    cost: float = 0.0


def coached(table: Table, visitor: Visitor) -> int:
    """Return the seat of a player who may use the coach, which needs a table with hints."""
    seat = own_seat(table, visitor)
    check_sound(table)
    if not table.hints:
        raise Refused("hints-off", "there are no hints at this table")
    return seat


def advice(game: str, position: int, state: State, seat: int, best: int) -> Advice:
    """Build the advice before a move. ``state`` is a sampled position."""
    relevant = [reason for reason in reasons(state, game, seat, best) if reason["code"] != QUIET]
    return Advice(position, named(state, seat, best), relevant[:1])


def named(state: State, seat: int, action: int) -> ActionInfo:
    return ActionInfo(action, state.notation(seat, action), facts(state.meaning(seat, action)))


def afterthought(game: str, position: int, state: State, seat: int, played: int, evaluation: Judged) -> Afterthought:
    """Build the feedback after a move; empty unless another action was clearly better.

    ``state`` is the sampled position in which the action was taken.
    """
    if not evaluation.seen or evaluation.same or evaluation.cost < max(LEAST, evaluation.error):
        return Afterthought(position)
    better = evaluation.best
    relevant = [*gains(state, game, seat, better, played), *changes(state, game, seat, better, played)]
    return Afterthought(position, named(state, seat, better), relevant[:1], evaluation.cost)
