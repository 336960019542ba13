"""Scoring of features in rulebook order. Modules change values and add points through hooks.

Features completed by one tile are scored together:

1. (own phase) followers are redeployed from Carcassonne, in seat order;
2. points for every completed city, road, cloister and shrine, by majority, each with the fairy bonus;
3. their meeples are returned, and those that have lost a challenge;
4. (own phase) completion rewards: goods, king, robber baron.

At the end of the game: redeployment; unfinished cities, roads, cloisters and shrines; fields, each with the fairy
bonus; then the points of the modules.
"""

from __future__ import annotations

from mypy_extensions import i64

from bastide.games.carcassonne.rules.display.journal_events import (
    add_feature_completed_event,
    add_points_paid_event,
    add_points_scored_event,
)
from bastide.games.carcassonne.rules.module_api import Position
from bastide.games.carcassonne.rules.tiles.tile_definition import (
    CITY,
    CLOISTER,
    FIELD,
    HAS_BARN,
    HAS_CASTLE,
    ROAD,
    SHRINE,
)
from bastide.games.carcassonne.rules.turn.meeple_moves import return_meeple
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_LAST_REDEPLOY


def scoring_category(feature_kind: i64) -> str:
    """Return the category of points for a kind of feature."""
    if feature_kind == ROAD:
        return "roads"
    if feature_kind == CITY:
        return "cities"
    return "fields" if feature_kind == FIELD else "cloisters"


# -- points ----------------------------------------------------------------------------------------


def award_points(state: Position, player: i64, points: i64, category: str, final: bool, node: i64) -> None:
    """Give a player points for a feature, or with ``node`` -1 for something that is not on the board."""
    state.score[player] = state.score[player] + points
    add_to_tally(state, player, state.rules.points_tally_index[category], points)
    for module in state.rules.points_awarded_listeners:
        module.on_points_awarded(state, player, points)
    add_points_scored_event(state, player, points, category, final, node)


def pay_points(state: Position, player: i64, points: i64) -> None:
    """Let a player pay points at a bazaar, or receive them if negative. These are not scored points."""
    state.score[player] -= points
    add_to_tally(state, player, state.rules.points_tally_index["auction"], -points)
    add_points_paid_event(state, player, points)


def add_to_tally(state: Position, player: i64, entry: i64, number: i64) -> None:
    """Add to a per-player counter (``Rules.tally_names``)."""
    place: i64 = player * len(state.rules.tally_names) + entry
    state.tally[place] = state.tally[place] + number


# -- values ----------------------------------------------------------------------------------------


def feature_value(state: Position, root: i64) -> i64:
    """Return the current points of a city, road, cloister or shrine: as completed, or as at the end of the game."""
    board = state.board
    kind: i64 = board.node_kind[root]
    missing: i64 = board.open_edges[root]
    if kind in (CLOISTER, SHRINE):
        return 9 - missing
    if board.marks[root] & HAS_CASTLE != 0:
        return 0  # it scores features completed next to it
    complete = missing == 0
    each: i64 = 2 if kind == CITY and complete else 1
    for module in state.rules.tile_value_modules:
        each = module.points_per_tile(state, root, each, complete)
    return each * (board.feature_size[root] + board.shields[root])


def field_value(state: Position, root: i64, cities: list[int], player: i64, worth: i64 = 3) -> i64:
    """Return the points of a field with these complete cities for one of its owners."""
    points: i64 = 0
    for city in cities:
        each: i64 = worth
        for module in state.rules.city_value_modules:
            each = module.points_per_city(state, root, city, player, each)
        points += each
    return points


def points_per_city_for_farmers(state: Position, root: i64) -> i64:
    """Return the points per city for farmers, before pigs and herds; less in a field that already had a barn (O-25)."""
    board = state.board
    if board.marks[root] & HAS_BARN == 0:
        return 3
    ending = state.rules.phases[state.phase].step >= STEP_LAST_REDEPLOY
    return 3 if board.is_new_mark(root, HAS_BARN) and not ending else 1


def feature_owners(state: Position, root: i64) -> list[int]:
    """Return the players with the highest follower strength on a feature, several if tied."""
    board = state.board
    if board.follower_count[root] == 0:
        return []
    strengths: list[int] = [0] * state.players
    best: i64 = 0
    i: i64 = 0
    while i < len(state.figure_node):
        meeple = state.rules.meeple_kind(state.figure_code[i])
        if meeple.is_follower and board.find_root(state.figure_node[i]) == root:
            player: i64 = state.figure_owner[i]
            strength: i64 = meeple.strength(state, root)
            for module in state.rules.strength_changers:
                strength = module.strength(state, i, root, strength)
            strength += strengths[player]
            strengths[player] = strength
            if strength > best:
                best = strength
        i += 1
    found: list[int] = []
    player = 0
    while player < state.players:
        if best > 0 and strengths[player] == best:
            found.append(player)
        player += 1
    return found


# -- during the game -------------------------------------------------------------------------------


def score_completed_features(state: Position) -> None:
    """Score completed features and fields taken by barns at the same time (O-37), then return the meeples."""
    board = state.board
    leaving: list[int] = []
    for root in state.completed:
        add_feature_completed_event(state, root)
        if board.follower_count[root] > 0:
            leaving.append(root)
            points = feature_value(state, root)
            category = scoring_category(board.node_kind[root])
            for player in feature_owners(state, root):
                award_points(state, player, points, category, False, root)
                add_to_tally(state, player, state.rules.completed_tally_index[category], 1)
            notify_feature_scored(state, root, False)
    if leaving:
        for module in state.rules.challenge_modules:
            leaving += module.defeated_features(state)
    for module in state.rules.field_scorers:
        for root in module.fields_to_score(state):
            leaving.append(root)
            score_field(state, root, False)
            notify_feature_scored(state, root, False)
    if not leaving:
        return
    i: i64 = 0
    while i < len(state.figure_node):
        if (
            board.find_root(state.figure_node[i]) in leaving
            and state.rules.meeple_kind(state.figure_code[i]).returns_after_scoring
        ):
            return_meeple(state, i)
        else:
            i += 1


def score_field(state: Position, root: i64, final: bool) -> None:
    """Score a field for its owners. Castles, herds and Carcassonne also count when a barn triggers it (O-13)."""
    cities = state.board.adjacent_complete_cities(root)
    worth = points_per_city_for_farmers(state, root)
    for player in feature_owners(state, root):
        award_points(state, player, field_value(state, root, cities, player, worth), "fields", final, root)


def notify_feature_scored(state: Position, root: i64, final: bool) -> None:
    """Call the hook for a feature that has just been scored."""
    for module in state.rules.feature_scored_listeners:
        module.on_feature_scored(state, root, final)


# -- at the end of the game ------------------------------------------------------------------------


def score_game_end(state: Position) -> None:
    """Run the final scoring. Meeples stay on the board to show what was scored."""
    board = state.board
    buildings: list[int] = []
    fields: list[int] = []
    for node in state.figure_node:
        root = board.find_root(node)
        if board.node_kind[root] == FIELD:
            if root not in fields:
                fields.append(root)
        elif root not in buildings and board.marks[root] & HAS_CASTLE == 0:
            buildings.append(root)
    for root in buildings:
        points = feature_value(state, root)
        category = scoring_category(board.node_kind[root])
        for player in feature_owners(state, root):
            award_points(state, player, points, category, True, root)
        notify_feature_scored(state, root, True)
    for root in fields:
        score_field(state, root, True)
        notify_feature_scored(state, root, True)
    for module in state.rules.modules:
        module.score_game_end(state)
