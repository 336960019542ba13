"""Web server: durable tables, accounts, WebSockets and static files (``bastide serve``)."""

from importlib.util import find_spec

from bastide.core.utilities.optional_deps import need

#: Packages of the ``bastide[server]`` extra. Not imported here: some are slow to import.
PACKAGES = (
    "starlette",
    "uvicorn",
    "h11",
    "websockets",
    "sqlalchemy",
    "alembic",
    "argon2",
    "structlog",
    "prometheus_client",
)

for package in PACKAGES:
    if find_spec(package) is None:
        need(package, "server")  # raises with the install command
