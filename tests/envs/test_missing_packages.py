"""Missing optional packages: other features work, and error messages name the extra to install."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

TRAIN = Path(__file__).parents[2] / "examples" / "selfplay" / "train_dominion_ppo.py"
DATA = Path(__file__).parents[2] / "examples" / "read_games_parquet.py"

#: Missing package, code that needs it, and the extra that provides it.
USES = [
    ("numpy", "bastide.envs.batch('dominion')", "research"),
    ("librt.vecs", "bastide.envs.batch('dominion')", "research"),
    ("librt.vecs", "bastide.envs.observation_layout('dominion')", "research"),
    ("gymnasium", "bastide.envs.aec('dominion')", "research"),
    ("pettingzoo", "bastide.envs.aec('dominion')", "research"),
    ("pettingzoo", "bastide.envs.parallel('dominion')", "research"),
    ("gymnasium", "bastide.envs.single_agent('dominion')", "research"),
    ("gymnasium", "bastide.envs.vector('dominion')", "research"),
    ("gymnasium", "import bastide.envs.gym", "research"),
    ("pettingzoo", "from bastide.envs import dominion_v1; dominion_v1.env()", "research"),
    ("resvg_py", "bastide.envs.aec('dominion', render_mode='rgb_array')", "pictures"),
    ("numpy", "import bastide.envs.openspiel", "research"),
    ("pyspiel", "import bastide.envs.openspiel", "research"),
]
SIMULATE = "simulate dominion --games 1 --bots random,random"
COMMANDS = [
    ("numpy", "simulate dominion --games 1 --bots net:any.npz,random", "research"),
    ("numpy", "tournament dominion --games 2 --bots net:any.npz,random", "research"),
    ("pyarrow", f"{SIMULATE} --out games.parquet", "data"),
    ("numpy", f"{SIMULATE} --rows observation --out seen.npz", "research"),
    ("distributed", f"{SIMULATE} --cluster tcp://127.0.0.1:1", "cluster"),
    ("distributed", "tournament dominion --games 2 --bots random,easy --cluster tcp://127.0.0.1:1", "cluster"),
]


def run_without(package: str, code: str, folder: Path) -> tuple[int, str]:
    """Run code in a process in which a package cannot be imported. Returns exit code and last error line."""
    blocked = f"import sys; sys.modules[{package!r}] = None\n{code}"
    done = subprocess.run([sys.executable, "-c", blocked], capture_output=True, text=True, cwd=folder, timeout=120)
    return done.returncode, done.stderr


@pytest.mark.parametrize(("package", "use", "extra"), USES)
def test_missing_package_names_extra(package: str, use: str, extra: str, tmp_path: Path) -> None:
    code, words = run_without(package, f"import bastide.envs\n{use}", tmp_path)
    assert code == 1
    last = words.splitlines()[-1]
    assert re.search(rf"MissingExtra: .*needs {package} .*pip install '\.\[{extra}\]'", last), words


@pytest.mark.parametrize(("package", "command", "extra"), COMMANDS)
def test_command_names_missing_extra(package: str, command: str, extra: str, tmp_path: Path) -> None:
    arguments = ["--lang", "en", *command.split()]
    script = f"from bastide.cli.app import run_command_line\nsys.exit(run_command_line({arguments!r}))"
    code, words = run_without(package, script, tmp_path)
    assert code == 2
    assert "Traceback" not in words
    assert package in words
    assert f"pip install '.[{extra}]'" in words
    assert not any(tmp_path.iterdir()), "no files are left behind"


@pytest.mark.parametrize(("package", "script", "extra"), [("torch", TRAIN, "research"), ("pyarrow", DATA, "data")])
def test_example_names_missing_extra(package: str, script: Path, extra: str, tmp_path: Path) -> None:
    code, words = run_without(package, f"import runpy; runpy.run_path({str(script)!r}, run_name='__main__')", tmp_path)
    assert code == 1
    assert "Traceback" not in words
    assert f"pip install '.[{extra}]'" in words


def test_core_commands_import_no_optional_packages() -> None:
    code = """
import sys
from bastide.cli.app import run_command_line
run_command_line(["simulate", "dominion", "--bots", "big_money,random", "--games", "2"])
print(*sorted(name.partition(".")[0] for name in sys.modules))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert not loaded & {"numpy", "librt", "gymnasium", "pettingzoo", "pyspiel", "pyarrow", "distributed", "torch"}


@pytest.mark.parametrize(
    ("registry", "names"),
    [
        ("gymnasium", "import gymnasium, bastide.envs.gym; print(*gymnasium.registry)"),
        ("pyspiel", "import pyspiel, bastide.envs.openspiel; print(*pyspiel.registered_names())"),
    ],
)
def test_broken_game_causes_a_warning_and_others_are_registered(tmp_path: Path, registry: str, names: str) -> None:
    pytest.importorskip(registry)
    metadata = tmp_path / "broken-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[bastide.games]\nbroken = no_such_module:GAME\n")
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.append({str(tmp_path)!r}); {names}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "the game broken is not available" in done.stderr
    assert "dominion" in done.stdout.lower()
    assert "broken" not in done.stdout


def test_broken_bots_cause_a_warning_and_others_play(tmp_path: Path) -> None:
    metadata = tmp_path / "broken-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[bastide.bots]\nmagpie = no_such_module:BOT\nany.odd = json:dumps\n")
    code = "from bastide.core import get_game; from bastide.bots import bot_names; print(bot_names(get_game('magpie')))"
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.append({str(tmp_path)!r}); {code}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "the bots registered as 'magpie' (no_such_module:BOT) are not available" in done.stderr
    assert "json:dumps is not a BotFactory" in done.stderr
    assert "random" in done.stdout
