"""People: guests, accounts, sessions, sign-in limits, moderation and deletion."""

from bastide.hosting.api.user_name_validation import clean_name
from bastide.server.people.account_routes import SESSION_COOKIE, AccountRoutes
from bastide.server.people.account_service import AccountService
from bastide.server.people.sessions import Person

__all__ = ["SESSION_COOKIE", "AccountRoutes", "AccountService", "Person", "clean_name"]
