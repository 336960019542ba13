"""What a search makes of a decision: what hints and reviews are made of."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bastide.bots.levels import judgement_for
from bastide.bots.search import Budget, analyse
from bastide.core.plain import Plain
from bastide.core.registry import get_game, get_kit
from bastide.core.state import State
from bastide.tables.messages import Facts, facts


class WeighedAction(Struct, frozen=True):
    """A legal action, and what a search makes of it."""

    action: int
    visits: int
    result: float
    win: float


class Weighed(Struct, frozen=True):
    """Every legal action of a decision, the best first, and what one of them cost against it."""

    lines: list[WeighedAction]
    cost: float


def weigh(game_id: str, snapshot: Mapping[str, Plain], seat: int, seconds: float, seed: int, played: int) -> Weighed:
    """What a search makes of a decision in so many seconds. ``played`` is what was done, or -1."""
    game = get_game(game_id)
    found = analyse(game.restore(snapshot), seat, Budget(seconds=seconds), judgement_for(game), seed)
    lines = [WeighedAction(line.action, line.visits, line.result, line.win) for line in found.lines]
    return Weighed(lines, found.cost_of(played) if played >= 0 else 0.0)


def reasons(state: State, game_id: str, seat: int, action: int) -> list[Facts]:
    """What the game has to say for an action."""
    return [facts(reason.plain()) for reason in get_kit(game_id).reasons(state, seat, action)]
