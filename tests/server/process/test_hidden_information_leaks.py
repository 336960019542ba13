"""No hidden information leaves the server: compares all messages of two games that differ only in hidden cards.

The second game is a copy of the first one with everything that Ann cannot know resampled. Ben makes moves that look the
same to Ann in both games. Ann and a spectator must receive identical messages.
"""

from __future__ import annotations

import json
import re

import pytest
from running_server import RunningServer
from scripted_client import Json, LiveClient, start_table

from bastide.core.journal import Journal
from bastide.core.json_data import canonical_json
from bastide.core.randomness.rng import Rng
from bastide.core.state import State
from bastide.hosting.service.hosted_table import HostedTable

#: Fields that may differ: times, log lengths and invitations.
FREE = re.compile(
    r'"(now|at|created_at|seq|position|current|may_replace_at)":\d+'
    r'|"invite":"[^"]*"|position \d+, but the table is at \d+'
)


class TwinTables:
    """Two tables, and all messages received from them."""

    def __init__(self, running: RunningServer, game: str, players: int, seed: int) -> None:
        self.running = running
        self.rng = Rng(seed)
        self.people = running.connect_people(*["Ann", "Ben", "Cleo"][:players])
        self.tables = [start_table([*self.people], game, bots=0, public=True) for _ in range(2)]
        self.hosted: list[HostedTable] = [
            running.run_on_loop(running.server.service.open_table(table)) for table in self.tables
        ]
        self.listeners = []
        for _ in range(2):
            ann, eve = LiveClient(running.url), running.connect_person("Eve")
            ann.cookie = self.people[0].cookie
            self.listeners.append((ann, eve))
        self.resample_hidden()
        for table, listeners in zip(self.tables, self.listeners, strict=True):
            for listener in listeners:
                listener.watch(table)

    def state(self, world: int) -> State:
        state = self.hosted[world].table.state
        assert state is not None
        return state

    def resample_hidden(self) -> None:
        """Replace the second game by a copy of the first one with Ann's unknown information resampled."""

        async def swap() -> None:
            first, second = (each.table for each in self.hosted)
            drawn = self.state(0).sample_position(0, self.rng)
            drawn.journal = Journal()
            assert not first.pending_choices
            second.state = drawn
            second.steps = []
            first.steps = []
            second.seed_commitment = first.seed_commitment
            second.clocks = first.clocks.copy()
            second.asked_since_ms = dict(first.asked_since_ms)

        self.running.run_on_loop(swap())

    def seen(self, world: int, player: int, action: int) -> str:
        """Return what Ann would see of an action; empty if it is illegal."""
        state = self.state(world).clone()
        if not state.is_legal(player, action):
            return ""
        state.journal = Journal()
        state.apply(player, action)
        told = state.journal.views_for(0)
        asked = state.decision(0).to_json_data() if 0 in state.players_to_act() else None
        return canonical_json([state.view(0), [*told], asked])

    def alike(self, player: int) -> int | None:
        """Return an action that is legal in both games and looks the same to Ann."""
        legal = self.state(0).legal_actions(player)
        self.rng.shuffle(legal)
        for action in legal:
            if self.seen(0, player, action) == self.seen(1, player, action) != "":
                return action
        return None

    def heard(self, world: int, until: int) -> list[str]:
        """Return the messages of Ann and Eve up to the answer to a final request."""
        found = []
        for listener in self.listeners[world]:
            listener.send({"do": "ping", "id": until})
            while True:
                text = str(listener.socket.recv(timeout=30))
                message = json.loads(text)
                if message.get("id") == until:
                    break
                if message["type"] != "presence":  # presence messages come asynchronously
                    found.append(text)
        return found

    def discard_messages(self, step: int) -> None:
        """Discard messages about a real difference."""
        for world in range(2):
            self.heard(world, 1000 + step)

    def comparable(self, world: int, texts: list[str]) -> list[str]:
        return [FREE.sub("", text.replace(self.tables[world], "TABLE")) for text in texts]

    def compare(self, step: int) -> int:
        both = [self.comparable(world, self.heard(world, 1000 + step)) for world in range(2)]
        assert len(both[0]) == len(both[1])
        for one, other in zip(*both, strict=True):
            same = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
            assert one == other, f"...{one[same - 80 : same + 80]} | {other[same - 80 : same + 80]}"
        return len(both[0])

    def do(self, world: int, player: int, action: int) -> None:
        position = self.hosted[world].table.position
        self.people[player].do(self.tables[world], "act", position=position, actions=[action])

    def try_illegal_actions(self, world: int, step: int) -> None:
        """Let Ann try illegal actions and ask why they are illegal."""
        table = self.tables[world]
        position = self.hosted[world].table.position
        ann = self.listeners[world][0]
        chance = Rng(step)
        for _ in range(4):
            action = int(chance.below(400))
            ann.send({"do": "why", "table": table, "position": position, "action": action, "id": 1})
            if not self.state(world).is_legal(0, action):
                ann.send({"do": "act", "table": table, "position": position, "actions": [action], "id": 2})
        ann.send({"do": "act", "table": table, "position": position, "actions": ["play gold"] * 3, "id": 3})
        ann.send({"do": "take_back", "table": table, "position": position - 1, "id": 4})
        ann.send({"do": "may_take_back", "table": table, "position": position, "id": 5})
        ann.send({"do": "pick", "table": table, "position": position, "actions": ["play gold"] * 3, "id": 6})


@pytest.mark.parametrize(
    ("game", "players"), [("magpie", 2), ("dominion", 2), ("seven_wonders", 3), ("carcassonne", 2)]
)
def test_messages_do_not_depend_on_hidden_cards(running: RunningServer, game: str, players: int) -> None:
    twin = TwinTables(running, game, players, seed=11)
    compared = 0
    for step in range(45):
        table = twin.hosted[0].table
        waiting = table.waiting_for()
        if not waiting:
            break
        player = waiting[int(twin.rng.below(len(waiting)))]
        together = len(table.actors()) > 1
        shown_now = together and len(waiting) == 1  # the last choice reveals all choices
        if not together and twin.alike(player) is None:
            twin.resample_hidden()
        action = twin.alike(player)
        for world in range(2):
            twin.try_illegal_actions(world, step)
        compared += twin.compare(step)
        if together and player != 0:  # hidden choices may differ between the games
            actions = [twin.state(world).legal_actions(player)[-1 - world] for world in range(2)]
        elif action is not None:
            actions = [action] * 2
        else:  # every action of Ben reveals some of his cards to Ann
            actions = []
            twin.do(0, player, twin.state(0).legal_actions(player)[0])
            shown_now = True
        for world, each in enumerate(actions):
            twin.do(world, player, each)
        if table.status == "finished" or twin.hosted[0].table.status == "finished":
            break  # everything is revealed now
        if shown_now:
            twin.discard_messages(step)
            twin.resample_hidden()
        else:
            compared += twin.compare(step)
    assert compared > 60
    for listeners in twin.listeners:
        for listener in listeners:
            listener.connection.close()


def test_comparison_detects_leaks(running: RunningServer) -> None:
    """With views of the full state, the comparison must fail."""
    twin = TwinTables(running, "dominion", 2, seed=3)
    differ = 0
    for _ in range(5):
        twin.resample_hidden()
        ben: list[Json] = [twin.people[1].table(table) for table in twin.tables]
        texts = [twin.comparable(world, [json.dumps(ben[world]["view"])]) for world in range(2)]
        differ += texts[0] != texts[1]
    assert differ, "Ben sees his resampled hand"
