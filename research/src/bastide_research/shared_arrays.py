"""Named numpy arrays in memory shared by several processes."""

from __future__ import annotations

from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

#: Name, row shape and dtype of each array.
ColumnSpecs = tuple[tuple[str, tuple[int, ...], str], ...]


class SharedArrays:
    """Named arrays with the same number of rows in one block of shared memory. The creator also deletes it."""

    def __init__(self, columns: ColumnSpecs, rows: int, name: str | None = None) -> None:
        self.columns = columns
        self.rows = rows
        starts, size = [], 0
        for _, shape, kind in columns:
            starts.append(size)
            length = rows * int(np.prod(shape, dtype=np.int64)) * np.dtype(kind).itemsize
            size += (length + 63) // 64 * 64
        self._made = name is None
        self.memory = SharedMemory(name=name, create=self._made, size=max(size, 1))
        self.arrays: dict[str, NDArray[Any]] = {
            title: np.ndarray((rows, *shape), kind, self.memory.buf, start)
            for (title, shape, kind), start in zip(columns, starts, strict=True)
        }

    def __getitem__(self, name: str) -> NDArray[Any]:
        return self.arrays[name]

    def slice_rows(self, start: int, stop: int) -> dict[str, NDArray[Any]]:
        """Return some of the rows."""
        return {name: array[start:stop] for name, array in self.arrays.items()}

    def close(self) -> None:
        self.arrays.clear()
        self.memory.close()
        if self._made:
            self.memory.unlink()
