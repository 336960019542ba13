"""Tests of generated buy lists, mutations, and the plan race."""

from __future__ import annotations

import pytest

from bastide._compiled_module_selection import is_compiled
from bastide.bots.search.run_search import spend_planning_budget
from bastide.bots.search.search_budget import SearchBudget
from bastide.core import Rng, get_game
from bastide.games.dominion.bots.buy_lists.buy_list_generator import (
    generate_engine_lists,
    generate_money_lists,
    rules_for_kingdom,
)
from bastide.games.dominion.bots.buy_lists.buy_list_parser import BuyRule, parse_buy_rules
from bastide.games.dominion.bots.buy_lists.buy_plan import BuyPlan
from bastide.games.dominion.bots.difficulty_levels import BOT_FACTORY, PREPARED_LISTS_FOLDER
from bastide.games.dominion.bots.plans.plan_race import (
    GAMES_BEFORE_COMPARISON,
    RESULT_WEIGHT_PER_TURN,
    PlanRace,
    vary_rules,
)
from bastide.games.dominion.bots.search_heuristics import DominionHeuristics, kingdom_key
from bastide.games.dominion.rules.cards.basic_card_numbers import COLONY, LAST_BASIC_CARD, PROVINCE
from bastide.games.dominion.rules.cards.card_catalogue import find_card
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.cards.set_discovery import RECOMMENDED_KINGDOMS

IDS = [card.id for card in CARDS]


def numbers(*names: str) -> list[int]:
    return [find_card(name).number for name in names]


@pytest.mark.parametrize("kingdom", sorted(RECOMMENDED_KINGDOMS))
def test_generated_lists_are_valid_for_the_kingdom(kingdom: str) -> None:
    """Every generated list can be parsed, and its kingdom cards are in the kingdom."""
    cards = numbers(*RECOMMENDED_KINGDOMS[kingdom])
    texts = generate_money_lists(cards) + generate_engine_lists(cards)
    assert len(texts) > 20
    for text in texts:
        rules = parse_buy_rules(text, "a suggestion", IDS)
        assert PROVINCE in [rule.card for rule in rules]
        assert all(rule.card in cards for rule in rules if rule.card > LAST_BASIC_CARD)


def test_engine_lists_need_a_village_and_a_draw_card() -> None:
    assert generate_engine_lists(numbers("village", "smithy", "market"))
    assert not generate_engine_lists(numbers("village", "market", "militia"))
    assert not generate_engine_lists(numbers("smithy", "market", "throne_room"))


def shown(rules: list[BuyRule]) -> list[str]:
    return [repr(rule) for rule in rules]


def test_vary_rules_returns_a_changed_copy() -> None:
    cards = numbers(*RECOMMENDED_KINGDOMS["first_game_2e"])
    rules = parse_buy_rules(generate_money_lists(cards)[0], "a suggestion", IDS)
    before = shown(rules)
    found = [shown(vary_rules(rules, cards, Rng(seed))) for seed in range(60)]
    assert shown(rules) == before
    assert sum(1 for each in found if each != before) > 40
    assert found == [shown(vary_rules(rules, cards, Rng(seed))) for seed in range(60)]
    for seed in range(60):
        bought = [rule.card for rule in vary_rules(rules, cards, Rng(seed))]
        assert PROVINCE in bought, "points are never forgotten"
        assert all(card in cards for card in bought if card > LAST_BASIC_CARD)


def run_plan_race(*names: str, kingdom: str) -> DominionHeuristics:
    """Return heuristics that know only these lists, after some planning steps from the first position."""
    judgement = DominionHeuristics([BOT_FACTORY.load_plan(name) for name in names], True)
    state = get_game("dominion").new_state(2, {"kingdom": kingdom}, 1)
    spend_planning_budget(state.seat(0), judgement, SearchBudget(2400 if is_compiled() else 600), Rng(5))
    return judgement


def test_race_finds_the_best_list_for_the_kingdom() -> None:
    """The Witch list wins if there are Witches, in any order of the lists."""
    for names in (("big_money", "witch"), ("witch", "big_money")):
        found = run_plan_race(*names, kingdom="size_distortion_2e").plan_races[0]
        assert shown(found.likely_opponent_plan().rules) == shown(BOT_FACTORY.load_plan("witch").rules)
        assert find_card("witch").number in [rule.card for rule in found.best_plan().rules]


def test_results_of_earlier_turns_are_discounted() -> None:
    found = PlanRace([BOT_FACTORY.load_plan("big_money")], [], numbers(*RECOMMENDED_KINGDOMS["first_game_2e"]))
    first = found.next_candidate(Rng(0))
    found.add_result(first, 0.75)
    found.discount_results()
    assert first.games == pytest.approx(RESULT_WEIGHT_PER_TURN)
    assert first.total == pytest.approx(0.75 * RESULT_WEIGHT_PER_TURN)


def test_candidates_are_added_one_by_one_and_tried_before_comparison() -> None:
    found = PlanRace(
        [BOT_FACTORY.load_plan("big_money")],
        [BOT_FACTORY.load_plan("witch")],
        numbers(*RECOMMENDED_KINGDOMS["first_game_2e"]),
    )
    rng = Rng(3)
    for _ in range(3 * GAMES_BEFORE_COMPARISON):
        prospect = found.next_candidate(rng)
        found.add_result(prospect, 0.9 if prospect is found.candidates[1] else 0.4)
    games = [prospect.games for prospect in found.candidates[:4]]
    assert games[0] == GAMES_BEFORE_COMPARISON
    assert games[1] >= GAMES_BEFORE_COMPARISON
    assert 0 < games[2] <= GAMES_BEFORE_COMPARISON
    assert games[3] == 0
    assert found.best_plan() is found.candidates[1].plan
    assert found.likely_opponent_plan() is found.candidates[0].plan, "others are expected to play a classic"


def test_prepared_lists_belong_to_recommended_kingdoms() -> None:
    names = [path.stem for path in PREPARED_LISTS_FOLDER.glob("*.txt")]
    assert "first_game_2e" in names
    for name in names:
        (plan,) = BOT_FACTORY.prepared_plans()[kingdom_key(numbers(*RECOMMENDED_KINGDOMS[name]))]
        wanted = {rule.card for rule in plan.rules if rule.card > LAST_BASIC_CARD}
        assert wanted <= set(numbers(*RECOMMENDED_KINGDOMS[name])), "it wants nothing that is not on the table"


def test_race_drops_lists_that_differ_only_in_absent_cards() -> None:
    """And adds the lists for Colonies if there are any. A frozen level races as before."""
    texts = ("witch up to 2\nprovince\ngold\nsilver", "province\ngold\nsilver", "goons\nprovince\ngold\nsilver")
    classics = [BuyPlan(parse_buy_rules(text, "a list", IDS)) for text in texts]
    kingdom = numbers(*RECOMMENDED_KINGDOMS["first_game_2e"])
    base = numbers("copper", "silver", "gold", "estate", "duchy", "province", "curse")
    with_colonies = [*base, *numbers("platinum", "colony"), *kingdom]
    race = PlanRace(classics, [], base + kingdom)
    lists = [shown(each.rules) for each in race.candidates[: race.classic_count]]
    assert len(lists) == 1
    assert "card=6" in lists[0][0]
    assert PlanRace(classics, [], base + kingdom, as_in_0_1=True).classic_count == len(classics)
    more = PlanRace(classics, [], with_colonies)
    assert more.classic_count > race.classic_count
    assert any(rule.card == COLONY for rule in more.candidates[more.classic_count - 1].rules)


@pytest.mark.parametrize(("card", "name"), [("library", "library_money"), ("royal_seal", "royal_seal_money")])
def test_expert_rehearses_published_lists(card: str, name: str) -> None:
    heuristics = BOT_FACTORY.make_heuristics("expert")
    assert isinstance(heuristics, DominionHeuristics)
    kingdom = numbers(card, *RECOMMENDED_KINGDOMS["first_game_2e"][1:])
    race = PlanRace(heuristics.plans, [], kingdom)
    wanted = shown(rules_for_kingdom(BOT_FACTORY.load_plan(name).rules, kingdom))
    assert wanted in [shown(each.rules) for each in race.candidates[: race.classic_count]]
