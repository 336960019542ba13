"""Numbers and words of permission or obligation in rule texts, in four languages."""

from __future__ import annotations

import re

#: Number words by language, as regular expressions. "One" and "two" are left out: they are also pronouns and articles.
NUMBER_WORDS: dict[str, dict[int, str]] = {
    "en": {
        3: "three|third",
        4: "four|fourth",
        5: "five|fifth",
        6: "six|sixth",
        7: "seven|seventh",
        8: "eight|eighth",
        9: "nine|ninth",
        10: "ten|tenth",
        12: "twelve",
    },
    "de": {
        3: r"drei|dreimal|dritt\w*",
        4: r"vier|viert|vierte[nrs]?",
        5: r"fünf\w*",
        6: r"sechs\w*",
        7: r"sieben|siebte\w*",
        8: "acht|achten",
        9: r"neun\w*",
        10: r"zehn\w*",
        12: "zwölf",
    },
    "cs": {
        3: "tři|tří|třem|třech|třemi|třetí|třetího|třetím|třikrát",
        4: "čtyři|čtyř|čtyřech|čtyřem|čtyřmi|čtvrtý|čtvrtého|čtvrtou",
        5: r"pět|pěti|pát\w+",
        6: "šest|šesti|šestý|šesté|šestém|šestého",
        7: "sedm|sedmi|sedmý|sedmá|sedmé|sedmou|sedmém",
        8: "osm|osmi",
        9: "devět|devíti",
        10: "deset|deseti",
        12: "dvanáct|dvanácti",
    },
    "he": {
        3: "שלוש|שלושה|שלושת|שלישי|שלישית",
        4: "ארבע|ארבעה|ארבעת|רביעי",
        5: "חמש|חמישה|חמשת|חמישי",
        6: "שש|שישה|ששת|שישי",
        7: "שבע|שבעה|שבעת|שביעי",
        8: "שמונה|שמונת",
        9: "תשע|תשעה|תשעת",
        10: "עשר|עשרה|עשרת",
        12: "שנים עשר",
    },
}
ROMAN_NUMBERS = {"III": 3}

MUST = {
    "en": r"must(?! not)|mandatory",
    "de": "muss|musst|müssen|müsst",
    "cs": r"musí|musíš|povinn\w+",
    "he": "חייב|חייבת|חייבים|חובה",
}
MAY = {
    "en": "may|optional",
    "de": "darf|darfst|dürfen|dürft",
    "cs": r"můžeš|může|mohou|nemus\w+",
    "he": "מותר|רשאי|רשאית|רשאים|רשות",
}
#: Words that forbid something.
MUST_NOT = {
    "en": "can\u2019t|cannot|must not|may not|never",
    "de": r"(?:kann|kannst|können|darf|darfst|dürfen|dürft)\b[^.;:]*?\b(?:nicht|kein\w*|niemand)|nie",
    "cs": r"nesm\w+|nelze|nemůž\w+|nemohou|nikdy",
    "he": "אסור|אי אפשר|לעולם|אינכם רשאים",
}


def word_pattern(words: str, language: str) -> re.Pattern[str]:
    """Return a pattern for whole words. In Hebrew, one-letter prefixes (and, the, in, to) belong to a word."""
    if language == "he":
        return re.compile(rf"(?<![א-ת])[והבלמכש]{{0,3}}(?:{words})(?![א-ת])")
    return re.compile(rf"\b(?:{words})\b", re.IGNORECASE)


def numbers_in(text: str, language: str) -> list[int]:
    """Return the numbers of a text in ascending order: digits, number words from three on and the Roman number III."""
    found = [int(digits) for digits in re.findall(r"\d+", text)]
    found += [number for roman, number in ROMAN_NUMBERS.items() for _ in re.findall(rf"\b{roman}\b", text)]
    for number, words in sorted(NUMBER_WORDS[language].items(), reverse=True):
        text, times = word_pattern(words, language).subn("", text)
        found += [number] * times
    return sorted(found)


def digits_in(text: str) -> list[int]:
    """Return the numbers above one that are written in digits. Hebrew writes one as a word."""
    return sorted(int(digits) for digits in re.findall(r"\d+", text) if int(digits) > 1)


def is_permitted(text: str, language: str) -> bool:
    """Return whether a text permits something. What it forbids ("darf nicht") does not count."""
    allowed = word_pattern(MUST_NOT[language], language).sub("", text)
    return contains_words(allowed, MAY, language)


def contains_words(text: str, words: dict[str, str], language: str) -> bool:
    return word_pattern(words[language], language).search(text) is not None


def says_may_or_must(text: str, language: str) -> bool:
    """Return whether a text says what a player may, must or must not do."""
    return any(contains_words(text, words, language) for words in (MUST, MAY, MUST_NOT))


def states_a_rule(text: str, language: str) -> bool:
    """Return whether a text has a number above one, or says what a player may, must or must not do."""
    counted = any(number > 1 for number in numbers_in(text, language))
    english_two = language == "en" and re.search(r"\b(two|twice)\b", text) is not None
    return counted or english_two or says_may_or_must(text, language)
