"""The route table of the web app agrees with the server's link previews and the documentation."""

from __future__ import annotations

import re

from script_loader import ROOT

from bastide.server.site.link_previews import GAME_PAGES, TABLE_PAGES

TABLE = (ROOT / "web" / "src" / "routes.ts").read_text(encoding="utf-8")
#: First segment of each route, with the names of its parameters.
ROUTES = {found[1]: re.findall(r":(\w+)", found[2]) for found in re.finditer(r'\{ path: "/(\w*)([^"]*)"', TABLE)}


def test_link_previews_name_existing_routes() -> None:
    assert {page: ROUTES[page][0] for page in GAME_PAGES} == dict.fromkeys(GAME_PAGES, "game")
    assert {page: ROUTES[page][0] for page in TABLE_PAGES} == {"table": "id", "replay": "table"}


def test_every_route_is_documented() -> None:
    text = (ROOT / "docs" / "web.md").read_text(encoding="utf-8")
    lines = text.partition("| address | page |")[2].partition("\n\n")[0].splitlines()[2:]
    assert {page for line in lines for page in re.findall(r"`/(\w*)[^`]*`", line.split("|")[1])} == set(ROUTES)
