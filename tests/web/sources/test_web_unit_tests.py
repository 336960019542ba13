"""Runs the checks of the web app: types and unit tests."""

from __future__ import annotations

import subprocess

import pytest
from script_loader import ROOT, node_command

WEB = ROOT / "web"
#: A minute on an idle machine; on a busy one it may take ten.
TIMEOUT_SECONDS = 1800
pytestmark = pytest.mark.timeout(TIMEOUT_SECONDS + 60)


def run(*words: str) -> None:
    if not (WEB / "node_modules").is_dir():
        pytest.fail("the packages of the page are not there: make web")
    done = subprocess.run([*node_command(), *words], cwd=WEB, capture_output=True, text=True, timeout=TIMEOUT_SECONDS)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]


def test_svelte_check_passes() -> None:
    """Incremental: unchanged files are not checked again."""
    check = "node_modules/svelte-check/bin/svelte-check"
    run(check, "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--incremental")


def test_vitest_passes() -> None:
    run("node_modules/vitest/vitest.mjs", "run")
