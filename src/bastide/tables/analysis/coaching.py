"""A coach: before a move what matters now, after it what would have been better, and no more than a sentence of it."""

from __future__ import annotations

from msgspec import Struct

from bastide.core.state import State
from bastide.tables.analysis.evaluation import Judged, changes, gains, reasons
from bastide.tables.commands.checks import check_sound, own_seat
from bastide.tables.errors import Refused
from bastide.tables.messages import ActionInfo, Facts, Number, facts
from bastide.tables.model.table import Table
from bastide.tables.visitor import Visitor

#: Who learns is not told of what cost less than this part of a victory.
LEAST = 0.04
#: The reason that every game has for want of a better one.
QUIET = "quiet"


class Advice(Struct, frozen=True):
    """What speaks for the best that can be done; nothing, if nothing stands out. A page says first why, and which that
    is to whoever asks."""

    position: int
    best: ActionInfo
    #: A ``code`` each, worded by ``GAME-reason-CODE``, and its facts.
    reasons: list[Facts] = []


class CoachedMove(Struct, frozen=True, forbid_unknown_fields=True):
    """What the asker has done in a position that the coach has seen."""

    position: Number
    action: Number


class Afterthought(Struct, frozen=True):
    """What would have been better, and what speaks for it; None if nothing clearly was."""

    position: int
    better: ActionInfo | None = None
    #: A ``code`` each, worded by ``GAME-reason-CODE``, and its facts.
    reasons: list[Facts] = []
    #: The chance of victory that was lost.
    cost: float = 0.0


def coached(table: Table, visitor: Visitor) -> int:
    """The seat of somebody who may have a coach at this table: where there are hints."""
    seat = own_seat(table, visitor)
    check_sound(table)
    if not table.hints:
        raise Refused("hints-off", "there are no hints at this table")
    return seat


def advice(game: str, position: int, state: State, seat: int, best: int) -> Advice:
    """What there is to say before a move. ``state``: a position as the player could know it."""
    speaks = [reason for reason in reasons(state, game, seat, best) if reason["code"] != QUIET]
    return Advice(position, named(state, seat, best), speaks[:1])


def named(state: State, seat: int, action: int) -> ActionInfo:
    return ActionInfo(action, state.notation(seat, action), facts(state.meaning(seat, action)))


def afterthought(game: str, position: int, state: State, seat: int, played: int, judged: Judged) -> Afterthought:
    """What there is to say of a move: nothing, unless it is clear that another one was better.

    ``state``: a position as the player could know it, in which it was done.
    """
    if not judged.seen or judged.same or judged.cost < max(LEAST, judged.error):
        return Afterthought(position)
    better = judged.best
    speaks = [*gains(state, game, seat, better, played), *changes(state, game, seat, better, played)]
    return Afterthought(position, named(state, seat, better), speaks[:1], judged.cost)
