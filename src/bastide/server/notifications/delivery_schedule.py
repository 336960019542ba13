"""When a notification is delivered: settings of a person, quiet hours, daily digest, pauses after failures."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias
from zoneinfo import ZoneInfo

from msgspec import Meta, Struct

#: ``digest``: in the daily digest, which only e-mail has.
Delivery: TypeAlias = Literal["now", "digest", "off"]
PushDelivery: TypeAlias = Literal["now", "off"]
MinuteOfDay = Annotated[int, Meta(ge=0, lt=1440)]

FIRST_PAUSE_MS: Final = 30_000
MAX_PAUSE_MS: Final = 6 * 3_600_000


class KindSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a person is notified of one kind of event."""

    push: PushDelivery = "now"
    email: Delivery = "now"
    webhook: PushDelivery = "now"


class NotificationSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Notification settings of a person. Times are minutes of the day in their time zone."""

    turn: KindSettings = KindSettings()
    full: KindSettings = KindSettings()
    invitation: KindSettings = KindSettings()
    declined: KindSettings = KindSettings()
    over: KindSettings = KindSettings(email="digest")
    mention: KindSettings = KindSettings(email="digest")
    round: KindSettings = KindSettings()
    #: IANA name of the time zone; empty: UTC.
    time_zone: Annotated[str, Meta(max_length=60)] = ""
    #: No notifications between these times. Equal: no quiet hours.
    quiet_from: MinuteOfDay = 0
    quiet_until: MinuteOfDay = 0
    #: When the daily digest is sent.
    digest_at: MinuteOfDay = 8 * 60
    #: Language of the messages.
    language: Annotated[str, Meta(max_length=10)] = "en"

    def get_delivery(self, kind: str, channel: str) -> Delivery:
        """Return how a kind of event is delivered on a channel. Messages that people ask for always are."""
        settings = getattr(self, kind, None)
        found: Delivery = getattr(settings, channel) if isinstance(settings, KindSettings) else "now"
        return found


@lru_cache(maxsize=1000)
def find_time_zone(name: str) -> ZoneInfo | None:
    """Return a time zone by its name; UTC for an empty name, None if it is unknown."""
    try:
        return ZoneInfo(name or "UTC")
    except (KeyError, ValueError, OSError):
        return None


def _local(settings: NotificationSettings, now_ms: int) -> datetime:
    return datetime.fromtimestamp(now_ms / 1000, UTC).astimezone(find_time_zone(settings.time_zone) or UTC)


def _next_time(local: datetime, minute: int) -> int:
    """Return the next moment at this minute of the local day, after ``local``, in milliseconds."""
    for days in (0, 1, 2):
        day = local.date() + timedelta(days=days)
        found = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=local.tzinfo)
        if found.astimezone(UTC) > local.astimezone(UTC):
            break
    return int(found.timestamp() * 1000)


def end_of_quiet_hours(settings: NotificationSettings, now_ms: int) -> int:
    """Return when the current quiet hours end, in milliseconds; 0 if it is not quiet now."""
    start, end = settings.quiet_from, settings.quiet_until
    if start == end:
        return 0
    local = _local(settings, now_ms)
    minute = local.hour * 60 + local.minute
    is_quiet = start <= minute < end if start < end else minute >= start or minute < end
    return _next_time(local, end) if is_quiet else 0


def next_digest(settings: NotificationSettings, now_ms: int) -> int:
    """Return when the next daily digest is sent, in milliseconds."""
    return _next_time(_local(settings, now_ms), settings.digest_at)


def pause_after_failures(failures: int, retry_after_seconds: int = 0) -> int:
    """Return the pause after this many consecutive failures in milliseconds: exponential, with jitter."""
    pause = min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** min(failures - 1, 20))
    return max(int(pause * random.uniform(0.8, 1.2)), retry_after_seconds * 1000)
