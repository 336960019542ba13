"""Setup of structured logging, as text or as JSON lines.

A log line contains table ids, seats, command kinds and error codes. It never contains actions or views: they can hold
hidden information, such as the chosen card in 7 Wonders.
"""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from structlog.typing import FilteringBoundLogger


def get_logger(name: str) -> FilteringBoundLogger:
    """Return a structlog logger, which takes values by keyword: ``log.info("refused", code=..., table=...)``."""
    import structlog

    return cast("FilteringBoundLogger", structlog.stdlib.get_logger(name))


def configure_logging(form: str, level: str) -> None:
    """Send all log records (structlog and ``logging``) to standard error. ``form``: ``text`` or ``json``."""
    import structlog

    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    renderer: structlog.typing.Processor = structlog.processors.JSONRenderer(ensure_ascii=True)
    if form != "json":
        renderer = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
            foreign_pre_chain=shared,
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # At debug level these libraries would log frames and client addresses.
    for chatty in ("alembic", "asyncio", "uvicorn", "websockets"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
