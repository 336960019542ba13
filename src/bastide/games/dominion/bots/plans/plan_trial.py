"""Plan trial: search for a good buy plan for a kingdom by whole games, before the first decision.

First all candidate plans play on the same deals; the better half plays twice as many games, and so on (successive
halving). Then mutations of the best plan challenge it, against the classic plans and against the plan itself. One step
is one game from the deal to its end.

The result depends only on the set-up and the budget, so it is cached for later games with the same set-up.
"""

from __future__ import annotations

import math
from typing import Final, final

from bastide.bots.search.budget import Budget
from bastide.core.randomness.rng import Rng, seed_for
from bastide.games.dominion.bots.buy_lists.bot import BuyListBot
from bastide.games.dominion.bots.buy_lists.buy_plan import Plan
from bastide.games.dominion.bots.buy_lists.buylist import Rule, parse
from bastide.games.dominion.bots.buy_lists.ideas import additions, at_table, engines, suggestions, without_colonies
from bastide.games.dominion.bots.buy_lists.list_writer import written
from bastide.games.dominion.bots.plans.planning import varied
from bastide.games.dominion.bots.plans.results import LONGEST, results, standing
from bastide.games.dominion.bots.policy.rollout_policy import Habits
from bastide.games.dominion.rules.cards.card import CARDS
from bastide.games.dominion.rules.game import dealt
from bastide.games.dominion.rules.turn.setup import Setup

#: Number of games of each candidate in the first round.
FIRST_ROUND: Final = 4
#: Share of an iteration budget for comparing candidates; the rest is for mutations.
COMPARING: Final = 0.5
#: A mutation is compared with the champion after these numbers of games, and dropped if it is not better.
STAGES: Final = (12, 40, 120)
#: Minimum lead in standard errors to continue, and to replace the champion at the last stage.
NO_BETTER: Final = 0.3
LUCK: Final = 1.0
#: Penalty for few games: this divided by the square root of the number of games.
CAUTION: Final = 1.0
#: Maximum number of cached plans.
REMEMBERED: Final = 256

#: Plans found, by set-up and budget, newest last.
_PLAN_CACHE: Final[dict[str, Plan]] = {}


@final
class Entrant:
    """Candidate plan and the results of its games."""

    def __init__(self, rules: list[Rule], rollout_policy: Habits | None = None) -> None:
        self.rules = rules
        self.plan = Plan(rules, rollout_policy=rollout_policy)
        self.results: list[float] = []

    def merit(self) -> float:
        """Return the mean result, minus a penalty for few games."""
        games = len(self.results)
        return math.fsum(self.results) / games - CAUTION / math.sqrt(games) if games > 0 else -CAUTION


@final
class Rehearsal:
    """Incremental search for a plan: ``play_next_game`` runs one step, ``best_plan`` is the result so far.

    ``classics`` are the plans that opponents probably follow, the most likely first.
    """

    def __init__(self, setup: Setup, classics: list[Plan], budget: Budget, prepared: list[Plan] | None = None) -> None:
        """``prepared``: plans to compare with the first classic, which uses a rollout policy; None: full trial."""
        #: Without custom starting cards.
        self.setup = Setup(setup.players, setup.edition, setup.kingdom, setup.colony)
        self.rng = Rng(0)
        self.holding = prepared is not None
        self.rivals = [classics[0]]
        self.running: list[Entrant] = []
        if prepared is not None:
            self.rivals += prepared
            self.running = [Entrant(plan.rules, plan.habits) for plan in self.rivals]
        else:
            self.running = ideas_for(self.setup, classics)
        self.thoughts = 0
        #: Number of games for comparing candidates; -1: until one is left.
        self.comparing = -1
        if budget.iterations and not self.holding:
            self.comparing = int(COMPARING * budget.iterations)
            # With a small budget, compare fewer candidates, but each with a full first round.
            del self.running[max(1, self.comparing // FIRST_ROUND) :]
        #: Games per candidate in this round, and the index of the next candidate.
        self.round = FIRST_ROUND
        self.place = 0
        self.champion = self.running[0]
        self.challenger: Entrant | None = None
        self.stage = 0

    def best(self) -> Plan:
        return (self.champion if not self.running else self.leader()).plan

    def think(self) -> None:
        """Play one game."""
        self.thoughts += 1
        if self.holding:
            self.play(self.running[self.thoughts % len(self.running)])
        elif self.running:
            self.compare()
        else:
            self.vary()

    # -- comparison of candidates --------------------------------------------------------------

    def compare(self) -> None:
        """Play the next game of the comparison of candidates."""
        entrant = self.running[self.place]
        self.play(entrant)
        if len(entrant.results) == self.round:
            self.place += 1
        if self.place == len(self.running):
            self.end_round()

    def end_round(self) -> None:
        """Keep the better half of the candidates; of equals the first."""
        self.running.sort(key=Entrant.merit, reverse=True)
        del self.running[(len(self.running) + 1) // 2 :]
        self.round *= 2
        self.place = 0
        if len(self.running) > 1 and (self.comparing < 0 or self.thoughts < self.comparing):
            return
        # Reset its results: from now on it also plays against itself, because strong opponents will play like it.
        self.champion = Entrant(self.running[0].rules)
        self.rivals.append(self.champion.plan)
        self.running = []

    def leader(self) -> Entrant:
        """Return the candidate with the highest cautious mean."""
        best = self.running[0]
        for entrant in self.running:
            if entrant.merit() > best.merit():
                best = entrant
        return best

    # -- mutations -----------------------------------------------------------------------------

    def vary(self) -> None:
        """Play the next game of the current mutation, or of the champion on the same deal."""
        challenger = self.challenger
        if challenger is None:
            challenger = Entrant(varied(self.champion.rules, self.setup.kingdom, self.rng))
            self.challenger = challenger
            self.stage = 0
        # Both play the same deals; the champion has played many of them already.
        if len(self.champion.results) <= len(challenger.results):
            self.play(self.champion)
            return
        self.play(challenger)
        if len(challenger.results) < STAGES[self.stage]:
            return
        gain, error = self.lead(challenger)
        if gain <= NO_BETTER * error:
            self.challenger = None
        elif self.stage + 1 < len(STAGES):
            self.stage += 1
        else:
            if gain > LUCK * error:
                self.champion = challenger
            self.challenger = None

    def lead(self, challenger: Entrant) -> tuple[float, float]:
        """Return the challenger's mean lead over the champion on the same deals, and its standard error."""
        games = len(challenger.results)
        gains = [challenger.results[i] - self.champion.results[i] for i in range(games)]
        mean = math.fsum(gains) / games
        return mean, math.sqrt(math.fsum([(gain - mean) ** 2 for gain in gains])) / games

    # -- games ---------------------------------------------------------------------------------

    def play(self, entrant: Entrant) -> None:
        """Play the next game of a candidate: the same deals for all, from each seat, against alternating opponents."""
        number = len(entrant.results)
        players = self.setup.players
        deal, seat = divmod(number, players)
        rival = self.rivals[deal % len(self.rivals)]
        bots = [BuyListBot(entrant.plan if player == seat else rival) for player in range(players)]
        state = dealt(self.setup, 0, Rng(seed_for(0, deal)))
        left = LONGEST
        player = state.next_actor()
        while player >= 0 and left > 0:
            state.apply(player, bots[player].choose(state.seat(player)))
            player = state.next_actor()
            left -= 1
        outcome = state.outcome()
        found = standing(state.scores()) if outcome is None else results(outcome)
        entrant.results.append(found[seat])


def ideas_for(setup: Setup, classics: list[Plan]) -> list[Entrant]:
    """Generate the candidates without duplicates: classics, classics with additions, money and engine lists."""
    kingdom = setup.kingdom
    tried = [at_table(plan.rules, kingdom) for plan in classics]
    usual = tried[0]
    tried += additions(usual, kingdom)
    ids = [card.id for card in CARDS]
    tried += [parse(text, "a suggestion", ids) for text in suggestions(kingdom) + engines(kingdom)]
    if setup.colony:
        usual = without_colonies(usual)
        tried += [usual, *additions(usual, kingdom)]
    seen: set[str] = set()
    found: list[Entrant] = []
    for rules in tried:
        text = written(rules)
        if text not in seen:
            seen.add(text)
            found.append(Entrant(rules))
    return found


# -- cache of plans ------------------------------------------------------------------------------


def key_of(setup: Setup, classics: list[Plan], budget: Budget) -> str:
    """Return the cache key: set-up, budget, and whether the first plan uses a rollout policy."""
    cards = " ".join([CARDS[card].id for card in setup.kingdom])
    return f"{setup.players} {setup.edition} {setup.colony} {cards} {budget.setting()} {classics[0].habits is not None}"


def recalled(key: str) -> Plan | None:
    return _PLAN_CACHE.get(key)


def remember(key: str, plan: Plan) -> None:
    _PLAN_CACHE[key] = plan
    if len(_PLAN_CACHE) > REMEMBERED:
        del _PLAN_CACHE[next(iter(_PLAN_CACHE))]
