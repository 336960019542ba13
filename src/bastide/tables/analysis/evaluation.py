"""What a search makes of a decision: what hints and reviews are made of."""

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
    """A legal action, and what a search makes of it (``Line``)."""

    action: int
    visits: int
    result: float
    win: float
    error: float
    equal: bool


class Judged(Struct, frozen=True):
    """What an action cost against the best other one (``Verdict``)."""

    best: int
    same: bool
    seen: bool
    win: float
    best_win: float
    cost: float
    error: float


#: Of a decision that there was no time for.
UNSEEN = Judged(-1, False, False, 0.0, 0.0, 0.0, 0.0)


def weigh(
    game_id: str, snapshot: Mapping[str, Plain], seat: int, thoughts: int, seconds: float, seed: int
) -> list[WeighedAction]:
    """What a search makes of a decision by so many thoughts in so many seconds at most: every legal action, the best
    first.

    Where the game's judgement sees only one thing to do (Treasures are played before anything is bought), that one is
    first: of actions that come to the same, chance might put another one there.
    """
    game = get_game(game_id)
    state, judgement = game.restore(snapshot), judgement_for(game)
    found = analyse(state, seat, Budget(thoughts, seconds), judgement, seed)
    wise = judgement.candidates(state, seat, state.legal_actions(seat))
    lines = sorted(found.lines, key=lambda line: len(wise) == 1 and line.action != wise[0])
    return [WeighedAction(line.action, line.visits, line.result, line.win, line.error, line.equal) for line in lines]


def judge(
    game_id: str,
    snapshot: Mapping[str, Plain],
    seat: int,
    played: int,
    looks: int,
    seconds: float,
    seed: int,
    teaching: bool = False,
) -> Judged:
    """What an action cost, found by so many looks in so many seconds of processor time at most.

    ``teaching``: by the game's judgement for whoever learns it.
    """
    game = get_game(game_id)
    judgement = teaching_for(game) if teaching else judgement_for(game)
    found = compare(game.restore(snapshot), seat, played, Budget(looks, seconds), judgement, seed)
    return Judged(found.best, found.same, found.seen, found.win, found.best_win, found.cost, found.error)


# -- in words ----------------------------------------------------------------------------------


def reasons(state: State, game_id: str, seat: int, action: int) -> list[Facts]:
    """What the game has to say for an action."""
    return told(get_kit(game_id).reasons(state, seat, action))


def gains(state: State, game_id: str, seat: int, best: int, played: int) -> list[Facts]:
    """What speaks for the better action and not for the other one as well."""
    kit = get_kit(game_id)
    return told(without(kit.reasons(state, seat, best), kit.reasons(state, seat, played)))


def losses(state: State, game_id: str, seat: int, best: int, played: int) -> list[Facts]:
    """What speaks against the action that was played and not against the better one as well."""
    kit = get_kit(game_id)
    return told(without(kit.drawbacks(state, seat, played), kit.drawbacks(state, seat, best)))


def standing(state: State, game_id: str, seat: int) -> list[Facts]:
    """Why a player's chance is what it is."""
    return told(get_kit(game_id).standing(state, seat))


def changes(state: State, game_id: str, seat: int, best: int, played: int) -> list[Facts]:
    """Why it fell with the action that was played and not with the better one."""
    return told(get_kit(game_id).changes(state, seat, played, best))


def without(found: list[Reason], shared: list[Reason]) -> list[Reason]:
    known = [reason.plain() for reason in shared]
    return [reason for reason in found if reason.plain() not in known]


def told(found: list[Reason]) -> list[Facts]:
    return [facts(reason.plain()) for reason in found]
