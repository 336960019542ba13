"""Plan trial: search for a good buy plan for a kingdom by whole games, before the first decision.

First all candidate plans play on the same deals; the better half plays twice as many games, and so on (successive
halving). Then mutations of the best plan challenge it, against the classic plans and against the plan itself. One step
is one game from the deal to its end.

The result depends only on the set-up and the budget, so it is cached for later games with the same set-up.
"""

from __future__ import annotations

import math
from typing import Final, final

from bastide.bots.search.search_budget import SearchBudget
from bastide.core.randomness.rng import Rng, derive_seed
from bastide.games.dominion.bots.buy_lists.buy_list_bot import BuyListBot
from bastide.games.dominion.bots.buy_lists.buy_list_generator import (
    add_colony_rules,
    distinct_rules,
    generate_engine_lists,
    generate_money_lists,
    lists_with_one_more_card,
    replace_colony_rules,
    rules_for_kingdom,
)
from bastide.games.dominion.bots.buy_lists.buy_list_parser import BuyRule, parse_buy_rules
from bastide.games.dominion.bots.buy_lists.buy_plan import BuyPlan
from bastide.games.dominion.bots.plans.plan_race import vary_rules
from bastide.games.dominion.bots.plans.rollout_scoring import MAX_ROLLOUT_DECISIONS, score_margins, score_outcome
from bastide.games.dominion.bots.policy.rollout_policy import RolloutPolicy
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.game import deal_game
from bastide.games.dominion.rules.turn.game_setup import Setup

#: Number of games of each candidate in the first round.
FIRST_ROUND_GAMES: Final = 4
#: Share of an iteration budget for comparing candidates; the rest is for mutations.
COMPARISON_SHARE: Final = 0.5
#: A mutation is compared with the champion after these numbers of games, and dropped if it is not better.
STAGE_GAMES: Final = (12, 40, 120)
#: Minimum lead in standard errors to continue, and to replace the champion at the last stage.
MIN_LEAD_STANDARD_ERRORS: Final = 0.3
WINNING_LEAD_STANDARD_ERRORS: Final = 1.0
#: Penalty for few games: this divided by the square root of the number of games.
CAUTION_PER_ROOT_GAME: Final = 1.0
#: Maximum number of cached plans.
MAX_CACHED_PLANS: Final = 256

#: Plans found, by set-up and budget, newest last.
_PLAN_CACHE: Final[dict[str, BuyPlan]] = {}


@final
class TrialPlan:
    """Candidate plan and the results of its games."""

    def __init__(self, rules: list[BuyRule], rollout_policy: RolloutPolicy | None = None) -> None:
        self.rules = rules
        self.plan = BuyPlan(rules, rollout_policy=rollout_policy)
        self.results: list[float] = []

    def cautious_mean(self) -> float:
        """Return the mean result, minus a penalty for few games."""
        games = len(self.results)
        return (
            math.fsum(self.results) / games - CAUTION_PER_ROOT_GAME / math.sqrt(games)
            if games > 0
            else -CAUTION_PER_ROOT_GAME
        )


@final
class PlanTrial:
    """Incremental search for a plan: ``play_next_game`` runs one step, ``best_plan`` is the result so far.

    ``classics`` are the plans that opponents probably follow, the most likely first.
    """

    def __init__(
        self,
        setup: Setup,
        classics: list[BuyPlan],
        budget: SearchBudget,
        prepared: list[BuyPlan] | None = None,
        as_in_0_1: bool = False,
    ) -> None:
        """``prepared``: plans to compare with the first classic, which uses a rollout policy; None: full trial.

        ``as_in_0_1``: the players answer as in version 0.1.
        """
        self.as_in_0_1 = as_in_0_1
        #: Without custom starting cards.
        self.setup = Setup(setup.players, setup.edition, setup.kingdom, setup.uses_colony)
        self.rng = Rng(0)
        self.compares_prepared = prepared is not None
        self.opponent_plans = [classics[0]]
        self.candidates: list[TrialPlan] = []
        if prepared is not None:
            self.opponent_plans += prepared
            self.candidates = [TrialPlan(plan.rules, plan.rollout_policy) for plan in self.opponent_plans]
        else:
            self.candidates = initial_candidates(self.setup, classics, as_in_0_1)
        self.games_played = 0
        #: Number of games for comparing candidates; -1: until one is left.
        self.comparison_games = -1
        if budget.iterations and not self.compares_prepared:
            self.comparison_games = int(COMPARISON_SHARE * budget.iterations)
            # With a small budget, compare fewer candidates, but each with a full first round.
            del self.candidates[max(1, self.comparison_games // FIRST_ROUND_GAMES) :]
        #: Games per candidate in this round, and the index of the next candidate.
        self.games_this_round = FIRST_ROUND_GAMES
        self.next_candidate = 0
        self.champion = self.candidates[0]
        self.challenger: TrialPlan | None = None
        self.stage = 0

    def best_plan(self) -> BuyPlan:
        return (self.champion if not self.candidates else self.leading_candidate()).plan

    def play_next_game(self) -> None:
        """Play one game."""
        self.games_played += 1
        if self.compares_prepared:
            self.play_game(self.candidates[self.games_played % len(self.candidates)])
        elif self.candidates:
            self.play_comparison_game()
        else:
            self.play_variation_game()

    # -- comparison of candidates --------------------------------------------------------------

    def play_comparison_game(self) -> None:
        """Play the next game of the comparison of candidates."""
        entrant = self.candidates[self.next_candidate]
        self.play_game(entrant)
        if len(entrant.results) == self.games_this_round:
            self.next_candidate += 1
        if self.next_candidate == len(self.candidates):
            self.end_round()

    def end_round(self) -> None:
        """Keep the better half of the candidates; of equals the first."""
        self.candidates.sort(key=TrialPlan.cautious_mean, reverse=True)
        del self.candidates[(len(self.candidates) + 1) // 2 :]
        self.games_this_round *= 2
        self.next_candidate = 0
        if len(self.candidates) > 1 and (self.comparison_games < 0 or self.games_played < self.comparison_games):
            return
        # Reset its results: from now on it also plays against itself, because strong opponents will play like it.
        self.champion = TrialPlan(self.candidates[0].rules)
        self.opponent_plans.append(self.champion.plan)
        self.candidates = []

    def leading_candidate(self) -> TrialPlan:
        """Return the candidate with the highest cautious mean."""
        best = self.candidates[0]
        for entrant in self.candidates:
            if entrant.cautious_mean() > best.cautious_mean():
                best = entrant
        return best

    # -- mutations -----------------------------------------------------------------------------

    def play_variation_game(self) -> None:
        """Play the next game of the current mutation, or of the champion on the same deal."""
        challenger = self.challenger
        if challenger is None:
            challenger = TrialPlan(vary_rules(self.champion.rules, self.setup.kingdom, self.rng))
            self.challenger = challenger
            self.stage = 0
        # Both play the same deals; the champion has played many of them already.
        if len(self.champion.results) <= len(challenger.results):
            self.play_game(self.champion)
            return
        self.play_game(challenger)
        if len(challenger.results) < STAGE_GAMES[self.stage]:
            return
        gain, error = self.lead_over_champion(challenger)
        if gain <= MIN_LEAD_STANDARD_ERRORS * error:
            self.challenger = None
        elif self.stage + 1 < len(STAGE_GAMES):
            self.stage += 1
        else:
            if gain > WINNING_LEAD_STANDARD_ERRORS * error:
                self.champion = challenger
            self.challenger = None

    def lead_over_champion(self, challenger: TrialPlan) -> tuple[float, float]:
        """Return the challenger's mean lead over the champion on the same deals, and its standard error."""
        games = len(challenger.results)
        gains = [challenger.results[i] - self.champion.results[i] for i in range(games)]
        mean = math.fsum(gains) / games
        return mean, math.sqrt(math.fsum([(gain - mean) ** 2 for gain in gains])) / games

    # -- games ---------------------------------------------------------------------------------

    def play_game(self, entrant: TrialPlan) -> None:
        """Play the next game of a candidate: the same deals for all, from each seat, against alternating opponents."""
        number = len(entrant.results)
        players = self.setup.players
        deal, seat = divmod(number, players)
        rival = self.opponent_plans[deal % len(self.opponent_plans)]
        bots = [BuyListBot(entrant.plan if player == seat else rival, self.as_in_0_1) for player in range(players)]
        state = deal_game(self.setup, 0, Rng(derive_seed(0, deal)))
        left = MAX_ROLLOUT_DECISIONS
        player = state.next_player_to_act()
        while player >= 0 and left > 0:
            state.apply(player, bots[player].choose(state.seat(player)))
            player = state.next_player_to_act()
            left -= 1
        outcome = state.outcome()
        found = score_margins(state.scores()) if outcome is None else score_outcome(outcome)
        entrant.results.append(found[seat])


def initial_candidates(setup: Setup, classics: list[BuyPlan], as_in_0_1: bool = False) -> list[TrialPlan]:
    """Generate the candidates without duplicates: classics, classics with additions, money and engine lists.

    ``as_in_0_1``: without the classics that aim for Colonies instead of Provinces.
    """
    kingdom = setup.kingdom
    tried = [rules_for_kingdom(plan.rules, kingdom) for plan in classics]
    usual = tried[0]
    if setup.uses_colony and not as_in_0_1:
        tried += [add_colony_rules(rules) for rules in tried]
    tried += lists_with_one_more_card(usual, kingdom)
    ids = [card.id for card in CARDS]
    tried += [
        parse_buy_rules(text, "a suggestion", ids)
        for text in generate_money_lists(kingdom) + generate_engine_lists(kingdom)
    ]
    if setup.uses_colony:
        usual = replace_colony_rules(usual)
        tried += [usual, *lists_with_one_more_card(usual, kingdom)]
    return [TrialPlan(rules) for rules in distinct_rules(tried)]


# -- cache of plans ------------------------------------------------------------------------------


def plan_cache_key(setup: Setup, classics: list[BuyPlan], budget: SearchBudget, as_in_0_1: bool = False) -> str:
    """Return the cache key: set-up, budget, whether the first plan uses a rollout policy, and the version."""
    cards = " ".join([CARDS[card].id for card in setup.kingdom])
    has_policy = classics[0].rollout_policy is not None
    return f"{setup.players} {setup.edition} {setup.uses_colony} {cards} {budget.to_setting()} {has_policy} {as_in_0_1}"


def get_cached_plan(key: str) -> BuyPlan | None:
    return _PLAN_CACHE.get(key)


def cache_plan(key: str, plan: BuyPlan) -> None:
    _PLAN_CACHE[key] = plan
    if len(_PLAN_CACHE) > MAX_CACHED_PLANS:
        del _PLAN_CACHE[next(iter(_PLAN_CACHE))]
