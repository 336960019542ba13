"""Game-independent core: states, decisions, actions, random numbers, records, bots, kits."""

from bastide.core.bot import Bot, BotMaker
from bastide.core.decision import Decision
from bastide.core.errors import (
    BastideError,
    CorruptRecord,
    IllegalAction,
    InvalidBot,
    InvalidOption,
    InvalidPlayers,
    InvalidSeed,
    InvalidSnapshot,
    UnknownBot,
    UnknownGame,
)
from bastide.core.game import Game
from bastide.core.journal import SPECTATOR, Event, Journal
from bastide.core.kit import Kit
from bastide.core.match import play, play_at_random
from bastide.core.options import Choice, Flag, Number, Option, Options, Several
from bastide.core.outcome import Outcome, ranked
from bastide.core.plain import Plain
from bastide.core.randomness.rng import Rng, seed_for
from bastide.core.reason import Reason, Refusal
from bastide.core.records.parser import parse_record
from bastide.core.records.record import DIVERGED, EXACT, UNVERIFIED, Record, Recorder, Replay, replay
from bastide.core.registry import game_ids, get_game, get_kit
from bastide.core.state import Seat, State
from bastide.core.words import Words

__all__ = [
    "DIVERGED",
    "EXACT",
    "SPECTATOR",
    "UNVERIFIED",
    "BastideError",
    "Bot",
    "BotMaker",
    "Choice",
    "CorruptRecord",
    "Decision",
    "Event",
    "Flag",
    "Game",
    "IllegalAction",
    "InvalidBot",
    "InvalidOption",
    "InvalidPlayers",
    "InvalidSeed",
    "InvalidSnapshot",
    "Journal",
    "Kit",
    "Number",
    "Option",
    "Options",
    "Outcome",
    "Plain",
    "Reason",
    "Record",
    "Recorder",
    "Refusal",
    "Replay",
    "Rng",
    "Seat",
    "Several",
    "State",
    "UnknownBot",
    "UnknownGame",
    "Words",
    "game_ids",
    "get_game",
    "get_kit",
    "parse_record",
    "play",
    "play_at_random",
    "ranked",
    "replay",
    "seed_for",
]
