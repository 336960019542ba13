"""Browser test of taking back with the consent of another person."""

from __future__ import annotations

import re

from browser_play import begin, join
from browser_testing import NewVisitor
from playwright.sync_api import expect


def test_undo_is_asked_for_and_accepted_in_another_browser(new_visitor: NewVisitor) -> None:
    """The button says that the other is asked; the other reads what would be taken back, and accepts."""
    ada, ben = new_visitor(), new_visitor()
    ada.set_name("Ada")
    begin(ada, "dominion", seats=2, friends=1)
    join(ben, ada.page.locator("#invite").input_value(), "Ben")
    ada.page.get_by_role("button", name=re.compile("^Start")).click()
    for person in (ada, ben):
        person.page.locator(".prompt").wait_for()
    first, second = (ada, ben) if ada.page.locator(".prompt.mine").count() else (ben, ada)
    estates = first.page.locator('[data-pile="estate"] .count')
    before = estates.inner_text()
    first.page.keyboard.press("t")
    first.page.locator('[data-pile="estate"].open').click()
    second.page.locator(".prompt.mine").wait_for()
    expect(estates).not_to_have_text(before)
    # The next hand has been drawn, so the other has to agree.
    ask = first.page.get_by_role("button", name="Ask to undo")
    ask.click()
    request = second.page.get_by_role("region", name="Proposal")
    expect(request).to_contain_text(re.compile("asks to undo.*buys.*Estate", re.DOTALL))
    second.screenshot("undo-asked")
    request.get_by_role("button", name="Yes").click()
    expect(estates).to_have_text(before)
    first.page.locator(".prompt.mine").wait_for()
    expect(second.page.locator(".prompt.mine")).to_have_count(0)
    # The log strikes it through and says whose it was.
    name = "Ada" if first is ada else "Ben"
    expect(second.page.locator(".log s").first).to_contain_text(re.compile(f"^{name} .*buys.*Estate"))
    assert ada.page_errors == []
    assert ben.page_errors == []
