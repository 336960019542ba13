"""Browser tests of files of other programs on the replay page and the analysis board, and of pictures of a game."""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path

import pytest
from browser_testing import NewVisitor, axe_violations, fits_width
from complete_languages import COMPLETE_LANGUAGES
from jcloisterzone_exporter import export_save
from layout_checks import layout_faults
from playwright.sync_api import expect

from bastide.core import Recorder, get_game
from bastide.locale.catalogue import Catalogue

RECORD = Path(__file__).parents[2] / "records" / "dominion" / "base2-improvements-2p-people.record"


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A save that stops at a barn, which our game of the base set does not have."""
    recorder = Recorder(get_game("carcassonne"), 2, {"modules": ["base"]}, 3, ["Ruth", "Noam"])
    for _ in range(6):
        player = recorder.state.next_player_to_act()
        recorder.apply(player, recorder.state.legal_actions(player)[0])
    data = json.loads(export_save(recorder.to_record()))
    data["setup"]["rules"] = {"dragon-move": "after-scoring"}
    data["replay"].append(
        {"type": "DEPLOY_MEEPLE", "payload": {"pointer": {"position": [9, 9]}, "meepleId": "0.barn.1"}}
    )
    path = tmp_path / "game.jcz"
    path.write_text(json.dumps(data, indent=1), encoding="utf-8")
    return path


def test_file_of_another_program_opens_with_its_statistics(new_visitor: NewVisitor, save: Path) -> None:
    """In every language: how many moves were understood, where the import stops, and which rules differ."""
    for language in COMPLETE_LANGUAGES:
        page = (person := new_visitor(language=language, width=390, height=800)).page
        person.visit("/replay")
        page.locator('input[type="file"]').set_input_files(save)
        report = page.locator("[data-imported]")
        expect(report).to_contain_text("JCloisterZone")
        for rule in ("dragon-move", "barn-placement"):
            expect(report).to_contain_text(Catalogue(language).translate(f"carcassonne-import-{rule}"))
        assert "import-" not in report.inner_text()
        assert fits_width(page)
        assert layout_faults(page) == []
        assert not axe_violations(page)
        page.locator("[data-analyse]").click()
        page.locator("main.board").wait_for()
    person.visit("/analysis")
    page.locator("[data-paste]").fill(save.read_text(encoding="utf-8"))
    page.locator("[data-open]").click()
    expect(page.locator("main.board [data-imported]")).to_contain_text("JCloisterZone")
    person.visit("/analysis")
    page.locator("[data-paste]").fill("Dear diary")
    page.locator("[data-open]").click()
    expect(page.locator("main [role=alert]")).to_contain_text("dominion.games")


def test_picture_and_moving_picture_are_saved(new_visitor: NewVisitor, tmp_path: Path) -> None:
    page = (person := new_visitor()).page
    person.visit("/replay?at=12")
    page.locator('input[type="file"]').set_input_files(RECORD)
    page.locator("[data-picture]").click()
    with page.expect_download() as coming:
        page.locator("[data-png]").click()
    picture = Path(coming.value.path()).read_bytes()
    assert (coming.value.suggested_filename, picture[12:16]) == ("dominion-12.png", b"IHDR")
    assert int.from_bytes(picture[16:20]) == 2400, "twice the width of the drawing"
    page.locator("[data-from]").fill("10")
    page.locator("[data-until]").fill("50")
    expect(page.locator("[data-moving]")).to_be_disabled()
    page.locator("[data-until]").fill("13")
    assert not axe_violations(page)
    with page.expect_download() as coming:
        page.locator("[data-moving]").click()
    moving = Path(coming.value.path()).read_bytes()
    assert coming.value.suggested_filename == "dominion-10-13.png"
    at = moving.index(b"acTL")
    assert int.from_bytes(moving[at + 4 : at + 8]) == 4, "the positions 10 to 13"
    shown = page.evaluate(
        """async (data) => {
            const image = new Image();
            image.src = `data:image/png;base64,${data}`;
            await image.decode();
            return image.naturalWidth;
        }""",
        b64encode(moving).decode(),
    )
    assert shown == 1200
