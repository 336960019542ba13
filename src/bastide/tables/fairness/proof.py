"""Proof that nobody could choose the random seed of a table.

The server draws a secret when a table is created, and publishes its hash before anyone sits down. Each person's device
draws one too, and publishes its hash when the person agrees to play. When all hashes are known, the devices reveal
their secrets; the server's stays hidden until the game is over. The key of the game is the hash of all secrets. Nobody,
not even the operator, knew it while there was still something to choose. The order of seats, random options and every
shuffle follow from the key.

``docs/random.md`` specifies what is hashed. Records contain the proof, and ``check_proof`` checks it.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Literal

from msgspec import Struct

from bastide.core.errors import CorruptRecord
from bastide.core.game import Game
from bastide.core.options import Options
from bastide.core.plain import Plain, digest_of
from bastide.core.randomness.chacha import PREFIX
from bastide.core.randomness.rng import Rng, Seed
from bastide.core.records.record import Record
from bastide.tables.messages.records import Finding

#: Random stream of the order of seats. Stream 0 is the game, 1 its random options (``bastide.core.game``).
ORDER_STREAM = 2
#: Marks in a proof: a person whose device took no part, and a bot.
NO_SHARE_MARK, BOT_MARK = "none", "bot"


def commitment(seed: Seed) -> str:
    """Return the hash published at the start where the server draws the whole seed, as for daily deals."""
    return sha256(f"bastide:{seed}".encode()).hexdigest()


def part_hash(secret: str) -> str:
    """Return the hash that commits the server or a device to a secret before revealing it."""
    return sha256(f"bastide part:{secret}".encode()).hexdigest()


class Part(Struct, frozen=True):
    """Seed share of one device: first the hash, later the secret. An empty hash is still to come."""

    hash: str
    secret: str = ""


class Dealt(Struct, frozen=True):
    """A player in a proof: their seat before the order was drawn, and the seed share of their device."""

    seat: int
    part: Part | None
    bot: bool = False

    def __str__(self) -> str:
        if self.part is not None:
            return f"{self.seat} {self.part.hash} {self.part.secret}"
        return f"{self.seat} {BOT_MARK if self.bot else NO_SHARE_MARK}"


class Proof(Struct, frozen=True):
    """Everything the key was derived from, and what was drawn from it before the game."""

    table: str
    #: Seed share of the server.
    server: Part
    #: Whether the order of play was drawn.
    lot: bool
    #: In the order of play.
    players: list[Dealt]
    #: Agreed values of the options that were resolved at random.
    agreed: dict[str, str]
    #: Fingerprint of the values that options could be drawn from (``fingerprint_options``).
    choices: str

    @property
    def key(self) -> str:
        return key_of(self.table, self.server.secret, self.players)

    def lines(self) -> dict[str, str]:
        """Return the proof as lines of a record."""
        lines = {"table": self.table, "server": f"{self.server.hash} {self.server.secret}"}
        lines["order"] = "lot" if self.lot else "seats"
        lines |= {f"player {number}": str(player) for number, player in enumerate(self.players)}
        lines |= {f"option {name}": value for name, value in self.agreed.items()}
        return {**lines, "choices": self.choices}


def key_of(table: str, secret: str, players: list[Dealt]) -> str:
    """Derive the key of a game: the hash of these lines, with seats as numbered before the order was drawn."""
    lines = ["bastide key 1", f"table {table}", f"server {secret}"]
    for player in sorted(players, key=lambda each: each.seat):
        lines.append(f"seat {player.seat} {player.part.secret if player.part is not None else NO_SHARE_MARK}")
    return PREFIX + sha256("\n".join(lines).encode()).hexdigest()


def order_of(key: Seed, seats: list[int], is_random_order: bool) -> list[int]:
    """Return the order of play: by seat number, or shuffled by the key."""
    order = sorted(seats)
    if is_random_order:
        Rng(key, None, ORDER_STREAM).shuffle(order)
    return order


def choices(game: Game) -> str:
    """Return a fingerprint of all possible option values. With other cards, another kingdom is drawn."""
    described: list[Plain] = [option.describe() for option in game.options]
    return digest_of(described)


def proof_in(record: Record) -> Proof | None:
    """Parse the proof in a record; None if there is none, CorruptRecord if it is malformed."""
    lines = record.proof
    if not lines:
        return None
    try:
        committed_hash, secret = lines["server"].split()
        return Proof(
            table=lines["table"],
            server=Part(committed_hash, secret),
            lot={"lot": True, "seats": False}[lines["order"]],
            players=[_parse_player(lines[f"player {number}"]) for number in range(len(record.seats))],
            agreed={name[7:]: value for name, value in lines.items() if name.startswith("option ")},
            choices=lines["choices"],
        )
    except (KeyError, ValueError) as error:
        raise CorruptRecord("record-proof", f"the proof in this record cannot be read: {error!r}") from error


def _parse_player(text: str) -> Dealt:
    seat, *fields = text.split()
    if fields in ([NO_SHARE_MARK], [BOT_MARK]):
        return Dealt(int(seat), None, fields == [BOT_MARK])
    committed_hash, secret = fields
    return Dealt(int(seat), Part(committed_hash, secret))


# -- checking ------------------------------------------------------------------------------------


def findings(record: Record, game: Game) -> list[Finding]:
    """Check every claim of the proof in a record; an empty list if there is no proof."""
    proof = proof_in(record)
    if proof is None:
        return []
    found = [Finding("server", kept(part_hash(proof.server.secret) == proof.server.hash))]
    for player, dealt in enumerate(proof.players):
        if dealt.part is not None:
            found.append(Finding("part", kept(part_hash(dealt.part.secret) == dealt.part.hash), player))
        elif not dealt.bot:
            found.append(Finding("part", "absent", player))
    found.append(Finding("key", kept(proof.key == record.seed)))
    seats = [dealt.seat for dealt in proof.players]
    found.append(Finding("order", kept(order_of(record.seed, seats, proof.lot) == seats)))
    if proof.agreed:
        comparable = proof.choices == choices(game)
        found.append(Finding("options", kept(drawn_so(record, game, proof)) if comparable else "absent"))
    return found


def kept(is_kept: bool) -> Literal["kept", "broken"]:
    return "kept" if is_kept else "broken"


def drawn_so(record: Record, game: Game, proof: Proof) -> bool:
    """Return whether the agreed options, resolved with this key, are the played ones."""
    players = len(record.seats)
    played: Options = {name: game.option(name).parse(text) for name, text in record.options.items()}
    agreed: Options = {name: game.option(name).parse(text) for name, text in proof.agreed.items()}
    resolved = game.resolve(players, game.check_options(players, {**played, **agreed}), record.seed)
    return resolved == game.check_options(players, played)
