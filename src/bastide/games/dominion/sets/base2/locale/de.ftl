# Texts of the set. A card has its name, `.text` (the rules printed on it; `.text_1e` if the 1st edition differs) and often
# `.note` (what players ask about it, in the markup of the rulebook).

dominion-set-base2 = Basisspiel, 2. Edition
    .note = Die Karten der zweiten Edition. Nur hier gibt es [[card-artisan]], [[card-bandit]], [[card-harbinger]], [[card-merchant]], [[card-poacher]], [[card-sentry]] und [[card-vassal]]. Bei [[card-mine]], [[card-moneylender]] und [[card-throne_room]] darfst du auf die Wirkung verzichten; in der ersten Edition musst du sie ausführen.
dominion-option-sets-base2 = { dominion-set-base2 }
dominion-option-kingdom-deck_top_2e = Schleichweg
dominion-option-kingdom-first_game_2e = Erstes Spiel (2. Edition)
dominion-option-kingdom-improvements_2e = Verbesserungen
dominion-option-kingdom-silver_and_gold_2e = Silber & Gold
dominion-option-kingdom-size_distortion_2e = Verzerrte Größen (2. Edition)
dominion-option-kingdom-sleight_of_hand_2e = Kunststück

dominion-card-artisan = Töpferei
    .text = Nimm dir eine Karte, die höchstens 5 kostet, auf die Hand. Lege dann eine Handkarte auf deinen Nachziehstapel.
    .note = Die neue Karte kommt auf die Hand, danach eine beliebige Handkarte auf den Nachziehstapel, auch die neue. Die anderen sehen nicht, welche.
dominion-card-bandit = Banditin
    .text = Nimm dir ein Gold. Alle Mitspieler decken die obersten 2 Karten ihres Nachziehstapels auf, entsorgen davon eine Geldkarte, die kein Kupfer ist, und legen den Rest ab.
    .note = Zuerst nimmst du dir das Gold. Wer zwei passende Geldkarten aufdeckt, wählt selbst, welche er entsorgt. Wer keine außer Kupfer aufdeckt, legt beide Karten ab.
dominion-card-harbinger = Vorbotin
    .text = +1 Karte. +1 Aktion. Sieh deinen Ablagestapel durch. Du darfst eine Karte daraus auf deinen Nachziehstapel legen.
    .note = Zuerst ziehst du. Die anderen sehen nicht, welche Karte du auf den Nachziehstapel legst.
dominion-card-merchant = Händlerin
    .text = +1 Karte. +1 Aktion. Wenn du in diesem Zug das erste Silber ausspielst: +1 Geld.
    .note = Zwei Händlerinnen bringen beim ersten Silber 2 Geld zusätzlich, bei jedem weiteren nichts.
dominion-card-poacher = Wilddiebin
    .text = +1 Karte. +1 Aktion. +1 Geld. Lege für jeden leeren Vorratsstapel eine Handkarte ab.
    .note = Jeder leere Stapel des Vorrats zählt, auch der Fluchstapel. Zuerst ziehst du. Hast du zu wenige Karten, legst du alle ab.
dominion-card-sentry = Torwächterin
    .text = +1 Karte. +1 Aktion. Sieh dir die obersten 2 Karten deines Nachziehstapels an. Entsorge beliebig viele davon und lege beliebig viele ab. Lege den Rest in beliebiger Reihenfolge zurück.
    .note = Nur du siehst die beiden Karten. Du wählst für jede: entsorgen, ablegen oder zurücklegen. Legst du beide zurück, bestimmst du die Reihenfolge.
dominion-card-vassal = Vasall
    .text = +2 Geld. Lege die oberste Karte deines Nachziehstapels ab. Ist es eine Aktionskarte, darfst du sie ausspielen.
    .note = Ist die Karte eine Aktion, darfst du sie ausspielen, ohne eine Aktion zu verbrauchen. Spielst du sie nicht aus, bleibt sie auf deinem Ablagestapel.
