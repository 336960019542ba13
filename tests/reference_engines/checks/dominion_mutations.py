"""Mutations of the Dominion rules: the reference engine must detect every one of them.

``BASTIDE_PURE=1 PYTHONPATH=tests python tests/reference_engines/checks/dominion_mutations.py`` applies them one after
the other and prints a table; arguments select some of them.
"""

from __future__ import annotations

from typing import Any

from bastide.core.outcome import Outcome, rank_by_score
from reference_engines.checks.dominion_mutation_framework import Mutant, Mutation
from reference_engines.checks.mutation_framework import Mutations, held, main

ACTION, TREASURE, VICTORY, ATTACK, ANY_TYPE = 1, 2, 4, 16, 63
TO_DISCARD, TO_HAND, TO_DECK = 0, 1, 2

MUTATIONS = Mutations(Mutation)
mutation, wrong = MUTATIONS.made, MUTATIONS.wrong


def keep(says: str, move: str, field: str, cards: str = "") -> None:
    """Add a mutation in which a move of the board does not change a field."""
    mutation(says, cards)(lambda mutant: mutant.keep(move, field))


def line(
    says: str, card: str, fact: str, right: object, wrong: object, moment: str = "played", last: bool = False
) -> None:
    """Add a mutation of one effect of a card."""
    mutation(says, card)(lambda mutant: mutant.line(card, fact, right, wrong, moment, last))


def printed(says: str, card: str, **wrong: Any) -> None:
    """Add a mutation of the printed facts of a card."""
    mutation(says, card)(lambda mutant: mutant.set(mutant.card(card), **wrong))


# -- effects of a card -------------------------------------------------------------------------

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

# -- printed facts -----------------------------------------------------------------------------

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

# -- legal answers -----------------------------------------------------------------------------

mutation("Sentry cannot trash", "sentry")(lambda mutant: mutant.forbid("trash", beside="discard topdeck"))
mutation("Loan cannot trash", "loan")(lambda mutant: mutant.forbid("trash", beside="discard"))
mutation("Watchtower cannot put on the deck", "watchtower")(lambda mutant: mutant.forbid("topdeck", beside="trash"))
mutation("Royal Seal does not work", "royal_seal")(lambda mutant: mutant.forbid("use royal_seal"))
mutation("Moat cannot be shown", "moat witch")(lambda mutant: mutant.forbid("use moat"))
mutation("Moat does not protect", "moat militia")(lambda mutant: mutant.instead("use moat", "done"))
mutation("Harbinger must take a card", "harbinger")(lambda mutant: mutant.forbid("done", beside="topdeck"))
mutation("Curses cannot be bought")(lambda mutant: mutant.forbid("buy curse"))
mutation("Actions cannot be given up")(lambda mutant: mutant.forbid("end actions"))
mutation("Throne Room may be declined in the 1st edition", "throne_room", edition="1")(
    lambda mutant: mutant.line("throne_room", "must", True, False)
)
mutation("Moneylender may be declined in the 1st edition", "moneylender", edition="1")(
    lambda mutant: mutant.line("moneylender", "must", True, False)
)

# -- Attacks and Reactions ---------------------------------------------------------------------


@wrong("Opponents are dealt with from the right", "EachOther.resume", "militia", players=3)
def _(mutant: Mutant, right: Any, self: Any, state: Any, frame: Any) -> bool:
    while frame.step < state.players:
        other = (frame.player - frame.step) % state.players
        frame.step += 1
        if not state.immune >> other & 1:
            self.then.execute(state, type(frame)(self.index, other, 0, frame.subject))
            if state.stack[-1] is not frame:
                return False
    state.stack.pop()
    return False


keep("One Moat holds for every play of Throne Room", "resolve_card", "immune", "moat militia throne_room")


@wrong("Watchtower works on one's own turn only", "offer_gain_reactions", "watchtower witch")
def _(mutant: Mutant, right: Any, state: Any, player: int, *gained: int) -> None:
    if player == state.current:
        right(state, player, *gained)


# -- playing cards -----------------------------------------------------------------------------


keep("The bonus of Merchant is for every Silver", "resolve_card", "bonus", "merchant")


@wrong("A trashed Feast is not carried out again", "resolve_card", "feast throne_room")
def _(mutant: Mutant, right: Any, state: Any, player: int, card: int) -> None:
    if card in state.sides[player].play:
        right(state, player, card)


@wrong("Vassal leaves the card in the discard pile", "take_from_discard", "vassal")
def _(mutant: Mutant, right: Any, state: Any, player: int, card: int) -> None:
    pass


keep("Actions are not used up", "play", "actions")


@mutation("Poacher and City see no empty piles", "poacher city")
def _(mutant: Mutant) -> None:
    mutant.set(mutant.EmptyPiles, evaluate=lambda amount, state, frame: 0)


# -- deck and discard pile ---------------------------------------------------------------------


@wrong("The discard pile is shuffled as soon as the deck is empty", "draw")
def _(mutant: Mutant, right: Any, state: Any, player: int, count: int) -> Any:
    result = right(state, player, count)
    if not state.sides[player].deck:
        state.shuffle(player)
    return result


@wrong("A shuffle leaves the top card lying", "shuffle")
def _(mutant: Mutant, right: Any, state: Any, player: int) -> bool:
    side = state.sides[player]
    top = side.discard[-1:] if len(side.discard) > 1 else b""
    side.discard = side.discard[: len(side.discard) - len(top)]
    done: bool = right(state, player)
    side.discard = top
    return done


@wrong("Cards are drawn from the bottom", "draw")
def _(mutant: Mutant, right: Any, state: Any, player: int, count: int) -> int:
    state.sides[player].deck = state.sides[player].deck[::-1]
    drawn: int = right(state, player, count)
    state.sides[player].deck = state.sides[player].deck[::-1]
    return drawn


@wrong("The card discarded first is on top", "discard_pending", "cellar militia")
def _(mutant: Mutant, right: Any, state: Any, player: int) -> None:
    state.sides[player].pending = state.sides[player].pending[::-1]
    right(state, player)


@wrong("Chancellor puts the deck on the pile as it lies", "discard_deck", "chancellor")
def _(mutant: Mutant, right: Any, state: Any, player: int) -> None:
    state.sides[player].deck = state.sides[player].deck[::-1]
    right(state, player)


@wrong("Harbinger leaves the lowest card on top", "topdeck_secretly", "harbinger")
def _(mutant: Mutant, right: Any, state: Any, player: int, card: int, from_hand: bool, from_pile: bool) -> Any:
    result = right(state, player, card, from_hand, from_pile)
    side = state.sides[player]
    pile = bytes(sorted(side.discard + side.buried))
    if from_pile:
        side.discard, side.buried = pile[:1], pile[1:]
    return result


@wrong("Trashed cards are discarded", "trash_cards", "chapel")
def _(mutant: Mutant, right: Any, state: Any, *given: Any) -> Any:
    return state.discard_openly(*given)


# -- the turn ----------------------------------------------------------------------------------


mutation("A new hand has six cards")(lambda mutant: mutant.change("HAND_SIZE", 6))
keep("Treasures may be played after a purchase", "buy", "phase")
keep("Coins are kept for the next turn", "begin_turn", "coins")
keep("A purchase costs no Buy", "buy", "buys")
keep("Contraband's ban does nothing", "ban_card", "banned", "contraband")
keep("Contraband's ban outlasts the turn", "begin_turn", "banned", "contraband")


@wrong("Contraband asks the player to the right", "NameACard.resume", "contraband", players=3)
def _(mutant: Mutant, right: Any, self: Any, state: Any, frame: Any) -> bool:
    state.actor = (frame.player - 1) % state.players
    return True


@wrong("Quarry brings costs below nothing", "cost", "quarry woodcutter village")
def _(mutant: Mutant, right: Any, state: Any, card: int) -> int:
    quarries = state.sides[state.current].play.count(mutant.card("quarry").number)
    if quarries and mutant.TYPES[card] & ACTION:
        return int(mutant.COSTS[card] - 2 * quarries)
    return int(right(state, card))


@wrong("Peddler is cheaper in the Action phase, too", "cost", "peddler bishop")
def _(mutant: Mutant, right: Any, state: Any, card: int) -> int:
    with held(state, phase=1):
        return int(right(state, card))


@wrong("Talisman looks at the printed cost", "WhenBuying.execute", "talisman quarry")
def _(mutant: Mutant, right: Any, self: Any, state: Any, frame: Any) -> None:
    with held(frame, amount=mutant.COSTS[frame.subject]):
        right(self, state, frame)


keep("A pile gives its Trade Route token again and again", "gain", "pile_tokens", "trade_route")


@wrong("Piles never run out", "gain")
def _(mutant: Mutant, right: Any, state: Any, player: int, card: int, place: int) -> Any:
    result = right(state, player, card, place)
    state.supply[card] = max(state.supply[card], 1)
    return result


# -- set-up and end of the game ----------------------------------------------------------------


@mutation("There is a Curse too many")
def _(mutant: Mutant) -> None:
    right, curse = mutant.pile_size, mutant.card("curse").number
    mutant.change("pile_size", lambda card, players: right(card, players) + (card == curse))


@mutation("Everybody starts with four Estates")
def _(mutant: Mutant) -> None:
    mutant.change("STARTING_ESTATES", 4)
    mutant.change("STARTING_DECK", mutant.STARTING_DECK + bytes([mutant.card("estate").number]))


mutation("The game ends with two empty piles")(
    lambda mutant: mutant.set_up(lambda state: setattr(state.setup, "empty_piles_to_end", 2))
)
mutation("Five players end with three empty piles", players=5)(
    lambda mutant: mutant.set_up(lambda state: setattr(state.setup, "empty_piles_to_end", 3))
)


@wrong("The game goes on without Provinces", "end_turn", "province")
def _(mutant: Mutant, right: Any, state: Any) -> None:
    province = mutant.card("province").number
    left, state.supply[province] = state.supply[province], 1
    right(state)
    state.supply[province] = left


@wrong("Fewer turns do not break a tie", "outcome", "witch chapel", players=3)
def _(mutant: Mutant, right: Any, state: Any) -> Outcome | None:
    return rank_by_score(state.scores()) if right(state) else None


@wrong("Tokens do not count", "score", "monument bishop")
def _(mutant: Mutant, right: Any, state: Any, player: int) -> Any:
    return right(state, player) - state.sides[player].tokens


if __name__ == "__main__":
    main(MUTATIONS)
