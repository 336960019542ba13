"""Reasons for an action: points for whom, and what it claims, joins or leaves open."""

from __future__ import annotations

from typing import Final

from bastide.core.action_reason import Reason
from bastide.core.journal import Journal
from bastide.core.json_data import JsonData, expect_int
from bastide.core.state import State
from bastide.games.carcassonne.bots.forecast.module_heuristics_registry import MODULE_HEURISTICS
from bastide.games.carcassonne.bots.forecast.score_forecast import ScoreForecast
from bastide.games.carcassonne.bots.heuristic_weights import HeuristicWeights
from bastide.games.carcassonne.bots.scores_if_ended_now import occupied_features, scores_if_ended_now
from bastide.games.carcassonne.modules.base.module import FOLLOWER
from bastide.games.carcassonne.rules.action_space import ACTION_NONE, MEEPLE_CODE_COUNT, meeple_code_of_action
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import (
    CITY,
    CLOISTER,
    FEATURE_KIND_NAMES,
    FIELD,
    ROAD,
    SHRINE,
)
from bastide.games.carcassonne.rules.turn.feature_scoring import feature_owners, feature_value
from bastide.games.carcassonne.rules.turn.meeple_action_notation import feature_index_of_action
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_PLACE_TILE

#: Maximum number of reasons for an action.
MAX_REASONS: Final = 3
#: Events after which the outcome was not foreseeable.
UNFORESEEABLE_EVENTS: Final = ["turn", "drew", "unplaceable", "game_over"]


def reasons_for(state: State, player: int, action: int) -> list[Reason]:
    """Return the reasons for a legal action, most important first."""
    assert isinstance(state, CarcassonneState)
    phase = state.rules.phases[state.phase]
    if phase.step == STEP_PLACE_TILE and action < ACTION_NONE:
        found = placement_reasons(state, player, action)
    elif phase.id == "figure" and action == ACTION_NONE:
        found = [Reason("keeps", {"count": state.supply[player * MEEPLE_CODE_COUNT + FOLLOWER]})]
    elif phase.id == "figure" and meeple_code_of_action(action) >= 0:
        found = meeple_reasons(state, player, action)
    else:
        found = score_change_reasons(state, player, action)
    return found[:MAX_REASONS] if found else [Reason("quiet")]


def count_completed_cities(state: CarcassonneState, field: int) -> int:
    """Return the number of completed cities next to a field."""
    return len([city for city in state.board.adjacent_complete_cities(field) if city >= 0])


# -- effects of an action --------------------------------------------------------------------------------------------


def play_with_journal(state: CarcassonneState, player: int, action: int) -> CarcassonneState:
    """Return the position after an action, with a journal of its events."""
    after = state.clone()
    after.journal = Journal()
    after.apply(player, action)
    return after


def scoring_reasons(after: CarcassonneState, player: int) -> list[Reason]:
    """Return reasons for points scored, and for features completed without owner, as far as they were foreseeable."""
    assert after.journal is not None
    mine: list[Reason] = []
    theirs: list[Reason] = []
    closed: list[Reason] = []
    paid: list[JsonData] = []
    for event in after.journal.events:
        if event.kind in UNFORESEEABLE_EVENTS:
            break
        place: list[JsonData] = [event.data.get(key) for key in ("feature", "number", "x", "y")]
        if event.kind == "completed":
            closed.append(Reason("closes", {"of": event.data["feature"], "place": place}))
        elif event.kind == "scored" and not event.data["final"]:
            paid.append(place)
            facts: dict[str, JsonData] = {"points": event.data["points"]}
            facts["of"] = event.data.get("feature", event.data["category"])
            if event.data["player"] == player:
                mine.append(Reason("scores", facts))
            else:
                theirs.append(Reason("gives", {**facts, "player": event.data["player"]}))
    mine.sort(key=points_in_reason, reverse=True)
    for reason in closed:
        if reason.facts.pop("place") not in paid:
            theirs.append(reason)
    return mine + theirs


def points_in_reason(reason: Reason) -> int:
    """Return the points that a reason states."""
    return expect_int(reason.facts["points"])


def score_change_reasons(state: CarcassonneState, player: int, action: int) -> list[Reason]:
    """Return the changes of all scores if the game ended now."""
    after = play_with_journal(state, player, action)
    found = scoring_reasons(after, player)
    if after.is_over() or found:
        return found
    found = score_difference_reasons(scores_if_ended_now(state), scores_if_ended_now(after), player, "gains", "costs")
    return found if found else forecast_change_reasons(state, after, player)


def forecast_change_reasons(state: CarcassonneState, after: CarcassonneState, player: int) -> list[Reason]:
    """Return the changes of all expected scores."""
    forecast = ScoreForecast(HeuristicWeights(), MODULE_HEURISTICS)
    forecast.remaining_tiles.count_tiles(state)
    return score_difference_reasons(
        forecast.forecast_scores(state), forecast.forecast_scores(after), player, "promises", "hinders"
    )


def score_difference_reasons(
    before: list[float], after: list[float], player: int, gain: str, loss: str
) -> list[Reason]:
    """Return reasons for what a player gains and others lose, if it is at least a point."""
    found: list[Reason] = []
    if after[player] - before[player] >= 1.0:
        found.append(Reason(gain, {"points": int(after[player] - before[player])}))
    for other in range(len(before)):
        if other != player and before[other] - after[other] >= 1.0:
            found.append(Reason(loss, {"player": other, "points": int(before[other] - after[other])}))
    return found


# -- the tile --------------------------------------------------------------------------------------------------------


def placement_reasons(state: CarcassonneState, player: int, action: int) -> list[Reason]:
    """Return the reasons for a tile placement."""
    laid = play_with_journal(state, player, action)
    touched = joined_feature_reasons(state, laid, player)
    room: list[Reason] = []
    if laid.asked == player and laid.rules.phases[laid.phase].id == "figure":
        room = follower_place_reasons(laid, player)
        laid.apply(player, ACTION_NONE)
    found = scoring_reasons(laid, player) + touched + room
    return found if found or laid.is_over() else forecast_change_reasons(state, laid, player)


def joined_feature_reasons(before: CarcassonneState, laid: CarcassonneState, player: int) -> list[Reason]:
    """Return reasons for the incomplete features that the tile extends."""
    board = laid.board
    first = board.tile_first_node[len(before.board.tile_kind)]
    seen: list[int] = []
    found: list[Reason] = []
    for node in range(first, len(board.parent)):
        root = board.find_root(node)
        kind = board.node_kind[root]
        if root in seen or kind not in (CITY, ROAD, FIELD) or (kind != FIELD and board.open_edges[root] == 0):
            continue
        seen.append(root)
        holders = feature_owners(laid, root)
        if player not in holders:
            continue
        of = FEATURE_KIND_NAMES[kind]
        rivals = [other for other in former_owners(before, laid, root, first) if other != player]
        if rivals and rivals[0] not in holders:
            found.append(Reason("takes", {"of": of, "player": rivals[0]}))
        elif rivals and len(former_owners(before, laid, root, first)) > 1:
            found.append(Reason("shares", {"of": of, "player": rivals[0]}))
        elif kind != FIELD:
            found.append(
                Reason("grows", {"of": of, "tiles": board.feature_size[root], "points": int(feature_value(laid, root))})
            )
    return found + cloister_reasons(before, laid, player)


def cloister_reasons(before: CarcassonneState, laid: CarcassonneState, player: int) -> list[Reason]:
    """Return a reason for the fullest of the player's cloisters next to the tile, if it is not complete."""
    fullest = -1
    for root in occupied_features(before):
        if before.board.node_kind[root] not in (CLOISTER, SHRINE) or player not in feature_owners(before, root):
            continue
        missing = laid.board.open_edges[root]
        if before.board.open_edges[root] > missing > 0 and (fullest < 0 or missing < laid.board.open_edges[fullest]):
            fullest = root
    if fullest < 0:
        return []
    kind = FEATURE_KIND_NAMES[before.board.node_kind[fullest]]
    return [Reason("surrounds", {"of": kind, "count": 9 - laid.board.open_edges[fullest]})]


def former_owners(before: CarcassonneState, laid: CarcassonneState, root: int, first: int) -> list[int]:
    """Return the owners of the parts of a feature before the last tile joined them."""
    parts: list[int] = []
    found: list[int] = []
    for node in before.figure_node:
        part = before.board.find_root(node)
        if node < first and part not in parts and laid.board.find_root(node) == root:
            parts.append(part)
            found += [owner for owner in feature_owners(before, part) if owner not in found]
    return found


def follower_place_reasons(laid: CarcassonneState, player: int) -> list[Reason]:
    """Return a reason for the best place that the tile offers to a follower."""
    best: Reason | None = None
    highest = 0
    for action in laid.legal_actions(player):
        if meeple_code_of_action(action) != FOLLOWER:
            continue
        root = laid.board.find_root(laid.board.tile_first_node[-1] + feature_index_of_action(action))
        claim = claim_reason(laid, root)
        points = points_in_reason(claim)
        if points > highest:
            highest = points
            best = claim
    return [] if best is None else [Reason("room", best.facts)]


# -- meeples ---------------------------------------------------------------------------------------------------------


def meeple_reasons(state: CarcassonneState, player: int, action: int) -> list[Reason]:
    """Return the reasons for placing a meeple."""
    root = state.board.find_root(state.board.tile_first_node[-1] + feature_index_of_action(action))
    kind = state.board.node_kind[root]
    if kind < FIELD and state.board.open_edges[root] == 0:
        of = FEATURE_KIND_NAMES[kind]
        for reason in scoring_reasons(play_with_journal(state, player, action), player):
            if reason.code == "scores" and reason.facts["of"] == of:
                return [Reason("at_once", reason.facts)]
    if meeple_code_of_action(action) == FOLLOWER:
        return [claim_reason(state, root)]
    return score_change_reasons(state, player, action)


def claim_reason(state: CarcassonneState, root: int) -> Reason:
    """Return a reason for a claim: the size of the feature, and its points now."""
    board = state.board
    kind = board.node_kind[root]
    if kind == FIELD:
        cities = count_completed_cities(state, root)
        return Reason("claims", {"of": "field", "tiles": cities, "points": 3 * cities})
    tiles = board.feature_size[root] if kind in (CITY, ROAD) else 9 - board.open_edges[root]
    return Reason(
        "claims", {"of": FEATURE_KIND_NAMES[kind], "tiles": int(tiles), "points": int(feature_value(state, root))}
    )
