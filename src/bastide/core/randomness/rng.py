"""The random source of every game: small, specified, part of the state.

There are two behind one face. From a whole number comes xoshiro128** (Blackman and Vigna), for simulations: four
32-bit words, here held in 64-bit integers so that interpreted and compiled Python compute the same numbers; seeding
fills the words from SplitMix64. From a key of 256 bits comes ChaCha20 (``bastide.core.randomness.chacha``), for games
among people: whoever has seen part of it cannot compute the rest. ``tests/core/test_rng.py`` holds the test vectors of
both: another program that implements ``docs/random.md`` can replay our games.
"""

from __future__ import annotations

from typing import Final, TypeAlias, Union, cast, final

from mypy_extensions import i64

from bastide.core.errors import InvalidSeed
from bastide.core.randomness.chacha import Blocks, blocks_of, key_text, key_words
from bastide.core.utilities.mutable_int import Slot

#: What a game starts from: a whole number below 2^128, or a key, ``chacha:`` and 64 hexadecimal digits.
Seed: TypeAlias = Union[int, str]

SEED_LIMIT: Final = 1 << 128
_MASK32: Final[i64] = 0xFFFFFFFF
_MASK64: Final = 0xFFFFFFFFFFFFFFFF


def check_seed(seed: int) -> int:
    """The seed itself, if a series of games can start from it."""
    if not 0 <= seed < SEED_LIMIT:
        raise InvalidSeed("seed-range", f"a seed is a whole number from 0 to 2^128 - 1, not {seed}", seed=seed)
    return seed


def check_game_seed(seed: Seed) -> Seed:
    """The seed itself, number or key, if a game can start from it."""
    if isinstance(seed, int):
        return check_seed(seed)
    if not key_words(seed):
        raise InvalidSeed(
            "seed-key", f"a key is 'chacha:' and 64 hexadecimal digits, not {seed[:80]!r}", seed=seed[:80]
        )
    return seed


def seed_from(text: str) -> Seed:
    """The seed that a text says, number or key; InvalidSeed if it says none."""
    if text.isascii() and text.isdigit() and len(text) <= 39:
        return check_seed(int(text))
    return check_game_seed(text)


def split_mix(x: int) -> int:
    """The output of SplitMix64 for the counter value ``x``."""
    high, low = _mixed(x >> 32 & 0xFFFFFFFF, x & 0xFFFFFFFF)
    return int(high) << 32 | int(low)


def _mixed(high: i64, low: i64) -> tuple[i64, i64]:
    """SplitMix64 on the two halves of a number: every deal begins with some of it, and native integers have 63 bits."""
    low ^= (low >> 30 | high << 2) & _MASK32
    high ^= high >> 30
    high, low = _product(high, low, 0xBF58476D, 0x1CE4E5B9)
    low ^= (low >> 27 | high << 5) & _MASK32
    high ^= high >> 27
    high, low = _product(high, low, 0x94D049BB, 0x133111EB)
    return high ^ high >> 31, low ^ (low >> 31 | high << 1) & _MASK32


def _product(high: i64, low: i64, by_high: i64, by_low: i64) -> tuple[i64, i64]:
    """The lower 64 bits of the product of two numbers in halves: 16 bits at a time, so that nothing overflows."""
    upper: i64 = low * (by_low >> 16)
    result: i64 = low * (by_low & 0xFFFF) + ((upper & 0xFFFF) << 16)
    carried: i64 = (result >> 32) + (upper >> 16) + _lower(low, by_high) + _lower(high, by_low)
    return carried & _MASK32, result & _MASK32


def _lower(x: i64, by: i64) -> i64:
    """The lower 32 bits of the product of two numbers of 32 bits, or a little more."""
    return x * (by & 0xFFFF) + (((x * (by >> 16)) & 0xFFFF) << 16)


def seed_for(seed: int, index: int) -> int:
    """The seed of game number ``index`` in a series that was started from ``seed``.

    >>> seed_for(1, 0), seed_for(1, 1)
    (538020821241227815, 5289607846621131649)
    """
    high: i64 = seed >> 32 & 0xFFFFFFFF
    low: i64 = seed & 0xFFFFFFFF
    if seed > _MASK64:
        upper, lower = _mixed(seed >> 96 & 0xFFFFFFFF, seed >> 64 & 0xFFFFFFFF)
        high ^= upper
        low ^= lower
    high, low = _mixed(high, low)
    upper, lower = _steps(index + 1)
    high, low = _mixed(high ^ upper, low ^ lower)
    return int(high) << 32 | int(low)


def _steps(count: int) -> tuple[i64, i64]:
    """So many steps of the counter of SplitMix64."""
    return _product(count >> 32 & 0xFFFFFFFF, count & 0xFFFFFFFF, 0x9E3779B9, 0x7F4A7C15)


def _after(seed: int, steps: int) -> tuple[i64, i64]:
    """The output of SplitMix64 so many steps after a counter value."""
    high, low = _steps(steps)
    low += seed & 0xFFFFFFFF
    high += (seed >> 32 & 0xFFFFFFFF) + (low >> 32)
    return _mixed(high & _MASK32, low & _MASK32)


#: Where bytes are shuffled. Each belongs to whoever has taken it, so threads do not get in each other's way.
#: There are some to spare: a list that is never emptied keeps its memory.
_TRAYS: Final[list[list[Slot]]] = [[] for _ in range(4)]


def _row(word: i64, size: i64) -> bytes:
    """Bytes that were shifted into a word, the last one first."""
    return int(word).to_bytes(int(size), "little")


@final
class Rng:
    """A seeded stream of random numbers.

    >>> rng = Rng(7)
    >>> [int(rng.below(6)) + 1 for _ in range(8)]
    [3, 3, 5, 6, 3, 2, 5, 1]
    """

    a: i64
    b: i64
    c: i64
    d: i64
    #: The stream of a key, where there is one: then the four words above mean nothing.
    blocks: Blocks | None

    def __init__(self, seed: Seed = 0, like: Rng | None = None, stream: i64 = 0) -> None:
        """A stream that starts from a seed or, to be a copy, at the point where another one is.

        A key has several streams, told apart by a number. A whole number has one.
        """
        self.blocks = None
        if like is not None:
            self.a = like.a
            self.b = like.b
            self.c = like.c
            self.d = like.d
            if like.blocks is not None:
                self.blocks = like.blocks.clone()
            return
        check_game_seed(seed)
        if isinstance(seed, str):
            self.a = self.b = self.c = self.d = 0
            self.blocks = Blocks(key_words(seed), stream)
            return
        self.b, self.a = _after(seed, 1)
        self.d, self.c = _after(seed, 2)
        if seed > _MASK64:  # the upper half of a long seed; short seeds need only the lower
            high, low = _after(seed >> 64, 3)
            self.b ^= high
            self.a ^= low
            high, low = _after(seed >> 64, 4)
            self.d ^= high
            self.c ^= low
        if self.a | self.b | self.c | self.d == 0:  # the one state that xoshiro never leaves
            self.a = 1

    def next32(self) -> i64:
        """The next 32 random bits."""
        if self.blocks is not None:
            return self.blocks.next32()
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
        """A whole number from 0 to n - 1, each equally likely; 1 <= n <= 2^31 (Lemire's method)."""
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
        """A number from 0 up to, not including, 1, with 53 random bits."""
        high: i64 = self.next32() >> 5
        low: i64 = self.next32() >> 6
        return (float(high) * 67108864.0 + float(low)) / 9007199254740992.0

    def shuffle(self, items: list[int]) -> None:
        """Put the list in a random order, each order equally likely (Fisher and Yates, from the end)."""
        things = cast(list[object], items)  # swapped as they are: numbers need not be unpacked for it
        i: i64 = len(things) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            if i != j:
                held = things[i]
                things[i] = things[j]
                things[j] = held
            i -= 1

    def shuffled(self, row: bytes, more: bytes = b"") -> bytes:
        """The bytes of one row or two in a random order: the very one into which ``shuffle`` would put them all."""
        size: i64 = len(row)
        rest: i64 = len(more)
        last: i64 = size + rest - 1
        if last < 0 or self.blocks is not None:
            items = list(row + more)
            self.shuffle(items)
            return bytes(items)
        try:
            tray = _TRAYS.pop()
        except IndexError:
            tray = []
        while len(tray) <= last:
            tray.append(Slot())
        for at in range(size):
            tray[at].number = row[at]
        for at in range(rest):
            tray[size + at].number = more[at]
        done = b""
        word: i64 = 0
        held: i64 = 0
        # ``next32`` and ``below`` once more, with the state at hand: most of what a simulation draws is drawn here.
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
            slot = tray[m >> 32]
            word = word << 8 | slot.number
            slot.number = tray[last].number
            held += 1
            if held == 7:  # with eight it would be a long number, compiled
                done = _row(word, 7) + done if len(done) > 0 else _row(word, 7)
                word = 0
                held = 0
            last -= 1
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        word = word << 8 | tray[0].number
        _TRAYS.append(tray)
        return _row(word, held + 1) + done if len(done) > 0 else _row(word, held + 1)

    def choice(self, items: list[int]) -> int:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def split(self) -> Rng:
        """A new stream, seeded from this one: what happens on it does not disturb this one any further."""
        if self.blocks is not None:
            return Rng(key_text([int(self.next32()) for _ in range(8)]))
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
        """The 128 bits of the state, as 32 hexadecimal digits; of a key, ``KEY/STREAM/WORDS DRAWN``."""
        if self.blocks is not None:
            return self.blocks.snapshot()
        return f"{int(self.a):08x}{int(self.b):08x}{int(self.c):08x}{int(self.d):08x}"

    @staticmethod
    def restore(text: str) -> Rng:
        rng = Rng()
        rng.blocks = blocks_of(text)
        if rng.blocks is not None:
            return rng
        # Nothing but zeros is the one state that xoshiro never leaves.
        if len(text) != 32 or text.strip("0123456789abcdef") or not text.strip("0"):
            raise InvalidSeed(
                "rng-state", f"a random source is 32 hexadecimal digits, not all zero; this is {text!r}", state=text
            )
        rng.a = int(text[0:8], 16)
        rng.b = int(text[8:16], 16)
        rng.c = int(text[16:24], 16)
        rng.d = int(text[24:32], 16)
        return rng
