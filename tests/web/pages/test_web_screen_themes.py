"""Axe checks of all screens in light and dark theme.

The screens are those of ``make pictures``: a run samples one general screen, one at a table and one other, in English;
with ``BASTIDE_SOAK`` set, all are checked in all languages.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator

import pytest
from browser_testing import LocalServer, Visitor, axe_violations, visitor
from layout_checks import LANGUAGES, change_settings, set_language, wait_for_layout
from playwright.sync_api import Browser
from sampled_cases import RUN_ALL_VARIABLE, sample_cases
from screen_catalogue import ELSEWHERE, OPENED, SCREENS, every
from table_scenes import SCENES

KINDS: list[Collection[str]] = [SCREENS, [*SCENES, *OPENED], ELSEWHERE]
SOME = [screen for kind in KINDS for screen in sample_cases("both lights", kind, 1)]


@pytest.fixture(scope="module")
def ada(browser: Browser, local_server: LocalServer) -> Iterator[Visitor]:
    found = visitor(browser, local_server, width=1366, height=768)
    found.enter_lobby("Ada")
    yield found
    assert found.page_errors == []
    found.context.close()


@pytest.mark.parametrize("screen", SOME)
def test_screens_pass_axe_in_both_themes(ada: Visitor, local_server: LocalServer, screen: str) -> None:
    page = ada.page
    change_settings(page, theme="light")
    set_language(page, "en")
    every(local_server)[screen](ada)
    found: dict[str, list[str]] = {}
    for language in LANGUAGES if RUN_ALL_VARIABLE in os.environ else ["en"]:
        set_language(page, language)
        for theme in ("light", "dark"):
            change_settings(page, theme=theme)
            wait_for_layout(page)
            wrong = axe_violations(page, always=True)
            if wrong:
                found[f"{language} {theme}"] = wrong
    change_settings(page, theme="system")
    assert found == {}
