"""Chat bot that deals games in a channel and draws the table, for any chat with a gateway.

    python examples/gallery/chat_bot.py ws://localhost:9000     # with bastide[server], for its WebSockets

    !new dominion medium       deal a game against this bot
    !table                     draw the table as you see it, and list the legal actions
    !do buy silver             play an action

The gateway sends ``{"channel", "author", "text"}`` and receives ``{"channel", "text", "picture"}``, the picture as SVG.
For Discord, Matrix or another chat, replace only ``serve`` with that chat's client.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
from dataclasses import dataclass
from typing import NamedTuple

from websockets.asyncio.client import connect

from bastide.bots import make_bot
from bastide.core import BastideError, Bot, State, get_game

PERSON = 0


class Reply(NamedTuple):
    text: str
    picture: str | None = None


@dataclass
class Game:
    owner: str
    state: State
    bots: list[Bot]

    def let_bots_play(self) -> Game:
        while (player := self.state.next_player_to_act()) not in (-1, PERSON):
            self.state.apply(player, self.bots[player - 1].choose(self.state.seat(player)))
        return self

    def reply(self) -> Reply:
        state = self.state
        if state.is_over():
            return Reply("It is over: " + " to ".join(map(str, state.scores())), state.svg())
        possible = ", ".join(state.notation(PERSON, action) for action in state.legal_actions(PERSON))
        return Reply(f"{self.owner}, you can: {possible}"[:1900], state.svg(PERSON, seats=[self.owner]))


class Channels:
    """The games of all channels, and the replies to messages."""

    def __init__(self) -> None:
        self.games: dict[str, Game] = {}

    def answer(self, channel: str, author: str, text: str) -> Reply | None:
        command, _, rest = text.strip().partition(" ")
        game = self.games.get(channel)
        try:
            if command == "!new":
                self.games[channel] = self.deal_game(author, *rest.split())
                return self.games[channel].reply()
            if command not in ("!do", "!table"):
                return None  # an ordinary chat message
            if game is None or game.owner != author:
                return Reply(
                    f"{game.owner} is playing here." if game else "Nothing is played here: !new dominion medium"
                )
            if command == "!do" and rest:
                game.state.apply(PERSON, game.state.parse_action(PERSON, rest))
            return game.let_bots_play().reply()
        except (BastideError, TypeError) as error:  # TypeError: wrong number of arguments
            return Reply("!new GAME BOT" if isinstance(error, TypeError) else str(error))

    def deal_game(self, author: str, name: str, bot: str) -> Game:
        rules = get_game(name)
        if ":" in bot:
            raise BastideError("bot", "only bots with bare names can play here, because a setting could name a file")
        bots = [make_bot(bot, rules, secrets.randbelow(2**32)) for _ in range(rules.min_players - 1)]
        return Game(author, rules.new_state(rules.min_players, seed=secrets.randbelow(2**32)), bots).let_bots_play()


async def serve(gateway: str) -> None:
    channels = Channels()
    async with connect(gateway) as line:
        async for message in line:
            said = json.loads(message)
            # Bots may search for seconds; a thread keeps the connection alive meanwhile.
            reply = await asyncio.to_thread(channels.answer, said["channel"], said["author"], said["text"])
            if reply is not None:
                await line.send(json.dumps({"channel": said["channel"], "text": reply.text, "picture": reply.picture}))


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1]))
