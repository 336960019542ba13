"""Draw a position of each game: ``python examples/draw_positions.py FOLDER`` writes one SVG for each.

In a notebook, ``state`` or ``record`` at the end of a cell is displayed as spectators see it, and ``SVG(state.svg(0))``
(from ``IPython.display``) as the first player does.
"""

from __future__ import annotations

import sys
from pathlib import Path

from bastide.core import Rng, State, get_game

GAMES = ("dominion", "seven_wonders", "carcassonne")


def some_position(name: str, moves: int = 60, seed: int = 1) -> State:
    """Return a position after some random moves."""
    game = get_game(name)
    state = game.new_state(players=3, options={}, seed=seed)
    rng = Rng(seed)
    for _ in range(moves):
        if state.is_over():
            break
        player = state.next_player_to_act()
        actions = state.legal_actions(player)
        state.apply(player, actions[rng.below(len(actions))])
    return state


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        target = folder / f"{name}.svg"
        target.write_text(some_position(name).svg(viewer=0, seats=["Ruth", "Noam", "Dalia"]), encoding="utf-8")
        print(target.name)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
