"""Number formats in the reader's language, from the catalogue ``tournament.ftl``."""

from __future__ import annotations

from bastide.core.translator import Translator


class NumberFormat:
    """Formats numbers in one language."""

    def __init__(self, translator: Translator) -> None:
        self.translator = translator

    def integer(self, value: int) -> str:
        return self.translator.translate("tournament-whole", {"value": value})

    def decimal(self, value: float) -> str:
        return self.translator.translate("tournament-decimal", {"value": value})

    def percent(self, share: float) -> str:
        return self.translator.translate("tournament-percent", {"value": share})

    def percent_range(self, low: float, high: float) -> str:
        return self.translator.translate("tournament-range", {"low": self.percent(low), "high": self.percent(high)})

    def elo(self, value: float) -> str:
        """Format a rating, always with its sign."""
        rounded = round(value)
        return ("+" if rounded > 0 else "\u2212" if rounded < 0 else "±") + self.integer(abs(rounded))

    def elo_range(self, low: float, high: float) -> str:
        return self.translator.translate("tournament-range", {"low": self.elo(low), "high": self.elo(high)})

    def mean_and_deviation(self, mean: float, sd: float) -> str:
        return f"{self.decimal(mean)} ± {self.decimal(sd)}"
