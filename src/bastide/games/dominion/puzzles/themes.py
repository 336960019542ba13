"""Themes of Dominion puzzles, and which decisions qualify as puzzles."""

from __future__ import annotations

from typing import Final, final

from bastide.bots.levels import HARD
from bastide.bots.search.judgement import Judgement
from bastide.core.game import Game
from bastide.core.state import State
from bastide.games.dominion.bots.levels import MAKER
from bastide.games.dominion.rules.actions import (
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
from bastide.games.dominion.rules.cards.basics import COLONY, PROVINCE
from bastide.games.dominion.rules.cards.card import CARDS, VICTORY
from bastide.games.dominion.rules.effects.questions import ASK_ACTION, ASK_BUY
from bastide.games.dominion.rules.state.seat import DominionSeat
from bastide.games.dominion.rules.state.state import DominionState
from bastide.puzzles.themes import Table, Themes

#: A purchase may decide the game at this number of Provinces left or fewer. The last turns begin at this number of
#: Provinces left, or at this number of empty piles.
MANY_PROVINCES: Final = 6
FEW_PROVINCES: Final = 3
EMPTY_SOON: Final = 2
#: Number of turns of the opening.
OPENING: Final = 3

ENDING: Final = "ending"
THREE_PILES: Final = "three_piles"
LAST_TURNS: Final = "last_turns"
OPENING_BUY: Final = "opening"
POINTS: Final = "points"
BUILD: Final = "build"
TRASHING: Final = "trash"
PLAYING: Final = "order"
KEEPING: Final = "keep"


@final
class DominionThemes(Themes):
    """Puzzle themes of Dominion, and the tables that puzzles are mined from."""

    ids = (OPENING_BUY, BUILD, TRASHING, PLAYING, KEEPING, POINTS, LAST_TURNS, THREE_PILES, ENDING)
    tables = tuple(
        Table(seats, {"kingdom": "random", "sets": sets})
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
    quick = ("big_money", "gardens_rush", "village_smithy", "chapel_engine", "all_rounder")

    def asks(self, state: State, player: int) -> bool:
        assert isinstance(state, DominionState)
        legal = state.legal_actions(player)
        if len(legal) < 2:
            return False
        asked = state.asking()
        if asked == ASK_BUY:
            # Playing Treasures is not a puzzle.
            playing = any(action == PLAY_TREASURES or verb_of(action) == PLAY for action in legal)
            return not playing and decisive(state, player)
        return asked != ASK_ACTION or len([action for action in legal if verb_of(action) == PLAY]) > 1

    def theme(self, state: State, player: int, answer: int) -> str:
        assert isinstance(state, DominionState)
        seat = state.seat(player)
        assert isinstance(seat, DominionSeat)
        verb = verb_of(answer)
        if verb in (BUY, GAIN) or answer == END_TURN:
            return self.of_gain(seat, card_of(answer) if answer != END_TURN else -1)
        if verb == TRASH:
            return TRASHING
        if verb == PLAY:
            return PLAYING
        return KEEPING if verb in (DISCARD, TOPDECK) or state.asking() != ASK_ACTION else PLAYING

    def of_gain(self, seat: DominionSeat, card: int) -> str:
        """Return the theme of a purchase; ``card`` is -1 for buying nothing."""
        last = card >= 0 and seat.supply(card) == 1
        if last and card in (PROVINCE, COLONY):
            return ENDING
        if int(seat.empty_piles()) >= EMPTY_SOON:
            return THREE_PILES
        if seat.supply(PROVINCE) <= FEW_PROVINCES:
            return LAST_TURNS
        if seat.turns(seat.player) <= OPENING:
            return OPENING_BUY
        return POINTS if card >= 0 and CARDS[card].types & VICTORY else BUILD

    def other_judgement(self, game: Game) -> Judgement:
        return MAKER.judgement(HARD)


def decisive(state: DominionState, player: int) -> bool:
    """Whether the game is in the opening or near its end; in between no single purchase decides it."""
    left = state.supply[PROVINCE]
    return state.sides[player].turns <= OPENING or left <= MANY_PROVINCES or state.empties > 0


THEMES: Final = DominionThemes()
