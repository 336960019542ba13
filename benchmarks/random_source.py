"""The two random sources behind one face: what a word and a shuffle cost from a plain seed and from a key.

python benchmarks/random_source.py
BASTIDE_PURE=1 python benchmarks/random_source.py
"""

from __future__ import annotations

from time import perf_counter

from bastide._build import compiled
from bastide.core.rng import Rng, Seed

SOURCES: dict[str, Seed] = {"xoshiro128**, a plain seed": 1, "ChaCha20, a key": "chacha:" + "01" * 32}
#: As many as the tiles of Carcassonne, and the cards of one age of 7 Wonders with seven players.
SIZES = (72, 49)
SECONDS = 0.3


def nanoseconds(seed: Seed, size: int) -> float:
    """The time of one shuffle of so many things."""
    rng = Rng(seed)
    items = list(range(size))
    count, began = 0, perf_counter()
    while perf_counter() - began < SECONDS:
        for _ in range(20):
            rng.shuffle(items)
        count += 20
    return (perf_counter() - began) / count * 1e9


def main() -> None:
    print("compiled" if compiled() else "interpreted")
    for name, seed in SOURCES.items():
        for size in SIZES:
            took = nanoseconds(seed, size)
            print(f"  {name:28} shuffle of {size}: {took / 1000:8.2f} us, {took / (size - 1):8.1f} ns a draw")


if __name__ == "__main__":
    main()
