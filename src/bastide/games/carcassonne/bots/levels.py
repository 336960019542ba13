"""The levels of Carcassonne, and ``greedy`` and ``nearsighted`` for comparison."""

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
#: Looks at what everything would count if the game ended now: the ``medium`` of former days, by which tasks and puzzles
#: are measured.
NEARSIGHTED: Final = "nearsighted"
#: ``master`` takes a closer look at so many actions, and lets so many of them race.
MASTERS_LOOKS: Final = 12
MASTERS_RACERS: Final = 8


@final
class CarcassonneLevels(LevelMaker):
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
        return GreedyBot(seed) if name == GREEDY else QuickBot(CarcassonneJudgement(farsighted=False), 0.0, seed)

    def judgement(self, level: str) -> Judgement:
        if level == MASTER:
            return CarcassonneJudgement(leaf=learnt(), racers=MASTERS_RACERS, closer_looks=MASTERS_LOOKS)
        if level == HARD:
            return CarcassonneJudgement(farsighted=True, racers=4, turns_ahead=1)
        return CarcassonneJudgement()


MAKER: Final = CarcassonneLevels()
