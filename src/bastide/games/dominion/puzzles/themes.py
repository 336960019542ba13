"""Themes of Dominion puzzles, and which decisions qualify as puzzles."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, final

from bastide.bots.difficulty_levels import HARD
from bastide.bots.search.heuristics_interface import Heuristics
from bastide.core.game import Game
from bastide.core.state import State
from bastide.games.dominion.bots.difficulty_levels import BOT_FACTORY
from bastide.games.dominion.rules.action_space import (
    BUY,
    DISCARD,
    END_TURN,
    GAIN,
    PLAY,
    PLAY_TREASURES,
    TOPDECK,
    TRASH,
    card_of,
    verb_of,
)
from bastide.games.dominion.rules.cards.basic_card_numbers import COLONY, PROVINCE
from bastide.games.dominion.rules.cards.printed_card import CARDS, VICTORY
from bastide.games.dominion.rules.effects.question_kinds import ASK_ACTION, ASK_BUY
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.games.dominion.rules.state.seat_queries import DominionSeat
from bastide.puzzles.puzzle_themes import MiningTable, PuzzleThemes

#: A purchase may decide the game at this number of Provinces left or fewer. The last turns begin at this number of
#: Provinces left, or at this number of empty piles.
DECISIVE_PROVINCES_LEFT: Final = 6
LAST_TURNS_PROVINCES_LEFT: Final = 3
ENDGAME_EMPTY_PILES: Final = 2
#: Number of turns of the opening.
OPENING_TURNS: Final = 3


class Theme(StrEnum):
    """Themes of Dominion puzzles, in display order."""

    OPENING_BUY = "opening"
    BUILD = "build"
    TRASHING = "trash"
    PLAYING = "order"
    KEEPING = "keep"
    POINTS = "points"
    LAST_TURNS = "last_turns"
    THREE_PILES = "three_piles"
    ENDING = "ending"


@final
class DominionThemes(PuzzleThemes):
    """Puzzle themes of Dominion, and the tables that puzzles are mined from."""

    themes = Theme
    tables = tuple(
        MiningTable(seats, {"kingdom": "random", "sets": sets})
        for seats, sets in (
            (("medium", "big_money_ultimate"), ["base2"]),
            (("village_smithy", "beginner"), ["base2"]),
            (("two_smithies", "gardens_rush"), ["base2"]),
            (("medium", "hard:iterations=40"), ["base2"]),
            (("chapel_engine", "militia"), ["base2"]),
            (("medium", "medium"), ["base2", "prosperity"]),
            (("witch", "beginner"), ["base2"]),
            (("medium", "beginner", "big_money_ultimate"), ["base2"]),
        )
    )

    rounds = (16, 300, 1000)
    quick_bots = ("big_money", "gardens_rush", "village_smithy", "chapel_engine", "all_rounder")

    def may_be_puzzle(self, state: State, player: int) -> bool:
        assert isinstance(state, DominionState)
        legal = state.legal_actions(player)
        if len(legal) < 2:
            return False
        asked = state.question_kind()
        if asked == ASK_BUY:
            # Playing Treasures is not a puzzle.
            playing = any(action == PLAY_TREASURES or verb_of(action) == PLAY for action in legal)
            return not playing and is_decisive_stage(state, player)
        return asked != ASK_ACTION or len([action for action in legal if verb_of(action) == PLAY]) > 1

    def classify(self, state: State, player: int, answer: int) -> str:
        assert isinstance(state, DominionState)
        seat = state.seat(player)
        assert isinstance(seat, DominionSeat)
        verb = verb_of(answer)
        if verb in (BUY, GAIN) or answer == END_TURN:
            return self.theme_of_gain(seat, card_of(answer) if answer != END_TURN else -1)
        if verb == TRASH:
            return Theme.TRASHING
        if verb == PLAY:
            return Theme.PLAYING
        return Theme.KEEPING if verb in (DISCARD, TOPDECK) or state.question_kind() != ASK_ACTION else Theme.PLAYING

    def theme_of_gain(self, seat: DominionSeat, card: int) -> str:
        """Return the theme of a purchase; ``card`` is -1 for buying nothing."""
        last = card >= 0 and seat.supply_left(card) == 1
        if last and card in (PROVINCE, COLONY):
            return Theme.ENDING
        if int(seat.empty_piles()) >= ENDGAME_EMPTY_PILES:
            return Theme.THREE_PILES
        if seat.supply_left(PROVINCE) <= LAST_TURNS_PROVINCES_LEFT:
            return Theme.LAST_TURNS
        if seat.turns(seat.player) <= OPENING_TURNS:
            return Theme.OPENING_BUY
        return Theme.POINTS if card >= 0 and CARDS[card].types & VICTORY else Theme.BUILD

    def make_careless_heuristics(self, game: Game) -> Heuristics:
        return BOT_FACTORY.make_heuristics(HARD)


def is_decisive_stage(state: DominionState, player: int) -> bool:
    """Whether the game is in the opening or near its end; in between no single purchase decides it."""
    left = state.supply[PROVINCE]
    return state.sides[player].turns <= OPENING_TURNS or left <= DECISIVE_PROVINCES_LEFT or state.empties > 0


THEMES: Final = DominionThemes()
