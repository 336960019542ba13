"""Whether the coach's advice is good: how often somebody wins a first game who always does what it shows.

    python benchmarks/coach.py [GAME ...] [--games 200]

The table is that of a first game: the fewest players, the weakest level on all other seats. The seat changes from game
to game. What the coach shows is what ``bastide.hosting.reviews.coach`` finds in its look before a move.
"""

from __future__ import annotations

import argparse

from bastide.bots.levels import BEGINNER, teaching_for
from bastide.bots.registry import make_bot
from bastide.bots.search import Budget, compare
from bastide.bots.search.judgement import win_shares
from bastide.core import Rng, get_game
from bastide.core.game import Game
from bastide.core.outcome import Outcome
from bastide.core.randomness.rng import seed_for
from bastide.hosting.reviews.coach import LOOKS

GAMES = ("carcassonne", "dominion", "seven_wonders")
SURE = 1.96


def play(game: Game, seed: int) -> tuple[Outcome, int, int]:
    """One game: how it ended, where the learner sat, and how many decisions there were for them."""
    state = game.new_state(max(2, game.min_players), {}, seed)
    me, rng, decisions = seed % state.players, Rng(seed), 0
    bots = [make_bot(BEGINNER, game, seed_for(seed, seat)) for seat in range(state.players)]
    while not state.is_over():
        actor = state.next_actor()
        legal = state.legal_actions(actor)
        if actor != me:
            action = bots[actor].choose(state.seat(actor))
        elif len(legal) == 1:
            action = legal[0]
        else:
            decisions += 1
            drawn = state.sample(me, rng)
            action = compare(drawn, me, legal[0], Budget(LOOKS), teaching_for(game), int(rng.next32())).best
        state.apply(actor, action)
    outcome = state.outcome()
    assert outcome is not None
    return outcome, me, decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--games", type=int, default=200)
    given = parser.parse_args()
    for name in given.game:
        shares: list[float] = []
        leads = decided = 0
        for seed in range(given.games):
            outcome, me, decisions = play(get_game(name), seed)
            shares.append(win_shares(outcome)[me])
            leads += outcome.scores[me] - max(score for seat, score in enumerate(outcome.scores) if seat != me)
            decided += decisions
        mean = sum(shares) / given.games
        error = SURE * (mean * (1.0 - mean) / given.games) ** 0.5
        print(
            f"{name}: won {100 * mean:.1f} ± {100 * error:.1f} % of {given.games} games, ahead by"
            f" {leads / given.games:.1f} points, {decided / given.games:.0f} decisions a game",
            flush=True,
        )


if __name__ == "__main__":
    main()
