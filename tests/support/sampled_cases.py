"""Sampling of large test matrices: ``make test`` runs a fixed subset, and ``make whole`` runs everything.

    @pytest.mark.parametrize("scene", sample_cases("tables that can be read", SCENES, 3))

``BASTIDE_SAMPLE=<seed>`` selects another subset.
"""

from __future__ import annotations

import os
import random
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from typing import TypeVar

T = TypeVar("T")

#: Environment variable with the seed of the subset.
SAMPLE_SEED_VARIABLE = "BASTIDE_SAMPLE"
#: Environment variable that disables sampling.
RUN_ALL_VARIABLE = "BASTIDE_SOAK"
#: Seed of the subset, unless the variable is set.
DEFAULT_SAMPLE_SEED = "1"
#: A normal run has one in this many browser tests of a file.
BROWSER_TEST_DIVISOR = 3


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
    rng = random.Random(f"{os.environ.get(SAMPLE_SEED_VARIABLE, DEFAULT_SAMPLE_SEED)} {what}")
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


def deselected_browser_tests(tests: Iterable[str]) -> list[str]:
    """Return the tests that a normal run skips: all but a third of each file, but never its only test."""
    files: defaultdict[str, list[str]] = defaultdict(list)
    for test in tests:
        files[test.partition("::")[0]].append(test)
    return [
        test
        for file, those in files.items()
        for test in {*those} - {*sample_cases(file, those, -(-len(those) // BROWSER_TEST_DIVISOR))}
    ]
