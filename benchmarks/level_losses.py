"""How the levels err, as a review sees it: small inaccuracies often, blunders seldom. Behind a table in docs/bots.md.

    python benchmarks/level_losses.py carcassonne
    python benchmarks/level_losses.py dominion --levels beginner,easy --decisions 200 --looks 240

The level plays against its like: whoever is behind anyway has no chances to lose. Of one seat's decisions so many are
held against what a strong player would do, as a review does (``compare``). What they cost, in percent of the chance to
win, is sorted by size. A single cost is as uncertain as its games are few, on both sides of 0; so the costs of
``hard`` show what is noise, and the mean, over all decisions, is right whatever the noise.

What tells levels apart is what they lose in a game, the sum at the end of a review: the mean times the decisions of a
game. Of these, a level that buys whatever is good enough has many more in Dominion, most of them about nothing.
"""

from __future__ import annotations

import argparse
from math import fsum, sqrt

from bot_strength import THINKING

from bastide.bots import make_bot
from bastide.bots.levels import LEVELS, judgement_for
from bastide.bots.search import Budget, compare
from bastide.core import get_game
from bastide.core.rng import seed_for

#: Costs up to these, in percent; what is above the last one is a blunder.
BANDS = (2.0, 5.0, 10.0, 20.0)
#: Every so many of a level's decisions one is looked at, so that they come from several games.
EVERY = 3


def costs_of(game_id: str, level: str, decisions: int, looks: int, seed: int) -> tuple[list[float], float]:
    """What decisions of a level cost, in percent; 0 where there is nothing better. And how many a game has."""
    game = get_game(game_id)
    players = game.min_players if game_id == "seven_wonders" else 2
    judgement = judgement_for(game)
    found: list[float] = []
    dealt = 0
    met = 0
    while len(found) < decisions:
        # the last game, too, is played to its end: it counts with all its decisions
        start = seed_for(seed, dealt)
        dealt += 1
        state = game.new_state(players, {}, start)
        own = dealt % players
        spec = THINKING[game_id].get(level, level)
        bots = [make_bot(spec, game, seed_for(start, seat)) for seat in range(players)]
        while not state.is_over():
            player = state.next_actor()
            action = bots[player].choose(state.seat(player))
            if player == own and len(judgement.candidates(state, own, state.legal_actions(own))) > 1:
                met += 1
                if met % EVERY == 0 and len(found) < decisions:
                    judgement.forget()
                    verdict = compare(state, own, action, Budget(looks), judgement, seed_for(start, met))
                    found.append(0.0 if verdict.same else 100.0 * verdict.cost)
            state.apply(player, action)
    return found, met / dealt


def told(level: str, costs: list[float], decisions: float) -> str:
    """A row: the shares of the bands, and the mean with its interval of 95 %, of a decision and of a game."""
    shares = []
    lowest = float("-inf")
    for highest in (*BANDS, float("inf")):
        shares.append(sum(lowest < cost <= highest for cost in costs) / len(costs))
        lowest = highest
    mean = fsum(costs) / len(costs)
    error = 1.96 * sqrt(fsum((cost - mean) ** 2 for cost in costs) / len(costs) / len(costs))
    bands = " | ".join(f"{share:.0%}" for share in shares)
    in_a_game = f"{decisions:.0f} | {decisions * mean:.0f} ± {decisions * error:.0f}"
    return f"| `{level}` | {len(costs)} | {bands} | {mean:.1f} ± {error:.1f} | {in_a_game} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--decisions", type=int, default=100, help="of each level (100)")
    parser.add_argument("--looks", type=int, default=240, help="at each of them (240)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print("| level | decisions | up to 2 % | 2 to 5 | 5 to 10 | 10 to 20 | more | mean | in a game | lost in a game |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for level in given.levels.split(","):
        print(told(level, *costs_of(given.game, level, given.decisions, given.looks, given.seed)), flush=True)


if __name__ == "__main__":
    main()
