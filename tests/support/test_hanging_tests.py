"""A hanging test fails, and the tests after it run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HANGING_TESTS = """
import time
from collections import deque
from itertools import repeat

from hypothesis import given, strategies

@given(strategies.integers())
def test_hanging_property(number):
    time.sleep(1000)

def test_hanging():
    time.sleep(1000)

def test_uninterruptible():
    deque(repeat(0), maxlen=0)

def test_next():
    pass
"""
PLUGIN = """
from hanging_tests import HangingTestPlugin

def pytest_configure(config):
    config.pluginmanager.register(HangingTestPlugin(exit_grace_seconds=1))
"""


@pytest.mark.once
def test_hanging_tests_fail_and_others_run(tmp_path: Path) -> None:
    (tmp_path / "test_hanging.py").write_text(HANGING_TESTS)
    (tmp_path / "conftest.py").write_text(f"import sys\nsys.path.append({str(Path(__file__).parent)!r})\n{PLUGIN}")
    plugins = ["-p", "xdist", "-p", "pytest_timeout", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *plugins, "-n", "1", "--timeout", "1", "--rootdir", "."],
        cwd=tmp_path,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
    )
    assert "3 failed, 1 passed" in done.stdout, done.stdout + done.stderr
    assert "test_hanging did not end within 1 s" in done.stdout
    assert "crashed while running 'test_hanging.py::test_uninterruptible'" in done.stdout
