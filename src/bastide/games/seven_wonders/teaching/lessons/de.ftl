# Was die Lektionen von 7 Wonders sagen: der Titel, was jeder Schritt fragt, und was auf eine Antwort gesagt wird.

lesson-seven_wonders-turn = Ein Zug
lesson-seven_wonders-turn-build = Du hast sieben Karten auf der Hand und wählst eine; die anderen tun gleichzeitig dasselbe. Am Anfang sind [[resources|Ressourcen]] gut: Errichte den [[card-lumber-yard]]. Er kostet nichts.
    .right = Alle haben gebaut, und alle haben den Rest der Hand nach links gegeben. Diese sechs Karten sind neu für dich.
    .points = Drei Punkte sind nicht schlecht. Aber was früh Ressourcen erzeugt, nützt dir das ganze Spiel lang.
    .dear = Das kostet dich 2 Münzen für eine Ressource, die dir fehlt. Beginne mit etwas, das nichts kostet.
    .market = Das spart später Geld. Beginne mit einer Ressource.
    .sell = Eine Karte lässt sich immer für 3 Münzen verkaufen. Es geht besser.
lesson-seven_wonders-turn-passed = Die [[card-stockade]] kostet ein Holz, und deine Stadt erzeugt jetzt Holz. Errichte sie.
    .right = Ressourcen werden nicht verbraucht: Sie sind in jedem Zug wieder da. Nach sechs Zügen ist das Zeitalter vorbei.
    .sell = Verkauft wird, was nichts nützt. Errichte die Palisade.

lesson-seven_wonders-resources = Ressourcen
lesson-seven_wonders-resources-own = Dein Spielplan erzeugt Stein, dein Holzplatz Holz. Welche Karte kannst du damit errichten?
    .right = Die Bäder kosten einen Stein, und den erzeugt dein Spielplan.
    .sell = Verkaufe nur, was du weder bauen noch brauchen kannst.
    .else = Das kostet deine letzte Münze. Eine der Karten kannst du mit eigenen Ressourcen bezahlen.
lesson-seven_wonders-resources-either = Du erzeugst Holz und Stein. Welche dieser Karten erzeugt etwas, das dir fehlt?
    .right = Erz oder Lehm, in jedem Zug, was du brauchst. Erzeuge früh viele Arten: Im zweiten Zeitalter wird alles teurer.
    .again = Das erzeugst du schon. Zwei weitere Arten brächten dir mehr.
    .points = Punkte können im ersten Zeitalter warten. Was kannst du noch nicht erzeugen?
    .sell = Du hast eine Münze für etwas Nützliches.

lesson-seven_wonders-trade = Bei Nachbarn kaufen
lesson-seven_wonders-trade-buy = Die [[card-barracks]] kostet ein Erz. Das erzeugst du nicht, aber dein linker Nachbar. [[trade|Kaufe]] es dort für 2 Münzen.
    .right = Der Nachbar hat deine Münzen bekommen und behält das Erz. Niemand kann den Verkauf verweigern.
    .stone = Das geht, aber du hast Münzen: Nutze sie hier einmal.
    .sell = Du hast genug Münzen, um zu kaufen, was fehlt.
lesson-seven_wonders-trade-choice = Der [[card-guard-tower]] kostet einen Lehm. Beide Nachbarn erzeugen Lehm. Mit deinem Handelsposten West kosten Rohstoffe von links 1 statt 2.
    .right = 1 Münze statt 2. Sieh nach, was deine Nachbarn reichlich erzeugen, bevor du dasselbe baust.
    .dear = Rechts kostet er 2. Kaufe links.
    .stone = Sieh dir den Wachturm an: Ein Nachbar verkauft dir Lehm billig.
    .sell = Der Wachturm kostet dich nur eine Münze.

lesson-seven_wonders-chains = Ketten
lesson-seven_wonders-chains-free = Manche Gebäude führen zu anderen: Wer das erste errichtet hat, errichtet das zweite kostenlos. Du hast einen [[card-well]]. Welche Karte macht er [[chain|kostenlos]]?
    .right = Die Statue hätte ein Holz und zwei Erz gekostet. Der Brunnen hat sie bezahlt: 4 Punkte.
    .sell = Eine dieser Karten kostet dich gar nichts.
lesson-seven_wonders-chains-ahead = Denk voraus: Welche dieser Karten macht im zweiten Zeitalter zwei andere kostenlos?
    .right = Das Skriptorium führt zum Gericht und zur Bibliothek. Sieh auf die Kettensymbole, bevor du baust.
    .single = Die Palisade führt zu nichts.
    .stone = Dort beginnt keine Kette.
    .sell = Mit einer davon beginnen zwei Ketten.

lesson-seven_wonders-science = Forschung
lesson-seven_wonders-science-set = Je drei verschiedene [[science|Symbole]] sind 7 Punkte wert. Du hast eine Tafel und einen Zirkel. Errichte, was fehlt.
    .right = Von jedem eines: 1 + 1 + 1 und 7 für den Satz, 10 Punkte.
    .second = Mit einer zweiten Tafel sind es 4 für diese Art. Der Satz bringt mehr: Es fehlt ein Zahnrad.
    .sell = Hier liegt das Symbol, das fehlt.
lesson-seven_wonders-science-same = Gleiche Symbole zählen im Quadrat: Drei Tafeln bringen 3 × 3 = 9 Punkte. Was bringt jetzt am meisten?
    .right = Vier Tafeln sind 16 Punkte: 7 mehr mit einer Karte.
    .other = Ein einzelnes Zahnrad ist 1 Punkt.
    .points = 5 Punkte, und umsonst. Forschung bringt hier aber mehr.
    .sell = 3 Münzen sind ein Punkt.

lesson-seven_wonders-military = Militär
lesson-seven_wonders-military-last = Der letzte Zug des ersten Zeitalters. Danach wirst du mit [[conflict|beiden Nachbarn]] verglichen. Jeder von euch dreien hat einen Schild. Was errichtest du?
    .right = Zwei gegen einen, auf beiden Seiten: je 1 Punkt, und jeder Nachbar verliert einen. Im zweiten Zeitalter sind es 3 Punkte, im dritten 5.
    .tavern = Fünf Münzen sind gut. Aber ein Schild mehr besiegt beide Nachbarn.
    .sell = Ein Schild mehr besiegt beide Nachbarn.
    .else = Ein Schild mehr besiegt beide Nachbarn, und der Wachturm kostet dich nichts.
lesson-seven_wonders-military-enough = Der letzte Zug des zweiten Zeitalters. Du hast drei Schilde, deine Nachbarn je einen. Was nun?
    .right = Beide Konflikte gewinnst du ohnehin. Um wie viel, ist gleich: Die 4 Punkte kommen dazu.
    .more = Du gewinnst schon. Mehr Schilde bringen jetzt nichts.
    .sell = Eine dieser Karten ist für dich kostenlos und 4 Punkte wert.
    .else = Zu teuer für das, was es bringt. Eine dieser Karten ist für dich kostenlos.

lesson-seven_wonders-stages = Bauabschnitte des Weltwunders
lesson-seven_wonders-stages-stage = Der erste [[stage|Bauabschnitt]] deines Weltwunders kostet zwei Holz, und du erzeugst zwei. Dafür kannst du jede Karte verdeckt nehmen, am besten eine, die dein Nachbar gern hätte. Errichte den Abschnitt.
    .right = 3 Punkte, und die Karte darunter baut niemand mehr.
    .paid = Das würde dich Münzen kosten. Den Abschnitt bezahlst du mit eigenem Holz.
    .sell = Nutze die Karte lieber für dein Weltwunder.

lesson-seven_wonders-guilds = Gilden
lesson-seven_wonders-guilds-count = [[colour-purple|Gilden]] kommen im dritten Zeitalter und zählen oft, was nebenan steht. Deine Nachbarn haben sieben braune Karten und eine graue. Was bringt dir am meisten?
    .right = Ein Punkt für jede braune Karte deiner Nachbarn: 7 Punkte.
    .grey = Zwei Punkte für jede graue Karte nebenan: Es gibt nur eine.
    .blue = 6 Punkte. Es gibt etwas, das ein wenig besser ist.
    .sell = 3 Münzen sind ein Punkt.
    .else = Zähle die Karten deiner Nachbarn: Eine Gilde bringt mehr.

lesson-seven_wonders-ending = Das Ende
lesson-seven_wonders-ending-last = Die letzte Karte des Spiels. Jetzt zählen nur noch [[score|Punkte]]. Vergleiche alles, was du tun kannst: Was bringt am meisten?
    .right = Der dritte Bauabschnitt: 7 Punkte. Zähle am Ende Karte für Karte; oft entscheidet ein einziger Punkt.
    .hall = 6 Punkte. Etwas bringt einen mehr.
    .arms = Drei Schilde reichen nicht: Beide Nachbarn haben fünf. Das brächte nichts.
    .sell = 3 Münzen sind am Ende ein Punkt.
