"""Recorded games for other pages: exact pictures, no hidden information, nothing from a record as markup."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from shutil import copyfile
from threading import Thread
from typing import Any
from xml.etree import ElementTree

import pytest
from browser_testing import axe_violations, fits_width
from complete_languages import COMPLETE_LANGUAGES
from hypothesis import given
from hypothesis import strategies as st
from playwright.sync_api import Browser, Locator, expect

from bastide.art.embedding import VIEWER_SCRIPT, animate_record, data_text, embed_record, page_text
from bastide.art.embedding.picture_parts import list_change, split_picture
from bastide.cli.app import run_command_line
from bastide.core import SPECTATOR, BastideError, CorruptRecord, GameNode, Recorder, get_game, parse_record
from bastide.core.records.game_record import Record
from bastide.locale import Catalogue

ROOT = Path(__file__).parents[2]
ANNOTATED = ROOT / "docs" / "pictures" / "annotated.record"
#: A hostile name and comment.
MARKUP = "</script><img src=x onerror=alert(1)>"


def annotated_record() -> Record:
    return parse_record(ANNOTATED.read_text(encoding="utf-8"))


def hostile_record() -> Record:
    recorder = Recorder(get_game("dominion"), 2, {"kingdom": "first_game_2e"}, 3, [MARKUP, "Noam"])
    for text in ("play all treasures", "buy silver"):
        recorder.apply(0, recorder.state.parse_action(0, text))
    root = GameNode.from_record(recorder.to_record())
    root.variations[0].comment = MARKUP
    root.variations[0].add_variation("end turn").marks.add("interesting")
    return root.to_record()


def picture_of(data: dict[str, Any], number: int, language: str, dark: bool) -> str:
    """Return the picture of a node as the viewer composes it."""
    node = data["nodes"][number]
    path = [node]
    while node["parent"] >= 0:
        node = data["nodes"][node["parent"]]
        path.append(node)
    parts: list[int] = []
    for each in reversed(path):
        start, end, *middle = each["pictures"][language]
        parts = [*parts[:start], *middle, *parts[len(parts) - end :]]
    text = "".join(data["parts"][part] for part in parts)
    return re.sub(r"var\(--b(\d+)\)", lambda found: str(data["colours"][int(found[1])][dark]), text)


@given(st.lists(st.integers(0, 3), max_size=8), st.lists(st.integers(0, 3), max_size=8))
def test_change_of_list_restores_it(old: list[int], new: list[int]) -> None:
    start, end, *middle = list_change(old, new)
    assert [*old[:start], *middle, *old[len(old) - end :]] == new


def test_embedded_pictures_are_those_of_the_positions() -> None:
    record = annotated_record()
    data = json.loads(data_text(embed_record(record, ["en", "he"])))
    nodes = [GameNode.from_record(record), *GameNode.from_record(record).descendants()]
    assert len(data["nodes"]) == len(nodes) > len(record.moves) + 1
    for number in (0, 3, 4, len(nodes) - 1):
        for language, dark in (("en", False), ("he", True)):
            drawn = nodes[number].state.svg(SPECTATOR, language, record.seats, dark)
            assert picture_of(data, number, language, dark) == re.sub("<desc>.*?</desc>", "", drawn, flags=re.DOTALL)


def test_split_parts_join_to_the_picture() -> None:
    svg = get_game("seven_wonders").new_state(3, {}, 1).svg(0, "de")
    parts = split_picture(svg)
    assert "".join(parts) == re.sub("<desc>.*?</desc>", "", svg, flags=re.DOTALL)
    assert len(parts) > 20


def test_embedded_game_has_only_what_its_viewer_sees() -> None:
    record = hostile_record()
    hand = [card for card in ("copper", "estate") if card in str(record.state_at(0).view(1)["sides"])]
    assert hand
    seen = [data_text(embed_record(record, ["en"], viewer)) for viewer in (SPECTATOR, 1)]
    drawn = [Catalogue("en").translate(f"dominion-card-{card}") for card in hand]
    words = [[line for line in json.loads(text)["lines"] if any(name in line for name in drawn)] for text in seen]
    assert len(words[1]) > len(words[0])


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_texts_of_the_viewer_are_translated(language: str) -> None:
    texts = embed_record(annotated_record(), [language])["texts"]
    assert isinstance(texts, dict)
    own = texts[language]
    assert isinstance(own, dict)
    assert not [text for name, text in own.items() if text == f"viewer-{name}"]
    assert "{at}" in str(own["step"])
    assert "{last}" in str(own["step"])


def test_record_cannot_leave_its_script_element() -> None:
    data = embed_record(hostile_record(), ["en"])
    text = data_text(data)
    assert "</" not in text
    assert "<!" not in text
    assert json.loads(text) == data
    page = page_text(data, Catalogue("en"), MARKUP)
    assert page.count("</script>") == 2
    script = VIEWER_SCRIPT.read_text(encoding="utf-8")
    assert "</script" not in script
    assert "innerHTML" not in script


def test_script_is_small() -> None:
    assert len(gzip.compress(VIEWER_SCRIPT.read_bytes())) < 10_000


def test_illegal_variation_is_not_embedded() -> None:
    text = ANNOTATED.read_text(encoding="utf-8").replace("knight on city 0", "knight on city 7", 1)
    with pytest.raises(CorruptRecord):
        embed_record(parse_record(text), ["en"])
    with pytest.raises(BastideError, match="unknown language 'xx'"):
        embed_record(annotated_record(), ["xx"])


def test_animated_picture_shows_each_position_once() -> None:
    svg = animate_record(annotated_record(), 4, 9, seconds=2)
    tree = ElementTree.fromstring(svg)
    frames = [each for each in tree if each.get("class") == "frame"]
    assert [each.get("style") for each in frames] == [f"animation-delay:{at}s" for at in (-12, -10, -8, -6, -4, -2)]
    assert "prefers-reduced-motion" in svg
    used = set(re.findall(r"href='#([^']+)'", svg))
    assert used <= set(re.findall(r" id='([^']+)'", svg))
    whole = sum(len(annotated_record().svg(at)) for at in range(4, 10))
    assert len(svg) < whole / 2


@pytest.mark.parametrize(
    ("first", "last", "code"),
    [(5, 5, "stretch-range"), (0, 25, "stretch-range"), (9, 3, "stretch-range")],
)
def test_impossible_stretch_is_refused(first: int, last: int, code: str) -> None:
    with pytest.raises(BastideError) as caught:
        animate_record(annotated_record(), first, last)
    assert caught.value.code == code


def test_embed_command_writes_page_data_and_script(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    page, data, script, moves = (tmp_path / name for name in ("game.html", "game.json", "viewer.js", "moves.svg"))
    assert run_command_line(["--lang", "de", "embed", str(ANNOTATED), "-o", str(page)]) == 0
    assert '<html lang="de" dir="ltr">' in page.read_text(encoding="utf-8")
    assert run_command_line(["embed", str(ANNOTATED), "-o", str(data), "--languages", "he, en", "--seat", "1"]) == 0
    assert [each["code"] for each in json.loads(data.read_text(encoding="utf-8"))["languages"]] == ["he", "en"]
    assert run_command_line(["embed", "--script", "-o", str(script)]) == 0
    assert script.read_bytes() == VIEWER_SCRIPT.read_bytes()
    assert run_command_line(["draw", str(ANNOTATED), "--at", "2", "--until", "4", "-o", str(moves)]) == 0
    assert moves.read_text(encoding="utf-8").count("class='frame'") == 3
    capfd.readouterr()
    for wrong in (["-o", "x.txt"], ["-o", "x.html", "--seat", "2"], ["-o", "x.html", "--languages", "xx"]):
        assert run_command_line(["embed", str(ANNOTATED), *wrong]) == 2
        assert capfd.readouterr().err.startswith("error: ")


# -- in a browser --------------------------------------------------------------------------------


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(folder))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def current(viewer: Locator) -> Locator:
    return viewer.locator(".now")


def test_blog_page_shows_a_game_by_keyboard_and_touch(browser: Browser, tmp_path: Path) -> None:
    for path in (ROOT / "examples" / "blog").iterdir():
        copyfile(path, tmp_path / path.name)
    copyfile(VIEWER_SCRIPT, tmp_path / VIEWER_SCRIPT.name)
    (tmp_path / "game.json").write_text(data_text(embed_record(annotated_record(), ["en", "he"])), encoding="utf-8")
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    with served(tmp_path) as address:
        page.goto(f"{address}/index.html")
        viewer = page.locator("bastide-viewer")
        expect(current(viewer)).to_contain_text("completes Ruth")
        expect(viewer.locator(".picture img")).to_be_visible()
        assert fits_width(page)
        assert axe_violations(page, always=True) == []
        viewer.get_by_role("button", name="Next move").tap()
        expect(current(viewer)).to_contain_text("farmer at -1, 1")
        viewer.get_by_role("button", name="Previous move").focus()
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowDown")
        expect(current(viewer)).to_contain_text("stays open")
        expect(current(viewer).locator(".mark")).to_have_text("good")
        page.keyboard.press("Home")
        expect(current(viewer)).to_contain_text("Ruth plays red")
        viewer.get_by_role("combobox").select_option("he")
        assert viewer.locator(".frame").get_attribute("dir") == "rtl"
        viewer.get_by_role("button", name="המהלך הבא").focus()
        page.keyboard.press("ArrowLeft")
        assert viewer.evaluate("(viewer) => viewer.shadowRoot.querySelector('input').value") == "1"
        assert axe_violations(page, always=True) == []
        page.emulate_media(color_scheme="dark")
        assert axe_violations(page, always=True) == []
    assert complaints == []
    context.close()


def test_single_page_plays_without_a_server_and_shows_markup_as_text(browser: Browser, tmp_path: Path) -> None:
    path = tmp_path / "game.html"
    path.write_text(page_text(embed_record(hostile_record(), ["en"]), Catalogue("en"), MARKUP), encoding="utf-8")
    page = browser.new_page(color_scheme="dark")
    complaints: list[str] = []
    page.on("dialog", lambda dialog: complaints.append(dialog.message))
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.goto(path.as_uri())
    viewer = page.locator("bastide-viewer")
    expect(viewer.locator(".head")).to_contain_text(MARKUP)
    viewer.evaluate("(viewer) => viewer.setAttribute('seconds', '0.2')")
    viewer.get_by_role("button", name="Play", exact=True).click()
    expect(viewer.get_by_role("slider")).to_have_js_property("value", "2")
    expect(viewer.get_by_role("button", name="Play", exact=True)).to_be_visible()
    viewer.get_by_role("button", name="Previous move").click()
    expect(viewer.locator(".comment")).to_have_text(MARKUP)
    assert viewer.locator("img").count() == 1
    assert complaints == []
    page.close()
