### What only the page in the browser says.

dominion-page-key-treasures = alle Geldkarten ausspielen
dominion-page-key-end = fertig, oder die Phase beenden
dominion-page-costs = kostet { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
dominion-page-coins = Geld
dominion-page-pile = { $name }, Kosten { $cost }, { $count ->
    [0] keine mehr da
   *[other] noch { $count }
}
dominion-page-empty = leer
dominion-page-banned = darf in diesem Zug nicht gekauft werden
dominion-page-taken-last = zuletzt genommen, von { $name }
dominion-page-nothing-in-play = Nichts ist im Spiel.
dominion-page-hand-empty = Deine Hand ist leer.
dominion-page-turn-number = Zug { $number }
dominion-page-deck-of = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
dominion-page-set-aside = { $count } beiseitegelegt
dominion-page-pick-on-cards = Wähle auf deinen Handkarten.
dominion-page-confirm-discard = { $count ->
    [0] Nichts ablegen
    [one] { $count } Karte ablegen
   *[other] { $count } Karten ablegen
}
dominion-page-confirm-trash = { $count ->
    [0] Nichts entsorgen
    [one] { $count } Karte entsorgen
   *[other] { $count } Karten entsorgen
}
dominion-page-verb-play = Ausspielen:
dominion-page-verb-buy = Kaufen:
dominion-page-verb-gain = Nehmen:
dominion-page-verb-name = Nennen:
dominion-page-verb-discard = Ablegen:
dominion-page-verb-trash = Entsorgen:
dominion-page-verb-topdeck = Auf den Nachziehstapel:
dominion-page-verb-reveal = Vorzeigen:
dominion-page-verb-use = Einsetzen:

## Ein Zug in Kürze

dominion-brief-play = { $card }
dominion-brief-play_again = noch einmal { $card }
dominion-brief-play_treasures = { $coins ->
    [one] 1 Geld
   *[other] { $coins } Geld
}
dominion-brief-draw = zieht { $count }
dominion-brief-discard = legt ab: { $cards }
dominion-brief-discard_hidden = legt { $count } ab
dominion-brief-trash = entsorgt: { $cards }
dominion-brief-buy = kauft: { $card }
dominion-brief-gain = nimmt: { $card }
dominion-brief-gain_trashed = nimmt aus dem Müll: { $card }
dominion-brief-topdeck = legt auf den Nachziehstapel: { $card }
dominion-brief-reveal = deckt auf: { $cards }
dominion-brief-name = nennt: { $card }
dominion-brief-use = setzt ein: { $card }
dominion-tie = Punktgleichstand: Wer weniger Züge hatte, gewinnt.
