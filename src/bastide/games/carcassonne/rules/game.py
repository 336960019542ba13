"""Definition of the game Carcassonne: options, set-up, and restoring positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from bastide.core import Game, JsonData, MultiChoiceOption, Option, Options, Rng, State, Translator
from bastide.core.json_data import expect_int, expect_list, expect_str
from bastide.core.utilities.game_extensions import Extension, extension_of_module
from bastide.games.carcassonne.modules.module_registry import ALL_MODULES, MODULE_IDS, make_modules
from bastide.games.carcassonne.rules.action_space import ACTION_SPACE_SIZE, MODULES_PACKAGE
from bastide.games.carcassonne.rules.board.mutable_board import empty_board
from bastide.games.carcassonne.rules.display.terminal_text import draw_table_text
from bastide.games.carcassonne.rules.module_api import Rules
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.state.snapshot import restore_position
from bastide.games.carcassonne.rules.tiles.tile_catalogue import ALL_TILES, tile_facts
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_SETUP

MODULES_OPTION: Final = MultiChoiceOption(
    "modules",
    values=MODULE_IDS,
    least=0,
    most=len(MODULE_IDS),
    default=["base"],
    presets={"all": MODULE_IDS, "classic": ["base", "inns", "traders"]},
    drawn=True,
)

#: Options that change a rule. Non-default values are part of the rules of a table.
VARIANT_OPTIONS: Final[list[Option]] = [option for module in ALL_MODULES for option in module.options()]


@final
class Carcassonne(Game):
    """Carcassonne Big Box 3. The expansion modules are a table option; the base game is always on."""

    def __init__(self) -> None:
        super().__init__(
            id="carcassonne",
            rules_version=1,
            min_players=2,
            max_players=6,
            action_space=ACTION_SPACE_SIZE,
            options=[MODULES_OPTION, *VARIANT_OPTIONS],
            component_kinds=["tiles"],
            fields_not_in_views={
                "rng": "the RNG state would reveal the order of the pile",
                "figure_code": "shown in the view as 'figures'",
                "figure_owner": "shown in the view as 'figures'",
                "figure_node": "shown in the view as 'figures'",
                "completed": "completed features are visible on the board",
            },
        )
        # Cache: the rules are the same for the same modules and variants.
        self._rules: dict[str, Rules] = {}

    def rules_for_modules(self, modules: list[str], variants: list[str]) -> Rules:
        """Return the rules with these modules, always including the base game, and these variants."""
        name = " ".join(modules + variants)
        rules = self._rules.get(name)
        if rules is None:
            rules = Rules(make_modules(modules), variants)
            self._rules[name] = rules
        return rules

    def setup(self, players: int, options: Options, rng: Rng) -> State:
        variants = [
            f"{option.id}={option.to_text(options[option.id])}"
            for option in VARIANT_OPTIONS
            if options[option.id] != option.default
        ]
        rules = self.rules_for_modules(MODULES_OPTION.expand_preset(options["modules"]), variants)
        state = CarcassonneState(players, rng, rules, empty_board(rules.tile_set))
        state.init_players_and_modules()
        state.pile = rules.unshuffled_pile.copy()
        rng.shuffle(state.pile)
        for module in rules.modules:
            module.lay_start_tiles(state)
        state.jump_to_step(STEP_SETUP)
        state.advance_to_next_decision()
        return state

    def state_from_snapshot(self, snapshot: Mapping[str, JsonData]) -> State:
        names = [expect_str(name) for name in expect_list(snapshot["rules"])]
        rules = self.rules_for_modules([name for name in names if "=" not in name], parse_variants(names))
        players = expect_int(snapshot["players"])
        self.check_players(players)
        state = CarcassonneState(players, Rng.restore(expect_str(snapshot["rng"])), rules, empty_board(rules.tile_set))
        restore_position(state, snapshot)
        return state

    def extension_of_thing(self, id: str) -> Extension | None:
        return extension_of_module(MODULES_PACKAGE, id)

    def list_components(self, kind: str) -> list[dict[str, JsonData]]:
        return [tile_facts(tile) for tile in ALL_TILES] if kind == "tiles" else []

    def view_as_text(self, view: Mapping[str, JsonData], translator: Translator) -> str:
        return draw_table_text(view, translator)


def parse_variants(names: list[str]) -> list[str]:
    """Return the variants among the names of rules, as ``id=value``.

    Raises InvalidOption for an invalid value and ValueError for an unknown name.
    """
    found: list[str] = []
    for option in VARIANT_OPTIONS:
        for name in names:
            if name.startswith(f"{option.id}="):
                found.append(f"{option.id}={option.to_text(option.parse(name.removeprefix(f'{option.id}=')))}")
    if len(found) != len([name for name in names if "=" in name]):
        raise ValueError(f"unknown rules in: {', '.join(names)}")
    return found


GAME: Final = Carcassonne()
