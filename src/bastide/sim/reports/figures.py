"""Number formats in the reader's language, from the catalogue ``tournament.ftl``."""

from __future__ import annotations

from bastide.core.words import Words


class Figures:
    """Formats numbers in one language."""

    def __init__(self, translator: Words) -> None:
        self.words = translator

    def whole(self, value: int) -> str:
        return self.words.say("tournament-whole", {"value": value})

    def decimal(self, value: float) -> str:
        return self.words.say("tournament-decimal", {"value": value})

    def percent(self, share: float) -> str:
        return self.words.say("tournament-percent", {"value": share})

    def percents(self, low: float, high: float) -> str:
        return self.words.say("tournament-range", {"low": self.percent(low), "high": self.percent(high)})

    def elo(self, value: float) -> str:
        """Format a rating, always with its sign."""
        rounded = round(value)
        return ("+" if rounded > 0 else "\u2212" if rounded < 0 else "±") + self.whole(abs(rounded))

    def elos(self, low: float, high: float) -> str:
        return self.words.say("tournament-range", {"low": self.elo(low), "high": self.elo(high)})

    def spread(self, mean: float, sd: float) -> str:
        return f"{self.decimal(mean)} ± {self.decimal(sd)}"
