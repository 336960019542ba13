"""A Dask cluster gives the same results as one machine, even if a worker is lost."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from threading import Event, Thread
from time import sleep

import dask.config
import pytest
from distributed import Client, LocalCluster
from pyarrow.parquet import read_table

from bastide.cli.app import run_command_line
from bastide.core import BastideError
from bastide.sim import GameSeries, Tournament, play_tournament, simulate
from bastide.sim.data.dataset_writer import DatasetWriter
from bastide.sim.execution import dask_cluster as module
from bastide.sim.execution.dask_cluster import map_on_cluster
from bastide.sim.tournaments.round_robin import FinishedGame

#: Ignore warnings of Dask itself.
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Three workers, each in its own process, with long timeouts for busy machines.

    The connect timeout is short, because a dead worker never answers.
    """
    with (
        dask.config.set({"distributed.comm.timeouts": {"connect": "15s", "tcp": "120s"}}),
        LocalCluster(
            n_workers=3, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
        ) as cluster,
    ):
        yield cluster.scheduler_address


@pytest.fixture(autouse=True)
def long_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CONNECT_TIMEOUT_SECONDS", 120)


def make_task() -> Callable[[int, float], tuple[int, int]]:
    """Return a task that reports its worker.

    Defined inside a function, it is pickled by value, so workers need no tests.
    """

    def report_worker(number: int, pause: float) -> tuple[int, int]:
        sleep(pause)
        return number, os.getpid()

    return report_worker


class WorkerKiller:
    """Kills a worker that was stopped before, so that its tasks are certainly unfinished."""

    def __init__(self, address: str) -> None:
        self.address = address
        #: Number of tasks lost with the worker.
        self.lost = 0
        self._over = Event()
        self._thread = Thread(target=self._hunt)

    def __enter__(self) -> WorkerKiller:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def _hunt(self) -> None:
        with Client(self.address, set_as_default=False, timeout=120) as client:
            pids = client.run(os.getpid, on_error="ignore")
            while not self._over.is_set() and not self.lost:
                for worker, pieces in client.processing().items():
                    if pieces and worker in pids and not self.lost:
                        self._strike(client, worker, pids[worker])
                self._over.wait(0.005)  # leave the processor to the workers

    def _strike(self, client: Client, worker: str, pid: int) -> None:
        os.kill(pid, signal.SIGSTOP)
        try:
            sleep(0.3)  # let the scheduler read what the worker has sent
            self.lost = len(client.processing().get(worker, ()))
        finally:
            os.kill(pid, signal.SIGKILL if self.lost else signal.SIGCONT)


def test_cluster_results_come_in_order(address: str) -> None:
    found = list(map_on_cluster(address, make_task(), [(number, 0.1) for number in range(24)]))
    assert [number for number, _ in found] == list(range(24))
    pids = {pid for _, pid in found}
    assert len(pids) >= 2
    assert os.getpid() not in pids


def test_simulation_survives_lost_worker(address: str) -> None:
    series = GameSeries("dominion", ("big_money", "random"), 3000, 8, rotate=True)
    heard: list[int] = []
    with WorkerKiller(address) as killer:
        far = simulate(series, cluster=address, progress=heard.append, metrics=True)
    assert killer.lost > 0
    assert asdict(far) == asdict(simulate(series, metrics=True))
    assert sum(heard) == 3000, "nothing is lost or counted twice"


def test_tournament_survives_lost_worker(address: str) -> None:
    plan = Tournament("dominion", ("big_money", "one_smithy", "random"), 800, 3).validated()
    kept: list[FinishedGame] = []
    with WorkerKiller(address) as killer:
        far = play_tournament(plan, cluster=address, on_game=kept.append)
    assert killer.lost > 0
    assert far.to_json_data() == play_tournament(plan).to_json_data()
    assert sorted((game.table, game.index) for game in kept) == [(t, i) for t in range(3) for i in range(800)]


def test_dataset_survives_lost_worker(address: str, tmp_path: Path) -> None:
    series = GameSeries("dominion", ("big_money", "random"), 1500, 8).validated()

    def write(name: str, cluster: str) -> None:
        with DatasetWriter(series, tmp_path / f"{name}.parquet", "decision", tmp_path / f"{name}.zip") as dataset:
            simulate(series, cluster=cluster, dataset=dataset)

    with WorkerKiller(address) as killer:
        write("far", address)
    write("here", "")
    assert killer.lost > 0
    assert read_table(tmp_path / "far.parquet").equals(read_table(tmp_path / "here.parquet"))
    assert (tmp_path / "far.zip").read_bytes() == (tmp_path / "here.zip").read_bytes()


def test_cluster_command_line_option(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "dominion", "--bots", "big_money,random", "--games", "200", "--seed", "3"]

    def table(*more: str) -> list[str]:
        assert run_command_line([*command, *more]) == 0
        return capsys.readouterr().out.splitlines()[:-1]

    assert table("--cluster", address) == table()


def test_unreachable_cluster_is_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(module, "CONNECT_TIMEOUT_SECONDS", 1)
    command = ["simulate", "dominion", "--bots", "random,random", "--cluster", "tcp://127.0.0.1:9"]
    assert run_command_line(["--lang", "en", *command]) == 2
    assert "can\u2019t reach a Dask scheduler" in capsys.readouterr().err


def test_worker_version_mismatch_is_rejected(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "__version__", "9.9.9")
    with pytest.raises(BastideError, match="runs Bastide"):
        simulate(GameSeries("dominion", ("random", "random"), 10), cluster=address)


def test_missing_dask_error_names_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BastideError, match=r"pip install '\.\[cluster\]'"):
        simulate(GameSeries("dominion", ("random", "random"), 10), cluster="tcp://127.0.0.1:1")
