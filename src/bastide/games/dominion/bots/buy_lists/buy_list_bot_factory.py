"""Factory of buy list bots: one for each bundled list, and ``buylist:FILE`` for a user's own list."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from bastide.bots.strategy_file_reader import read_strategy_text, strategy_version
from bastide.core.bot import Bot, BotFactory, StrategyFormat
from bastide.core.errors import InvalidBot, UnknownBot, closest_match, did_you_mean
from bastide.core.game import Game
from bastide.core.options import Options
from bastide.core.state import State
from bastide.games.dominion.bots.buy_lists.buy_list_bot import BuyListBot
from bastide.games.dominion.bots.buy_lists.buy_list_mutation import LISTS_FOLDER, USER_LIST_BOT_NAME, BuyListFormat
from bastide.games.dominion.bots.buy_lists.buy_list_parser import parse_buy_list
from bastide.games.dominion.bots.buy_lists.buy_plan import BuyPlan
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.game import kingdom_card_ids
from bastide.games.dominion.rules.state.game_state import DominionState
from bastide.games.dominion.rules.turn.custom_starting_cards import start_with_cards

#: The default bot.
DEFAULT_LIST: Final = "all_rounder"


@final
class BuyListBotFactory(BotFactory):
    """Factory of bots that follow a buy list. Parsed lists are cached."""

    def __init__(self) -> None:
        self.known_names: list[str] = []
        self.plans: dict[str, BuyPlan] = {}
        self.file_versions: dict[str, tuple[int, int]] = {}

    def bot_names(self, game: Game) -> list[str]:
        if not self.known_names:
            classics = sorted([path.stem for path in LISTS_FOLDER.glob("*.txt")])
            self.known_names = [DEFAULT_LIST, *[name for name in classics if name != DEFAULT_LIST], USER_LIST_BOT_NAME]
        return self.known_names

    def make_bot(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        return BuyListBot(self.plan_for_bot(name, argument, game))

    def plan_for_bot(self, name: str, argument: str, game: Game) -> BuyPlan:
        """Return the plan of the bot with this name and argument."""
        if name == USER_LIST_BOT_NAME:
            return self.plan_from_file(argument)
        if argument:
            raise InvalidBot(
                "bot-argument",
                f"bot {name!r} takes no settings, not {argument!r}; a list of your own is 'buylist:FILE'",
                bot=name,
                argument=argument,
            )
        plan = self.plans.get(name)
        if plan is None:
            plan = self.plans[name] = self.load_list(name, game)
        return plan

    def warnings(self, name: str, argument: str, game: Game, options: Options) -> list[InvalidBot]:
        plan = self.plan_for_bot(name, argument, game)
        kingdom = kingdom_card_ids(options)
        if plan.for_any_kingdom or not kingdom:
            return []
        lines: dict[int, int] = {}
        for rule in plan.rules:
            if CARDS[rule.card].is_kingdom and CARDS[rule.card].id not in kingdom and rule.card not in lines:
                lines[rule.card] = rule.line
        if not lines:
            return []
        missing = ", ".join([f"{CARDS[card].id} (line {line})" for card, line in lines.items()])
        list_name = argument if name == USER_LIST_BOT_NAME else name
        return [
            InvalidBot(
                "list-cards-missing",
                f"{list_name}: not in this kingdom, so these lines do nothing: {missing}",
                list=list_name,
                missing=missing,
            )
        ]

    def changes_setup(self, name: str, argument: str, game: Game) -> bool:
        return self.plan_for_bot(name, argument, game).start is not None

    def change_setup(self, name: str, argument: str, game: Game, state: State, player: int) -> State:
        start = self.plan_for_bot(name, argument, game).start
        if start is None:
            return state
        assert isinstance(state, DominionState)
        return start_with_cards(state, player, start.shuffled, start.hand, start.deck, start.discard)

    def source_file(self, name: str, argument: str) -> str:
        return argument if name == USER_LIST_BOT_NAME else ""

    def strategy_format(self, game: Game) -> StrategyFormat | None:
        return BuyListFormat()

    def load_list(self, name: str, game: Game) -> BuyPlan:
        known = self.bot_names(game)
        if name not in known:
            raise UnknownBot(
                "unknown-bot",
                f"unknown bot {name!r}; {did_you_mean(name, known)}",
                bot=name,
                game=game.id,
                close=closest_match(name, known),
                known=", ".join(known),
            )
        return load_bundled_plan(LISTS_FOLDER / f"{name}.txt")

    def plan_from_file(self, file: str) -> BuyPlan:
        """Return the plan in a user's file; read again when the file has changed."""
        if not file:
            raise InvalidBot("no-buy-list", "name a buy list: 'buylist:FILE'", bot=USER_LIST_BOT_NAME)
        version = strategy_version(file)
        if self.file_versions.get(file) != version:
            self.plans[f"{USER_LIST_BOT_NAME}:{file}"] = parse_plan(read_strategy_text(file), file)
            self.file_versions[file] = version
        return self.plans[f"{USER_LIST_BOT_NAME}:{file}"]


def load_bundled_plan(path: Path) -> BuyPlan:
    """Load a bundled buy list."""
    return parse_plan(path.read_text(encoding="utf-8"), str(path))


def parse_plan(text: str, source: str) -> BuyPlan:
    """Parse a list into a plan."""
    found = parse_buy_list(text, source, [card.id for card in CARDS])
    return BuyPlan(found.rules, found.answers, found.vetoes, found.start, found.for_any_kingdom)


BOT_FACTORY: Final = BuyListBotFactory()
