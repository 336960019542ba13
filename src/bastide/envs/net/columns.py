"""How a network reads rows of one sort: which columns are amounts, which are words, and which point at entities."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from bastide.encoding.encoder import Facts

Floats = NDArray[np.float32]


class Columns:
    """Amounts go in squashed, a word as the row of numbers that describes it; pointers are read apart."""

    def __init__(self, width: int, words: dict[int, Floats], pointers: Sequence[int] = ()) -> None:
        self.width = width
        #: By column: a row of numbers for each word. Words beyond the last are taken for the last.
        self.words = words
        self.pointers = np.array(pointers, np.int64)
        self.amounts = np.array(
            [column for column in range(width) if column not in words and column not in pointers], np.int64
        )
        #: How many numbers a network gets of a row.
        self.size = len(self.amounts) + sum(matrix.shape[1] for matrix in words.values())


def one_hot(words: int) -> Floats:
    """Words without facts: each is itself."""
    return np.eye(words, dtype=np.float32)


def fact_names(words: Sequence[Facts]) -> list[str]:
    """The names of all facts, in a fixed order."""
    return sorted({name for facts in words for name in facts})


def fact_matrix(words: Sequence[Facts], names: Sequence[str]) -> Floats:
    """The facts of each word, squashed. A fact that is not among the names is not seen."""
    found = np.array([[facts.get(name, 0.0) for name in names] for facts in words], np.float32)
    return np.asarray(np.sign(found) * np.log1p(np.abs(found)), np.float32).reshape(len(words), len(names))
