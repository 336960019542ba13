"""Find untranslated words in Hebrew texts: Latin letters that are neither names nor input."""

from __future__ import annotations

import re

#: Names written in Latin letters in every language: people, works, programs, file formats.
NAMES = [
    "Bastide",
    "Frank Ruhl Libre",
    "Heebo",
    "SIL Open Font License",
    "Elo",
    "Dask",
    "Parquet",
    "numpy",
    "npz",
    "PyTorch",
    "JSON",
    "HTML",
    "JavaScript",
    "Windows",
    "MB",
    "µs",
    "Ctrl-C",
    "JCloisterZone",
    "dominion.games",
    "Goko",
]
#: Commands and addresses that a page shows.
SHOWN_INPUT = ["python3 -m http.server", "py -m http.server", "http://localhost:8000"]
#: Keyboard keys and set numbers.
KEYS = ["R", "Enter", "Esc", "Tab", "Home", "End", "II"]
#: Code of a ruling.
RULING = re.compile(r"(?:C|D|I|M|O|SW)-\d+")
LATIN = re.compile(r"[A-Za-z][A-Za-z0-9_.-]*")
#: Command line input: options and their values, commands, addresses, setting names, and placeholders in capitals.
TYPED = re.compile(
    r"--[a-z-]+|bastide(?: [a-z]+)+|pip install(?: \S+)?|BASTIDE_[A-Z_.]+(?:=\w+)?|\w+://\S*|\b[A-Z]+\b|\b\w+=\w+"
    r"|\b\d+[mhdw]\b|\b(?:zip|gz|bz2|quit|hint)\b"
)
#: Words to be typed, in round brackets after their meaning, (game), or between direction marks; and quoted text.
MEANT = re.compile(r'\([a-z_]+\)|\u200e[a-z]+\u200e|"[\u200e !#-~]+"')


def latin_words(text: str) -> list[str]:
    """Return words in Latin letters other than names."""
    for name in [*NAMES, *SHOWN_INPUT]:
        text = text.replace(name, "")
    return [word for word in LATIN.findall(text) if word.rstrip(".") not in KEYS and not RULING.fullmatch(word)]


def latin_words_in_command_output(text: str) -> list[str]:
    """Return words in Latin letters other than names and things the user can type."""
    for name in NAMES:
        text = text.replace(name, "")
    text = re.sub("[\u200e\u200f\u2066-\u2069]", "", MEANT.sub(" ", text))
    return latin_words(TYPED.sub(" ", text))
