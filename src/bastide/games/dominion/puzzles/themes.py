"""Themes of Dominion puzzles, and which decisions qualify as puzzles."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, final

from bastide.bots.search.heuristics_interface import Heuristics
from bastide.core.action_reason import Reason
from bastide.core.game import Game
from bastide.core.json_data import JsonData
from bastide.core.state import State
from bastide.games.dominion.bots.difficulty_levels import BOT_FACTORY
from bastide.games.dominion.rules.action_space import (
    BUY,
    END_TURN,
    GAIN,
    PLAY,
    PLAY_TREASURES,
    TRASH,
    card_of,
    verb_of,
)
from bastide.games.dominion.rules.cards.basic_card_numbers import COLONY, PROVINCE
from bastide.games.dominion.rules.cards.printed_card import ATTACK, CARDS, VICTORY
from bastide.games.dominion.rules.effects.question_kinds import ASK_ACTION, ASK_BUY
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.games.dominion.rules.state.seat_queries import DominionSeat
from bastide.puzzles.follow_up_reasons import Achievement
from bastide.puzzles.puzzle_themes import MiningTable, PuzzleThemes

#: The endgame begins at this number of Provinces left, or at this number of empty piles.
ENDGAME_PROVINCES_LEFT: Final = 3
ENDGAME_EMPTY_PILES: Final = 2
#: With fewer coins, only Copper and Curse can be bought.
MIN_COINS: Final = 2
#: Number of turns of the opening.
OPENING_TURNS: Final = 3
#: A first Province after this turn is not mentioned.
MAX_TURN: Final = 40

#: Players of the mining tables. Equal players have close games.
STRONG_BOT: Final = "master:iterations=60"
GOOD_BOT: Final = "hard"
#: Bots and sets of the mining tables.
_SEATS_AND_SETS: Final = (
    ((STRONG_BOT, STRONG_BOT), ["base2"]),
    ((GOOD_BOT, GOOD_BOT), ["base2"]),
    (("chapel_engine", "militia"), ["base2"]),
    ((STRONG_BOT, GOOD_BOT), ["base2"]),
    (("village_smithy", "chapel_engine"), ["base2"]),
    ((STRONG_BOT, STRONG_BOT, STRONG_BOT), ["base2"]),
    (("witch", "militia"), ["base2"]),
    ((STRONG_BOT, STRONG_BOT), ["base2", "prosperity"]),
    (("medium", "medium"), ["base2"]),
    ((GOOD_BOT, GOOD_BOT, "militia"), ["base2"]),
    ((STRONG_BOT, GOOD_BOT, STRONG_BOT, GOOD_BOT), ["base2"]),
)


class Theme(StrEnum):
    """Themes of Dominion puzzles, in display order."""

    OPENING = "opening"
    ENGINE = "build"
    TRASHING = "trash"
    ATTACK = "attack"
    DEFENCE = "defence"
    PLAYING = "order"
    CHOICE = "keep"
    TEMPO = "points"
    ENDGAME = "last_turns"
    THREE_PILES = "three_piles"


@final
class ProvinceAchievements:
    """Lists the turns by which players have their first Province. Unlike its mean, this counts games without one.

    Games with Colonies have none of these: there, the first Province says little.
    """

    def list_achievements(self, state: State) -> list[Achievement]:
        assert isinstance(state, DominionState)
        found: list[Achievement] = []
        for player, side in enumerate([] if state.setup.uses_colony else state.sides):
            if side.provinces:
                found += [Achievement(player, "card", "turn", turn) for turn in range(side.provinces[0], MAX_TURN)]
        return found

    def achievement_of(self, state: State, player: int, action: int) -> Achievement | None:
        return None


@final
class DominionThemes(PuzzleThemes):
    """Puzzle themes of Dominion, and the tables that puzzles are mined from."""

    themes = Theme
    tables = tuple(MiningTable(seats, {"kingdom": "random", "sets": sets}) for seats, sets in _SEATS_AND_SETS)
    quick_bots = ("big_money", "gardens_rush", "village_smithy", "chapel_engine", "all_rounder")

    def may_be_puzzle(self, state: State, player: int) -> bool:
        assert isinstance(state, DominionState)
        legal = state.legal_actions(player)
        if len(legal) < 2:
            return False
        asked = state.question_kind()
        plays = [action for action in legal if action == PLAY_TREASURES or verb_of(action) == PLAY]
        if asked == ASK_BUY:
            # Playing Treasures is not a puzzle, nor is buying something for nothing.
            return not plays and state.coins >= MIN_COINS
        return asked != ASK_ACTION or len(plays) > 1

    def is_main_decision(self, state: State, player: int) -> bool:
        """Purchases: what to play, trash or discard decides less, but there are many such decisions in a turn."""
        assert isinstance(state, DominionState)
        return state.question_kind() == ASK_BUY

    def classify(self, state: State, player: int, answer: int, rival: int, reasons: list[Reason]) -> str:
        assert isinstance(state, DominionState)
        seat = state.seat(player)
        assert isinstance(seat, DominionSeat)
        if seat.current_player() != player:
            return Theme.DEFENCE
        verb = verb_of(answer)
        if verb in (BUY, GAIN) or answer == END_TURN:
            return self.theme_of_gain(seat, [_gained_card(answer), _gained_card(rival)])
        if verb == TRASH:
            return Theme.TRASHING
        if verb == PLAY or state.question_kind() == ASK_ACTION:
            is_attack = verb == PLAY and bool(CARDS[card_of(answer)].types & ATTACK)
            return Theme.ATTACK if is_attack else Theme.PLAYING
        return Theme.CHOICE

    def theme_of_gain(self, seat: DominionSeat, cards: list[int]) -> str:
        """Return the theme of a purchase: the best card and the second best; -1 for buying nothing."""
        if int(seat.empty_piles()) >= ENDGAME_EMPTY_PILES:
            return Theme.THREE_PILES
        colonies = COLONY in seat.piles() and seat.supply_left(COLONY) <= ENDGAME_PROVINCES_LEFT
        if seat.supply_left(PROVINCE) <= ENDGAME_PROVINCES_LEFT or colonies:
            return Theme.ENDGAME
        if seat.turns(seat.player) <= OPENING_TURNS:
            return Theme.OPENING
        if any(card >= 0 and CARDS[card].types & VICTORY for card in cards):
            return Theme.TEMPO
        return Theme.ATTACK if cards[0] >= 0 and CARDS[cards[0]].types & ATTACK else Theme.ENGINE

    def achievement_lister(self) -> ProvinceAchievements:
        return ProvinceAchievements()

    def known_facts(self, state: State, player: int) -> dict[str, JsonData]:
        """Add the cards that each player owns, which are public, and the player's own draw and discard piles."""
        assert isinstance(state, DominionState)
        side = state.sides[player]
        decks: list[JsonData] = []
        for each in state.sides:
            decks.append(_count_cards(list(each.owned_cards())))
        return {
            **super().known_facts(state, player),
            "decks": decks,
            "draw": _count_cards(list(side.deck)),
            "discard": _count_cards([*side.discard, *side.buried]),
        }

    def make_screening_heuristics(self, game: Game) -> Heuristics:
        return BOT_FACTORY.make_default_list_heuristics()

    def make_other_heuristics(self, game: Game, state: State) -> Heuristics:
        return BOT_FACTORY.make_default_list_heuristics()


def _gained_card(action: int) -> int:
    return card_of(action) if verb_of(action) in (BUY, GAIN) else -1


def _count_cards(cards: list[int]) -> dict[str, JsonData]:
    """Return the number of copies by card, sorted by cost and name."""
    counts: dict[str, JsonData] = {}
    for card in sorted(set(cards), key=lambda each: (CARDS[each].cost, CARDS[each].id)):
        counts[CARDS[card].id] = cards.count(card)
    return counts


THEMES: Final = DominionThemes()
