"""Positions by strangers on the analysis board: damaged ones are refused with an error, whatever is asked of them."""

from __future__ import annotations

import random
from functools import cache
from itertools import islice

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bastide.core import BastideError, Rng, get_game
from bastide.tables.analysis import analysis_board
from bastide.tables.messages import analysis_messages as board
from bastide.tables.messages.record_messages import ALL_HANDS_VIEWER

#: Game and number of players.
TABLES = (("dominion", 3), ("seven_wonders", 3), ("carcassonne", 2), ("magpie", 2))


@cache
def texts(game: str, players: int) -> tuple[str, ...]:
    """Return every seventh position of a random game."""
    state, rng = get_game(game).new_state(players, {}, 5), Rng(5)
    found: list[str] = []
    while not state.is_over() and len(found) < 30:
        for _ in range(7):
            if not state.is_over():
                player = state.next_player_to_act()
                state.apply(player, state.random_action(player, rng))
        found.append(state.position())
    return tuple(found)


def damage(text: str, chance: random.Random) -> str:
    """Change words of a text: another number, another word of the text, one less, or one twice."""
    words = text.split(" ")
    at = chance.randrange(len(words))
    words[at : at + 1] = chance.choice([[chance.choice(words)], [], [words[at]] * 2, [str(chance.randrange(-2, 20))]])
    return " ".join(words)


@given(st.sampled_from(TABLES), st.randoms(use_true_random=False), st.integers(1, 4))
@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
def test_damaged_position_is_refused_or_can_be_analysed(
    table: tuple[str, int], chance: random.Random, changes: int
) -> None:
    text = chance.choice(texts(*table))
    for _ in range(changes):
        text = damage(text, chance)
    try:
        tree = analysis_board.build_tree(board.OpenAnalysis(text))
        way: list[board.LineMove] = []
        for step in range(3):
            shown = analysis_board.build_position(board.ShowAnalysed(text=text, line=way, viewer=-1))
            analysis_board.build_position(board.ShowAnalysed(text=text, line=way, viewer=ALL_HANDS_VIEWER))
            if shown.decision is None:
                break
            analysis_board.prepare_evaluation(board.EvaluateAnalysed(text=text, line=way, player=shown.you))
            action = chance.choice(list(islice(shown.decision.actions, 20)))
            way = [*way, board.LineMove(shown.you, action.notation if step % 2 else action.action)]
    except BastideError:
        return
    assert tree.players >= 2
