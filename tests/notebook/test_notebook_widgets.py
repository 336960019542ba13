"""Notebook output: animations without a widget, and widgets that play the real games."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode

import pytest

from bastide.core import EXACT, CorruptRecord, IllegalAction, Record, Recorder, get_game, parse_record, replay_record
from bastide.core.errors import InvalidPlayers
from bastide.notebook import play, step_through

ACTIONS = ("play all treasures", "buy silver")


def short_record() -> Record:
    recorder = Recorder(get_game("dominion"), 2, {}, seed=1, seats=["Ruth", "Noam"])
    for text in ACTIONS:
        recorder.apply(0, recorder.state.parse_action(0, text))
    return recorder.to_record()


def test_animation_has_one_picture_per_action_as_the_viewer_saw_it() -> None:
    record = short_record()
    page = record.animate(viewer=0, seconds_per_action=0.2).to_html()
    data = page.split('atob("')[1].split('"')[0]
    frames = json.loads(zlib.decompress(b64decode(data)))
    assert [frame["caption"] for frame in frames] == ["", "Ruth: play all treasures", "Ruth: buy silver"]
    assert [frame["svg"] for frame in frames] == [record.svg(at, viewer=0) for at in range(3)]
    assert "setInterval(advance, 200)" in page
    assert record.animate()._repr_html_().startswith("<iframe srcdoc=")


def test_animation_hides_what_the_viewer_did_not_see() -> None:
    record = short_record()
    assert record.animate(viewer=0).frames != record.animate(viewer=1).frames


def test_animation_of_a_wrong_record_is_refused() -> None:
    text = short_record().to_text().replace("buy silver", "buy province")
    with pytest.raises(CorruptRecord, match="diverges at action"):
        parse_record(text).animate()


@pytest.mark.parametrize("seconds", [0, -1, 1000])
def test_pace_must_be_sensible(seconds: float) -> None:
    with pytest.raises(ValueError, match="seconds_per_action"):
        short_record().animate(seconds_per_action=seconds)


def needs_anywidget() -> None:
    pytest.importorskip("anywidget", reason="THE WIDGETS ARE NOT TESTED: there is no anywidget")


def test_slider_shows_every_position() -> None:
    needs_anywidget()
    record = short_record()
    shown = step_through(record, viewer=0)
    assert shown.widget.last == 2
    for at, caption in enumerate(["", "Ruth: play all treasures", "Ruth: buy silver"]):
        shown.widget.at = at
        assert shown.widget.caption == caption
        assert shown.widget.picture == record.svg(at, viewer=0)


@pytest.mark.parametrize("game", ["dominion", "seven_wonders", "carcassonne"])
def test_game_is_played_to_its_end_by_clicks(game: str) -> None:
    needs_anywidget()
    table = play(game, opponents="easy", seed=3)
    clicks = 0
    while not table.state.is_over() and clicks < 400:
        clicks += 1
        # The last button ends a turn in Dominion, and sells a card in 7 Wonders.
        wanted = [n for n, text in enumerate(table.widget.choices) if text.startswith(("buy province", "play all"))]
        table.widget.clicked = [wanted[0] if wanted else len(table.widget.choices) - 1, clicks]
    assert clicks > 5
    result = replay_record(table.record(), get_game(game))
    assert result.verdict == EXACT
    if table.state.is_over():
        assert table.widget.choices == []
        assert table.widget.caption.startswith("you: ")
        with pytest.raises(IllegalAction):
            table.play("end turn")


def test_click_on_a_button_that_is_gone_changes_nothing() -> None:
    needs_anywidget()
    table = play("dominion", seed=1)
    before = table.state.digest()
    table.widget.clicked = [999, 1]
    assert table.state.digest() == before


def test_wrong_seat_is_refused() -> None:
    with pytest.raises(InvalidPlayers, match="seat 2 doesn't exist"):
        play("dominion", seat=2)


def test_widget_shows_itself() -> None:
    needs_anywidget()
    assert "application/vnd.jupyter.widget-view+json" in str(play("dominion", seed=1)._repr_mimebundle_())
