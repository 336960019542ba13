"""Words in Latin letters in a Hebrew text, other than names and what is typed: what was not translated."""

from __future__ import annotations

import re

#: Names that are written alike in every script: of people and their works, of programs and forms of files.
NAMES = [
    "Bastide",
    "Frank Ruhl Libre",
    "Heebo",
    "SIL Open Font License",
    "Dask",
    "Parquet",
    "numpy",
    "npz",
    "PyTorch",
    "JSON",
    "HTML",
    "MB",
    "µs",
    "Ctrl-C",
]
#: Keys, and numbers of sets.
KEYS = ["R", "Enter", "Esc", "Tab", "II"]
LATIN = re.compile(r"[A-Za-z][A-Za-z0-9_.-]*")
#: What is typed at a command line as it stands, whoever types it: options and their values, commands, addresses,
#: the names of settings, and in capitals what is to be put in their place.
TYPED = re.compile(
    r"--[a-z-]+|bastide(?: [a-z]+)+|pip install \S+|BASTIDE_[A-Z_.]+(?:=\w+)?|\w+://\S*|\b[A-Z]+\b|\b\w+=\w+"
    r"|\b\d+[mhdw]\b|\b(?:zip|gz|quit|hint)\b"
)
#: Words of which one is typed: in round brackets after what it means, (game), or between marks of direction;
#: and what is quoted.
MEANT = re.compile(r"\([a-z_]+\)|\u200e[a-z]+\u200e|”[ -~]+“")


def latin(text: str) -> list[str]:
    """Words in Latin letters, other than names."""
    for name in NAMES:
        text = text.replace(name, "")
    return [word for word in LATIN.findall(text) if word.rstrip(".") not in KEYS]


def latin_at_the_command_line(text: str) -> list[str]:
    """The same where it is said what can be typed."""
    for name in NAMES:
        text = text.replace(name, "")
    text = re.sub("[\u200e\u200f\u2066-\u2069]", "", MEANT.sub(" ", text))
    return latin(TYPED.sub(" ", text))
