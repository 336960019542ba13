"""Card sets. Every folder here is a set and is found by ``rules.cards.set_discovery``; there is no list of sets.

A set has these files:

* ``cards.py``: its plain cards, one line each. A card is plain if numbers describe it: its cost, coins and points, and
  at most one ``Plus(...)`` when it is played.
* ``CARD.py``: every other card, in a file with the name of its id. The file holds the definition with the effects, the
  hints for bots, and ``SCENARIOS``: short examples of the rules of the card, which a test plays.
* ``locale/LANGUAGE.ftl``: the texts of its cards and its own name.
* ``recommended_kingdoms.py``: optional, recommended kingdoms as ``KINGDOMS``.
* ``card_set.py``: optional, facts about the set as ``CARD_SET`` (see ``CardSet``).

The picture of a card is ``pictures/cards/CARD.svg``.
"""
