"""Playing on one's own device, from a server: the folder under a path of its own."""

from __future__ import annotations
