"""The page's own checks, run where all the others are: types, and the tests of its parts."""

from __future__ import annotations

import subprocess

import pytest
from scripts import ROOT, node

WEB = ROOT / "web"


def run(*words: str) -> None:
    if not (WEB / "node_modules").is_dir():
        pytest.fail("the packages of the page are not there: make web")
    done = subprocess.run([*node(), *words], cwd=WEB, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]


def test_types_are_right() -> None:
    """What has not changed since the last time, and depends on nothing that has, is not looked at again."""
    check = "node_modules/svelte-check/bin/svelte-check"
    run(check, "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--incremental")


def test_the_parts_do_what_they_should() -> None:
    run("node_modules/vitest/vitest.mjs", "run")
