"""Mistakes in the rules of Dominion: the referee must notice every one of them.

``BASTIDE_PURE=1 PYTHONPATH=tests python tests/reference_engines/checks/dominion_mutations.py`` makes them one after
the other and prints the table; words after it choose some of them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from bastide.core.outcome import Outcome, ranked
from reference_engines.checks.dominion_mutant import Change, Mutant, Mutation

ACTION, TREASURE, VICTORY, ATTACK, ANY_TYPE = 1, 2, 4, 16, 63
TO_DISCARD, TO_HAND, TO_DECK = 0, 1, 2

MUTATIONS: list[Mutation] = []


def mutation(says: str, cards: str = "", players: int = 2, edition: str = "2") -> Callable[[Change], None]:
    def enter(change: Change) -> None:
        MUTATIONS.append(Mutation(says, cards, change, players, edition))

    return enter


def line(
    says: str, card: str, fact: str, right: object, wrong: object, moment: str = "played", last: bool = False
) -> None:
    """A mistake in one line of a card's text."""
    mutation(says, card)(lambda mutant: mutant.line(card, fact, right, wrong, moment, last))


def printed(says: str, card: str, **wrong: Any) -> None:
    """A mistake in what else is printed on a card."""
    mutation(says, card)(lambda mutant: mutant.set(mutant.card(card), **wrong))


# -- one line of a text ------------------------------------------------------------------------

line("Smithy draws four", "smithy", "cards", 3, 4)
line("Laboratory draws one", "laboratory", "cards", 2, 1)
line("Village gives one Action", "village", "actions", 2, 1)
line("Market gives no Buy", "market", "buys", 1, 0)
line("Woodcutter pays three", "woodcutter", "coins", 2, 3)
line("Festival pays one", "festival", "coins", 2, 1)
line("Monument gives no token", "monument", "tokens", 1, 0)
line("Worker's Village gives no Buy", "workers_village", "buys", 1, 0)
line("Cellar gives no Action", "cellar", "actions", 1, 0)
line("Council Room gives opponents two cards", "council_room", "cards", 1, 2)
line("Chapel trashes up to three", "chapel", "number", 4, 3)
line("Militia leaves four cards", "militia", "beyond", 3, 4)
line("Remodel gains for three more", "remodel", "plus", 2, 3)
line("Expand gains for two more", "expand", "plus", 3, 2)
line("Workshop gains up to five", "workshop", "number", 4, 5)
line("Feast gains up to four", "feast", "number", 5, 4)
line("Mine's Treasure goes to the discard pile", "mine", "place", TO_HAND, TO_DISCARD)
line("Mine trashes any card", "mine", "types", TREASURE, ANY_TYPE)
line("Mine gains any card", "mine", "types", TREASURE, ANY_TYPE, last=True)
line("Library draws to eight", "library", "size", 7, 8)
line("Library sets Treasures aside, too", "library", "types", ACTION, ACTION | TREASURE)
line("Bureaucrat's Silver goes to the discard pile", "bureaucrat", "place", TO_DECK, TO_DISCARD)
line("Bureaucrat takes any card", "bureaucrat", "types", VICTORY, ANY_TYPE)
line("Throne Room plays three times", "throne_room", "times", 2, 3)
line("King's Court plays twice", "kings_court", "times", 3, 2)
line("King's Court must be obeyed", "kings_court", "must", False, True)
line("Adventurer stops at one Treasure", "adventurer", "count", 2, 1)
line("Spy spares its player", "spy", "first", 0, 1)
line("Thief takes any card", "thief", "types", TREASURE, ANY_TYPE)
line("Thief must gain what it trashed", "thief", "must", False, True)
line("Artisan gains to the discard pile", "artisan", "place", TO_HAND, TO_DISCARD)
line("Bandit takes Coppers, too", "bandit", "but", 0, -1)
line("Merchant adds two", "merchant", "coins", 1, 2)
line("Sentry looks at three cards", "sentry", "count", 2, 3)
line("Vassal plays Treasures, too", "vassal", "types", ACTION, ACTION | TREASURE)
line("Bishop pays for the whole cost", "bishop", "divided_by", 2, 1)
line("City pays with the first empty pile", "city", "low", 2, 1)
line("Counting House takes any card", "counting_house", "only", 0, -1)
line("Forge gains up to the sum", "forge", "exactly", True, False)
line("Rabble puts Actions back", "rabble", "types", ACTION | TREASURE, TREASURE)
line("Trade Route need not trash", "trade_route", "must", True, False)
line("Vault lets opponents discard one of many", "vault", "both_or_none", True, False)
line("Vault's opponents draw for one card, too", "vault", "low", 2, 1)
line("Venture goes on to a second Treasure", "venture", "count", 1, 2)
line("Watchtower draws to seven", "watchtower", "size", 6, 7)
line("Mountebank's Copper goes onto the deck", "mountebank", "place", TO_DISCARD, TO_DECK, last=True)
line("Bank counts all cards in play", "bank", "types", TREASURE, ANY_TYPE)
line("Goons give no tokens", "goons", "tokens", 1, 0, "buying")
line("Mint trashes Actions, too", "mint", "types", TREASURE, ANY_TYPE, "bought")
line("Mint spares the Treasures", "mint", "types", TREASURE, 0, "bought")
line("Hoard works for every purchase", "hoard", "types", VICTORY, ANY_TYPE, "buying")
line("Talisman doubles Victory cards, too", "talisman", "but", VICTORY, 0, "buying")
line("Talisman doubles cards for five", "talisman", "most_cost", 4, 5, "buying")

# -- what else is printed ----------------------------------------------------------------------

printed("Grand Market can be bought with Copper", "grand_market", forbidden_with=-1)
printed("Quarry makes Treasures cheaper", "quarry", discounts=ACTION | TREASURE)
printed("Peddler gets cheaper by one", "peddler", cheaper_by=1)
printed("Trade Route starts without tokens", "trade_route", pile_tokens=False)
printed("Gardens count every nine cards", "gardens", point_per_cards=9)
mutation("Duchy is worth two")(lambda mutant: mutant.set(mutant.card("duchy"), points=2))
mutation("Silver pays three")(lambda mutant: mutant.printed("COINS", "silver", 3))
mutation("Workshop costs four", "workshop")(lambda mutant: mutant.printed("COSTS", "workshop", 4))
mutation("Council Room is an Attack", "council_room moat")(
    lambda mutant: mutant.printed("TYPES", "council_room", ACTION | ATTACK)
)
mutation("Goons are no Attack", "goons moat")(lambda mutant: mutant.printed("TYPES", "goons", ACTION))

# -- what may be answered ----------------------------------------------------------------------

mutation("Sentry cannot trash", "sentry")(lambda mutant: mutant.forbid("trash", beside="discard topdeck"))
mutation("Loan cannot trash", "loan")(lambda mutant: mutant.forbid("trash", beside="discard"))
mutation("Watchtower cannot put on the deck", "watchtower")(lambda mutant: mutant.forbid("topdeck", beside="trash"))
mutation("Royal Seal does not work", "royal_seal")(lambda mutant: mutant.forbid("use royal_seal"))
mutation("Moat cannot be shown", "moat witch")(lambda mutant: mutant.forbid("use moat"))
mutation("Moat does not protect", "moat militia")(lambda mutant: mutant.instead("use moat", "done"))
mutation("Harbinger must take a card", "harbinger")(lambda mutant: mutant.forbid("done", beside="topdeck"))
mutation("Curses cannot be bought")(lambda mutant: mutant.forbid("buy curse"))
mutation("Actions cannot be given up")(lambda mutant: mutant.forbid("end actions"))


@mutation("Throne Room may be declined in the 1st edition", "throne_room", edition="1")
def _(mutant: Mutant) -> None:
    mutant.line("throne_room", "must", True, False)


@mutation("Moneylender may be declined in the 1st edition", "moneylender", edition="1")
def _(mutant: Mutant) -> None:
    mutant.line("moneylender", "must", True, False)


# -- Attacks and Reactions ---------------------------------------------------------------------


@mutation("Opponents are dealt with from the right", "militia", players=3)
def _(mutant: Mutant) -> None:
    def resume(self: Any, state: Any, frame: Any) -> bool:
        while frame.step < state.players:
            other = (frame.player - frame.step) % state.players
            frame.step += 1
            if not state.immune >> other & 1:
                self.then.do(state, type(frame)(self.index, other, 0, frame.subject))
                if state.stack[-1] is not frame:
                    return False
        state.stack.pop()
        return False

    mutant.set(mutant.EachOther, resume=resume)


@mutation("One Moat holds for every play of Throne Room", "moat militia throne_room")
def _(mutant: Mutant) -> None:
    mutant.keep("carry_out", "immune")


@mutation("Watchtower works on one's own turn only", "watchtower witch")
def _(mutant: Mutant) -> None:
    def make(right: Any) -> Any:
        def offer_reaction(state: Any, player: int, *gained: int) -> None:
            if player == state.current:
                right(state, player, *gained)

        return offer_reaction

    mutant.method("offer_reaction", make)


# -- playing -----------------------------------------------------------------------------------


@mutation("The bonus of Merchant is for every Silver", "merchant")
def _(mutant: Mutant) -> None:
    mutant.keep("carry_out", "bonus")


@mutation("A trashed Feast is not carried out again", "feast throne_room")
def _(mutant: Mutant) -> None:
    def make(right: Any) -> Any:
        def carry_out(state: Any, player: int, card: int) -> None:
            if card in state.sides[player].play:
                right(state, player, card)

        return carry_out

    mutant.method("carry_out", make)


@mutation("Vassal leaves the card in the discard pile", "vassal")
def _(mutant: Mutant) -> None:
    mutant.method("take_from_pile", lambda right: lambda state, player, card: None)


@mutation("Actions are not used up")
def _(mutant: Mutant) -> None:
    mutant.keep("play", "actions")


@mutation("Poacher and City see no empty piles", "poacher city")
def _(mutant: Mutant) -> None:
    mutant.set(mutant.EmptyPiles, of=lambda amount, state, frame: 0)


# -- deck and discard pile ---------------------------------------------------------------------


@mutation("The discard pile is shuffled as soon as the deck is empty")
def _(mutant: Mutant) -> None:
    def then(state: Any, player: int, count: int) -> None:
        if not state.sides[player].deck:
            state.shuffle(player)

    mutant.after("draw", then)


@mutation("A shuffle leaves the top card lying")
def _(mutant: Mutant) -> None:
    def make(right: Any) -> Any:
        def shuffle(state: Any, player: int) -> bool:
            side = state.sides[player]
            top = side.discard[-1:] if len(side.discard) > 1 else b""
            side.discard = side.discard[: len(side.discard) - len(top)]
            done: bool = right(state, player)
            side.discard = top
            return done

        return shuffle

    mutant.method("shuffle", make)


@mutation("Cards are drawn from the bottom")
def _(mutant: Mutant) -> None:
    def make(right: Any) -> Any:
        def draw(state: Any, player: int, count: int) -> int:
            state.sides[player].deck = state.sides[player].deck[::-1]
            drawn: int = right(state, player, count)
            state.sides[player].deck = state.sides[player].deck[::-1]
            return drawn

        return draw

    mutant.method("draw", make)


@mutation("The card discarded first is on top", "cellar militia")
def _(mutant: Mutant) -> None:
    def make(right: Any) -> Any:
        def show_discards(state: Any, player: int) -> None:
            state.sides[player].pending = state.sides[player].pending[::-1]
            right(state, player)

        return show_discards

    mutant.method("show_discards", make)


@mutation("Chancellor puts the deck on the pile as it lies", "chancellor")
def _(mutant: Mutant) -> None:
    def make(right: Any) -> Any:
        def discard_deck(state: Any, player: int) -> None:
            state.sides[player].deck = state.sides[player].deck[::-1]
            right(state, player)

        return discard_deck

    mutant.method("discard_deck", make)


@mutation("Harbinger leaves the lowest card on top", "harbinger")
def _(mutant: Mutant) -> None:
    def then(state: Any, player: int, card: int, from_hand: bool, from_pile: bool) -> None:
        side = state.sides[player]
        pile = bytes(sorted(side.discard + side.buried))
        if from_pile:
            side.discard, side.buried = pile[:1], pile[1:]

    mutant.after("topdeck_secretly", then)


@mutation("Trashed cards are discarded", "chapel")
def _(mutant: Mutant) -> None:
    mutant.method("trash_cards", lambda right: mutant.state.discard_openly)


# -- the turn ----------------------------------------------------------------------------------


@mutation("A new hand has six cards")
def _(mutant: Mutant) -> None:
    mutant.everywhere("HAND_SIZE", 6)


@mutation("Treasures may be played after a purchase")
def _(mutant: Mutant) -> None:
    mutant.keep("buy", "phase")


@mutation("Coins are kept for the next turn")
def _(mutant: Mutant) -> None:
    mutant.keep("begin_turn", "coins")


@mutation("A purchase costs no Buy")
def _(mutant: Mutant) -> None:
    mutant.keep("buy", "buys")


@mutation("Contraband's ban does nothing", "contraband")
def _(mutant: Mutant) -> None:
    mutant.keep("ban", "banned")


@mutation("Contraband's ban outlasts the turn", "contraband")
def _(mutant: Mutant) -> None:
    mutant.keep("begin_turn", "banned")


@mutation("Contraband asks the player to the right", "contraband", players=3)
def _(mutant: Mutant) -> None:
    def resume(self: Any, state: Any, frame: Any) -> bool:
        state.actor = (frame.player - 1) % state.players
        return True

    mutant.set(mutant.NameACard, resume=resume)


@mutation("Quarry brings costs below nothing", "quarry woodcutter village")
def _(mutant: Mutant) -> None:
    quarry = mutant.card("quarry").number

    def make(right: Any) -> Any:
        def cost(state: Any, card: int) -> int:
            quarries = state.sides[state.current].play.count(quarry)
            if quarries and mutant.TYPES[card] & ACTION:
                return int(mutant.COSTS[card] - 2 * quarries)
            return int(right(state, card))

        return cost

    mutant.method("cost", make)


@mutation("Peddler is cheaper in the Action phase, too", "peddler bishop")
def _(mutant: Mutant) -> None:
    def make(right: Any) -> Any:
        def cost(state: Any, card: int) -> int:
            phase, state.phase = state.phase, 1
            price: int = right(state, card)
            state.phase = phase
            return price

        return cost

    mutant.method("cost", make)


@mutation("Talisman looks at the printed cost", "talisman quarry")
def _(mutant: Mutant) -> None:
    right = mutant.WhenBuying.do

    def do(self: Any, state: Any, frame: Any) -> None:
        paid, frame.amount = frame.amount, mutant.COSTS[frame.subject]
        right(self, state, frame)
        frame.amount = paid

    mutant.set(mutant.WhenBuying, do=do)


@mutation("A pile gives its Trade Route token again and again", "trade_route")
def _(mutant: Mutant) -> None:
    mutant.keep("gain", "pile_tokens")


@mutation("Piles never run out")
def _(mutant: Mutant) -> None:
    def then(state: Any, player: int, card: int, place: int) -> None:
        state.supply[card] = max(state.supply[card], 1)

    mutant.after("gain", then)


# -- beginning and end -------------------------------------------------------------------------


@mutation("There is a Curse too many")
def _(mutant: Mutant) -> None:
    right, curse = mutant.pile_size, mutant.card("curse").number
    mutant.everywhere("pile_size", lambda card, players: right(card, players) + (card == curse))


@mutation("Everybody starts with four Estates")
def _(mutant: Mutant) -> None:
    mutant.everywhere("STARTING_ESTATES", 4)
    mutant.everywhere("STARTING_DECK", mutant.STARTING_DECK + bytes([mutant.card("estate").number]))


@mutation("The game ends with two empty piles")
def _(mutant: Mutant) -> None:
    mutant.set_up(lambda state: setattr(state.setup, "empty_limit", 2))


@mutation("Five players end with three empty piles", players=5)
def _(mutant: Mutant) -> None:
    mutant.set_up(lambda state: setattr(state.setup, "empty_limit", 3))


@mutation("The game goes on without Provinces", "province")
def _(mutant: Mutant) -> None:
    province = mutant.card("province").number

    def make(right: Any) -> Any:
        def end_turn(state: Any) -> None:
            left, state.supply[province] = state.supply[province], 1
            right(state)
            state.supply[province] = left

        return end_turn

    mutant.method("end_turn", make)


@mutation("Fewer turns do not break a tie", "witch chapel", players=3)
def _(mutant: Mutant) -> None:
    def make(right: Any) -> Any:
        def outcome(state: Any) -> Outcome | None:
            return ranked(state.scores()) if right(state) else None

        return outcome

    mutant.method("outcome", make)


@mutation("Tokens do not count", "monument bishop")
def _(mutant: Mutant) -> None:
    mutant.method("score", lambda right: lambda state, player: right(state, player) - state.sides[player].tokens)


def main() -> None:
    wanted = [word for word in sys.argv[1:] if word != "--json"]
    chosen = [one for one in MUTATIONS if not wanted or any(word in one.says for word in wanted)]
    verdicts = {one.says: one.tried() for one in chosen}
    if "--json" in sys.argv:
        print(json.dumps({says: vars(verdict) for says, verdict in verdicts.items()}))
        return
    for says, verdict in verdicts.items():
        fails = "" if verdict.right_passes else " (and the right rules fail there, too)"
        print(f"{says:<60} {verdict.games:>3} {verdict.seconds:5.1f}  {verdict.noticed[:80] or 'NOT NOTICED'}{fails}")
    print(f"{sum(bool(verdict.noticed) for verdict in verdicts.values())} of {len(verdicts)} noticed")


if __name__ == "__main__":
    main()
