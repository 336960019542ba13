"""Playing on one's own device, from a server: the folder that ``bastide site`` writes, under a path of its own.

It is written when somebody first asks for it, and kept for as long as the process runs. A browser that has been there
once needs the server no more.
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

#: In the head of a page from where it can be gone to.
OFFERED: Final = f'<meta name="here" content="{HERE}" />'
#: Python runs there: what is compiled may be run, but still nothing that did not come from here.
#: And what has no address, such as the report of a trial, brings its style along.
OF_PYTHON: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'").replace(
    "style-src 'self'", "style-src 'self' 'unsafe-inline'"
)

log = logging.getLogger(__name__)


class Offline:
    """The folder. ``static``: the built pages, with the runtime in them or not."""

    def __init__(self, static: Path) -> None:
        self.static = static
        self._folder: TemporaryDirectory[str] | None = None
        self._turn = asyncio.Lock()

    @property
    def offered(self) -> bool:
        """Whether everything is there that it takes."""
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
            Route(HERE.removesuffix("/"), self._to_it, methods=["GET"]),
            Route(f"{HERE}{{path:path}}", self._file, methods=["GET"]),
        ]

    async def _to_it(self, request: Request) -> Response:
        return RedirectResponse(HERE)

    async def _file(self, request: Request) -> Response:
        try:
            folder = await self._written()
        except (BastideError, OSError) as error:
            log.warning("the folder for playing on a device cannot be written: %s", error)
            return problem(Refused("not-here", "one cannot play on one's own device from this server"))
        path = request.path_params["path"] or "index.html"
        file = within(folder, path)
        if file is None:
            return nothing_at(request)
        response = sent(request, file, path)
        if file.suffix != ".svg":
            response.headers["content-security-policy"] = OF_PYTHON
        return response

    async def _written(self) -> Path:
        """Where it is, once it is complete; whoever asks meanwhile waits."""
        async with self._turn:
            if self._folder is None:
                folder = TemporaryDirectory(prefix="bastide-here-")
                try:
                    await asyncio.to_thread(write_folder, Path(folder.name), self.static)
                except BaseException:
                    folder.cleanup()
                    raise
                self._folder = folder
        return Path(self._folder.name)
