### What only the page in the browser says.

dominion-page-key-treasures = alle Geldkarten ausspielen
dominion-page-key-end = fertig / Phase beenden
dominion-page-costs = kostet { $coins ->
    [one] { $coins } Geld
   *[other] { $coins } Geld
}
dominion-page-pile = { $name }, Kosten { $cost }, { $count ->
    [0] keine mehr da
   *[other] noch { $count }
}
dominion-page-empty = leer
dominion-page-empty-piles = Leere Stapel
dominion-page-end-rule = Das Spiel endet nach einem Zug, in dem die Provinzen oder { $piles } Stapel leer sind. Jetzt leer: { $empty }.
dominion-page-end-rule-colony = Das Spiel endet nach einem Zug, in dem die Provinzen, die Kolonien oder { $piles } Stapel leer sind. Jetzt leer: { $empty }.
dominion-page-end-near = Die nächste Karte, die jemand nimmt, kann es beenden.
dominion-page-banned = darf in diesem Zug nicht gekauft werden
dominion-page-taken-last = zuletzt genommen von { $name }
dominion-page-nothing-in-play = Keine Karten im Spiel.
dominion-page-hand-empty = Du hast keine Handkarten.
dominion-page-described-owned = Alle deine Karten: { $cards }
dominion-page-turn-number = Zug { $number }
dominion-page-deck-of = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
dominion-page-set-aside = { $count } beiseitegelegt
dominion-page-tokens = { $count } Siegpunktmarker
dominion-page-back = Rückseite der Karten
dominion-page-pick-on-cards = Wähle Karten aus deiner Hand.
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
dominion-page-verb-reveal = Aufdecken:
dominion-page-verb-use = Einsetzen:
dominion-page-actions-left = { $count ->
    [one] noch { $count } Aktion
   *[other] noch { $count } Aktionen
}
dominion-page-buys-left = { $count ->
    [one] noch { $count } Kauf
   *[other] noch { $count } Käufe
}
dominion-page-coins = { $count ->
    [one] { $count } Geld
   *[other] { $count } Geld
}
dominion-page-decline-discard = Nichts ablegen
dominion-page-decline-trash = Nichts entsorgen
dominion-page-decline-gain = Nichts nehmen
dominion-page-decline-gain_trashed = Nichts nehmen
dominion-page-decline-topdeck = Nichts auf den Nachziehstapel legen
dominion-page-decline-play = Nichts ausspielen
dominion-page-decline-reveal = Nichts aufdecken
dominion-page-decline-take = Nichts nehmen
dominion-page-decline-react_attack = Nichts aufdecken
dominion-page-decline-react_gain = Nichts einsetzen
dominion-page-decline-discard_deck = Nachziehstapel behalten
dominion-page-decline-watchtower = So lassen
dominion-page-decline-trash_revealed = Nichts entsorgen
dominion-page-short-play = Ausspielen
dominion-page-short-buy = Kaufen
dominion-page-short-gain = Nehmen
dominion-page-short-trash = Entsorgen
dominion-page-short-discard = Ablegen
dominion-page-short-topdeck = Auf Nachziehstapel
dominion-page-short-reveal = Aufdecken
dominion-page-short-take = Auf die Hand
dominion-page-short-set_aside = Beiseitelegen
dominion-page-short-keep = Behalten
dominion-page-short-use = Einsetzen
dominion-page-short-name = Nennen

## Ein Zug in Kürze

dominion-brief-play = spielt: { $card }
dominion-brief-play_again = spielt noch einmal: { $card }
dominion-brief-coins = hat { $coins ->
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
dominion-tie = Gleichstand nach Punkten: Wer weniger Züge hatte, gewinnt.
dominion-page-edit-phase = Phase
dominion-page-edit-phase-action = Aktionsphase
dominion-page-edit-phase-buy = Kaufphase
dominion-page-edit-phase-buying = Kaufphase, nach einem Kauf
dominion-page-edit-phase-over = Die Partie ist zu Ende
dominion-page-edit-actions = Verbleibende Aktionen
dominion-page-edit-buys = Verbleibende Käufe
dominion-page-edit-coins = Verbleibendes Geld
dominion-page-edit-hand = Handkarten
dominion-page-edit-deck = Nachziehstapel, oberste Karte zuerst
dominion-page-edit-discard = Ablagestapel, oberste Karte zuletzt
dominion-page-edit-buried = Darunter: Karten, die die anderen nicht gesehen haben
dominion-page-edit-turns = Gespielte Züge
dominion-page-edit-tokens = Siegpunktmarker
