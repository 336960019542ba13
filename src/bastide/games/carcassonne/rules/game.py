"""Definition of the game Carcassonne: options, set-up, and restoring positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from bastide.core import Game, Option, Options, Plain, Rng, Several, State, Words
from bastide.core.plain import listed, whole, word
from bastide.games.carcassonne.modules.box import EVERY_MODULE, MODULE_IDS, make_modules
from bastide.games.carcassonne.rules.actions import ACTION_SPACE
from bastide.games.carcassonne.rules.display.terminal import draw_table
from bastide.games.carcassonne.rules.map.board import empty_board
from bastide.games.carcassonne.rules.module_api import Rules
from bastide.games.carcassonne.rules.state.snapshot import read_into
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.catalogue import TILES, facts
from bastide.games.carcassonne.rules.turn.moments import SETUP

MODULES: Final = Several(
    "modules",
    values=MODULE_IDS,
    least=0,
    most=len(MODULE_IDS),
    default=["base"],
    presets={"all": MODULE_IDS, "classic": ["base", "inns", "traders"]},
    drawn=True,
)

#: Options that change a rule. Non-default values are part of the rules of a table.
VARIANTS: Final[list[Option]] = [option for module in EVERY_MODULE for option in module.options()]


@final
class Carcassonne(Game):
    """Carcassonne Big Box 3. The expansion modules are a table option; the base game is always on."""

    def __init__(self) -> None:
        super().__init__(
            id="carcassonne",
            rules_version=1,
            min_players=2,
            max_players=6,
            action_space=ACTION_SPACE,
            options=[MODULES, *VARIANTS],
            components=["tiles"],
            unseen={
                "rng": "the RNG state would reveal the order of the pile",
                "figure_code": "shown in the view as 'figures'",
                "figure_owner": "shown in the view as 'figures'",
                "figure_node": "shown in the view as 'figures'",
                "completed": "completed features are visible on the board",
            },
        )
        # Cache: the rules are the same for the same modules and variants.
        self._rules: dict[str, Rules] = {}

    def rules_for(self, modules: list[str], variants: list[str]) -> Rules:
        """Return the rules with these modules, always including the base game, and these variants."""
        name = " ".join(modules + variants)
        rules = self._rules.get(name)
        if rules is None:
            rules = Rules(make_modules(modules), variants)
            self._rules[name] = rules
        return rules

    def setup(self, players: int, options: Options, rng: Rng) -> State:
        variants = [
            f"{option.id}={option.write(options[option.id])}"
            for option in VARIANTS
            if options[option.id] != option.default
        ]
        rules = self.rules_for(MODULES.listed(options["modules"]), variants)
        state = CarcassonneState(players, rng, rules, empty_board(rules.kinds))
        state.set_up()
        state.pile = rules.pile.copy()
        rng.shuffle(state.pile)
        for module in rules.modules:
            module.start(state)
        state.go_to(SETUP)
        state.go_on()
        return state

    def restored(self, snapshot: Mapping[str, Plain]) -> State:
        names = [word(name) for name in listed(snapshot["rules"])]
        rules = self.rules_for([name for name in names if "=" not in name], variants_named(names))
        players = whole(snapshot["players"])
        self.check_players(players)
        state = CarcassonneState(players, Rng.restore(word(snapshot["rng"])), rules, empty_board(rules.kinds))
        read_into(state, snapshot)
        return state

    def component_list(self, kind: str) -> list[dict[str, Plain]]:
        return [facts(tile) for tile in TILES] if kind == "tiles" else []

    def table(self, view: Mapping[str, Plain], translator: Words) -> str:
        return draw_table(view, translator)


def variants_named(names: list[str]) -> list[str]:
    """Return the variants among the names of rules, as ``id=value``.

    Raises InvalidOption for an invalid value and ValueError for an unknown name.
    """
    found: list[str] = []
    for option in VARIANTS:
        for name in names:
            if name.startswith(f"{option.id}="):
                found.append(f"{option.id}={option.write(option.parse(name.removeprefix(f'{option.id}=')))}")
    if len(found) != len([name for name in names if "=" in name]):
        raise ValueError(f"unknown rules in: {', '.join(names)}")
    return found


GAME: Final = Carcassonne()
