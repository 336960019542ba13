"""The copy deck has every text of every complete language, with its place."""

from __future__ import annotations

import html
import re
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from complete_languages import COMPLETE_LANGUAGES
from script_loader import load_script

from bastide.cli.dev.translation_status import list_prefixes, loadable_games, read_message_ids
from bastide.locale.catalogue import catalogue_files

#: Catalogues of the web app; the others belong to the command line and the reports.
WEB_CATALOGUES = {
    "bot",
    "deal",
    "device",
    "lesson",
    "puzzle",
    "rating",
    "replay",
    "server",
    "setting",
    "strategy",
    "table",
    "web",
    "word",
}


@cache
def deck() -> ModuleType:
    return load_script("tools/write_copy_deck.py")


@cache
def groups(language: str) -> list[Any]:
    found: list[Any] = deck().collect_groups(language, deck().PlaceFinder(), {})
    return found


@cache
def page(language: str) -> str:
    text: str = deck().render_page(language, groups(language), [])
    return text


@pytest.mark.parametrize("language", COMPLETE_LANGUAGES)
def test_every_message_is_in_the_deck(language: str) -> None:
    shown = {*re.findall(r'<article id="([^"]+)"', page(language))}
    wanted = {
        message
        for prefix in list_prefixes()
        for path in catalogue_files(language, prefix)
        for message in read_message_ids(path)
    }
    assert len(wanted) > 3000
    assert wanted - shown == set()
    assert "missing</span>" not in page(language)


def test_places_are_found_for_web_and_game_messages() -> None:
    texts = [
        text
        for group in groups("en")
        for text in group.texts
        if group.name.partition("/")[0] in {*WEB_CATALOGUES, *loadable_games()}
    ]
    without_file = [text.id for text in texts if not any("/" in place for place in text.places)]
    assert len(without_file) < 0.02 * len(texts), without_file


def test_every_message_is_used() -> None:
    """A message is used by a source file, the help of a command, a lesson, or another message.

    Templates such as ``error-{code}`` use all messages they fit, so error codes are looked up in full.
    """
    texts = [text for group in groups("en") for text in group.texts]
    references = {name for text in texts for name in re.findall(r"\{ ([a-z]\w*-[\w-]+)", text.english)}
    quoted = deck().PlaceFinder().index.files_by_text
    unused = [
        text.id
        for text in texts
        if not (any("/" in place for place in text.places) or text.commands or text.id in references)
        or (text.id.startswith("error-") and not {text.id, text.id.removeprefix("error-")} & quoted.keys())
    ]
    assert unused == []


def test_places_name_the_file_that_uses_a_message() -> None:
    places = {text.id: text.places for group in groups("en") for text in group.texts}
    assert "web/src/pages/settings/Settings.svelte" in places["setting-theme-light"]
    assert "src/bastide/games/dominion/sets/prosperity/goons.py" in places["dominion-card-goons.text"]
    assert places["lesson-carcassonne-king-close"][0] == "lesson carcassonne-king"
    assert "src/bastide/cli/translated_commands.py" in places["error-unknown-language"]


def test_help_texts_name_their_command() -> None:
    commands = {text.id: text.commands for group in groups("de") for text in group.texts}
    assert commands["admin-ban.help"] == ["bastide admin ban"]
    assert 'id="help-bastide-admin-ban"' in page("de")


def test_right_to_left_texts_have_their_direction_and_are_next_to_english() -> None:
    row = page("he").partition('<article id="word-yes">')[2].partition("</article>")[0]
    assert 'lang="he" dir="rtl">כן</p>' in row
    assert 'lang="en" dir="ltr">Yes</p>' in row


def test_texts_are_escaped() -> None:
    text = deck().DeckText("web-x", '<b title="a">&', "English & <i>", ["a<b"])
    row = deck().render_text(text, "de")
    assert html.escape('<b title="a">&') in row
    assert "English &amp; &lt;i&gt;" in row
    assert "a&lt;b" in row


def test_missing_texts_are_marked() -> None:
    assert '<span class="missing">missing</span>' in deck().render_text(deck().DeckText("web-x", None, "X"), "de")


def test_picture_of_a_text_is_embedded_with_a_frame(tmp_path: Path) -> None:
    folder = tmp_path / "de"
    folder.mkdir()
    (folder / "lobby.jpg").write_bytes(b"picture")
    (folder / "places.json").write_text(
        '[{"screen": "lobby", "file": "lobby.jpg", "width": 1280, "height": 800, '
        '"places": [["word-yes", 100, 200, 40, 20, true]]}]',
        encoding="utf-8",
    )
    spots, pictures = deck().read_spots(folder)
    text = deck().DeckText("word-yes", "Ja", "Yes", spots=spots["word-yes"])
    written = deck().render_page("de", [deck().Group("word", {"": [text]})], pictures)
    assert "base64,cGljdHVyZQ==" in written
    assert 'data-box="1280 800 100 200 40 20"' in written


def test_text_without_a_picture_has_one_of_its_component() -> None:
    spot = deck().Spot(3, "lobby", (1280, 800), (1, 2, 3, 4), True)
    shown = deck().DeckText("web-join", "Join", "Join", ["web/src/pages/lobby/TableRow.svelte"], spots=[spot])
    hidden = deck().DeckText("web-watch", "Watch", "Watch", ["web/src/pages/lobby/TableRow.svelte"])
    elsewhere = deck().DeckText("table-qr", "QR", "QR", ["web/src/pages/table/InviteLink.svelte"])
    deck().add_related_spots([deck().Group("web", {"": [shown, hidden, elsewhere]})])
    assert (shown.related, hidden.related, elsewhere.related) == (None, spot, None)
    assert "same component" in deck().render_text(hidden, "en")
