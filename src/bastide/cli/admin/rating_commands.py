"""Admin command for ratings: ``recompute-ratings``."""

from __future__ import annotations

from bastide.cli.admin.admin_command_support import admin_command, change_database, print_done
from bastide.server.store.tables.rating_recomputation import recompute_ratings as recompute


@admin_command("recompute-ratings", "recompute-ratings", "recompute-ratings --json")
def recompute_ratings(database: str | None, as_json: bool) -> None:
    with change_database(database) as transaction:
        found = recompute(transaction.connection, change=True)
        if found.wrong_ratings or found.wrong_history:
            transaction.add_audit_entry("recompute-ratings", "", **found._asdict())
    print_done(as_json, "admin-recompute-ratings-done", found._asdict(), **found._asdict())
