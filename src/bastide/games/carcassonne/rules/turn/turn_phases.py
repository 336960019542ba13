"""Phases of a turn in the base game: draw, lay, meeple, score, next player. Modules add phases between them."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import JsonData, Refusal, Rng
from bastide.games.carcassonne.rules.action_space import (
    ACTION_GIVE_UP,
    ACTION_NONE,
    MEEPLE_CODE_COUNT,
    meeple_code_of_action,
)
from bastide.games.carcassonne.rules.board.cell_coordinates import FACINGS, x_of, y_of
from bastide.games.carcassonne.rules.display.journal_events import add_game_over_event, add_player_event
from bastide.games.carcassonne.rules.display.refusals import meeple_placement_refusal, tile_placement_refusal
from bastide.games.carcassonne.rules.module_api import MeeplePhaseAction, Phase, Position
from bastide.games.carcassonne.rules.turn.feature_scoring import score_completed_features, score_game_end
from bastide.games.carcassonne.rules.turn.meeple_action_notation import (
    feature_index_of_action,
    is_meeple_action_on_tile,
    meeple_action_data,
    meeple_action_notation,
)
from bastide.games.carcassonne.rules.turn.meeple_moves import (
    are_meeples_forbidden,
    deploy_meeple,
    is_tile_closed_to_meeples,
)
from bastide.games.carcassonne.rules.turn.tile_placement import (
    can_build_bridge,
    count_or_pick_placement,
    discard_tile_in_hand,
    draw_next_tile,
    fits_somewhere,
    has_tiles_left,
    is_legal_placement,
    is_limited_by_edges_only,
    lay_tile,
    legal_placements,
)
from bastide.games.carcassonne.rules.turn.turn_step_order import (
    STEP_COMPLETION_REWARDS,
    STEP_DRAW,
    STEP_GAME_OVER,
    STEP_MEEPLE,
    STEP_PLACE_TILE,
    STEP_SCORE,
    STEP_SECOND_PART,
    STEP_TURN_END,
    STEP_TURN_START,
)


def base_phases() -> list[Phase]:
    """Return the phases of the base game."""
    return [
        TurnStartPhase(),
        DrawTilePhase(),
        LayTilePhase(),
        PlaceMeeplePhase(),
        ScoreCompletedPhase(),
        CompletionRewardsPhase(),
        TurnEndPhase(),
        GameOverPhase(),
    ]


class TurnStartPhase(Phase):
    """Start a turn with its first part."""

    def __init__(self) -> None:
        super().__init__("turn_start", STEP_TURN_START)

    def begin(self, state: Position) -> bool:
        state.part = 1
        state.turns += 1
        add_player_event(state, "turn", state.active)
        return False


class DrawTilePhase(Phase):
    """Draw the next tile. A tile that fits nowhere leaves the game and another one is drawn (O-01)."""

    def __init__(self) -> None:
        super().__init__("draw", STEP_DRAW)

    def begin(self, state: Position) -> bool:
        while True:
            kind = draw_next_tile(state)
            if kind < 0:  # no tile left: this turn part ends without one (O-39)
                state.jump_to_step(STEP_SECOND_PART)
                return False
            if fits_somewhere(state, kind, can_build_bridge(state)):
                return False
            discard_tile_in_hand(state, "unplaceable")


class LayTilePhase(Phase):
    """The active player lays the tile in hand."""

    def __init__(self) -> None:
        super().__init__("place", STEP_PLACE_TILE)

    def begin(self, state: Position) -> bool:
        state.asked = state.active
        return True

    def legal_actions(self, state: Position) -> list[int]:
        actions = legal_placements(state, state.hand)
        if self.may_give_up(state):
            actions.append(ACTION_GIVE_UP)
        return actions

    def random_action(self, state: Position, rng: Rng) -> int:
        """Return a random legal action; if only edges matter, count placements instead of listing them."""
        kind = state.hand
        if not is_limited_by_edges_only(state, kind):
            return super().random_action(state, rng)
        count: i64 = count_or_pick_placement(state, kind, -1)
        return int(count_or_pick_placement(state, kind, rng.below(count)))

    def may_give_up(self, state: Position) -> bool:
        """Return whether the tile may be given up: nobody must spend a bridge on a tile (O-19)."""
        return len(state.rules.bridge_builders) > 0 and not fits_somewhere(state, state.hand, False)

    def is_legal(self, state: Position, action: int) -> bool:
        if action == ACTION_GIVE_UP:
            return self.may_give_up(state)
        if not 0 <= action < ACTION_NONE:
            return False
        return is_legal_placement(state, state.hand, action >> 2, action & 3)

    def apply_action(self, state: Position, action: int) -> bool:
        if action == ACTION_GIVE_UP:
            discard_tile_in_hand(state, "given_up")
            state.jump_to_step(STEP_DRAW)
            return True
        lay_tile(state, action >> 2, action & 3)
        for module in state.rules.tile_placed_listeners:
            module.on_tile_placed(state)
        return True

    def prompt_data(self, state: Position) -> dict[str, JsonData]:
        return {"tile": state.tile_id(state.hand)}

    def notation(self, state: Position, action: int) -> str:
        if action == ACTION_GIVE_UP:
            return "give up"
        cell = action >> 2
        bridge = " with a bridge" if self.needs_bridge(state, action) else ""
        return f"place {state.tile_id(state.hand)} at {x_of(cell)},{y_of(cell)} {FACINGS[action & 3]}{bridge}"

    def needs_bridge(self, state: Position, action: int) -> bool:
        """Return whether a placement needs a bridge, which is built with it."""
        return not state.board.fits(state.hand, action >> 2, action & 3)

    def action_data(self, state: Position, action: int) -> dict[str, JsonData]:
        if action == ACTION_GIVE_UP:
            return {"do": "give_up", "tile": state.tile_id(state.hand)}
        cell = action >> 2
        return {
            "do": "place",
            "tile": state.tile_id(state.hand),
            "x": x_of(cell),
            "y": y_of(cell),
            "facing": FACINGS[action & 3],
            "bridged": 1 if self.needs_bridge(state, action) else 0,
        }

    def find_refusal(self, state: Position, action: int) -> Refusal:
        return tile_placement_refusal(state, action)


class PlaceMeeplePhase(Phase):
    """The active player may place one meeple on the tile just laid, or choose an alternative action."""

    def __init__(self) -> None:
        super().__init__("figure", STEP_MEEPLE)

    def begin(self, state: Position) -> bool:
        if are_meeples_forbidden(state) and len(self.legal_actions(state)) == 1:
            return False
        state.asked = state.active
        return True

    def legal_actions(self, state: Position) -> list[int]:
        actions: list[int] = [ACTION_NONE]
        barred = are_meeples_forbidden(state)
        if not barred and not is_tile_closed_to_meeples(state, len(state.board.tile_kind) - 1):
            self.append_meeple_actions(state, actions)
        for alternative in state.rules.meeple_phase_actions:
            if not barred or alternative.is_additional:
                alternative.append_legal_actions(state, actions)
        if state.rules.meeple_actions_need_sorting:
            actions.sort()
        return actions

    def append_meeple_actions(self, state: Position, actions: list[int]) -> None:
        """Append the actions that place a meeple of the active player on the last tile."""
        player = state.active
        board = state.board
        first: i64 = board.tile_first_node[len(board.tile_first_node) - 1]
        size: i64 = len(board.parent) - first
        for meeple in state.rules.meeple_kinds:
            code: i64 = meeple.code
            if state.supply[player * MEEPLE_CODE_COUNT + code] > 0:
                feature: i64 = 0
                while feature < size:
                    if meeple.may_be_placed_on(state, player, first + feature):
                        actions.append(meeple.first_action + feature)
                    feature += 1

    def is_legal(self, state: Position, action: int) -> bool:
        if action == ACTION_NONE:
            return True
        barred = are_meeples_forbidden(state)
        other = find_meeple_phase_action(state, action)
        if other is not None:
            return (not barred or other.is_additional) and other.is_legal(state, action)
        tile = len(state.board.tile_kind) - 1
        if barred or not is_meeple_action_on_tile(state, tile, action) or is_tile_closed_to_meeples(state, tile):
            return False
        code = meeple_code_of_action(action)
        if state.supply[state.active * MEEPLE_CODE_COUNT + code] == 0:
            return False
        return state.rules.meeple_kind(code).may_be_placed_on(
            state, state.active, state.board.tile_first_node[tile] + feature_index_of_action(action)
        )

    def apply_action(self, state: Position, action: int) -> bool:
        if action == ACTION_NONE:
            return True
        other = find_meeple_phase_action(state, action)
        if other is not None:
            return other.apply_action(state, action)
        deploy_meeple(
            state,
            state.active,
            meeple_code_of_action(action),
            state.board.tile_first_node[-1] + feature_index_of_action(action),
        )
        return True

    def prompt_data(self, state: Position) -> dict[str, JsonData]:
        board = state.board
        cell = board.tile_cell[-1]
        return {"tile": state.tile_id(board.tile_kind[-1]), "x": x_of(cell), "y": y_of(cell)}

    def notation(self, state: Position, action: int) -> str:
        if action == ACTION_NONE:
            return "none"
        other = find_meeple_phase_action(state, action)
        if other is not None:
            return other.notation(state, action)
        return meeple_action_notation(state, len(state.board.tile_kind) - 1, action)

    def action_data(self, state: Position, action: int) -> dict[str, JsonData]:
        if action == ACTION_NONE:
            return {"do": "none"}
        other = find_meeple_phase_action(state, action)
        if other is not None:
            return other.action_data(state, action)
        return meeple_action_data(state, len(state.board.tile_kind) - 1, action)

    def find_refusal(self, state: Position, action: int) -> Refusal:
        other = find_meeple_phase_action(state, action)
        if other is not None and not are_meeples_forbidden(state):
            return other.find_refusal(state, action)
        return meeple_placement_refusal(state, action)


def find_meeple_phase_action(state: Position, action: i64) -> MeeplePhaseAction | None:
    """Return the alternative action that has this action number."""
    for alternative in state.rules.meeple_phase_actions:
        if alternative.first_action <= action < alternative.first_action + alternative.action_count:
            return alternative
    return None


class ScoreCompletedPhase(Phase):
    """Score completed features and return their meeples."""

    def __init__(self) -> None:
        super().__init__("score", STEP_SCORE)

    def begin(self, state: Position) -> bool:
        score_completed_features(state)
        return False


class CompletionRewardsPhase(Phase):
    """Give the rewards of completed features other than points."""

    def __init__(self) -> None:
        super().__init__("tokens", STEP_COMPLETION_REWARDS)

    def begin(self, state: Position) -> bool:
        if state.completed:
            for module in state.rules.feature_completed_listeners:
                for root in state.completed:
                    module.on_feature_completed(state, root)
            state.completed = []
        return False


class TurnEndPhase(Phase):
    """Continue with the next player, or with the end of the game if no tile is left."""

    def __init__(self) -> None:
        super().__init__("turn_end", STEP_TURN_END)

    def begin(self, state: Position) -> bool:
        if has_tiles_left(state):
            state.active = (state.active + 1) % state.players
            state.jump_to_step(STEP_TURN_START)
        return False


class GameOverPhase(Phase):
    """Run the final scoring and end the game."""

    def __init__(self) -> None:
        super().__init__("over", STEP_GAME_OVER)

    def begin(self, state: Position) -> bool:
        score_game_end(state)
        state.asked = -1
        add_game_over_event(state)
        return True
