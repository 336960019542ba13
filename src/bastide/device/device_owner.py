"""The owner of the device: a name without an account."""

from __future__ import annotations

import secrets

import msgspec

from bastide.device.browser_interfaces import BrowserStorage
from bastide.hosting.api.account_messages import Identity, Me, SetName
from bastide.hosting.api.endpoint_types import ApiRequest
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.api.user_name_validation import clean_name
from bastide.tables.visitor_and_command_context import ANONYMOUS_VISITOR, Visitor

#: Names of the notes in the browser storage.
OWNER_NOTE = "me"
FORMER_IDS_NOTE = "before"


class DeviceOwner(Routes):
    """Routes and storage for the owner's name and ids."""

    def __init__(self, storage: BrowserStorage) -> None:
        self.storage = storage
        self.me: Me | None = None
        #: Ids of the owner on other devices whose backups were imported.
        self.former_ids: frozenset[str] = frozenset()

    async def load(self) -> None:
        """Load the owner from the browser storage."""
        text = await self.storage.noted(OWNER_NOTE)
        self.me = msgspec.json.decode(text, type=Me) if text else None
        self.former_ids = frozenset(
            msgspec.json.decode(await self.storage.noted(FORMER_IDS_NOTE) or "[]", type=list[str])
        )

    def merged_notes(self, other: Me | None, before: list[str]) -> dict[str, str]:
        """Return the notes of the owner merged with the owner of an imported backup."""
        me = self.me or other
        ids = {*self.former_ids, *before, *([other.id] if other else [])} - ({me.id} if me else set())
        notes = {FORMER_IDS_NOTE: msgspec.json.encode(sorted(ids)).decode()}
        return notes if me is None else {OWNER_NOTE: msgspec.json.encode(me).decode(), **notes}

    @property
    def visitor(self) -> Visitor:
        """The owner as a visitor, with all former ids."""
        return (
            ANONYMOUS_VISITOR if self.me is None else Visitor(self.me.id, self.me.name, self.former_ids | {self.me.id})
        )

    @route("GET", "/api/me", "Get the owner of this device")
    async def get_me(self, call: ApiRequest) -> Identity:
        return Identity(self.me, "open", False)

    @route("POST", "/api/me", "Set the owner's name")
    async def set_name(self, call: ApiRequest, body: SetName) -> Identity:
        me = Me(self.me.id if self.me else secrets.token_hex(8), clean_name(body.name), None)
        await self.storage.note(OWNER_NOTE, msgspec.json.encode(me).decode())
        self.me = me
        return Identity(me, "open", False)
