"""Random number generators against their specification: test vectors and a reference implementation."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bastide.core.errors import InvalidSeed
from bastide.core.randomness.chacha import chacha20_block, parse_key, quarter_round
from bastide.core.randomness.rng import SEED_LIMIT, Rng, derive_seed, splitmix64

M32 = 0xFFFFFFFF


class Reference:
    """xoshiro128** written directly from its definition, on a list of words."""

    def __init__(self, words: list[int]) -> None:
        self.s = words

    def next32(self) -> int:
        def rotl(x: int, k: int) -> int:
            return ((x << k) | (x >> (32 - k))) & M32

        s = self.s
        result = (rotl((s[1] * 5) & M32, 7) * 9) & M32
        t = (s[1] << 9) & M32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 11)
        return result


def with_words(a: int, b: int, c: int, d: int) -> Rng:
    return Rng.restore(f"{a:08x}{b:08x}{c:08x}{d:08x}")


def test_published_vector_of_xoshiro128_star_star() -> None:
    rng = with_words(1, 2, 3, 4)
    assert [int(rng.next32()) for _ in range(4)] == [11520, 0, 5927040, 70819200]


def test_published_vector_of_splitmix64() -> None:
    step = 0x9E3779B97F4A7C15
    drawn = [splitmix64(1234567 + n * step) for n in (1, 2, 3)]
    assert drawn == [6457827717110365317, 3203168211198807973, 9817491932198370423]


#: Our own vectors: seed to the first outputs. A change here breaks every record.
VECTORS = {
    0: [3737715805, 2584255861, 2876756834, 3286328325],
    1: [1695105466, 1423115009, 634581793, 1068227753],
    2**64 - 1: [477689756, 2493998634, 555695776, 607808419],
    2**64: [3161712594, 2466648893, 126614375, 832402541],
    2**128 - 1: [2869932264, 910065390, 3929608297, 3037633740],
}


@pytest.mark.parametrize("seed", VECTORS)
def test_vectors_of_seeding(seed: int) -> None:
    rng = Rng(seed)
    assert [int(rng.next32()) for _ in range(4)] == VECTORS[seed]


@given(st.tuples(*[st.integers(0, M32)] * 4).filter(any))
def test_xoshiro_agrees_with_reference(words: tuple[int, int, int, int]) -> None:
    rng, reference = with_words(*words), Reference(list(words))
    assert [int(rng.next32()) for _ in range(50)] == [reference.next32() for _ in range(50)]


@given(st.integers(0, SEED_LIMIT - 1), st.integers(1, 2**31))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


def test_below_is_uniform() -> None:
    rng = Rng(5)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    # Chi-squared with 5 degrees of freedom; exceeds 30 once in 70,000 seeds.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 30


def test_below_redraws_biased_values() -> None:
    """With n = 2^31 - 1 about half of the draws are rejected; the mean must still be in the middle."""
    n = 2**31 - 1
    rng = Rng(3)
    mean = sum(int(rng.below(n)) for _ in range(20_000)) / 20_000
    assert abs(mean / n - 0.5) < 0.01


@pytest.mark.parametrize("n", [0, -1, 2**31 + 1])
def test_below_rejects_out_of_range(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Rng(0).below(n)


def test_shuffle_is_uniform() -> None:
    rng = Rng(9)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    # Chi-squared with 23 degrees of freedom.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 65


@given(st.lists(st.integers(), max_size=30), st.integers(0, 1000))
def test_shuffle_keeps_the_items(items: list[int], seed: int) -> None:
    shuffled = items.copy()
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@given(st.binary(max_size=70), st.binary(max_size=20), st.one_of(st.integers(0, 1000), st.just("chacha:" + "1f" * 32)))
def test_shuffle_bytes_matches_shuffle(row: bytes, more: bytes, seed: int | str) -> None:
    one, other, third = Rng(seed), Rng(seed), Rng(seed)
    items = list(row + more)
    one.shuffle(items)
    assert list(other.shuffle_bytes(row + more)) == items
    assert list(third.shuffle_bytes(row, more)) == items
    assert other.snapshot() == third.snapshot() == one.snapshot()


def test_shuffle_bytes_redraws_biased_values() -> None:
    # The first number drawn from this state is 0, which must be rejected unless n is a power of two.
    start = "00000001000000000000000100000001"
    assert int(Rng.restore(start).next32()) == 0
    one, other = Rng.restore(start), Rng.restore(start)
    items = list(range(11))
    one.shuffle(items)
    assert list(other.shuffle_bytes(bytes(range(11)))) == items
    assert other.snapshot() == one.snapshot()


def test_shuffle_bytes_is_thread_safe() -> None:
    def mixed(seed: int) -> list[bytes]:
        rng = Rng(seed)
        return [rng.shuffle_bytes(bytes(range(40))) for _ in range(300)]

    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(mixed, range(8)))
    assert together == [mixed(seed) for seed in range(8)]


@given(st.integers(0, SEED_LIMIT - 1))
def test_copies_give_the_same_numbers(seed: int) -> None:
    rng = Rng(seed)
    rng.next32()
    clone, restored = rng.clone(), Rng.restore(rng.snapshot())
    drawn = [int(rng.next32()) for _ in range(10)]
    assert [int(clone.next32()) for _ in range(10)] == drawn
    assert [int(restored.next32()) for _ in range(10)] == drawn


def test_split_is_independent() -> None:
    rng = Rng(1)
    other = rng.split()
    assert [int(rng.next32()) for _ in range(5)] != [int(other.next32()) for _ in range(5)]


def test_uniform_is_between_zero_and_one() -> None:
    rng = Rng(2)
    drawn = [rng.uniform() for _ in range(10_000)]
    assert min(drawn) >= 0
    assert max(drawn) < 1
    assert abs(sum(drawn) / 10_000 - 0.5) < 0.02


def test_derived_seeds_differ() -> None:
    seeds = {derive_seed(seed, index) for seed in range(20) for index in range(500)}
    assert len(seeds) == 10_000


def test_halves_of_long_seed_are_not_interchangeable() -> None:
    half = 1 << 64
    seeds = [0, 1, half, half + 1, 3 * half + 3, 5 * half + 7, 7 * half + 5]
    assert len({derive_seed(seed, 0) for seed in seeds}) == len(seeds)


def test_vectors_of_derived_seeds() -> None:
    assert [derive_seed(0, index) for index in range(3)] == [
        16294208416658607535,
        7960286522194355700,
        487617019471545679,
    ]
    assert derive_seed(42, 999) == 14735469003203928893
    assert derive_seed(1 << 64, 0) == 8715465295809484313


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT])
def test_seed_out_of_range_is_rejected(seed: int) -> None:
    with pytest.raises(InvalidSeed, match="whole number from 0"):
        Rng(seed)


@pytest.mark.parametrize("text", ["", "12", "x" * 32, "0" * 33, "0" * 32, "-0000001" * 4, " 0000001" * 4])
def test_restore_rejects_invalid_text(text: str) -> None:
    with pytest.raises(InvalidSeed, match="32 hexadecimal digits"):
        Rng.restore(text)


# -- key streams ---------------------------------------------------------------------------------


class Chacha:
    """ChaCha20 written directly from RFC 8439, on a list of words."""

    def __init__(self, key: bytes, nonce: bytes) -> None:
        self.start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]
        self.start += [int.from_bytes(key[at : at + 4], "little") for at in range(0, 32, 4)]
        self.nonce = [int.from_bytes(nonce[at : at + 4], "little") for at in range(0, 12, 4)]

    def block(self, counter: int) -> list[int]:
        first = [*self.start, counter, *self.nonce]
        x = first.copy()
        columns = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)]
        diagonals = [(0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]
        for a, b, c, d in (columns + diagonals) * 10:
            for into, other, mixed, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                x[into] = (x[into] + x[other]) & M32
                x[mixed] ^= x[into]
                x[mixed] = ((x[mixed] << turn) | (x[mixed] >> (32 - turn))) & M32
        return [(one + other) & M32 for one, other in zip(first, x, strict=True)]


def words_of(text: str) -> list[int]:
    return [int(word, 16) for word in text.split()]


def test_rfc_quarter_round() -> None:
    """RFC 8439, 2.1.1."""
    mixed = quarter_round(0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567)
    assert mixed == (0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB)


def test_rfc_block() -> None:
    """RFC 8439, 2.3.2."""
    key = parse_key("chacha:" + bytes(range(32)).hex())
    assert chacha20_block(key, 1, [0x09000000, 0x4A000000, 0]) == words_of(
        "e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3"
        " 466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2"
    )


def test_rfc_blocks_of_zero_key() -> None:
    """RFC 8439, A.1, the first two vectors; our stream is the concatenation of such blocks."""
    key = [0] * 8
    blocks = [
        b"".join(word.to_bytes(4, "little") for word in chacha20_block(key, number, [0, 0, 0])).hex()
        for number in (0, 1)
    ]
    assert blocks[0].startswith("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7")
    assert blocks[1].startswith("9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed")
    rng = Rng("chacha:" + "0" * 64)
    drawn = b"".join(int(rng.next32()).to_bytes(4, "little") for _ in range(32)).hex()
    assert drawn == "".join(blocks)


@given(st.binary(min_size=32, max_size=32), st.integers(0, M32), st.integers(1, 40))
def test_chacha_stream_agrees_with_reference(key: bytes, stream: int, count: int) -> None:
    rng, reference = Rng("chacha:" + key.hex(), None, stream), Chacha(key, bytes(8) + stream.to_bytes(4, "little"))
    expected = [word for number in range(3) for word in reference.block(number)][:count]
    assert [int(rng.next32()) for _ in range(count)] == expected


KEY = "chacha:" + bytes(range(32)).hex()


def test_vectors_of_a_key() -> None:
    """Our own vectors, as documented. A change here breaks every game played with a key."""
    assert [int(Rng(KEY).next32())] == [Chacha(bytes(range(32)), bytes(12)).block(0)[0]]
    rng, items = Rng(KEY), list(range(10))
    rng.shuffle(items)
    assert (items, [int(rng.below(6)) for _ in range(8)]) == ([0, 5, 9, 1, 7, 6, 2, 8, 3, 4], [4, 2, 2, 5, 1, 3, 0, 1])
    assert rng.snapshot() == KEY + "/0/17"
    assert rng.split().snapshot() == "chacha:ade6a6d113615c61af434e27f8b1f3f5e1ad5b5cecf8fc122a35755c7208086d/0/0"


@given(st.binary(min_size=32, max_size=32), st.integers(0, 40))
def test_copies_of_key_stream_give_the_same_numbers(key: bytes, before: int) -> None:
    rng = Rng("chacha:" + key.hex(), None, 3)
    for _ in range(before):
        rng.next32()
    clone, restored = rng.clone(), Rng.restore(rng.snapshot())
    assert restored.snapshot() == clone.snapshot() == rng.snapshot()
    drawn = [int(rng.next32()) for _ in range(40)]
    assert [int(clone.next32()) for _ in range(40)] == drawn
    assert [int(restored.next32()) for _ in range(40)] == drawn


def test_clone_does_not_advance_the_original() -> None:
    rng = Rng(KEY)
    rng.next32()
    clone = rng.clone()
    for _ in range(100):
        clone.next32()
    twin = Rng(KEY)
    twin.next32()
    assert rng.snapshot() == twin.snapshot()
    assert rng.next32() == twin.next32()


def test_streams_of_a_key_differ() -> None:
    streams = [Rng(KEY, None, number) for number in range(4)]
    drawn = {tuple(int(stream.next32()) for _ in range(4)) for stream in streams}
    assert len(drawn) == 4
    assert not any(KEY[7:] in stream.split().snapshot() for stream in streams), "the key cannot be told from a split"


@pytest.mark.parametrize(
    "text",
    ["", "chacha:", "chacha:00", "chacha:" + "g" * 64, "chacha:" + "A" * 64, "chacha:" + "0" * 63, "aes:" + "0" * 64],
)
def test_invalid_key_is_rejected(text: str) -> None:
    with pytest.raises(InvalidSeed, match="64 hexadecimal digits"):
        Rng(text)


@pytest.mark.parametrize(
    "rest", ["", "/0", "/0/x", "/0/-1", "/4294967296/0", f"/0/{2**36}", "/0/0/0", "/0/\u0664", "/0/" + "9" * 5000]
)
def test_invalid_stream_position_is_rejected(rest: str) -> None:
    with pytest.raises(InvalidSeed, match="random generator state"):
        Rng.restore(KEY + rest)
