"""Reviews: a recorded game looked at decision by decision, to find the moves that cost most.

A first look at every decision is short. Those that seem to have cost something are looked at again for longer: chance
makes many a good move look bad for a moment. One review is worked on at a time, one decision at a time, so that bots
at tables need not wait long for their turn on the processes that both think on.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from hashlib import sha256
from typing import NamedTuple

from msgspec.structs import replace

from bastide.core.errors import BastideError
from bastide.core.record import Move, Record, parse_record, replay
from bastide.core.registry import get_game
from bastide.core.rng import Rng
from bastide.core.state import State
from bastide.server.errors import Refused
from bastide.server.record_messages import CostlyMove, Review
from bastide.server.showing import facts
from bastide.server.workers import Workers

#: So many reviews are remembered.
KEPT = 100
#: So many moves are named, if they cost so much.
MOST = 12
CHEAP = 0.03
#: All first looks together take no longer, in seconds; so a long game is looked at more briefly.
FIRST_LOOKS = 60.0

log = logging.getLogger(__name__)


class Choice(NamedTuple):
    """A decision of the game: the position after so many actions, who chose, and what."""

    at: int
    player: int
    action: int
    state: State


class Job:
    """A review that is under way, or done."""

    def __init__(self, id: str, game: str, players: int, choices: list[Choice]) -> None:
        self.id = id
        self.game = game
        self.players = players
        self.choices = choices
        self.done = 0
        #: So many are looked at twice.
        self.again = min(MOST, len(choices))
        self.looks = len(choices) + self.again
        self.found: dict[int, CostlyMove] = {}
        self.over = asyncio.Event()

    def costly(self) -> list[CostlyMove]:
        return sorted(self.found.values(), key=lambda move: (-move.cost, move.at))

    def doubtful(self) -> list[Choice]:
        """What seems to have cost most."""
        seem = {move.at for move in self.costly()[: self.again] if move.cost > 0.0}
        return [choice for choice in self.choices if choice.at in seem]

    def told(self) -> Review:
        costs = [0.0] * self.players
        for move in self.found.values():
            costs[move.player] += move.cost
        return Review(
            id=self.id,
            game=self.game,
            looks=self.looks,
            done=self.done,
            finished=self.over.is_set(),
            moves=[move for move in self.costly() if move.cost >= CHEAP][:MOST],
            costs=costs,
        )


class Reviews:
    """The reviews of one process."""

    def __init__(self, workers: Workers, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    async def begin(self, text: str) -> Review:
        """Begin to review a record, if that has not been done already. A BastideError if it is not one."""
        name = sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]
        if name not in self._jobs:
            job = await asyncio.to_thread(prepared, name, text)
            if name not in self._jobs:
                self._start(job)
        return await self.of(name)

    def _start(self, job: Job) -> None:
        task = asyncio.ensure_future(self._work(job))
        task.add_done_callback(lambda _: self._tasks.pop(job.id, None))
        self._jobs[job.id] = job
        self._tasks[job.id] = task
        if len(self._jobs) > KEPT:
            oldest, _ = self._jobs.popitem(last=False)
            if oldest in self._tasks:
                self._tasks[oldest].cancel()

    async def of(self, id: str, wait: float = 0.0) -> Review:
        """How far it has come: now, or when it has come to its end or so many seconds are over."""
        job = self._jobs.get(id)
        if job is None:
            raise Refused("no-review", "there is no such review any more; ask for it again")
        self._jobs.move_to_end(id)
        if wait:
            with suppress(TimeoutError):
                await asyncio.wait_for(job.over.wait(), wait)
        return job.told()

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, job: Job) -> None:
        try:
            async with self._turn:
                brief = min(self.seconds / 4, FIRST_LOOKS / max(1, len(job.choices)))
                for choice in job.choices:
                    await self._look(job, choice, brief)
                for choice in job.doubtful():
                    await self._look(job, choice, self.seconds)
        except Exception:
            log.exception("a review failed")
            self._jobs.pop(job.id, None)
        job.done = job.looks
        job.choices = []
        job.over.set()

    async def _look(self, job: Job, choice: Choice, seconds: float) -> None:
        state, player = choice.state, choice.player
        # Chance comes from the record itself: what can be the same when it is reviewed again is the same.
        drawn = state.sample(player, Rng(choice.at)).snapshot()
        with suppress(BastideError):  # nothing could be found out about this one; there are others
            weighed = await self.workers.weigh(job.game, drawn, player, seconds, choice.at, choice.action)
            best = weighed.lines[0]
            played = next(line for line in weighed.lines if line.action == choice.action)
            move = CostlyMove(
                at=choice.at,
                player=player,
                played=state.notation(player, choice.action),
                played_meaning=facts(state.meaning(player, choice.action)),
                best=state.notation(player, best.action),
                best_meaning=facts(state.meaning(player, best.action)),
                cost=weighed.cost,
                win=played.win,
                best_win=best.win,
            )
            job.found[choice.at] = move if best.action != choice.action else replace(move, cost=0.0)
        job.done += 1


def prepared(id: str, text: str) -> Job:
    """The decisions of a record at which there was something to choose."""
    record = parse_record(text)
    game = get_game(record.game)
    return Job(id, game.id, len(record.seats), choices(record))


def choices(record: Record) -> list[Choice]:
    game = get_game(record.game)
    before: list[State] = []

    def keep(state: State, move: Move) -> None:
        before.append(state.clone())

    replay(record, game, keep)  # of a record that diverges, what is certain to have been played
    found = []
    for at, (move, state) in enumerate(zip(record.moves, before, strict=False)):
        if len(state.legal_actions(move.player)) > 1:
            found.append(Choice(at, move.player, state.parse(move.player, move.text), state))
    return found
