"""Reasons that say whether a bought card is still drawn before the game ends."""

from __future__ import annotations

import pytest

from bastide.bots.difficulty_levels import analysis_heuristics
from bastide.bots.search import SearchBudget, evaluate_decision, reasons_for_better
from bastide.core import get_game
from bastide.core.action_reason import Reason
from bastide.games.dominion.bots.shuffle_effects import ShuffleEffects
from bastide.games.dominion.rules.position_parser import Counters, build_position, buy_phase_turn
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.locale.catalogue import Catalogue

ROLLOUTS = 1000


def buy_position(provinces: int, deck: str) -> DominionState:
    """Return a position with 6 coins: buy Gold, or Duchy for 3 points."""
    return build_position(
        hands={0: "estate", 1: "gold gold gold copper copper"},
        decks={0: deck, 1: "gold gold gold silver silver"},
        discards={0: "duchy gold silver", 1: "duchy gold"},
        supply={"province": provinces},
        turn=buy_phase_turn(coins=6),
        counters=Counters(turns={0: 15, 1: 14}),
    )


def explain(state: DominionState, better: str, worse: str) -> list[Reason]:
    heuristics = analysis_heuristics(get_game("dominion"))
    other = state.parse_action(0, worse)
    found = evaluate_decision(state, 0, SearchBudget(ROLLOUTS), heuristics, measured=other)
    assert found.best.notation == better
    return reasons_for_better(found, found.best, found.find_action(other))


def test_card_that_is_never_drawn_comes_too_late() -> None:
    """The opponent buys the last Province with 11 coins, and the deck still has 14 cards to draw."""
    reasons = explain(buy_position(1, "copper " * 14), "buy duchy", "buy gold")
    late = next(reason for reason in reasons if reason.code == "too_late")
    assert (late.facts["card"], late.facts["better"]) == ("gold", 100)
    assert isinstance(late.facts["amount"], int)
    assert late.facts["amount"] >= 95
    for language in ("en", "he", "de", "cs"):
        for code in ("too_late", "too_late_for"):
            text = Catalogue(language).translate_for_game("dominion", f"reason-{code}", {**late.facts, "player": 1})
            assert str(late.facts["amount"]) in text


@pytest.mark.parametrize(("deck_size", "is_shuffled"), [(12, False), (3, True)])
def test_shuffle_is_measured_exactly(deck_size: int, is_shuffled: bool) -> None:
    state = buy_position(8, "copper " * deck_size)
    gold, duchy = state.parse_action(0, "buy gold"), state.parse_action(0, "buy duchy")
    effects = ShuffleEffects()
    found = effects.list_effects(0, [gold, duchy])
    assert [(each.code, each.actions) for each in found] == [("too_late", [duchy]), ("still_drawn", [gold])]
    effects.remember_piles(state)
    state.apply(0, gold)  # the last Buy, so that the clean-up draws five cards
    assert effects.measure(state, gold) == [100.0 * is_shuffled] * 2
    assert effects.measure(state, duchy) == [100.0, 0.0]


def test_without_a_victory_card_nothing_is_too_late() -> None:
    state = buy_position(8, "copper")
    effects = ShuffleEffects()
    assert effects.list_effects(0, [state.parse_action(0, "buy gold"), state.parse_action(0, "end turn")]) == []
    assert effects.measure(state, state.parse_action(0, "buy gold")) == []
