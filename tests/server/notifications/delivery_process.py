"""A process that only delivers notifications: ``delivery_process.py DATABASE SMTP_URL LEASE_MS``."""

from __future__ import annotations

import asyncio
import sys
from time import time

from bastide.server.notifications import delivery_worker
from bastide.server.notifications.delivery_worker import DeliveryWorker
from bastide.server.notifications.notification_service import NotificationService
from bastide.server.settings import Settings
from bastide.server.store import open_store


async def deliver(database: str, smtp_url: str, lease_ms: int) -> None:
    delivery_worker.POLL_INTERVAL_SECONDS = 0.02  # type: ignore[misc]  # quicker than in a server
    settings = Settings(
        database=database, smtp_url=smtp_url, public_url="http://localhost", outgoing_networks="127.0.0.0/8"
    )
    store = await open_store(database)
    service = NotificationService(settings, store, lambda: int(time() * 1000))
    channels = await service.make_channels()
    DeliveryWorker(store, service.now_ms, channels, settings.public_url, lease_ms).start()
    print("ready", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(deliver(sys.argv[1], sys.argv[2], int(sys.argv[3])))
