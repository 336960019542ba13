"""Dominion heuristics for the search: rollouts by buy list bots, with a buy plan that suits the kingdom.

A rollout is a game between buy list bots. A race of plans (``plan_race``) selects the plan for the kingdom and the
position during the game. For a kingdom without a prepared plan, a bot with enough time runs a ``plan_trial`` before the
first decision. A bot with a rollout policy (``rollout_action``) buys by it, unless a prepared plan does better. The
search then finds better purchases, plays and answers than the plan.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final, final

from bastide.bots.search.decision_evaluation import MeasuredEffect
from bastide.bots.search.heuristics_interface import Heuristics, legal_actions_key
from bastide.bots.search.search_base import run_rollout
from bastide.bots.search.search_budget import SearchBudget
from bastide.bots.search.win_chance_calibration import load_calibration
from bastide.core.outcome import Outcome
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat, State
from bastide.games.dominion.bots.buy_lists.buy_list_bot import BuyListBot
from bastide.games.dominion.bots.buy_lists.buy_list_writer import format_rules
from bastide.games.dominion.bots.buy_lists.buy_plan import BuyPlan
from bastide.games.dominion.bots.buy_lists.condition_evaluator import min_gains_to_end
from bastide.games.dominion.bots.card_choices.action_losses import estimate_losses
from bastide.games.dominion.bots.card_choices.card_values import (
    CARD_VALUES,
    MIN_NONTERMINAL_ORDER,
    PLAY_ORDER,
    total_treasure_coins,
)
from bastide.games.dominion.bots.card_choices.kingdom_card_numbers import GARDENS
from bastide.games.dominion.bots.card_choices.play_choice import choose_action_card
from bastide.games.dominion.bots.plans.plan_race import PlanRace
from bastide.games.dominion.bots.plans.pregame_plan_search import PlanTrial, cache_plan, get_cached_plan, plan_cache_key
from bastide.games.dominion.bots.plans.rollout_scoring import MAX_ROLLOUT_DECISIONS, score_margins, score_outcome
from bastide.games.dominion.bots.policy.rollout_policy import BUY_NOTHING, UNITS_PER_NAT, RolloutPolicy
from bastide.games.dominion.bots.reasons import trashes_cards
from bastide.games.dominion.bots.shuffle_effects import ShuffleEffects
from bastide.games.dominion.bots.tempo_effects import TempoEffects
from bastide.games.dominion.rules.action_space import (
    BUY,
    END_ACTIONS,
    END_TURN,
    NAME,
    PLAY,
    TRASH,
    action_of,
    card_of,
    verb_of,
)
from bastide.games.dominion.rules.cards.basic_card_numbers import (
    COPPER,
    CURSE,
    DUCHY,
    ESTATE,
    GOLD,
    LAST_BASIC_CARD,
    PROVINCE,
    SILVER,
)
from bastide.games.dominion.rules.cards.printed_card import ATTACK, CARDS, REACTION
from bastide.games.dominion.rules.effects.question_kinds import ASK_ACTION, ASK_BUY
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.games.dominion.rules.state.seat_queries import DominionSeat

CALIBRATION_FOLDER: Final = Path(__file__).parent
#: Share of the thinking time spent on plans, at the first decision and later.
FIRST_PLANNING_SHARE: Final = 0.5
PLANNING_SHARE: Final = 0.25
#: Parameters of the racing search: the number of actions, the rounds that all of them take part in, and the weight of
#: the prior against the results of few rollouts.
MAX_RACING_ACTIONS: Final = 8
MIN_RACE_ROUNDS: Final = 24
PRIOR_WEIGHT: Final = 1.5
MAX_PLAYERS: Final = 6
#: Rollouts of an evaluation. They are quick, and results vary much.
EVALUATION_ROLLOUTS: Final = 4000
#: Sources of points besides the other cards.
TOKENS_SOURCE: Final = "tokens"
CURSES_SOURCE: Final = "curses"
#: Differences that can explain points: of the numbers of weak cards and of Silver and Gold in a deck. The player's own
#: weak card may be the bought one.
MIN_OWN_WEAK_CARDS: Final = 1.2
MIN_WEAK_CARDS: Final = 0.5
MIN_TREASURES: Final = 0.7
WEAK_CARDS: Final = [COPPER, ESTATE, CURSE]
GOOD_TREASURES: Final = [SILVER, GOLD]
#: There may be too little time to draw a bought card with this many Provinces left, or this many empty piles.
LATE_PROVINCES: Final = 4
LATE_EMPTY_PILES: Final = 2
#: Prior odds of the buy list's answer against all other actions together.
FAVOURITE_PRIOR_ODDS: Final = 2.0
#: Seconds for comparing the rollout policy with a prepared plan. Shorter than a plan trial, because only two known
#: candidates are compared.
POLICY_TRIAL_SECONDS: Final = 1.0
#: With fewer coins on its Treasures, a deck needs Coppers.
MIN_TREASURE_COINS: Final = 3
#: Minimum prior of any action.
MIN_PRIOR: Final = 0.02
#: Temperature of the purchase priors: the policy's scores are divided by it.
PRIOR_TEMPERATURE: Final = 1.5


@final
class DominionHeuristics(Heuristics):
    """Game knowledge of the Dominion search bots.

    ``plans`` are the known plans. The first one is followed; if ``plan_races``, a race of plans may replace it. The
    first plan may use a rollout policy. ``prepared`` are plans found beforehand, by ``kingdom_key``. ``as_in_0_1``:
    play as in version 0.1, for frozen levels.
    """

    def __init__(
        self,
        plans: list[BuyPlan],
        plan_races: bool,
        prepared: dict[str, list[BuyPlan]] | None = None,
        as_in_0_1: bool = False,
    ) -> None:
        super().__init__()
        self.rollout_horizon = MAX_ROLLOUT_DECISIONS
        self.evaluation_rollouts = EVALUATION_ROLLOUTS
        self.max_racing_actions = MAX_RACING_ACTIONS
        self.min_race_rounds = MIN_RACE_ROUNDS
        self.prior_weight = PRIOR_WEIGHT
        self.calibration = load_calibration(CALIBRATION_FOLDER)
        self.plans = plans
        self.as_in_0_1 = as_in_0_1
        self.prepared = {} if prepared is None else prepared
        self.planning_share = FIRST_PLANNING_SHARE if plan_races else 0.0
        self.max_preparation_seconds = 0.0 if plans[0].rollout_policy is None else POLICY_TRIAL_SECONDS
        #: The plan trial before the first decision, its cache key, and the plans it found.
        self.trial_key = ""
        self.plan_trial: PlanTrial | None = None
        self.trial_plans: list[BuyPlan] = []
        #: By player: the race of plans, and the turn of its newest results.
        self.plan_races: dict[int, PlanRace] = {}
        self.race_turns: dict[int, int] = {}
        self.bots: list[BuyListBot] = [BuyListBot(plans[0], as_in_0_1) for _ in range(MAX_PLAYERS)]
        #: How fast players are in rollouts.
        self._tempo_effects = TempoEffects()
        self._measured_player = -1
        #: Whether rollouts draw the cards that they buy first.
        self._shuffle_effects = ShuffleEffects()
        #: The state of the current rollout, and its seats.
        self.rollout_state: State | None = None
        self.rollout_seats: list[Seat] = []

    # -- plans -------------------------------------------------------------------------------

    def wants_preparation(self, state: State, budget: SearchBudget) -> bool:
        """Whether a plan trial is needed: there is no prepared plan for this kingdom, and no cached trial.

        With a rollout policy it is the reverse: a prepared plan has to be compared with the policy.
        """
        assert isinstance(state, DominionState)
        setup = state.setup
        prepared = self.prepared.get(kingdom_key(setup.piles), [])
        uses_policy = self.plans[0].rollout_policy is not None
        if setup.players < 2 or uses_policy != bool(prepared) or not (uses_policy or self.planning_share > 0.0):
            return False
        self.trial_key = plan_cache_key(setup, self.plans, budget, self.as_in_0_1)
        known = get_cached_plan(self.trial_key)
        if known is not None:
            self.adopt_trial_plan(known)
            return False
        self.plan_trial = PlanTrial(setup, self.plans, budget, prepared if uses_policy else None, self.as_in_0_1)
        return True

    def run_preparation_step(self) -> None:
        assert self.plan_trial is not None
        self.plan_trial.play_next_game()

    def finish_preparation(self) -> None:
        assert self.plan_trial is not None
        found = self.plan_trial.best_plan()
        cache_plan(self.trial_key, found)
        self.plan_trial = None
        self.adopt_trial_plan(found)

    def adopt_trial_plan(self, found: BuyPlan) -> None:
        """Use the plan found by a trial: as first candidate of the race, or directly if there is no race."""
        self.trial_plans = [found]
        if self.planning_share == 0.0:
            self.assign_plans(0, found, found)

    def improve_plan(self, state: State, player: int, rng: Rng) -> None:
        """Play one rollout with the next plan of the race, then follow the best plan so far."""
        assert isinstance(state, DominionState)
        turn = state.sides[player].turns
        if player not in self.plan_races:
            prepared = self.prepared.get(kingdom_key(state.setup.piles), self.trial_plans)
            self.plan_races[player] = PlanRace(self.plans, prepared, state.setup.piles, self.as_in_0_1)
            self.race_turns[player] = turn
            self.planning_share = PLANNING_SHARE
        study = self.plan_races[player]
        if turn != self.race_turns[player]:
            self.race_turns[player] = turn
            study.discount_results()
        prospect = study.next_candidate(rng)
        self.assign_plans(player, prospect.plan, study.likely_opponent_plan())
        run_rollout(state, self, rng)
        outcome = state.outcome()
        results = self.evaluate_position(state) if outcome is None else self.outcome_results(outcome)
        study.add_result(prospect, results[player])
        self.assign_plans(player, study.best_plan(), study.likely_opponent_plan())

    def plan_as_strategy_text(self, player: int) -> str:
        return format_rules(self.bots[player].plan.rules)

    def assign_plans(self, player: int, own: BuyPlan, others: BuyPlan) -> None:
        """Assign a plan to a player and another plan to all opponents."""
        for seat in range(MAX_PLAYERS):
            plan = own if seat == player else others
            if self.bots[seat].plan is not plan:
                self.bots[seat] = BuyListBot(plan, self.as_in_0_1)

    # -- what the search asks ------------------------------------------------------------------

    def adjust_sampled_position(self, state: State, player: int) -> None:
        self._shuffle_effects.remember_piles(state)

    def begin_rollout(self, state: State) -> None:
        for bot in self.bots:
            bot.forge_cards = None
        self.rollout_state = state
        self.rollout_seats = [state.seat(player) for player in range(state.players)]
        self._tempo_effects.begin_rollout(state)

    def rollout_action(self, state: State, player: int, rng: Rng) -> int:
        seat = self.rollout_seats[player] if state is self.rollout_state else state.seat(player)
        action = self.bots[player].choose(seat)
        self._tempo_effects.observe(state, player, action)
        return action

    def candidate_actions(self, state: State, player: int, legal: list[int]) -> list[int]:
        assert isinstance(state, DominionState)
        asked = state.question_kind()
        if asked == ASK_BUY:
            return self.purchase_candidates(state, player, legal)
        if asked == ASK_ACTION:
            card = choose_action_card(self.bots[player].plan, state.seat(player))
            # No search is needed while the Action costs nothing or Actions are left for others.
            if card >= 0 and (PLAY_ORDER[card] >= MIN_NONTERMINAL_ORDER or state.actions >= 2):
                return [action_of(PLAY, card)]
            if card < 0 and len(legal) == 1:
                return legal
        return legal

    def purchase_candidates(self, state: DominionState, player: int, legal: list[int]) -> list[int]:
        """Return the purchases worth considering; before them, the next Treasure to play."""
        if state.phase == 1:
            treasure = self.bots[player].choose_treasure(state.seat(player))
            if treasure >= 0:
                return [treasure]
        wants_every_card = state.supply[GARDENS] >= 0
        # A deck that has lost its Treasures can buy nothing else.
        wants_copper = wants_every_card or (
            not self.as_in_0_1 and total_treasure_coins(state.seat(player)) < MIN_TREASURE_COINS
        )
        is_early = state.supply[PROVINCE] > 5 and state.empties < 2
        worth: list[int] = []
        for action in legal:
            card = card_of(action)
            if verb_of(action) == BUY and (
                card == CURSE
                or (card == COPPER and not wants_copper)
                or (card == ESTATE and is_early and not wants_every_card)
                or (card == DUCHY and is_early and state.supply[PROVINCE] > 6)
            ):
                continue
            if verb_of(action) == PLAY:
                continue  # a Treasure left unplayed on purpose
            worth.append(action)
        return worth

    def action_priors(self, state: State, player: int, actions: list[int]) -> list[float]:
        assert isinstance(state, DominionState)
        favourite = self.favourite_action(state, player)
        buying = state.question_kind() == ASK_BUY
        habits = self.bots[player].plan.rollout_policy
        if buying and habits is not None:
            return self.purchase_priors(state.seat(player), habits, favourite, actions)
        weights: list[float] = []
        for action in actions:
            weight = 1.0
            # Where a card is to be named, the first of many are the most valuable.
            names = verb_of(action) == NAME and not self.as_in_0_1
            if names or (buying and verb_of(action) == BUY):
                weight = math.exp(CARD_VALUES[card_of(action)] / 30.0)
            elif action in (END_TURN, END_ACTIONS):
                weight = 0.5
            weights.append(weight)
        total = sum(weights)
        for i in range(len(actions)):
            if actions[i] == favourite:
                weights[i] += FAVOURITE_PRIOR_ODDS * total
        return weights

    def purchase_priors(
        self, seat: DominionSeat, habits: RolloutPolicy, favourite: int, actions: list[int]
    ) -> list[float]:
        """Return priors from the rollout policy for purchases, and from the favourite for other actions."""
        places = [i for i in range(len(actions)) if verb_of(actions[i]) == BUY or actions[i] == END_TURN]
        weights = [MIN_PRIOR] * len(actions)
        if places:
            cards = [card_of(actions[i]) if verb_of(actions[i]) == BUY else int(BUY_NOTHING) for i in places]
            scores = habits.score_cards(seat, cards)
            highest = max(scores)
            for i in range(len(places)):
                weights[places[i]] += math.exp(float(scores[i] - highest) / (PRIOR_TEMPERATURE * UNITS_PER_NAT))
        for i in range(len(actions)):
            if actions[i] == favourite and i not in places:
                weights[i] += FAVOURITE_PRIOR_ODDS
        return weights

    def estimated_losses(self, state: State, player: int, actions: list[int]) -> list[float]:
        """Estimate losses on the scale of ``card_values``: a Silver is 30."""
        assert isinstance(state, DominionState)
        return estimate_losses(state.seat(player), self.favourite_action(state, player), actions)

    def favourite_action(self, state: State, player: int) -> int:
        """Return the answer of the plan without changing the state of its bot."""
        bot = self.bots[player]
        forge = bot.forge_cards
        favourite = bot.choose(state.seat(player))
        bot.forge_cards = forge
        return favourite

    def information_set_key(self, state: State) -> int:
        return legal_actions_key(state)

    def estimated_turns_left(self, state: State) -> float:
        """Estimate the turns left, as if every second turn gained a card of a pile that ends the game."""
        seat = state.seat(0)
        assert isinstance(seat, DominionSeat)
        return 2.0 * float(min_gains_to_end(seat))

    def evaluate_position(self, state: State) -> list[float]:
        return score_margins(state.scores())

    def outcome_results(self, outcome: Outcome) -> list[float]:
        return score_outcome(outcome)

    def point_sources(self, state: State) -> list[str]:
        return [CURSES_SOURCE if card == CURSE else f"card:{CARDS[card].id}" for card in self._point_cards(state)] + [
            TOKENS_SOURCE
        ]

    def points_by_source(self, state: State) -> list[float]:
        cards = self._point_cards(state)
        found: list[float] = []
        for player in range(state.players):
            seat = state.seat(player)
            assert isinstance(seat, DominionSeat)
            for card in cards:
                facts = CARDS[card]
                each = facts.points
                if facts.point_per_cards:
                    each += seat.owned_card_count(player) // facts.point_per_cards
                found.append(float(each * seat.count_owned(player, card)))
            found.append(float(seat.tokens(player)))
        return found

    def list_effects(self, state: State, player: int, actions: list[int]) -> list[MeasuredEffect]:
        """Return how fast players are, numbers of cards by player, and whether bought cards are drawn."""
        assert isinstance(state, DominionState)
        self._measured_player = player
        # Without an attack, opponents have more weak cards or fewer Treasures only because the game ends sooner.
        attacks = [each for each in actions if card_of(each) >= 0 and CARDS[card_of(each)].types & ATTACK]
        # Without one of these, the player has fewer weak cards only because of fewer Buys or a shorter game.
        thinning = [each for each in actions if thins_deck(each)]
        found = self._tempo_effects.list_effects(state, player, actions)
        for other in range(state.players):
            if other == player:
                found.append(MeasuredEffect("thins_deck", other, -MIN_OWN_WEAK_CARDS, {}, thinning))
            else:
                found.append(MeasuredEffect("clogs_deck", other, MIN_WEAK_CARDS, {}, attacks))
                found.append(MeasuredEffect("costs_treasures", other, -MIN_TREASURES, {}, attacks))
        is_late = state.supply[PROVINCE] <= LATE_PROVINCES or state.empties >= LATE_EMPTY_PILES
        return found + self._shuffle_effects.list_effects(player, actions if is_late else [])

    def measure_effects(self, state: State, action: int) -> list[float]:
        assert isinstance(state, DominionState)
        seat = state.seat(0)
        assert isinstance(seat, DominionSeat)
        found = self._tempo_effects.measure(state)
        for player in range(state.players):
            found.append(float(sum([int(seat.count_owned(player, card)) for card in WEAK_CARDS])))
            if player != self._measured_player:
                found.append(float(sum([int(seat.count_owned(player, card)) for card in GOOD_TREASURES])))
        return found + self._shuffle_effects.measure(state, action)

    def _point_cards(self, state: State) -> list[int]:
        """Return the cards of the supply that are worth points."""
        seat = state.seat(0)
        assert isinstance(seat, DominionSeat)
        return [card for card in seat.piles() if CARDS[card].points != 0 or CARDS[card].point_per_cards > 0]


def thins_deck(action: int) -> bool:
    """Return whether an action trashes, keeps Curses away, or gets or plays a card that does."""
    card = card_of(action)
    return verb_of(action) == TRASH or (card >= 0 and (trashes_cards(card) or CARDS[card].types & REACTION != 0))


def kingdom_key(piles: list[int]) -> str:
    """Return the ids of the kingdom cards among these piles, sorted, as one string."""
    return " ".join(sorted([CARDS[card].id for card in piles if card > LAST_BASIC_CARD]))
