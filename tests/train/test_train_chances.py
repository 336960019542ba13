"""What a network expects, held against what came: everything that was noted is counted once, in its band."""

from __future__ import annotations

from train_nets import drawn_net

from bastide.core import State, get_game
from bastide.envs.seats_bot import Opinion, Reader
from scripts import loaded


def test_what_was_said_and_what_came_are_in_the_same_measure() -> None:
    tool = loaded("benchmarks/net_chances.py")
    reader = Reader(drawn_net(), get_game("seven_wonders"), 3)
    bands = tool.play(reader, 5, 3, {}, 1)
    again = tool.play(reader, 5, 3, {}, 1)
    assert [band.said for band in bands] == [band.said for band in again]
    noted = sum(len(band.said) for band in bands)
    assert 10 < noted < 5 * 3 * 18  # one decision in ten, of those at which there is something to choose
    for number, band in enumerate(bands):
        low = 2 * number / tool.BANDS - 1
        assert all(low <= said <= low + 2 / tool.BANDS for said in band.said)
        assert len(band.said) == len(band.came) == band.won.games
        assert all(abs(came) <= 1 for came in band.came)
        assert str(len(band.said)) in band.line(number) if band.said else band.line(number).endswith("-")


def test_certainty_itself_has_a_band() -> None:
    """A value of exactly 1, or of -1, falls into the last band, or the first."""
    tool = loaded("benchmarks/net_chances.py")

    class Sure(Reader):
        def opinions(self, decisions: list[tuple[State, int]]) -> list[Opinion]:
            found = super().opinions(decisions)
            for at, opinion in enumerate(found):
                opinion.value = 1.0 if at % 2 else -1.0
            return found

    bands = tool.play(Sure(drawn_net(), get_game("seven_wonders"), 3), 4, 3, {}, 1)
    assert {number for number, band in enumerate(bands) if band.said} == {0, tool.BANDS - 1}
