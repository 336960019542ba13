"""Difficulty levels of Carcassonne, and the bots ``greedy`` and ``nearsighted`` for comparison."""

from __future__ import annotations

from typing import Final, final

from bastide.bots.difficulty_levels import HeuristicBot, LevelFactory
from bastide.bots.level_files import PLAIN_HEURISTICS
from bastide.bots.search.heuristics_interface import Heuristics
from bastide.core.bot import Bot
from bastide.core.errors import InvalidBot
from bastide.core.game import Game
from bastide.games.carcassonne.bots.greedy_bot import GreedyBot
from bastide.games.carcassonne.bots.search_heuristics import CarcassonneHeuristics
from bastide.games.carcassonne.bots.value_network.network_file import bundled_network

GREEDY: Final = "greedy"
#: Values features by what they would score now. Tasks and puzzles are measured against it.
NEARSIGHTED: Final = "nearsighted"
#: Actions that ``master`` evaluates by the value network, and actions that it lets race.
MASTER_NETWORK_EVALUATIONS: Final = 12
MASTER_RACING_ACTIONS: Final = 8


@final
class CarcassonneLevelFactory(LevelFactory):
    """Makes the bots of the difficulty levels, and the bots for comparison."""

    def __init__(self) -> None:
        super().__init__("carcassonne")

    def bot_names(self, game: Game) -> list[str]:
        return [*super().bot_names(game), GREEDY, NEARSIGHTED]

    def make_bot(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        if name not in (GREEDY, NEARSIGHTED):
            return super().make_bot(name, argument, game, seed)
        if argument:
            raise InvalidBot("bot-argument", f"bot {name!r} takes no settings, not {argument!r}", bot=name)
        return (
            GreedyBot(seed) if name == GREEDY else HeuristicBot(CarcassonneHeuristics(uses_forecast=False), 0.0, seed)
        )

    def make_named_heuristics(self, name: str) -> Heuristics | None:
        if name == "network":
            return CarcassonneHeuristics(
                value_network=bundled_network(),
                max_racing_actions=MASTER_RACING_ACTIONS,
                max_network_evaluations=MASTER_NETWORK_EVALUATIONS,
            )
        if name == "forecast":
            return CarcassonneHeuristics(uses_forecast=True, max_racing_actions=4, rollout_turns=1)
        return CarcassonneHeuristics() if name == PLAIN_HEURISTICS else None


BOT_FACTORY: Final = CarcassonneLevelFactory()
