"""Bots that play by a trained network: ``--bots net:FILE``.

The network reads the observation of its seat from a *sampled position*. An observation is the same for every position
that fits what the seat knows, so the bot has no hidden information. numpy is imported when the first bot is made.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bastide.bots.search.policy_prior import PolicyPriorBotFactory
from bastide.bots.search.search_bot import SearchBot
from bastide.bots.search.search_budget import SearchBudget, parse_budget
from bastide.bots.strategy_file_reader import strategy_path
from bastide.core.bot import Bot
from bastide.core.errors import InvalidBot, unreadable_file_error
from bastide.core.game import Game
from bastide.core.utilities.optional_packages import require_package

if TYPE_CHECKING:
    from bastide.bots.search.heuristics_interface import Heuristics
    from bastide.envs.net.network_evaluator import NetworkEvaluator
    from bastide.envs.net.network_file import TrainedNetwork

#: Default budget of the look-ahead bot.
DEFAULT_BUDGET: Final = SearchBudget(seconds=4.0)
#: Separates the file name from the settings of a search.
SETTINGS_SEPARATOR: Final = re.compile(r"\+(?=(?:iterations|seconds)=)")


class NetBotFactory(PolicyPriorBotFactory):
    """Makes ``net:FILE``, for the game the network was trained on.

    ``net:FILE+seconds=1`` looks ahead for that time, ``net:FILE+iterations=50`` on that many sampled positions. A level
    can use a network as policy prior: ``expert:net=FILE``.
    """

    def __init__(self) -> None:
        self._loaded: dict[tuple[str, float], TrainedNetwork] = {}

    def bot_names(self, game: Game) -> list[str]:
        return ["net"]

    def make_bot(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        file, setting = _require_file(name, argument)
        net = self._load(strategy_path(file), game)
        return _make_net_bot(
            net, game, _single_process_budget(name, setting, DEFAULT_BUDGET) if setting else None, file, seed
        )

    def make_bot_with_prior(
        self, argument: str, heuristics: Heuristics, default: SearchBudget, game: Game, seed: int
    ) -> Bot:
        file, setting = _require_file("net", argument)
        net = self._load(strategy_path(file), game)
        budget = _single_process_budget("net", setting, default)
        if heuristics.max_racing_actions > 0:  # a policy prior has not been shown to help a racing search
            return _make_net_bot(net, game, budget, file, seed)
        from bastide.envs.net.network_evaluator import NetPolicyPriorSource

        prior_source = NetPolicyPriorSource(_make_evaluator(net, game, file))
        return SearchBot(heuristics, budget, seed, game.id, "", prepares=True, prior_source=prior_source)

    def source_file(self, name: str, argument: str) -> str:
        return _split_argument(argument)[0]

    def _load(self, path: Path, game: Game) -> TrainedNetwork:
        if "numpy" not in sys.modules:
            # One decision is too little work for several threads: on a busy machine it takes eight times as long. numpy
            # reads this variable when it is imported.
            os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        for package in ("numpy", "librt.vecs"):
            require_package(package, "research")
        from bastide.envs.net.network_file import TrainedNetwork

        try:
            key = (str(path), path.stat().st_mtime)
            if key not in self._loaded:
                self._loaded = {key: TrainedNetwork.load(path), **dict(list(self._loaded.items())[:7])}
            net = self._loaded[key]
        except OSError as error:
            raise unreadable_file_error(str(path), error) from error
        except (ValueError, TypeError) as error:
            raise _invalid_network_error(str(path), str(error)) from error
        if net.game != game.id:
            raise _invalid_network_error(str(path), f"it plays {net.game}, not {game.id}")
        return net


def _split_argument(argument: str) -> tuple[str, str]:
    """Split an argument into file and search settings (``+name=value`` each)."""
    file, *settings = SETTINGS_SEPARATOR.split(argument, maxsplit=1)
    return file, settings[0] if settings else ""


def _require_file(bot: str, argument: str) -> tuple[str, str]:
    """Split an argument that must name a file."""
    file, setting = _split_argument(argument)
    if not file:
        raise InvalidBot("no-net", f"name a network file: {bot}:FILE", bot=bot)
    return file, setting


def _make_net_bot(net: TrainedNetwork, game: Game, budget: SearchBudget | None, file: str, seed: int) -> Bot:
    """Make a network bot; with a budget, one that looks ahead."""
    from bastide.envs.net.lookahead_bot import LookaheadBot
    from bastide.envs.net.network_evaluator import NetBot

    reader = _make_evaluator(net, game, file)
    return NetBot(reader, seed) if budget is None else LookaheadBot(reader, budget, seed)


def _make_evaluator(net: TrainedNetwork, game: Game, file: str) -> NetworkEvaluator:
    """Make the evaluator of a network; raises InvalidBot if it does not fit."""
    from bastide.envs.net.network_evaluator import NetworkEvaluator

    try:
        return NetworkEvaluator(net, game, game.min_players)  # raises errors now, not in the first decision
    except ValueError as error:
        raise _invalid_network_error(file, str(error)) from error


def _single_process_budget(bot: str, setting: str, default: SearchBudget) -> SearchBudget:
    """Parse a budget; raises InvalidBot if it asks for several processes."""
    budget = parse_budget(bot, setting, default)
    if budget.workers > 1:
        raise InvalidBot(
            "net-workers", f"a network search runs on 1 process, not {budget.workers}", workers=budget.workers
        )
    return budget


def _invalid_network_error(file: str, problem: str) -> InvalidBot:
    return InvalidBot("bad-net", f"{file} is not a network this bot can use: {problem}", file=file, problem=problem)


BOT_FACTORY: Final = NetBotFactory()
