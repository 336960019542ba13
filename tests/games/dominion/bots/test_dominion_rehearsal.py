"""What an expert does before the first decision at a kingdom that no list was prepared for."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

import pytest
from playing import play_out, victory

from bastide.bots import make_bot
from bastide.bots.levels import planning_for
from bastide.bots.search import Budget, analyse, compare
from bastide.bots.search.bot import SearchBot
from bastide.bots.search.budget import GAME_ITERATIONS, GAME_SECONDS, MOST_ITERATIONS, MOST_SECONDS
from bastide.bots.search.thinking import rehearse
from bastide.core import Options, State, get_game
from bastide.games.dominion.bots.buy_lists.bot import BuyListBot
from bastide.games.dominion.bots.buy_lists.buy_plan import Plan
from bastide.games.dominion.bots.buy_lists.ideas import additions, at_table, without_colonies
from bastide.games.dominion.bots.buy_lists.list_writer import written
from bastide.games.dominion.bots.judgement import DominionJudgement
from bastide.games.dominion.bots.levels import CONSIDERED, MAKER
from bastide.games.dominion.bots.plans import plan_trial as rehearsal
from bastide.games.dominion.bots.plans.plan_trial import (
    FIRST_ROUND,
    REMEMBERED,
    STAGES,
    Entrant,
    Rehearsal,
    recalled,
    remember,
)
from bastide.games.dominion.rules.cards.basics import COLONY, PROVINCE
from bastide.games.dominion.rules.cards.cards import find_card
from bastide.games.dominion.rules.state.state import DominionState
from bastide.hosting.bots.worker import choose
from bastide.testing import check_bot

GAME = get_game("dominion")
CLASSICS = [MAKER.plan(name) for name in CONSIDERED]
#: Goons with Sentries before them are far better than Goons and money.
SENTRIES: Options = {
    "kingdom": [
        "market",
        "remodel",
        "harbinger",
        "merchant",
        "sentry",
        "goons",
        "mint",
        "peddler",
        "talisman",
        "venture",
    ],
    "platinum_colony": "never",
}


@pytest.fixture(autouse=True)
def forgetful() -> Iterator[None]:
    """What other tests have found is not known here."""
    rehearsal._PLAN_CACHE.clear()
    yield
    rehearsal._PLAN_CACHE.clear()


def table(seed: int = 1, players: int = 2, options: Options | None = None) -> DominionState:
    state = GAME.new_state(players, options or {"kingdom": "random", "sets": ["base2", "prosperity"]}, seed)
    assert isinstance(state, DominionState)
    return state


def rehearsed(state: DominionState, thoughts: int) -> Rehearsal:
    found = Rehearsal(state.setup, CLASSICS, Budget(thoughts))
    for _ in range(thoughts):
        found.think()
    return found


def wanted(plan: Plan) -> list[int]:
    return [rule.card for rule in plan.rules]


def victories(plan: Plan, other: Plan, options: Options, games: int) -> float:
    total = 0.0
    for number in range(games):
        state = GAME.new_state(2, options, 10_000 + number // 2)
        bots = [BuyListBot(plan), BuyListBot(other)]
        if number % 2:
            bots.reverse()
        total += victory(state, bots, number % 2)
    return total / games


# -- what is found -------------------------------------------------------------------------------


@pytest.mark.once
def test_what_is_found_beats_the_list_for_any_kingdom() -> None:
    plan = rehearsed(table(options=SENTRIES), 700).best()
    assert find_card("sentry").number in wanted(plan)
    assert victories(plan, CLASSICS[0], SENTRIES, 60) > 0.7


def test_the_same_table_and_time_lead_to_the_same_plan() -> None:
    once, again = rehearsed(table(3), 120), rehearsed(table(3), 120)
    assert written(once.best().rules) == written(again.best().rules)
    assert not once.running, "it has come to variations"


@pytest.mark.parametrize("part", range(5))
def test_every_kingdom_can_be_rehearsed(part: int) -> None:
    """Fifty kingdoms, two to four players, with Colonies and without."""
    colonies = 0
    for seed in range(10 * part, 10 * part + 10):
        state = table(seed, 2 + seed % 3)
        colonies += state.setup.colony
        plan = rehearsed(state, 12).best()
        assert PROVINCE in wanted(plan)
        assert set(wanted(plan)) <= {*state.setup.piles, COLONY, find_card("platinum").number}
    assert 0 < colonies < 10


def test_it_may_be_broken_off_at_any_time() -> None:
    """There is a plan after every game: among the ideas, between rounds, in the middle of a variation."""
    found = Rehearsal(table(options=SENTRIES).setup, CLASSICS, Budget(120))
    phases = set()
    for _ in range(200):
        assert PROVINCE in wanted(found.best())
        found.think()
        phases.add((bool(found.running), found.challenger is None))
    assert phases == {(True, True), (False, True), (False, False)}


def test_with_little_time_the_list_for_any_kingdom_is_followed() -> None:
    found = rehearsed(table(4), 1)
    assert wanted(found.best()) == [rule.card for rule in at_table(CLASSICS[0].rules, found.setup.kingdom)]


def test_as_many_ideas_are_looked_at_as_there_is_time_for() -> None:
    setup = table(5).setup
    everything = len(Rehearsal(setup, CLASSICS, Budget(seconds=1.0)).running)
    assert everything > 60
    assert len(Rehearsal(setup, CLASSICS, Budget(80)).running) == 40 // FIRST_ROUND
    assert len(Rehearsal(setup, CLASSICS, Budget(100_000)).running) == everything


def test_the_better_half_goes_on_to_twice_as_many_games() -> None:
    found = Rehearsal(table(6).setup, CLASSICS, Budget(64))
    assert len(found.running) == 8
    for _ in range(8 * FIRST_ROUND):
        found.think()
    assert not found.running, "half of the time is over"
    assert found.champion.results == [], "it begins anew, against itself as well"
    assert [plan is CLASSICS[0] for plan in found.rivals] == [True, False]


def challenger_of(found: Rehearsal) -> Entrant:
    """The next variation that is tried."""
    while found.challenger is None:
        found.think()
    return found.challenger


def test_a_variation_takes_over_when_it_has_done_better_to_the_last_stage() -> None:
    found = rehearsed(table(7), 60)
    better = challenger_of(found)
    found.champion.results = [0.2, 0.4] * STAGES[-1]
    better.results = [0.6, 0.5] * (STAGES[-1] // 2 - 1) + [0.6]
    found.stage = len(STAGES) - 1
    found.think()
    assert found.champion is better
    better.results = [0.6, 0.5] * STAGES[-1]
    worse = challenger_of(found)
    worse.results = [0.1] * (STAGES[0] - 1)
    found.think()
    assert found.challenger is None, "one that does worse is given up at the first stage"
    assert found.champion is better


def test_ideas_add_one_card_to_a_list_or_leave_colonies_alone() -> None:
    setup = table(options=SENTRIES).setup
    base = at_table(CLASSICS[0].rules, setup.kingdom)
    added = additions(base, setup.kingdom)
    assert len(added) == 4 * len(setup.kingdom)
    assert all(len(rules) == len(base) + 1 for rules in added)
    assert {card for rules in added for card in wanted(Plan(rules))} == {*wanted(Plan(base)), *setup.kingdom}
    assert COLONY not in wanted(Plan(without_colonies(base)))


# -- who rehearses, when, and for how long ---------------------------------------------------------


def first_choice(state: State, spec: str, seed: int = 0) -> DominionJudgement:
    """Let a bot make its first purchase; its judgement."""
    bot = make_bot(spec, GAME, seed)
    state = state.clone()
    player = state.next_actor()
    turn = state.turn_number()
    while state.turn_number() == turn and state.next_actor() == player:
        state.apply(player, bot.choose(state.seat(player)))
    assert isinstance(bot, SearchBot)
    assert isinstance(bot.judgement, DominionJudgement)
    return bot.judgement


def test_an_expert_rehearses_once_for_a_table_and_then_remembers() -> None:
    state = table(8)
    first = first_choice(state, "expert:iterations=2")
    assert len(first.rehearsed) == 1
    assert first.plan_in_words(state.next_actor()) == written(first.rehearsed[0].rules)
    assert first_choice(state, "expert:iterations=2", seed=9).rehearsed[0] is first.rehearsed[0]
    # other times, other tables
    assert first_choice(state, "expert:iterations=1").rehearsed[0] is not first.rehearsed[0]
    assert first_choice(table(8, 3), "expert:iterations=2").rehearsed[0] is not first.rehearsed[0]


def test_to_have_rehearsed_already_changes_nothing() -> None:
    """The same seed plays the same game in a process that knows the table and in one that does not."""

    def game() -> list[str]:
        return play_out(table(11), [make_bot("expert:iterations=2", GAME, 5), make_bot("all_rounder", GAME, 0)])

    fresh = game()
    assert rehearsal._PLAN_CACHE
    assert game() == fresh


def before_a_purchase() -> DominionState:
    """A table where the first player has something to decide."""
    state, judgement = table(1), planning_for(GAME)
    candidates = judgement.candidates(state, 0, state.legal_actions(0))
    while len(candidates) == 1:
        state.apply(0, candidates[0])
        candidates = judgement.candidates(state, 0, state.legal_actions(0))
    return state


@pytest.mark.once
def test_who_has_habits_does_not_keep_people_waiting_before_the_first_decision() -> None:
    """However long others rehearse: what was prepared is held against habits for a second, and then there are three."""
    judgement = MAKER.judgement("master")
    [budget] = [level.budget for level in MAKER.levels if level.name == "master"]
    assert budget is not None
    assert 0 < judgement.rehearsing <= 4 - budget.seconds
    state = table(options={"kingdom": "first_game_2e"})
    judgement.rehearsing = 0.05
    begun = perf_counter()
    assert rehearse(state.seat(state.next_actor()), judgement, Budget(seconds=60)) > 0
    assert perf_counter() - begun < 20
    assert MAKER.judgement("expert").rehearsing == 0


def test_nobody_rehearses_without_need() -> None:
    """Not where a list was prepared, not alone, not as ``hard``; and not for a hint or a review."""
    assert not first_choice(table(options={"kingdom": "first_game_2e"}), "expert:iterations=2").rehearsed
    assert not first_choice(table(1, 1), "expert:iterations=2").rehearsed
    assert not first_choice(table(1), "hard:iterations=2").rehearsed
    state = before_a_purchase()
    judgement = planning_for(GAME)
    analyse(state, 0, Budget(20), judgement)
    compare(state, 0, state.legal_actions(0)[-1], Budget(20), judgement)
    assert isinstance(judgement, DominionJudgement)
    assert not judgement.rehearsed
    assert not rehearsal._PLAN_CACHE


def test_a_bot_that_remembers_nothing_takes_no_time_for_the_whole_game() -> None:
    """As the bots of a day's deal: each decision is put to a new one."""
    state = before_a_purchase()
    choose("dominion", state.snapshot(), 0, "expert:iterations=2", 3, "key", fresh=True)
    assert not rehearsal._PLAN_CACHE
    choose("dominion", state.snapshot(), 0, "expert:iterations=2", 3, "key")
    assert len(rehearsal._PLAN_CACHE) == 1


def test_a_rehearsal_takes_its_budget_and_no_more() -> None:
    state = table(12)
    assert rehearse(state.seat(0), planning_for(GAME), Budget(25)) == 25
    assert rehearse(state.seat(0), planning_for(GAME), Budget(25)) == 0, "it is remembered"
    assert rehearse(state.seat(0), planning_for(GAME), Budget(1_000_000, 0.05)) < 1_000_000
    assert rehearse(state.seat(0), planning_for(GAME), Budget(seconds=1e-9)) == 1, "once at least"


def test_the_budget_of_a_game_follows_from_that_of_a_decision() -> None:
    whole = Budget(50, 3.0).for_a_game()
    assert (whole.iterations, whole.seconds) == (50 * GAME_ITERATIONS, 3.0 * GAME_SECONDS)
    assert Budget(7).for_a_game().seconds == 0.0
    assert Budget(seconds=1.0).for_a_game().iterations == 0
    most = Budget(MOST_ITERATIONS, MOST_SECONDS).for_a_game()
    assert (most.iterations, most.seconds) == (MOST_ITERATIONS, MOST_SECONDS)


def test_no_more_tables_are_remembered_than_there_is_room_for() -> None:
    for number in range(REMEMBERED + 5):
        remember(f"table {number}", CLASSICS[0])
    assert len(rehearsal._PLAN_CACHE) == REMEMBERED
    assert recalled("table 4") is None
    assert recalled("table 5") is CLASSICS[0]


@pytest.mark.once
def test_no_hidden_card_has_a_say() -> None:
    options: Options = {**SENTRIES, "first_player": "0"}
    assert check_bot(MAKER, "expert", GAME, games=1, seed=4, argument="iterations=1", options=options) > 0


def test_the_plan_holds_on_a_position_in_the_middle_of_a_game() -> None:
    """A bot that is asked in the middle, as after a restart of a server, rehearses the game from its start."""
    state = table(13)
    while state.turn_number() < 8:
        player = state.next_actor()
        state.apply(player, make_bot("all_rounder", GAME, 0).choose(state.seat(player)))
    found = first_choice(state, "expert:iterations=1", seed=6)
    again = rehearsed(table(13), GAME_ITERATIONS)
    assert written(found.rehearsed[0].rules) == written(again.best().rules)
