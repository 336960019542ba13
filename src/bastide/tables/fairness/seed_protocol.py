"""Commit-reveal protocol that fixes the random seed of a table, up to the start."""

from __future__ import annotations

from bastide.tables import log
from bastide.tables.fairness.seed_proof import (
    ProofPlayer,
    SeedProof,
    SeedShare,
    commit_to_secret,
    derive_key,
    derive_seat_order,
    fingerprint_options,
)
from bastide.tables.log import EntryDraft
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.table_state import Table


def is_revealing(table: Table) -> bool:
    """Return whether devices have to reveal their secrets: the start is called, and every hash is known.

    No secret is revealed while another device can still choose its own.
    """
    return table.is_start_called and all(
        seat.seed_share.hash for seat in table.seats if seat.person and seat.seed_share is not None
    )


def list_missing_seats(table: Table) -> list[int]:
    """List the seats whose devices a called start waits for: first for hashes, then for secrets."""
    if not table.is_start_called:
        return []
    opening = is_revealing(table)
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.person
        and seat.seed_share is not None
        and not (seat.seed_share.secret if opening else seat.seed_share.hash)
    ]


def check_share_hash(table: Table, seat: int, hash: str | None) -> str:
    """Return the hash of a device's secret; RequestRefused if another seat has the same."""
    for number, other in enumerate(table.seats):
        if hash and number != seat and other.seed_share is not None and other.seed_share.hash == hash:
            raise RequestRefused("part-taken", "another seat sent the same fingerprint; try again")
    return hash or ""


def reveal_share(table: Table, seat: int, secret: str) -> list[EntryDraft]:
    """Reveal the secret of a device; the last one starts the game."""
    part = table.seats[seat].seed_share
    if part is None or not is_revealing(table):
        raise RequestRefused("not-opening", "the table isn't waiting for your device's number")
    if commit_to_secret(secret) != part.hash:
        raise RequestRefused("other-part", "this number doesn't match the fingerprint your device sent before")
    if part.secret:
        return []
    revealed = [EntryDraft(seat, log.SecretRevealed(table.seats[seat].person, table.seats[seat].name, secret))]
    return [*revealed, build_start(table, {seat: secret})] if list_missing_seats(table) == [seat] else revealed


def build_start(table: Table, revealed: dict[int, str] | None = None) -> EntryDraft:
    """Build the start entry, with all randomness derived from the key.

    ``revealed`` holds secrets that are not in the log yet.
    """
    game = table.game
    if table.origin is not None:
        seats = list(range(len(table.seats)))
        return EntryDraft(-1, log.GameStarted(table.origin.seed, "", seats, game.rules_version, table.origin.options))
    new_secrets = {} if revealed is None else revealed
    players = []
    for number, seat in enumerate(table.seats):
        if not seat.is_open:
            part = seat.seed_share
            if part is not None and number in new_secrets:
                part = SeedShare(part.hash, new_secrets[number])
            players.append(ProofPlayer(number, part, not seat.person))
    key = derive_key(table.id, table.server_secret, players)
    kept = derive_seat_order(key, [player.seat for player in players], table.shuffle)
    agreed = game.check_options(len(kept), table.options)
    played = dict(game.resolve_options(len(kept), agreed, key))
    return EntryDraft(
        -1, log.GameStarted(key, table.seed_commitment, kept, game.rules_version, played, fingerprint_options(game))
    )


def build_proof(table: Table) -> SeedProof | None:
    """Build the fairness proof of a game; None if the server drew the whole seed."""
    if not table.server_secret or table.state is None:
        return None
    game = table.game
    agreed = game.check_options(table.players, table.options)
    played = game.check_options(table.players, table.played_options)
    return SeedProof(
        table=table.id,
        server_share=SeedShare(table.seed_commitment, table.server_secret),
        is_order_random=table.shuffle,
        players=[
            ProofPlayer(number, seat.seed_share, not seat.name)
            for number, seat in zip(table.seats_in_play_order, table.seats, strict=True)
        ],
        agreed_options={
            option.id: option.to_text(agreed[option.id])
            for option in game.options
            if agreed[option.id] != played[option.id]
        },
        options_fingerprint=table.options_fingerprint,
    )
