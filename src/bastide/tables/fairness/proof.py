"""Where the chance of a table comes from, and how everybody can check it afterwards.

The server draws a secret when a table is made, and shows its hash before anyone sits down. Each person's device draws
one too, and shows its hash when the person agrees to play. When all hashes are known, the devices open their secrets;
the server's stays hidden until the game is over. The key of the game is the hash of all of them together: nobody, not
even whoever runs the server, knew it while there was still something to choose. From the key come the order of seats,
what the options leave to chance, and every shuffle.

``docs/random.md`` writes down what is hashed. The proof is told in the record of the game, and ``findings`` checks it.
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

#: The streams of a key: 0 is the game itself, 1 what options leave to chance (``bastide.core.game``).
ORDER_STREAM = 2
#: What stands in a proof for somebody whose device took no part, and for a bot.
NONE, BOT = "none", "bot"


def commitment(seed: Seed) -> str:
    """The hash that is shown at the start where the server alone drew the seed, as for the deal of a day."""
    return sha256(f"bastide:{seed}".encode()).hexdigest()


def part_hash(secret: str) -> str:
    """The hash by which a secret is fixed before it is shown, the server's or a device's."""
    return sha256(f"bastide part:{secret}".encode()).hexdigest()


class Part(Struct, frozen=True):
    """What one device adds: first the hash (empty: it is still to be given, or given again), then the secret."""

    hash: str
    secret: str = ""


class Dealt(Struct, frozen=True):
    """A player in a proof: the seat they had before the order was drawn, and their device's part."""

    seat: int
    part: Part | None
    bot: bool = False

    def __str__(self) -> str:
        if self.part is not None:
            return f"{self.seat} {self.part.hash} {self.part.secret}"
        return f"{self.seat} {BOT if self.bot else NONE}"


class Proof(Struct, frozen=True):
    """Everything that a key was made from, and what was drawn from it before the game."""

    table: str
    #: The server's part.
    server: Part
    #: Whether the order of play was drawn.
    lot: bool
    #: In the order of play.
    players: list[Dealt]
    #: Options that say something else than what was played: what they were before.
    agreed: dict[str, str]
    #: What there was to draw from (``choices``).
    choices: str

    @property
    def key(self) -> str:
        return key_of(self.table, self.server.secret, self.players)

    def lines(self) -> dict[str, str]:
        """As a record tells it."""
        told = {"table": self.table, "server": f"{self.server.hash} {self.server.secret}"}
        told["order"] = "lot" if self.lot else "seats"
        told |= {f"player {number}": str(dealt) for number, dealt in enumerate(self.players)}
        told |= {f"option {name}": value for name, value in self.agreed.items()}
        return {**told, "choices": self.choices}


def key_of(table: str, secret: str, players: list[Dealt]) -> str:
    """The key of a game: the hash of these lines, seats in the order they have before the order of play is drawn."""
    lines = ["bastide key 1", f"table {table}", f"server {secret}"]
    for dealt in sorted(players, key=lambda each: each.seat):
        lines.append(f"seat {dealt.seat} {dealt.part.secret if dealt.part is not None else NONE}")
    return PREFIX + sha256("\n".join(lines).encode()).hexdigest()


def order_of(key: Seed, seats: list[int], lot: bool) -> list[int]:
    """The order of play: as they sit or, by lot, as the key says."""
    order = sorted(seats)
    if lot:
        Rng(key, None, ORDER_STREAM).shuffle(order)
    return order


def choices(game: Game) -> str:
    """A fingerprint of what a game's options can be: with other cards to draw from, another kingdom is drawn."""
    described: list[Plain] = [option.describe() for option in game.options]
    return digest_of(described)


def proof_in(record: Record) -> Proof | None:
    """The proof that a record tells; None if it tells none, CorruptRecord if it makes no sense."""
    told = record.proof
    if not told:
        return None
    try:
        promised, secret = told["server"].split()
        return Proof(
            table=told["table"],
            server=Part(promised, secret),
            lot={"lot": True, "seats": False}[told["order"]],
            players=[_dealt(told[f"player {number}"]) for number in range(len(record.seats))],
            agreed={name[7:]: value for name, value in told.items() if name.startswith("option ")},
            choices=told["choices"],
        )
    except (KeyError, ValueError) as error:
        raise CorruptRecord("record-proof", f"the proof in this record cannot be read: {error!r}") from error


def _dealt(text: str) -> Dealt:
    seat, *said = text.split()
    if said in ([NONE], [BOT]):
        return Dealt(int(seat), None, said == [BOT])
    promised, secret = said
    return Dealt(int(seat), Part(promised, secret))


# -- checking ------------------------------------------------------------------------------------


def findings(record: Record, game: Game) -> list[Finding]:
    """What the proof in a record is worth, promise by promise; nothing if there is none."""
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


def kept(promise: bool) -> Literal["kept", "broken"]:
    return "kept" if promise else "broken"


def drawn_so(record: Record, game: Game, proof: Proof) -> bool:
    """Whether the options that were agreed come, with this key, to those that were played."""
    players = len(record.seats)
    played: Options = {name: game.option(name).parse(text) for name, text in record.options.items()}
    agreed: Options = {name: game.option(name).parse(text) for name, text in proof.agreed.items()}
    drawn = game.resolve(players, game.check_options(players, {**played, **agreed}), record.seed)
    return drawn == game.check_options(players, played)
