"""Column types of network input rows: amounts, words (categorical values) and pointers to entities."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from bastide.encoding.encoder_api import Features

Floats = NDArray[np.float32]


class InputColumns:
    """Column types of one kind of row. Amounts are log-scaled, words embedded; pointers are handled separately."""

    def __init__(self, width: int, word_embeddings: dict[int, Floats], pointer_columns: Sequence[int] = ()) -> None:
        self.width = width
        #: By column: an embedding row for each word. Words beyond the last use the last row.
        self.word_embeddings = word_embeddings
        self.pointer_columns = np.array(pointer_columns, np.int64)
        self.amount_columns = np.array(
            [column for column in range(width) if column not in word_embeddings and column not in pointer_columns],
            np.int64,
        )
        #: Input numbers per row.
        self.input_size = len(self.amount_columns) + sum(matrix.shape[1] for matrix in word_embeddings.values())


def one_hot(words: int) -> Floats:
    """Return embeddings of words without features: the identity."""
    return np.eye(words, dtype=np.float32)


def feature_names(words: Sequence[Features]) -> list[str]:
    """Return the names of all features in a fixed order."""
    return sorted({name for facts in words for name in facts})


def feature_matrix(words: Sequence[Features], names: Sequence[str]) -> Floats:
    """Return the log-scaled features of each word. Features without a name in ``names`` are ignored."""
    found = np.array([[facts.get(name, 0.0) for name in names] for facts in words], np.float32)
    return np.asarray(np.sign(found) * np.log1p(np.abs(found)), np.float32).reshape(len(words), len(names))
