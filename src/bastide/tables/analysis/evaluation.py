"""Evaluate decisions by search, and explain them; used by hints, the coach and reviews."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bastide.bots.levels import judgement_for, teaching_for
from bastide.bots.search import Budget, analyse, compare
from bastide.core.plain import Plain
from bastide.core.reason import Reason
from bastide.core.registry import get_game, get_kit
from bastide.core.state import State
from bastide.tables.messages import Facts, facts


class WeighedAction(Struct, frozen=True):
    """A legal action and its evaluation by a search (``Line``)."""

    action: int
    visits: int
    result: float
    win: float
    error: float
    equal: bool


class Judged(Struct, frozen=True):
    """Cost of an action compared with the best other one (``Verdict``)."""

    best: int
    same: bool
    seen: bool
    win: float
    best_win: float
    cost: float
    error: float


#: Result for a decision that could not be evaluated in time.
UNSEEN = Judged(-1, False, False, 0.0, 0.0, 0.0, 0.0)


def weigh(
    game_id: str, snapshot: Mapping[str, Plain], seat: int, iterations: int, seconds: float, seed: int
) -> list[WeighedAction]:
    """Evaluate all legal actions with a limited search, best first.

    If the game's heuristics see only one sensible action (Treasures are played before buying), it comes first, since
    chance orders actions of equal value.
    """
    game = get_game(game_id)
    state, heuristics = game.restore(snapshot), judgement_for(game)
    found = analyse(state, seat, Budget(iterations, seconds), heuristics, seed)
    sensible = heuristics.candidates(state, seat, state.legal_actions(seat))
    lines = sorted(found.lines, key=lambda line: len(sensible) == 1 and line.action != sensible[0])
    return [WeighedAction(line.action, line.visits, line.result, line.win, line.error, line.equal) for line in lines]


def judge(
    game_id: str,
    snapshot: Mapping[str, Plain],
    seat: int,
    played: int,
    rollouts: int,
    seconds: float,
    seed: int,
    teaching: bool = False,
) -> Judged:
    """Evaluate the cost of an action by a limited number of rollouts and seconds of processor time.

    ``teaching``: use the game's heuristics for learners.
    """
    game = get_game(game_id)
    heuristics = teaching_for(game) if teaching else judgement_for(game)
    found = compare(game.restore(snapshot), seat, played, Budget(rollouts, seconds), heuristics, seed)
    return Judged(found.best, found.same, found.seen, found.win, found.best_win, found.cost, found.error)


# -- explanations ------------------------------------------------------------------------------


def reasons(state: State, game_id: str, seat: int, action: int) -> list[Facts]:
    """Return the game's reasons for an action."""
    return told(get_kit(game_id).reasons(state, seat, action))


def gains(state: State, game_id: str, seat: int, best: int, played: int) -> list[Facts]:
    """Return the reasons for the better action that do not apply to the played one."""
    kit = get_kit(game_id)
    return told(without(kit.reasons(state, seat, best), kit.reasons(state, seat, played)))


def losses(state: State, game_id: str, seat: int, best: int, played: int) -> list[Facts]:
    """Return the reasons against the played action that do not apply to the better one."""
    kit = get_kit(game_id)
    return told(without(kit.drawbacks(state, seat, played), kit.drawbacks(state, seat, best)))


def standing(state: State, game_id: str, seat: int) -> list[Facts]:
    """Return the reasons for a player's current win chance."""
    return told(get_kit(game_id).standing(state, seat))


def changes(state: State, game_id: str, seat: int, best: int, played: int) -> list[Facts]:
    """Return the reasons why the played action lowers the win chance, unlike the better one."""
    return told(get_kit(game_id).changes(state, seat, played, best))


def without(found: list[Reason], shared: list[Reason]) -> list[Reason]:
    known = [reason.plain() for reason in shared]
    return [reason for reason in found if reason.plain() not in known]


def told(found: list[Reason]) -> list[Facts]:
    return [facts(reason.plain()) for reason in found]
