"""The turn of the base game: draw, place, figure, score, next. Modules put their phases between these."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bastide.core import Plain
from bastide.games.carcassonne.rules.actions import FEATURES, FIGURES, GIVE_UP, NONE
from bastide.games.carcassonne.rules.figures import FIGURE_IDS, FIGURE_KINDS
from bastide.games.carcassonne.rules.geometry import FACINGS, on_the_ring, x_of, y_of
from bastide.games.carcassonne.rules.phase import (
    DRAW,
    FIGURE,
    GAME_OVER,
    PLACE,
    SCORE,
    SECOND_PART,
    TOKENS,
    TURN_END,
    TURN_START,
    Alternative,
    Phase,
)
from bastide.games.carcassonne.rules.scoring import score_completed, score_final
from bastide.games.carcassonne.rules.standing import (
    code_of,
    feature_of,
    figure_action,
    names_figure,
    stand_meaning,
    stand_notation,
)
from bastide.games.carcassonne.rules.tiles.model import FIELD

if TYPE_CHECKING:
    from bastide.games.carcassonne.rules.state import CarcassonneState


def base_phases() -> list[Phase]:
    """The chain of the base game."""
    return [TurnStart(), Draw(), Place(), PlaceFigure(), Score(), Tokens(), TurnEnd(), GameOver()]


class TurnStart(Phase):
    """A turn begins with its first part."""

    def __init__(self) -> None:
        super().__init__("turn_start", TURN_START)

    def begin(self, state: CarcassonneState) -> bool:
        state.part = 1
        state.turns += 1
        if state.journal is not None:
            state.journal.note("turn", {"player": int(state.active)})
        return False


class Draw(Phase):
    """Take the next tile. One that fits nowhere leaves the game, and another is taken (O-01)."""

    def __init__(self) -> None:
        super().__init__("draw", DRAW)

    def begin(self, state: CarcassonneState) -> bool:
        while True:
            kind = state.take_tile()
            if kind < 0:  # nothing left: this part of the turn ends without a tile (O-39)
                state.go_to(SECOND_PART)
                return False
            if state.fits_somewhere(kind, state.may_build()):
                return False
            state.drop_tile("unplaceable")


class Place(Phase):
    """The active player lays the tile."""

    def __init__(self) -> None:
        super().__init__("place", PLACE)

    def begin(self, state: CarcassonneState) -> bool:
        state.asked = state.active
        return True

    def legal_actions(self, state: CarcassonneState) -> list[int]:
        actions = state.placements(state.hand)
        if self.may_give_up(state):
            actions.append(GIVE_UP)
        return actions

    def may_give_up(self, state: CarcassonneState) -> bool:
        """Nobody has to spend a bridge on a tile that fits only with one (O-19)."""
        return len(state.rules.bridge_builders) > 0 and not state.fits_somewhere(state.hand, False)

    def is_legal(self, state: CarcassonneState, action: int) -> bool:
        if action == GIVE_UP:
            return self.may_give_up(state)
        if not 0 <= action < NONE:
            return False
        return state.may_lay(state.hand, action >> 2, action & 3)

    def perform(self, state: CarcassonneState, action: int) -> bool:
        if action == GIVE_UP:
            state.drop_tile("given_up")
            state.go_to(DRAW)
            return True
        state.lay_tile(action >> 2, action & 3)
        for module in state.rules.modules:
            module.placed(state)
        return True

    def about(self, state: CarcassonneState) -> dict[str, Plain]:
        return {"tile": state.tile_id(state.hand)}

    def notation(self, state: CarcassonneState, action: int) -> str:
        if action == GIVE_UP:
            return "give up"
        cell = action >> 2
        bridge = " with a bridge" if self.needs_bridge(state, action) else ""
        return f"place {state.tile_id(state.hand)} at {x_of(cell)},{y_of(cell)} {FACINGS[action & 3]}{bridge}"

    def needs_bridge(self, state: CarcassonneState, action: int) -> bool:
        """Whether the tile fits so only with a bridge, which is built at once."""
        return not state.board.fits(state.hand, action >> 2, action & 3)

    def meaning(self, state: CarcassonneState, action: int) -> dict[str, Plain]:
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

    def why_illegal(self, state: CarcassonneState, action: int) -> str:
        if action == GIVE_UP:
            return f"{state.tile_id(state.hand)} can be laid without a bridge, so it must be laid"
        if not 0 <= action < NONE:
            return f"a tile must be laid now, and action {action} lays none"
        cell = action >> 2
        where = f"{x_of(cell)},{y_of(cell)}"
        board = state.board
        if on_the_ring(cell):
            return f"{where} is outside the map"
        if board.tile_at(cell) >= 0:
            return f"there is a tile at {where} already"
        place = board.rim_place(cell)
        if place >= len(board.rim) or board.rim[place] != cell:
            return f"no tile lies beside {where}"
        if not board.fits(state.hand, cell, action & 3):
            return f"{state.tile_id(state.hand)} facing {FACINGS[action & 3]} does not match the tiles around {where}"
        if (action & 3) >= state.rules.kinds.period[state.hand]:
            turn = (action & 3) % state.rules.kinds.period[state.hand]
            return f"{state.tile_id(state.hand)} looks the same facing {FACINGS[turn]}; lay it so"
        return f"{state.tile_id(state.hand)} may not lie at {where} facing {FACINGS[action & 3]}"


class PlaceFigure(Phase):
    """The active player may put one figure on the tile just laid, or do something else that a module offers."""

    def __init__(self) -> None:
        super().__init__("figure", FIGURE)

    def begin(self, state: CarcassonneState) -> bool:
        if figures_barred(state) and len(self.legal_actions(state)) == 1:
            return False
        state.asked = state.active
        return True

    def legal_actions(self, state: CarcassonneState) -> list[int]:
        actions: list[int] = [NONE]
        barred = figures_barred(state)
        if not barred and not tile_barred(state, len(state.board.tile_kind) - 1):
            self.add_figures(state, actions)
        for alternative in state.rules.alternatives:
            if not barred or alternative.besides:
                alternative.add_to(state, actions)
        return actions

    def add_figures(self, state: CarcassonneState, actions: list[int]) -> None:
        player = state.active
        board = state.board
        first: i64 = board.tile_node[len(board.tile_node) - 1]
        size: i64 = len(board.parent) - first
        for figure in state.rules.figures:
            code: i64 = figure.code
            if state.supply[player * FIGURE_KINDS + code] > 0:
                feature: i64 = 0
                while feature < size:
                    if figure.may_stand(state, player, first + feature):
                        actions.append(figure_action(code, feature))
                    feature += 1

    def is_legal(self, state: CarcassonneState, action: int) -> bool:
        if action == NONE:
            return True
        barred = figures_barred(state)
        other = alternative_of(state, action)
        if other is not None:
            return (not barred or other.besides) and other.is_legal(state, action)
        tile = len(state.board.tile_kind) - 1
        if barred or not names_figure(state, tile, action) or tile_barred(state, tile):
            return False
        code = code_of(action)
        if state.supply[state.active * FIGURE_KINDS + code] == 0:
            return False
        return state.rules.figure_of(code).may_stand(
            state, state.active, state.board.tile_node[tile] + feature_of(action)
        )

    def perform(self, state: CarcassonneState, action: int) -> bool:
        if action == NONE:
            return True
        other = alternative_of(state, action)
        if other is not None:
            return other.perform(state, action)
        state.deploy(state.active, code_of(action), state.board.tile_node[-1] + feature_of(action))
        return True

    def about(self, state: CarcassonneState) -> dict[str, Plain]:
        board = state.board
        cell = board.tile_cell[-1]
        return {"tile": state.tile_id(board.tile_kind[-1]), "x": x_of(cell), "y": y_of(cell)}

    def notation(self, state: CarcassonneState, action: int) -> str:
        if action == NONE:
            return "none"
        other = alternative_of(state, action)
        if other is not None:
            return other.notation(state, action)
        return stand_notation(state, len(state.board.tile_kind) - 1, action)

    def meaning(self, state: CarcassonneState, action: int) -> dict[str, Plain]:
        if action == NONE:
            return {"do": "none"}
        other = alternative_of(state, action)
        if other is not None:
            return other.meaning(state, action)
        return stand_meaning(state, len(state.board.tile_kind) - 1, action)

    def why_illegal(self, state: CarcassonneState, action: int) -> str:
        if figures_barred(state):
            return "no figure may be placed after this tile"
        other = alternative_of(state, action)
        if other is not None:
            return other.why_illegal(state, action)
        if not FIGURES <= action < FIGURES + len(FIGURE_IDS) * FEATURES:
            return "a figure can be placed now, or none"
        code = code_of(action)
        feature = feature_of(action)
        board = state.board
        tile_kind = board.tile_kind[-1]
        node = board.tile_node[-1] + feature
        if node >= len(board.parent):
            return f"{state.tile_id(tile_kind)} has no feature {feature}"
        if state.rules.figure[code] is None:
            return f"nobody has a {FIGURE_IDS[code]} in this game"
        if tile_barred(state, len(board.tile_kind) - 1):
            return "no figure may stand on this tile now"
        if state.supply[state.active * FIGURE_KINDS + code] == 0:
            return f"you have no {FIGURE_IDS[code]} in your supply"
        name = state.rules.kinds.feature_name(tile_kind, feature)
        if board.node_kind[node] > FIELD:
            return f"no figure can stand on {name}"
        if board.followers[board.root(node)] > 0 and state.rules.figure_of(code).is_follower:
            return f"{name} belongs to something that is occupied"
        return f"a {FIGURE_IDS[code]} may not stand on {name}"


def figures_barred(state: CarcassonneState) -> bool:
    """Whether no figure may be placed after this tile."""
    return any(module.bars_figures(state) for module in state.rules.modules)


def tile_barred(state: CarcassonneState, tile: i64) -> bool:
    """Whether no follower, builder or pig may be put on a tile."""
    return any(module.bars_tile(state, tile) for module in state.rules.modules)


def alternative_of(state: CarcassonneState, action: i64) -> Alternative | None:
    """What a module offers in the figure step under this number."""
    for alternative in state.rules.alternatives:
        if alternative.first <= action < alternative.first + alternative.count:
            return alternative
    return None


class Score(Phase):
    """What the tile has completed is scored, and figures come home."""

    def __init__(self) -> None:
        super().__init__("score", SCORE)

    def begin(self, state: CarcassonneState) -> bool:
        score_completed(state)
        return False


class Tokens(Phase):
    """Completing a feature can bring more than points."""

    def __init__(self) -> None:
        super().__init__("tokens", TOKENS)

    def begin(self, state: CarcassonneState) -> bool:
        if state.completed:
            for module in state.rules.modules:
                for root in state.completed:
                    module.completed(state, root)
            state.completed = []
        return False


class TurnEnd(Phase):
    """On to the next player, or to the end when no tile is left."""

    def __init__(self) -> None:
        super().__init__("turn_end", TURN_END)

    def begin(self, state: CarcassonneState) -> bool:
        if state.tiles_left():
            state.active = (state.active + 1) % state.players
            state.go_to(TURN_START)
        return False


class GameOver(Phase):
    """The final scoring."""

    def __init__(self) -> None:
        super().__init__("over", GAME_OVER)

    def begin(self, state: CarcassonneState) -> bool:
        score_final(state)
        state.asked = -1
        if state.journal is not None:
            best = max(state.score)
            winners: list[Plain] = [player for player in range(state.players) if state.score[player] == best]
            state.journal.note("game_over", {"players": winners})
        return True
