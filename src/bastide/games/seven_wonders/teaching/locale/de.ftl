# Was die Lektionen von 7 Wonders sagen: der Titel, was jeder Schritt fragt, und was auf eine Antwort gesagt wird.

seven_wonders-goal = Führe eine Stadt durch drei Zeitalter: Wähle in jedem Zug eine Karte und gib die anderen weiter. Wer am Ende die meisten Punkte hat, gewinnt.

lesson-seven_wonders-turn = Ein Zug
lesson-seven_wonders-turn-build = Du hast sieben Karten auf der Hand und wählst eine; die anderen tun gleichzeitig dasselbe. Ein guter Anfang ist eine [[resources|Ressource]]: Errichte den [[card-lumber-yard]]. Er kostet nichts.
    .right = Alle haben ihre Karte errichtet und die übrigen nach links weitergegeben. Diese sechs Karten sind neu für dich.
    .points = Drei Punkte sind nicht schlecht. Aber was früh Ressourcen erzeugt, nützt dir die ganze Partie lang.
    .dear = Das kostet dich { $price } Münzen für eine Ressource, die du nicht erzeugst. Beginne mit etwas, das nichts kostet.
    .market = Das spart später Münzen. Beginne mit einer Ressource.
    .sell = Für { $sold } Münzen verkaufen kannst du eine Karte immer. Es geht besser.
lesson-seven_wonders-turn-passed = Die [[card-stockade]] kostet 1 Holz, und deine Stadt erzeugt jetzt Holz. Errichte sie.
    .right = Ressourcen werden nicht verbraucht: Sie sind in jedem Zug wieder da. Nach sechs Zügen ist das Zeitalter vorbei.
    .sell = Verkaufe nur Karten, die dir nichts nützen. Errichte die Palisade.

lesson-seven_wonders-resources = Ressourcen
lesson-seven_wonders-resources-own = Dein Spielplan erzeugt Stein, dein Holzplatz Holz. Welche Karte kannst du damit errichten?
    .right = Die Bäder kosten 1 Stein, und den erzeugt dein Spielplan.
    .sell = Verkaufe nur Karten, die du weder errichten noch für einen Bauabschnitt nutzen kannst.
    .else = Das kostet deine letzte Münze. Eine der Karten kannst du mit eigenen Ressourcen bezahlen.
lesson-seven_wonders-resources-either = Du erzeugst Holz und Stein. Welche dieser Karten erzeugt etwas, das dir fehlt?
    .right = Erz oder Lehm, in jedem Zug das, was du gerade brauchst. Erzeuge früh viele verschiedene Ressourcen: Im zweiten Zeitalter kosten Karten mehr.
    .again = Das erzeugst du schon. Zwei neue Ressourcen würden dir mehr bringen.
    .points = Punkte können im ersten Zeitalter warten. Was kannst du noch nicht erzeugen?
    .sell = Du hast Münzen für etwas Nützliches.

lesson-seven_wonders-trade = Bei Nachbarn kaufen
lesson-seven_wonders-trade-buy = Die [[card-barracks]] kostet 1 Erz. Das erzeugst du nicht, aber dein linker Nachbar. [[trade|Kaufe]] es dort für { $price } Münzen.
    .right = Dein Nachbar bekommt die Münzen und kann sein Erz trotzdem selbst nutzen. Ablehnen kann niemand.
    .stone = Das geht, aber du hast Münzen: Nutze sie diesmal.
    .sell = Du hast genug Münzen, um zu kaufen, was dir fehlt.
lesson-seven_wonders-trade-choice = Der [[card-guard-tower]] kostet 1 Lehm. Beide Nachbarn erzeugen Lehm. Mit deinem Handelsposten West kosten Rohstoffe vom linken Nachbarn 1 Münze statt 2.
    .right = 1 Münze statt 2. Schau nach, was deine Nachbarn erzeugen, bevor du dasselbe errichtest.
    .dear = Rechts kostet es { $dear } Münzen. Kaufe links.
    .stone = Schau dir den Wachturm an: Bei einem Nachbarn kaufst du Lehm günstig.
    .sell = Der Wachturm kostet dich nur 1 Münze.

lesson-seven_wonders-chains = Ketten
lesson-seven_wonders-chains-free = Manche Gebäude machen andere kostenlos: Wer das erste errichtet hat, errichtet das zweite kostenlos. Du hast die [[card-baths]]. Welche Karte machen sie [[chain|kostenlos]]?
    .right = Das Aquädukt hätte 3 Stein gekostet. Durch die Bäder ist es kostenlos: { $points } Punkte.
    .sell = Eine dieser Karten ist für dich kostenlos.
lesson-seven_wonders-chains-ahead = Denk voraus: Welche dieser Karten macht im zweiten Zeitalter zwei andere kostenlos?
    .right = Das Skriptorium macht das Gericht und die Bibliothek kostenlos. Achte auf die Kettensymbole, bevor du eine Karte errichtest.
    .single = Die Palisade macht keine andere Karte kostenlos.
    .stone = Dort beginnt keine Kette.
    .sell = Mit einer davon beginnen zwei Ketten.

lesson-seven_wonders-science = Forschung
lesson-seven_wonders-science-set = Je drei verschiedene [[science|Symbole]] sind 7 Punkte wert. Du hast eine Tafel und einen Zirkel. Errichte, was noch fehlt.
    .right = Von jedem eines: 1 + 1 + 1 und 7 für den Satz. Das sind { $points } Punkte.
    .second = Mit einer zweiten Tafel wären deine Symbole { $second } Punkte wert. Der Satz bringt mehr: Es fehlt ein Zahnrad.
    .sell = Hier liegt das Symbol, das fehlt.
lesson-seven_wonders-science-same = Gleiche Symbole zählen im Quadrat: Drei Tafeln bringen 3 × 3 = { $points } Punkte. Was bringt jetzt am meisten?
    .right = Vier Tafeln sind { $after } Punkte: { $more } mehr mit einer Karte.
    .other = Ein einzelnes Zahnrad bringt nur 1 Punkt.
    .points = { $blue } Punkte, und kostenlos. Forschung bringt hier aber mehr.
    .sell = { $sold } Münzen sind 1 Punkt wert.

lesson-seven_wonders-military = Militär
lesson-seven_wonders-military-last = Der letzte Zug des ersten Zeitalters. Danach kommt es zu [[conflict|Konflikten]] mit beiden Nachbarn. Du und deine Nachbarn haben je einen Schild. Was errichtest du?
    .right = Zwei Schilde gegen einen auf beiden Seiten: je ein Sieg-Marker mit 1 Punkt, und jeder Nachbar bekommt −1. Im zweiten Zeitalter bringt ein Sieg 3 Punkte, im dritten 5.
    .tavern = { $coins } Münzen sind gut. Aber mit einem Schild mehr besiegst du beide Nachbarn.
    .sell = Mit einem Schild mehr besiegst du beide Nachbarn.
    .else = Mit einem Schild mehr besiegst du beide Nachbarn, und der Wachturm kostet dich nichts.
lesson-seven_wonders-military-enough = Der letzte Zug des zweiten Zeitalters. Du hast drei Schilde, deine Nachbarn je einen. Was errichtest du?
    .right = Beide Konflikte gewinnst du sowieso, egal wie deutlich. Die { $points } Punkte bekommst du dazu.
    .more = Du gewinnst schon. Mehr Schilde bringen jetzt nichts.
    .sell = Eine dieser Karten ist für dich kostenlos und { $points } Punkte wert.
    .else = Zu teuer für das, was es bringt. Eine dieser Karten ist für dich kostenlos.

lesson-seven_wonders-stages = Bauabschnitte des Weltwunders
lesson-seven_wonders-stages-stage = Der erste [[stage|Bauabschnitt]] deines Weltwunders kostet 2 Holz, und die erzeugst du. Dafür kannst du jede Karte verdeckt nehmen, am besten eine, die dein Nachbar gern hätte. Wähle eine Karte und errichte mit ihr den Bauabschnitt.
    .right = { $points } Punkte, und die Karte darunter kann niemand mehr errichten.
    .paid = Das würde dich Münzen kosten. Den Bauabschnitt bezahlst du mit eigenem Holz.
    .sell = Nutze die Karte lieber für dein Weltwunder.

lesson-seven_wonders-guilds = Gilden
lesson-seven_wonders-guilds-count = [[colour-purple|Gilden]] kommen im dritten Zeitalter und zählen oft, was bei deinen Nachbarn steht. Sie haben { $points } braune Karten und eine graue. Was bringt dir am meisten?
    .right = Ein Punkt für jede braune Karte deiner Nachbarn: { $points } Punkte.
    .grey = Zwei Punkte für jede graue Karte deiner Nachbarn: Sie haben nur eine.
    .blue = { $blue } Punkte. Eine andere Karte bringt mehr.
    .sell = { $sold } Münzen sind 1 Punkt wert.
    .else = Zähle die Karten deiner Nachbarn: Eine Gilde bringt mehr.

lesson-seven_wonders-ending = Das Spielende
lesson-seven_wonders-ending-last = Die letzte Karte der Partie. Jetzt zählen nur noch [[score|Punkte]]. Vergleiche alle Möglichkeiten: Was bringt am meisten?
    .right = Der dritte Bauabschnitt: { $stage } Punkte. Zähle am Ende Karte für Karte; oft entscheidet ein einziger Punkt.
    .hall = { $hall } Punkte. Etwas anderes bringt einen mehr.
    .arms = { $own } Schilde reichen nicht: Deine Nachbarn haben { $left } und { $other }. Das würde nichts bringen.
    .sell = { $sold } Münzen sind am Ende 1 Punkt wert.

lesson-seven_wonders-strategy-beginner = Grundsätze
lesson-seven_wonders-strategy-intermediate = Bessere Entscheidungen
lesson-seven_wonders-strategy-advanced = Feinheiten
lesson-seven_wonders-strategy-military = Zeitalter { seven_wonders-age-number }, Zug { $turn }. Was ist dein bester Zug?
    .right = Schilde, die die kommenden Konflikte drehen, sind mehr wert als die meisten anderen Karten.
lesson-seven_wonders-strategy-chain = Zeitalter { seven_wonders-age-number }, Zug { $turn }. Was ist dein bester Zug?
    .right = Was du kostenlos errichten kannst, schont Münzen und Ressourcen. Achte zuerst darauf.
lesson-seven_wonders-strategy-science = Zeitalter { seven_wonders-age-number }, Zug { $turn }. Was ist dein bester Zug?
    .right = Forschung wächst: Je mehr Symbole du hast, desto mehr ist das nächste wert.
lesson-seven_wonders-strategy-points = Zeitalter { seven_wonders-age-number }, Zug { $turn }. Was ist dein bester Zug?
    .right = Wenn nur noch wenige Züge bleiben, vergleiche die Punkte: Große Profanbauten sind schwer zu schlagen.
lesson-seven_wonders-strategy-resources = Zeitalter { seven_wonders-age-number }, Zug { $turn }. Was ist dein bester Zug?
    .right = Was du selbst erzeugst, musst du nicht kaufen. In den nächsten Zügen kannst du mehr Karten bezahlen.
lesson-seven_wonders-strategy-trade = Zeitalter { seven_wonders-age-number }, Zug { $turn }. Was ist dein bester Zug?
    .right = Handel öffnet Türen: Mit der richtigen gelben Karte kannst du später viele andere bezahlen.
lesson-seven_wonders-strategy-coins = Zeitalter { seven_wonders-age-number }, Zug { $turn }. Was ist dein bester Zug?
    .right = Münzen allein sind wenig wert, aber mit ihnen kaufst du in den nächsten Zügen, was dir fehlt.
lesson-seven_wonders-strategy-last = Zeitalter { seven_wonders-age-number }, Zug { $turn }. Was ist dein bester Zug?
    .right = Vergleiche in den letzten Zügen alles, was noch Punkte bringt, auch die letzten Konflikte. Und achte darauf, wen du bezahlst.
lesson-seven_wonders-strategy-guild = Zeitalter { seven_wonders-age-number }, Zug { $turn }. Was ist dein bester Zug?
    .right = Diese Gilde zählt als ein Symbol deiner Wahl. Und achte darauf, wen du bezahlst: Deine Münzen helfen diesem Nachbarn.
lesson-seven_wonders-strategy-deny = Zeitalter { seven_wonders-age-number }, Zug { $turn }. Was ist dein bester Zug?
    .right = Sieh dir an, was du weitergeben würdest. Braucht dein Nachbar eine Karte dringend, kann es besser sein, sie zu verkaufen oder unter dein Weltwunder zu legen.
lesson-seven_wonders-strategy-dig = Zeitalter { seven_wonders-age-number }, Zug { $turn }. Was ist dein bester Zug?
    .right = Ein kostenloses Gebäude vom Ablagestapel sollte bringen, was deiner Stadt jetzt am meisten fehlt.
