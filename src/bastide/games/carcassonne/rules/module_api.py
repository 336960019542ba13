"""Interface between the Carcassonne engine and the expansion modules.

The engine knows no module by name. A module adds tiles, meeples, phases of the turn and alternative actions. The engine
calls the hooks of ``ExpansionModule`` on all modules in play, in box order. Hooks change a ``Position`` through the
functions in ``tile_placement.py``, ``meeple_moves.py`` and ``feature_scoring.py``.

These classes refer to each other, so they share one file. Descriptions that need no position are in
``module_description.py``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import final

from mypy_extensions import i64, mypyc_attr

from bastide.core import JsonData, Refusal, Rng
from bastide.games.carcassonne.rules.action_space import MEEPLE_CODE_COUNT, MEEPLE_IDS
from bastide.games.carcassonne.rules.board.mutable_board import Board
from bastide.games.carcassonne.rules.module_description import MeepleDescription, ModuleDescription, RuleTables
from bastide.games.carcassonne.rules.parsed_board_text import BoardText
from bastide.games.carcassonne.rules.state.position_data import PositionData
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_SETUP


class Position(PositionData):
    """Complete game position and its rules. ``CarcassonneState`` adds the public interface."""

    def __init__(self, players: int, rng: Rng, rules: Rules, board: Board) -> None:
        """Create a position without player data; ``init_players_and_modules`` adds it."""
        super().__init__(players, rng, board)
        #: Modules in play and tables derived from them. Shared between positions and immutable.
        self.rules = rules

    def init_players_and_modules(self) -> None:
        """Give every player their meeples and every module its initial state."""
        self.supply = [0] * (self.players * MEEPLE_CODE_COUNT)
        for meeple in self.rules.meeple_kinds:
            for player in range(self.players):
                self.supply[player * MEEPLE_CODE_COUNT + meeple.code] = meeple.count_per_player
        self.score = [0] * self.players
        self.tally = [0] * (self.players * len(self.rules.tally_names))
        self.extra = [module.initial_state(self.players) for module in self.rules.modules]

    # -- queries -------------------------------------------------------------------------------

    def jump_to_step(self, step: int) -> None:
        """Continue with the first phase of this turn step."""
        self.phase = self.rules.phase_before_step(step)

    def tile_id(self, kind: i64) -> str:
        """Return the id of a tile kind."""
        return self.rules.tile_set.tiles[kind].id

    def tile_ids(self, kinds: list[int]) -> list[JsonData]:
        """Return the ids of tile kinds."""
        ids: list[JsonData] = []
        for kind in kinds:
            ids.append(self.tile_id(kind))
        return ids


@mypyc_attr(allow_interpreted_subclasses=True)
class MeepleKind(MeepleDescription):
    """Kind of meeple. The base class can be placed nowhere."""

    def strength(self, state: Position, root: i64) -> i64:
        """Return the strength in the majority on a feature."""
        return 0

    def may_be_placed_on(self, state: Position, player: i64, node: i64) -> bool:
        """Return whether a player may place it from the supply on this node of the tile just laid."""
        return False

    def extra_view_fields(self, state: Position, player: int) -> dict[str, JsonData]:
        """Return additional view fields of a player's meeple on the board."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(ABC):
    """One phase of the turn. It is stateless: its data is in the position."""

    def __init__(self, id: str, step: int) -> None:
        self.id = id
        self.step = step

    @abstractmethod
    def begin(self, state: Position) -> bool:
        """Run the automatic part. Return True if a player must act; ``state.asked`` is that player."""

    # -- phases that ask a player ----------------------------------------------------------------

    def legal_actions(self, state: Position) -> list[int]:
        """Return the legal actions of the asked player, ascending."""
        return []

    def is_legal(self, state: Position, action: int) -> bool:
        """Return whether an action is legal for the asked player."""
        return False

    def random_action(self, state: Position, rng: Rng) -> int:
        """Return one of ``legal_actions`` with equal probability."""
        actions = self.legal_actions(state)
        return actions[rng.below(len(actions))]

    def apply_action(self, state: Position, action: int) -> bool:
        """Apply a legal action. Return True if the phase is done, False if it asks again."""
        return True

    def prompt_data(self, state: Position) -> dict[str, JsonData]:
        """Return the arguments of the prompt message."""
        return {}

    def notation(self, state: Position, action: int) -> str:
        return str(action)

    def action_data(self, state: Position, action: int) -> dict[str, JsonData]:
        return {"do": self.id}

    def find_refusal(self, state: Position, action: int) -> Refusal | None:
        """Return the rule that forbids an action to the asked player, or None."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class MeeplePhaseAction(ABC):
    """Action in the meeple phase other than a meeple on the tile just laid: the fairy, a portal, a bridge.

    It has its own block of action numbers. If ``is_additional``, it is offered even where no meeple may be placed.
    """

    first_action: i64
    action_count: i64

    def __init__(self, first_action: i64, action_count: i64, is_additional: bool = False) -> None:
        self.first_action = first_action
        self.action_count = action_count
        self.is_additional = is_additional

    @abstractmethod
    def append_legal_actions(self, state: Position, actions: list[int]) -> None:
        """Append the legal actions of the active player, ascending."""

    @abstractmethod
    def is_legal(self, state: Position, action: int) -> bool:
        """Return whether an action of this block is legal for the active player."""

    @abstractmethod
    def apply_action(self, state: Position, action: int) -> bool:
        """Apply a legal action. Return True if the meeple phase is done, False if it asks again."""

    @abstractmethod
    def notation(self, state: Position, action: int) -> str: ...

    @abstractmethod
    def action_data(self, state: Position, action: int) -> dict[str, JsonData]: ...

    @abstractmethod
    def find_refusal(self, state: Position, action: int) -> Refusal: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class ExpansionModule(ModuleDescription):
    """Base class of expansion modules with empty hooks. ``slot`` is the index of its state in ``state.extra``."""

    # -- set-up --------------------------------------------------------------------------------

    def meeple_kinds(self) -> list[MeepleKind]:
        """Return the kinds of meeples that every player gets."""
        return []

    def phases(self) -> list[Phase]:
        """Return the phases that the module adds to the turn."""
        return []

    def meeple_phase_actions(self) -> list[MeeplePhaseAction]:
        """Return the alternative actions that the module adds to the meeple phase."""
        return []

    def lay_start_tiles(self, state: Position) -> None:
        """Lay tiles and prepare piles before the first turn."""

    # -- tiles ---------------------------------------------------------------------------------

    def forced_next_tile(self, state: Position) -> i64:
        """Return the tile that must be played instead of one from the pile, or -1."""
        return -1

    def on_forced_tile_taken(self, state: Position) -> None:
        """Update the module state: the active player has taken the tile of ``forced_next_tile``."""

    def pending_tiles(self, state: Position) -> list[int]:
        """Return tiles outside the pile that are still to be played. The game continues while there are any."""
        return []

    def face_down_tiles(self, state: Position) -> list[int]:
        """Return the pending tiles that are face down and therefore unknown to everybody."""
        return []

    def try_set_aside(self, state: Position, kind: i64) -> bool:
        """Take a tile from the pile that cannot be played yet. Return whether the module has taken it."""
        return False

    def tiles_set_aside(self, state: Position) -> list[int]:
        """Return the tiles that the module has set aside. The game does not wait for them."""
        return []

    def can_fill_holes(self, state: Position) -> bool:
        """Return whether a tile is still to come that fits into any hole of the board."""
        return False

    def allows_placement(self, state: Position, kind: i64, cell: i64, rotation: i64) -> bool:
        """Return whether a tile whose edges fit may be placed there. Called if ``limits_placement``."""
        return True

    def on_tile_placed(self, state: Position) -> None:
        """React to the tile that the active player has just laid."""

    def forbids_meeples(self, state: Position) -> bool:
        """Return whether no meeple may be placed after this tile. Called if ``can_forbid_meeples``."""
        return False

    def forbids_meeples_on_tile(self, state: Position, tile: i64) -> bool:
        """Return whether no follower, builder or pig may be placed on a tile. Called if ``can_forbid_meeples``."""
        return False

    def continues_turn_part(self, state: Position, tile: i64) -> bool:
        """Return whether the next tile of the player belongs to the same turn part as this tile.

        Called if ``can_continue_turn_part``.
        """
        return False

    def last_tile_player(self, state: Position) -> i64:
        """At the end of the game: return the player of the last tile if that may not be the active player, else -1."""
        return -1

    # -- bridges (called if ``builds_bridges``) ------------------------------------------------

    def can_build_bridge(self, state: Position) -> bool:
        """Return whether the active player has a bridge that may be built with this tile."""
        return False

    def on_bridge_built(self, state: Position, tile: i64) -> None:
        """React to a bridge that the active player has built on this tile."""

    # -- meeples -------------------------------------------------------------------------------

    def meeples_held(self, state: Position, player: int, code: int) -> int:
        """Return how many meeples of a player the module holds, neither in the supply nor on the board."""
        return 0

    def second_tile_of_meeple(self, state: Position, index: i64) -> i64:
        """Return a second tile that a meeple on the board occupies, or -1."""
        return -1

    def protects_from_dragon(self, state: Position, index: i64) -> bool:
        """Return whether a meeple on the board is protected from the dragon."""
        return False

    def bonus_cell(self, state: Position) -> i64:
        """Return the cell where followers get extra points in a scoring, or -1."""
        return -1

    def strength(self, state: Position, index: i64, root: i64, strength: i64) -> i64:
        """Return the strength of a follower on the board. Called if ``changes_strength``."""
        return strength

    # -- scoring -------------------------------------------------------------------------------

    def points_per_tile(self, state: Position, root: i64, each: i64, complete: bool) -> i64:
        """Return the points per tile and shield of a city or road; ``each`` is the value so far."""
        return each

    def points_per_city(self, state: Position, field: i64, city: i64, player: i64, each: i64) -> i64:
        """Return the points of a complete city for a player's farmers in a field; ``each`` is the value so
        far.
        """
        return each

    def on_feature_scored(self, state: Position, root: i64, final: bool) -> None:
        """React to the scoring of an occupied feature. The meeples are still on it."""

    def fields_to_score(self, state: Position) -> list[int]:
        """Return the fields that are scored after this tile. Called if ``scores_fields_during_game``."""
        return []

    def defeated_features(self, state: Position) -> list[int]:
        """After completed features were scored: return the features whose meeples leave without points."""
        return []

    def on_points_awarded(self, state: Position, player: i64, points: i64) -> None:
        """React to points that a player has scored."""

    def on_feature_completed(self, state: Position, root: i64) -> None:
        """React to a city, road or cloister that the active player has completed and that was scored."""

    def score_game_end(self, state: Position) -> None:
        """Add the module's points at the end of the game, after all features were scored."""

    # -- hidden information and views ---------------------------------------------------

    def resample_hidden_state(self, state: Position, rng: Rng) -> None:
        """Sample again the part of the module state that no player can know."""

    def view(self, state: Position) -> dict[str, JsonData]:
        """Return the module state as players see it."""
        return {}

    # -- snapshots -------------------------------------------------------------

    def write_snapshot(self, state: Position) -> dict[str, JsonData]:
        """Return the module state by name, with tiles, cells and nodes as in ``snapshot_names.py``."""
        return {}

    def read_snapshot(self, state: Position, data: dict[str, JsonData]) -> list[int]:
        """Return the module state from data of ``write_snapshot``.

        Raises KeyError, TypeError or ValueError for invalid data.
        """
        return []

    def broken_invariants(self, state: Position) -> list[str]:
        """Return descriptions of all broken invariants of the module state."""
        return []

    # -- board text ----------------------------------------------------------------

    def apply_board_text(self, state: Position, wanted: BoardText) -> None:
        """Apply the module's data in a board text to the position."""


@final
class Rules(RuleTables):
    """Modules in play and tables derived from them. Immutable; shared by all positions with these modules."""

    def __init__(self, modules: list[ExpansionModule], variants: list[str]) -> None:
        super().__init__(modules)
        self.modules = modules
        #: Table options with non-default values, each as ``id=value``.
        self.variants = variants
        self.placement_limiters: list[ExpansionModule] = [module for module in modules if module.limits_placement]
        self.meeple_forbidders: list[ExpansionModule] = [module for module in modules if module.can_forbid_meeples]
        self.part_continuers: list[ExpansionModule] = [module for module in modules if module.can_continue_turn_part]
        self.field_scorers: list[ExpansionModule] = [module for module in modules if module.scores_fields_during_game]
        self.bridge_builders: list[ExpansionModule] = [module for module in modules if module.builds_bridges]
        self.strength_changers: list[ExpansionModule] = [module for module in modules if module.changes_strength]
        # Modules that override a hook which runs for every tile. Calling all modules would take longer than their
        # answers.
        self.forced_tile_modules: list[ExpansionModule] = modules_overriding(modules, "forced_next_tile")
        self.pending_tile_modules: list[ExpansionModule] = modules_overriding(modules, "pending_tiles")
        self.set_aside_modules: list[ExpansionModule] = modules_overriding(modules, "try_set_aside")
        self.tile_placed_listeners: list[ExpansionModule] = modules_overriding(modules, "on_tile_placed")
        self.second_tile_modules: list[ExpansionModule] = modules_overriding(modules, "second_tile_of_meeple")
        self.dragon_protectors: list[ExpansionModule] = modules_overriding(modules, "protects_from_dragon")
        self.tile_value_modules: list[ExpansionModule] = modules_overriding(modules, "points_per_tile")
        self.city_value_modules: list[ExpansionModule] = modules_overriding(modules, "points_per_city")
        self.feature_scored_listeners: list[ExpansionModule] = modules_overriding(modules, "on_feature_scored")
        self.points_awarded_listeners: list[ExpansionModule] = modules_overriding(modules, "on_points_awarded")
        self.challenge_modules: list[ExpansionModule] = modules_overriding(modules, "defeated_features")
        self.feature_completed_listeners: list[ExpansionModule] = modules_overriding(modules, "on_feature_completed")

        self.meeple_kinds: list[MeepleKind] = []
        phases: list[Phase] = []
        self.meeple_phase_actions: list[MeeplePhaseAction] = []
        for module in modules:
            self.meeple_kinds += module.meeple_kinds()
            phases += module.phases()
            self.meeple_phase_actions += module.meeple_phase_actions()
        self.meeple_phase_actions.sort(key=lambda alternative: int(alternative.first_action))
        #: By tile kind: the modules that restrict its placement.
        self.limiters_by_tile_kind: list[list[ExpansionModule]] = [
            [module for module in self.placement_limiters if module.limits_tile_kind(self.tile_set, kind)]
            for kind in range(len(self.tile_set.tiles))
        ]
        self.meeple_kinds.sort(key=lambda meeple: int(meeple.code))
        #: Whether a meeple kind has higher action numbers than an alternative action, because it was added later.
        self.meeple_actions_need_sorting = (
            bool(self.meeple_phase_actions)
            and self.meeple_kinds[-1].first_action > self.meeple_phase_actions[0].first_action
        )
        #: By code; None for meeple kinds that are not in play.
        self.meeple_kind_by_code: list[MeepleKind | None] = [None] * len(MEEPLE_IDS)
        for meeple in self.meeple_kinds:
            self.meeple_kind_by_code[meeple.code] = meeple
        #: The phases of a turn. Phases of the same step are in box order.
        self.phases: list[Phase] = sorted(phases, key=lambda phase: phase.step)
        #: By turn step, from STEP_SETUP: index of the first phase that is not earlier.
        self.first_phase_of_step: list[int] = []
        for place, phase in enumerate(self.phases):
            while len(self.first_phase_of_step) <= phase.step - STEP_SETUP:
                self.first_phase_of_step.append(place)

    def meeple_kind(self, code: int) -> MeepleKind:
        """Return the meeple kind with this code. Raises KeyError if it is not in play."""
        found = self.meeple_kind_by_code[code]
        if found is None:
            raise KeyError(MEEPLE_IDS[code])
        return found

    def phase_before_step(self, step: int) -> int:
        """Return the index of the phase before a step, from which the turn continues with the phases of the step."""
        return self.first_phase_of_step[step - STEP_SETUP] - 1


def modules_overriding(modules: list[ExpansionModule], hook: str) -> list[ExpansionModule]:
    """Return the modules that override a hook of the base class."""
    return [module for module in modules if getattr(type(module), hook) is not getattr(ExpansionModule, hook)]
