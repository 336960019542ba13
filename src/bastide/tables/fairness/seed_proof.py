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
from bastide.core.json_data import JsonData, json_digest
from bastide.core.options import Options
from bastide.core.randomness.chacha import KEY_PREFIX
from bastide.core.randomness.rng import Rng, Seed
from bastide.core.records.game_record import Record
from bastide.tables.messages.record_messages import ProofFinding

#: Random stream of the order of seats. Stream 0 is the game, 1 its random options (``bastide.core.game``).
ORDER_RANDOM_STREAM = 2
#: Marks in a proof: a person whose device took no part, and a bot.
NO_SHARE_MARK, BOT_MARK = "none", "bot"


def commit_to_seed(seed: Seed) -> str:
    """Return the hash published at the start where the server draws the whole seed, as for daily deals."""
    return sha256(f"bastide:{seed}".encode()).hexdigest()


def commit_to_secret(secret: str) -> str:
    """Return the hash that commits the server or a device to a secret before revealing it."""
    return sha256(f"bastide part:{secret}".encode()).hexdigest()


class SeedShare(Struct, frozen=True):
    """Seed share of one device: first the hash, later the secret. An empty hash is still to come."""

    hash: str
    secret: str = ""


class ProofPlayer(Struct, frozen=True):
    """A player in a proof: their seat before the order was drawn, and the seed share of their device."""

    seat: int
    seed_share: SeedShare | None
    is_bot: bool = False

    def __str__(self) -> str:
        if self.seed_share is not None:
            return f"{self.seat} {self.seed_share.hash} {self.seed_share.secret}"
        return f"{self.seat} {BOT_MARK if self.is_bot else NO_SHARE_MARK}"


class SeedProof(Struct, frozen=True):
    """Everything the key was derived from, and what was drawn from it before the game."""

    table: str
    #: Seed share of the server.
    server_share: SeedShare
    #: Whether the order of play was drawn.
    is_order_random: bool
    #: In the order of play.
    players: list[ProofPlayer]
    #: Agreed values of the options that were resolved at random.
    agreed_options: dict[str, str]
    #: Fingerprint of the values that options could be drawn from (``fingerprint_options``).
    options_fingerprint: str

    @property
    def key(self) -> str:
        return derive_key(self.table, self.server_share.secret, self.players)

    def to_record_lines(self) -> dict[str, str]:
        """Return the proof as lines of a record."""
        lines = {"table": self.table, "server": f"{self.server_share.hash} {self.server_share.secret}"}
        lines["order"] = "lot" if self.is_order_random else "seats"
        lines |= {f"player {number}": str(player) for number, player in enumerate(self.players)}
        lines |= {f"option {name}": value for name, value in self.agreed_options.items()}
        return {**lines, "choices": self.options_fingerprint}


def derive_key(table: str, secret: str, players: list[ProofPlayer]) -> str:
    """Derive the key of a game: the hash of these lines, with seats as numbered before the order was drawn."""
    lines = ["bastide key 1", f"table {table}", f"server {secret}"]
    for player in sorted(players, key=lambda each: each.seat):
        lines.append(
            f"seat {player.seat} {player.seed_share.secret if player.seed_share is not None else NO_SHARE_MARK}"
        )
    return KEY_PREFIX + sha256("\n".join(lines).encode()).hexdigest()


def derive_seat_order(key: Seed, seats: list[int], is_random_order: bool) -> list[int]:
    """Return the order of play: by seat number, or shuffled by the key."""
    order = sorted(seats)
    if is_random_order:
        Rng(key, None, ORDER_RANDOM_STREAM).shuffle(order)
    return order


def fingerprint_options(game: Game) -> str:
    """Return a fingerprint of all possible option values. With other cards, another kingdom is drawn."""
    described: list[JsonData] = [option.describe() for option in game.options]
    return json_digest(described)


def parse_proof(record: Record) -> SeedProof | None:
    """Parse the proof in a record; None if there is none, CorruptRecord if it is malformed."""
    lines = record.proof
    if not lines:
        return None
    try:
        committed_hash, secret = lines["server"].split()
        return SeedProof(
            table=lines["table"],
            server_share=SeedShare(committed_hash, secret),
            is_order_random={"lot": True, "seats": False}[lines["order"]],
            players=[_parse_player(lines[f"player {number}"]) for number in range(len(record.seats))],
            agreed_options={name[7:]: value for name, value in lines.items() if name.startswith("option ")},
            options_fingerprint=lines["choices"],
        )
    except (KeyError, ValueError) as error:
        raise CorruptRecord("record-proof", f"can't read the fairness proof in this record: {error!r}") from error


def _parse_player(text: str) -> ProofPlayer:
    seat, *fields = text.split()
    if fields in ([NO_SHARE_MARK], [BOT_MARK]):
        return ProofPlayer(int(seat), None, fields == [BOT_MARK])
    committed_hash, secret = fields
    return ProofPlayer(int(seat), SeedShare(committed_hash, secret))


# -- checking ------------------------------------------------------------------------------------


def check_proof(record: Record, game: Game) -> list[ProofFinding]:
    """Check every claim of the proof in a record; an empty list if there is no proof."""
    proof = parse_proof(record)
    if proof is None:
        return []
    found = [
        ProofFinding("server", promise_status(commit_to_secret(proof.server_share.secret) == proof.server_share.hash))
    ]
    for player, dealt in enumerate(proof.players):
        if dealt.seed_share is not None:
            found.append(
                ProofFinding(
                    "part", promise_status(commit_to_secret(dealt.seed_share.secret) == dealt.seed_share.hash), player
                )
            )
        elif not dealt.is_bot:
            found.append(ProofFinding("part", "absent", player))
    found.append(ProofFinding("key", promise_status(proof.key == record.seed)))
    seats = [dealt.seat for dealt in proof.players]
    found.append(
        ProofFinding("order", promise_status(derive_seat_order(record.seed, seats, proof.is_order_random) == seats))
    )
    if proof.agreed_options:
        comparable = proof.options_fingerprint == fingerprint_options(game)
        found.append(
            ProofFinding(
                "options", promise_status(options_follow_from_key(record, game, proof)) if comparable else "absent"
            )
        )
    return found


def promise_status(is_kept: bool) -> Literal["kept", "broken"]:
    return "kept" if is_kept else "broken"


def options_follow_from_key(record: Record, game: Game, proof: SeedProof) -> bool:
    """Return whether the agreed options, resolved with this key, are the played ones."""
    players = len(record.seats)
    played: Options = {name: game.option(name).parse(text) for name, text in record.options.items()}
    agreed: Options = {name: game.option(name).parse(text) for name, text in proof.agreed_options.items()}
    resolved = game.resolve_options(players, game.check_options(players, {**played, **agreed}), record.seed)
    return resolved == game.check_options(players, played)
