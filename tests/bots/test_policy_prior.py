"""Policy priors in a search: probable actions are visited first and more often, until results decide."""

from __future__ import annotations

import pytest

from bastide.bots.difficulty_levels import analysis_heuristics
from bastide.bots.search.policy_prior import (
    MIN_CANDIDATE_PROBABILITY,
    MIN_PROBABILITY,
    PRIOR_SHARE,
    PolicyPrior,
    PolicyPriorSource,
)
from bastide.bots.search.search_bot import SearchBot
from bastide.bots.search.search_budget import SearchBudget
from bastide.bots.search.tree_search import TreeSearch
from bastide.core import Rng, get_game
from bastide.core.state import Seat, State

GAME = get_game("seven_wonders")


class RecordingPriorSource(PolicyPriorSource):
    """Prior source that prefers one action and records its calls."""

    def __init__(self, action: int, chance: float) -> None:
        self.action = action
        self.chance = chance
        self.asked: list[tuple[State, int]] = []

    def policy_prior(self, state: State, player: int) -> PolicyPrior:
        self.asked.append((state, player))
        others = [action for action in state.legal_actions(player) if action != self.action]
        return PolicyPrior({self.action: self.chance, **dict.fromkeys(others, (1.0 - self.chance) / len(others))})


def first_card() -> Seat:
    """Return the first choice of a card, after all sides were chosen."""
    state = GAME.new_state(3, seed=5)
    while len(state.legal_actions(state.next_player_to_act())) < 4:
        player = state.next_player_to_act()
        state.apply(player, state.legal_actions(player)[0])
    return state.seat(state.next_player_to_act())


def searching(iterations: int, prior_source: PolicyPriorSource | None = None) -> SearchBot:
    return SearchBot(analysis_heuristics(GAME), SearchBudget(iterations), 1, prior_source=prior_source)


def least_liked_action(seat: Seat) -> int:
    """Return the candidate with the lowest heuristic prior."""
    heuristics = analysis_heuristics(GAME)
    drawn = seat.sample_position(Rng(1))
    some = heuristics.candidate_actions(drawn, seat.player, seat.legal_actions())
    priors = heuristics.action_priors(drawn, seat.player, some)
    return some[priors.index(min(priors))]


def test_priors_are_mixed() -> None:
    policy_prior = PolicyPrior({1: 0.9, 2: 0.1})
    joined = policy_prior.mix_priors([1, 2, 3], [3.0, 3.0, 6.0])
    assert joined == pytest.approx(
        [0.9 * PRIOR_SHARE + 0.3 * 0.25, 0.1 * PRIOR_SHARE + 0.3 * 0.25, MIN_PROBABILITY * PRIOR_SHARE + 0.3 * 0.5]
    )


@pytest.mark.parametrize(
    ("chance", "tried"), [(MIN_CANDIDATE_PROBABILITY, [2, 3, 5]), (MIN_CANDIDATE_PROBABILITY - 0.01, [2, 5])]
)
def test_probable_actions_become_candidates(chance: float, tried: list[int]) -> None:
    assert PolicyPrior({3: chance, 4: 0.01}).extend_candidates([2, 5], [1, 2, 3, 4, 5]) == tried


@pytest.mark.parametrize(("chance", "found"), [(0.95, 7), (0.94, -1)])
def test_agreed_action(chance: float, found: int) -> None:
    assert PolicyPrior({7: chance, 8: 1.0 - chance}).agreed_action([7, 8], [2.0, 1.0]) == found
    assert PolicyPrior({7: chance, 8: 1.0 - chance}).agreed_action([7, 8], [1.0, 2.0]) == -1


def share(seat: Seat, action: int, iterations: int, policy_prior: PolicyPrior | None) -> float:
    """Return the share of iterations that visit an action."""
    search = TreeSearch(seat, analysis_heuristics(GAME), Rng(1), policy_prior=policy_prior)
    for _ in range(iterations):
        search.run_iteration()
    learnt = search.root_bandit()
    return learnt.visits[learnt.actions.index(action)] / iterations


def test_prior_fades_with_results() -> None:
    seat = first_card()
    liked = least_liked_action(seat)
    policy_prior = RecordingPriorSource(liked, 0.9).policy_prior(seat.sample_position(Rng(1)), seat.player)
    first, later, unadvised = (
        share(seat, liked, 20, policy_prior),
        share(seat, liked, 200, policy_prior),
        share(seat, liked, 200, None),
    )
    assert 0.1 + unadvised < later < first - 0.1


def test_prior_source_sees_sampled_position_once_per_decision() -> None:
    seat = first_card()
    source = RecordingPriorSource(least_liked_action(seat), 0.9)
    bot = searching(5, source)
    for _ in range(2):
        bot.choose(seat)
    assert [player for _, player in source.asked] == [seat.player] * 2
    assert len({state.digest() for state, _ in source.asked}) == 2  # sampled, so not the true position


def test_prior_is_discarded_after_decision() -> None:
    """A search of another decision does not use an old prior."""
    seat = first_card()
    liked = least_liked_action(seat)
    bot = searching(5, RecordingPriorSource(liked, 0.9))
    bot.choose(seat)
    learnt = bot.search_decision(seat)
    assert learnt.actions[learnt.best_index()] != liked
