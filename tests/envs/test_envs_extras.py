"""Without the packages that researchers use, everything else works, and what needs them says what to install."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import pytest

import bastide.envs
from bastide.core.extras import MissingExtra


@pytest.mark.parametrize(
    ("package", "use"),
    [
        ("numpy", lambda: bastide.envs.batch("dominion")),
        ("librt.vecs", lambda: bastide.envs.batch("dominion")),
        ("pettingzoo", lambda: bastide.envs.aec("dominion")),
        ("pettingzoo", lambda: bastide.envs.parallel("dominion")),
        ("gymnasium", lambda: bastide.envs.single("dominion")),
    ],
)
def test_a_missing_package_is_named_with_its_remedy(
    package: str, use: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingExtra, match=rf"needs the package {package}.*pip install 'bastide\[research\]'"):
        use()


def test_playing_and_simulating_import_none_of_them() -> None:
    code = """
import sys
from bastide.cli.app import run
run(["simulate", "dominion", "--bots", "big_money,random", "--games", "2"])
print(*sorted(name.partition(".")[0] for name in sys.modules))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert not loaded & {"numpy", "librt", "gymnasium", "pettingzoo", "pyspiel", "pyarrow", "distributed", "torch"}
