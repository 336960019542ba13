"""Report of the opening explorer as one self-contained HTML page in one language."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bastide.core import Translator
from bastide.core.opening_notes import ALL_GAMES
from bastide.sim.opening_explorer import ChoiceTally, Exploration
from bastide.sim.reports.html_markup import Markup, scrollable, tag
from bastide.sim.reports.number_format import NumberFormat
from bastide.sim.reports.svg_charts import Scale, bar_with_interval

STYLE_SHEET: Final = Path(__file__).with_name("report.css")
#: Groups of a table, and choices of a group, on the page.
MAX_GROUPS: Final = 60
MAX_CHOICES: Final = 40
#: Kinds of messages that name the words of a choice.
_KINDS: Final = ("card", "board", "side", "tile", "role", "figure", "facing", "opening")


class OpeningReport:
    """Names and page of an exploration."""

    def __init__(
        self,
        exploration: Exploration,
        translator: Translator,
        language: str = "en",
        direction: str = "ltr",
        least: int = 1,
    ) -> None:
        self.exploration = exploration
        self.translator = translator
        self.language = language
        self.direction = direction
        #: Choices with fewer games are left out.
        self.least = least
        self.number_format = NumberFormat(translator)

    def translate(self, id: str, **values: int | str) -> str:
        return self.translator.translate(f"tournament-openings-{id}", dict(values))

    def table_title(self, table: str) -> str:
        """Title of a table in the reader's language."""
        return self.translator.translate(f"{self.exploration.game}-openings-{table}")

    def name_of(self, ids: str) -> str:
        """Names of the words of a group or choice; notation such as ``1,0`` stays."""
        if ids == ALL_GAMES:
            return self.translate("all-games")
        return ", ".join(self._word(word) for word in ids.split("+"))

    def _word(self, word: str) -> str:
        for kind in _KINDS:
            message = f"{self.exploration.game}-{kind}-{word}"
            if self.translator.has_message(message):
                return self.translator.translate(message)
        return word

    def share_text(self, tally: ChoiceTally) -> str:
        """Win share with its interval."""
        return f"{self.number_format.percent(tally.share)} ({self.number_format.percent_range(*tally.interval)})"

    def summary(self) -> str:
        """One sentence on the explored games."""
        found = self.exploration
        return self.translate("summary", games=found.games, unfinished=found.unfinished, unreadable=found.unreadable)

    def to_html(self) -> str:
        """Return the whole HTML page."""
        title = self.translate("title", game=self.translator.translate(self.exploration.game))
        head = tag(
            "head",
            tag("meta", charset="utf-8"),
            tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
            tag("title", title),
            tag("style", Markup(STYLE_SHEET.read_text(encoding="utf-8"))),
        )
        top = tag("header", tag("h1", title), tag("p", self.summary()))
        sections = [self._section(table) for table in self.exploration.reader.tables]
        body = tag("body", tag("main", top, *sections))
        return "<!DOCTYPE html>\n" + tag("html", head, body, lang=self.language, dir=self.direction) + "\n"

    def _section(self, table: str) -> Markup:
        groups = self.exploration.groups(table, self.least)
        inside = [part for group in groups[:MAX_GROUPS] for part in self._group(group)]
        if not groups:
            inside = [tag("p", self.translate("few-games", least=self.least), class_="note")]
        note = tag("p", self.translate("note", least=self.least), class_="note")
        return tag("section", tag("h2", self.table_title(table)), note, *inside, id=table)

    def _group(self, group: list[ChoiceTally]) -> list[Markup]:
        columns = [self.translate(f"column-{name}") for name in ("choice", "games", "share")]
        head = tag("thead", tag("tr", *(tag("th", name, scope="col") for name in columns), tag("th")))
        rows = []
        for tally in group[:MAX_CHOICES]:
            name, text = self.name_of(tally.choice), self.share_text(tally)
            drawn = bar_with_interval(tally.share, *tally.interval, Scale(0, 1), 0, f"{name}: {text}", 0)
            rows.append(
                tag(
                    "tr",
                    tag("th", name, scope="row"),
                    tag("td", tag("bdi", self.number_format.integer(tally.games), dir="ltr")),
                    tag("td", tag("bdi", text, dir="ltr")),
                    tag("td", drawn),
                )
            )
        table = tag("table", head, tag("tbody", *rows), class_="openings")
        name = self.name_of(group[0].group)
        return [tag("h3", name), scrollable(name, table)]
