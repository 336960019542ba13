"""Full disk: the server reports it, players are informed and lose nothing, and play continues when there is room."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import subprocess
from collections.abc import Iterator
from pathlib import Path
from shutil import which
from time import monotonic

import pytest
from attack_findings import AddFinding, Finding
from fault_campaign import FaultCampaign
from simulated_players import http_call

FULL = 15.0 if os.environ.get("BASTIDE_SOAK") else 4.0


class Disk:
    """A small disk that can be filled; without the right to mount one, a file size limit."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        mounting = ["mount", "-t", "tmpfs", "-o", "size=8m", "bastide", str(folder)]
        self.own = (
            which("mount") is not None and subprocess.run(mounting, check=False, capture_output=True).returncode == 0
        )

    def fill(self, pid: int) -> None:
        if self.own:
            with (self.folder / "ballast").open("wb", buffering=0) as ballast:
                try:
                    while ballast.write(b"." * 4096):
                        pass
                except OSError:
                    return
        longest = max(each.stat().st_size for each in self.folder.iterdir())
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (longest, resource.RLIM_INFINITY))

    def empty(self, pid: int) -> None:
        if self.own:
            (self.folder / "ballast").unlink()
        else:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def close(self) -> None:
        if self.own:
            subprocess.run(["umount", self.folder], check=True)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    folder = tmp_path / "disk"
    folder.mkdir()
    found = Disk(folder)
    yield found
    found.close()


def readyz(url: str) -> tuple[int, dict[str, object]]:
    status, text, _ = http_call(url, "GET", "/readyz")
    return status, json.loads(text)


async def test_full_disk_is_reported_once_and_nothing_is_lost(disk: Disk, tmp_path: Path, found: AddFinding) -> None:
    with FaultCampaign(f"sqlite:///{disk.folder / 'bastide.db'}", tmp_path, 1, tables=3, seed=1) as campaign:
        async with campaign.run_in_background():
            [server] = campaign.servers
            players = [player for table in campaign.games for player in table.players]
            await campaign.wait_for_moves_everywhere(2)
            disk.fill(server.pid)
            deadline = monotonic() + 60
            while (await asyncio.to_thread(readyz, server.url))[0] == 200:
                assert monotonic() < deadline, "the full disk was not detected"
                await asyncio.sleep(0.05)
            begun = monotonic()
            answers = []
            while monotonic() < begun + FULL:
                answers.append(await asyncio.to_thread(readyz, server.url))
                await asyncio.sleep(0.05)
            assert {status for status, _ in answers} == {503}, "the state must not flap"
            if disk.own:
                assert {state["problem"] for _, state in answers} == {"full"}
            assert all(player.waits and player.times_waited == 1 for player in players), "everybody is informed once"
            disk.empty(server.pid)
            back = monotonic()
            await campaign.wait_for_moves_everywhere(2)
            resumed = monotonic() - back
            assert not any(player.waits for player in players)
            assert (await asyncio.to_thread(readyz, server.url))[0] == 200
        kept, _, _ = (await campaign.check_logs()).partition(",")
        found(Finding(f"Disk full for {FULL:g} s", f"reported once, no flapping; {kept}", resumed * 1000))
