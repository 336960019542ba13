"""The environment pages match the code: quick starts run, tables are current, examples work."""

from __future__ import annotations

import csv
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import bastide
import bastide.envs
from bastide.sim.benchmark_tasks import BENCHMARK_TASKS, evaluate_bot, get_task

ROOT = Path(__file__).parents[2]
PAGES = {"dominion": "env-dominion", "seven_wonders": "env-seven-wonders", "carcassonne": "env-carcassonne"}

pytestmark = pytest.mark.filterwarnings("ignore")


def page(name: str) -> str:
    return (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")


def quick_starts() -> list[tuple[str, str]]:
    return [
        (name, text)
        for name in ("environments", *PAGES.values())
        for text in re.findall(r"^```python\n(?!>>>)(.*?)^```$", page(name), re.MULTILINE | re.DOTALL)
    ]


@pytest.mark.parametrize(("name", "text"), quick_starts(), ids=[name for name, _ in quick_starts()])
def test_quick_start_runs_and_has_ten_lines(name: str, text: str) -> None:
    exec(compile(text, name, "exec"), {})
    assert len([line for line in text.splitlines() if line.strip()]) <= 10


def test_every_env_has_quick_start() -> None:
    assert {name for name, _ in quick_starts()} == {"environments", *PAGES.values()}


@pytest.mark.parametrize(("game", "name"), PAGES.items())
def test_doc_tables_match_encoder_parts(game: str, name: str) -> None:
    text = page(name)
    table = bastide.envs.aec(game).table
    for part in table.encoder.parts:
        shape = " \u00d7 ".join(str(length) for length in part.shape)
        assert f"| {part.start} | `{part.name}` | {shape} | {part.description} |" in text
    assert f"`{table.name}`" in text
    assert f"{table.encoder.size} numbers" in text
    assert str(table.encoder.actions) in text
    history = text[text.index("## History") :]
    assert f"\n| {table.encoder.version} | {table.game.rules_version} |" in history
    larger = bastide.envs.aec(game, players=table.players + 1).table
    assert f"{larger.encoder.size - table.encoder.size} more for each further one" in text


def test_citation_has_current_version() -> None:
    text = page("environments")
    assert f"version = {{{bastide.__version__}}}" in text
    for game in PAGES:
        assert bastide.envs.aec(game).table.name in text[text.index("@software") :]


def run(*command: str, folder: Path) -> str:
    # One thread, because several would block each other on a busy machine.
    alone = {**os.environ, "OMP_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, cwd=folder, timeout=240, env=alone
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_parquet_example_reads_and_draws(tmp_path: Path) -> None:
    command = "simulate dominion --bots big_money,one_smithy --games 120 --rotate --out games.parquet"
    run("-m", "bastide", *command.split(), folder=tmp_path)
    shown = run(str(ROOT / "examples" / "read_games_parquet.py"), folder=tmp_path)
    assert "120 games of dominion between big_money and one_smithy" in shown
    assert re.search(r"big_money +turn +\d+ +\d+\.\d%", shown)
    assert (tmp_path / "chart.png").read_bytes().startswith(b"\x89PNG")


def test_selfplay_example_trains(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="THE EXAMPLE OF TRAINING IS NOT TESTED: there is no PyTorch")
    script = str(ROOT / "examples" / "selfplay" / "train_dominion_ppo.py")
    small = "--minutes 0.01 --evaluate 1 --rounds 4 --count 8 --steps 8 --width 16 --against random --device cpu"
    shown = run(script, *small.split(), folder=tmp_path)
    assert shown.count("\n") >= 4, "a table with a row before and a row after training"


def test_leaderboard_is_the_table_on_the_page() -> None:
    with (ROOT / "benchmarks" / "results" / "leaderboard.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    text = page("environment-results")
    assert {row["task"] for row in rows} == {task.id for task in BENCHMARK_TASKS}
    for task in BENCHMARK_TASKS:
        baselines = [row for row in rows if row["task"] == task.id and row["submitted_by"] == "baseline"]
        assert [row["bot"] for row in baselines] == ["random", "beginner", "easy", "medium"]
        assert all(int(row["games"]) == task.games for row in baselines)
        shares = " | ".join(f"{float(row['share']):.1%}".replace("%", " %") for row in baselines)
        assert re.search(rf"^\| `{task.id}` \| .+ \| {task.games} \| {re.escape(shares)} \|$", text, re.MULTILINE)


def test_leaderboard_is_what_the_engine_plays() -> None:
    """A tenth of the games of one task, with the interval of so few games."""
    task = get_task("dominion-bigmoney-v1")
    with (ROOT / "benchmarks" / "results" / "leaderboard.csv").open(encoding="utf-8", newline="") as file:
        listed = next(row for row in csv.DictReader(file) if (row["task"], row["bot"]) == (task.id, "easy"))
    found = evaluate_bot(task, "easy", games=100)
    assert abs(found.share - float(listed["share"])) < found.error + 0.03
