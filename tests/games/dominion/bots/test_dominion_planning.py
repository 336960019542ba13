"""Tests of generated buy lists, mutations, and the plan race."""

from __future__ import annotations

import pytest

from bastide._build import compiled
from bastide.bots.search.budget import Budget
from bastide.bots.search.thinking import make_plans
from bastide.core import Rng, get_game
from bastide.games.dominion.bots.buy_lists.buylist import Rule, parse
from bastide.games.dominion.bots.buy_lists.ideas import engines, suggestions
from bastide.games.dominion.bots.judgement import DominionJudgement, kingdom_key
from bastide.games.dominion.bots.levels import MAKER, PREPARED
from bastide.games.dominion.bots.plans.planning import FIRST_GAMES, MEMORY, Study, varied
from bastide.games.dominion.rules.cards.basics import LAST_BASIC, PROVINCE
from bastide.games.dominion.rules.cards.card import CARDS
from bastide.games.dominion.rules.cards.cards import find_card
from bastide.games.dominion.sets.box import RECOMMENDED

IDS = [card.id for card in CARDS]


def numbers(*names: str) -> list[int]:
    return [find_card(name).number for name in names]


@pytest.mark.parametrize("kingdom", sorted(RECOMMENDED))
def test_generated_lists_are_valid_for_the_kingdom(kingdom: str) -> None:
    """Every generated list can be parsed, and its kingdom cards are in the kingdom."""
    cards = numbers(*RECOMMENDED[kingdom])
    texts = suggestions(cards) + engines(cards)
    assert len(texts) > 20
    for text in texts:
        rules = parse(text, "a suggestion", IDS)
        assert PROVINCE in [rule.card for rule in rules]
        assert all(rule.card in cards for rule in rules if rule.card > LAST_BASIC)


def test_engine_lists_need_a_village_and_a_draw_card() -> None:
    assert engines(numbers("village", "smithy", "market"))
    assert not engines(numbers("village", "market", "militia"))
    assert not engines(numbers("smithy", "market", "throne_room"))


def shown(rules: list[Rule]) -> list[str]:
    return [repr(rule) for rule in rules]


def test_vary_rules_returns_a_changed_copy() -> None:
    cards = numbers(*RECOMMENDED["first_game_2e"])
    rules = parse(suggestions(cards)[0], "a suggestion", IDS)
    before = shown(rules)
    found = [shown(varied(rules, cards, Rng(seed))) for seed in range(60)]
    assert shown(rules) == before
    assert sum(1 for each in found if each != before) > 40
    assert found == [shown(varied(rules, cards, Rng(seed))) for seed in range(60)]
    for seed in range(60):
        bought = [rule.card for rule in varied(rules, cards, Rng(seed))]
        assert PROVINCE in bought, "points are never forgotten"
        assert all(card in cards for card in bought if card > LAST_BASIC)


def run_plan_race(*names: str, kingdom: str) -> DominionJudgement:
    """Return heuristics that know only these lists, after some planning steps from the first position."""
    judgement = DominionJudgement([MAKER.plan(name) for name in names], True)
    state = get_game("dominion").new_state(2, {"kingdom": kingdom}, 1)
    make_plans(state.seat(0), judgement, Budget(2400 if compiled() else 600), Rng(5))
    return judgement


def test_race_finds_the_best_list_for_the_kingdom() -> None:
    """The Witch list wins if there are Witches, in any order of the lists."""
    for names in (("big_money", "witch"), ("witch", "big_money")):
        found = run_plan_race(*names, kingdom="size_distortion_2e").studies[0]
        assert found.likely().rules is MAKER.plan("witch").rules
        assert find_card("witch").number in [rule.card for rule in found.best().rules]


def test_results_of_earlier_turns_are_discounted() -> None:
    found = Study([MAKER.plan("big_money")], [], numbers(*RECOMMENDED["first_game_2e"]))
    first = found.next(Rng(0))
    found.note(first, 0.75)
    found.move_on()
    assert first.games == pytest.approx(MEMORY)
    assert first.total == pytest.approx(0.75 * MEMORY)


def test_candidates_are_added_one_by_one_and_tried_before_comparison() -> None:
    found = Study([MAKER.plan("big_money")], [MAKER.plan("witch")], numbers(*RECOMMENDED["first_game_2e"]))
    rng = Rng(3)
    for _ in range(3 * FIRST_GAMES):
        prospect = found.next(rng)
        found.note(prospect, 0.9 if prospect is found.prospects[1] else 0.4)
    games = [prospect.games for prospect in found.prospects[:4]]
    assert games[0] == FIRST_GAMES
    assert games[1] >= FIRST_GAMES
    assert 0 < games[2] <= FIRST_GAMES
    assert games[3] == 0
    assert found.best() is found.prospects[1].plan
    assert found.likely() is found.prospects[0].plan, "others are expected to play a classic"


def test_prepared_lists_belong_to_recommended_kingdoms() -> None:
    names = [path.stem for path in PREPARED.glob("*.txt")]
    assert "first_game_2e" in names
    for name in names:
        (plan,) = MAKER.prepared()[kingdom_key(numbers(*RECOMMENDED[name]))]
        wanted = {rule.card for rule in plan.rules if rule.card > LAST_BASIC}
        assert wanted <= set(numbers(*RECOMMENDED[name])), "it wants nothing that is not on the table"
