"""Table options: typed, validated, and described well enough to build a form from.

An option's value is JSON data: a string, an integer, a boolean or a list of strings. ``check`` validates a value,
``parse`` reads it from the command line, ``random_value`` draws one, ``describe`` describes it for forms. Labels and
help texts are messages in the catalogues (``dominion-option-kingdom``); this module holds ids only.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TypeAlias, Union, final

from mypy_extensions import mypyc_attr

from bastide.core.errors import InvalidOption, closest_match, did_you_mean
from bastide.core.json_data import JsonData, strings_to_json
from bastide.core.randomness.rng import Rng

OptionValue: TypeAlias = Union[bool, int, str, list[str]]
Options: TypeAlias = dict[str, OptionValue]


@mypyc_attr(allow_interpreted_subclasses=True)
class Option(ABC):
    """One setting of a table, chosen before the game begins."""

    def __init__(self, id: str, default: OptionValue) -> None:
        self.id = id
        self.default = default
        #: Conditions under which the option has an effect: other option to its values. Empty: always.
        self.needs: dict[str, list[str]] = {}
        #: Whether the values are seat numbers, limited to the seats of the table.
        self.names_seats = False
        #: Whether the value is a list with one word for each seat, in the order of the seats.
        self.is_per_seat = False
        #: Whether the option exists only with an extension. Records and tables store it only if it is used.
        self.is_from_extension = False

    def only_with(self, other: str, values: list[str]) -> Option:
        """Restrict the option to tables where ``other`` has or contains one of these values.

        Forms hide it otherwise.
        """
        self.needs[other] = values
        return self

    def of_seats(self) -> Option:
        """Mark the values as seat numbers."""
        self.names_seats = True
        return self

    def per_seat(self) -> Option:
        """Mark the value as a list with one word for each seat."""
        self.is_per_seat = True
        return self

    def of_extension(self) -> Option:
        """Mark the option as one that exists only with an extension."""
        self.is_from_extension = True
        return self

    @abstractmethod
    def check(self, value: object) -> OptionValue:
        """Return the value in canonical form. Raises InvalidOption if the option does not accept it."""

    @abstractmethod
    def parse(self, text: str) -> OptionValue:
        """Parse the text of ``id=text``. Raises InvalidOption."""

    def read(self, value: object) -> OptionValue:
        """Return a value in canonical form. Text means the same as on the command line. Raises InvalidOption."""
        return self.parse(value) if isinstance(value, str) else self.check(value)

    def to_text(self, value: OptionValue) -> str:
        """Format a value as text that ``parse`` accepts."""
        return ",".join(value) if isinstance(value, list) else str(value)

    @abstractmethod
    def random_value(self, rng: Rng) -> OptionValue:
        """Draw a random value, for soak tests."""

    @abstractmethod
    def describe(self) -> dict[str, JsonData]:
        """Describe type, limits and default as JSON data."""

    def form_field(self) -> dict[str, JsonData]:
        """Describe the option for a form: ``describe`` plus the conditions under which it is shown."""
        needs: dict[str, JsonData] = {}
        for other, values in self.needs.items():
            listed = strings_to_json(values)
            needs[other] = listed
        return {**self.describe(), "needs": needs, "of_seats": self.names_seats}

    def unknown_value_error(self, value: object, known: list[str]) -> InvalidOption:
        """Make the error for an unknown word."""
        return InvalidOption(
            "option-word",
            f"option {self.id!r} can't be {value!r}; {did_you_mean(str(value), known)}",
            option=self.id,
            value=str(value),
            close=closest_match(str(value), known),
            known=", ".join(known),
        )


@final
class FlagOption(Option):
    """Boolean option."""

    def __init__(self, id: str, default: bool) -> None:
        super().__init__(id, default)

    def check(self, value: object) -> OptionValue:
        if not isinstance(value, bool):
            raise self.invalid_value_error(value)
        return value

    def parse(self, text: str) -> OptionValue:
        word = text.strip().lower()
        if word in ("yes", "true", "on", "1"):
            return True
        if word in ("no", "false", "off", "0"):
            return False
        raise self.invalid_value_error(text)

    def invalid_value_error(self, value: object) -> InvalidOption:
        """Make the error for a value that is not a boolean."""
        return InvalidOption(
            "option-flag", f"option {self.id!r} must be yes or no, not {value!r}", option=self.id, value=str(value)
        )

    def to_text(self, value: OptionValue) -> str:
        return "yes" if value else "no"

    def random_value(self, rng: Rng) -> OptionValue:
        return rng.below(2) == 1

    def describe(self) -> dict[str, JsonData]:
        return {"id": self.id, "type": "flag", "default": bool(self.default)}


@final
class NumberOption(Option):
    """Integer option within limits."""

    def __init__(self, id: str, low: int, high: int, default: int) -> None:
        super().__init__(id, default)
        self.low = low
        self.high = high

    def check(self, value: object) -> OptionValue:
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise self.invalid_value_error(value)
        return value

    def parse(self, text: str) -> OptionValue:
        try:
            value = int(text)
        except ValueError:
            raise self.invalid_value_error(text) from None
        return self.check(value)

    def invalid_value_error(self, value: object) -> InvalidOption:
        """Make the error for a value outside the limits."""
        return InvalidOption(
            "option-number",
            f"option {self.id!r} must be a whole number from {self.low} to {self.high}, not {value!r}",
            option=self.id,
            value=str(value),
            low=self.low,
            high=self.high,
        )

    def random_value(self, rng: Rng) -> OptionValue:
        return self.low + int(rng.below(self.high - self.low + 1))

    def describe(self) -> dict[str, JsonData]:
        default: JsonData = self.default if isinstance(self.default, int) else 0
        return {"id": self.id, "type": "number", "low": self.low, "high": self.high, "default": default}


@final
class ChoiceOption(Option):
    """Option with one of several words as value."""

    def __init__(self, id: str, values: list[str], default: str) -> None:
        super().__init__(id, default)
        self.values = values

    def check(self, value: object) -> OptionValue:
        word = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
        if not isinstance(word, str) or word not in self.values:
            raise self.unknown_value_error(value, self.values)
        return word

    def parse(self, text: str) -> OptionValue:
        return self.check(text.strip().lower())

    def random_value(self, rng: Rng) -> OptionValue:
        return self.values[rng.below(len(self.values))]

    def describe(self) -> dict[str, JsonData]:
        values = strings_to_json(self.values)
        return {"id": self.id, "type": "choice", "values": values, "default": str(self.default)}


@final
class MultiChoiceOption(Option):
    """Option with a list of different words as value, or the name of a preset list.

    ``presets`` names whole lists (recommended kingdoms, all modules). With ``drawn`` the word ``random_value`` is a
    value too, and the game draws the list from its own seed. The value stays as given; ``expand_preset`` returns its
    words. With ``shortest``, a list of at least so many words is a value too, and the game draws the missing ones.
    """

    def __init__(
        self,
        id: str,
        values: list[str],
        least: int,
        most: int,
        default: OptionValue,
        presets: dict[str, list[str]] | None = None,
        drawn: bool = False,
        shortest: int = -1,
    ) -> None:
        super().__init__(id, default)
        self.values = values
        self.least = least
        #: Minimum number of words; below ``least``, the game draws the others.
        self.shortest = least if shortest < 0 else shortest
        self.most = most
        self.presets: dict[str, list[str]] = {} if presets is None else presets
        self.drawn = drawn

    def check(self, value: object) -> OptionValue:
        if isinstance(value, str):
            if value in self.presets or (value == "random" and self.drawn):
                return value
            if value in self.values:
                raise self.not_a_list_error(value)
            named = [*self.presets, *(["random"] if self.drawn else [])]
            is_value = not named or closest_match(value, named) == "none" != closest_match(value, self.values)
            raise self.unknown_value_error(value, self.values if is_value else named)
        if not isinstance(value, (list, tuple)):
            raise self.not_a_list_error(value)
        words: list[str] = []
        for item in value:
            if not isinstance(item, str) or item not in self.values:
                raise self.unknown_value_error(item, self.values)
            if item in words:
                raise InvalidOption(
                    "option-twice", f"option {self.id!r} lists {item} twice", option=self.id, value=str(item)
                )
            words.append(item)
        if not self.shortest <= len(words) <= self.most:
            wanted = str(self.least) if self.shortest == self.most else f"{self.shortest} to {self.most}"
            raise InvalidOption(
                "option-count",
                f"option {self.id!r} needs {wanted} values, not {len(words)}",
                option=self.id,
                wanted=wanted,
                count=len(words),
            )
        return words

    def not_a_list_error(self, value: object) -> InvalidOption:
        """Make the error for a value that is not a list."""
        return InvalidOption(
            "option-list", f"option {self.id!r} must be a list, not {value!r}", option=self.id, value=str(value)
        )

    def parse(self, text: str) -> OptionValue:
        words = [word.strip().lower() for word in text.split(",") if word.strip()]
        if len(words) == 1 and (words[0] in self.presets or words[0] not in self.values):
            return self.check(words[0])
        return self.check(words)

    def random_value(self, rng: Rng) -> OptionValue:
        order = list(range(len(self.values)))
        rng.shuffle(order)
        size = self.least + int(rng.below(self.most - self.least + 1))
        return [self.values[i] for i in sorted(order[:size])]

    def expand_preset(self, value: OptionValue) -> list[str]:
        """Words of a value; empty for ``random_value``, which the game draws."""
        if isinstance(value, list):
            return list(value)
        return list(self.presets.get(str(value), []))

    def describe(self) -> dict[str, JsonData]:
        values = strings_to_json(self.values)
        presets: dict[str, JsonData] = {}
        for name, words in self.presets.items():
            listed = strings_to_json(words)
            presets[name] = listed
        default: JsonData = str(self.default)
        if isinstance(self.default, list):
            chosen = strings_to_json(self.default)
            default = chosen
        return {
            "id": self.id,
            "type": "several",
            "values": values,
            "least": self.least,
            "most": self.most,
            "presets": presets,
            "drawn": self.drawn,
            "default": default,
        }


def validate_options(options: list[Option], given: Mapping[str, object]) -> Options:
    """Validate the given options and fill in the defaults of the others. Raises InvalidOption."""
    known = [option.id for option in options]
    for name in given:
        if name not in known:
            raise InvalidOption(
                "unknown-option",
                f"unknown option {name!r}; {did_you_mean(name, known)}",
                option=name,
                close=closest_match(name, known),
                known=", ".join(known),
            )
    return {option.id: option.read(given[option.id]) if option.id in given else option.default for option in options}
