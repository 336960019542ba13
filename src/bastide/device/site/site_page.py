"""First page, web manifest and service worker of the static site."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final

from bastide.locale import LANGUAGES, Catalogue
from bastide.locale.name_overrides import CHOSEN_NAMES_META_TAG, active_names

#: Content Security Policy of the site: nothing from elsewhere. It runs WebAssembly (Python), and pages without a URL,
#: such as a trial report, contain their own style.
SITE_CONTENT_SECURITY_POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
    ]
)
#: Pictures for link previews and for installing, which the service worker does not cache.
PREVIEW_FILE: Final = "preview.jpg"
PHONE_PREVIEW_FILE: Final = "preview-phone.jpg"
PHONE_PREVIEW_SIZE: Final = (360, 640)
SCREENSHOTS: Final = [
    {"src": f"./{PREVIEW_FILE}", "type": "image/jpeg", "sizes": "1200x630", "form_factor": "wide"},
    {
        "src": f"./{PHONE_PREVIEW_FILE}",
        "type": "image/jpeg",
        "sizes": f"{PHONE_PREVIEW_SIZE[0]}x{PHONE_PREVIEW_SIZE[1]}",
        "form_factor": "narrow",
    },
]
SERVICE_WORKER_FILE: Final = "sw.js"
#: Notices that ``start.js`` shows, by the id of their template.
START_NOTICES: Final = {"opened-as-file": "device-opened-as-file", "cannot-start": "device-cannot-start"}
#: The notices appear where style sheets do not load.
NOTICE_STYLE: Final = "max-width: 36rem; margin: 3rem auto; padding: 0 1rem; font: 1.1rem/1.5 system-ui, sans-serif"
APP_ELEMENT: Final = '<div id="app"></div>'


def write_index_page(folder: Path) -> None:
    """Adapt the first page: relative URLs, no server, and notices for browsers that cannot start it."""
    page = folder / "index.html"
    text = page.read_text(encoding="utf-8").replace('="/', '="./').replace("<html ", '<html data-engine="device" ', 1)
    head = [
        f'<meta http-equiv="Content-Security-Policy" content="{SITE_CONTENT_SECURITY_POLICY}" />',
        f'<meta name="description" content="{escape(Catalogue().translate("picture-house"))}" />',
        '<meta name="version" content="" />',
        '<script src="./start.js"></script>',
    ]
    # Before the scripts of the page, whose errors it reports.
    text = text.replace("<title>", "\n    ".join([*head, "<title>"]), 1)
    text = text.replace("</head>", f"{CHOSEN_NAMES_META_TAG if active_names() else ''}</head>", 1)
    templates = [f'<template id="{name}">{notice_html(message)}</template>' for name, message in START_NOTICES.items()]
    below = [APP_ELEMENT, f"<noscript>{notice_html('device-needs-javascript')}</noscript>", *templates]
    page.write_text(text.replace(APP_ELEMENT, "\n    ".join(below), 1), encoding="utf-8")


def notice_html(message: str, languages: tuple[str, ...] = tuple(LANGUAGES)) -> str:
    """Return a message in these languages as HTML paragraphs. ```` `code` ```` becomes a code element."""
    found = []
    for language in languages:
        words = Catalogue(language)
        text = re.sub("`([^`]+)`", r'<code dir="ltr">\1</code>', escape(words.translate(message)))
        found.append(f'<p lang="{language}" dir="{words.direction}" style="{NOTICE_STYLE}">{text}</p>')
    return "".join(found)


def write_manifest(folder: Path) -> None:
    """Adapt the web manifest: relative URLs, and a window of its own when it is installed."""
    file = folder / "house.webmanifest"
    manifest = json.loads(file.read_text(encoding="utf-8").replace('": "/', '": "./'))
    # Browsers resolve an id against the origin. Without one the start URL is the id, which is right under any path.
    del manifest["id"]
    manifest |= {
        "display": "standalone",
        "description": Catalogue().translate("picture-house"),
        "screenshots": SCREENSHOTS,
    }
    file.write_text(json.dumps(manifest, indent=2), encoding="utf-8")


def write_service_worker(folder: Path, template: Path) -> int:
    """Write the version into the first page, and version and digests into the worker; returns the size of the site.

    ``template``: the service worker without version and files.
    """
    worker, page = folder / SERVICE_WORKER_FILE, folder / "index.html"
    write_version(page, "")
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path != worker]
    uncached = (PREVIEW_FILE, PHONE_PREVIEW_FILE)
    digests = {path.relative_to(folder).as_posix(): digest_of(path) for path in files if path.name not in uncached}
    version = sha256("".join(f"{name} {digest}\n" for name, digest in digests.items()).encode()).hexdigest()[:16]
    write_version(page, version)
    digests["index.html"] = digest_of(page)
    text = template.read_text(encoding="utf-8").replace('"VERSION"', json.dumps(version))
    worker.write_text(text.replace('{ FILES: "" }', json.dumps(digests)), encoding="utf-8")
    return sum(path.stat().st_size for path in (*files, worker))


def write_version(page: Path, version: str) -> None:
    """Set the version that the first page states."""
    text = page.read_text(encoding="utf-8")
    tag = f'<meta name="version" content="{version}" />'
    page.write_text(re.sub('<meta name="version" content="[^"]*" />', tag, text), encoding="utf-8")


def digest_of(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()
