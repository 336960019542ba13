"""Training plan: the settings of a training run, and the tables that follow from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from bastide.core import BastideError, derive_seed, get_game
from bastide.core.options import Options
from bastide.envs.net.entity_layout import EntityLayout
from bastide.envs.table.table_spec import TableSpec

#: Attempts to draw a game without the excluded components. Without eight of Dominion's 57 kingdom cards, one draw in
#: six succeeds.
MAX_DRAWS: Final = 10_000


@dataclass(frozen=True)
class TrainingPlan:
    """Settings of a training run. JSON data: it is stored with the checkpoints and sent to actor processes."""

    game: str
    #: Numbers of players.
    players: tuple[int, ...]
    options: Options = field(default_factory=dict)
    seed: int = 1
    #: Components that are excluded from random setups, such as cards that the network must not know.
    excluded: tuple[str, ...] = ()

    #: Actor processes, games per process, and steps per rollout.
    workers: int = 2
    rows: int = 64
    steps: int = 64

    #: Width and layers of the network.
    width: int = 128
    layers: int = 2

    #: Initial learning rate; it decreases linearly until ``decisions`` decisions were made.
    learning_rate: float = 5e-4
    decisions: int = 100_000_000
    epochs: int = 2
    minibatch_size: int = 16384
    clip_range: float = 0.2
    entropy_weight: float = 0.01
    gae_lambda: float = 0.95

    #: Dataset files for pretraining, and the number of epochs.
    datasets: tuple[str, ...] = ()
    pretraining_epochs: int = 8

    #: Share of games against one of the last ``max_past_selves`` past selves; updates between two of them.
    past_self_share: float = 0.15
    max_past_selves: int = 4
    updates_per_past_self: int = 40
    #: Fixed bots, and the share of games against them.
    bots: tuple[str, ...] = ()
    bot_share: float = 0.1
    #: Folder of a finished training whose model plays all other seats in all games.
    champion: str = ""

    def can_continue_as(self, other: TrainingPlan) -> bool:
        """Return whether a training with this plan can continue with another: same game, same network size."""
        own, new = ((p.game, p.width, p.layers) for p in (self, other))
        return own == new

    @cached_property
    def seats(self) -> int:
        """Maximum number of players of the game."""
        return get_game(self.game).max_players

    def table_spec(self, players: int) -> TableSpec:
        """Return the table specification for a number of players."""
        return TableSpec(self.game, players, "place", self.options)

    def entity_layout(self, players: int) -> EntityLayout:
        """Return the network's input layout for a number of players."""
        table = self.table_spec(players)
        return EntityLayout(table.game, table.encoder, table.options)

    def draw_options(self, table: TableSpec, seed: int) -> Options:
        """Draw the options of a game until no excluded component is among them.

        Raises BastideError if too many attempts fail.
        """
        left_out = set(self.excluded)
        for attempt in range(MAX_DRAWS):
            options = table.game.resolve_options(table.players, table.options, derive_seed(seed, attempt))
            if not any(left_out.intersection(value) for value in options.values() if isinstance(value, list)):
                return options
        raise BastideError(
            "nothing-left",
            f"not enough cards left without {', '.join(self.excluded)}",
            names=", ".join(self.excluded),
        )

    def players_of_worker(self, worker: int) -> int:
        """Return the number of players at a worker's tables."""
        return self.players[worker % len(self.players)]
