"""A cluster of workers gives the results of one machine, also when a worker is lost on the way."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import asdict
from time import sleep

import pytest
from distributed import LocalCluster

from bastide.cli.app import run
from bastide.core import BastideError
from bastide.sim import Series, Tournament, play_tournament, simulate
from bastide.sim import cluster as module
from bastide.sim.cluster import share_on_cluster
from bastide.sim.tournament import Finished

#: One cluster for all of them; and what Dask itself warns of is its own affair.
pytestmark = [pytest.mark.xdist_group("cluster"), pytest.mark.filterwarnings("ignore")]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with LocalCluster(
        n_workers=3, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as cluster:
        yield cluster.scheduler_address


def where(number: int, pause: float) -> tuple[int, int]:
    """A piece of work: who did it."""
    sleep(pause)
    return number, os.getpid()


def workers(address: str) -> set[int]:
    return {pid for _, pid in share_on_cluster(address, where, [(number, 0.05) for number in range(30)])}


class Killer:
    """Kills a worker, hard, when the first results have come in: the others are under way then."""

    def __init__(self, address: str) -> None:
        self.victim = min(workers(address))
        self.heard = 0

    def __call__(self, more: int) -> None:
        if self.heard == 0:
            os.kill(self.victim, signal.SIGKILL)
        self.heard += more


def test_results_come_in_order_from_several_workers(address: str) -> None:
    found = list(share_on_cluster(address, where, [(number, 0.02) for number in range(40)]))
    assert [number for number, _ in found] == list(range(40))
    pids = {pid for _, pid in found}
    assert len(pids) >= 2
    assert os.getpid() not in pids


def test_a_simulation_is_the_same_though_a_worker_is_killed(address: str) -> None:
    series = Series("dominion", ("big_money", "random"), 1500, 8, rotate=True)
    killer = Killer(address)
    far = simulate(series, cluster=address, progress=killer)
    assert asdict(far) == asdict(simulate(series))
    assert killer.heard == 1500, "nothing is lost or counted twice"
    assert killer.victim not in workers(address)


def test_a_tournament_is_the_same_though_a_worker_is_killed(address: str) -> None:
    plan = Tournament("dominion", ("big_money", "one_smithy", "random"), 160, 3).checked()
    kept: list[Finished] = []
    killer = Killer(address)
    far = play_tournament(plan, cluster=address, keep=kept.append, progress=killer)
    assert killer.victim not in workers(address)
    assert far.plain() == play_tournament(plan).plain()
    assert sorted((game.table, game.index) for game in kept) == [(t, i) for t in range(3) for i in range(160)]


def test_the_command_line_knows_clusters(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "dominion", "--bots", "big_money,random", "--games", "200", "--seed", "3"]

    def table(*more: str) -> list[str]:
        assert run([*command, *more]) == 0
        return capsys.readouterr().out.splitlines()[:-1]

    assert table("--cluster", address) == table()


def test_a_cluster_that_is_not_there_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 1)
    command = ["simulate", "dominion", "--bots", "random,random", "--cluster", "tcp://127.0.0.1:9"]
    assert run(["--lang", "en", *command]) == 2
    assert "no Dask scheduler answers" in capsys.readouterr().err


def test_workers_with_another_version_are_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "__version__", "9.9.9")
    with pytest.raises(BastideError, match="runs Bastide"):
        simulate(Series("dominion", ("random", "random"), 10), cluster=address)


def test_without_dask_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BastideError, match=r"pip install 'bastide\[cluster\]'"):
        simulate(Series("dominion", ("random", "random"), 10), cluster="tcp://127.0.0.1:1")
