"""The 148 printed Age cards, written down a second time. Cards that the tables lack come from the game's catalogue.

Costs are coins or letters: wood W, stone S, ore O, clay C; glass G, papyrus P, cloth T (textile). ``left`` and
``right`` are from the owner's point of view.
"""

from __future__ import annotations

from dataclasses import dataclass

from reference_engines.seven_wonders.catalogue_facts import component_facts, cost_text, effect_texts

RAW_MATERIALS = "WSOC"

# card | colour | minimum number of players for each copy | cost | effects | free after any of these

AGE_I = """
lumber-yard | brown | 3 4 | - | makes W | -
stone-pit | brown | 3 5 | - | makes S | -
clay-pool | brown | 3 5 | - | makes C | -
ore-vein | brown | 3 4 | - | makes O | -
tree-farm | brown | 6 | 1 | makes W/C | -
excavation | brown | 4 | 1 | makes S/C | -
clay-pit | brown | 3 | 1 | makes O/C | -
timber-yard | brown | 3 | 1 | makes W/S | -
forest-cave | brown | 5 | 1 | makes W/O | -
mine | brown | 6 | 1 | makes S/O | -
loom-1 | grey | 3 6 | - | makes T | -
glassworks-1 | grey | 3 6 | - | makes G | -
press-1 | grey | 3 6 | - | makes P | -
well | blue | 4 7 | - | points 3 | -
baths | blue | 3 7 | S | points 3 | -
altar | blue | 3 5 | - | points 3 | -
theater | blue | 3 6 | - | points 3 | -
tavern | yellow | 4 5 7 | - | coins 5 | -
east-trading-post | yellow | 3 7 | - | raw cheap from right | -
west-trading-post | yellow | 3 7 | - | raw cheap from left | -
marketplace | yellow | 3 6 | - | manufactured cheap from left+right | -
stockade | red | 3 7 | W | shields 1 | -
barracks | red | 3 5 | O | shields 1 | -
guard-tower | red | 3 4 | C | shields 1 | -
apothecary | green | 3 5 | T | science compass | -
workshop | green | 3 7 | G | science gear | -
scriptorium | green | 3 4 | P | science tablet | -
"""

AGE_II = """
sawmill | brown | 3 4 | 1 | makes WW | -
quarry | brown | 3 4 | 1 | makes SS | -
brickyard | brown | 3 4 | 1 | makes CC | -
foundry | brown | 3 4 | 1 | makes OO | -
loom-2 | grey | 3 5 | - | makes T | -
glassworks-2 | grey | 3 5 | - | makes G | -
press-2 | grey | 3 5 | - | makes P | -
statue | blue | 3 7 | WOO | points 4 | well
aqueduct | blue | 3 7 | SSS | points 5 | baths
temple | blue | 3 6 | WCG | points 4 | -
courthouse | blue | 3 5 | CCT | points 4 | scriptorium
caravansery | yellow | 3 5 6 | WW | makes W/S/O/C | marketplace
forum | yellow | 3 6 7 | CC | makes G/P/T | east-trading-post west-trading-post
vineyard | yellow | 3 6 | - | coins 1 per brown of self+left+right | -
bazar | yellow | 4 7 | - | coins 2 per grey of self+left+right | -
stables | red | 3 5 | WOC | shields 2 | apothecary
archery-range | red | 3 6 | WWO | shields 2 | workshop
walls | red | 3 7 | SSS | shields 2 | -
training-ground | red | 4 6 7 | WOO | shields 2 | -
dispensary | green | 3 4 | OOG | science compass | apothecary
laboratory | green | 3 5 | CCP | science gear | workshop
library | green | 3 6 | SST | science tablet | scriptorium
school | green | 3 7 | WP | science tablet | -
"""

AGE_III = """
pantheon | blue | 3 6 | OCCGPT | points 7 | altar
gardens | blue | 3 4 | WCC | points 5 | theater
town-hall | blue | 3 6 | SSOG | points 6 | -
palace | blue | 3 7 | WSOCGPT | points 8 | -
senate | blue | 3 5 | WWSO | points 6 | library
haven | yellow | 3 4 | WOT | coins 1 per brown of self; points 1 per brown of self | forum
lighthouse | yellow | 3 6 | SG | coins 1 per yellow of self; points 1 per yellow of self | caravansery
chamber-of-commerce | yellow | 4 6 | CCP | coins 2 per grey of self; points 2 per grey of self | -
ludus | yellow | 5 7 | SO | coins 3 per red of self; points 1 per red of self | -
arena | yellow | 3 5 | SSO | coins 3 per stages of self; points 1 per stages of self | dispensary
fortifications | red | 3 7 | OOOC | shields 3 | walls
circus | red | 4 6 | SSSO | shields 3 | training-ground
arsenal | red | 3 5 | WWOT | shields 3 | -
siege-workshop | red | 3 5 | WCCC | shields 3 | laboratory
castrum | red | 4 7 | WCCP | shields 3 | -
lodge | green | 3 6 | CCPT | science compass | dispensary
observatory | green | 3 7 | OOGT | science gear | laboratory
university | green | 3 4 | WWGP | science tablet | library
academy | green | 3 7 | SSSG | science compass | school
study | green | 3 5 | WPT | science gear | school
"""

#: The number of players plus two of these ten are drawn.
GUILD_CARDS = """
workers-guild | purple | - | WSOOC | points 1 per brown of left+right | -
craftsmens-guild | purple | - | SSOO | points 2 per grey of left+right | -
magistrates-guild | purple | - | WWWST | points 1 per blue of left+right | -
traders-guild | purple | - | GPT | points 1 per yellow of left+right | -
spies-guild | purple | - | CCG | points 1 per red of left+right | -
philosophers-guild | purple | - | CCCPT | points 1 per green of left+right | -
shipowners-guild | purple | - | WWWGP | points 1 per brown+grey+purple of self | -
scientists-guild | purple | - | WWOOP | science any | -
decorators-guild | purple | - | SOOT | points 7 if complete | -
builders-guild | purple | - | SSSCCG | points 1 per stages of self+left+right | -
"""


@dataclass(frozen=True)
class Card:
    id: str
    age: int
    colour: str
    copies: tuple[int, ...]
    cost: str
    effects: tuple[str, ...]
    after: tuple[str, ...]

    @property
    def name(self) -> str:
        """Return the name. Loom, Glassworks and Press have the same name in two Ages."""
        return self.id.removesuffix("-1").removesuffix("-2")


def _read(table: str, age: int) -> list[Card]:
    cards = []
    for line in table.strip().splitlines():
        card, colour, copies, cost, effects, after = [part.strip() for part in line.split("|")]
        cards.append(
            Card(
                card,
                age,
                colour,
                tuple(int(number) for number in copies.replace("-", "").split()),
                cost.replace("-", ""),
                tuple(effects.split("; ")),
                tuple(after.split()) if after != "-" else (),
            )
        )
    return cards


def catalogue_card(card: str) -> Card:
    """Return a card as the component list of the game describes it."""
    cards = component_facts("cards")
    facts = cards[card]
    after = [other for other, before in cards.items() if facts["chain"]["needs"] in before["chain"]["gives"]]
    return Card(
        card,
        facts["age"],
        facts["colour"],
        tuple(facts["copies"]),
        cost_text(facts["cost"]),
        effect_texts(facts["effects"]),
        tuple(after),
    )


#: The cards of the tables.
PRINTED = {card.id: card for card in [*_read(AGE_I, 1), *_read(AGE_II, 2), *_read(AGE_III, 3), *_read(GUILD_CARDS, 3)]}
#: All cards of the game.
CARDS = {card: PRINTED[card] if card in PRINTED else catalogue_card(card) for card in component_facts("cards")}


def fixed_deck(players: int, age: int) -> list[str]:
    """Return the cards of an Age that are in every game, without guilds."""
    return sorted(card.id for card in CARDS.values() if card.age == age for number in card.copies if number <= players)


def find_deal_fault(hands: list[list[str]], age: int) -> str:
    """Return what is wrong with these hands as a deal of this Age; empty if nothing is."""
    players = len(hands)
    if any(len(hand) != 7 for hand in hands):
        return f"hands of {[len(hand) for hand in hands]} cards"
    dealt = sorted(card for hand in hands for card in hand)
    guilds = [card for card in dealt if CARDS[card].colour == "purple"]
    if len(set(guilds)) != len(guilds) or len(guilds) != (players + 2 if age == 3 else 0):
        return f"the guilds {guilds}"
    others = [card for card in dealt if card not in guilds]
    return "" if others == fixed_deck(players, age) else f"the deck {others}"
