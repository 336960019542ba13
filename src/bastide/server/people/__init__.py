"""People: guests, accounts, sessions, sign-in limits, moderation and deletion."""

from bastide.hosting.api.user_names import clean_name
from bastide.server.people.people import People
from bastide.server.people.routes import COOKIE, PeopleRoutes
from bastide.server.people.sessions import Person

__all__ = ["COOKIE", "People", "PeopleRoutes", "Person", "clean_name"]
