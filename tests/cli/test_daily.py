"""``bastide daily``: the same deal for everybody on a day."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from bastide.cli.app import run
from bastide.cli.daily import Daily, key_of, played_by
from bastide.core.registry import get_game
from bastide.tables.daily_deals import first_state, setup

GAMES = ("carcassonne", "dominion", "seven_wonders")


@pytest.mark.parametrize("game", GAMES)
def test_everybody_has_the_same_deal_on_a_day(game: str) -> None:
    one, other = (Daily(get_game(game), name, 20_000) for name in ("Ann", "Ben"))
    assert one.state.digest() == other.state.digest() == first_state(get_game(game), key_of(game, 20_000)).digest()
    assert one.seat == other.seat == setup(get_game(game), key_of(game, 20_000)).seat
    assert Daily(get_game(game), "Ann", 20_001).state.digest() != one.state.digest()


def test_a_level_plays_the_seat_to_the_end_and_always_in_the_same_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """With opponents that answer at once: how long they look is not what is asked here."""
    monkeypatch.setattr("bastide.tables.daily_deals.OPPONENTS", ("easy", "medium"))
    game, key = get_game("seven_wonders"), key_of("seven_wonders", 20_000)
    assert played_by(game, key, "medium") == played_by(game, key, "medium")


def test_it_begins_gives_no_hints_and_can_be_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Whoever sits before the player answers at once.
    monkeypatch.setattr("bastide.tables.daily_deals.OPPONENTS", ("easy", "medium"))
    record = tmp_path / "today.record"
    monkeypatch.setattr("sys.stdin", StringIO("hint\nquit\n"))
    run(["--lang", "en", "daily", "seven_wonders", "--name", "Ann", "--record", str(record)])
    said = capsys.readouterr().out
    assert "there are no hints" in said
    assert str(record) in said
    assert "chacha:" in record.read_text(encoding="utf-8")


def test_a_game_without_levels_has_none() -> None:
    assert run(["--lang", "en", "daily", "magpie"]) != 0
