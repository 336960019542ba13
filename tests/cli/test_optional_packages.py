"""Engine commands need no server packages; server commands name the extra to install."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bastide.server import REQUIRED_PACKAGES

RECORD = sorted((Path(__file__).parents[1] / "records" / "carcassonne").rglob("*.record"))[0]

ENGINE_COMMANDS = [
    "games",
    "bots dominion",
    "simulate dominion --games 2 --bots big_money,random",
    "tournament dominion --games 2 --bots big_money,random",
    "rules carcassonne",
    "learn carcassonne",
    "components dominion cards",
    f"replay {RECORD} --verify",
    "serve --help",
]
SERVER_COMMANDS = [
    ("starlette", "", "server"),
    ("uvicorn", "serve --port 0", "server"),
    ("sqlalchemy", "admin people", "server"),
    ("alembic", "backup kept.db", "server"),
    ("structlog", "check-database", "server"),
    ("psycopg", "check-database --database postgresql://localhost/none", "postgres"),
]


def run_without(packages: tuple[str, ...], command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    blocked = f"import sys\nfor name in {packages!r}: sys.modules[name] = None\n"
    arguments = ["--lang", "en", *command.split()]
    code = f"{blocked}from bastide.cli.app import run_command_line\nsys.exit(run_command_line({arguments!r}))"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=folder, timeout=120)


@pytest.mark.parametrize("command", ENGINE_COMMANDS)
def test_engine_commands_need_no_server_packages(command: str, tmp_path: Path) -> None:
    done = run_without((*REQUIRED_PACKAGES, "psycopg"), command, tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize(("package", "command", "extra"), SERVER_COMMANDS)
def test_missing_server_package_error_names_extra(package: str, command: str, extra: str, tmp_path: Path) -> None:
    done = run_without((package,), command, tmp_path)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert package in done.stderr
    assert f"pip install '.[{extra}]'" in done.stderr
    assert not any(tmp_path.iterdir()), "nothing is left behind"
