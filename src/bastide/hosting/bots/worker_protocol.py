"""Protocol between the table service and its workers: processes, or web workers of a browser."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from time import process_time
from typing import NamedTuple, Protocol

from msgspec import Struct

from bastide.bots import make_bot
from bastide.bots.search.run_search import DecisionSearchBot
from bastide.core import errors
from bastide.core.bot import Bot
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.game_registry import get_game
from bastide.core.json_data import JsonData
from bastide.tables.request_errors import RequestRefused, to_json_data

#: Number of bots whose state a worker keeps between decisions.
MAX_BOTS_IN_MEMORY = 200

_bots: OrderedDict[str, Bot] = OrderedDict()


class WorkerCall(NamedTuple):
    """A function call for a worker; everything in it must be picklable."""

    function: Callable[..., object]
    arguments: tuple[object, ...]


class CallResult(NamedTuple):
    """Result of a call, or the problem, and the processor time used."""

    result: object
    problem: str
    seconds: float


class WorkerDied(Exception):
    """The worker has ended. The next request starts a new one."""


class WorkerTimeout(Exception):
    """The worker did not answer in time and was stopped."""


class Worker(Protocol):
    """Runs calls in another process, or in a web worker of a page."""

    async def run(self, work: WorkerCall, seconds: float) -> CallResult:
        """Run a call and return its result; WorkerDied or WorkerTimeout if there is none."""

    def close(self) -> None:
        """Stop, also during a call."""


def choose_action(
    game_id: str, snapshot: Mapping[str, JsonData], seat: int, spec: str, seed: int, key: str, fresh: bool = False
) -> int:
    """Let a bot choose an action. ``key`` identifies the bot, whose state is kept between decisions.

    A ``fresh`` bot knows nothing but the position, so that the same question has the same answer.
    """
    game = get_game(game_id)
    state = game.restore(snapshot)
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    if fresh:
        fresh_bot = make_bot(spec, game, seed)
        if isinstance(fresh_bot, DecisionSearchBot):
            fresh_bot.skip_preparation()
        return fresh_bot.choose(state.seat(seat))
    return get_kept_bot(game, spec, seed, key).choose(state.seat(seat))


def get_kept_bot(game: Game, spec: str, seed: int, key: str) -> Bot:
    """Return the bot that this worker keeps under a key; made if it is missing."""
    bot = _bots.pop(key, None)
    if bot is None:
        bot = make_bot(spec, game, seed)
    _bots[key] = bot
    if len(_bots) > MAX_BOTS_IN_MEMORY:
        _bots.popitem(last=False)
    return bot


def run_call(work: WorkerCall) -> CallResult:
    """Run a call on the worker. Errors of a bot are returned, so that the worker continues."""
    started = process_time()
    try:
        result, problem = work.function(*work.arguments), ""
    except Exception as error:
        result, problem = None, repr(error)[:500]
    return CallResult(result, problem, process_time() - started)


class ErrorData(Struct, frozen=True):
    """A BastideError, encoded for transfer between processes."""

    kind: str
    code: str
    text: str
    details: dict[str, object]


def catch_error(work: Callable[..., object], *arguments: object) -> object:
    """Run a call on the worker; a BastideError is returned as data."""
    try:
        return work(*arguments)
    except BastideError as error:
        details = {name: to_json_data(value) for name, value in error.details.items()}
        return ErrorData(type(error).__name__, error.code, str(error), details)


def rebuild_error(refusal: ErrorData) -> BastideError:
    """Rebuild the error that a worker has returned."""
    kind = getattr(errors, refusal.kind, RequestRefused)
    error: BastideError = kind(refusal.code, refusal.text, **refusal.details)
    return error
