"""Actor process: plays many games side by side and writes every decision to shared arrays.

In most rows the learner plays all seats. In the others it has one seat, which rotates with each game; past selves
(evaluated by the learner process) or bots (evaluated here) play the other seats.
"""

from __future__ import annotations

from collections.abc import Iterable
from multiprocessing.synchronize import Event, Semaphore
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bastide.bots import make_bot
from bastide.core import Bot, Rng, derive_seed
from bastide.envs.batches.numpy_batch import Batch
from bastide.envs.net.entity_layout import MAX_ACTIONS, legal_indices_of_masks
from bastide.envs.net.value_target import value_targets
from bastide_research.shared_arrays import ColumnSpecs, SharedArrays
from bastide_research.training_settings import TrainingPlan

#: Who makes a decision.
LEARNER: Final = 0
PAST_SELF: Final = 1
BOT: Final = 2


def actor_columns(plan: TrainingPlan) -> ColumnSpecs:
    """Return the columns of the shared arrays: decisions, results, and the chosen position in ``offers``."""
    return (
        ("rows", (plan.entity_layout(plan.players[0]).size,), "int16"),
        ("offers", (MAX_ACTIONS,), "int16"),
        ("offered", (), "int64"),
        ("actors", (), "int64"),
        ("who", (), "int8"),
        #: Position in ``offers`` that a bot chooses.
        ("wanted", (), "int64"),
        ("dones", (), "bool"),
        ("rewards", (plan.seats,), "float32"),
        ("chosen", (), "int64"),
    )


class Actor:
    """Games of one process, and the rows to which their decisions are written."""

    def __init__(self, plan: TrainingPlan, worker: int, arrays: dict[str, NDArray[Any]], slice_seed: int) -> None:
        self.plan = plan
        self.players = plan.players_of_worker(worker)
        self.arrays = arrays
        self.layout = plan.entity_layout(self.players)
        self.seed = derive_seed(plan.seed, slice_seed * 4096 + worker)
        self.batch = Batch(plan.table_spec(self.players), plan.rows, self.seed)
        self.past_self_rows = plan.rows if plan.champion else round(plan.rows * plan.past_self_share)
        self.bot_rows = round(plan.rows * plan.bot_share) if plan.bots and not plan.champion else 0
        #: Seat of the learner in rows with opponents.
        self.learner_seats = np.arange(plan.rows) % self.players
        self._bots: dict[int, list[Bot]] = {}
        self._made = 0
        self._dealt = 0
        self.redeal_without_excluded(range(plan.rows))
        self._write_decisions()

    def step(self) -> None:
        """Apply the chosen actions and write the next decisions."""
        shown = self.arrays
        each = np.arange(self.plan.rows)
        self.batch.step(shown["offers"][each, shown["chosen"]])
        dones = self.batch.dones
        shown["dones"][:] = dones
        shown["rewards"][:] = 0
        if dones.any():
            gained = value_targets(self.batch.rewards[dones], self.batch.scores[dones])
            shown["rewards"][dones, : self.players] = gained
            self.learner_seats[dones] = (self.learner_seats[dones] + 1) % self.players
            for row in np.flatnonzero(dones):
                self._bots.pop(int(row), None)
            self.redeal_without_excluded(np.flatnonzero(dones).tolist())
        self._write_decisions()

    def redeal_without_excluded(self, rows: Iterable[int]) -> None:
        """Deal new games without the excluded components in these rows."""
        table = self.batch.table
        for row in rows if self.plan.excluded else ():
            self._dealt += 1
            seed = derive_seed(self.seed, -self._dealt)
            self.batch.set_position(row, table.game.setup(self.players, self.plan.draw_options(table, seed), Rng(seed)))

    def _write_decisions(self) -> None:
        """Write the current decisions to the shared arrays."""
        batch, shown = self.batch, self.arrays
        offers, offered = legal_indices_of_masks(batch.masks)
        shown["offers"][:], shown["offered"][:] = offers, offered
        self.layout.write_rows(batch.observations, offers, offered, shown["rows"])
        shown["actors"][:] = batch.players
        first = batch.count - self.past_self_rows - self.bot_rows
        is_opponent = batch.players != self.learner_seats
        shown["who"][:] = LEARNER
        shown["who"][first:][is_opponent[first:]] = PAST_SELF
        bots = batch.count - self.bot_rows
        for row in np.flatnonzero(is_opponent[bots:]) + bots:
            wanted = self._bot_choice(int(row))
            shown["who"][row] = BOT if wanted >= 0 else PAST_SELF
            shown["wanted"][row] = wanted

    def _bot_choice(self, row: int) -> int:
        """Return the position in the offers of a bot's choice; -1 if it is not among them."""
        game = self.batch.table.game
        state = self.batch.position(row)
        player = state.next_player_to_act()
        if row not in self._bots:
            spec = self.plan.bots[row % len(self.plan.bots)]
            self._made += 1
            self._bots[row] = [
                make_bot(spec, game, derive_seed(self.seed, self._made * self.players + seat))
                for seat in range(self.players)
            ]
        action = self._bots[row][player].choose(state.seat(player))
        index = self.batch.table.encoder.index_for_action(state, player, action)
        found = np.flatnonzero(self.arrays["offers"][row, : self.arrays["offered"][row]] == index)
        return int(found[0]) if len(found) else -1


def run_actor(
    plan: TrainingPlan,
    worker: int,
    slice_seed: int,
    memory: tuple[str, int],
    at: int,
    go: Semaphore,
    ready: Semaphore,
    enough: Event,
) -> None:
    """Main loop of an actor process: its rows begin at ``at`` in the shared memory (name and number of rows)."""
    name, rows = memory
    shared = SharedArrays(actor_columns(plan), rows, name)
    shown = shared.slice_rows(at, at + plan.rows)
    actor = Actor(plan, worker, shown, slice_seed)
    ready.release()
    while True:
        go.acquire()
        if enough.is_set():
            break
        actor.step()
        ready.release()
    del actor, shown
    shared.close()
