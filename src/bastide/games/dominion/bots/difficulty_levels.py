"""Difficulty levels of the Dominion bots."""

from __future__ import annotations

from typing import Final, final

from bastide.bots.difficulty_levels import LevelFactory
from bastide.bots.level_files import PLAIN_HEURISTICS
from bastide.bots.search.heuristics_interface import Heuristics
from bastide.games.dominion.bots.buy_lists.buy_list_bot_factory import DEFAULT_LIST, load_bundled_plan
from bastide.games.dominion.bots.buy_lists.buy_list_mutation import LISTS_FOLDER
from bastide.games.dominion.bots.buy_lists.buy_plan import BuyPlan
from bastide.games.dominion.bots.policy.rollout_policy_file import bundled_policy
from bastide.games.dominion.bots.search_heuristics import DominionHeuristics, kingdom_key
from bastide.games.dominion.rules.cards.set_discovery import RECOMMENDED_KINGDOMS
from bastide.games.dominion.rules.cards.stable_numbering import card_number

#: The buy lists that the heuristics ``all_lists@0.1`` consider before the first turn.
EXPERT_LISTS_0_1: Final = [
    DEFAULT_LIST,
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
#: The same of ``all_lists``.
EXPERT_LISTS: Final = [*EXPERT_LISTS_0_1, "library_money", "royal_seal_money"]
#: Folder of buy lists prepared for recommended kingdoms, each in a file named after the kingdom.
PREPARED_LISTS_FOLDER: Final = LISTS_FOLDER / "prepared"


@final
class DominionLevelFactory(LevelFactory):
    """Factory of the search bots at all levels."""

    def __init__(self) -> None:
        super().__init__("dominion")
        self._plans: dict[str, BuyPlan] = {}
        self._prepared: dict[str, list[BuyPlan]] = {}

    def load_plan(self, name: str) -> BuyPlan:
        if name not in self._plans:
            self._plans[name] = load_bundled_plan(LISTS_FOLDER / f"{name}.txt")
        return self._plans[name]

    def prepared_plans(self) -> dict[str, list[BuyPlan]]:
        if not self._prepared:
            for path in sorted(PREPARED_LISTS_FOLDER.glob("*.txt")):
                kingdom = [card_number(name) for name in RECOMMENDED_KINGDOMS[path.stem]]
                self._prepared[kingdom_key(kingdom)] = [load_bundled_plan(path)]
        return self._prepared

    def make_named_heuristics(self, name: str) -> Heuristics | None:
        if name == "policy":
            return DominionHeuristics([BuyPlan([], rollout_policy=bundled_policy())], False, self.prepared_plans())
        if name == PLAIN_HEURISTICS:
            return DominionHeuristics([BuyPlan([], rollout_policy=bundled_policy())], False)
        if name == "all_lists":
            return DominionHeuristics([self.load_plan(each) for each in EXPERT_LISTS], True, self.prepared_plans())
        if name == "all_lists@0.1":
            plans = [self.load_plan(each) for each in EXPERT_LISTS_0_1]
            return DominionHeuristics(plans, True, self.prepared_plans(), as_in_0_1=True)
        return None

    def make_default_list_heuristics(self) -> DominionHeuristics:
        """Make heuristics that follow the default buy list: a second opinion, independent of the rollout policy."""
        return DominionHeuristics([self.load_plan(DEFAULT_LIST)], False)


BOT_FACTORY: Final = DominionLevelFactory()
