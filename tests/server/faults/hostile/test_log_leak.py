"""No log line and no metric contains actions or views: games at debug level, compared with all hidden information."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path

from fault_campaign import FaultCampaign
from msgspec import to_builtins
from print_callback import PrintLine
from store_helpers import open_test_store

from bastide.core import get_game
from bastide.core.json_data import JsonData
from bastide.tables.log import ActionsPlayed, GameStarted, SimultaneousActionChosen

#: All fields of a log line, with patterns of their values. A new field must be checked for secrets and added here.
FIELDS = {
    "event": r"[a-z ]+",
    "level": r"[a-z]+",
    "logger": r"[\w.]+",
    "timestamp": r"[\dTZ:.-]+",
    "do": r"[a-z_]+",
    "code": r"[a-z-]+",
    "table": r"[0-9a-f-]*",
    "path": r"/[\w/{}.-]*",
    "client": r"[0-9a-f.:/]+",
    "seat": r"-?\d+",
    "seq": r"\d+",
}
#: Line that the server prints when it is ready.
GREETING = "Bastide is running at "


def words_of(data: JsonData) -> set[str]:
    """Return every string in JSON data."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        return set().union(*(words_of(value) for value in data.values())) if data else set()
    if isinstance(data, list):
        return set().union(*(words_of(value) for value in data)) if data else set()
    return set()


async def test_log_lines_contain_no_cards(tmp_path: Path, say: PrintLine) -> None:
    with FaultCampaign(f"sqlite:///{tmp_path / 'bastide.db'}", tmp_path, 1, tables=6, seed=3) as campaign:
        [server] = campaign.servers
        server.environment["BASTIDE_LOG_LEVEL"] = "debug"
        async with campaign.run_in_background():
            await campaign.wait_for_moves_everywhere(25, 120)
        said: set[str] = set()
        async with open_test_store(campaign.database) as store:
            for table in campaign.games:
                for entry in await store.read_entries(table.name):
                    if isinstance(entry.data, ActionsPlayed | SimultaneousActionChosen):
                        said |= words_of(to_builtins(entry.data.said))
                    if isinstance(entry.data, GameStarted):
                        said.add(entry.data.seed)
        with urllib.request.urlopen(f"{server.url}/metrics") as answer:
            figures = answer.read().decode()
    cards = {
        str(item["id"])
        for game in ("dominion", "seven_wonders", "carcassonne")
        for kind in get_game(game).component_kinds
        for item in get_game(game).list_components(kind)
    }
    assert len(said) > 20
    said.discard("done")  # an answer in Dominion, and a word of every "command done" line
    assert len(cards) > 150
    lines = [line for line in server.log.read_text().splitlines() if not line.startswith(GREETING)]
    assert sum('"do": "act"' in line for line in lines) > 100
    for line in lines:
        found: dict[str, JsonData] = json.loads(line)
        for name, value in found.items():
            assert name in FIELDS, line
            assert re.fullmatch(FIELDS[name], str(value)), line
        told = set(re.findall(r"[\w-]+", line.lower()))
        assert not told & (cards - {"table", "seat"}), line
        assert not any(f'"{action}"' in line for action in said), line
    for figure in figures.splitlines():
        assert not set(re.findall(r"[\w-]+", figure)) & cards, figure
    say(f"{len(lines)} log lines and {len(figures.splitlines())} metric lines contain none of {len(cards)} cards and"
        f" {len(said)} actions")  # fmt: skip
