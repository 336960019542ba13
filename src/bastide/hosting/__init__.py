"""Hosting of tables for people: table service, bots, clocks, lobby, hints, reviews, lessons.

It needs a store of logs (``storage.log_store.LogStore``) and workers for bots (``bots.worker_protocol.Worker``).
Requests arrive as ``api.endpoints.ApiRequest``. There is no network, database or process here: ``bastide.server``
provides those for many people, ``bastide.device`` their replacements in a browser.
"""
