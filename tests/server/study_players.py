"""People who edit studies through the HTTP API, and a model of what their page shows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from scripted_client import Client, Json

PASSPHRASE = "correct horse battery"
RECORD = Path(__file__).parents[1] / "records" / "magpie" / "2p-random.record"


def sign_up(url: str, *names: str) -> list[Client]:
    """Return clients with an account."""
    clients = [Client(url, name) for name in names]
    for name, client in zip(names, clients, strict=True):
        client.post("/api/me/account", {"account": name.lower(), "passphrase": PASSPHRASE})
    return clients


def read_record() -> str:
    return RECORD.read_text(encoding="utf-8")


def create_study(owner: Client, visibility: str = "private", title: str = "Magpie") -> str:
    return str(owner.post("/api/studies", {"title": title, "visibility": visibility})["id"])


def add_chapter(author: Client, study: str, text: str = "", **more: Any) -> int:
    body = {"title": "First", "text": text or read_record(), **more}
    return int(author.post(f"/api/studies/{study}/chapters", body)["number"])


def join(client: Client, owner: Client, study: str, role: str = "author") -> None:
    """Become a member by the link of the owner."""
    invite = owner.get(f"/api/studies/{study}")["head"][f"{role}_invite"]
    client.post(f"/api/studies/{study}/join", {"invite": invite})


class StudyPage:
    """The state of one chapter as the page of a member has it: only answers of the server change it."""

    def __init__(self, client: Client, study: str, chapter: int) -> None:
        self.client = client
        self.study = study
        self.chapter = chapter
        self.version: int | None = None
        self.head: Json = {}
        self.text = ""
        self.nodes: dict[int, Json] = {}
        self.update()

    def apply(self, state: Json) -> Json:
        self.head = state["head"]
        chapter = state["chapter"]
        if chapter is not None:
            if chapter["text"] is not None:
                self.text = chapter["text"]
                self.nodes.clear()
            self.nodes |= {node["node"]: node for node in chapter["nodes"]}
        self.version = state["version"]
        return state

    def update(self, wait: int = 0) -> Json:
        after = "" if self.version is None else f"&after={self.version}"
        return self.apply(self.client.get(f"/api/studies/{self.study}?chapter={self.chapter}&wait={wait}{after}"))

    def edit(self, what: str, node: int, **body: Any) -> Json:
        path = f"/api/studies/{self.study}/chapters/{self.chapter}/{what}"
        return self.apply(self.client.post(path, {"seen": self.version, "node": node, **body}))

    def play(self, node: int, player: int, *actions: str) -> int:
        """Add moves of a player after a node; returns the last node."""
        self.edit("moves", node, moves=[{"player": player, "action": action} for action in actions])
        for action in actions:
            node = next(
                each["node"]
                for each in self.nodes.values()
                if (each["parent"], each["player"], each["notation"]) == (node, player, action)
            )
        return node

    @property
    def tree(self) -> dict[int, Json]:
        """The nodes that have an action, a comment or marks."""
        return {
            number: node
            for number, node in sorted(self.nodes.items())
            if node["parent"] >= 0 or node["comment"] or node["marks"]
        }
