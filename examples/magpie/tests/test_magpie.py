"""Rules of Magpie in edge cases, and the conformance checks."""

from __future__ import annotations

import pytest
from bastide_magpie import GAME, MagpieState
from bastide_magpie.game import TRINKETS

from bastide.core import SPECTATOR, IllegalAction, InvalidSnapshot, Journal, JsonData, Rng
from bastide.testing import check_game

BUTTON, BEAD, COIN, RING, CROWN = range(5)


def position(hands: list[list[int]], nests: list[list[int]] | None = None, pile: tuple[int, ...] = ()) -> MagpieState:
    """Return a position with player 0 to act. Trinkets that are named nowhere are on the heap."""
    players = len(hands)
    nests = nests or [[] for _ in range(players)]
    heap = [trinket for trinket in range(5) for _ in range(3)]
    for placed in [list(pile), *hands, *nests]:
        for trinket in placed:
            heap.remove(trinket)
    snapshot: dict[str, JsonData] = {"players": players, "rng": Rng(1).snapshot(), "hand_size": 2, "turn": 0}
    snapshot |= {"pile": list(pile), "heap": list(heap)}
    snapshot |= {"hands": [list(hand) for hand in hands], "nests": [list(nest) for nest in nests]}
    state = GAME.restore(snapshot)
    assert isinstance(state, MagpieState)
    return state


def test_conformance() -> None:
    assert check_game(GAME, games=20, density=1.0) == 20 * 15


@pytest.mark.parametrize(
    ("nest", "score"),
    [
        ([], 0),
        ([CROWN], 5),
        ([CROWN, CROWN], 0),
        ([CROWN, CROWN, CROWN], 15),
        ([BUTTON, BUTTON, BUTTON], 3),
        ([CROWN, CROWN, BUTTON], 1),
        ([BUTTON, BEAD, COIN, RING, CROWN], 15),
        ([RING, RING, CROWN, CROWN], 0),
    ],
)
def test_score_of_equal_trinkets(nest: list[int], score: int) -> None:
    assert position([[BEAD], []], [nest, []]).scores() == [score, 0]


def test_second_trinket_costs_and_third_pays() -> None:
    state = position([[CROWN, CROWN], [BEAD, BEAD]], [[CROWN], []])
    scores = [state.scores()[0]]
    for player, text in [(0, "stash crown"), (1, "toss bead"), (0, "stash crown")]:
        state.apply(player, state.parse_action(player, text))
        scores.append(state.scores()[0])
    assert scores == [5, 0, 0, 15]


def test_stash_draws_and_passes_turn() -> None:
    state = position([[RING, BEAD], [COIN, COIN]], pile=(CROWN, BUTTON))
    state.apply(0, state.parse_action(0, "stash ring"))
    assert (state.nests, state.hands[0], state.pile, state.turn) == ([[RING], []], [BEAD, BUTTON], [CROWN], 1)


def test_toss_is_visible_on_heap() -> None:
    state = position([[RING, BEAD], [COIN, COIN]], pile=(BUTTON,))
    state.apply(0, state.parse_action(0, "toss ring"))
    assert state.heap[-1] == RING
    assert state.nests == [[], []]
    assert "ring" in str(state.view(SPECTATOR)["heap"])


def test_equal_trinkets_in_hand_are_one_action() -> None:
    state = position([[RING, RING], [COIN]])
    assert [state.notation(0, action) for action in state.legal_actions(0)] == ["stash ring", "toss ring"]


def test_trinkets_not_in_hand_cannot_be_stashed() -> None:
    state = position([[RING], [COIN]])
    before = state.digest()
    with pytest.raises(IllegalAction, match=r"not-held \(trinket coin\)"):
        state.apply(0, COIN)
    with pytest.raises(IllegalAction, match="it isn't player 1's turn"):
        state.apply(1, COIN)
    assert state.digest() == before


def test_game_ends_with_last_trinket() -> None:
    state = position([[RING], [CROWN]])
    state.apply(0, state.parse_action(0, "stash ring"))
    assert state.outcome() is None
    state.apply(1, state.parse_action(1, "stash crown"))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ([2, 1], [4, 5])
    assert state.players_to_act() == []


def test_equal_scores_share_victory() -> None:
    state = position([[RING], []], [[], [RING]])
    state.apply(0, state.parse_action(0, "stash ring"))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 1]


def test_drawn_trinket_is_secret() -> None:
    state = position([[RING], [COIN]], pile=(BUTTON,))
    state.journal = Journal()
    state.apply(0, state.parse_action(0, "toss ring"))
    assert state.journal.views_for(0)[-1] == {"kind": "draw", "player": 0, "trinket": "button"}
    assert state.journal.views_for(1)[-1] == {"kind": "draw", "player": 0}


def test_sample_depends_only_on_known_information() -> None:
    state = GAME.new_state(3, seed=8)
    other = state.sample_position(1, Rng(5))
    assert other.digest() != state.digest()
    assert other.sample_position(1, Rng(6)).digest() == state.sample_position(1, Rng(6)).digest()


@pytest.mark.parametrize("hand_size", [1, 2, 3])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_gets_full_hand(players: int, hand_size: int) -> None:
    state = GAME.new_state(players, {"hand_size": hand_size}, seed=1)
    assert isinstance(state, MagpieState)
    assert [len(hand) for hand in state.hands] == [hand_size] * players
    assert len(state.pile) == 3 * len(TRINKETS) - players * hand_size


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("turn", 2, "player 2"),
        ("hands", [], "0 hands"),
        ("heap", [0], "4 of the three buttons"),
        ("pile", "all", "a list"),
    ],
)
def test_invalid_snapshot_is_rejected(field: str, value: JsonData, complaint: str) -> None:
    snapshot = GAME.new_state(2).snapshot()
    snapshot[field] = value
    with pytest.raises(InvalidSnapshot, match=complaint):
        GAME.restore(snapshot)


def perft(state: MagpieState, depth: int) -> int:
    """Return the number of action sequences of length ``depth``."""
    if depth == 0 or state.is_over():
        return 1
    player = state.next_player_to_act()
    total = 0
    for action in state.legal_actions(player):
        ahead = state.clone()
        ahead.apply(player, action)
        total += perft(ahead, depth - 1)
    return total


def test_perft() -> None:
    """Three different trinkets each and none to draw: 6 choices, then 6, then 4, 4, 2 and 2."""
    state = position([[BUTTON, BEAD, COIN], [BUTTON, RING, CROWN]])
    assert [perft(state, depth) for depth in range(8)] == [1, 6, 36, 144, 576, 1152, 2304, 2304]
