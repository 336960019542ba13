"""Puzzle themes of Carcassonne."""

from __future__ import annotations

from typing import Final, final

from bastide.bots.levels import BEGINNER, HARD
from bastide.bots.search.judgement import Judgement
from bastide.core.game import Game
from bastide.core.state import State
from bastide.games.carcassonne.bots.judgement import CarcassonneJudgement
from bastide.games.carcassonne.bots.levels import NEARSIGHTED
from bastide.games.carcassonne.bots.reasons import reasons
from bastide.games.carcassonne.rules.actions import NONE
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.puzzles.judging import POINTS
from bastide.puzzles.themes import Table, Themes

#: Rollouts go to the end of the game, so that no evaluation is part of the result.
TO_THE_END: Final = 1000
#: With more tiles left than this, luck matters more than the answer.
TILES_LEFT: Final = 12

#: A strong bot that answers at once.
STRONG: Final = "hard:iterations=1"
#: Minimum ratio of the policy priors of the best and the second answer; two points of difference are about this much.
APART: Final = 3.0

STEAL: Final = "steal"
SHARE: Final = "share"
CLOSE: Final = "close"
EXTEND: Final = "extend"
HINDER: Final = "hinder"
CLAIM: Final = "claim"
FIELDS: Final = "field"
CLOISTER: Final = "cloister"
KEEP: Final = "keep"
QUIET: Final = "quiet"

#: Theme by the most important reason for the answer.
BY_REASON: Final = {
    "takes": STEAL,
    "shares": SHARE,
    "scores": CLOSE,
    "at_once": CLOSE,
    "gains": CLOSE,
    "gives": HINDER,
    "closes": HINDER,
    "costs": HINDER,
    "hinders": HINDER,
    "grows": EXTEND,
    "room": CLAIM,
    "claims": CLAIM,
    "promises": CLAIM,
    "surrounds": CLOISTER,
    "keeps": KEEP,
}


@final
class CarcassonneThemes(Themes):
    """Themes and mining parameters of Carcassonne puzzles."""

    ids = (CLOSE, EXTEND, CLAIM, FIELDS, CLOISTER, SHARE, STEAL, HINDER, KEEP, QUIET)
    tables = (
        Table((STRONG, STRONG)),
        Table((NEARSIGHTED, NEARSIGHTED)),
        Table((BEGINNER, BEGINNER)),
        Table((STRONG, STRONG), {"modules": ["base", "inns"]}),
        Table((STRONG, STRONG), {"modules": ["base", "traders"]}),
        # A weak player leaves openings, and a strong one finds them. Most puzzles come from this table.
        Table((STRONG, BEGINNER)),
    )
    measure = POINTS
    rounds = (0, 50, 100)
    graders = (NEARSIGHTED, HARD)
    quick = (STRONG, BEGINNER, BEGINNER, BEGINNER)
    plain = 2
    thoughts = 120

    def asks(self, state: State, player: int) -> bool:
        assert isinstance(state, CarcassonneState)
        return len(state.pile) <= TILES_LEFT and len(state.legal_actions(player)) > 1

    def stands_out(self, best: float, second: float) -> bool:
        return best >= APART * second

    def theme(self, state: State, player: int, answer: int) -> str:
        assert isinstance(state, CarcassonneState)
        found = reasons(state, player, answer)
        of_field = [reason for reason in found if reason.facts.get("of") == "field"]
        if answer != NONE and of_field and of_field[0] is found[0]:
            return FIELDS
        # Taking or sharing a feature says more than that it grows or scores.
        codes = sorted([reason.code for reason in found], key=lambda code: code not in ("takes", "shares"))
        return BY_REASON.get(codes[0], QUIET)

    def judgement(self, game: Game) -> Judgement:
        return CarcassonneJudgement(uses_forecast=True, rollout_turns=TO_THE_END)


THEMES: Final = CarcassonneThemes()
