"""How a server is run: by flags, or by variables ``BASTIDE_*`` in the environment; everything has a default that works."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

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
    #: Processes for bots; -1: one less than there are cores.
    workers: int = -1
    #: Addresses of proxies whose word about the client's address is taken, separated by commas.
    trusted_proxies: str = ""
    #: ``text`` or ``json``.
    log_format: str = "text"
    log_level: str = "info"

    def database_url(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'bastide.db'}"


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "bastide"


def read_settings(given: Mapping[str, object] | None = None, environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of the environment, overridden by those that were given (None: not given)."""
    found: dict[str, object] = {}
    variables = os.environ if environment is None else environment
    for name in Settings.__struct_fields__:
        value = variables.get(f"BASTIDE_{name.upper()}", "")
        if value:
            found[name] = value
    for name, chosen in (given or {}).items():
        if chosen is not None:
            found[name] = chosen
    try:
        return convert(found, Settings, strict=False)
    except ValidationError as error:
        raise BastideError("bad-setting", f"a setting is wrong: {error}", problem=str(error)) from None
