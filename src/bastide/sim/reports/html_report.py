"""Report of a tournament or series as one self-contained HTML page in one language."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from html import escape
from pathlib import Path

from bastide.core import Game, Translator, get_game
from bastide.sim.game_series import GameSeries
from bastide.sim.reports.html_markup import Markup, join_markup, tag
from bastide.sim.reports.number_format import NumberFormat
from bastide.sim.reports.reproduce_command import reproduce_command
from bastide.sim.reports.svg_charts import (
    Bins,
    Curve,
    Scale,
    bar_with_interval,
    cell_bar,
    dot_with_interval,
    histogram,
    line_chart,
)
from bastide.sim.tournaments.bot_file_digests import read_bot_files
from bastide.sim.tournaments.round_robin import Tournament
from bastide.sim.tournaments.tournament_results import Standing, TournamentResults

STYLE_SHEET = Path(__file__).with_name("report.css")
COLOUR_COUNT = 8
#: Components per list of favourites, and number of such lists.
MAX_COMPONENTS_PER_LIST, MAX_FAVOURITE_LISTS = 12, 3
#: A turn is shown if at least this share of a bot's games reached it; the few long games are not representative.
MIN_SHARE_OF_GAMES = 0.25


def bot_name_markup(bot: str) -> Markup:
    """Markup of a bot name: left-to-right in every language, may be broken after ``_`` on narrow screens."""
    parts = bot.replace("_", "_\n").splitlines()
    return tag("bdi", parts[0], *(join_markup(tag("wbr"), part) for part in parts[1:]), dir="ltr")


def ltr_text(text: str) -> Markup:
    """Markup of text that is always left-to-right."""
    return tag("bdi", text, dir="ltr")


class TournamentReport:
    """Report of a tournament or of one series. Notebooks display it."""

    def __init__(
        self,
        tournament: Tournament | GameSeries,
        results: TournamentResults,
        translator: Translator,
        language: str = "en",
        direction: str = "ltr",
    ) -> None:
        self.game: Game = get_game(tournament.game)
        options = self.game.check_options(tournament.seats, tournament.options)
        self.tournament = replace(tournament, options=options)
        self.results = results
        self.translator = translator
        self.language = language
        self.direction = direction
        self.number_format = NumberFormat(translator)
        self.standings = results.standings()
        self.head_to_head = results.head_to_head()
        self.colour = {standing.bot: place % COLOUR_COUNT for place, standing in enumerate(self.standings)}

    def translate(self, id: str, **values: int | str) -> str:
        return self.translator.translate(f"tournament-{id}", dict(values))

    def _repr_html_(self) -> str:
        """The page in a frame, separate from the notebook's style."""
        return f'<iframe srcdoc="{escape(self.to_html())}" style="width: 100%; height: 40rem; border: 0"></iframe>'

    # -- the page --

    def to_html(self) -> str:
        """Return the whole HTML page."""
        alone = isinstance(self.tournament, GameSeries)
        title = self.translate("title-series" if alone else "title", game=self.translator.translate(self.game.id))
        head = tag(
            "head",
            tag("meta", charset="utf-8"),
            tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
            tag("title", title),
            tag("style", Markup(STYLE_SHEET.read_text(encoding="utf-8"))),
        )
        top = tag("header", tag("h1", title), tag("p", self._summary()))
        several = len(self.standings) > 1
        sections = [
            self._standings(),
            *([self._ratings()] if several else []),
            self._shares(),
            *([self._cross_table()] if several else []),
            self._scores(),
            self._lengths(),
            *self._turn_charts(),
            *self._metric_tables(),
            *self._favourite_actions(),
            self._settings(),
        ]
        body = tag("body", tag("main", top, *sections))
        return "<!DOCTYPE html>\n" + tag("html", head, body, lang=self.language, dir=self.direction) + "\n"

    def _summary(self) -> str:
        return self.translate(
            "summary",
            games=self.results.games,
            bots=len(self.standings),
            tables=len(self.results.tables),
            decisions=self.results.decisions,
        )

    def _section(self, id: str, *inside: Markup) -> Markup:
        """A heading, a note on how to read the section, and its content."""
        note = self.translate(f"{id}.note")
        return tag("section", tag("h2", self.translate(id)), tag("p", note, class_="note"), *inside, id=id)

    def _bot_markup(self, bot: str) -> Markup:
        """Colour swatch and name of a bot."""
        colour = tag("rect", class_=f"fill-{self.colour[bot]}", width=10, height=10)
        swatch = tag("svg", colour, class_="swatch", viewBox="0 0 10 10", aria_hidden="true")
        return tag("span", swatch, bot_name_markup(bot), class_="who")

    def _table(self, columns: list[Markup], rows: list[list[Markup]], kind: str = "") -> Markup:
        head = tag("thead", tag("tr", *(tag("th", column, scope="col") for column in columns)))
        body = [tag("tr", tag("th", row[0], scope="row"), *(tag("td", cell) for cell in row[1:])) for row in rows]
        return tag("div", tag("table", head, tag("tbody", *body), class_=kind), class_="scroll")

    # -- results --

    def _standings(self) -> Markup:
        names = ("bot", "rating", "share", "games", "wins", "shared", "score")
        columns = [join_markup(self.translate(f"column-{name}")) for name in names]
        rows = []
        for standing in self.standings:
            rating, tally, figures = standing.rating, standing.tally, self.number_format
            rows.append(
                [
                    self._bot_markup(standing.bot),
                    join_markup(
                        ltr_text(figures.elo(rating.elo)),
                        tag("small", ltr_text(figures.elo_range(rating.low, rating.high))),
                    ),
                    join_markup(
                        ltr_text(figures.percent(standing.share)),
                        tag("small", ltr_text(figures.percent_range(standing.low, standing.high))),
                    ),
                    ltr_text(figures.integer(tally.games)),
                    ltr_text(figures.integer(tally.wins)),
                    ltr_text(figures.integer(tally.shared)),
                    ltr_text(figures.mean_and_deviation(tally.score.mean, tally.score.sd)),
                ]
            )
        return self._section("standings", self._table(columns, rows))

    def _ratings(self) -> Markup:
        low = min(standing.rating.low for standing in self.standings)
        high = max(standing.rating.high for standing in self.standings)
        room = (high - low) * 0.05
        scale = Scale(low - room, high + room)
        rows = []
        for standing in self.standings:
            rating = standing.rating
            text = f"{self.number_format.elo(rating.elo)} ({self.number_format.elo_range(rating.low, rating.high)})"
            drawn = dot_with_interval(
                rating.elo, rating.low, rating.high, scale, 0, f"{standing.bot}: {text}", self.colour[standing.bot]
            )
            rows += self._row(standing.bot, text, drawn)
        ends = [self.number_format.elo(scale.low), self.number_format.elo(scale.high)]
        return self._section("ratings", tag("div", *rows, self._axis(ends), class_="rows"))

    def _shares(self) -> Markup:
        scale = Scale(0, 1)
        even = 1 / self.tournament.seats
        rows = []
        for standing in self.standings:
            interval = self.number_format.percent_range(standing.low, standing.high)
            text = f"{self.number_format.percent(standing.share)} ({interval})"
            drawn = bar_with_interval(
                standing.share,
                standing.low,
                standing.high,
                scale,
                even,
                f"{standing.bot}: {text}",
                self.colour[standing.bot],
            )
            rows += self._row(standing.bot, text, drawn)
        ends = [self.number_format.percent(0), self.number_format.percent(1)]
        return self._section("shares", tag("div", *rows, self._axis(ends), class_="rows"))

    def _row(self, bot: str, text: str, drawn: Markup) -> list[Markup]:
        name = tag("span", self._bot_markup(bot), class_="name")
        return [name, tag("span", ltr_text(text), class_="value"), drawn]

    def _axis(self, labels: list[str]) -> Markup:
        return tag("div", *(tag("span", ltr_text(label)) for label in labels), class_="axis", aria_hidden="true")

    def _cross_table(self) -> Markup:
        bots = [standing.bot for standing in self.standings]
        columns = [join_markup(self.translate("column-bot")), *(bot_name_markup(bot) for bot in bots)]
        rows = []
        for bot in bots:
            cells = [tag("th", self._bot_markup(bot), scope="row")]
            for other in bots:
                met = self.head_to_head.get((bot, other))
                if met is None:
                    cells.append(tag("td", "\u2013", class_="self"))
                    continue
                # Green where the row's bot is ahead, red where it is behind, stronger for larger differences.
                good, bad = max(0.0, met.share - 0.5), max(0.0, 0.5 - met.share)
                cells.append(
                    tag(
                        "td",
                        ltr_text(self.number_format.percent(met.share)),
                        tag("small", ltr_text(self.number_format.percent_range(met.low, met.high))),
                        style=f"--good: {good * 100:.0f}; --bad: {bad * 100:.0f}",
                    )
                )
            rows.append(tag("tr", *cells))
        head = tag("thead", tag("tr", *(tag("th", column, scope="col") for column in columns)))
        table = tag("table", head, tag("tbody", *rows), class_="cross")
        return self._section("cross", tag("div", table, class_="scroll"))

    # -- statistics --

    def _scores(self) -> Markup:
        bins = Bins.covering([score for standing in self.standings for score in standing.tally.scores])
        figures = []
        for standing in self.standings:
            score = standing.tally.score
            text = self.number_format.mean_and_deviation(score.mean, score.sd)
            drawn = histogram(
                standing.tally.scores, bins, score.mean, f"{standing.bot}: {text}", self.colour[standing.bot]
            )
            name = tag("h3", self._bot_markup(standing.bot), tag("small", ltr_text(text)))
            figures.append(tag("figure", name, drawn, self._bin_axis(bins)))
        return self._section("scores", tag("div", *figures, class_="many"))

    def _lengths(self) -> Markup:
        lengths = self.results.game_lengths()
        games = sum(lengths.values())
        mean = sum(length * count for length, count in lengths.items()) / games
        bins = Bins.covering(list(lengths))
        in_turns = "turns" in self.results.metrics()
        text = self.translate("length-turns" if in_turns else "length-decisions", mean=self.number_format.decimal(mean))
        drawn = histogram(lengths, bins, mean, text, 0)
        return self._section("lengths", tag("figure", tag("p", text), drawn, self._bin_axis(bins)))

    def _turn_charts(self) -> list[Markup]:
        """Metrics by turn: a chart for each metric with all bots."""
        names = list(dict.fromkeys(name for standing in self.standings for name in standing.tally.turn_stats))
        figures = [self._turn_chart(name) for name in names]
        if not figures:
            return []
        key = tag("p", *(self._bot_markup(standing.bot) for standing in self.standings), class_="key")
        return [self._section("courses", key, tag("div", *figures, class_="many"))]

    def _turn_chart(self, name: str) -> Markup:
        label = self._metric_label(name)
        drawn = []
        for standing in self.standings:
            reached = [
                s
                for s in standing.tally.turn_stats.get(name, [])
                if s.count >= MIN_SHARE_OF_GAMES * standing.tally.games
            ]
            if reached:
                last = self.number_format.mean_and_deviation(reached[-1].mean, reached[-1].sd)
                title = f"{standing.bot}, {label}, {len(reached)}: {last}"
                means, spreads = [spread.mean for spread in reached], [spread.sd for spread in reached]
                drawn.append(Curve(title, self.colour[standing.bot], means, spreads))
        scale = Scale(min(0.0, *(curve.low() for curve in drawn)), max(1.0, *(curve.high() for curve in drawn)))
        turns = max(len(curve.means) for curve in drawn)
        heights = [ltr_text(self.number_format.decimal(value)) for value in (scale.high, scale.low)]
        plot = tag(
            "div",
            tag("div", *(tag("span", height) for height in heights), class_="heights", aria_hidden="true"),
            line_chart(drawn, scale, label),
            self._axis([self.number_format.integer(1), self.number_format.integer(turns)]),
            class_="tall",
        )
        return tag("figure", tag("h3", label), plot)

    def _metric_label(self, name: str) -> str:
        """Label of a turn metric, or of the same metric of a whole game."""
        for message in (f"{self.game.id}-turn-{name}", f"{self.game.id}-metric-{name}"):
            if self.translator.has_message(message):
                return self.translator.translate(message)
        return self.translate(f"turn-{name}")

    def _bin_axis(self, bins: Bins) -> Markup:
        return self._axis([self.number_format.integer(bins.low), self.number_format.integer(bins.high)])

    def _metric_tables(self) -> list[Markup]:
        """The game's own metrics: those that are points share a scale, the others have one each."""
        names = list(dict.fromkeys(name for standing in self.standings for name in standing.tally.metrics))
        every = self.results.metrics_sum_to_score()
        points = [name for name in names if every or name.startswith("points")]
        others = [name for name in names if name not in points]
        sections = []
        if points:
            sections.append(self._section("categories", self._metric_table(points, one_scale=True)))
        if others:
            sections.append(self._section("measures", self._metric_table(others, one_scale=False)))
        return sections

    def _metric_table(self, names: list[str], one_scale: bool) -> Markup:
        means = {
            name: [s.tally.metrics[name].mean if name in s.tally.metrics else None for s in self.standings]
            for name in names
        }
        every = [value for row in means.values() for value in row if value is not None]
        rows = []
        for name, row in means.items():
            values = every if one_scale else [value for value in row if value is not None]
            if any(row):
                scale = Scale(min(0.0, *values), max(0.0, *values))
                rows.append(self._bar_row(self.translator.translate(f"{self.game.id}-metric-{name}"), row, scale))
        return self._table(self._bot_columns(self.translate("column-measure")), rows, "bars")

    def _bot_columns(self, first: str) -> list[Markup]:
        return [join_markup(first), *(self._bot_markup(s.bot) for s in self.standings)]

    def _bar_row(self, label: str, values: Sequence[float | None], scale: Scale) -> list[Markup]:
        """A table row: a number and a bar for each bot, or a dash."""
        row = [join_markup(label)]
        for standing, value in zip(self.standings, values, strict=True):
            if value is None:
                row.append(join_markup("\u2013"))
                continue
            text = self.number_format.decimal(value)
            bar = cell_bar(value, scale, f"{standing.bot}, {label}: {text}", self.colour[standing.bot])
            row.append(join_markup(ltr_text(text), bar))
        return row

    def _favourite_actions(self) -> list[Markup]:
        """Most frequent actions by component: a list for each of the most common kinds of action."""
        kinds: defaultdict[tuple[str, str], defaultdict[str, int]] = defaultdict(lambda: defaultdict(int))
        for standing in self.standings:
            for what, count in standing.tally.choices.items():
                do, key, thing = what.split(" ", 2)
                if "…" in self._action_label(do, key):
                    kinds[do, key][thing] += count
        if not kinds:
            return []
        lists = []
        for (do, key), things in sorted(kinds.items(), key=lambda item: -sum(item[1].values()))[:MAX_FAVOURITE_LISTS]:
            shown = sorted(things, key=lambda thing: (-things[thing], thing))[:MAX_COMPONENTS_PER_LIST]
            per_game = [[self._per_game(s, f"{do} {key} {thing}") for s in self.standings] for thing in shown]
            scale = Scale(0.0, max(max(row) for row in per_game))
            rows = [
                self._bar_row(self.translator.translate(f"{self.game.id}-{key}-{thing}"), row, scale)
                for thing, row in zip(shown, per_game, strict=True)
            ]
            lists.append(self._table(self._bot_columns(self._action_label(do, key)), rows, "bars"))
        return [self._section("favourites", *lists)]

    def _per_game(self, standing: Standing, what: str) -> float:
        return standing.tally.choices[what] / standing.tally.games

    def _action_label(self, do: str, key: str) -> str:
        """Label of an action with an ellipsis for the component; the text after it is cut off."""
        before, found, _ = self.translator.translate_for_game(self.game.id, f"do-{do}", {key: "…"}).partition("…")
        return before + found

    # -- settings --

    def _settings(self) -> Markup:
        tournament = self.tournament
        shown = [
            ("games", self.number_format.integer(tournament.games)),
            ("seats", str(tournament.seats)),
            ("seed", str(tournament.seed)),
            ("rules", str(self.game.rules_version)),
        ]
        entries = []
        for name, value in shown:
            entries += [tag("dt", self.translate(f"setting-{name}")), tag("dd", ltr_text(value))]
        for option in self.game.options:
            value = option.to_text(tournament.options[option.id])
            entries += [
                tag("dt", self.translator.translate(f"{self.game.id}-option-{option.id}")),
                tag("dd", ltr_text(value)),
            ]
        clear = sum(1 for page in self.results.tables if page.is_clear())
        if tournament.until_clear:
            text = self.translate("setting-clear", clear=clear, tables=len(self.results.tables))
            entries += [tag("dt", self.translate("setting-until-clear")), tag("dd", text)]
        tables = [
            tag("div", bot_name_markup(f"{n}: {', '.join(p.series.bots)}"))
            for n, p in enumerate(self.results.tables, 1)
        ]
        entries += [tag("dt", self.translate("setting-tables")), tag("dd", *tables)]
        files = (
            tournament.bot_files
            if isinstance(tournament, Tournament)
            else read_bot_files(self.game, tuple(tournament.bots))
        )
        for source in files:
            shown_as = tag("pre", source.text, dir="ltr") if source.text else ltr_text(source.digest)
            entries += [tag("dt", bot_name_markup(source.bot)), tag("dd", shown_as)]
        entries += [
            tag("dt", self.translate("setting-command")),
            tag("dd", tag("code", reproduce_command(tournament), dir="ltr")),
        ]
        return self._section("settings", tag("dl", *entries))
