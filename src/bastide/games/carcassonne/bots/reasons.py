"""Reasons for and against an action: points for whom, and what it claims, joins or leaves open."""

from __future__ import annotations

from typing import Final

from bastide.core.journal import Journal
from bastide.core.plain import Plain, whole
from bastide.core.reason import Reason
from bastide.core.state import State
from bastide.games.carcassonne.bots.forecast.forecast import Forecast
from bastide.games.carcassonne.bots.forecast.opinions import OPINIONS
from bastide.games.carcassonne.bots.margins import as_it_stands, occupied
from bastide.games.carcassonne.bots.weights import Weights
from bastide.games.carcassonne.modules.base.module import FOLLOWER
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT, NONE, placed_code
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import CITY, CLOISTER, FEATURE_KINDS, FIELD, ROAD, SHRINE
from bastide.games.carcassonne.rules.turn.figure_actions import placed_feature
from bastide.games.carcassonne.rules.turn.moments import PLACE
from bastide.games.carcassonne.rules.turn.scoring import owners, value

#: Maximum number of reasons for an action.
MOST: Final = 3
#: Events after which the outcome was not foreseeable.
UNKNOWN: Final = ["turn", "drew", "unplaceable", "game_over"]


def reasons(state: State, player: int, action: int) -> list[Reason]:
    """Return the reasons for a legal action, most important first."""
    assert isinstance(state, CarcassonneState)
    phase = state.rules.chain[state.phase]
    if phase.moment == PLACE and action < NONE:
        found = of_placement(state, player, action)
    elif phase.id == "figure" and action == NONE:
        found = [Reason("keeps", {"count": state.supply[player * FIGURE_COUNT + FOLLOWER]})]
    elif phase.id == "figure" and placed_code(action) >= 0:
        found = of_figure(state, player, action)
    else:
        found = of_change(state, player, action)
    return found[:MOST] if found else [Reason("quiet")]


def drawbacks(state: State, player: int, action: int) -> list[Reason]:
    """Return the reasons against a legal action."""
    assert isinstance(state, CarcassonneState)
    phase = state.rules.chain[state.phase]
    if phase.moment == PLACE and action < NONE:
        return fed_fields(state, carried_out(state, player, action), player)
    at_home = state.supply[player * FIGURE_COUNT + FOLLOWER]
    if phase.id == "figure" and action != NONE and placed_code(action) == FOLLOWER and at_home == 1:
        return [Reason("last_follower")]
    return []


def fed_fields(before: CarcassonneState, laid: CarcassonneState, player: int) -> list[Reason]:
    """Return reasons for fields of others that gained completed cities."""
    found: list[Reason] = []
    seen: list[int] = []
    for node in before.figure_node:
        if before.board.node_kind[before.board.root(node)] != FIELD:
            continue
        root = laid.board.root(node)
        holders = owners(laid, root)
        if root in seen or not holders or player in holders:
            continue
        seen.append(root)
        cities = completed_beside(laid, root)
        if cities > completed_beside(before, before.board.root(node)):
            found.append(Reason("feeds", {"player": holders[0], "cities": cities}))
    return found[:MOST]


def completed_beside(state: CarcassonneState, field: int) -> int:
    """Return the number of completed cities next to a field."""
    return len([city for city in state.board.cities_beside(field) if city >= 0])


# -- effects of an action --------------------------------------------------------------------------------------------


def carried_out(state: CarcassonneState, player: int, action: int) -> CarcassonneState:
    """Return the position after an action, with a journal of its events."""
    after = state.clone()
    after.journal = Journal()
    after.apply(player, action)
    return after


def scored(after: CarcassonneState, player: int) -> list[Reason]:
    """Return reasons for points scored, and for features completed without owner, as far as they were foreseeable."""
    assert after.journal is not None
    mine: list[Reason] = []
    theirs: list[Reason] = []
    closed: list[Reason] = []
    paid: list[Plain] = []
    for event in after.journal.events:
        if event.kind in UNKNOWN:
            break
        place: list[Plain] = [event.data.get(key) for key in ("feature", "number", "x", "y")]
        if event.kind == "completed":
            closed.append(Reason("closes", {"of": event.data["feature"], "place": place}))
        elif event.kind == "scored" and not event.data["final"]:
            paid.append(place)
            facts: dict[str, Plain] = {"points": event.data["points"]}
            facts["of"] = event.data.get("feature", event.data["category"])
            if event.data["player"] == player:
                mine.append(Reason("scores", facts))
            else:
                theirs.append(Reason("gives", {**facts, "player": event.data["player"]}))
    mine.sort(key=points_of, reverse=True)
    for reason in closed:
        if reason.facts.pop("place") not in paid:
            theirs.append(reason)
    return mine + theirs


def points_of(reason: Reason) -> int:
    """Return the points that a reason states."""
    return whole(reason.facts["points"])


def of_change(state: CarcassonneState, player: int, action: int) -> list[Reason]:
    """Return the changes of all scores if the game ended now."""
    after = carried_out(state, player, action)
    found = scored(after, player)
    if after.is_over() or found:
        return found
    found = differences(as_it_stands(state), as_it_stands(after), player, "gains", "costs")
    return found if found else expected(state, after, player)


def expected(state: CarcassonneState, after: CarcassonneState, player: int) -> list[Reason]:
    """Return the changes of all expected scores."""
    forecast = Forecast(Weights(), OPINIONS)
    forecast.outlook.update(state)
    return differences(forecast.totals(state), forecast.totals(after), player, "promises", "hinders")


def differences(before: list[float], after: list[float], player: int, gain: str, loss: str) -> list[Reason]:
    """Return reasons for what a player gains and others lose, if it is at least a point."""
    found: list[Reason] = []
    if after[player] - before[player] >= 1.0:
        found.append(Reason(gain, {"points": int(after[player] - before[player])}))
    for other in range(len(before)):
        if other != player and before[other] - after[other] >= 1.0:
            found.append(Reason(loss, {"player": other, "points": int(before[other] - after[other])}))
    return found


# -- the tile --------------------------------------------------------------------------------------------------------


def of_placement(state: CarcassonneState, player: int, action: int) -> list[Reason]:
    """Return the reasons for a tile placement."""
    laid = carried_out(state, player, action)
    touched = joined(state, laid, player)
    room: list[Reason] = []
    if laid.asked == player and laid.rules.chain[laid.phase].id == "figure":
        room = room_for_figures(laid, player)
        laid.apply(player, NONE)
    found = scored(laid, player) + touched + room
    return found if found or laid.is_over() else expected(state, laid, player)


def joined(before: CarcassonneState, laid: CarcassonneState, player: int) -> list[Reason]:
    """Return reasons for the incomplete features that the tile extends."""
    board = laid.board
    first = board.tile_node[len(before.board.tile_kind)]
    seen: list[int] = []
    found: list[Reason] = []
    for node in range(first, len(board.parent)):
        root = board.root(node)
        kind = board.node_kind[root]
        if root in seen or kind not in (CITY, ROAD, FIELD) or (kind != FIELD and board.open[root] == 0):
            continue
        seen.append(root)
        holders = owners(laid, root)
        if player not in holders:
            continue
        of = FEATURE_KINDS[kind]
        rivals = [other for other in former_owners(before, laid, root, first) if other != player]
        if rivals and rivals[0] not in holders:
            found.append(Reason("takes", {"of": of, "player": rivals[0]}))
        elif rivals and len(former_owners(before, laid, root, first)) > 1:
            found.append(Reason("shares", {"of": of, "player": rivals[0]}))
        elif kind != FIELD:
            found.append(Reason("grows", {"of": of, "tiles": board.size[root], "points": int(value(laid, root))}))
    return found + surrounded(before, laid, player)


def surrounded(before: CarcassonneState, laid: CarcassonneState, player: int) -> list[Reason]:
    """Return a reason for the fullest of the player's cloisters next to the tile, if it is not complete."""
    fullest = -1
    for root in occupied(before):
        if before.board.node_kind[root] not in (CLOISTER, SHRINE) or player not in owners(before, root):
            continue
        missing = laid.board.open[root]
        if before.board.open[root] > missing > 0 and (fullest < 0 or missing < laid.board.open[fullest]):
            fullest = root
    if fullest < 0:
        return []
    kind = FEATURE_KINDS[before.board.node_kind[fullest]]
    return [Reason("surrounds", {"of": kind, "count": 9 - laid.board.open[fullest]})]


def former_owners(before: CarcassonneState, laid: CarcassonneState, root: int, first: int) -> list[int]:
    """Return the owners of the parts of a feature before the last tile joined them."""
    parts: list[int] = []
    found: list[int] = []
    for node in before.figure_node:
        part = before.board.root(node)
        if node < first and part not in parts and laid.board.root(node) == root:
            parts.append(part)
            found += [owner for owner in owners(before, part) if owner not in found]
    return found


def room_for_figures(laid: CarcassonneState, player: int) -> list[Reason]:
    """Return a reason for the best place that the tile offers to a follower."""
    best: Reason | None = None
    highest = 0
    for action in laid.legal_actions(player):
        if placed_code(action) != FOLLOWER:
            continue
        root = laid.board.root(laid.board.tile_node[-1] + placed_feature(action))
        claim = claimed(laid, root)
        points = points_of(claim)
        if points > highest:
            highest = points
            best = claim
    return [] if best is None else [Reason("room", best.facts)]


# -- meeples ---------------------------------------------------------------------------------------------------------


def of_figure(state: CarcassonneState, player: int, action: int) -> list[Reason]:
    """Return the reasons for placing a meeple."""
    root = state.board.root(state.board.tile_node[-1] + placed_feature(action))
    kind = state.board.node_kind[root]
    if kind < FIELD and state.board.open[root] == 0:
        of = FEATURE_KINDS[kind]
        for reason in scored(carried_out(state, player, action), player):
            if reason.code == "scores" and reason.facts["of"] == of:
                return [Reason("at_once", reason.facts)]
    if placed_code(action) == FOLLOWER:
        return [claimed(state, root)]
    return of_change(state, player, action)


def claimed(state: CarcassonneState, root: int) -> Reason:
    """Return a reason for a claim: the size of the feature, and its points now."""
    board = state.board
    kind = board.node_kind[root]
    if kind == FIELD:
        cities = completed_beside(state, root)
        return Reason("claims", {"of": "field", "tiles": cities, "points": 3 * cities})
    tiles = board.size[root] if kind in (CITY, ROAD) else 9 - board.open[root]
    return Reason("claims", {"of": FEATURE_KINDS[kind], "tiles": int(tiles), "points": int(value(state, root))})
