"""Quiet hours and the daily digest follow the person's time zone; pauses after failures grow."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from bastide.server.notifications.delivery_schedule import (
    MAX_PAUSE_MS,
    NotificationSettings,
    end_of_quiet_hours,
    find_time_zone,
    next_digest,
    pause_after_failures,
)

BERLIN = "Europe/Berlin"


def at(text: str, zone: str = BERLIN) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("quiet", "now", "until"),
    [
        ((22 * 60, 7 * 60), "2026-07-01T21:59:59", ""),
        ((22 * 60, 7 * 60), "2026-07-01T22:00:00", "2026-07-02T07:00:00"),
        ((22 * 60, 7 * 60), "2026-07-02T06:59:59", "2026-07-02T07:00:00"),
        ((22 * 60, 7 * 60), "2026-07-02T07:00:00", ""),
        ((9 * 60, 17 * 60), "2026-07-02T12:00:00", "2026-07-02T17:00:00"),
        ((9 * 60, 17 * 60), "2026-07-02T17:00:00", ""),
        ((0, 0), "2026-07-02T03:00:00", ""),
        # Clocks change in this night: it is an hour longer or shorter.
        ((22 * 60, 7 * 60), "2026-10-24T23:00:00", "2026-10-25T07:00:00"),
        ((22 * 60, 7 * 60), "2026-03-28T23:00:00", "2026-03-29T07:00:00"),
    ],
)
def test_quiet_hours(quiet: tuple[int, int], now: str, until: str) -> None:
    settings = NotificationSettings(time_zone=BERLIN, quiet_from=quiet[0], quiet_until=quiet[1])
    assert end_of_quiet_hours(settings, at(now)) == (at(until) if until else 0)


def test_digest_is_sent_once_a_day() -> None:
    settings = NotificationSettings(time_zone=BERLIN, digest_at=8 * 60)
    assert next_digest(settings, at("2026-07-01T07:59:59")) == at("2026-07-01T08:00:00")
    assert next_digest(settings, at("2026-07-01T08:00:00")) == at("2026-07-02T08:00:00")
    assert next_digest(NotificationSettings(), at("2026-07-01T07:00:00", "UTC")) == at("2026-07-01T08:00:00", "UTC")


@hypothesis_settings(deadline=None)
@given(
    st.integers(0, 1439), st.integers(0, 1439), st.datetimes(datetime(2020, 1, 1), datetime(2040, 1, 1)),
    st.sampled_from(["UTC", BERLIN, "America/St_Johns", "Pacific/Apia", "Asia/Jerusalem", "Nowhere/None"]),
)  # fmt: skip
def test_waiting_ends_in_the_future_and_within_two_days(start: int, end: int, moment: datetime, zone: str) -> None:
    settings = NotificationSettings(time_zone=zone, quiet_from=start, quiet_until=end, digest_at=end)
    now = int(moment.replace(tzinfo=UTC).timestamp() * 1000)
    until = end_of_quiet_hours(settings, now)
    assert until == 0 or now < until <= now + 26 * 3_600_000
    assert now < next_digest(settings, now) <= now + 49 * 3_600_000


def test_unknown_time_zones_are_recognised() -> None:
    assert find_time_zone("Asia/Jerusalem") is not None
    for name in ("Nowhere", "../../etc/passwd", "/etc/localtime", "Europe", "a" * 60):
        assert find_time_zone(name) is None


def test_pauses_double_up_to_a_limit() -> None:
    for failures in range(1, 40):
        least = min(MAX_PAUSE_MS, 30_000 * 2 ** (failures - 1)) * 0.8
        assert least <= pause_after_failures(failures) <= MAX_PAUSE_MS * 1.2
    assert pause_after_failures(1, retry_after_seconds=3_600) == 3_600_000
