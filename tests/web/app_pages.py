"""The pages of the web app, read from ``web/src/pages/NAME/page.ts``."""

from __future__ import annotations

import re
from typing import NamedTuple

from script_loader import ROOT

PAGES_FOLDER = ROOT / "web" / "src" / "pages"
_PATH = re.compile(r'^  path: "(?P<section>/\w*)(?P<parameters>[^"]*)",$', re.MULTILINE)
_TITLE = re.compile(r'^  title: "(?P<title>[\w-]+)",$', re.MULTILINE)
_MENU = re.compile(r"^  menu: \{ position: (?P<position>\d+)", re.MULTILINE)


class AppPage(NamedTuple):
    """A page: folder, first part of its address, parameters (``game?`` is optional), message and place in the menu."""

    name: str
    address: str
    parameters: list[str]
    title: str
    menu_position: int | None

    def example_address(self, values: dict[str, str]) -> str | None:
        """Return the address with these parameters; None if one that is required is missing."""
        address = self.address
        for parameter in self.parameters:
            value = values.get(parameter.removesuffix("?"))
            if value is None:
                return address if parameter.endswith("?") else None
            address += f"/{value}"
        return address


def read_app_page(name: str, text: str) -> AppPage:
    """Read a page definition. Raises ValueError with what to write."""
    found = _PATH.search(text)
    if found is None:
        raise ValueError(f'web/src/pages/{name}/page.ts: write `  path: "/ADDRESS/:PARAMETER",` as a line of its own')
    title, menu = _TITLE.search(text), _MENU.search(text)
    parameters = re.findall(r"/:(\w+\??)", found["parameters"])
    return AppPage(
        name, found["section"], parameters, title["title"] if title else "", int(menu["position"]) if menu else None
    )


APP_PAGES = {
    path.parent.name: read_app_page(path.parent.name, path.read_text(encoding="utf-8"))
    for path in sorted(PAGES_FOLDER.glob("*/page.ts"))
}
