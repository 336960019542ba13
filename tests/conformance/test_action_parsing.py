"""``parse_action`` returns a legal action or raises IllegalAction, whatever the input."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bastide.core import IllegalAction, Rng, State, game_ids, get_game

WORKLOAD_FACTOR = int(os.environ.get("BASTIDE_SOAK", "1"))
#: Non-ASCII digits, very long numbers, misplaced notation words, and other hostile input.
TRICKY_WORDS = [
    "²",
    "٣",
    "½",
    "9" * 5000,
    "-1",
    "0",
    "1e9",
    "paying",
    "left",
    "right",
    "for",
    "with",
    "nothing",
    "*",
    "\ud800",
    "\x00",
]


@cache
def random_positions(game: str) -> list[State]:
    """Return some positions of a random game, the last one included."""
    found = get_game(game)
    state = found.new_state(found.max_players, {}, 7)
    rng = Rng(7)
    kept = [state.clone()]
    while not state.is_over():
        player = state.next_player_to_act()
        state.apply(player, rng.choice(state.legal_actions(player)))
        if rng.below(12) == 0 or state.is_over():
            kept.append(state.clone())
    return kept


@cache
def notation_words(game: str) -> list[str]:
    """Return every word of every notation in these positions."""
    texts = {
        state.notation(player, action)
        for state in random_positions(game)
        for player in state.players_to_act()
        for action in state.legal_actions(player)
    }
    return sorted({word for text in texts for word in text.split()})


@pytest.mark.parametrize("game", game_ids())
def test_parse_raises_only_illegal_action(game: str) -> None:
    known = st.sampled_from([*notation_words(game), *TRICKY_WORDS])
    written = st.one_of(st.text(max_size=30), st.lists(st.one_of(known, st.text(max_size=6)), max_size=7).map(" ".join))

    @settings(max_examples=150 * WORKLOAD_FACTOR, deadline=None)
    @given(text=written, at=st.integers(0, len(random_positions(game)) - 1), player=st.integers(-2, 9))
    def try_parse(text: str, at: int, player: int) -> None:
        state = random_positions(game)[at]
        try:
            action = state.parse_action(player, text)
        except IllegalAction:
            return
        assert state.is_legal(player, action)

    try_parse()


@pytest.mark.parametrize("trap", TRICKY_WORDS)
@pytest.mark.parametrize("game", game_ids())
def test_parse_rejects_tricky_words(game: str, trap: str) -> None:
    for state in random_positions(game):
        for player in state.players_to_act()[:1]:
            for action in state.legal_actions(player)[:40:5]:
                said = state.notation(player, action).split()
                for at in range(len(said) + 1):
                    for rest in (said[at:], said[at + 1 :]):
                        with suppress(IllegalAction):
                            read = state.parse_action(player, " ".join([*said[:at], trap, *rest]))
                            assert state.is_legal(player, read)
