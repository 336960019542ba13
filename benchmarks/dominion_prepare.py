"""Find a buy list for a recommended set by a long race of lists, and write it down for the expert.

    python benchmarks/dominion_prepare.py first_game_2e --games 20000

writes ``bots/dominion/lists/prepared/first_game_2e.txt``.
"""

from __future__ import annotations

import argparse

from bastide.bots.dominion.buylist import Rule, written
from bastide.bots.dominion.judgement import DominionJudgement
from bastide.bots.dominion.levels import MAKER, PREPARED
from bastide.bots.levels import EXPERT
from bastide.core import Rng, get_game
from bastide.games.dominion.cards import CARDS
from bastide.games.dominion.sets.recommended import RECOMMENDED


def prepared(kingdom: str, games: int, seed: int) -> list[Rule]:
    """The list that does best from the first position, from either seat."""
    judgement = MAKER.judgement(EXPERT)
    assert isinstance(judgement, DominionJudgement)
    rng = Rng(seed)
    state = get_game("dominion").new_state(2, {"kingdom": kingdom}, seed)
    for _ in range(games):
        judgement.plan(state.sample(0, rng), 0, rng)
    return judgement.studies[0].best().rules


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kingdom", choices=sorted(RECOMMENDED), nargs="+")
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    PREPARED.mkdir(exist_ok=True)
    for kingdom in arguments.kingdom:
        rules = prepared(kingdom, arguments.games, arguments.seed)
        text = f"# For the set {kingdom}: found by a race of lists, {arguments.games} games.\n"
        text += written([rule for rule in rules if rule.card < 9 or CARDS[rule.card].id in RECOMMENDED[kingdom]], IDS)
        (PREPARED / f"{kingdom}.txt").write_text(text, encoding="utf-8")
        print(text)


IDS = [card.id for card in CARDS]

if __name__ == "__main__":
    main()
