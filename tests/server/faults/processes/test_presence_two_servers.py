"""Presence with two servers, as in ``compose.yaml``: players connected to the other server are not absent.

With BASTIDE_SOAK one of the servers is also killed, and its presence leases expire.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from time import monotonic

import msgspec
from print_callback import PrintLine
from server_process import ServerProcess
from simulated_players import Player, http_call


def connected(url: str, table: str, player: Player) -> list[bool]:
    status, text, _ = http_call(url, "GET", f"/api/tables/{table}", cookie=player.cookie)
    assert status == 200, text
    return [seat["connected"] for seat in msgspec.json.decode(text)["seats"]]


def replaced(url: str, table: str, player: Player, seat: int) -> str:
    """Replace a player by a bot; returns the error code, or empty on success."""
    status, text, _ = http_call(url, "POST", f"/api/tables/{table}/replace", {"seat": seat}, player.cookie)
    return "" if status == 200 else str(msgspec.json.decode(text)["code"])


async def until_seen(url: str, table: str, player: Player, wanted: list[bool], seconds: float) -> float:
    """Wait until a server shows these seats as connected; returns the time it took."""
    begun = monotonic()
    while await asyncio.to_thread(connected, url, table, player) != wanted:
        assert monotonic() - begun < seconds, f"{wanted} was not seen"
        await asyncio.sleep(0.1)
    return monotonic() - begun


async def test_players_on_two_servers_see_each_other(database_url: str, tmp_path: Path, say: PrintLine) -> None:
    servers = [ServerProcess(database_url, tmp_path / f"server{number}.log") for number in range(2)]
    with servers[0], servers[1]:
        one, two = (server.url for server in servers)
        ann, ben = Player("Ann"), Player("Ben")
        await asyncio.to_thread(ann.sign_in_as_guest, one)
        await asyncio.to_thread(ben.sign_in_as_guest, two)
        wish = {"game": "carcassonne", "seats": [{"kind": "open"}, {"kind": "me"}], "public": True, "absence": 60}
        _, made, _ = http_call(one, "POST", "/api/tables", wish, ann.cookie)
        table = ann.table = ben.table = msgspec.json.decode(made)["table"]
        assert http_call(two, "POST", f"/api/tables/{table}/sit", {"seat": 0}, ben.cookie)[0] == 200
        assert http_call(one, "POST", f"/api/tables/{table}/start", {}, ann.cookie)[0] == 200
        await ann.connect(one)
        await ben.connect(two)
        came = await until_seen(one, table, ann, [True, True], 10)
        assert await until_seen(two, table, ben, [True, True], 10) < 10
        assert await asyncio.to_thread(replaced, one, table, ann, 0) == "not-away"
        if os.environ.get("BASTIDE_SOAK"):
            await asyncio.to_thread(servers[1].kill)
            gone = await until_seen(one, table, ann, [False, True], 90)
        else:
            await ben.leave()
            gone = await until_seen(one, table, ann, [False, True], 10)
        assert await asyncio.to_thread(replaced, one, table, ann, 0) == "not-away", "less than a minute has passed"
        await ann.leave()
    kind = database_url.partition(":")[0]
    say(f"{kind}: player on the other server shown as connected after {came:.1f} s, as gone after {gone:.1f} s")
