"""Are the chances right that the Carcassonne bots see? How likely features seemed to be completed, and how many were.

    python benchmarks/carcassonne_chances.py [GAMES] [SEED]

Two bots that play by judgement alone play base games. Every few turns the features that somebody stands on are noted
with the chance that the forecast gives them. The weights ``*_hope``, ``*_closer`` and ``*_fitter`` were fitted to 150
such games (seeds from 555000) of an earlier judgement. Players who go by them complete more cities and cloisters than
those did, so the forecast is on the careful side.
"""

from __future__ import annotations

import sys
from collections import defaultdict

from bastide.core import Rng, get_game
from bastide.games.carcassonne.bots.judgement import CarcassonneJudgement
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import CITY, CLOISTER, FEATURE_KINDS, ROAD

EVERY = 4


def play_and_note(seed: int) -> list[tuple[int, float, bool]]:
    """One game: for each noted feature its kind, the chance it was given, and whether it was completed."""
    state = get_game("carcassonne").new_state(2, {}, seed)
    assert isinstance(state, CarcassonneState)
    judgement = CarcassonneJudgement()
    rng = Rng(seed)
    noted: list[tuple[int, float]] = []
    while not state.is_over():
        player = state.next_actor()
        judgement.prepare(state, player)
        if state.hand >= 0 and state.turns % EVERY == 1:
            judgement.forecast.look(state)
            noted += list(zip(judgement.forecast.roots, judgement.forecast.closes, strict=True))
        state.apply(player, judgement.quick(state, player, rng))
    board = state.board
    return [(board.node_kind[root], chance, board.open[board.root(root)] == 0) for root, chance in noted]


def main(games: int, seed: int) -> None:
    results = defaultdict(list)
    for index in range(games):
        for kind, chance, completed in play_and_note(seed + index):
            results[kind, int(chance * 10)].append((chance, completed))
    print("kind      said  really  features")
    for kind in (CITY, ROAD, CLOISTER):
        for tenth in range(11):
            found = results[kind, tenth]
            if found:
                said = sum(chance for chance, _ in found) / len(found)
                really = sum(completed for _, completed in found) / len(found)
                print(f"{FEATURE_KINDS[kind]:9} {said:.2f}    {really:.2f}  {len(found):7}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
