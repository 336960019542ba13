"""Offline play in the browser: an in-browser server for the people at one device.

It runs the table service of ``bastide.hosting`` in a web worker and answers the same requests and messages as a server.
Storage and a second web worker for bots come from the browser (``bastide.device.browser_interfaces``).
"""
