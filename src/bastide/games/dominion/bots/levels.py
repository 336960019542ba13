"""Difficulty levels of the Dominion bots."""

from __future__ import annotations

from typing import Final, final

from bastide.bots.levels import BEGINNER, EASY, EXPERT, HARD, MASTER, MEDIUM, Level, LevelMaker
from bastide.bots.search.budget import Budget
from bastide.bots.search.judgement import Judgement
from bastide.games.dominion.bots.buy_lists.buy_plan import Plan
from bastide.games.dominion.bots.buy_lists.list_variation import FOLDER
from bastide.games.dominion.bots.buy_lists.maker import FIRST, read
from bastide.games.dominion.bots.judgement import DominionJudgement, kingdom_key
from bastide.games.dominion.bots.policy.rollout_policy_file import learnt
from bastide.games.dominion.rules.cards.layout import number
from bastide.games.dominion.sets.box import RECOMMENDED

#: The buy lists that the expert level considers before the first turn.
CONSIDERED: Final = [
    FIRST,
    "militia",
    "two_smithies",
    "witch",
    "council_room",
    "chapel_witch",
    "mountebank",
    "goons",
    "monument_money",
    "bishop_money",
    "colony_money",
    "village_smithy",
    "chapel_engine",
    "big_money_ultimate",
    "gardens_rush",
]
#: Folder of buy lists prepared for recommended kingdoms, each in a file named after the kingdom.
PREPARED: Final = FOLDER / "prepared"
#: The buy list of the levels below hard.
NAIVE: Final = "one_smithy"


@final
class DominionLevels(LevelMaker):
    """Factory of the search bots at all levels."""

    def __init__(self) -> None:
        super().__init__(
            [
                Level(BEGINNER, slack=17.0),
                Level(EASY, slack=9.0),
                Level(MEDIUM),
                Level(HARD, Budget(iterations=300, seconds=1.0)),
                Level(EXPERT, Budget(seconds=3.0)),
                Level(MASTER, Budget(seconds=3.0)),
            ]
        )
        self._plans: dict[str, Plan] = {}
        self._prepared: dict[str, list[Plan]] = {}

    def plan(self, name: str) -> Plan:
        if name not in self._plans:
            self._plans[name] = read(FOLDER / f"{name}.txt")
        return self._plans[name]

    def prepared(self) -> dict[str, list[Plan]]:
        if not self._prepared:
            for path in sorted(PREPARED.glob("*.txt")):
                kingdom = [number(name) for name in RECOMMENDED[path.stem]]
                self._prepared[kingdom_key(kingdom)] = [read(path)]
        return self._prepared

    def judgement(self, level: str) -> Judgement:
        if level == MASTER:
            return DominionJudgement([Plan([], rollout_policy=learnt())], False, self.prepared())
        if level == EXPERT:
            return DominionJudgement([self.plan(name) for name in CONSIDERED], True, self.prepared())
        return DominionJudgement([self.plan(FIRST if level == HARD else NAIVE)], False)

    def teaching(self) -> Judgement:
        """Use a simple money strategy: learners cannot follow the long turns of an expert's engine."""
        return self.judgement(HARD)


MAKER: Final = DominionLevels()
