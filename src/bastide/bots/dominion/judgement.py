"""Judgement on Dominion for a search: the common sense of the list bots, and a list that suits the kingdom.

A playout is a game between list bots. Which list they follow is settled when the bot sits down: each list that comes
along plays some games against the best one so far. What the search adds is the purchase, the Action, the discarded
card that no list would have thought of.
"""

from __future__ import annotations

import math
from typing import Final, final

from bastide.bots.dominion.bot import BuyListBot
from bastide.bots.dominion.named import GARDENS
from bastide.bots.dominion.playing import next_action
from bastide.bots.dominion.shopping import Plan
from bastide.bots.dominion.worth import FREE, PLAY_ORDER, WORTH
from bastide.bots.search.judgement import Judgement, legal_key, win_shares
from bastide.core.outcome import Outcome
from bastide.core.rng import Rng
from bastide.core.state import State
from bastide.games.dominion.actions import BUY, END_ACTIONS, END_TURN, PLAY
from bastide.games.dominion.asks import ASK_ACTION, ASK_BUY
from bastide.games.dominion.numbers import COPPER, CURSE, DUCHY, ESTATE, KINDS, PROVINCE
from bastide.games.dominion.state import DominionState

#: How much the margin counts beside victory itself, and how many points make a clear margin.
MARGIN: Final = 0.25
CLEAR: Final = 12.0
#: Games for each list when a bot sits down; fewer with a budget of fewer iterations.
STUDY: Final = 64
#: How much likelier than all others together the answer of the list is to be right, before anything is tried.
TRUST: Final = 1.0
#: A playout of more decisions than this is cut off and judged by its points: decks full of Curses may never end it.
LONGEST: Final = 1500


@final
class DominionJudgement(Judgement):
    """``plans`` are the lists to choose from; the first is followed until others have been tried."""

    def __init__(self, plans: list[Plan], studies: bool) -> None:
        super().__init__()
        self.horizon = LONGEST
        self.plans = plans
        self.studies = studies
        self.bots: list[BuyListBot] = []
        self.follow(0)

    def follow(self, plan: int) -> None:
        """Let everybody play by this list from now on."""
        self.bots = [BuyListBot(self.plans[plan]) for _ in range(6)]

    # -- plans -------------------------------------------------------------------------------

    def sit_down(self, state: State, player: int, iterations: int, rng: Rng) -> None:
        if not self.studies:
            return
        games = STUDY if iterations == 0 else min(STUDY, iterations)
        best = 0
        for challenger in range(1, len(self.plans)):
            if games > 0 and self.beats(challenger, best, state, player, games, rng):
                best = challenger
        self.follow(best)

    def beats(self, challenger: int, champion: int, state: State, player: int, games: int, rng: Rng) -> bool:
        """Whether the first list wins more than half of some games against the second, from where the game is now."""
        won = 0.0
        for game in range(games):
            self.bots = [BuyListBot(self.plans[champion]) for _ in range(6)]
            seat = player if game % 2 == 0 else (player + 1) % state.players
            self.bots[seat] = BuyListBot(self.plans[challenger])
            drawn = state.sample(player, rng)
            self.play_on(drawn, rng)
            outcome = drawn.outcome()
            if outcome is not None:
                won += win_shares(outcome)[seat]
            # a list that has lost clearly by half-time need not play on
            if game == games // 2 and won < 0.8 * (game + 1) / state.players:
                return False
        # by more than chance would give to an equal one in one case out of six
        return won > games / state.players + 0.5 * math.sqrt(games)

    def play_on(self, state: State, rng: Rng) -> None:
        left = LONGEST
        player = state.next_actor()
        while player >= 0 and left > 0:
            state.apply(player, self.policy(state, player, rng))
            player = state.next_actor()
            left -= 1

    # -- what the search asks ------------------------------------------------------------------

    def begin(self, state: State) -> None:
        for bot in self.bots:
            bot.forge = None

    def policy(self, state: State, player: int, rng: Rng) -> int:
        return self.bots[player].choose(state.seat(player))

    def candidates(self, state: State, player: int, legal: list[int]) -> list[int]:
        assert isinstance(state, DominionState)
        asked = state.asking()
        if asked == ASK_BUY:
            return self.purchases(state, player, legal)
        if asked == ASK_ACTION:
            card = next_action(self.bots[player].plan, state.seat(player))
            # what gives back its Action is played before anything is thought about
            if card >= 0 and PLAY_ORDER[card] >= FREE:
                return [PLAY + card]
            if card < 0 and len(legal) == 1:
                return legal
        return legal

    def purchases(self, state: DominionState, player: int, legal: list[int]) -> list[int]:
        """What may be worth buying, once the Treasures are played."""
        if state.phase == 1:
            treasure = self.bots[player].treasure(state.seat(player))
            if treasure >= 0:
                return [treasure]
        hoarding = state.supply[GARDENS] >= 0
        early = state.supply[PROVINCE] > 5 and state.empties < 2
        worth: list[int] = []
        for action in legal:
            card = action - BUY
            if action >= BUY and (
                card == CURSE
                or (card == COPPER and not hoarding)
                or (card == ESTATE and early and not hoarding)
                or (card == DUCHY and early and state.supply[PROVINCE] > 6)
            ):
                continue
            if action >= PLAY and action < PLAY + KINDS:
                continue  # a Treasure left unplayed on purpose
            worth.append(action)
        return worth

    def prior(self, state: State, player: int, actions: list[int]) -> list[float]:
        assert isinstance(state, DominionState)
        bot = self.bots[player]
        forge = bot.forge
        favourite = bot.choose(state.seat(player))
        bot.forge = forge
        buying = state.asking() == ASK_BUY
        weights: list[float] = []
        for action in actions:
            weight = 1.0
            if buying and action >= BUY:
                weight = math.exp(WORTH[action - BUY] / 30.0)
            elif action in (END_TURN, END_ACTIONS):
                weight = 0.5
            weights.append(weight)
        total = sum(weights)
        for i in range(len(actions)):
            if actions[i] == favourite:
                weights[i] += TRUST * total
        return weights

    def observation(self, state: State) -> int:
        return legal_key(state)

    def evaluate(self, state: State) -> list[float]:
        return standing(state.scores())

    def result(self, outcome: Outcome) -> list[float]:
        wins = win_shares(outcome)
        margins = standing(outcome.scores)
        return [(1.0 - MARGIN) * wins[p] + MARGIN * margins[p] for p in range(len(wins))]


def standing(scores: list[int]) -> list[float]:
    """From 0 to 1: how far each player is ahead of the best of the others."""
    found: list[float] = []
    for player in range(len(scores)):
        others = [scores[p] for p in range(len(scores)) if p != player]
        ahead = scores[player] - max(others) if others else 0
        found.append(1.0 / (1.0 + math.exp(-ahead / CLEAR)))
    return found
