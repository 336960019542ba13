"""The owner of the device: a name without an account."""

from __future__ import annotations

import secrets

import msgspec

from bastide.device.browser import Drawer
from bastide.hosting.api.calls import Call
from bastide.hosting.api.people_messages import Me, NameMe, Who
from bastide.hosting.api.routes import Routes, answers
from bastide.hosting.api.user_names import clean_name
from bastide.tables.visitor import NOBODY, Visitor

#: Names of the notes in the browser storage.
NOTE = "me"
BEFORE = "before"


class DevicePeople(Routes):
    """Routes and storage for the owner's name and ids."""

    def __init__(self, storage: Drawer) -> None:
        self.drawer = storage
        self.me: Me | None = None
        #: Ids of the owner on other devices whose backups were imported.
        self.before: frozenset[str] = frozenset()

    async def open(self) -> None:
        """Load the owner from the browser storage."""
        text = await self.drawer.noted(NOTE)
        self.me = msgspec.json.decode(text, type=Me) if text else None
        self.before = frozenset(msgspec.json.decode(await self.drawer.noted(BEFORE) or "[]", type=list[str]))

    def joined(self, other: Me | None, before: list[str]) -> dict[str, str]:
        """Return the notes of the owner merged with the owner of an imported backup."""
        me = self.me or other
        ids = {*self.before, *before, *([other.id] if other else [])} - ({me.id} if me else set())
        notes = {BEFORE: msgspec.json.encode(sorted(ids)).decode()}
        return notes if me is None else {NOTE: msgspec.json.encode(me).decode(), **notes}

    @property
    def visitor(self) -> Visitor:
        """The owner as a visitor, with all former ids."""
        return NOBODY if self.me is None else Visitor(self.me.id, self.me.name, self.before | {self.me.id})

    @answers("GET", "/api/me", "Get the owner of this device")
    async def who(self, call: Call) -> Who:
        return Who(self.me, "open", False)

    @answers("POST", "/api/me", "Set the owner's name")
    async def name(self, call: Call, body: NameMe) -> Who:
        me = Me(self.me.id if self.me else secrets.token_hex(8), clean_name(body.name), None)
        await self.drawer.note(NOTE, msgspec.json.encode(me).decode())
        self.me = me
        return Who(me, "open", False)
