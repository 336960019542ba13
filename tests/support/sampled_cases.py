"""Sampling of large test matrices: each run tests a subset, which changes with the sources.

    @pytest.mark.parametrize("scene", sample_cases("tables that can be read", SCENES, 3))

The same sources give the same subset on every machine. ``make whole`` runs everything. A run prints its seed at the
end; ``BASTIDE_SAMPLE=<seed>`` reproduces its subset with other sources.
"""

from __future__ import annotations

import os
import random
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from hashlib import blake2b
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

#: Environment variable with the seed, the same for all workers of a run.
SAMPLE_SEED_VARIABLE = "BASTIDE_SAMPLE"
#: Environment variable that disables sampling.
RUN_ALL_VARIABLE = "BASTIDE_SOAK"
#: Folders whose sources determine the default seed.
SOURCE_FOLDERS = [Path(__file__).parents[2] / folder for folder in ("src", "tests")]


def sources_hash(folders: Iterable[Path]) -> str:
    """Return a seed derived from all Python sources in these folders."""
    digest = blake2b(digest_size=8)
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return str(int.from_bytes(digest.digest()) % 1_000_000)


def sample_cases(
    what: str, things: Iterable[T], count: int, *, after: int = 0, by: Callable[[T], object] = lambda thing: None
) -> list[T]:
    """Return ``count`` of the cases, or of each kind, in their order.

    ``what`` makes the samples of different tests independent. ``after`` skips cases that another test samples, so that
    two tests never use the same ones.
    """
    found = list(things)
    if RUN_ALL_VARIABLE in os.environ:
        return found
    kinds: defaultdict[object, list[int]] = defaultdict(list)
    for at, thing in enumerate(found):
        kinds[by(thing)].append(at)
    rng = random.Random(f"{os.environ.get(SAMPLE_SEED_VARIABLE, '')} {what}")
    chosen: list[int] = []
    for kind in kinds.values():
        rng.shuffle(kind)
        chosen += kind[after : after + count]
    return [found[at] for at in sorted(chosen)]


def one_per_parameter(tests: Iterable[str], words: Collection[str]) -> list[str]:
    """Keep one test of each group that differs only in these parameter values, and all other tests.

    ``test_kept[sqlite-2]`` and ``test_kept[postgresql-2]`` are one group, ``test_kept[sqlite-3]`` is another.
    """
    alike: defaultdict[str, list[str]] = defaultdict(list)
    for test in tests:
        name, _, parameters = test.removesuffix("]").partition("[")
        rest = ["" if parameter in words else parameter for parameter in parameters.split("-")]
        alike[f"{name} {rest}"].append(test)
    return [test for what, those in alike.items() for test in sample_cases(what, those, 1)]


def deselected_half(tests: Iterable[str]) -> list[str]:
    """Return the tests that a normal run skips: half of each file, but never its only test."""
    files: defaultdict[str, list[str]] = defaultdict(list)
    for test in tests:
        files[test.partition("::")[0]].append(test)
    return [
        test for file, those in files.items() for test in {*those} - {*sample_cases(file, those, (len(those) + 1) // 2)}
    ]
