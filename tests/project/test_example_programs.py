"""Example programs, tested with a real connection, a real mail server and real games."""

from __future__ import annotations

import asyncio
import json
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from gallery.chat_bot import Channels, Reply, serve
from gallery.kingdom_recommender import STRATEGIES, kingdoms, recommend_kingdoms
from gallery.puzzle_by_mail import puzzle_message, send_messages
from websockets.asyncio.server import ServerConnection
from websockets.asyncio.server import serve as listen

from bastide.core import BastideError
from bastide.puzzles import games_with_puzzles, get_pack

GALLERY = Path(__file__).parents[2] / "examples" / "gallery"


@pytest.mark.parametrize("path", sorted(GALLERY.glob("*.py")), ids=lambda path: path.stem)
def test_example_is_under_a_hundred_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) < 100


# -- a chat bot ----------------------------------------------------------------------------------


def test_chat_bot_plays_over_websocket_with_pictures() -> None:
    """The test plays the chat server and the people in its channels."""
    heard: list[dict[str, Any]] = []

    async def chat(line: ServerConnection) -> None:
        async def said(channel: str, author: str, text: str) -> None:
            await line.send(json.dumps({"channel": channel, "author": author, "text": text}))

        await said("hall", "Ruth", "hello everybody")  # not for the bot
        for author, text in (("Ruth", "!new dominion big_money"), ("Noam", "!do end turn"), ("Ruth", "!do end turn")):
            await said("hall", author, text)
            heard.append(json.loads(await line.recv()))
        await said("attic", "Noam", "!table")
        heard.append(json.loads(await line.recv()))
        await line.close()

    async def both() -> None:
        async with listen(chat, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            await asyncio.wait_for(serve(f"ws://127.0.0.1:{port}"), 60)

    asyncio.run(both())
    dealt, refused, played, elsewhere = heard
    assert "end turn" in dealt["text"]
    assert ElementTree.fromstring(dealt["picture"]).tag.endswith("svg")
    assert (refused["text"], refused["picture"]) == ("Ruth is playing here.", None)
    assert played["picture"] != dealt["picture"]
    assert elsewhere["text"].startswith("Nothing is played here")


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("!new", "!new GAME BOT"),
        ("!new dominion", "!new GAME BOT"),
        ("!new domino big_money", "did you mean 'dominion'"),
        ("!new dominion nobody", "unknown bot 'nobody'"),
        ("!new dominion py:/etc/passwd", "bare names"),
        ("!do become king", "is not a legal move"),
    ],
)
def test_chat_bot_answers_invalid_messages(text: str, answer: str) -> None:
    channels = Channels()
    channels.answer("hall", "Ruth", "!new dominion big_money")
    before = channels.games["hall"].state.digest()
    reply = channels.answer("hall", "Ruth", text)
    assert reply is not None
    assert answer in reply.text
    assert channels.games["hall"].state.digest() == before


def test_chat_bot_plays_whole_game() -> None:
    channels = Channels()
    reply: Reply | None = channels.answer("hall", "Ruth", "!new dominion big_money")
    while reply is not None and "end turn" in reply.text:
        reply = channels.answer("hall", "Ruth", "!do end turn")
    assert reply is not None
    assert reply.text.startswith("It is over")
    # Messages after the end are answered with the result.
    again = channels.answer("hall", "Ruth", "!do end turn")
    assert again is not None
    assert "over" in again.text


# -- a recommender -------------------------------------------------------------------------------


def test_kingdom_recommendations_are_sorted_and_filtered() -> None:
    unwanted = {"militia", "witch", "moat"}
    found = recommend_kingdoms(["base2"], unwanted, 3, 2, 1)
    assert [each.apart for each in found] == sorted(each.apart for each in found)
    for each in found:
        assert len(set(each.cards)) == 10
        assert not unwanted & set(each.cards)
        assert sum(each.shares.values()) == pytest.approx(len(STRATEGIES) / 2)
    assert recommend_kingdoms(["base2"], unwanted, 3, 2, 1) == found


def test_unknown_card_sets_are_rejected() -> None:
    with pytest.raises(BastideError):
        next(kingdoms(["no_such_set"], set(), 1))


# -- a puzzle by mail ----------------------------------------------------------------------------


class MailServer:
    """Mail server that accepts mail for everybody but Nobody."""

    def __init__(self) -> None:
        self.letters: list[tuple[list[str], EmailMessage]] = []

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        readers: list[str] = []
        while line := (await reader.readline()).decode().strip():
            answer = b"250 yes\r\n"
            verb = line.upper()
            if verb.startswith("MAIL"):
                readers = []
            elif verb.startswith("RCPT"):
                readers.append(line.partition("<")[2].partition(">")[0])
                answer = b"550 unknown here\r\n" if "nobody" in line else answer
            elif verb == "DATA":
                writer.write(b"354 go on\r\n")
                text = (await reader.readuntil(b"\r\n.\r\n")).removesuffix(b".\r\n").replace(b"\r\n..", b"\r\n.")
                letter = message_from_bytes(text, policy=policy.default)
                assert isinstance(letter, EmailMessage)
                self.letters.append((readers, letter))
            elif verb == "QUIT":
                answer = b"221 bye\r\n"
            writer.write(answer)
            await writer.drain()
        writer.close()


def test_puzzle_mail_is_sent_to_each_reader_separately() -> None:
    office = MailServer()

    async def posted() -> int:
        async with await asyncio.start_server(office, "127.0.0.1", 0, limit=2**24) as server:
            port = server.sockets[0].getsockname()[1]
            readers = ["ruth@example.org", "nobody@example.org", "jiri@example.org"]
            return await asyncio.to_thread(
                send_messages,
                f"127.0.0.1:{port}",
                "puzzles@example.org",
                readers,
                puzzle_message("dominion", 700_000, "en"),
            )

    assert asyncio.run(asyncio.wait_for(posted(), 60)) == 2
    assert [readers for readers, _ in office.letters] == [["ruth@example.org"], ["jiri@example.org"]]
    for (reader,), message in office.letters:
        assert (message["To"], message["From"]) == (reader, "puzzles@example.org")
        today, yesterday = get_pack("dominion").puzzle_of_day(700_000), get_pack("dominion").puzzle_of_day(699_999)
        body = message.get_body()
        assert body is not None
        asked, _, answer = body.get_content().partition("-" * 40)
        assert yesterday.id in answer
        assert today.id not in answer
        assert all(line.notation in asked for line in today.steps[0].answers)
        (picture,) = message.iter_attachments()
        assert picture.get_content_type() == "image/svg+xml"
        assert ElementTree.fromstring(picture.get_content()).tag.endswith("svg")


@pytest.mark.parametrize("game", games_with_puzzles())
def test_puzzle_mail_is_translated_for_every_game(game: str) -> None:
    body = puzzle_message(game, 1, "he").get_body()
    assert body is not None
    assert any("א" <= sign <= "ת" for sign in body.get_content())
