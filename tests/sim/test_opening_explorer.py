"""Opening explorer: the same games give the same numbers from records, archives and Parquet files."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from bastide.core import BastideError, Recorder, get_game
from bastide.locale.catalogue import Catalogue
from bastide.sim.data.dataset_writer import DatasetWriter, play_and_capture
from bastide.sim.game_series import GameSeries
from bastide.sim.opening_explorer import Exploration, explore_files
from bastide.sim.reports.opening_report import OpeningReport

KINGDOM = ["cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"]
DOMINION = GameSeries("dominion", ("big_money", "one_smithy"), 12, 1, {"kingdom": KINGDOM}, rotate=True)
WONDERS = GameSeries("seven_wonders", ("random", "random", "random"), 4, 1)
TILES = GameSeries("carcassonne", ("random", "random"), 6, 1)


def write_data(series: GameSeries, folder: Path) -> tuple[Path, Path]:
    """Write a Parquet file and an archive of records of the same games."""
    series = series.validated()
    parquet, archive = folder / "games.parquet", folder / "games.zip"
    with DatasetWriter(series, parquet, "decision", archive) as writer:
        writer.add_games(play_and_capture(series, 0, series.games, writer.capture_options))
    return parquet, archive


def numbers_of(found: Exploration) -> dict[tuple[str, str, str], tuple[int, float]]:
    return {
        (table, tally.group, tally.choice): (tally.games, tally.wins)
        for table in found.reader.tables
        for group in found.groups(table)
        for tally in group
    }


@pytest.mark.parametrize("series", [DOMINION, WONDERS, TILES], ids=lambda series: str(series.game))
def test_parquet_and_records_give_the_same_numbers(series: GameSeries, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    parquet, archive = write_data(series, tmp_path)
    folder = tmp_path / "records"
    with zipfile.ZipFile(archive) as opened:
        opened.extractall(folder)
    found = numbers_of(explore_files([parquet]))
    assert found == numbers_of(explore_files([archive])) == numbers_of(explore_files([folder]))
    assert found


def test_dominion_openings_and_purchases_by_kingdom(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    found = explore_files([write_data(DOMINION, tmp_path)[1]])
    assert (found.games, found.unfinished, found.unreadable) == (12, 0, 0)
    for table in ("opening", "purchases"):
        groups = found.groups(table)
        assert len(groups) == 2
        assert groups[0][0].group == "all"
        assert groups[1][0].group.split("+") == KINGDOM
        assert [tally.choice for tally in groups[0]] == [tally.choice for tally in groups[1]]
    openings = {tally.choice: tally for tally in found.groups("opening")[0]}
    assert sum(tally.games for tally in openings.values()) == 24
    assert sum(tally.wins for tally in openings.values()) == pytest.approx(12)
    assert {"silver+silver", "silver+smithy"} & set(openings)
    for tally in openings.values():
        low, high = tally.interval
        assert 0 <= low <= tally.share <= high <= 1
    smithy = next(tally for tally in found.groups("purchases")[0] if tally.choice == "smithy")
    assert smithy.games == 12


def test_first_cards_and_placements_are_noted_once_per_player(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    wonders = explore_files([write_data(WONDERS, tmp_path)[1]])
    assert sum(tally.games for group in wonders.groups("first_pick") for tally in group) == 12
    tiles = explore_files([write_data(TILES, tmp_path)[1]])
    placements = [tally for group in tiles.groups("first_placement") for tally in group]
    assert sum(tally.games for tally in placements) == 6
    assert all("," in tally.choice for tally in placements)


def test_unfinished_and_broken_games_are_left_out(tmp_path: Path) -> None:
    recorder = Recorder(get_game("dominion"), 2, {}, 5)
    recorder.apply(0, recorder.state.parse_action(0, "buy copper"))
    text = recorder.to_record().to_text()
    (tmp_path / "a.record").write_text(text, encoding="utf-8")
    (tmp_path / "b.record").write_text(text.replace("buy copper", "buy province"), encoding="utf-8")
    found = explore_files([tmp_path])
    assert (found.games, found.unfinished, found.unreadable) == (0, 1, 1)
    assert found.groups("opening") == []


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("a.record", b"hello", "explore-file"),
        ("a.record", b"\xff\xfe", "explore-file"),
        ("a.zip", b"no archive", "explore-file"),
        ("a.parquet", b"PAR1", "explore-file"),
    ],
)
def test_unreadable_file_is_a_clear_error(tmp_path: Path, name: str, content: bytes, code: str) -> None:
    if name.endswith("parquet"):
        pytest.importorskip("pyarrow")
    (tmp_path / name).write_bytes(content)
    with pytest.raises(BastideError) as caught:
        explore_files([tmp_path / name])
    assert caught.value.code == code


def test_folder_without_games_and_games_of_two_kinds_are_errors(tmp_path: Path) -> None:
    with pytest.raises(BastideError, match="no games"):
        explore_files([tmp_path])
    for game in ("dominion", "carcassonne"):
        text = Recorder(get_game(game), 2, {}, 1).to_record().to_text()
        (tmp_path / f"{game}.record").write_text(text, encoding="utf-8")
    with pytest.raises(BastideError, match="one of them at a time"):
        explore_files([tmp_path])
    (tmp_path / "magpie.record").write_text(Recorder(get_game("magpie"), 2, {}, 1).to_record().to_text())
    with pytest.raises(BastideError, match="no opening explorer"):
        explore_files([tmp_path / "magpie.record"])


@pytest.mark.parametrize("language", ["en", "he", "de", "cs"])
def test_page_has_all_choices_in_every_language(tmp_path: Path, language: str) -> None:
    pytest.importorskip("pyarrow")
    found = explore_files([write_data(DOMINION, tmp_path)[1]])
    catalogue = Catalogue(language)
    report = OpeningReport(found, catalogue, language, catalogue.direction)
    page = report.to_html()
    assert f'lang="{language}"' in page
    assert "tournament-openings" not in page
    assert "dominion-" not in page
    for group in found.groups("opening"):
        assert report.name_of(group[0].choice) in page
    assert "http://" not in page.replace("http://www.w3.org/2000/svg", "")
