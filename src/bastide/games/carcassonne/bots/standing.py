"""Explanation of a win chance: expected points by kind of feature, and followers in the supply."""

from __future__ import annotations

from typing import Final

from bastide.bots.standing import Mark, strongest
from bastide.bots.standing import changes as mistake_reasons
from bastide.bots.standing import standing as position_reasons
from bastide.core.plain import Plain
from bastide.core.randomness.rng import Rng
from bastide.core.reason import Reason
from bastide.core.state import State
from bastide.games.carcassonne.bots.forecast.forecast import Forecast, followers_at_home
from bastide.games.carcassonne.bots.forecast.opinions import OPINIONS
from bastide.games.carcassonne.bots.judgement import CarcassonneJudgement
from bastide.games.carcassonne.bots.weights import Weights
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import CITY, CLOISTER, FIELD, ROAD

#: Kinds of features in explanations.
TOLD: Final = {CITY: "city", ROAD: "road", CLOISTER: "cloister", FIELD: "field"}
#: Points that one more follower in the supply is worth, with plenty to do.
FOLLOWER: Final = 4.0


def standing(state: State, player: int) -> list[Reason]:
    """Return the main factors of a player's win chance, most important first."""
    assert isinstance(state, CarcassonneState)
    return position_reasons(marks(state, player, rival(state, player)))


def changes(state: State, player: int, played: int, better: int) -> list[Reason]:
    """Return what the position lacks after one action compared to a better one."""
    assert isinstance(state, CarcassonneState)
    other = rival(state, player)
    after = marks(turn_after(state, player, played), player, other)
    return mistake_reasons(after, marks(turn_after(state, player, better), player, other))


def turn_after(state: CarcassonneState, player: int, action: int) -> CarcassonneState:
    """Return the position at the end of the turn, if it is continued as well as possible after this action."""
    heuristics = CarcassonneJudgement()
    after = state.sample(player, Rng(0))
    assert isinstance(after, CarcassonneState)
    heuristics.prepare(after, player)
    turn = after.turns
    after.apply(player, action)
    while after.turns == turn and after.asked == player:
        after.apply(player, heuristics.quick(after, player, Rng(0)))
    return after


def rival(state: CarcassonneState, player: int) -> int:
    """Return the opponent with the highest expected score."""
    return strongest(looked(state).all_in_all(state), player)


def looked(state: CarcassonneState) -> Forecast:
    """Return a forecast that has analysed the position."""
    forecast = Forecast(Weights(), OPINIONS)
    forecast.outlook.update(state)
    forecast.look(state)
    return forecast


def marks(state: CarcassonneState, player: int, other: int) -> list[Mark]:
    """Return the factors of a player's win chance, compared to an opponent."""
    forecast = looked(state)
    points = forecast.points
    tiles: Plain = len(state.pile)
    facts: dict[str, Plain] = {"player": other, "tiles": tiles}
    mine, theirs = points[player], points[other]
    found = [Mark("expects", float(round(mine)), float(round(theirs)), mine - theirs, facts)]
    for kind, name in TOLD.items():
        mine, theirs = share(state, forecast, player, kind), share(state, forecast, other, kind)
        found.append(
            Mark("expects_of", float(round(mine)), float(round(theirs)), mine - theirs, {"player": other}, name)
        )
    mine, theirs = followers_at_home(state, player), followers_at_home(state, other)
    found.append(Mark("at_home", mine, theirs, FOLLOWER * forecast.busy * (mine - theirs), {"player": other}))
    return found


def share(state: CarcassonneState, forecast: Forecast, player: int, kind: int) -> float:
    """Return the points that a player can expect from occupied features of a kind."""
    points = 0.0
    players = state.players
    for slot in range(len(forecast.roots)):
        at = slot * players
        held = forecast.strengths[at + player] == forecast.strongest(at, players)
        if held and state.board.node_kind[forecast.roots[slot]] == kind:
            points += forecast.worths[slot]
    return points
