"""Encoding of the output streams."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper


def make_streams_accept_all_text() -> None:
    """Keep output from failing where the system's encoding lacks a character (code page 1252 of Windows).

    Files and pipes get UTF-8, unless ``PYTHONIOENCODING`` says otherwise; a terminal shows ``?`` for other characters.
    """
    for stream in (sys.stdout, sys.stderr):
        if not isinstance(stream, TextIOWrapper) or stream.encoding.lower().replace("-", "") == "utf8":
            continue
        if stream.isatty() or "PYTHONIOENCODING" in os.environ:
            stream.reconfigure(errors="replace")
        else:
            stream.reconfigure(encoding="utf-8")
