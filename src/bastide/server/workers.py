"""Where bots think: on processes of their own, so that a thinking bot never delays anybody else."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from signal import SIG_IGN, SIGINT, SIGTERM, signal
from threading import Thread

from bastide.bots import make_bot
from bastide.core.bot import Bot
from bastide.core.plain import Plain
from bastide.core.registry import get_game
from bastide.tables.errors import Refused
from bastide.tables.weighing import Weighed, weigh

#: So many bots keep what they have thought between two decisions, on each process.
KEPT = 200

log = logging.getLogger(__name__)

_bots: OrderedDict[str, Bot] = OrderedDict()


def choose(game_id: str, snapshot: Mapping[str, Plain], seat: int, spec: str, seed: int, key: str) -> int:
    """What a bot does in a position. Runs on a worker; ``key`` names the bot, which may know the game already."""
    game = get_game(game_id)
    state = game.restore(snapshot)
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    bot = _bots.pop(key, None)
    if bot is None:
        bot = make_bot(spec, game, seed)
    _bots[key] = bot
    if len(_bots) > KEPT:
        _bots.popitem(last=False)
    return bot.choose(state.seat(seat))


def _settle_in() -> None:
    """People come first; and it is the server that decides when to stop, by a word or by its own end."""
    os.nice(10)
    signal(SIGINT, SIG_IGN)
    signal(SIGTERM, SIG_IGN)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    """A server that was killed cannot say goodbye."""
    server = parent_process()
    assert server is not None
    wait([server.sentinel])
    os._exit(0)


class Workers:
    """So many processes. A bot's decisions all go to the same one, where it remembers its game."""

    def __init__(self, count: int | None = None) -> None:
        self.count = max(1, (os.cpu_count() or 2) - 1) if count is None else count
        self._pools: list[ProcessPoolExecutor | None] = [None] * self.count
        self._next = 0

    def _pool(self, number: int) -> ProcessPoolExecutor:
        pool = self._pools[number]
        if pool is None:
            # Spawned, not forked: the server has threads and sockets that are nobody else's.
            pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_settle_in)
            self._pools[number] = pool
        return pool

    async def choose(self, game: str, snapshot: Mapping[str, Plain], seat: int, spec: str, seed: int, key: str) -> int:
        """What the bot does. A worker that dies is replaced, and a bot that fails for good plays at random."""
        number = sum(key.encode()) % self.count
        for attempt in (spec, spec, "random"):
            pool = self._pool(number)
            try:
                return await asyncio.wrap_future(pool.submit(choose, game, snapshot, seat, attempt, seed, key))
            except BrokenProcessPool:
                if self._pools[number] is pool:
                    self._pools[number] = None
            except Exception as error:  # whatever a bot does wrong, the others want to play on
                log.error("the bot %s failed at %s: %r", attempt, game, error)
        raise RuntimeError(f"no worker can play {game} as {spec}")

    async def weigh(
        self, game: str, snapshot: Mapping[str, Plain], seat: int, seconds: float, seed: int, played: int = -1
    ) -> Weighed:
        """What a search makes of a decision; Refused if it fails. The processes take turns: no bot waits for long."""
        for _ in range(2):
            self._next = (self._next + 1) % self.count
            number = self._next
            pool = self._pool(number)
            try:
                return await asyncio.wrap_future(pool.submit(weigh, game, snapshot, seat, seconds, seed, played))
            except BrokenProcessPool:
                if self._pools[number] is pool:
                    self._pools[number] = None
            except Exception as error:
                log.error("a search failed at %s: %r", game, error)
        raise Refused("no-advice", "nothing could be found out about this decision")

    def close(self) -> None:
        for pool in self._pools:
            if pool is not None:
                thinking = list(pool._processes.values())
                pool.shutdown(wait=False, cancel_futures=True)
                for process in thinking:  # what is being thought about is thought again after the next start
                    process.kill()
        self._pools = [None] * self.count
