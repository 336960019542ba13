"""What ``master`` of Dominion does with cards that it has never met: a match of ``bot_strength.py``.

It buys by habits that were learnt from no game with these eight (``tools/purchases.py learn --without``), so in its
playouts nobody buys them; the race may find out all the same that they are good.
"""

from __future__ import annotations

import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from bastide.bots import make_bot
from bastide.bots.search.bot import SearchBot
from bastide.bots.search.budget import Budget
from bastide.bots.search.judgement import win_shares
from bastide.core import get_game
from bastide.core.rng import seed_for
from bastide.games.dominion.bots.buy_lists.buy_plan import Plan
from bastide.games.dominion.bots.judgement import DominionJudgement
from bastide.games.dominion.bots.policy import rollout_policy_file as habits_file
from bastide.games.dominion.rules.cards.card import CARDS
from bastide.sim.certainty import Shares

#: Those that networks were trained without (docs/environments.md).
CARDS_UNMET = (
    "bandit",
    "council_room",
    "expand",
    "harbinger",
    "monument",
    "poacher",
    "royal_seal",
    "workers_village",
)
#: So many of a kingdom are unmet.
UNMET = 3
KINGDOM = 10
SECONDS = 0.1


def kingdom(seed: int) -> list[str]:
    """Ten cards, three of them unmet."""
    lots = random.Random(seed)
    met = [card.id for card in CARDS if card.is_kingdom and card.id not in CARDS_UNMET]
    return [*lots.sample(CARDS_UNMET, UNMET), *lots.sample(met, KINGDOM - UNMET)]


def deal(seed: int, habits: bytes, other: str) -> float:
    """The share of two games, one from each seat."""
    game = get_game("dominion")
    options: dict[str, object] = {"kingdom": kingdom(seed), "mix_editions": True}
    share = 0.0
    for seat in range(2):
        judgement = DominionJudgement([Plan([], habits=habits_file.read(habits))], False)
        bots = [make_bot(other, game, seed_for(seed, each)) for each in range(2)]
        bots[seat] = SearchBot(judgement, Budget(seconds=SECONDS), seed_for(seed, seat), game.id, plays=True)
        state = game.new_state(2, options, seed)
        while not state.is_over():
            player = state.next_actor()
            legal = state.legal_actions(player)
            state.apply(player, legal[0] if len(legal) == 1 else bots[player].choose(state.seat(player)))
        outcome = state.outcome()
        assert outcome is not None
        share += win_shares(outcome)[seat]
    return share / 2


def play_unmet(habits: Path, other: str, deals: int, jobs: int, seed: int) -> Shares:
    total = Shares()
    played = partial(deal, habits=habits.read_bytes(), other=other)
    with ProcessPoolExecutor(jobs) as pool:
        for number, share in enumerate(pool.map(played, [seed_for(seed, each) for each in range(deals)])):
            for result in (share, share):
                total.note(number, result)
    return total
