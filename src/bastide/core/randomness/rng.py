"""Random number generator of the games: small, specified, part of the state.

Two generators share one interface. An integer seed gives xoshiro128** (Blackman and Vigna), for simulations. Its
four 32-bit words are held in 64-bit integers so that interpreted and compiled Python agree; SplitMix64 seeds them. A
256-bit key gives ChaCha20 (``bastide.core.randomness.chacha``), for games between people, because players must not
predict it. Listed draws (``bastide.core.randomness.listed_draws``) come first in imported games.
``docs/random.md`` is the specification; ``tests/core/test_rng.py`` holds test vectors.
"""

from __future__ import annotations

from typing import Final, TypeAlias, Union, cast, final

from mypy_extensions import i64

from bastide.core.errors import InvalidSeed
from bastide.core.randomness.chacha import ChaChaStream, format_key, parse_key, parse_stream
from bastide.core.randomness.listed_draws import DRAWS_PREFIX, ListedDraws, parse_draws
from bastide.core.randomness.word_stream import WordStream
from bastide.core.utilities.mutable_int import IntCell

#: Seed of a game: an integer below 2^128; a key, ``chacha:`` and 64 hexadecimal digits; or listed draws.
Seed: TypeAlias = Union[int, str]

SEED_LIMIT: Final = 1 << 128
_MASK32: Final[i64] = 0xFFFFFFFF
_MASK64: Final = 0xFFFFFFFFFFFFFFFF


def check_seed(seed: int) -> int:
    """Return the seed if it is in range for a series of games. Raises InvalidSeed."""
    if not 0 <= seed < SEED_LIMIT:
        raise InvalidSeed("seed-range", f"a seed must be a whole number from 0 to 2^128 - 1, not {seed}", seed=seed)
    return seed


def check_game_seed(seed: Seed) -> Seed:
    """Return the seed, number, key or listed draws, if a game can start from it. Raises InvalidSeed."""
    if isinstance(seed, int):
        return check_seed(seed)
    if not parse_key(seed) and not parse_draws(seed):
        raise InvalidSeed(
            "seed-key", f"a key must be 'chacha:' followed by 64 hexadecimal digits, not {seed[:80]!r}", seed=seed[:80]
        )
    return seed


def parse_seed(text: str) -> Seed:
    """Parse a seed: a number, a key or listed draws. Raises InvalidSeed."""
    if text.isascii() and text.isdigit() and len(text) <= 39:
        return check_seed(int(text))
    return check_game_seed(text)


def splitmix64(x: int) -> int:
    """Return the output of SplitMix64 for the counter value ``x``."""
    high, low = _splitmix_halves(x >> 32 & 0xFFFFFFFF, x & 0xFFFFFFFF)
    return int(high) << 32 | int(low)


def _splitmix_halves(high: i64, low: i64) -> tuple[i64, i64]:
    """SplitMix64 on the two halves of a number, because compiled integers have 63 bits."""
    low ^= (low >> 30 | high << 2) & _MASK32
    high ^= high >> 30
    high, low = _multiply_low64(high, low, 0xBF58476D, 0x1CE4E5B9)
    low ^= (low >> 27 | high << 5) & _MASK32
    high ^= high >> 27
    high, low = _multiply_low64(high, low, 0x94D049BB, 0x133111EB)
    return high ^ high >> 31, low ^ (low >> 31 | high << 1) & _MASK32


def _multiply_low64(high: i64, low: i64, by_high: i64, by_low: i64) -> tuple[i64, i64]:
    """Lower 64 bits of a product of two numbers in halves, 16 bits at a time to avoid overflow."""
    upper: i64 = low * (by_low >> 16)
    result: i64 = low * (by_low & 0xFFFF) + ((upper & 0xFFFF) << 16)
    carried: i64 = (result >> 32) + (upper >> 16) + _multiply_low32(low, by_high) + _multiply_low32(high, by_low)
    return carried & _MASK32, result & _MASK32


def _multiply_low32(x: i64, by: i64) -> i64:
    """Lower 32 bits of the product of two numbers of about 32 bits."""
    return x * (by & 0xFFFF) + (((x * (by >> 16)) & 0xFFFF) << 16)


def derive_seed(seed: int, index: int) -> int:
    """Return the seed of game number ``index`` in a series started from ``seed``.

    >>> seed_for(1, 0), seed_for(1, 1)
    (538020821241227815, 5289607846621131649)
    """
    high: i64 = seed >> 32 & 0xFFFFFFFF
    low: i64 = seed & 0xFFFFFFFF
    if seed > _MASK64:
        upper, lower = _splitmix_halves(seed >> 96 & 0xFFFFFFFF, seed >> 64 & 0xFFFFFFFF)
        high ^= upper
        low ^= lower
    high, low = _splitmix_halves(high, low)
    upper, lower = _counter_increment(index + 1)
    high, low = _splitmix_halves(high ^ upper, low ^ lower)
    return int(high) << 32 | int(low)


def _counter_increment(count: int) -> tuple[i64, i64]:
    """Increment of the SplitMix64 counter after ``count`` steps."""
    return _multiply_low64(count >> 32 & 0xFFFFFFFF, count & 0xFFFFFFFF, 0x9E3779B9, 0x7F4A7C15)


def _splitmix_after(seed: int, steps: int) -> tuple[i64, i64]:
    """Output of SplitMix64 ``steps`` steps after a counter value."""
    high, low = _counter_increment(steps)
    low += seed & 0xFFFFFFFF
    high += (seed >> 32 & 0xFFFFFFFF) + (low >> 32)
    return _splitmix_halves(high & _MASK32, low & _MASK32)


#: Pool of work areas for shuffling bytes. A thread takes one out of the list while it uses it.
#: The spare ones keep the list from becoming empty, which would free its memory.
_SHUFFLE_BUFFERS: Final[list[list[IntCell]]] = [[] for _ in range(4)]


def _word_to_bytes(word: i64, size: i64) -> bytes:
    """Convert bytes shifted into a word to ``bytes``, last one first."""
    return int(word).to_bytes(int(size), "little")


@final
class Rng:
    """Seeded stream of random numbers.

    >>> rng = Rng(7)
    >>> [int(rng.below(6)) + 1 for _ in range(8)]
    [3, 3, 5, 6, 3, 2, 5, 1]
    """

    a: i64
    b: i64
    c: i64
    d: i64
    #: Stream of a key, or listed draws. While it lasts, the four words above are unused.
    word_stream: WordStream | None

    def __init__(self, seed: Seed = 0, like: Rng | None = None, stream: i64 = 0) -> None:
        """Start from a seed, or as a copy of ``like``.

        ``stream`` selects one of the streams of a key. An integer seed has one stream.
        """
        self.word_stream = None
        if like is not None:
            self.a = like.a
            self.b = like.b
            self.c = like.c
            self.d = like.d
            if like.word_stream is not None:
                self.word_stream = like.word_stream.clone()
            return
        check_game_seed(seed)
        if isinstance(seed, str):
            if not seed.startswith(DRAWS_PREFIX):
                self.a = self.b = self.c = self.d = 0
                self.word_stream = ChaChaStream(parse_key(seed), stream)
                return
            if stream == 0:
                self.word_stream = ListedDraws(parse_draws(seed))
            seed = int(stream)
        self.b, self.a = _splitmix_after(seed, 1)
        self.d, self.c = _splitmix_after(seed, 2)
        if seed > _MASK64:  # the upper half of a long seed; short seeds need only the lower
            high, low = _splitmix_after(seed >> 64, 3)
            self.b ^= high
            self.a ^= low
            high, low = _splitmix_after(seed >> 64, 4)
            self.d ^= high
            self.c ^= low
        if self.a | self.b | self.c | self.d == 0:  # the one state that xoshiro never leaves
            self.a = 1

    def next32(self) -> i64:
        """Return the next 32 random bits."""
        if self.word_stream is not None:
            if not self.word_stream.is_used_up():
                return self.word_stream.next32()
            self.word_stream = None
        b: i64 = self.b
        x: i64 = (b * 5) & _MASK32
        x = ((x << 7) | (x >> 25)) & _MASK32
        result: i64 = (x * 9) & _MASK32
        t: i64 = (b << 9) & _MASK32
        c: i64 = self.c ^ self.a
        d: i64 = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ t
        self.d = ((d << 11) | (d >> 21)) & _MASK32
        return result

    def below(self, n: i64) -> i64:
        """Return a uniform integer from 0 to n - 1; 1 <= n <= 2^31 (Lemire's method)."""
        if n < 1 or n > 0x80000000:
            raise ValueError(f"below() takes 1 to 2^31, not {n}")
        m: i64 = self.next32() * n
        low: i64 = m & _MASK32
        if low < n:
            threshold: i64 = (0x100000000 - n) % n
            while low < threshold:
                m = self.next32() * n
                low = m & _MASK32
        return m >> 32

    def uniform(self) -> float:
        """Return a float in [0, 1) with 53 random bits."""
        high: i64 = self.next32() >> 5
        low: i64 = self.next32() >> 6
        return (float(high) * 67108864.0 + float(low)) / 9007199254740992.0

    def shuffle(self, items: list[int]) -> None:
        """Shuffle the list in place, all orders equally likely (Fisher and Yates, from the end)."""
        if self.word_stream is not None:
            self.word_stream.plan_shuffle(items)
        things = cast(list[object], items)  # swaps objects without unboxing the numbers
        i: i64 = len(things) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            if i != j:
                held = things[i]
                things[i] = things[j]
                things[j] = held
            i -= 1

    def shuffle_bytes(self, row: bytes, more: bytes = b"") -> bytes:
        """Return the bytes of one or two rows in random order, the same order as ``shuffle`` would give."""
        size: i64 = len(row)
        rest: i64 = len(more)
        last: i64 = size + rest - 1
        if last < 0 or self.word_stream is not None:
            items = list(row + more)
            self.shuffle(items)
            return bytes(items)
        try:
            buffer = _SHUFFLE_BUFFERS.pop()
        except IndexError:
            buffer = []
        while len(buffer) <= last:
            buffer.append(IntCell())
        for at in range(size):
            buffer[at].value = row[at]
        for at in range(rest):
            buffer[size + at].value = more[at]
        done = b""
        word: i64 = 0
        held: i64 = 0
        # Inlined ``next32`` and ``below`` on local variables: most random numbers of a simulation are drawn here.
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        while last > 0:
            n: i64 = last + 1
            m: i64 = 0
            while True:
                x: i64 = (b * 5) & _MASK32
                x = ((x << 7) | (x >> 25)) & _MASK32
                m = ((x * 9) & _MASK32) * n
                t: i64 = (b << 9) & _MASK32
                c ^= a
                d ^= b
                b ^= c
                a ^= d
                c ^= t
                d = ((d << 11) | (d >> 21)) & _MASK32
                low: i64 = m & _MASK32
                if low >= n or low >= (0x100000000 - n) % n:
                    break
            slot = buffer[m >> 32]
            word = word << 8 | slot.value
            slot.value = buffer[last].value
            held += 1
            if held == 7:  # eight bytes would not fit a compiled short int
                done = _word_to_bytes(word, 7) + done if len(done) > 0 else _word_to_bytes(word, 7)
                word = 0
                held = 0
            last -= 1
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        word = word << 8 | buffer[0].value
        _SHUFFLE_BUFFERS.append(buffer)
        return _word_to_bytes(word, held + 1) + done if len(done) > 0 else _word_to_bytes(word, held + 1)

    def choice(self, items: list[int]) -> int:
        """Return a uniformly random item."""
        return items[self.below(len(items))]

    def split(self) -> Rng:
        """Return a new independent stream seeded from this one."""
        if isinstance(self.word_stream, ChaChaStream):
            return Rng(format_key([int(self.next32()) for _ in range(8)]))
        high = int(self.next32())
        return Rng((high << 32) | int(self.next32()))

    def clone(self) -> Rng:
        return Rng(0, self)

    def __copy__(self) -> Rng:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Rng:
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Rng.restore, (self.snapshot(),)

    def snapshot(self) -> str:
        """Return the 128-bit state as 32 hexadecimal digits; with a key, ``KEY/STREAM/WORDS DRAWN``;
        with listed draws, those that are left.
        """
        if self.word_stream is not None and not self.word_stream.is_used_up():
            return self.word_stream.snapshot()
        return f"{int(self.a):08x}{int(self.b):08x}{int(self.c):08x}{int(self.d):08x}"

    @staticmethod
    def restore(text: str) -> Rng:
        """Restore a generator from its snapshot. Raises InvalidSeed."""
        rng = Rng()
        rng.word_stream = parse_stream(text)
        draws = parse_draws(text)
        if draws:
            rng.word_stream = ListedDraws(draws)
        if rng.word_stream is not None:
            return rng
        # xoshiro never leaves the all-zero state.
        if len(text) != 32 or text.strip("0123456789abcdef") or not text.strip("0"):
            raise InvalidSeed(
                "rng-state",
                f"a random generator state must be 32 hexadecimal digits, not all zero, and not {text!r}",
                state=text,
            )
        rng.a = int(text[0:8], 16)
        rng.b = int(text[8:16], 16)
        rng.c = int(text[16:24], 16)
        rng.d = int(text[24:32], 16)
        return rng
