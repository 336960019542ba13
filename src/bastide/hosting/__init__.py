"""Keeping tables for people: what is stored and told, bots that play there, clocks, lists, hints, reviews, lessons.

Whoever keeps tables hands it a place for logs (``storage.LogStore``) and somewhere to think (``minds.Minds``); what
people ask comes as a ``calls.Call``. There is no network here, no database and no process: ``bastide.server`` brings
those for many people, ``bastide.device`` what a browser has instead.
"""
