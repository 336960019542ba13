"""Reasons that say how fast players are: the turn of a Province, and the coins of a turn."""

from __future__ import annotations

import pytest

from bastide.bots.difficulty_levels import analysis_heuristics
from bastide.bots.search import SearchBudget, evaluate_decision, reasons_for_better
from bastide.bots.search.decision_evaluation import UNKNOWN_VALUE
from bastide.core import get_game
from bastide.games.dominion.bots.tempo_effects import COIN_TURNS, TempoEffects
from bastide.games.dominion.rules.position_parser import Counters, build_position, buy_phase_turn
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.locale.catalogue import Catalogue

ROLLOUTS = 1000
CODES = ("coins_now", "coins_next", "coins_later", "coins_now_for", "coins_next_for", "coins_later_for", "coins_less")


def buy_position() -> DominionState:
    """Return a position with 6 coins, in which player 0 has a Province and player 1 has none."""
    state = build_position(
        hands={0: "estate", 1: "gold copper copper copper copper"},
        decks={0: "copper " * 5, 1: "copper " * 5},
        discards={0: "province copper copper", 1: "estate"},
        turn=buy_phase_turn(coins=6),
        counters=Counters(turns={0: 9, 1: 8}),
    )
    state.sides[0].provinces = (7,)
    return state


def test_coins_of_the_next_turns_and_the_next_province_are_measured() -> None:
    state = buy_position()
    gold, nothing = state.parse_action(0, "buy gold"), state.parse_action(0, "end turn")
    effects = TempoEffects()
    found = effects.list_effects(state, 0, [gold, nothing])
    assert [(each.code, each.player) for each in found] == [
        ("sooner_next_province", 0),
        ("coins_next", 0),
        ("coins_later", 0),
        ("delays_province", 1),
        ("coins_less", 1),
    ]
    effects.begin_rollout(state)
    for notation in ("buy gold", "play all treasures", "buy duchy", "play all treasures", "buy duchy"):
        player = state.next_player_to_act()
        action = state.parse_action(player, notation)
        effects.observe(state, player, action)
        state.apply(player, action)
    # Player 1 had 7 coins in turn 9 and player 0 had 5 in turn 10; turn 10 of player 1 has begun.
    assert effects.measure(state) == [UNKNOWN_VALUE, 5.0, 5.0, UNKNOWN_VALUE, 3.5]
    state.sides[0].provinces += (10,)
    assert effects.measure(state)[0] == 10.0


def test_coins_of_this_turn_are_measured_if_there_is_more_to_decide_than_the_purchase() -> None:
    state = build_position(hands={0: "smithy militia copper copper copper", 1: "copper " * 5})
    actions = [state.parse_action(0, each) for each in ("play smithy", "play militia")]
    effects = TempoEffects()
    assert "coins_now" in [each.code for each in effects.list_effects(state, 0, actions)]
    assert "coins_now" not in [each.code for each in effects.list_effects(state, 1, actions)]


def test_rollouts_of_a_game_with_other_players_are_not_measured() -> None:
    effects, state = TempoEffects(), buy_position()
    effects.observe(state, 0, state.parse_action(0, "end turn"))
    effects.list_effects(state, 0, [])
    three = get_game("dominion").new_state(3)
    effects.begin_rollout(three)
    effects.observe(three, 2, three.legal_actions(0)[0])


def test_action_that_gives_more_coins_this_turn_says_so() -> None:
    """With the 2 coins of Festival, the player buys the last Province."""
    state = build_position(
        hands={0: "festival silver silver copper copper", 1: "copper " * 5},
        decks={0: "copper " * 5, 1: "copper " * 5},
        supply={"province": 1},
        counters=Counters(turns={0: 12, 1: 11}),
    )
    nothing = state.parse_action(0, "end actions")
    heuristics = analysis_heuristics(get_game("dominion"))
    found = evaluate_decision(state, 0, SearchBudget(ROLLOUTS), heuristics, measured=nothing)
    assert found.best.notation == "play festival"
    reasons = reasons_for_better(found, found.best, found.find_action(nothing), 3)
    now = next(reason for reason in reasons if reason.code == "coins_now")
    assert (now.facts["better"], now.facts["worse"]) == (8, 6)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("language", ["en", "he", "de", "cs"])
def test_texts_give_both_numbers_of_coins(code: str, language: str) -> None:
    facts = {"amount": 1.4, "better": 7.3, "worse": 5.9, "player": 1}
    text = Catalogue(language).translate_for_game("dominion", f"reason-{code}", facts)
    for number in (7.3, 5.9):
        assert str(number) in text.replace(",", ".")
    assert (str(COIN_TURNS) in text) == code.startswith(("coins_later", "coins_less"))
