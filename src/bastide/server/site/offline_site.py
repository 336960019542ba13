"""The offline site, served by a server: the folder of ``bastide site`` under ``/here/``.

The folder is written at the first request and kept while the process runs. A browser that has loaded it once works
without the server.
"""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from bastide.core.errors import BastideError
from bastide.device.site.site_folder import check_built, write_folder
from bastide.server.api.http_routes import problem
from bastide.server.connections.security import HERE, POLICY
from bastide.server.site.pages import nothing_at, sent, within
from bastide.tables.errors import Refused

#: Meta tag that tells a page where the offline site is.
OFFERED: Final = f'<meta name="here" content="{HERE}" />'
#: Content Security Policy of the offline site: it also runs WebAssembly (Python), and pages without a URL, such as a
#: trial report, contain their own style.
OF_PYTHON: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'").replace(
    "style-src 'self'", "style-src 'self' 'unsafe-inline'"
)

log = logging.getLogger(__name__)


class Offline:
    """Routes of the offline site. ``static``: the built pages, with or without the Python runtime."""

    def __init__(self, static: Path) -> None:
        self.static = static
        self._folder: TemporaryDirectory[str] | None = None
        self._lock = asyncio.Lock()

    @property
    def offered(self) -> bool:
        """Whether the pages and the Python runtime are built."""
        try:
            check_built(self.static)
        except BastideError:
            return False
        return True

    def close(self) -> None:
        if self._folder is not None:
            self._folder.cleanup()

    def routes(self) -> list[Route]:
        return [
            Route(HERE.removesuffix("/"), self._redirect, methods=["GET"]),
            Route(f"{HERE}{{path:path}}", self._file, methods=["GET"]),
        ]

    async def _redirect(self, request: Request) -> Response:
        return RedirectResponse(HERE)

    async def _file(self, request: Request) -> Response:
        try:
            folder = await self._ensure_written()
        except (BastideError, OSError) as error:
            log.warning("failed to write the offline site: %s", error)
            return problem(Refused("not-here", "one cannot play on one's own device from this server"))
        path = request.path_params["path"] or "index.html"
        file = within(folder, path)
        if file is None:
            return nothing_at(request)
        response = sent(request, file, path)
        if file.suffix != ".svg":
            response.headers["content-security-policy"] = OF_PYTHON
        return response

    async def _ensure_written(self) -> Path:
        """Return the folder, and write it first if needed. Concurrent callers wait."""
        async with self._lock:
            if self._folder is None:
                folder = TemporaryDirectory(prefix="bastide-here-")
                try:
                    await asyncio.to_thread(write_folder, Path(folder.name), self.static)
                except BaseException:
                    folder.cleanup()
                    raise
                self._folder = folder
        return Path(self._folder.name)
