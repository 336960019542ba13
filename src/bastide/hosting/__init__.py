"""Hosting tables for people: the table service, bots, clocks, lists, hints, reviews, lessons.

It needs a store for logs (``storage.LogStore``) and workers for bots (``bots.worker.Worker``); requests come as
``calls.Call``. There is no network here, no database and no process: ``bastide.server`` has those for many people,
``bastide.device`` what a browser has instead.
"""
