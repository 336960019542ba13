"""Puzzle themes of 7 Wonders."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, final

from bastide.bots.difficulty_levels import EXPERT
from bastide.bots.search.evaluation_reasons import main_source
from bastide.bots.search.heuristics_interface import Heuristics
from bastide.core.action_reason import Reason
from bastide.core.game import Game
from bastide.core.json_data import JsonData
from bastide.core.state import State
from bastide.games.seven_wonders.bots.difficulty_levels import BOT_FACTORY
from bastide.games.seven_wonders.bots.reasons import reasons_for
from bastide.games.seven_wonders.rules.action_space import (
    ACTION_SUBJECT,
    ACTION_TYPE,
    BUILD,
    DIG,
    DIG_NOTHING,
    SELL,
    STAGE,
)
from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.city.city_state import COLOURS
from bastide.games.seven_wonders.rules.rulebook_constants import CHOOSE_SIDE
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState
from bastide.puzzles.follow_up_reasons import MAX_REASONS, Achievement
from bastide.puzzles.puzzle_themes import MiningTable, PuzzleThemes

#: Earlier positions make no puzzles, because later turns decide the game.
FIRST_PUZZLE_AGE: Final = 2
#: An answer that brings this many more coins at once than the other is explained by them.
MIN_EXPLAINING_COINS: Final = 4
#: Players of the mining tables. Equal players have close games.
STRONG_BOT: Final = "master:iterations=60"
GOOD_BOT: Final = "hard:iterations=60"
#: Bots and board sides of the mining tables.
_SEATS_AND_SIDES: Final = (
    ((STRONG_BOT,) * 3, "chosen"),
    ((GOOD_BOT,) * 3, "day"),
    ((STRONG_BOT,) * 3, "night"),
    ((STRONG_BOT, GOOD_BOT, STRONG_BOT), "random"),
    ((STRONG_BOT,) * 4, "random"),
    (("medium",) * 3, "random"),
    ((GOOD_BOT,) * 5, "random"),
)


class Theme(StrEnum):
    """Themes of 7 Wonders puzzles, in display order."""

    RESOURCES = "resources"
    TRADE = "trade"
    CHAIN = "chain"
    WONDER = "wonder"
    SCIENCE = "science"
    MILITARY = "military"
    POINTS = "points"
    GUILD = "guild"
    DENY = "deny"
    DIGGING = "dig"


THEME_BY_COLOUR: Final = {
    "brown": Theme.RESOURCES,
    "grey": Theme.RESOURCES,
    "blue": Theme.POINTS,
    "yellow": Theme.TRADE,
    "red": Theme.MILITARY,
    "green": Theme.SCIENCE,
    "purple": Theme.GUILD,
}
#: Source of points (``SCORE_CATEGORIES``) by the colour of the cards that bring them.
SOURCE_BY_COLOUR: Final = {
    "red": "military",
    "blue": "civilian",
    "yellow": "commerce",
    "green": "science",
    "purple": "guilds",
}


@final
class CityAchievements:
    """Lists the built cards and the stages of all cities."""

    def list_achievements(self, state: State) -> list[Achievement]:
        assert isinstance(state, SevenWondersState)
        found: list[Achievement] = []
        for player, city in enumerate(state.cities):
            found += [each for number in city.built if (each := card_achievement(player, number)) is not None]
            found += [Achievement(player, "wonder", "stage", stage + 1) for stage in range(city.stages)]
        return found

    def achievement_of(self, state: State, player: int, action: int) -> Achievement | None:
        assert isinstance(state, SevenWondersState)
        if ACTION_TYPE[action] == STAGE:
            return Achievement(player, "wonder", "stage", state.cities[player].stages + 1)
        is_built = ACTION_TYPE[action] in (BUILD, DIG)
        return card_achievement(player, ACTION_SUBJECT[action]) if is_built else None


def card_achievement(player: int, card: int) -> Achievement | None:
    """Return a built card as an achievement; None if its colour brings no points."""
    source = SOURCE_BY_COLOUR.get(COLOURS[CARDS[card].colour])
    return None if source is None else Achievement(player, source, "card", CARDS[card].id)


def cause_of_points(state: SevenWondersState, player: int, answer: int, other: int) -> Reason | None:
    """Return what an answer brings at once that later moves need, and another answer does not bring."""
    brought = reasons_for(state, player, answer)
    others = reasons_for(state, player, other)
    coins = count_coins(brought)
    if coins - count_coins(others) >= MIN_EXPLAINING_COINS:
        return Reason("brings_coins", {"coins": coins, "own": int(state.cities[player].coins)})
    missing, known = missing_resources(brought), missing_resources(others)
    return Reason("adds_resource", {"resource": missing[0]}) if len(missing) == 1 and missing != known else None


def count_coins(reasons: list[Reason]) -> int:
    return sum(int(str(each.facts["coins"])) for each in reasons if each.code == "coins")


def missing_resources(reasons: list[Reason]) -> list[JsonData]:
    """Return the resources that an action adds to a city without them; several if one of them is chosen each turn."""
    found = [each.facts["resources"] for each in reasons if each.code == "new_resource"]
    return [resource for resources in found if isinstance(resources, list) for resource in resources]


@final
class SevenWondersThemes(PuzzleThemes):
    """Themes and mining parameters of 7 Wonders puzzles."""

    themes = Theme
    tables = tuple(MiningTable(seats, {"sides": sides}) for seats, sides in _SEATS_AND_SIDES)
    graders = ("medium", "hard:iterations=200", "expert:iterations=600")

    def may_be_puzzle(self, state: State, player: int) -> bool:
        assert isinstance(state, SevenWondersState)
        return state.phase != CHOOSE_SIDE and state.age >= FIRST_PUZZLE_AGE and len(state.legal_actions(player)) > 1

    def answer_key(self, state: State, player: int, action: int) -> int:
        """Treat the same action at another price as the same answer."""
        return ACTION_TYPE[action] * len(CARDS) + ACTION_SUBJECT[action] if ACTION_TYPE[action] != DIG_NOTHING else -1

    def achievement_lister(self) -> CityAchievements:
        return CityAchievements()

    def classify(self, state: State, player: int, answer: int, rival: int, reasons: list[Reason]) -> str:
        assert isinstance(state, SevenWondersState)
        doing = ACTION_TYPE[answer]
        if doing in (DIG, DIG_NOTHING):
            return Theme.DIGGING
        card = CARDS[ACTION_SUBJECT[answer]]
        source = main_source(reasons)
        if source is not None and source.code == "less_for" and ACTION_SUBJECT[answer] != ACTION_SUBJECT[rival]:
            return Theme.DENY
        if doing == STAGE:
            return Theme.WONDER
        if doing == SELL:
            return Theme.TRADE
        if doing == BUILD and card.needed_chain_bit & state.cities[player].chains:
            return Theme.CHAIN
        return THEME_BY_COLOUR[COLOURS[card.colour]]

    def complete_reasons(
        self, state: State, player: int, answer: int, other: int, reasons: list[Reason]
    ) -> list[Reason]:
        """Add the coins or the missing resource that the answer brings at once, if its points come from elsewhere."""
        assert isinstance(state, SevenWondersState)
        source = main_source(reasons)
        own = self.achievement_lister().achievement_of(state, player, answer)
        cause = cause_of_points(state, player, answer, other)
        if cause is None or not reasons or (source and own and own.source == source.facts["of"]):
            return reasons
        place = 2 if [each.code for each in reasons[1:2]] == ["outweighs"] else 1
        completed = [*reasons[:place], cause, *reasons[place:]]
        dropped = completed[MAX_REASONS:]
        return reasons if any(each.code.startswith("gets_") for each in dropped) else completed[:MAX_REASONS]

    def make_screening_heuristics(self, game: Game) -> Heuristics:
        return BOT_FACTORY.make_heuristics(EXPERT)

    def make_other_heuristics(self, game: Game, state: State) -> Heuristics:
        return BOT_FACTORY.make_heuristics(EXPERT)


THEMES: Final = SevenWondersThemes()
