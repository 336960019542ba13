"""Interface between the engine and the modules: a position, and the hooks that look at it.

The engine knows no module by name. A module brings tiles, figures, phases of the turn and alternatives in the figure
step. At every moment listed in ``Module`` the engine asks all modules that are on, in the order of the box. All of
them look at a ``Position`` and change it by the moves in ``tile_moves.py``, ``figure_moves.py`` and ``scoring.py``.
These classes refer to each other, so they stand in one file; ``module_description.py`` holds what needs no position.
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
    """Everything that is needed to play on. ``CarcassonneState`` is the face that it shows to players."""

    def __init__(self, players: int, rng: Rng, rules: Rules, board: Board) -> None:
        """An empty table: ``set_up`` hands out what the players begin with."""
        super().__init__(players, rng, board)
        #: Which modules are on and what follows from it; shared, never changed.
        self.rules = rules

    def set_up(self) -> None:
        """Give everybody their figures and every module its memory."""
        self.supply = [0] * (self.players * FIGURE_COUNT)
        for figure in self.rules.figures:
            for player in range(self.players):
                self.supply[player * FIGURE_COUNT + figure.code] = figure.each
        self.score = [0] * self.players
        self.tally = [0] * (self.players * len(self.rules.tallies))
        self.extra = [module.memory(self.players) for module in self.rules.modules]

    # -- looking and naming --------------------------------------------------------------------

    def go_to(self, moment: int) -> None:
        """Let the next phase be the first one of this moment."""
        self.phase = self.rules.before(moment)

    def tile_id(self, kind: i64) -> str:
        return self.rules.kinds.tiles[kind].id

    def tile_ids(self, kinds: list[int]) -> list[Plain]:
        ids: list[Plain] = []
        for kind in kinds:
            ids.append(self.tile_id(kind))
        return ids


class Figure(FigureDescription):
    """A kind of figure. This one can be placed nowhere; subclasses say where they can."""

    def strength(self, state: Position, root: i64) -> i64:
        """What it counts for in the majority on a feature."""
        return 0

    def may_stand(self, state: Position, player: i64, node: i64) -> bool:
        """Whether a player who has one in the supply may put it on this feature of the tile just laid."""
        return False

    def shown(self, state: Position, player: int) -> dict[str, Plain]:
        """What a view tells of a player's figure on the map besides where it stands."""
        return {}


class Phase(ABC):
    """One phase. It holds no data: what it needs to remember stands in the state."""

    def __init__(self, id: str, moment: int) -> None:
        self.id = id
        self.moment = moment

    @abstractmethod
    def begin(self, state: Position) -> bool:
        """Do what happens by itself. True if somebody must now be asked: then ``state.asked`` is that player."""

    # -- for phases that ask ---------------------------------------------------------------------

    def legal_actions(self, state: Position) -> list[int]:
        """What the player who is asked can do, ascending."""
        return []

    def is_legal(self, state: Position, action: int) -> bool:
        """Whether the player who is asked can do this."""
        return False

    def random_action(self, state: Position, rng: Rng) -> int:
        """One of ``legal_actions``, each equally likely."""
        actions = self.legal_actions(state)
        return actions[rng.below(len(actions))]

    def perform(self, state: Position, action: int) -> bool:
        """Carry out a legal action. True if the phase is done, False if it asks again."""
        return True

    def about(self, state: Position) -> dict[str, Plain]:
        """What a prompt needs besides the name of the phase."""
        return {}

    def notation(self, state: Position, action: int) -> str:
        return str(action)

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        return {"do": self.id}

    def why_not(self, state: Position, action: int) -> Refusal | None:
        """The rule that forbids this to the player who is asked, if there is one to name."""
        return None


class Alternative(ABC):
    """Something to do in the figure step that is not a figure on the tile just laid: the fairy, a portal ...

    It has a range of action numbers of its own. One that comes ``besides`` a figure is offered even where no figure
    may be placed.
    """

    first: i64
    count: i64

    def __init__(self, first: i64, count: i64, besides: bool = False) -> None:
        self.first = first
        self.count = count
        self.besides = besides

    @abstractmethod
    def add_to(self, state: Position, actions: list[int]) -> None:
        """Append what the active player can do of this, ascending."""

    @abstractmethod
    def is_legal(self, state: Position, action: int) -> bool:
        """Whether the active player can do this; the action is one of its own."""

    @abstractmethod
    def perform(self, state: Position, action: int) -> bool:
        """Carry it out. True if the figure step is done with it, False if it asks again."""

    @abstractmethod
    def notation(self, state: Position, action: int) -> str: ...

    @abstractmethod
    def meaning(self, state: Position, action: int) -> dict[str, Plain]: ...

    @abstractmethod
    def why_not(self, state: Position, action: int) -> Refusal: ...


class Module(ModuleDescription):
    """A module that changes nothing. ``slot`` is the place of its memory in ``state.extra``."""

    # -- set-up --------------------------------------------------------------------------------

    def figures(self) -> list[Figure]:
        """The figures that every player gets."""
        return []

    def phases(self) -> list[Phase]:
        """The phases that it adds to the turn."""
        return []

    def alternatives(self) -> list[Alternative]:
        """What it offers in the figure step besides figures on the tile just laid."""
        return []

    def start(self, state: Position) -> None:
        """Lay out what lies on the table before the first turn."""

    # -- tiles ---------------------------------------------------------------------------------

    def next_tile(self, state: Position) -> i64:
        """The tile that must be played now instead of one from the pile; -1: none."""
        return -1

    def took_tile(self, state: Position) -> None:
        """The active player has taken the tile that ``next_tile`` told."""

    def tiles_held(self, state: Position) -> list[int]:
        """The tiles that wait to be played somewhere else than in the pile. While there are any the game goes on."""
        return []

    def tiles_hidden(self, state: Position) -> list[int]:
        """Those of the tiles that wait which lie face down, so that nobody knows which of the hidden tiles they are."""
        return []

    def puts_aside(self, state: Position, kind: i64) -> bool:
        """Whether a tile from the pile cannot be played yet: then the module has taken it and another is drawn."""
        return False

    def tiles_aside(self, state: Position) -> list[int]:
        """The tiles that it has put aside. The game does not wait for them."""
        return []

    def fills_holes(self, state: Position) -> bool:
        """Whether a tile may still come that fits into any hole of the map, whatever lies around it."""
        return False

    def allows(self, state: Position, kind: i64, cell: i64, turn: i64) -> bool:
        """Whether a tile whose edges fit may lie there (asked only of modules with ``limits_placement``)."""
        return True

    def placed(self, state: Position) -> None:
        """A tile has just been laid by the active player: what follows at once."""

    def bars_figures(self, state: Position) -> bool:
        """Whether no figure at all may be placed after this tile (asked only of modules with ``bars``)."""
        return False

    def bars_tile(self, state: Position, tile: i64) -> bool:
        """Whether no follower, builder or pig may be put on this tile (asked only of modules with ``bars``)."""
        return False

    def continues_part(self, state: Position, tile: i64) -> bool:
        """Whether a tile on the map is no part of its own: the one that its player lays next belongs to the same part.

        Asked only of modules with ``joins_parts``.
        """
        return False

    def last_player(self, state: Position) -> i64:
        """At the end: who played the last tile, if the active player may be another by now; -1: it does not say."""
        return -1

    # -- bridges (asked only of modules with ``builds_bridges``) -------------------------------

    def may_build(self, state: Position) -> bool:
        """Whether the active player has a bridge that can be built with this tile."""
        return False

    def built(self, state: Position, tile: i64) -> None:
        """The active player has built a bridge on this tile."""

    # -- figures -------------------------------------------------------------------------------

    def figures_held(self, state: Position, player: int, code: int) -> int:
        """How many of a player's figures it keeps, neither at home nor on the map."""
        return 0

    def also_on(self, state: Position, index: i64) -> i64:
        """A second tile that a figure on the map counts as standing on, or -1."""
        return -1

    def protects(self, state: Position, index: i64) -> bool:
        """Whether the dragon spares this figure on the map."""
        return False

    def special_cell(self, state: Position) -> i64:
        """The cell where followers get more out of a scoring, or -1."""
        return -1

    def strength(self, state: Position, index: i64, root: i64, strength: i64) -> i64:
        """What a follower on the map counts for (asked only of modules with ``changes_strength``)."""
        return strength

    # -- scoring -------------------------------------------------------------------------------

    def per_tile(self, state: Position, root: i64, each: i64, complete: bool) -> i64:
        """What a city or road is worth per tile and shield, if it was worth ``each`` so far."""
        return each

    def per_city(self, state: Position, field: i64, city: i64, player: i64, each: i64) -> i64:
        """What a complete city is worth to this player's farmers in a field, if it was worth ``each`` so far."""
        return each

    def scored(self, state: Position, root: i64, final: bool) -> None:
        """A feature that somebody stands on has just been scored; the figures are still there."""

    def fields_due(self, state: Position) -> list[int]:
        """The fields that are scored after this tile (asked only of modules with ``scores_fields``)."""
        return []

    def losers(self, state: Position) -> list[int]:
        """What the tile has completed has been scored: the other features whose figures must leave with nothing."""
        return []

    def awarded(self, state: Position, player: i64, points: i64) -> None:
        """A player has got points."""

    def completed(self, state: Position, root: i64) -> None:
        """The active player has completed this city, road or cloister; it has been scored."""

    def final_scoring(self, state: Position) -> None:
        """The game is over, features have been scored: what else counts."""

    # -- what is seen --------------------------------------------------------------------------

    def redraw(self, state: Position, rng: Rng) -> None:
        """Draw anew what nobody can know of the module's memory."""

    def view(self, state: Position) -> dict[str, Plain]:
        """What everybody sees of the module's memory."""
        return {}

    # -- what outlives the process -------------------------------------------------------------

    def written(self, state: Position) -> dict[str, Plain]:
        """Its memory by name: tiles, cells and features as ``Position`` names them."""
        return {}

    def read(self, state: Position, data: dict[str, Plain]) -> list[int]:
        """The memory that ``written`` has written. KeyError, TypeError or ValueError for what it never writes."""
        return []

    def problems(self, state: Position) -> list[str]:
        """Every broken invariant of the module's memory."""
        return []

    # -- positions made by hand ----------------------------------------------------------------

    def arrange(self, state: Position, wanted: MapText) -> None:
        """Take over what a map by hand says of the module."""


@final
class Rules(RuleTables):
    """Immutable; shared by all positions of all games with these modules."""

    def __init__(self, modules: list[Module], variants: list[str]) -> None:
        super().__init__(modules)
        self.modules = modules
        #: Table options that are not at their default, each as ``id=value``.
        self.variants = variants
        self.placement_limits: list[Module] = [module for module in modules if module.limits_placement]
        self.barriers: list[Module] = [module for module in modules if module.bars]
        self.part_joiners: list[Module] = [module for module in modules if module.joins_parts]
        self.field_scorers: list[Module] = [module for module in modules if module.scores_fields]
        self.bridge_builders: list[Module] = [module for module in modules if module.builds_bridges]
        self.strength_changes: list[Module] = [module for module in modules if module.changes_strength]
        # The modules that have something to say at the moments that come with every tile. Asking all of them takes
        # longer than what they answer.
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
        #: By kind of tile: who has a say in where it may lie.
        self.limits: list[list[Module]] = [
            [module for module in self.placement_limits if module.limits(self.kinds, kind)]
            for kind in range(len(self.kinds.tiles))
        ]
        self.figures.sort(key=lambda figure: int(figure.code))
        #: Whether there is a figure whose actions come after those of an alternative, since it was added later.
        self.late_figures = bool(self.alternatives) and self.figures[-1].first > self.alternatives[0].first
        #: By code; None for figures that are not in play.
        self.figure: list[Figure | None] = [None] * len(FIGURE_IDS)
        for figure in self.figures:
            self.figure[figure.code] = figure
        #: The turn. Two phases of the same moment come in the order of the box.
        self.chain: list[Phase] = sorted(phases, key=lambda phase: phase.moment)
        #: By moment, from SETUP on: the first place in the chain that is not earlier.
        self.first_at: list[int] = []
        for place, phase in enumerate(self.chain):
            while len(self.first_at) <= phase.moment - SETUP:
                self.first_at.append(place)

    def figure_of(self, code: int) -> Figure:
        found = self.figure[code]
        if found is None:
            raise KeyError(FIGURE_IDS[code])
        return found

    def before(self, moment: int) -> int:
        """The place in the chain just before a moment: a turn that is sent there goes on with that moment's phases."""
        return self.first_at[moment - SETUP] - 1


def having(modules: list[Module], hook: str) -> list[Module]:
    """The modules that answer this themselves, and not as one that changes nothing."""
    return [module for module in modules if getattr(type(module), hook) is not getattr(Module, hook)]
