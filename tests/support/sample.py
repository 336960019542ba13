"""What an everyday run looks at of something large: a part of it, which every change of the sources draws anew.

    @pytest.mark.parametrize("scene", drawn("tables that can be read", SCENES, 3))

The same sources draw the same, so that whoever tries a change sees what others will see who try it. ``make whole``
looks at everything. A run says at its end what it drew from; ``BASTIDE_SAMPLE=THAT`` draws the same for other sources.
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

#: What everything is drawn from: the same for all workers of a run.
VARIABLE = "BASTIDE_SAMPLE"
#: Whoever has time: everything.
WHOLE = "BASTIDE_SOAK"
#: What everything is drawn from if nobody says.
SOURCES = [Path(__file__).parents[2] / folder for folder in ("src", "tests")]


def number_of(folders: Iterable[Path]) -> str:
    """A number that goes with the Python sources in these folders as they are."""
    digest = blake2b(digest_size=8)
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return str(int.from_bytes(digest.digest()) % 1_000_000)


def drawn(
    what: str, things: Iterable[T], count: int, *, after: int = 0, by: Callable[[T], object] = lambda thing: None
) -> list[T]:
    """So many of them, or so many of each kind, in their order. ``what`` tells this draw from others.

    ``after`` so many that another one has drawn: two tests that share a draw never look at the same.
    """
    found = list(things)
    if WHOLE in os.environ:
        return found
    kinds: defaultdict[object, list[int]] = defaultdict(list)
    for at, thing in enumerate(found):
        kinds[by(thing)].append(at)
    lots = random.Random(f"{os.environ.get(VARIABLE, '')} {what}")
    chosen: list[int] = []
    for kind in kinds.values():
        lots.shuffle(kind)
        chosen += kind[after : after + count]
    return [found[at] for at in sorted(chosen)]


def one_of_each(tests: Iterable[str], words: Collection[str]) -> list[str]:
    """Of tests that are told apart by these words among their parameters alone, one; and all others.

    ``test_kept[sqlite-2]`` and ``test_kept[postgresql-2]`` are alike, another one is ``test_kept[sqlite-3]``.
    """
    alike: defaultdict[str, list[str]] = defaultdict(list)
    for test in tests:
        name, _, parameters = test.removesuffix("]").partition("[")
        rest = ["" if parameter in words else parameter for parameter in parameters.split("-")]
        alike[f"{name} {rest}"].append(test)
    return [test for what, those in alike.items() for test in drawn(what, those, 1)]


def other_half(tests: Iterable[str]) -> list[str]:
    """Of the tests of each file those that an everyday run leaves out: half of them, but never the only one."""
    files: defaultdict[str, list[str]] = defaultdict(list)
    for test in tests:
        files[test.partition("::")[0]].append(test)
    return [test for file, those in files.items() for test in {*those} - {*drawn(file, those, (len(those) + 1) // 2)}]
