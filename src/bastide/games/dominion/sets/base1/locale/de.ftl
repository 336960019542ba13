# Texts of the set. A card has its name, `.text` (the rules printed on it; `.text_1e` if the 1st edition differs) and often
# `.note` (what players ask about it, in the markup of the rulebook).

dominion-set-base1 = Basisspiel, 1. Edition
    .note = Die Karten der ersten Edition. Nur hier gibt es [[card-woodcutter]], [[card-chancellor]], [[card-feast]], [[card-spy]], [[card-thief]] und [[card-adventurer]].
dominion-option-sets-base1 = { dominion-set-base1 }
dominion-option-kingdom-big_money_1e = Großes Geld
dominion-option-kingdom-first_game_1e = Erstes Spiel (1. Edition)
dominion-option-kingdom-interaction_1e = Interaktion
dominion-option-kingdom-size_distortion_1e = Verzerrte Größen (1. Edition)
dominion-option-kingdom-village_square_1e = Dorfplatz

dominion-card-adventurer = Abenteurer
    .text = Decke Karten von deinem Nachziehstapel auf, bis 2 Geldkarten offen liegen. Nimm diese beiden auf die Hand und lege die übrigen aufgedeckten Karten ab.
dominion-card-chancellor = Kanzler
    .text = +2 Geld. Du darfst deinen ganzen Nachziehstapel, ohne ihn anzusehen, auf deinen Ablagestapel legen.
    .note = Der Nachziehstapel kommt ungesehen und ungemischt auf den Ablagestapel, sofort oder gar nicht.
dominion-card-feast = Festmahl
    .text = Entsorge diese Karte. Nimm dir eine Karte, die höchstens 5 kostet.
    .note = Spielst du es durch einen [[card-throne_room]] zweimal aus, wird es einmal entsorgt, aber du nimmst dir zwei Karten.
dominion-card-spy = Spion
    .text = +1 Karte. +1 Aktion. Alle Spieler, auch du selbst, decken die oberste Karte ihres Nachziehstapels auf. Du entscheidest bei jeder dieser Karten, ob sie abgelegt oder zurückgelegt wird.
    .note = Zuerst ziehst du. Dann decken alle die oberste Karte auf, du auch, und du entscheidest über jede.
dominion-card-thief = Dieb
    .text = Alle Mitspieler decken die obersten 2 Karten ihres Nachziehstapels auf. Von den Geldkarten eines Mitspielers bestimmst du eine, die er entsorgt; die übrigen Karten legt er ab. Dann darfst du dir beliebig viele der so entsorgten Geldkarten nehmen.
    .note = Von jedem Mitspieler wird höchstens eine Geldkarte entsorgt. Du wählst, welche das ist und welche davon du dir nimmst. Was früher entsorgt wurde, bleibt auf dem Müll.
dominion-card-woodcutter = Holzfäller
    .text = +1 Kauf. +2 Geld.
