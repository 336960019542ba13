"""A worker's share of a search. Runs in the bot workers; the in-browser server adds the statistics."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import NamedTuple

from bastide.bots.search.parallel_search import BanditStatistics, bandit_statistics
from bastide.bots.search.search_bot import SearchBot
from bastide.bots.search.search_budget import SearchBudget
from bastide.core.game_registry import get_game
from bastide.core.json_data import JsonData
from bastide.device.bots.time_budgets import find_search_level, share_budget
from bastide.hosting.bots.worker_protocol import get_kept_bot


class ShareRequest(NamedTuple):
    """One worker's part: its number, the number of workers, and a time limit instead of that of the device."""

    worker: int
    workers: int
    seconds: float = 0.0


class ShareResult(NamedTuple):
    """Statistics of a share. ``is_complete``: it ended by itself, not by its time limit."""

    statistics: BanditStatistics
    prior_weight: float
    is_complete: bool


def search_share(
    game_id: str, snapshot: Mapping[str, JsonData], seat: int, spec: str, seed: int, key: str, request: ShareRequest
) -> ShareResult:
    """Search one worker's share of a decision, with the budget of this device."""
    bot = get_level_bot(game_id, spec, seed, key, request)
    state = get_game(game_id).restore(snapshot)
    begun = perf_counter()
    bandit = bot.search_choice(state.seat(seat))
    is_complete = perf_counter() - begun < bot.budget.seconds
    return ShareResult(bandit_statistics(bandit), bot.heuristics.prior_weight, is_complete)


def prepare_share(
    game_id: str, snapshot: Mapping[str, JsonData], seat: int, spec: str, seed: int, key: str, request: ShareRequest
) -> None:
    """Let a worker's bot prepare for the whole game."""
    get_level_bot(game_id, spec, seed, key, request).prepare(get_game(game_id).restore(snapshot).seat(seat))


def get_level_bot(game_id: str, spec: str, seed: int, key: str, request: ShareRequest) -> SearchBot:
    """Return this worker's bot of a level, with its budget for now."""
    game = get_game(game_id)
    level = find_search_level(game, spec)
    bot = get_kept_bot(game, spec, seed + request.worker, key)
    assert level is not None
    assert isinstance(bot, SearchBot)
    budget = share_budget(game_id, level, request.workers)
    bot.budget = SearchBudget(budget.iterations, request.seconds) if request.seconds else budget
    return bot
