"""Difficulty levels of Carcassonne, and the bots ``greedy`` and ``nearsighted`` for comparison."""

from __future__ import annotations

from typing import Final, final

from bastide.bots.levels import BEGINNER, EASY, EXPERT, HARD, MASTER, MEDIUM, Level, LevelMaker, QuickBot
from bastide.bots.search.budget import Budget
from bastide.bots.search.judgement import Judgement
from bastide.core.bot import Bot
from bastide.core.errors import InvalidBot
from bastide.core.game import Game
from bastide.games.carcassonne.bots.greedy import GreedyBot
from bastide.games.carcassonne.bots.judgement import CarcassonneJudgement
from bastide.games.carcassonne.bots.value_network.leaf_file import learnt

GREEDY: Final = "greedy"
#: Values features by what they would score now. Tasks and puzzles are measured against it.
NEARSIGHTED: Final = "nearsighted"
#: Actions that ``master`` evaluates by the value network, and actions that it lets race.
MASTERS_LOOKS: Final = 12
MASTERS_RACERS: Final = 8


@final
class CarcassonneLevels(LevelMaker):
    """Makes the bots of the difficulty levels, and the bots for comparison."""

    def __init__(self) -> None:
        super().__init__(
            [
                Level(BEGINNER, slack=2.45),
                Level(EASY, slack=1.5),
                Level(MEDIUM, slack=0.7),
                Level(HARD, Budget(iterations=20, seconds=1.0)),
                Level(EXPERT, Budget(seconds=4.0)),
                Level(MASTER, Budget(seconds=4.0)),
            ]
        )

    def names(self, game: Game) -> list[str]:
        return [*super().names(game), GREEDY, NEARSIGHTED]

    def make(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        if name not in (GREEDY, NEARSIGHTED):
            return super().make(name, argument, game, seed)
        if argument:
            raise InvalidBot("bot-argument", f"the bot {name!r} takes no setting, not {argument!r}", bot=name)
        return GreedyBot(seed) if name == GREEDY else QuickBot(CarcassonneJudgement(uses_forecast=False), 0.0, seed)

    def judgement(self, level: str) -> Judgement:
        if level == MASTER:
            return CarcassonneJudgement(
                value_network=learnt(), max_racing_actions=MASTERS_RACERS, max_network_evaluations=MASTERS_LOOKS
            )
        if level == HARD:
            return CarcassonneJudgement(uses_forecast=True, max_racing_actions=4, rollout_turns=1)
        return CarcassonneJudgement()


MAKER: Final = CarcassonneLevels()
