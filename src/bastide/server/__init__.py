"""Web server: durable tables, accounts, WebSockets and static files (``bastide serve``)."""

from importlib.util import find_spec

from bastide.core.utilities.optional_packages import require_package

#: Packages of the ``bastide[server]`` extra. Not imported here: some are slow to import.
REQUIRED_PACKAGES = (
    "starlette",
    "uvicorn",
    "h11",
    "websockets",
    "sqlalchemy",
    "alembic",
    "argon2",
    "webauthn",
    "caissify_pairings",
    "structlog",
    "prometheus_client",
)

for package in REQUIRED_PACKAGES:
    if find_spec(package) is None:
        require_package(package, "server")  # raises with the install command
