"""Plans for a kingdom: what is suggested, how lists are varied, and that the better list wins the race."""

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
def test_what_is_suggested_can_be_bought(kingdom: str) -> None:
    """Every suggestion is a list that the parser takes, and the kingdom cards it wants are on the table."""
    cards = numbers(*RECOMMENDED[kingdom])
    texts = suggestions(cards) + engines(cards)
    assert len(texts) > 20
    for text in texts:
        rules = parse(text, "a suggestion", IDS)
        assert PROVINCE in [rule.card for rule in rules]
        assert all(rule.card in cards for rule in rules if rule.card > LAST_BASIC)


def test_an_engine_needs_a_village_and_a_card_that_draws() -> None:
    assert engines(numbers("village", "smithy", "market"))
    assert not engines(numbers("village", "market", "militia"))
    assert not engines(numbers("smithy", "market", "throne_room"))


def shown(rules: list[Rule]) -> list[str]:
    return [repr(rule) for rule in rules]


def test_a_variation_is_another_list_and_leaves_the_first_alone() -> None:
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


def study(*names: str, kingdom: str) -> DominionJudgement:
    """A judgement that knows these lists only, after some thoughts on the first position of a kingdom."""
    judgement = DominionJudgement([MAKER.plan(name) for name in names], True)
    state = get_game("dominion").new_state(2, {"kingdom": kingdom}, 1)
    make_plans(state.seat(0), judgement, Budget(2400 if compiled() else 600), Rng(5))
    return judgement


def test_the_race_finds_the_list_that_suits_the_kingdom() -> None:
    """Witches win where there are Witches, whichever list is named first."""
    for names in (("big_money", "witch"), ("witch", "big_money")):
        found = study(*names, kingdom="size_distortion_2e").studies[0]
        assert found.likely().rules is MAKER.plan("witch").rules
        assert find_card("witch").number in [rule.card for rule in found.best().rules]


def test_experience_of_an_earlier_turn_counts_less() -> None:
    found = Study([MAKER.plan("big_money")], [], numbers(*RECOMMENDED["first_game_2e"]))
    first = found.next(Rng(0))
    found.note(first, 0.75)
    found.move_on()
    assert first.games == pytest.approx(MEMORY)
    assert first.total == pytest.approx(0.75 * MEMORY)


def test_lists_are_taken_up_one_by_one_and_each_is_tried_before_it_has_to_compete() -> None:
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


def test_prepared_lists_belong_to_recommended_sets() -> None:
    names = [path.stem for path in PREPARED.glob("*.txt")]
    assert "first_game_2e" in names
    for name in names:
        (plan,) = MAKER.prepared()[kingdom_key(numbers(*RECOMMENDED[name]))]
        wanted = {rule.card for rule in plan.rules if rule.card > LAST_BASIC}
        assert wanted <= set(numbers(*RECOMMENDED[name])), "it wants nothing that is not on the table"
