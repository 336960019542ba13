"""A rehearsal: before the first decision at a kingdom that no list was prepared for, lists play whole games for it.

First all ideas for the kingdom play on the same deals, the better half goes on to twice as many games, and so on. Then
variations of the best one take its place when they have done better, against what others may be expected to play and
against what they come from. One thought is one game, from a fresh deal to its end.

What is found depends on the table and on the time alone, not on who looks for it. So it can be remembered: the next
game at the same table begins where this one did.
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

#: So many games has every idea, in the first round.
FIRST_ROUND: Final = 4
#: The part of a counted budget in which ideas are compared; the rest is for variations.
COMPARING: Final = 0.5
#: Variations are compared with what they come from after so many games each; those that do no better are given up.
STAGES: Final = (12, 40, 120)
#: In standard errors: less than this is no better, and at the last stage less than this is luck.
NO_BETTER: Final = 0.3
LUCK: Final = 1.0
#: A list is as good as it did, less this much divided by the root of its games.
CAUTION: Final = 1.0
#: What was found for so many tables is remembered.
REMEMBERED: Final = 256

#: By table and budget, the latest last.
_FOUND: Final[dict[str, Plan]] = {}


@final
class Entrant:
    """A list, and what it got out of the games that it has played."""

    def __init__(self, rules: list[Rule], habits: Habits | None = None) -> None:
        self.rules = rules
        self.plan = Plan(rules, habits=habits)
        self.results: list[float] = []

    def merit(self) -> float:
        """The mean result, less for few games."""
        games = len(self.results)
        return math.fsum(self.results) / games - CAUTION / math.sqrt(games) if games > 0 else -CAUTION


@final
class Rehearsal:
    """``think`` as often as there is time; ``best`` is what was found so far.

    ``classics`` are what others may be expected to play by, the first of them before all.
    """

    def __init__(self, setup: Setup, classics: list[Plan], budget: Budget, prepared: list[Plan] | None = None) -> None:
        """``prepared``: what the first of the classics, which is by habit, is held against all the time."""
        #: As it is at the beginning of a game, whatever the cards of this one were at its start.
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
        #: After so many thoughts ideas have been compared long enough; -1: when one is left.
        self.comparing = -1
        if budget.iterations and not self.holding:
            self.comparing = int(COMPARING * budget.iterations)
            # with little time, few ideas are looked at, but these a few times
            del self.running[max(1, self.comparing // FIRST_ROUND) :]
        #: The games that each has in this round, and whose turn it is.
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

    # -- ideas -------------------------------------------------------------------------------

    def compare(self) -> None:
        entrant = self.running[self.place]
        self.play(entrant)
        if len(entrant.results) == self.round:
            self.place += 1
        if self.place == len(self.running):
            self.end_round()

    def end_round(self) -> None:
        """The better half goes on; of equals, those that were thought of first."""
        self.running.sort(key=Entrant.merit, reverse=True)
        del self.running[(len(self.running) + 1) // 2 :]
        self.round *= 2
        self.place = 0
        if len(self.running) > 1 and (self.comparing < 0 or self.thoughts < self.comparing):
            return
        # It has yet to show what it can do against itself: those who know the kingdom will play like it.
        self.champion = Entrant(self.running[0].rules)
        self.rivals.append(self.champion.plan)
        self.running = []

    def leader(self) -> Entrant:
        best = self.running[0]
        for entrant in self.running:
            if entrant.merit() > best.merit():
                best = entrant
        return best

    # -- variations ----------------------------------------------------------------------------

    def vary(self) -> None:
        challenger = self.challenger
        if challenger is None:
            challenger = Entrant(varied(self.champion.rules, self.setup.kingdom, self.rng))
            self.challenger = challenger
            self.stage = 0
        # both on the same deals; the champion has played many of them already
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
        """By how much it did better on the same deals, and the standard error of that."""
        games = len(challenger.results)
        gains = [challenger.results[i] - self.champion.results[i] for i in range(games)]
        mean = math.fsum(gains) / games
        return mean, math.sqrt(math.fsum([(gain - mean) ** 2 for gain in gains])) / games

    # -- games ---------------------------------------------------------------------------------

    def play(self, entrant: Entrant) -> None:
        """The next game of an entrant: the same deal for all, from each seat, against rivals that take turns."""
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
    """Every list that is worth a try, once: the classics as far as their cards are here, then the simplest ideas."""
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


# -- what was found before -----------------------------------------------------------------------


def key_of(setup: Setup, classics: list[Plan], budget: Budget) -> str:
    """The table, how long was thought about it, and by whom: some have habits."""
    cards = " ".join([CARDS[card].id for card in setup.kingdom])
    return f"{setup.players} {setup.edition} {setup.colony} {cards} {budget.setting()} {classics[0].habits is not None}"


def recalled(key: str) -> Plan | None:
    return _FOUND.get(key)


def remember(key: str, plan: Plan) -> None:
    _FOUND[key] = plan
    if len(_FOUND) > REMEMBERED:
        del _FOUND[next(iter(_FOUND))]
