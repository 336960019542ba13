"""Phases of a turn in the base game: draw, lay, meeple, score, next player. Modules add phases between them."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import Plain, Refusal, Rng
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT, GIVE_UP, NONE, placed_code
from bastide.games.carcassonne.rules.display.events import note_game_over, note_player
from bastide.games.carcassonne.rules.display.refusals import why_no_figure, why_not_there
from bastide.games.carcassonne.rules.map.geometry import FACINGS, x_of, y_of
from bastide.games.carcassonne.rules.module_api import Alternative, Phase, Position
from bastide.games.carcassonne.rules.turn.figure_actions import (
    names_figure,
    placed_feature,
    stand_meaning,
    stand_notation,
)
from bastide.games.carcassonne.rules.turn.figure_moves import deploy, figures_barred, tile_barred
from bastide.games.carcassonne.rules.turn.moments import (
    DRAW,
    FIGURE,
    GAME_OVER,
    PLACE,
    SCORE,
    SECOND_PART,
    TOKENS,
    TURN_END,
    TURN_START,
)
from bastide.games.carcassonne.rules.turn.scoring import score_completed, score_final
from bastide.games.carcassonne.rules.turn.tile_moves import (
    counted_placements,
    drop_tile,
    fits_somewhere,
    is_free,
    lay_tile,
    may_build,
    may_lay,
    placements,
    take_tile,
    tiles_left,
)


def base_phases() -> list[Phase]:
    """Return the phases of the base game."""
    return [TurnStart(), Draw(), LayTile(), PlaceFigure(), Score(), Tokens(), TurnEnd(), GameOver()]


class TurnStart(Phase):
    """Start a turn with its first part."""

    def __init__(self) -> None:
        super().__init__("turn_start", TURN_START)

    def begin(self, state: Position) -> bool:
        state.part = 1
        state.turns += 1
        note_player(state, "turn", state.active)
        return False


class Draw(Phase):
    """Draw the next tile. A tile that fits nowhere leaves the game and another one is drawn (O-01)."""

    def __init__(self) -> None:
        super().__init__("draw", DRAW)

    def begin(self, state: Position) -> bool:
        while True:
            kind = take_tile(state)
            if kind < 0:  # no tile left: this turn part ends without one (O-39)
                state.go_to(SECOND_PART)
                return False
            if fits_somewhere(state, kind, may_build(state)):
                return False
            drop_tile(state, "unplaceable")


class LayTile(Phase):
    """The active player lays the tile in hand."""

    def __init__(self) -> None:
        super().__init__("place", PLACE)

    def begin(self, state: Position) -> bool:
        state.asked = state.active
        return True

    def legal_actions(self, state: Position) -> list[int]:
        actions = placements(state, state.hand)
        if self.may_give_up(state):
            actions.append(GIVE_UP)
        return actions

    def random_action(self, state: Position, rng: Rng) -> int:
        """Return a random legal action; if only edges matter, count placements instead of listing them."""
        kind = state.hand
        if not is_free(state, kind):
            return super().random_action(state, rng)
        count: i64 = counted_placements(state, kind, -1)
        return int(counted_placements(state, kind, rng.below(count)))

    def may_give_up(self, state: Position) -> bool:
        """Return whether the tile may be given up: nobody must spend a bridge on a tile (O-19)."""
        return len(state.rules.bridge_builders) > 0 and not fits_somewhere(state, state.hand, False)

    def is_legal(self, state: Position, action: int) -> bool:
        if action == GIVE_UP:
            return self.may_give_up(state)
        if not 0 <= action < NONE:
            return False
        return may_lay(state, state.hand, action >> 2, action & 3)

    def perform(self, state: Position, action: int) -> bool:
        if action == GIVE_UP:
            drop_tile(state, "given_up")
            state.go_to(DRAW)
            return True
        lay_tile(state, action >> 2, action & 3)
        for module in state.rules.followers_up:
            module.placed(state)
        return True

    def about(self, state: Position) -> dict[str, Plain]:
        return {"tile": state.tile_id(state.hand)}

    def notation(self, state: Position, action: int) -> str:
        if action == GIVE_UP:
            return "give up"
        cell = action >> 2
        bridge = " with a bridge" if self.needs_bridge(state, action) else ""
        return f"place {state.tile_id(state.hand)} at {x_of(cell)},{y_of(cell)} {FACINGS[action & 3]}{bridge}"

    def needs_bridge(self, state: Position, action: int) -> bool:
        """Return whether a placement needs a bridge, which is built with it."""
        return not state.board.fits(state.hand, action >> 2, action & 3)

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        if action == GIVE_UP:
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

    def why_not(self, state: Position, action: int) -> Refusal:
        return why_not_there(state, action)


class PlaceFigure(Phase):
    """The active player may place one meeple on the tile just laid, or choose an alternative action."""

    def __init__(self) -> None:
        super().__init__("figure", FIGURE)

    def begin(self, state: Position) -> bool:
        if figures_barred(state) and len(self.legal_actions(state)) == 1:
            return False
        state.asked = state.active
        return True

    def legal_actions(self, state: Position) -> list[int]:
        actions: list[int] = [NONE]
        barred = figures_barred(state)
        if not barred and not tile_barred(state, len(state.board.tile_kind) - 1):
            self.add_figures(state, actions)
        for alternative in state.rules.alternatives:
            if not barred or alternative.besides:
                alternative.add_to(state, actions)
        if state.rules.late_figures:
            actions.sort()
        return actions

    def add_figures(self, state: Position, actions: list[int]) -> None:
        """Append the actions that place a meeple of the active player on the last tile."""
        player = state.active
        board = state.board
        first: i64 = board.tile_node[len(board.tile_node) - 1]
        size: i64 = len(board.parent) - first
        for meeple in state.rules.figures:
            code: i64 = meeple.code
            if state.supply[player * FIGURE_COUNT + code] > 0:
                feature: i64 = 0
                while feature < size:
                    if meeple.may_stand(state, player, first + feature):
                        actions.append(meeple.first + feature)
                    feature += 1

    def is_legal(self, state: Position, action: int) -> bool:
        if action == NONE:
            return True
        barred = figures_barred(state)
        other = alternative_of(state, action)
        if other is not None:
            return (not barred or other.besides) and other.is_legal(state, action)
        tile = len(state.board.tile_kind) - 1
        if barred or not names_figure(state, tile, action) or tile_barred(state, tile):
            return False
        code = placed_code(action)
        if state.supply[state.active * FIGURE_COUNT + code] == 0:
            return False
        return state.rules.figure_of(code).may_stand(
            state, state.active, state.board.tile_node[tile] + placed_feature(action)
        )

    def perform(self, state: Position, action: int) -> bool:
        if action == NONE:
            return True
        other = alternative_of(state, action)
        if other is not None:
            return other.perform(state, action)
        deploy(state, state.active, placed_code(action), state.board.tile_node[-1] + placed_feature(action))
        return True

    def about(self, state: Position) -> dict[str, Plain]:
        board = state.board
        cell = board.tile_cell[-1]
        return {"tile": state.tile_id(board.tile_kind[-1]), "x": x_of(cell), "y": y_of(cell)}

    def notation(self, state: Position, action: int) -> str:
        if action == NONE:
            return "none"
        other = alternative_of(state, action)
        if other is not None:
            return other.notation(state, action)
        return stand_notation(state, len(state.board.tile_kind) - 1, action)

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        if action == NONE:
            return {"do": "none"}
        other = alternative_of(state, action)
        if other is not None:
            return other.meaning(state, action)
        return stand_meaning(state, len(state.board.tile_kind) - 1, action)

    def why_not(self, state: Position, action: int) -> Refusal:
        other = alternative_of(state, action)
        if other is not None and not figures_barred(state):
            return other.why_not(state, action)
        return why_no_figure(state, action)


def alternative_of(state: Position, action: i64) -> Alternative | None:
    """Return the alternative action that has this action number."""
    for alternative in state.rules.alternatives:
        if alternative.first <= action < alternative.first + alternative.count:
            return alternative
    return None


class Score(Phase):
    """Score completed features and return their meeples."""

    def __init__(self) -> None:
        super().__init__("score", SCORE)

    def begin(self, state: Position) -> bool:
        score_completed(state)
        return False


class Tokens(Phase):
    """Give the rewards of completed features other than points."""

    def __init__(self) -> None:
        super().__init__("tokens", TOKENS)

    def begin(self, state: Position) -> bool:
        if state.completed:
            for module in state.rules.rewarders:
                for root in state.completed:
                    module.completed(state, root)
            state.completed = []
        return False


class TurnEnd(Phase):
    """Continue with the next player, or with the end of the game if no tile is left."""

    def __init__(self) -> None:
        super().__init__("turn_end", TURN_END)

    def begin(self, state: Position) -> bool:
        if tiles_left(state):
            state.active = (state.active + 1) % state.players
            state.go_to(TURN_START)
        return False


class GameOver(Phase):
    """Run the final scoring and end the game."""

    def __init__(self) -> None:
        super().__init__("over", GAME_OVER)

    def begin(self, state: Position) -> bool:
        score_final(state)
        state.asked = -1
        note_game_over(state)
        return True
