"""No log line and no metric contains actions or views: games at debug level, compared with all hidden information."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path

from campaign import Campaign
from msgspec import to_builtins
from say import Say
from stores import opened

from bastide.core import get_game
from bastide.core.plain import Plain
from bastide.tables.log import Acted, Chose, Started

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
GREETING = "Bastide is at "


def words_of(data: Plain) -> set[str]:
    """Return every string in JSON data."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        return set().union(*(words_of(value) for value in data.values())) if data else set()
    if isinstance(data, list):
        return set().union(*(words_of(value) for value in data)) if data else set()
    return set()


async def test_log_lines_contain_no_cards(tmp_path: Path, say: Say) -> None:
    with Campaign(f"sqlite:///{tmp_path / 'bastide.db'}", tmp_path, 1, tables=6, seed=3) as campaign:
        [server] = campaign.servers
        server.environment["BASTIDE_LOG_LEVEL"] = "debug"
        async with campaign.going_on():
            await campaign.everywhere(25, 120)
        said: set[str] = set()
        async with opened(campaign.database) as store:
            for table in campaign.games:
                for entry in await store.entries(table.name):
                    if isinstance(entry.what, Acted | Chose):
                        said |= words_of(to_builtins(entry.what.said))
                    if isinstance(entry.what, Started):
                        said.add(entry.what.seed)
        with urllib.request.urlopen(f"{server.url}/metrics") as answer:
            figures = answer.read().decode()
    cards = {
        str(item["id"])
        for game in ("dominion", "seven_wonders", "carcassonne")
        for kind in get_game(game).components
        for item in get_game(game).component_list(kind)
    }
    assert len(said) > 20
    said.discard("done")  # an answer in Dominion, and a word of every "command done" line
    assert len(cards) > 150
    lines = [line for line in server.log.read_text().splitlines() if not line.startswith(GREETING)]
    assert sum('"do": "act"' in line for line in lines) > 100
    for line in lines:
        found: dict[str, Plain] = json.loads(line)
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
