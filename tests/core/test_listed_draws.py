"""Seeds that list draws: every shuffle can be given, and the generator goes on after them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bastide.core import InvalidSeed, Record, Recorder, Rng, get_game, parse_record, replay_record
from bastide.core.randomness.listed_draws import (
    MAX_LISTED_DRAWS,
    ListedDraws,
    ShufflePlanner,
    draws_of_order,
    format_draws,
    parse_draws,
)
from bastide.core.randomness.rng import check_game_seed


@given(st.permutations(range(20)), st.lists(st.integers(0, 255), min_size=2, max_size=200), st.randoms())
def test_draws_give_a_shuffle_any_order(order: list[int], cards: list[int], random: object) -> None:
    items = list(range(20))
    Rng(format_draws(draws_of_order(items, order))).shuffle(items)
    assert items == order
    wanted = sorted(cards)
    shuffled = Rng(format_draws(draws_of_order(cards, wanted))).shuffle_bytes(bytes(cards))
    assert list(shuffled) == wanted


def test_order_with_other_items_is_refused() -> None:
    with pytest.raises(ValueError, match="the shuffled items"):
        draws_of_order([1, 2, 3], [1, 2, 2])


def test_generator_goes_on_with_seed_0_after_listed_draws() -> None:
    rng, plain = Rng("draws:80000001"), Rng(0)
    assert [int(rng.next32()) for _ in range(3)] == [0x80008000, 0x00018000, int(plain.next32())]
    assert rng.snapshot() == plain.snapshot()


def test_snapshot_and_copy_keep_the_rest_of_the_draws() -> None:
    rng = Rng("draws:000100020003")
    rng.next32()
    copy, restored = rng.clone(), Rng.restore(rng.snapshot())
    assert rng.snapshot() == "draws:00020003"
    expected = [int(rng.next32()) for _ in range(6)]
    assert [int(copy.next32()) for _ in range(6)] == expected
    assert [int(restored.next32()) for _ in range(6)] == expected


def test_other_streams_of_the_seed_do_not_use_the_draws() -> None:
    assert Rng("draws:0001", None, 1).snapshot() == Rng(1).snapshot()


@pytest.mark.parametrize(
    "text",
    ["draws:", "draws:1", "draws:00012", "draws:ABCD", "draws:00g0", "draws:" + "0001" * (MAX_LISTED_DRAWS + 1)],
    ids=lambda text: text[:12],
)
def test_malformed_draws_are_refused(text: str) -> None:
    assert parse_draws(text) == []
    with pytest.raises(InvalidSeed):
        check_game_seed(text)


class Reversed(ShufflePlanner):
    """Gives every shuffle the opposite order, and remembers their numbers."""

    def __init__(self) -> None:
        self.numbers: list[int] = []

    def order(self, shuffle: int, items: list[int]) -> list[int]:
        self.numbers.append(shuffle)
        return items[::-1]


def test_planner_chooses_the_order_of_each_shuffle() -> None:
    planner, rng = Reversed(), Rng()
    rng.word_stream = ListedDraws([], planner)
    first, second = [1, 2, 3], [4, 5]
    rng.shuffle(first)
    rng.shuffle(second)
    assert (first, second, planner.numbers) == ([3, 2, 1], [5, 4], [0, 1])


@pytest.mark.parametrize("game", ["dominion", "carcassonne", "seven_wonders", "magpie"])
def test_record_with_listed_draws_replays_exactly(game: str) -> None:
    players = 3 if game == "seven_wonders" else 2
    recorder = Recorder(get_game(game), players, {}, "draws:" + "8123" * 90)
    rng = Rng(5)
    for _ in range(60):
        player = recorder.state.next_player_to_act()
        if player >= 0:
            recorder.apply(player, recorder.state.random_action(player, rng))
    text = recorder.to_record().to_text()
    record = parse_record(text)
    assert isinstance(record, Record)
    assert record.to_text() == text
    assert str(replay_record(record, get_game(game))) == "exact"
    position = record.state_at(10)
    assert get_game(game).position(position.position()).digest() == position.digest()
