"""The folder that ``bastide site`` writes: everything is in it, and nothing in it leads elsewhere."""

from __future__ import annotations

import gzip
import json
import re
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from web_house import need_pages

from bastide.core.errors import BastideError
from bastide.device.folder import PAGES, check_built, engine, write_folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    need_pages()
    found = tmp_path_factory.mktemp("site") / "out"
    write_folder(found)
    return found


def test_the_first_page_finds_everything_from_where_it_lies(folder: Path) -> None:
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert 'data-lives="here"' in page
    addresses = re.findall(r'(?:src|href)="([^"]*)"', page)
    assert addresses
    for address in addresses:
        assert address.startswith("./"), address
        assert (folder / address).is_file(), address
    manifest = json.loads((folder / "house.webmanifest").read_text(encoding="utf-8"))
    assert manifest["start_url"] == "./"
    assert all((folder / icon["src"]).is_file() for icon in manifest["icons"])


def test_games_words_and_answers_are_there(folder: Path) -> None:
    about = json.loads((folder / "device" / "site.json").read_text(encoding="utf-8"))
    assert {"carcassonne", "dominion", "seven_wonders"} <= set(about["games"])
    for page in about["games"].values():
        assert all((folder / place).is_file() for place in page.values() if place is not None)
    for name, size in about["sizes"].items():
        assert (folder / "device" / name).stat().st_size == size
    for language in ("en", "he", "de", "cs"):
        for name in ("games", "dominion", "replay"):
            assert (folder / "locale" / language / f"{name}.ftl").stat().st_size
    games = json.loads((folder / "device" / "api" / "games.json").read_text(encoding="utf-8"))
    assert {game["id"] for game in games} >= {"carcassonne", "dominion", "seven_wonders"}
    cards = json.loads((folder / "device" / "api" / "games" / "dominion" / "components" / "cards.json").read_text())
    assert {"copper", "province"} <= {card["id"] for card in cards}


def test_the_service_worker_keeps_all_of_it(folder: Path) -> None:
    worker = (folder / "sw.js").read_text(encoding="utf-8")
    found = re.search(r"const FILES = (\[.*?\]);", worker)
    assert found is not None
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()} - {"sw.js"}
    assert set(json.loads(found[1])) == there
    assert '"VERSION"' not in worker


def test_the_engine_is_the_same_every_time_and_has_nothing_of_the_server() -> None:
    one = engine()
    assert one == engine()
    names = ZipFile(BytesIO(gzip.decompress(one))).namelist()
    assert "bastide/device/device.py" in names
    assert "bastide/games/dominion/rules/state.py" in names
    assert not [name for name in names if name.startswith(("bastide/server/", "bastide/cli/", "bastide/sim/"))]
    ours = [name for name in names if name.startswith("bastide/")]
    assert not [name for name in ours if "/referee/" in name or "/page/" in name]
    assert len(one) < 2_200_000


def test_nothing_is_written_over_and_nothing_without_pages(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(BastideError) as refused:
        write_folder(folder)
    assert refused.value.code == "site-not-empty"
    (tmp_path / "file").write_text("mine")
    with pytest.raises(BastideError):
        write_folder(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]
    with pytest.raises(BastideError) as missing:
        check_built(tmp_path)
    assert missing.value.code == "site-not-built"
    check_built(PAGES)
