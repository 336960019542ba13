"""Web page that shows one recorded game: ``<bastide-viewer>`` with its script and data in one file."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final

from bastide.core.json_data import JsonData, canonical_json
from bastide.locale import Catalogue

#: Script that defines ``<bastide-viewer>``.
VIEWER_SCRIPT: Final = Path(__file__).with_name("bastide-viewer.js")
STYLE: Final = "body { margin: 0 auto; padding: 0.5rem; max-width: 75rem; color-scheme: light dark }"
#: The policy allows this page's own script, style and pictures, and nothing else.
PAGE: Final = """<!DOCTYPE html>
<html lang="{language}" dir="{direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src blob:; script-src 'sha256-{script_hash}'; style-src 'sha256-{style_hash}'">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main><bastide-viewer><script type="application/json">{data}</script></bastide-viewer></main>
<script>{script}</script>
</body>
</html>
"""  # noqa: E501


def data_text(data: Mapping[str, JsonData]) -> str:
    """Return the data as JSON that can also stand within a script element."""
    return canonical_json(dict(data)).replace("</", "<\\/").replace("<!", "\\u003c!")


def page_text(data: Mapping[str, JsonData], catalogue: Catalogue, title: str) -> str:
    """Return the page, which needs no other file."""
    script = VIEWER_SCRIPT.read_text(encoding="utf-8")
    return PAGE.format(
        language=catalogue.language,
        direction=catalogue.direction,
        title=escape(title),
        style=STYLE,
        style_hash=_source_hash(STYLE),
        data=data_text(data),
        script=script,
        script_hash=_source_hash(script),
    )


def _source_hash(source: str) -> str:
    return b64encode(sha256(source.encode()).digest()).decode("ascii")
