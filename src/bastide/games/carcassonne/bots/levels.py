"""The levels of Carcassonne, and ``greedy`` for comparison."""

from __future__ import annotations

from typing import Final, final

from bastide.bots.levels import EASY, EXPERT, HARD, MEDIUM, Level, LevelMaker
from bastide.bots.search.budget import Budget
from bastide.bots.search.judgement import Judgement
from bastide.core.bot import Bot
from bastide.core.errors import InvalidBot
from bastide.core.game import Game
from bastide.games.carcassonne.bots.greedy import GreedyBot
from bastide.games.carcassonne.bots.judgement import CarcassonneJudgement

GREEDY: Final = "greedy"


@final
class CarcassonneLevels(LevelMaker):
    def __init__(self) -> None:
        super().__init__(
            [
                Level(EASY, careless=0.35),
                Level(MEDIUM),
                Level(HARD, Budget(iterations=20, seconds=1.0)),
                Level(EXPERT, Budget(seconds=4.0)),
            ]
        )

    def names(self, game: Game) -> list[str]:
        return [*super().names(game), GREEDY]

    def make(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        if name != GREEDY:
            return super().make(name, argument, game, seed)
        if argument:
            raise InvalidBot("bot-argument", f"the bot {name!r} takes no setting, not {argument!r}", bot=name)
        return GreedyBot(seed)

    def judgement(self, level: str) -> Judgement:
        if level == HARD:
            return CarcassonneJudgement(farsighted=True, racers=4, turns_ahead=1)
        return CarcassonneJudgement(farsighted=level == EXPERT)


MAKER: Final = CarcassonneLevels()
