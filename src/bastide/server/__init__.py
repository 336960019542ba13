"""The server: tables that survive anything. People sit down with friends and bots, leave, and find all as it was."""

from importlib.util import find_spec

from bastide.core.utilities.optional_deps import need

#: What ``bastide[server]`` brings. They are only looked for here: those that are slow to load are loaded where needed.
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
        need(package, "server")  # says what to install
