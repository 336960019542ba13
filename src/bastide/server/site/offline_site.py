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
from bastide.device.site.site_builder import check_built, write_site
from bastide.device.site.site_page import SITE_CONTENT_SECURITY_POLICY
from bastide.server.api.starlette_adapter import error_response
from bastide.server.connections.request_time_budgets import uncharged
from bastide.server.connections.security_middleware import OFFLINE_SITE_PATH
from bastide.server.site.compressed_files import write_compressed_copies
from bastide.server.site.static_files import file_response, not_found_response, resolve_inside
from bastide.tables.request_errors import RequestRefused

#: Meta tag that tells a page where the offline site is.
OFFLINE_SITE_META_TAG: Final = f'<meta name="here" content="{OFFLINE_SITE_PATH}" />'
#: Content Security Policy of the offline site. Only headers can forbid frames.
OFFLINE_SITE_CONTENT_SECURITY_POLICY: Final = f"{SITE_CONTENT_SECURITY_POLICY}; frame-ancestors 'none'"

log = logging.getLogger(__name__)


class OfflineSite:
    """Routes of the offline site. ``static``: the built pages, with or without the Python runtime."""

    def __init__(self, static: Path) -> None:
        self.static = static
        self._folder: TemporaryDirectory[str] | None = None
        self._lock = asyncio.Lock()

    @property
    def is_available(self) -> bool:
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
            Route(OFFLINE_SITE_PATH.removesuffix("/"), self._redirect, methods=["GET"]),
            Route(f"{OFFLINE_SITE_PATH}{{path:path}}", self._file, methods=["GET"]),
        ]

    async def _redirect(self, request: Request) -> Response:
        return RedirectResponse(OFFLINE_SITE_PATH)

    async def _file(self, request: Request) -> Response:
        try:
            folder = await self._ensure_written()
        except (BastideError, OSError) as error:
            log.warning("failed to write the offline site: %s", error)
            return error_response(
                RequestRefused("not-here", "playing on your own device is not available on this server")
            )
        path = request.path_params["path"] or "index.html"
        file = resolve_inside(folder, path)
        if file is None:
            return not_found_response(request)
        response = file_response(request, file, path)
        if file.suffix != ".svg":
            response.headers["content-security-policy"] = OFFLINE_SITE_CONTENT_SECURITY_POLICY
        return response

    async def _ensure_written(self) -> Path:
        """Return the folder, and write it first if needed. Concurrent callers wait."""
        async with self._lock:
            if self._folder is None:
                folder = TemporaryDirectory(prefix="bastide-here-")
                try:
                    with uncharged():
                        await asyncio.to_thread(self._write, Path(folder.name))
                except BaseException:
                    folder.cleanup()
                    raise
                self._folder = folder
        return Path(self._folder.name)

    def _write(self, folder: Path) -> None:
        write_site(folder, self.static)
        write_compressed_copies(folder, self.static)
