"""Training plan: the settings of a training run, and the tables that follow from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from bastide.core import BastideError, get_game, seed_for
from bastide.core.options import Options
from bastide.envs.net.entity_layout import EntityLayout
from bastide.envs.table.spec import TableSpec

#: Attempts to draw a game without the excluded components. Without eight of Dominion's 57 kingdom cards, one draw in
#: six succeeds.
DRAWS: Final = 10_000


@dataclass(frozen=True)
class Plan:
    """Settings of a training run. JSON data: it is stored with the checkpoints and sent to actor processes."""

    game: str
    #: Numbers of players.
    players: tuple[int, ...]
    options: Options = field(default_factory=dict)
    seed: int = 1
    #: Components that are excluded from random setups, such as cards that the network must not know.
    without: tuple[str, ...] = ()

    #: Actor processes, games per process, and steps per rollout.
    workers: int = 2
    rows: int = 64
    steps: int = 64

    #: Width and layers of the network.
    width: int = 128
    layers: int = 2

    #: Initial learning rate; it decreases linearly until ``decisions`` decisions were made.
    rate: float = 5e-4
    decisions: int = 100_000_000
    epochs: int = 2
    part: int = 16384
    clip: float = 0.2
    curiosity: float = 0.01
    fade: float = 0.95

    #: Dataset files for pretraining, and the number of epochs.
    lessons: tuple[str, ...] = ()
    rounds: int = 8

    #: Share of games against one of the last ``max_past_selves`` past selves; updates between two of them.
    guests: float = 0.15
    selves: int = 4
    every: int = 40
    #: Fixed bots, and the share of games against them.
    bots: tuple[str, ...] = ()
    company: float = 0.1
    #: Folder of a finished training whose model plays all other seats in all games.
    champion: str = ""

    def goes_on_as(self, other: Plan) -> bool:
        """Return whether a training with this plan can continue with another: same game, same network size."""
        own, new = ((p.game, p.width, p.layers) for p in (self, other))
        return own == new

    @cached_property
    def seats(self) -> int:
        """Maximum number of players of the game."""
        return get_game(self.game).max_players

    def table(self, players: int) -> TableSpec:
        """Return the table specification for a number of players."""
        return TableSpec(self.game, players, "place", self.options)

    def layout(self, players: int) -> EntityLayout:
        """Return the network's input layout for a number of players."""
        table = self.table(players)
        return EntityLayout(table.game, table.encoder, table.options)

    def drawn(self, table: TableSpec, seed: int) -> Options:
        """Draw the options of a game until no excluded component is among them.

        Raises BastideError if too many attempts fail.
        """
        left_out = set(self.without)
        for attempt in range(DRAWS):
            options = table.game.resolve(table.players, table.options, seed_for(seed, attempt))
            if not any(left_out.intersection(value) for value in options.values() if isinstance(value, list)):
                return options
        raise BastideError(
            "nothing-left",
            f"too little is left to draw from without {', '.join(self.without)}",
            names=", ".join(self.without),
        )

    def players_of(self, worker: int) -> int:
        """Return the number of players at a worker's tables."""
        return self.players[worker % len(self.players)]
