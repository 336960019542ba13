"""Tests of the scenarios in the card files, and of where cards are defined."""

from __future__ import annotations

import pytest
from dominion_scenarios import (
    Scenario,
    ScenarioError,
    card_scenarios,
    check_consistency,
    module_of_card,
    parse_scenarios,
    play_scenario,
)

from bastide.games.dominion.rules.cards.card_registration import CARD_EFFECTS
from bastide.games.dominion.rules.cards.printed_card import CARDS, PLAYED, Card
from bastide.games.dominion.rules.effects.automatic_effects import Plus
from bastide.games.dominion.rules.position_parser import build_position


@pytest.mark.parametrize("scenario", card_scenarios(), ids=str)
def test_scenario(scenario: Scenario) -> None:
    play_scenario(scenario)


def is_plain(card: Card) -> bool:
    """Whether numbers describe a card, so that it is one line in ``cards.py``."""
    played = CARD_EFFECTS[PLAYED][card.number].effects
    numbers_only = card.forbidden_with < 0 and not (card.discount or card.cheaper_by or card.pile_tokens)
    effects_only_plus = card.trigger_bits in (0, 1 << PLAYED) and all(isinstance(each, Plus) for each in played)
    return numbers_only and effects_only_plus and len(played) <= 1


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_special_cards_have_a_file_and_plain_cards_a_line(card: Card) -> None:
    where = module_of_card(card)
    if is_plain(card):
        assert not where, f"{card.id} is plain: define it in the cards.py of its set, not in {where}"
    else:
        assert where, f"{card.id} is special: define it in a file {card.id}.py of its set"


@pytest.mark.parametrize("card", [card for card in CARDS if module_of_card(card)], ids=lambda card: card.id)
def test_special_cards_have_a_scenario(card: Card) -> None:
    assert card.id in {scenario.card for scenario in card_scenarios()}, f"{module_of_card(card)} has no SCENARIOS"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("then hand 0: gold", r"chapel, line 2: 'then hand 0: gold': found 'estate'"),
        ("then illegal: trash estate", r"chapel, line 2: .* legal are \['done', 'trash estate'\]"),
        ("do: gain gold", r"chapel, line 2: 'do: gain gold': "),
        ("then hand 0: estate", r"chapel: an effect is pending at the end"),
        ("hnd 0: copper", r"chapel, line 2: 'hnd 0: copper' is no line of a position"),
    ],
)
def test_failed_scenario_names_card_line_and_difference(line: str, message: str) -> None:
    (scenario,) = parse_scenarios("chapel", f"hand 0: chapel estate\ndo: play chapel\n{line}")
    with pytest.raises(ScenarioError, match=message):
        play_scenario(scenario)


def test_inconsistent_position_is_reported() -> None:
    state = build_position(hands={0: "chapel"})
    check_consistency(state)
    state.actions = -1
    with pytest.raises(AssertionError, match=r"broken invariants: .*negative"):
        check_consistency(state)
