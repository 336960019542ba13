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

from mypy_extensions import i64

from bastide.core import Plain, Refusal, Rng
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT, FIGURE_IDS
from bastide.games.carcassonne.rules.display.maptext import MapText
from bastide.games.carcassonne.rules.map.board import Board
from bastide.games.carcassonne.rules.module_description import FigureDescription, ModuleDescription, RuleTables
from bastide.games.carcassonne.rules.state.position_data import PositionData
from bastide.games.carcassonne.rules.turn.moments import SETUP


class Position(PositionData):
    """Complete game position and its rules. ``CarcassonneState`` adds the public interface."""

    def __init__(self, players: int, rng: Rng, rules: Rules, board: Board) -> None:
        """Create a position without player data; ``init_players_and_modules`` adds it."""
        super().__init__(players, rng, board)
        #: Modules in play and tables derived from them. Shared between positions and immutable.
        self.rules = rules

    def set_up(self) -> None:
        """Give every player their meeples and every module its initial state."""
        self.supply = [0] * (self.players * FIGURE_COUNT)
        for meeple in self.rules.figures:
            for player in range(self.players):
                self.supply[player * FIGURE_COUNT + meeple.code] = meeple.each
        self.score = [0] * self.players
        self.tally = [0] * (self.players * len(self.rules.tallies))
        self.extra = [module.memory(self.players) for module in self.rules.modules]

    # -- queries -------------------------------------------------------------------------------

    def go_to(self, step: int) -> None:
        """Continue with the first phase of this turn step."""
        self.phase = self.rules.before(step)

    def tile_id(self, kind: i64) -> str:
        """Return the id of a tile kind."""
        return self.rules.kinds.tiles[kind].id

    def tile_ids(self, kinds: list[int]) -> list[Plain]:
        """Return the ids of tile kinds."""
        ids: list[Plain] = []
        for kind in kinds:
            ids.append(self.tile_id(kind))
        return ids


class Figure(FigureDescription):
    """Kind of meeple. The base class can be placed nowhere."""

    def strength(self, state: Position, root: i64) -> i64:
        """Return the strength in the majority on a feature."""
        return 0

    def may_stand(self, state: Position, player: i64, node: i64) -> bool:
        """Return whether a player may place it from the supply on this node of the tile just laid."""
        return False

    def shown(self, state: Position, player: int) -> dict[str, Plain]:
        """Return additional view fields of a player's meeple on the board."""
        return {}


class Phase(ABC):
    """One phase of the turn. It is stateless: its data is in the position."""

    def __init__(self, id: str, step: int) -> None:
        self.id = id
        self.moment = step

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

    def perform(self, state: Position, action: int) -> bool:
        """Apply a legal action. Return True if the phase is done, False if it asks again."""
        return True

    def about(self, state: Position) -> dict[str, Plain]:
        """Return the arguments of the prompt message."""
        return {}

    def notation(self, state: Position, action: int) -> str:
        return str(action)

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        return {"do": self.id}

    def why_not(self, state: Position, action: int) -> Refusal | None:
        """Return the rule that forbids an action to the asked player, or None."""
        return None


class Alternative(ABC):
    """Action in the meeple phase other than a meeple on the tile just laid: the fairy, a portal, a bridge.

    It has its own block of action numbers. If ``is_additional``, it is offered even where no meeple may be placed.
    """

    first: i64
    count: i64

    def __init__(self, first_action: i64, action_count: i64, is_additional: bool = False) -> None:
        self.first = first_action
        self.count = action_count
        self.besides = is_additional

    @abstractmethod
    def add_to(self, state: Position, actions: list[int]) -> None:
        """Append the legal actions of the active player, ascending."""

    @abstractmethod
    def is_legal(self, state: Position, action: int) -> bool:
        """Return whether an action of this block is legal for the active player."""

    @abstractmethod
    def perform(self, state: Position, action: int) -> bool:
        """Apply a legal action. Return True if the meeple phase is done, False if it asks again."""

    @abstractmethod
    def notation(self, state: Position, action: int) -> str: ...

    @abstractmethod
    def meaning(self, state: Position, action: int) -> dict[str, Plain]: ...

    @abstractmethod
    def why_not(self, state: Position, action: int) -> Refusal: ...


class Module(ModuleDescription):
    """Base class of expansion modules with empty hooks. ``slot`` is the index of its state in ``state.extra``."""

    # -- set-up --------------------------------------------------------------------------------

    def figures(self) -> list[Figure]:
        """Return the kinds of meeples that every player gets."""
        return []

    def phases(self) -> list[Phase]:
        """Return the phases that the module adds to the turn."""
        return []

    def alternatives(self) -> list[Alternative]:
        """Return the alternative actions that the module adds to the meeple phase."""
        return []

    def start(self, state: Position) -> None:
        """Lay tiles and prepare piles before the first turn."""

    # -- tiles ---------------------------------------------------------------------------------

    def next_tile(self, state: Position) -> i64:
        """Return the tile that must be played instead of one from the pile, or -1."""
        return -1

    def took_tile(self, state: Position) -> None:
        """Update the module state: the active player has taken the tile of ``forced_next_tile``."""

    def tiles_held(self, state: Position) -> list[int]:
        """Return tiles outside the pile that are still to be played. The game continues while there are any."""
        return []

    def tiles_hidden(self, state: Position) -> list[int]:
        """Return the pending tiles that are face down and therefore unknown to everybody."""
        return []

    def puts_aside(self, state: Position, kind: i64) -> bool:
        """Take a tile from the pile that cannot be played yet. Return whether the module has taken it."""
        return False

    def tiles_aside(self, state: Position) -> list[int]:
        """Return the tiles that the module has set aside. The game does not wait for them."""
        return []

    def fills_holes(self, state: Position) -> bool:
        """Return whether a tile is still to come that fits into any hole of the board."""
        return False

    def allows(self, state: Position, kind: i64, cell: i64, rotation: i64) -> bool:
        """Return whether a tile whose edges fit may be placed there. Called if ``limits_placement``."""
        return True

    def placed(self, state: Position) -> None:
        """React to the tile that the active player has just laid."""

    def bars_figures(self, state: Position) -> bool:
        """Return whether no meeple may be placed after this tile. Called if ``can_forbid_meeples``."""
        return False

    def bars_tile(self, state: Position, tile: i64) -> bool:
        """Return whether no follower, builder or pig may be placed on a tile. Called if ``can_forbid_meeples``."""
        return False

    def continues_part(self, state: Position, tile: i64) -> bool:
        """Return whether the next tile of the player belongs to the same turn part as this tile.

        Called if ``can_continue_turn_part``.
        """
        return False

    def last_player(self, state: Position) -> i64:
        """At the end of the game: return the player of the last tile if that may not be the active player, else -1."""
        return -1

    # -- bridges (called if ``builds_bridges``) ------------------------------------------------

    def may_build(self, state: Position) -> bool:
        """Return whether the active player has a bridge that may be built with this tile."""
        return False

    def built(self, state: Position, tile: i64) -> None:
        """React to a bridge that the active player has built on this tile."""

    # -- meeples -------------------------------------------------------------------------------

    def figures_held(self, state: Position, player: int, code: int) -> int:
        """Return how many meeples of a player the module holds, neither in the supply nor on the board."""
        return 0

    def also_on(self, state: Position, index: i64) -> i64:
        """Return a second tile that a meeple on the board occupies, or -1."""
        return -1

    def protects(self, state: Position, index: i64) -> bool:
        """Return whether a meeple on the board is protected from the dragon."""
        return False

    def special_cell(self, state: Position) -> i64:
        """Return the cell where followers get extra points in a scoring, or -1."""
        return -1

    def strength(self, state: Position, index: i64, root: i64, strength: i64) -> i64:
        """Return the strength of a follower on the board. Called if ``changes_strength``."""
        return strength

    # -- scoring -------------------------------------------------------------------------------

    def per_tile(self, state: Position, root: i64, each: i64, complete: bool) -> i64:
        """Return the points per tile and shield of a city or road; ``each`` is the value so far."""
        return each

    def per_city(self, state: Position, field: i64, city: i64, player: i64, each: i64) -> i64:
        """Return the points of a complete city for a player's farmers in a field; ``each`` is the value so far."""
        return each

    def scored(self, state: Position, root: i64, final: bool) -> None:
        """React to the scoring of an occupied feature. The meeples are still on it."""

    def fields_due(self, state: Position) -> list[int]:
        """Return the fields that are scored after this tile. Called if ``scores_fields_during_game``."""
        return []

    def losers(self, state: Position) -> list[int]:
        """After completed features were scored: return the features whose meeples leave without points."""
        return []

    def awarded(self, state: Position, player: i64, points: i64) -> None:
        """React to points that a player has scored."""

    def completed(self, state: Position, root: i64) -> None:
        """React to a city, road or cloister that the active player has completed and that was scored."""

    def final_scoring(self, state: Position) -> None:
        """Add the module's points at the end of the game, after all features were scored."""

    # -- hidden information and views ---------------------------------------------------

    def redraw(self, state: Position, rng: Rng) -> None:
        """Sample again the part of the module state that no player can know."""

    def view(self, state: Position) -> dict[str, Plain]:
        """Return the module state as players see it."""
        return {}

    # -- snapshots -------------------------------------------------------------

    def written(self, state: Position) -> dict[str, Plain]:
        """Return the module state by name, with tiles, cells and nodes as in ``snapshot_names.py``."""
        return {}

    def read(self, state: Position, data: dict[str, Plain]) -> list[int]:
        """Return the module state from data of ``write_snapshot``.

        Raises KeyError, TypeError or ValueError for invalid data.
        """
        return []

    def problems(self, state: Position) -> list[str]:
        """Return descriptions of all broken invariants of the module state."""
        return []

    # -- board text ----------------------------------------------------------------

    def arrange(self, state: Position, wanted: MapText) -> None:
        """Apply the module's data in a board text to the position."""


@final
class Rules(RuleTables):
    """Modules in play and tables derived from them. Immutable; shared by all positions with these modules."""

    def __init__(self, modules: list[Module], variants: list[str]) -> None:
        super().__init__(modules)
        self.modules = modules
        #: Table options with non-default values, each as ``id=value``.
        self.variants = variants
        self.placement_limits: list[Module] = [module for module in modules if module.limits_placement]
        self.barriers: list[Module] = [module for module in modules if module.bars]
        self.part_joiners: list[Module] = [module for module in modules if module.joins_parts]
        self.field_scorers: list[Module] = [module for module in modules if module.scores_fields]
        self.bridge_builders: list[Module] = [module for module in modules if module.builds_bridges]
        self.strength_changes: list[Module] = [module for module in modules if module.changes_strength]
        # Modules that override a hook which runs for every tile. Calling all modules would take longer than their
        # answers.
        self.tile_givers: list[Module] = having(modules, "next_tile")
        self.tile_holders: list[Module] = having(modules, "tiles_held")
        self.sorters: list[Module] = having(modules, "puts_aside")
        self.followers_up: list[Module] = having(modules, "placed")
        self.second_tiles: list[Module] = having(modules, "also_on")
        self.protectors: list[Module] = having(modules, "protects")
        self.tile_values: list[Module] = having(modules, "per_tile")
        self.city_values: list[Module] = having(modules, "per_city")
        self.score_adders: list[Module] = having(modules, "scored")
        self.award_watchers: list[Module] = having(modules, "awarded")
        self.rivalries: list[Module] = having(modules, "losers")
        self.rewarders: list[Module] = having(modules, "completed")

        self.figures: list[Figure] = []
        phases: list[Phase] = []
        self.alternatives: list[Alternative] = []
        for module in modules:
            self.figures += module.figures()
            phases += module.phases()
            self.alternatives += module.alternatives()
        self.alternatives.sort(key=lambda alternative: int(alternative.first))
        #: By tile kind: the modules that restrict its placement.
        self.limits: list[list[Module]] = [
            [module for module in self.placement_limits if module.limits(self.kinds, kind)]
            for kind in range(len(self.kinds.tiles))
        ]
        self.figures.sort(key=lambda meeple: int(meeple.code))
        #: Whether a meeple kind has higher action numbers than an alternative action, because it was added later.
        self.late_figures = bool(self.alternatives) and self.figures[-1].first > self.alternatives[0].first
        #: By code; None for meeple kinds that are not in play.
        self.figure: list[Figure | None] = [None] * len(FIGURE_IDS)
        for meeple in self.figures:
            self.figure[meeple.code] = meeple
        #: The phases of a turn. Phases of the same step are in box order.
        self.chain: list[Phase] = sorted(phases, key=lambda phase: phase.moment)
        #: By turn step, from STEP_SETUP: index of the first phase that is not earlier.
        self.first_at: list[int] = []
        for place, phase in enumerate(self.chain):
            while len(self.first_at) <= phase.moment - SETUP:
                self.first_at.append(place)

    def figure_of(self, code: int) -> Figure:
        """Return the meeple kind with this code. Raises KeyError if it is not in play."""
        found = self.figure[code]
        if found is None:
            raise KeyError(FIGURE_IDS[code])
        return found

    def before(self, step: int) -> int:
        """Return the index of the phase before a step, from which the turn continues with the phases of the step."""
        return self.first_at[step - SETUP] - 1


def having(modules: list[Module], hook: str) -> list[Module]:
    """Return the modules that override a hook of the base class."""
    return [module for module in modules if getattr(type(module), hook) is not getattr(Module, hook)]
