"""Dominion heuristics for the search: rollouts by buy list bots, with a buy plan that suits the kingdom.

A rollout is a game between buy list bots. A race of plans (``plan_race``) selects the plan for the kingdom and the
position during the game. For a kingdom without a prepared plan, a bot with enough time runs a ``plan_trial`` before the
first decision. A bot with a rollout policy (``policy``) buys by it, unless a prepared plan does better. The search then
finds better purchases, plays and answers than the plan.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final, final

from bastide.bots.search.budget import Budget
from bastide.bots.search.calibration import calibrated
from bastide.bots.search.judgement import Judgement, legal_key
from bastide.bots.search.thought import play_out
from bastide.core.outcome import Outcome
from bastide.core.plain import Plain, digest_of, plain_ints
from bastide.core.randomness.rng import Rng
from bastide.core.state import Seat, State
from bastide.games.dominion.bots.buy_lists.bot import BuyListBot
from bastide.games.dominion.bots.buy_lists.buy_plan import Plan
from bastide.games.dominion.bots.buy_lists.condition_eval import gains_to_end
from bastide.games.dominion.bots.buy_lists.list_writer import written
from bastide.games.dominion.bots.card_choices.named import GARDENS
from bastide.games.dominion.bots.card_choices.playing import next_action
from bastide.games.dominion.bots.card_choices.regrets import regrets
from bastide.games.dominion.bots.card_choices.worth import FREE, PLAY_ORDER, WORTH
from bastide.games.dominion.bots.plans.plan_trial import Rehearsal, key_of, recalled, remember
from bastide.games.dominion.bots.plans.planning import Study
from bastide.games.dominion.bots.plans.results import LONGEST, results, standing
from bastide.games.dominion.bots.policy.rollout_policy import NOTHING, UNITS, Habits
from bastide.games.dominion.rules.actions import BUY, END_ACTIONS, END_TURN, PLAY, action_of, card_of, verb_of
from bastide.games.dominion.rules.cards.basics import COPPER, CURSE, DUCHY, ESTATE, LAST_BASIC, PROVINCE
from bastide.games.dominion.rules.cards.card import CARDS
from bastide.games.dominion.rules.effects.questions import ASK_ACTION, ASK_BUY
from bastide.games.dominion.rules.state.seat import DominionSeat
from bastide.games.dominion.rules.state.state import DominionState

FOLDER: Final = Path(__file__).parent
#: Share of the thinking time spent on plans, at the first decision and later.
FIRST_STUDY: Final = 0.5
STUDY: Final = 0.25
#: Parameters of the racing search: the number of actions, the rounds that all of them take part in, and the weight of
#: the prior against the results of few rollouts.
RACERS: Final = 8
PATIENCE: Final = 24
DOUBT: Final = 1.5
MOST_PLAYERS: Final = 6
#: Prior odds of the buy list's answer against all other actions together.
TRUST: Final = 2.0
#: Seconds for comparing the rollout policy with a prepared plan. Shorter than a plan trial, because only two known
#: candidates are compared.
HOLDING: Final = 1.0
#: Minimum prior of any action.
LEAST: Final = 0.02
#: Temperature of the purchase priors: the policy's scores are divided by it.
KEENNESS: Final = 1.5


@final
class DominionJudgement(Judgement):
    """Game knowledge of the Dominion search bots.

    ``plans`` are the known plans. The first one is followed; if ``studies``, a race of plans may replace it. The first
    plan may use a rollout policy. ``prepared`` are plans found beforehand, by ``kingdom_key``.
    """

    def __init__(self, plans: list[Plan], studies: bool, prepared: dict[str, list[Plan]] | None = None) -> None:
        super().__init__()
        self.horizon = LONGEST
        self.racers = RACERS
        self.patience = PATIENCE
        self.doubt = DOUBT
        self.calibration = calibrated(FOLDER)
        self.plans = plans
        self.prepared = {} if prepared is None else prepared
        self.planning = FIRST_STUDY if studies else 0.0
        self.rehearsing = 0.0 if plans[0].habits is None else HOLDING
        #: The plan trial before the first decision, its cache key, and the plans it found.
        self.table = ""
        self.rehearsal: Rehearsal | None = None
        self.rehearsed: list[Plan] = []
        #: By player: the race of plans, and the turn of its newest results.
        self.studies: dict[int, Study] = {}
        self.turns: dict[int, int] = {}
        self.bots: list[BuyListBot] = [BuyListBot(plans[0]) for _ in range(MOST_PLAYERS)]
        #: The state of the current rollout, and its seats.
        self.played: State | None = None
        self.seats: list[Seat] = []

    # -- plans -------------------------------------------------------------------------------

    def rehearses(self, state: State, budget: Budget) -> bool:
        """Whether a plan trial is needed: there is no prepared plan for this kingdom, and no cached trial.

        With a rollout policy it is the reverse: a prepared plan has to be compared with the policy.
        """
        assert isinstance(state, DominionState)
        setup = state.setup
        prepared = self.prepared.get(kingdom_key(setup.piles), [])
        uses_policy = self.plans[0].habits is not None
        if setup.players < 2 or uses_policy != bool(prepared) or not (uses_policy or self.planning > 0.0):
            return False
        self.table = key_of(setup, self.plans, budget)
        known = recalled(self.table)
        if known is not None:
            self.decide_for(known)
            return False
        self.rehearsal = Rehearsal(setup, self.plans, budget, prepared if uses_policy else None)
        return True

    def rehearse(self) -> None:
        assert self.rehearsal is not None
        self.rehearsal.think()

    def end_rehearsal(self) -> None:
        assert self.rehearsal is not None
        found = self.rehearsal.best()
        remember(self.table, found)
        self.rehearsal = None
        self.decide_for(found)

    def decide_for(self, found: Plan) -> None:
        """Use the plan found by a trial: as first candidate of the race, or directly if there is no race."""
        self.rehearsed = [found]
        if self.planning == 0.0:
            self.seat_down(0, found, found)

    def plan(self, state: State, player: int, rng: Rng) -> None:
        """Play one rollout with the next plan of the race, then follow the best plan so far."""
        assert isinstance(state, DominionState)
        turn = state.sides[player].turns
        if player not in self.studies:
            prepared = self.prepared.get(kingdom_key(state.setup.piles), self.rehearsed)
            self.studies[player] = Study(self.plans, prepared, state.setup.piles)
            self.turns[player] = turn
            self.planning = STUDY
        study = self.studies[player]
        if turn != self.turns[player]:
            self.turns[player] = turn
            study.move_on()
        prospect = study.next(rng)
        self.seat_down(player, prospect.plan, study.likely())
        play_out(state, self, rng)
        outcome = state.outcome()
        results = self.evaluate(state) if outcome is None else self.result(outcome)
        study.note(prospect, results[player])
        self.seat_down(player, study.best(), study.likely())

    def forget(self) -> None:
        if self.planning > 0.0:
            self.planning = FIRST_STUDY
        self.studies.clear()
        self.turns.clear()
        self.seat_down(0, self.plans[0], self.plans[0])

    def plan_in_words(self, player: int) -> str:
        return written(self.bots[player].plan.rules)

    def seat_down(self, player: int, own: Plan, others: Plan) -> None:
        """Assign a plan to a player and another plan to all opponents."""
        for seat in range(MOST_PLAYERS):
            plan = own if seat == player else others
            if self.bots[seat].plan is not plan:
                self.bots[seat] = BuyListBot(plan)

    # -- what the search asks ------------------------------------------------------------------

    def begin(self, state: State) -> None:
        for bot in self.bots:
            bot.forge = None
        self.played = state
        self.seats = [state.seat(player) for player in range(state.players)]

    def policy(self, state: State, player: int, rng: Rng) -> int:
        seat = self.seats[player] if state is self.played else state.seat(player)
        return self.bots[player].choose(seat)

    def candidates(self, state: State, player: int, legal: list[int]) -> list[int]:
        assert isinstance(state, DominionState)
        asked = state.asking()
        if asked == ASK_BUY:
            return self.purchases(state, player, legal)
        if asked == ASK_ACTION:
            card = next_action(self.bots[player].plan, state.seat(player))
            # No search is needed while the Action costs nothing or Actions are left for others.
            if card >= 0 and (PLAY_ORDER[card] >= FREE or state.actions >= 2):
                return [action_of(PLAY, card)]
            if card < 0 and len(legal) == 1:
                return legal
        return legal

    def purchases(self, state: DominionState, player: int, legal: list[int]) -> list[int]:
        """Return the purchases worth considering; before them, the next Treasure to play."""
        if state.phase == 1:
            treasure = self.bots[player].treasure(state.seat(player))
            if treasure >= 0:
                return [treasure]
        wants_every_card = state.supply[GARDENS] >= 0
        is_early = state.supply[PROVINCE] > 5 and state.empties < 2
        worth: list[int] = []
        for action in legal:
            card = card_of(action)
            if verb_of(action) == BUY and (
                card == CURSE
                or (card == COPPER and not wants_every_card)
                or (card == ESTATE and is_early and not wants_every_card)
                or (card == DUCHY and is_early and state.supply[PROVINCE] > 6)
            ):
                continue
            if verb_of(action) == PLAY:
                continue  # a Treasure left unplayed on purpose
            worth.append(action)
        return worth

    def prior(self, state: State, player: int, actions: list[int]) -> list[float]:
        assert isinstance(state, DominionState)
        favourite = self.favourite(state, player)
        buying = state.asking() == ASK_BUY
        habits = self.bots[player].plan.habits
        if buying and habits is not None:
            return self.liked(state.seat(player), habits, favourite, actions)
        weights: list[float] = []
        for action in actions:
            weight = 1.0
            if buying and verb_of(action) == BUY:
                weight = math.exp(WORTH[card_of(action)] / 30.0)
            elif action in (END_TURN, END_ACTIONS):
                weight = 0.5
            weights.append(weight)
        total = sum(weights)
        for i in range(len(actions)):
            if actions[i] == favourite:
                weights[i] += TRUST * total
        return weights

    def liked(self, seat: DominionSeat, habits: Habits, favourite: int, actions: list[int]) -> list[float]:
        """Return priors from the rollout policy for purchases, and from the favourite for other actions."""
        places = [i for i in range(len(actions)) if verb_of(actions[i]) == BUY or actions[i] == END_TURN]
        weights = [LEAST] * len(actions)
        if places:
            cards = [card_of(actions[i]) if verb_of(actions[i]) == BUY else int(NOTHING) for i in places]
            scores = habits.scores(seat, cards)
            highest = max(scores)
            for i in range(len(places)):
                weights[places[i]] += math.exp(float(scores[i] - highest) / (KEENNESS * UNITS))
        for i in range(len(actions)):
            if actions[i] == favourite and i not in places:
                weights[i] += TRUST
        return weights

    def losses(self, state: State, player: int, actions: list[int]) -> list[float]:
        """Estimate losses on the scale of ``card_values``: a Silver is 30."""
        assert isinstance(state, DominionState)
        return regrets(state.seat(player), self.favourite(state, player), actions)

    def favourite(self, state: State, player: int) -> int:
        """Return the answer of the plan without changing the state of its bot."""
        bot = self.bots[player]
        forge = bot.forge
        favourite = bot.choose(state.seat(player))
        bot.forge = forge
        return favourite

    def observation(self, state: State) -> int:
        return legal_key(state)

    def likeness(self, state: State) -> str:
        """Ignore the order of cards that will be shuffled, and the random result of earlier shuffles."""
        assert isinstance(state, DominionState)
        data = state.lasting()
        sides: list[Plain] = []
        for side in state.sides:
            known = list(side.deck[len(side.deck) - len(side.tops) :])
            drawn = sorted(side.deck + side.hand)
            lies = sorted(side.discard + side.buried)
            for cards in (drawn, lies, known, sorted(side.play), list(side.aside), list(side.pending)):
                sides.append(plain_ints(cards))
            sides.append(plain_ints([len(side.deck), side.tokens, side.turns]))
        data["sides"] = sides
        data["trash"] = plain_ints(sorted(state.trash))
        return digest_of(data)

    def turns_left(self, state: State) -> float:
        """Estimate the turns left, as if every second turn gained a card of a pile that ends the game."""
        seat = state.seat(0)
        assert isinstance(seat, DominionSeat)
        return 2.0 * float(gains_to_end(seat))

    def evaluate(self, state: State) -> list[float]:
        return standing(state.scores())

    def result(self, outcome: Outcome) -> list[float]:
        return results(outcome)


def kingdom_key(piles: list[int]) -> str:
    """Return the ids of the kingdom cards among these piles, sorted, as one string."""
    return " ".join(sorted([CARDS[card].id for card in piles if card > LAST_BASIC]))
