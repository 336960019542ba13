"""How a server is run: by flags or by variables ``BASTIDE_*`` of the environment. Every default works."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, ValidationError, convert

from bastide.core.errors import BastideError


class Settings(Struct, frozen=True):
    """All settings. The variable for ``public_url`` is BASTIDE_PUBLIC_URL, and so on."""

    host: str = "127.0.0.1"
    #: 0: any port that is free.
    port: int = 8421
    #: ``sqlite:///PATH`` or ``postgresql://USER:PASSWORD@HOST/NAME``; empty: a file in the user's data folder.
    database: str = ""
    #: The address under which people reach the server, if there is a proxy in between.
    public_url: str = ""
    #: Server processes behind the one port; 0: as many as there are cores.
    processes: int = 1
    #: Processes for bots; -1: one less than there are cores.
    workers: int = -1
    #: A bot that has not answered after so many seconds is stopped, and another one answers for it.
    bot_patience: float = 20.0
    #: How long is thought about a hint.
    hint_seconds: float = 1.0
    #: How many games a review plays on from each decision, and ten times as many from those that seem costly.
    review_looks: int = 400
    #: How many seconds of processor time a trial of strategies may take; 0: there are none.
    trial_seconds: float = 120.0
    #: Whether whoever sits at this machine may open the server to the local network by a click: for play at home.
    at_home: bool = False
    #: Addresses of proxies whose word about the client's address is taken, separated by commas.
    trusted_proxies: str = ""
    #: ``text`` or ``json``.
    log_format: str = "text"
    log_level: str = "info"
    #: How strict the limits on what can be abused are: 2 allows twice as much, 0 everything.
    limits: float = 1.0
    #: What one must say to see the figures at /metrics (``Authorization: Bearer ...``); empty: they are for programs on
    #: this machine, and where a proxy is in between (``public_url``), for nobody.
    metrics_token: str = ""
    #: More names under which the server is known, separated by commas (see ``hosts.known_hosts``).
    allowed_hosts: str = ""
    #: What the games are called: ``neutral``, or a folder (see ``bastide.locale.names``); empty: as the catalogues say.
    names: str = ""
    #: Who may come in: everybody, who has an ``invitation`` (``bastide admin invite``), or who knows the ``password``.
    entrance: Literal["open", "invitation", "password"] = "open"
    server_password: str = ""
    #: Whether guests can make an account.
    sign_up: bool = True

    #: For how many days what has come to nothing is kept, 0 for ever: tables without a result, games that nobody goes
    #: on with, games with a result, and guests who have been at no table that is still there.
    keep_abandoned_days: int = 90
    keep_unfinished_days: int = 0
    keep_finished_days: int = 0
    keep_guests_days: int = 400

    def database_url(self) -> str:
        from bastide.server.store import default_database

        return self.database or default_database()


def read_settings(given: Mapping[str, object] | None = None, environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of the environment, overridden by those that were given (None: not given)."""
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
        raise bad_setting(str(error)) from None
    if settings.entrance == "password" and not settings.server_password:
        raise bad_setting("an entrance by password needs BASTIDE_SERVER_PASSWORD")
    return settings


def bad_setting(problem: str) -> BastideError:
    return BastideError("bad-setting", f"a setting is wrong: {problem}", problem=problem)
