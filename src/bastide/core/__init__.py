"""Game-independent core: states, decisions, actions, random numbers, records, bots, kits."""

from bastide.core.action_reason import Reason, Refusal
from bastide.core.bot import Bot, BotFactory
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
from bastide.core.game_loop import play_game, play_random_game
from bastide.core.game_registry import game_ids, get_game, get_kit
from bastide.core.journal import SPECTATOR, Event, Journal
from bastide.core.json_data import JsonData
from bastide.core.kit import Kit
from bastide.core.options import ChoiceOption, FlagOption, MultiChoiceOption, NumberOption, Option, Options
from bastide.core.outcome import Outcome, rank_by_score
from bastide.core.randomness.rng import Rng, derive_seed
from bastide.core.records.game_record import DIVERGED, EXACT, UNVERIFIED, Record, Recorder, ReplayResult, replay_record
from bastide.core.records.game_tree import GameNode
from bastide.core.records.record_parser import parse_record
from bastide.core.state import Seat, State
from bastide.core.translator import Translator

__all__ = [
    "DIVERGED",
    "EXACT",
    "SPECTATOR",
    "UNVERIFIED",
    "BastideError",
    "Bot",
    "BotFactory",
    "ChoiceOption",
    "CorruptRecord",
    "Decision",
    "Event",
    "FlagOption",
    "Game",
    "GameNode",
    "IllegalAction",
    "InvalidBot",
    "InvalidOption",
    "InvalidPlayers",
    "InvalidSeed",
    "InvalidSnapshot",
    "Journal",
    "JsonData",
    "Kit",
    "MultiChoiceOption",
    "NumberOption",
    "Option",
    "Options",
    "Outcome",
    "Reason",
    "Record",
    "Recorder",
    "Refusal",
    "ReplayResult",
    "Rng",
    "Seat",
    "State",
    "Translator",
    "UnknownBot",
    "UnknownGame",
    "derive_seed",
    "game_ids",
    "get_game",
    "get_kit",
    "parse_record",
    "play_game",
    "play_random_game",
    "rank_by_score",
    "replay_record",
]
