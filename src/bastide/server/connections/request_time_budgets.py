"""Budgets of server time: how many milliseconds of the event loop each address and each user may use.

A request or message is charged with the processor time that the event loop and its threads have spent on it, so that
expensive questions cost more. An address is also paced: beyond a short burst its requests run one after the other, with
pauses in which others are served. A client without budget left is refused until its budget has recovered.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from time import monotonic, perf_counter, process_time
from typing import Final, Generic, ParamSpec, TypeVar

from bastide.hosting.api.rate_limits import RateLimit, TokenBuckets, rate_limit_error, scale_limit

#: Milliseconds of server time per second. A process has 1,000 of them for all clients.
ADDRESS_BUDGET_MS_PER_SECOND: Final = 250.0
USER_BUDGET_MS_PER_SECOND: Final = 100.0
#: A client that was idle for this long may use its budget of that time at once.
BURST_SECONDS: Final = 16.0
#: Pace of one address while it has budget: how long it may occupy the event loop at once, and per second.
ADDRESS_PACE_MS: Final = RateLimit(10, 250)
#: Charged to the pace of the address while a thread runs whose time is not known yet: otherwise its next requests would
#: start more threads, all of which compete with the event loop for the interpreter.
RUNNING_THREAD_MS: Final = 50.0
#: Requests and messages of one address that wait for their turn; more are refused.
MAX_WAITING_PER_ADDRESS: Final = 400
#: Number of addresses whose queues are remembered.
MAX_REMEMBERED_ADDRESSES: Final = 20_000

#: Processor time of this thread; in a browser, which has no clock for it, of the process.
thread_cpu_time: Callable[[], float] = getattr(time, "thread_time", process_time)

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class MeasuredCoroutine(Generic[Result]):
    """Awaitable that runs a coroutine and reports the time that the event loop spends on each of its steps.

    ``on_step`` is called with the elapsed and the processor time of each step in seconds, from one wait to the next.
    """

    def __init__(self, work: Coroutine[object, object, Result], on_step: Callable[[float, float], None]) -> None:
        self._work = work
        self._on_step = on_step

    def __await__(self) -> Generator[object, object, Result]:
        work = self._work
        received: object = None
        thrown: BaseException | None = None
        try:
            while True:
                began, cpu_began = perf_counter(), thread_cpu_time()
                try:
                    awaited = work.send(received) if thrown is None else work.throw(thrown)
                except StopIteration as stop:
                    result: Result = stop.value
                    return result
                finally:
                    self._on_step(perf_counter() - began, thread_cpu_time() - cpu_began)
                received, thrown = None, None
                try:
                    received = yield awaited
                except GeneratorExit:
                    raise
                except BaseException as error:
                    thrown = error
        finally:
            work.close()


#: Charges the request that runs now.
_charge_request: ContextVar[Callable[[float, float], None] | None] = ContextVar("charge_request", default=None)


class ChargedThreadPool(ThreadPoolExecutor):
    """Thread pool that charges the processor time of a thread to the request that has started it.

    As the default executor of the event loop, it runs the functions of ``asyncio.to_thread``.
    """

    def submit(
        self, fn: Callable[Arguments, Result], /, *args: Arguments.args, **kwargs: Arguments.kwargs
    ) -> Future[Result]:
        charge = _charge_request.get()
        if charge is None:
            return super().submit(fn, *args, **kwargs)
        loop = asyncio.get_running_loop()
        expected_s = RUNNING_THREAD_MS / 1000
        charge(expected_s, 0.0)

        def measured() -> Result:
            began = thread_cpu_time()
            try:
                return fn(*args, **kwargs)
            finally:
                seconds = thread_cpu_time() - began
                with suppress(RuntimeError):  # the server has stopped meanwhile
                    # Before the result, which the event loop receives the same way.
                    loop.call_soon_threadsafe(charge, seconds - expected_s, seconds)

        return super().submit(measured)


@contextmanager
def uncharged() -> Iterator[None]:
    """Context in which threads are not charged to the current request, because their work is for everybody."""
    before = _charge_request.set(None)
    try:
        yield
    finally:
        _charge_request.reset(before)


class PacedQueue:
    """Requests of one address in the order of arrival: at once while it is within its pace, else with pauses."""

    def __init__(self, pace: RateLimit, now: float) -> None:
        self.pace = pace
        self.left_ms = pace.burst
        self.updated_at = now
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.timer: asyncio.TimerHandle | None = None

    def refill(self, now: float) -> None:
        self.left_ms = min(self.pace.burst, self.left_ms + (now - self.updated_at) * self.pace.per_second)
        self.updated_at = now


class TimeBudgets:
    """Budgets of all clients of one process. ``factor`` scales them; 0: no limits."""

    def __init__(
        self,
        factor: float,
        address_ms_per_second: float = ADDRESS_BUDGET_MS_PER_SECOND,
        user_ms_per_second: float = USER_BUDGET_MS_PER_SECOND,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.factor = factor
        self.clock = clock
        self.addresses, self.users = (
            TokenBuckets(scale_limit(RateLimit(BURST_SECONDS * rate, rate), factor), clock)
            for rate in (address_ms_per_second, user_ms_per_second)
        )
        self._pace = scale_limit(ADDRESS_PACE_MS, max(1.0, factor))
        self._queues: OrderedDict[str, PacedQueue] = OrderedDict()

    async def run(
        self, address: str, get_user: Callable[[], str], work: Callable[[], Coroutine[object, object, Result]]
    ) -> Result:
        """Run a request when the address may, and charge the address and the user for its time.

        ``get_user`` returns the user, or an empty string while the request has not been identified. RequestRefused if
        too many requests of the address wait; ``check`` refuses those without budget.
        """
        if not self.factor:
            return await work()
        queue = await self._wait_for_turn(address)
        cost_ms = 0.0
        is_over = False

        def charge(elapsed_s: float, cpu_s: float) -> None:
            nonlocal cost_ms
            if is_over:  # by a task that has outlived its request
                return
            cost_ms += 1000 * cpu_s
            # On a busy machine a step occupies the event loop for longer than its processor time.
            queue.left_ms -= 1000 * elapsed_s
            if elapsed_s < 0 and queue.timer is not None:  # a thread took less than expected: the next may begin now
                queue.timer.cancel()
                queue.timer = None
            if queue.waiting:
                self._continue(queue)

        _charge_request.set(charge)
        try:
            return await MeasuredCoroutine(work(), charge)
        finally:
            is_over = True
            self.addresses.spend_tokens(address, cost_ms)
            user = get_user()
            if user:
                self.users.spend_tokens(user, cost_ms)

    def check(self, address: str, user: str) -> None:
        """Raise RequestRefused if the budget of the address or of the user is spent."""
        if self.factor:
            for buckets, name in ((self.addresses, address), (self.users, user)):
                missing_ms = -buckets.count_tokens(name) if name else -1.0
                if missing_ms >= 0:
                    raise rate_limit_error(missing_ms / buckets.rate.per_second)

    async def _wait_for_turn(self, address: str) -> PacedQueue:
        """Wait until the address is within its pace. RequestRefused if too many of its requests wait already."""
        queue = self._queues.pop(address, None) or PacedQueue(self._pace, self.clock())
        self._queues[address] = queue
        if len(self._queues) > MAX_REMEMBERED_ADDRESSES:
            self._queues.popitem(last=False)
        queue.refill(self.clock())
        if queue.left_ms > 0 and not queue.waiting:
            return queue
        if len(queue.waiting) >= MAX_WAITING_PER_ADDRESS:
            raise rate_limit_error(1.0)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.waiting.append(turn)
        self._continue(queue)
        await turn
        return queue

    def _continue(self, queue: PacedQueue) -> None:
        """Let the first waiting request begin, now or as soon as the pace allows."""
        while queue.waiting and queue.waiting[0].done():  # cancelled
            queue.waiting.popleft()
        if not queue.waiting or queue.timer is not None:
            return
        queue.refill(self.clock())
        seconds = max(0.0, -queue.left_ms / queue.pace.per_second)
        queue.timer = asyncio.get_running_loop().call_later(seconds, self._begin_next, queue)

    def _begin_next(self, queue: PacedQueue) -> None:
        queue.timer = None
        queue.refill(self.clock())
        if queue.left_ms > 0:
            while queue.waiting:
                turn = queue.waiting.popleft()
                if not turn.done():
                    turn.set_result(None)
                    break
        self._continue(queue)
