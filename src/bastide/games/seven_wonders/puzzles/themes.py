"""Puzzle themes of 7 Wonders."""

from __future__ import annotations

from typing import Final, final

from bastide.bots.levels import MASTER
from bastide.bots.search.judgement import Judgement
from bastide.core.game import Game
from bastide.core.state import State
from bastide.games.seven_wonders.bots.levels import MAKER
from bastide.games.seven_wonders.bots.reasons import of_denial
from bastide.games.seven_wonders.rules.actions import BUILD, DIG, DIG_NOTHING, DOING, SELL, STAGE, SUBJECT
from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.city.city import COLOURS
from bastide.games.seven_wonders.rules.constants import CHOOSE_SIDE
from bastide.games.seven_wonders.rules.state.state import SevenWondersState
from bastide.puzzles.judging import POINTS as MEASURE
from bastide.puzzles.themes import Table, Themes

#: Earlier positions make no puzzles, because later turns decide the game.
SETTLED_AGE: Final = 2
SETTLED: Final = 3
#: The last turns of the last Age: effects count with what is built now.
LAST_AGE: Final = 3
LAST_TURNS: Final = 5

LAST: Final = "last"
DENY: Final = "deny"
CHAIN: Final = "chain"
SCIENCE: Final = "science"
MILITARY: Final = "military"
POINTS: Final = "points"
GUILD: Final = "guild"
TRADE: Final = "trade"
RESOURCES: Final = "resources"
WONDER: Final = "wonder"
DIGGING: Final = "dig"

BY_COLOUR: Final = {
    "brown": RESOURCES,
    "grey": RESOURCES,
    "blue": POINTS,
    "yellow": TRADE,
    "red": MILITARY,
    "green": SCIENCE,
    "purple": GUILD,
}


@final
class SevenWondersThemes(Themes):
    """Themes and mining parameters of 7 Wonders puzzles."""

    ids = (RESOURCES, TRADE, CHAIN, WONDER, SCIENCE, MILITARY, POINTS, GUILD, DENY, DIGGING, LAST)
    tables = (
        Table(("medium", "medium", "medium")),
        Table(("medium", "beginner", "medium")),
        Table(("medium", "medium", "medium", "medium")),
        Table(("hard:iterations=60", "medium", "beginner")),
    )
    graders = ("medium", "hard:iterations=200")
    measure = MEASURE
    rounds = (16, 300, 800)

    def best_judgement(self, game: Game) -> Judgement:
        return MAKER.judgement(MASTER)

    def asks(self, state: State, player: int) -> bool:
        assert isinstance(state, SevenWondersState)
        if state.phase == CHOOSE_SIDE or state.age < SETTLED_AGE or (state.age == SETTLED_AGE and state.turn < SETTLED):
            return False
        return len(state.legal_actions(player)) > 1

    def same(self, state: State, player: int, action: int) -> int:
        """Treat the same action at another price as the same answer."""
        return DOING[action] * len(CARDS) + SUBJECT[action] if DOING[action] != DIG_NOTHING else -1

    def theme(self, state: State, player: int, answer: int) -> str:
        assert isinstance(state, SevenWondersState)
        doing = DOING[answer]
        if doing in (DIG, DIG_NOTHING):
            return DIGGING
        card = CARDS[SUBJECT[answer]]
        last = state.age == LAST_AGE and state.turn >= LAST_TURNS
        if doing in (SELL, STAGE) and not last and of_denial(state, player, card):
            return DENY
        if doing == STAGE:
            return WONDER
        if doing == BUILD and card.needs_bit & state.cities[player].chains:
            return CHAIN
        if last or doing == SELL:
            return LAST if last else TRADE
        return BY_COLOUR[COLOURS[card.colour]]


THEMES: Final = SevenWondersThemes()
