"""Factory of buy list bots: one for each bundled list, and ``buylist:FILE`` for a user's own list."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from bastide.bots.files import text_of, version_of
from bastide.core.bot import Bot, BotMaker, Improver
from bastide.core.errors import InvalidBot, UnknownBot, did_you_mean
from bastide.core.game import Game
from bastide.core.options import Options
from bastide.core.state import State
from bastide.games.dominion.bots.buy_lists.bot import BuyListBot
from bastide.games.dominion.bots.buy_lists.buy_plan import Plan
from bastide.games.dominion.bots.buy_lists.buylist import read_list
from bastide.games.dominion.bots.buy_lists.list_variation import FOLDER, OWN, ListImprover
from bastide.games.dominion.rules.cards.card import CARDS
from bastide.games.dominion.rules.game import kingdom_of
from bastide.games.dominion.rules.state.state import DominionState
from bastide.games.dominion.rules.turn.start import started

#: The default bot.
FIRST: Final = "all_rounder"


@final
class BuyListMaker(BotMaker):
    """Factory of bots that follow a buy list. Parsed lists are cached."""

    def __init__(self) -> None:
        self.known: list[str] = []
        self.plans: dict[str, Plan] = {}
        self.files: dict[str, tuple[int, int]] = {}

    def names(self, game: Game) -> list[str]:
        if not self.known:
            classics = sorted([path.stem for path in FOLDER.glob("*.txt")])
            self.known = [FIRST, *[name for name in classics if name != FIRST], OWN]
        return self.known

    def make(self, name: str, argument: str, game: Game, seed: int) -> Bot:
        return BuyListBot(self.plan(name, argument, game))

    def plan(self, name: str, argument: str, game: Game) -> Plan:
        """Return the plan of the bot with this name and argument."""
        if name == OWN:
            return self.own_plan(argument)
        if argument:
            raise InvalidBot(
                "bot-argument",
                f"the bot {name!r} takes no setting, not {argument!r}; a list of your own is 'buylist:FILE'",
                bot=name,
                argument=argument,
            )
        plan = self.plans.get(name)
        if plan is None:
            plan = self.plans[name] = self.classic(name, game)
        return plan

    def remarks(self, name: str, argument: str, game: Game, options: Options) -> list[InvalidBot]:
        plan = self.plan(name, argument, game)
        kingdom = kingdom_of(options)
        if plan.for_any_kingdom or not kingdom:
            return []
        lines: dict[int, int] = {}
        for rule in plan.rules:
            if CARDS[rule.card].is_kingdom and CARDS[rule.card].id not in kingdom and rule.card not in lines:
                lines[rule.card] = rule.line
        if not lines:
            return []
        missing = ", ".join([f"{CARDS[card].id} (line {line})" for card, line in lines.items()])
        list_name = argument if name == OWN else name
        return [
            InvalidBot(
                "list-cards-missing",
                f"{list_name}: not in this kingdom, so these lines do nothing: {missing}",
                list=list_name,
                missing=missing,
            )
        ]

    def arranges(self, name: str, argument: str, game: Game) -> bool:
        return self.plan(name, argument, game).start is not None

    def arranged(self, name: str, argument: str, game: Game, state: State, player: int) -> State:
        start = self.plan(name, argument, game).start
        if start is None:
            return state
        assert isinstance(state, DominionState)
        return started(state, player, start.shuffled, start.hand, start.deck, start.discard)

    def file(self, name: str, argument: str) -> str:
        return argument if name == OWN else ""

    def improver(self, game: Game) -> Improver | None:
        return ListImprover()

    def classic(self, name: str, game: Game) -> Plan:
        known = self.names(game)
        if name not in known:
            raise UnknownBot(
                "unknown-bot",
                f"there is no bot {name!r}; {did_you_mean(name, known)}",
                bot=name,
                game=game.id,
                known=", ".join(known),
            )
        return read(FOLDER / f"{name}.txt")

    def own_plan(self, file: str) -> Plan:
        """Return the plan in a user's file; read again when the file has changed."""
        if not file:
            raise InvalidBot("no-buy-list", "say which list to follow: 'buylist:FILE'", bot=OWN)
        version = version_of(file)
        if self.files.get(file) != version:
            self.plans[f"{OWN}:{file}"] = understood(text_of(file), file)
            self.files[file] = version
        return self.plans[f"{OWN}:{file}"]


def read(path: Path) -> Plan:
    """Load a bundled buy list."""
    return understood(path.read_text(encoding="utf-8"), str(path))


def understood(text: str, source: str) -> Plan:
    """Parse a list into a plan."""
    found = read_list(text, source, [card.id for card in CARDS])
    return Plan(found.rules, found.answers, found.vetoes, found.start, found.for_any_kingdom)


MAKER: Final = BuyListMaker()
