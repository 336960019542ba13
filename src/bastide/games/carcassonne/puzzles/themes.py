"""Puzzle themes of Carcassonne."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, final

from bastide.bots.difficulty_levels import BEGINNER, HARD
from bastide.bots.search.heuristics_interface import Heuristics
from bastide.core.game import Game
from bastide.core.state import State
from bastide.games.carcassonne.bots.difficulty_levels import NEARSIGHTED
from bastide.games.carcassonne.bots.reasons import reasons_for
from bastide.games.carcassonne.bots.search_heuristics import CarcassonneHeuristics
from bastide.games.carcassonne.rules.action_space import ACTION_NONE
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.puzzles.best_answer_search import POINT_LEAD_MEASURE
from bastide.puzzles.puzzle_themes import MiningTable, PuzzleThemes

#: Rollouts go to the end of the game, so that no evaluation is part of the result.
ROLLOUT_TURNS_TO_END: Final = 1000
#: With more tiles left than this, luck matters more than the answer.
MAX_TILES_LEFT: Final = 12

#: A strong bot that answers at once.
STRONG_BOT: Final = "hard:iterations=1"
#: Minimum ratio of the policy priors of the best and the second answer; two points of difference are about this much.
MIN_PRIOR_RATIO: Final = 3.0


class Theme(StrEnum):
    """Themes of Carcassonne puzzles, in display order."""

    CLOSE = "close"
    EXTEND = "extend"
    CLAIM = "claim"
    FIELDS = "field"
    CLOISTER = "cloister"
    SHARE = "share"
    STEAL = "steal"
    HINDER = "hinder"
    KEEP = "keep"
    QUIET = "quiet"


#: Theme by the most important reason for the answer.
THEME_BY_REASON: Final = {
    "takes": Theme.STEAL,
    "shares": Theme.SHARE,
    "scores": Theme.CLOSE,
    "at_once": Theme.CLOSE,
    "gains": Theme.CLOSE,
    "gives": Theme.HINDER,
    "closes": Theme.HINDER,
    "costs": Theme.HINDER,
    "hinders": Theme.HINDER,
    "grows": Theme.EXTEND,
    "room": Theme.CLAIM,
    "claims": Theme.CLAIM,
    "promises": Theme.CLAIM,
    "surrounds": Theme.CLOISTER,
    "keeps": Theme.KEEP,
}


@final
class CarcassonneThemes(PuzzleThemes):
    """Themes and mining parameters of Carcassonne puzzles."""

    themes = Theme
    tables = (
        MiningTable((STRONG_BOT, STRONG_BOT)),
        MiningTable((NEARSIGHTED, NEARSIGHTED)),
        MiningTable((BEGINNER, BEGINNER)),
        MiningTable((STRONG_BOT, STRONG_BOT), {"modules": ["base", "inns"]}),
        MiningTable((STRONG_BOT, STRONG_BOT), {"modules": ["base", "traders"]}),
        # A weak player leaves openings, and a strong one finds them. Most puzzles come from this table.
        MiningTable((STRONG_BOT, BEGINNER)),
    )
    measure = POINT_LEAD_MEASURE
    rounds = (0, 50, 100)
    graders = (NEARSIGHTED, HARD)
    quick_bots = (STRONG_BOT, BEGINNER, BEGINNER, BEGINNER)
    easy_decisions_per_look = 2
    expert_iterations = 120

    def may_be_puzzle(self, state: State, player: int) -> bool:
        assert isinstance(state, CarcassonneState)
        return len(state.pile) <= MAX_TILES_LEFT and len(state.legal_actions(player)) > 1

    def stands_out(self, best: float, second: float) -> bool:
        return best >= MIN_PRIOR_RATIO * second

    def classify(self, state: State, player: int, answer: int) -> str:
        assert isinstance(state, CarcassonneState)
        found = reasons_for(state, player, answer)
        of_field = [reason for reason in found if reason.facts.get("of") == "field"]
        if answer != ACTION_NONE and of_field and of_field[0] is found[0]:
            return Theme.FIELDS
        # Taking or sharing a feature says more than that it grows or scores.
        codes = sorted([reason.code for reason in found], key=lambda code: code not in ("takes", "shares"))
        return THEME_BY_REASON.get(codes[0], Theme.QUIET)

    def make_heuristics(self, game: Game) -> Heuristics:
        return CarcassonneHeuristics(uses_forecast=True, rollout_turns=ROLLOUT_TURNS_TO_END)


THEMES: Final = CarcassonneThemes()
