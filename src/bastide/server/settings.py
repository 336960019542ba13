"""Server settings, from flags or ``BASTIDE_*`` environment variables. Every default works."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, ValidationError, convert

from bastide.core.errors import BastideError
from bastide.server.notifications.outgoing_addresses import parse_networks
from bastide.server.notifications.smtp_settings import parse_smtp_url


class Settings(Struct, frozen=True):
    """All settings. The environment variable of ``public_url`` is BASTIDE_PUBLIC_URL, and so on."""

    host: str = "127.0.0.1"
    #: 0: any free port.
    port: int = 8421
    #: ``sqlite:///PATH`` or ``postgresql://USER:PASSWORD@HOST/NAME``; empty: a file in the user's data folder.
    database: str = ""
    #: URL under which clients reach the server, if it is behind a proxy.
    public_url: str = ""
    #: Number of server processes behind the port; 0: one per core.
    processes: int = 1
    #: Number of bot worker processes; -1: number of cores minus one.
    bot_workers: int = -1
    #: A bot that takes longer is stopped, and a simpler bot moves in its place.
    bot_timeout_seconds: float = 20.0
    #: Maximum processor time of a hint or of a coach's advice.
    hint_seconds: float = 5.0
    #: Rollouts per decision in a review; as many as in a hint for decisions that look like mistakes.
    review_rollouts: int = 400
    #: CPU time limit of a strategy trial; 0: trials are off.
    trial_seconds: float = 120.0
    #: How long an address may start no strategy trial after one of its trials has failed.
    trial_pause_seconds: float = 600.0
    #: Whether a user on this machine may open the server to the local network from the page.
    allow_lan_opening: bool = False
    #: Comma-separated addresses of proxies whose ``X-Forwarded-For`` header is trusted.
    trusted_proxies: str = ""
    #: ``text`` or ``json``.
    log_format: str = "text"
    log_level: str = "info"
    #: Factor for all rate limits: 2 allows twice as much, 0 switches them off.
    rate_limit_factor: float = 1.0
    #: Time of the event loop that all requests and messages of one address, and of one user, may use.
    address_budget_ms_per_second: float = 250.0
    user_budget_ms_per_second: float = 100.0
    #: Bearer token for /metrics. Empty: /metrics answers only to localhost, and never through a proxy (``public_url``).
    metrics_token: str = ""
    #: Comma-separated extra host names that the server answers to (``connections.allowed_hosts``).
    allowed_hosts: str = ""
    #: Names of the games: ``neutral``, or a folder (``bastide.locale.name_overrides``); empty: as in the catalogues.
    names: str = ""
    #: Who may enter: everybody, people with an ``invitation`` (``bastide admin invite``), or with the ``password``.
    entrance: Literal["open", "invitation", "password"] = "open"
    server_password: str = ""
    #: Whether guests can create an account.
    sign_up: bool = True

    #: Mail server: ``smtp://HOST:587`` (STARTTLS if offered), ``smtps://USER:PASSWORD@HOST``. Empty: no e-mail.
    smtp_url: str = ""
    #: Sender of e-mails; empty: ``bastide@`` and the host of ``public_url``.
    mail_from: str = ""
    #: Comma-separated networks of its own that webhooks and web push may reach, also by HTTP and on any port.
    outgoing_networks: str = ""

    #: Retention in days, 0: for ever. Tables without a result, unfinished games, finished games, and guests who are at
    #: no stored table.
    keep_abandoned_days: int = 90
    keep_unfinished_days: int = 0
    keep_finished_days: int = 0
    keep_guests_days: int = 400

    def database_url(self) -> str:
        """Return the configured database URL, or the default one."""
        from bastide.server.store import default_database_url

        return self.database or default_database_url()


def read_settings(given: Mapping[str, object] | None = None, environment: Mapping[str, str] | None = None) -> Settings:
    """Read the settings from the environment; ``given`` values that are not None override them.

    Raises ``BastideError`` (``bad-setting``) if a value is invalid.
    """
    found: dict[str, object] = {}
    variables = os.environ if environment is None else environment
    for name in Settings.__struct_fields__:
        value = variables.get(f"BASTIDE_{name.upper()}", "")
        if value:
            found[name] = value
    found |= {name: chosen for name, chosen in (given or {}).items() if chosen is not None}
    try:
        settings = convert(found, Settings, strict=False)
    except ValidationError as error:
        raise invalid_setting_error(str(error)) from None
    if settings.entrance == "password" and not settings.server_password:
        raise invalid_setting_error("an entrance by password needs BASTIDE_SERVER_PASSWORD")
    try:
        parse_networks(settings.outgoing_networks)
        if settings.smtp_url:
            parse_smtp_url(settings.smtp_url)
    except ValueError as error:
        raise invalid_setting_error(str(error)) from None
    if settings.smtp_url and not settings.public_url:
        raise invalid_setting_error("e-mail needs BASTIDE_PUBLIC_URL, for the links in the messages")
    return settings


def invalid_setting_error(problem: str) -> BastideError:
    return BastideError("bad-setting", f"invalid setting: {problem}", problem=problem)
