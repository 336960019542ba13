"""Tables on the device of whoever plays: what a browser has in place of a server.

The same code that keeps tables for many people (``bastide.hosting``) keeps them here for those who sit at one device.
It runs in a worker of the page; what it needs of the browser, a drawer to keep logs in and another worker to think on,
is handed to it (``bastide.device.browser``), and what the page asks are the server's requests and messages.
"""
