"""Puzzle themes of Carcassonne."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, final

from bastide.bots.difficulty_levels import BEGINNER, EXPERT, HARD
from bastide.bots.search.evaluation_reasons import main_source
from bastide.bots.search.heuristics_interface import Heuristics
from bastide.core.action_reason import Reason
from bastide.core.game import Game
from bastide.core.json_data import JsonData, ints_to_json
from bastide.core.state import State
from bastide.games.carcassonne.bots.difficulty_levels import BOT_FACTORY, NEARSIGHTED
from bastide.games.carcassonne.bots.reasons import reasons_for
from bastide.games.carcassonne.bots.scores_if_ended_now import scores_if_ended_now
from bastide.games.carcassonne.bots.search_heuristics import CarcassonneHeuristics
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.puzzles.follow_up_reasons import MAX_REASONS
from bastide.puzzles.puzzle_themes import MiningTable, PuzzleThemes

#: With at most this many tiles left, the rollouts of the second verification run to the end of the game.
MAX_TILES_TO_PLAY_OUT: Final = 6
ROLLOUT_TURNS_TO_END: Final = 1000
#: Turns of the rollouts of the second verification with more tiles left.
OTHER_ROLLOUT_TURNS: Final = 2
#: With more tiles left than this, luck matters more than the answer; with few, most games are decided.
MAX_TILES_LEFT: Final = 55

#: A strong bot that answers at once.
STRONG_BOT: Final = "hard:iterations=1"
#: Bots and modules of the mining tables. A weak player leaves openings, and a strong one finds them.
_SEATS_AND_MODULES: Final = (
    ((STRONG_BOT, STRONG_BOT), ["base"]),
    ((STRONG_BOT, NEARSIGHTED), ["base"]),
    (("master:iterations=20", "master:iterations=20"), ["base"]),
    ((STRONG_BOT, BEGINNER, NEARSIGHTED), ["base"]),
    ((STRONG_BOT, STRONG_BOT), ["base", "inns"]),
    ((STRONG_BOT, STRONG_BOT), ["base", "traders"]),
    ((STRONG_BOT, STRONG_BOT), ["base", "abbey"]),
    ((STRONG_BOT, STRONG_BOT, STRONG_BOT), ["base", "king"]),
)


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
#: What a placement does with a feature of an opponent, and the source of points of the feature.
CODE_BY_JOIN: Final = {"takes": "takes_feature", "shares": "shares_feature"}
SOURCE_BY_FEATURE: Final = {"city": "cities", "road": "roads", "field": "fields"}
#: Theme by the source of points that differs most.
THEME_BY_SOURCE: Final = {"fields": Theme.FIELDS, "followers": Theme.KEEP}


@final
class CarcassonneThemes(PuzzleThemes):
    """Themes and mining parameters of Carcassonne puzzles."""

    themes = Theme
    tables = tuple(MiningTable(seats, {"modules": modules}) for seats, modules in _SEATS_AND_MODULES)
    graders = (NEARSIGHTED, HARD, "expert:iterations=120")
    master = "master:iterations=400"
    reply_bot = "master:iterations=60"
    quick_bots = (STRONG_BOT, BEGINNER, BEGINNER, BEGINNER)

    def may_be_puzzle(self, state: State, player: int) -> bool:
        assert isinstance(state, CarcassonneState)
        return len(state.pile) <= MAX_TILES_LEFT and len(state.legal_actions(player)) > 1

    def classify(self, state: State, player: int, answer: int, rival: int, reasons: list[Reason]) -> str:
        assert isinstance(state, CarcassonneState)
        found = reasons_for(state, player, answer)
        codes = [reason.code for reason in found]
        source = main_source(reasons)
        for each in found:  # taking or sharing a feature says more than that it grows or scores
            if each.code in CODE_BY_JOIN and (source is None or is_of_source(each, source)):
                return THEME_BY_REASON[each.code]
        if source is not None and source.code == "less_for":
            return Theme.HINDER
        if source is not None and source.facts["of"] in THEME_BY_SOURCE:
            return THEME_BY_SOURCE[str(source.facts["of"])]
        return THEME_BY_REASON.get(codes[0], Theme.QUIET) if codes else Theme.QUIET

    def complete_reasons(
        self, state: State, player: int, answer: int, other: int, reasons: list[Reason]
    ) -> list[Reason]:
        """Say first that the answer joins an opponent's feature, if the points come from such features."""
        assert isinstance(state, CarcassonneState)
        source = main_source(reasons)
        if source is None:
            return reasons
        others = reasons_for(state, player, other)
        for each in reasons_for(state, player, answer):
            is_cause = each.code in CODE_BY_JOIN and is_of_source(each, source)
            if each.code == "shares" and source.code != "more_from":
                is_cause = False  # the opponent loses nothing by sharing
            if is_cause and not any(each.code == one.code for one in others):
                return [Reason(CODE_BY_JOIN[each.code], each.facts), *reasons][:MAX_REASONS]
        return reasons

    def known_facts(self, state: State, player: int) -> dict[str, JsonData]:
        """Add the points of all seats if the game ended now."""
        assert isinstance(state, CarcassonneState)
        final_points = [round(points) for points in scores_if_ended_now(state)]
        return {**super().known_facts(state, player), "final": ints_to_json(final_points)}

    def make_screening_heuristics(self, game: Game) -> Heuristics:
        return BOT_FACTORY.make_heuristics(EXPERT)

    def make_other_heuristics(self, game: Game, state: State) -> Heuristics:
        """Play out the game if few tiles are left, so that no evaluation is part of the result."""
        assert isinstance(state, CarcassonneState)
        is_late = len(state.pile) <= MAX_TILES_TO_PLAY_OUT
        turns = ROLLOUT_TURNS_TO_END if is_late else OTHER_ROLLOUT_TURNS
        return CarcassonneHeuristics(uses_forecast=True, rollout_turns=turns)


def is_of_source(joined: Reason, source: Reason) -> bool:
    """Return whether the feature that an answer joins is the source of points of a reason."""
    return SOURCE_BY_FEATURE.get(str(joined.facts.get("of"))) == source.facts["of"]


THEMES: Final = CarcassonneThemes()
