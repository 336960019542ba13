"""The way of somebody who has never played: from the lobby through a first lesson to the end of a first game.

    python tools/first_game.py FOLDER [GAME ...] [desk] [phone]

A browser goes it as that person would, and does only what the page says: what the lesson asks for, and then, at the
table, what the coach shows. Pictures of every step are put into the folder, on a desk in English and on a phone in
Hebrew, and who won is told. Look at them as somebody who knows nothing.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "web")]

from playwright.sync_api import Page  # noqa: E402
from web_house import House, Visitor, open_browser, visitor  # noqa: E402
from web_play import follow_coach  # noqa: E402

#: What the first lesson of each game asks for, as clicks on the table.
LESSONS = {
    "dominion": ['[data-action="play all treasures"]', '[data-pile="silver"]', '[data-action="play all treasures"]'],
    "carcassonne": [
        '[data-cell="-1,0"]',
        '[data-action="lay"]',
        ".teacher button.primary",
        '[data-cell="0,2"]',
        '[data-action="lay"]',
    ],
    "seven_wonders": [
        '[data-hand="lumber-yard"]',
        '.answers [data-action="build lumber-yard"]',
        '[data-hand="stockade"]',
        '.answers [data-action="build stockade"]',
    ],
}
#: A language and a window: a desk and a phone.
DEVICES = {"desk": ("en", 1366, 768, False), "phone": ("he", 360, 740, True)}
#: Pictures of the table are taken after so many decisions.
PICTURES = (0, 1, 2, 5, 10, 20, 40, 80)


class Walk:
    """One person's way, with pictures."""

    def __init__(self, person: Visitor, game: str, folder: Path, name: str) -> None:
        self.person = person
        self.page: Page = person.page
        self.game = game
        self.folder = folder
        self.name = name
        self.taken = 0

    def picture(self, what: str) -> None:
        self.taken += 1
        self.page.wait_for_timeout(400)  # whatever glides or fades has come to rest: the picture is for people
        self.page.screenshot(path=self.folder / f"{self.game}-{self.name}-{self.taken:02}-{what}.png")

    def learn(self) -> None:
        """From the lobby to the end of the first lesson."""
        page = self.page
        self.person.visit("/")
        page.locator(f'a[href="/learn/{self.game}"]').wait_for()
        self.picture("lobby")
        page.locator(f'a[href="/learn/{self.game}"]').click()
        page.locator("[data-lesson].next").wait_for()
        self.picture("learn")
        page.locator("[data-lesson].next").click()
        for number, click in enumerate(LESSONS[self.game]):
            page.locator(click).first.wait_for()
            self.picture(f"lesson-{number}")
            page.locator(click).first.click()
        page.locator(".teacher [data-first]").wait_for()
        self.picture("lesson-done")

    def begin(self) -> None:
        """To a table of one's own."""
        self.page.locator("[data-first]").first.click()
        self.page.locator("button.go").wait_for()
        self.picture("first-game")
        self.page.locator("button.go").click()
        self.page.locator(".prompt").wait_for()

    def play(self) -> str:
        """To the end of the game, as the coach shows it; what stands at the head of the result."""
        follow_coach(self.page, self.look)
        self.picture("end")
        return self.page.locator(".result h2").inner_text()

    def look(self, what: str) -> None:
        if int(what.rpartition("-")[2]) in PICTURES:
            self.picture(what)


def main(folder: Path, games: list[str], devices: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, open_browser() as browser:
        house = House(Path(place))
        house.start()
        try:
            for game in games:
                for name in devices:
                    language, width, height, touch = DEVICES[name]
                    person = visitor(browser, house, language, width, height, touch, eager=False)
                    walk = Walk(person, game, folder, name)
                    walk.learn()
                    walk.begin()
                    print(f"{game}, {name}: {walk.play()}", flush=True)
                    assert person.complaints == [], person.complaints
                    person.context.close()
        finally:
            house.stop()


if __name__ == "__main__":
    wanted = sys.argv[2:]
    main(
        Path(sys.argv[1]),
        [game for game in LESSONS if game in wanted] or list(LESSONS),
        [device for device in DEVICES if device in wanted] or list(DEVICES),
    )
