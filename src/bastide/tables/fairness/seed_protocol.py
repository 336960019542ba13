"""Commit-reveal protocol that fixes the random seed of a table, up to the start."""

from __future__ import annotations

from bastide.tables import log
from bastide.tables.errors import Refused
from bastide.tables.fairness.proof import Dealt, Part, Proof, choices, key_of, order_of, part_hash
from bastide.tables.log import Draft
from bastide.tables.model.table import Table


def is_opening(table: Table) -> bool:
    """Return whether devices have to reveal their secrets: the start is called, and every hash is known.

    No secret is revealed while another device can still choose its own.
    """
    return table.called and all(seat.part.hash for seat in table.seats if seat.person and seat.part is not None)


def missing(table: Table) -> list[int]:
    """List the seats whose devices a called start waits for: first for hashes, then for secrets."""
    if not table.called:
        return []
    opening = is_opening(table)
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.person and seat.part is not None and not (seat.part.secret if opening else seat.part.hash)
    ]


def check_part(table: Table, seat: int, hash: str | None) -> str:
    """Return the hash of a device's secret; RequestRefused if another seat has the same."""
    for number, other in enumerate(table.seats):
        if hash and number != seat and other.part is not None and other.part.hash == hash:
            raise Refused("part-taken", "another seat has committed to the same hash")
    return hash or ""


def open_part(table: Table, seat: int, secret: str) -> list[Draft]:
    """Reveal the secret of a device; the last one starts the game."""
    part = table.seats[seat].part
    if part is None or not is_opening(table):
        raise Refused("not-opening", "the table does not expect a secret now")
    if part_hash(secret) != part.hash:
        raise Refused("other-part", "this secret does not match the committed hash")
    if part.secret:
        return []
    revealed = [Draft(seat, log.Revealed(table.seats[seat].person, table.seats[seat].name, secret))]
    return [*revealed, begun(table, {seat: secret})] if missing(table) == [seat] else revealed


def begun(table: Table, revealed: dict[int, str] | None = None) -> Draft:
    """Build the start entry, with all randomness derived from the key.

    ``revealed`` holds secrets that are not in the log yet.
    """
    game = table.game
    if table.origin is not None:
        seats = list(range(len(table.seats)))
        return Draft(-1, log.Started(table.origin.seed, "", seats, game.rules_version, table.origin.options))
    new_secrets = {} if revealed is None else revealed
    players = []
    for number, seat in enumerate(table.seats):
        if not seat.is_open:
            part = seat.part
            if part is not None and number in new_secrets:
                part = Part(part.hash, new_secrets[number])
            players.append(Dealt(number, part, not seat.person))
    key = key_of(table.id, table.secret, players)
    kept = order_of(key, [player.seat for player in players], table.shuffle)
    agreed = game.check_options(len(kept), table.options)
    played = dict(game.resolve(len(kept), agreed, key))
    return Draft(-1, log.Started(key, table.hash, kept, game.rules_version, played, choices(game)))


def proof_of(table: Table) -> Proof | None:
    """Build the fairness proof of a game; None if the server drew the whole seed."""
    if not table.secret or table.state is None:
        return None
    game = table.game
    agreed = game.check_options(table.players, table.options)
    played = game.check_options(table.players, table.played)
    return Proof(
        table=table.id,
        server=Part(table.hash, table.secret),
        lot=table.shuffle,
        players=[Dealt(number, seat.part, not seat.name) for number, seat in zip(table.kept, table.seats, strict=True)],
        agreed={
            option.id: option.write(agreed[option.id])
            for option in game.options
            if agreed[option.id] != played[option.id]
        },
        choices=table.choices_then,
    )
