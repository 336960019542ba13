"""Admin commands for bot accounts: ``bots``, ``create-bot``, ``bot-token`` and ``revoke-bot-tokens``."""

from __future__ import annotations

import click

from bastide.cli.admin.admin_command_support import (
    admin_command,
    change_person,
    duration_option,
    end_time_ms,
    format_end_time,
    person_argument,
    print_done,
    print_listing,
    read_database,
)
from bastide.cli.parameter_types import translated_option
from bastide.cli.serve.backup_and_check_database import format_time
from bastide.core.json_data import JsonData
from bastide.server.store.people import admin_queries, bot_account_queries
from bastide.server.store.people.moderation_queries import now_ms
from bastide.tables.state.seats_and_proposals import is_bot_account
from bastide.tables.visitor_and_command_context import FOREVER_MS


@admin_command("bots", "bots", "bots ann --json")
@person_argument(required=False)
def bots(person: str | None, database: str | None, as_json: bool) -> None:
    data: list[dict[str, JsonData]] = []
    rows: list[list[str]] = []
    with read_database(database) as connection:
        owner = admin_queries.find_person(connection, person).id if person else ""
        for found in bot_account_queries.list_bots(connection, owner):
            tokens = bot_account_queries.list_tokens(connection, found.id)
            listed: list[JsonData] = [dict(each._asdict()) for each in tokens]
            data.append({**found._asdict(), "tokens": listed})
            account = [found.name, found.id, found.owner]
            rows += [
                [*account, each.id, each.scopes, format_time(each.used)[:10] if each.used else "-"] for each in tokens
            ] or [[*account, "-", "-", "-"]]
    print_listing(as_json, data, ["name", "id", "owner", "token", "scopes", "seen"], rows)


@admin_command("create-bot", "create-bot ann Robo")
@person_argument()
@click.argument("name", metavar="NAME")
def create_bot(person: str, name: str, database: str | None, as_json: bool) -> None:
    with change_person(database, person, "create-bot") as (connection, who):
        made = bot_account_queries.create_bot(connection, who.id, name, now_ms())
    data: dict[str, JsonData] = {"bot": made.id, "name": made.name, "owner": who.id}
    print_done(as_json, "admin-create-bot-done", data, name=made.name, id=made.id, owner=who.name)


@admin_command("bot-token", "bot-token bot:h7Gk2mXq_9aB --for 90d")
@click.argument("bot", metavar="BOT")
@translated_option("--label", default="admin", metavar="NAME")
@translated_option("--chat", is_flag=True)
@duration_option()
def bot_token(bot: str, label: str, chat: bool, span: int | None, database: str | None, as_json: bool) -> None:
    until = None if span is None else end_time_ms(span)
    scopes = [bot_account_queries.PLAY_SCOPE, *([bot_account_queries.CHAT_SCOPE] if chat else [])]
    with change_person(database, bot, "bot-token", until=until) as (connection, who):
        require_bot(who.id)
        token = bot_account_queries.create_token(connection, who.id, label, frozenset(scopes), until, now_ms())
    data: dict[str, JsonData] = {"bot": who.id, "token": token, "until": until}
    shown = format_end_time(FOREVER_MS if until is None else until)
    print_done(as_json, "admin-bot-token-done", data, token=token, name=who.name, id=who.id, until=shown)


@admin_command("revoke-bot-tokens", "revoke-bot-tokens bot:h7Gk2mXq_9aB")
@click.argument("bot", metavar="BOT")
@translated_option("--token", default="", metavar="ID")
def revoke_bot_tokens(bot: str, token: str, database: str | None, as_json: bool) -> None:
    with change_person(database, bot, "revoke-bot-tokens") as (connection, who):
        require_bot(who.id)
        count = bot_account_queries.revoke_tokens(connection, who.id, token)
        if token and not count:
            raise bot_account_queries.no_token_error()
    data: dict[str, JsonData] = {"bot": who.id, "revoked": count}
    print_done(as_json, "admin-revoke-bot-tokens-done", data, name=who.name, id=who.id, count=count)


def require_bot(id: str) -> None:
    """Raise ``RequestRefused`` unless a person is a bot account."""
    if not is_bot_account(id):
        raise bot_account_queries.no_bot_error()
