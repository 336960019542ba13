"""Puzzle themes of 7 Wonders."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, final

from bastide.bots.search.heuristics_interface import Heuristics
from bastide.core.game import Game
from bastide.core.state import State
from bastide.games.seven_wonders.bots.difficulty_levels import BOT_FACTORY
from bastide.games.seven_wonders.bots.reasons import denial_reasons
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
from bastide.puzzles.best_answer_search import POINT_LEAD_MEASURE as MEASURE
from bastide.puzzles.puzzle_themes import MiningTable, PuzzleThemes

#: Earlier positions make no puzzles, because later turns decide the game.
FIRST_PUZZLE_AGE: Final = 2
FIRST_PUZZLE_TURN: Final = 3
#: The last turns of the last Age: effects count with what is built now.
LAST_AGE: Final = 3
FIRST_LAST_CARDS_TURN: Final = 5


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
    LAST = "last"


THEME_BY_COLOUR: Final = {
    "brown": Theme.RESOURCES,
    "grey": Theme.RESOURCES,
    "blue": Theme.POINTS,
    "yellow": Theme.TRADE,
    "red": Theme.MILITARY,
    "green": Theme.SCIENCE,
    "purple": Theme.GUILD,
}


@final
class SevenWondersThemes(PuzzleThemes):
    """Themes and mining parameters of 7 Wonders puzzles."""

    themes = Theme
    tables = (
        MiningTable(("medium", "medium", "medium")),
        MiningTable(("medium", "beginner", "medium")),
        MiningTable(("medium", "medium", "medium", "medium")),
        MiningTable(("hard:iterations=60", "medium", "beginner")),
    )
    graders = ("medium", "hard:iterations=200")
    measure = MEASURE
    rounds = (16, 300, 800)

    def make_strongest_heuristics(self, game: Game) -> Heuristics:
        return BOT_FACTORY.make_analysis_heuristics()

    def may_be_puzzle(self, state: State, player: int) -> bool:
        assert isinstance(state, SevenWondersState)
        if (
            state.phase == CHOOSE_SIDE
            or state.age < FIRST_PUZZLE_AGE
            or (state.age == FIRST_PUZZLE_AGE and state.turn < FIRST_PUZZLE_TURN)
        ):
            return False
        return len(state.legal_actions(player)) > 1

    def answer_key(self, state: State, player: int, action: int) -> int:
        """Treat the same action at another price as the same answer."""
        return ACTION_TYPE[action] * len(CARDS) + ACTION_SUBJECT[action] if ACTION_TYPE[action] != DIG_NOTHING else -1

    def classify(self, state: State, player: int, answer: int) -> str:
        assert isinstance(state, SevenWondersState)
        doing = ACTION_TYPE[answer]
        if doing in (DIG, DIG_NOTHING):
            return Theme.DIGGING
        card = CARDS[ACTION_SUBJECT[answer]]
        last = state.age == LAST_AGE and state.turn >= FIRST_LAST_CARDS_TURN
        if doing in (SELL, STAGE) and not last and denial_reasons(state, player, card):
            return Theme.DENY
        if doing == STAGE:
            return Theme.WONDER
        if doing == BUILD and card.needed_chain_bit & state.cities[player].chains:
            return Theme.CHAIN
        if last or doing == SELL:
            return Theme.LAST if last else Theme.TRADE
        return THEME_BY_COLOUR[COLOURS[card.colour]]


THEMES: Final = SevenWondersThemes()
