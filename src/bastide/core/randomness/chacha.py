"""ChaCha20 as a stream of 32-bit words that cannot be predicted without the key.

The block function of RFC 8439, written so that interpreted and compiled Python give the same numbers.
``docs/random.md`` specifies the stream; ``tests/core/test_rng.py`` holds test vectors of the RFC and our own.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core.randomness.word_stream import WordStream

#: Start of a key as text; 64 hexadecimal digits follow.
KEY_PREFIX: Final = "chacha:"
#: Limit of the 32-bit block counter, 16 words per block.
MAX_WORDS_PER_STREAM: Final = 1 << 36
_MASK32: Final[i64] = 0xFFFFFFFF


def quarter_round(a: i64, b: i64, c: i64, d: i64) -> tuple[i64, i64, i64, i64]:
    """ChaCha quarter round: add, xor, rotate, four times."""
    a = (a + b) & _MASK32
    d ^= a
    d = ((d << 16) | (d >> 16)) & _MASK32
    c = (c + d) & _MASK32
    b ^= c
    b = ((b << 12) | (b >> 20)) & _MASK32
    a = (a + b) & _MASK32
    d ^= a
    d = ((d << 8) | (d >> 24)) & _MASK32
    c = (c + d) & _MASK32
    b ^= c
    b = ((b << 7) | (b >> 25)) & _MASK32
    return a, b, c, d


def chacha20_block(key: list[int], counter: i64, nonce: list[int]) -> list[int]:
    """Return the 16 words of a block (RFC 8439) from 8 key words and 3 nonce words."""
    a0: i64 = 0x61707865
    a1: i64 = 0x3320646E
    a2: i64 = 0x79622D32
    a3: i64 = 0x6B206574
    b0: i64 = key[0]
    b1: i64 = key[1]
    b2: i64 = key[2]
    b3: i64 = key[3]
    c0: i64 = key[4]
    c1: i64 = key[5]
    c2: i64 = key[6]
    c3: i64 = key[7]
    d0: i64 = counter
    d1: i64 = nonce[0]
    d2: i64 = nonce[1]
    d3: i64 = nonce[2]
    rounds: i64 = 10
    while rounds > 0:
        a0, b0, c0, d0 = quarter_round(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter_round(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter_round(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter_round(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter_round(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter_round(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter_round(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter_round(a3, b0, c1, d2)
        rounds -= 1
    return [
        int((a0 + 0x61707865) & _MASK32),
        int((a1 + 0x3320646E) & _MASK32),
        int((a2 + 0x79622D32) & _MASK32),
        int((a3 + 0x6B206574) & _MASK32),
        int((b0 + key[0]) & _MASK32),
        int((b1 + key[1]) & _MASK32),
        int((b2 + key[2]) & _MASK32),
        int((b3 + key[3]) & _MASK32),
        int((c0 + key[4]) & _MASK32),
        int((c1 + key[5]) & _MASK32),
        int((c2 + key[6]) & _MASK32),
        int((c3 + key[7]) & _MASK32),
        int((d0 + counter) & _MASK32),
        int((d1 + nonce[0]) & _MASK32),
        int((d2 + nonce[1]) & _MASK32),
        int((d3 + nonce[2]) & _MASK32),
    ]


@final
class ChaChaStream(WordStream):
    """Word stream of a key: position in the stream and current block.

    Blocks are never modified, so copies share them. A key has many independent streams, selected by a number.
    """

    key: list[int]
    stream: i64
    words_drawn: i64
    block_words: list[int]

    def __init__(self, key: list[int], stream: i64, words_drawn: i64 = 0) -> None:
        self.key = key
        self.stream = stream
        self.words_drawn = words_drawn
        self.block_words = [] if words_drawn & 15 == 0 else chacha20_block(key, words_drawn >> 4, [0, 0, int(stream)])

    def next32(self) -> i64:
        """Return the next word."""
        place: i64 = self.words_drawn & 15
        if place == 0:
            self.block_words = chacha20_block(self.key, self.words_drawn >> 4, [0, 0, int(self.stream)])
        self.words_drawn += 1
        return self.block_words[place]

    def clone(self) -> ChaChaStream:
        other = ChaChaStream(self.key, self.stream)
        other.words_drawn = self.words_drawn
        other.block_words = self.block_words
        return other

    def snapshot(self) -> str:
        """Return the stream position as ``KEY/STREAM/WORDS DRAWN``."""
        return f"{format_key(self.key)}/{int(self.stream)}/{int(self.words_drawn)}"


def format_key(key: list[int]) -> str:
    """Format a key as text: the prefix and its bytes in hexadecimal."""
    return KEY_PREFIX + "".join([word.to_bytes(4, "little").hex() for word in key])


def parse_key(text: str) -> list[int]:
    """Parse a key into its words; empty if the text is not a key."""
    digits = text[len(KEY_PREFIX) :]
    if not text.startswith(KEY_PREFIX) or len(digits) != 64 or digits.strip("0123456789abcdef"):
        return []
    key = bytes.fromhex(digits)
    return [int.from_bytes(key[place : place + 4], "little") for place in range(0, 32, 4)]


def parse_stream(text: str) -> ChaChaStream | None:
    """Restore a stream from its snapshot; None if the text is not one."""
    parts = text.split("/")
    key = parse_key(parts[0])
    if not key or len(parts) != 3 or not all(part.isascii() and part.isdigit() for part in parts[1:]):
        return None
    if max(len(parts[1]), len(parts[2])) > 12 or int(parts[1]) > 0xFFFFFFFF or int(parts[2]) >= MAX_WORDS_PER_STREAM:
        return None
    return ChaChaStream(key, int(parts[1]), int(parts[2]))
