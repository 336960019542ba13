# Was die Lektionen von Carcassonne sagen: der Titel, was jeder Schritt fragt, und was auf eine Antwort gesagt wird.

carcassonne-goal = Lege Plättchen an und besetze mit deinen Gefolgsleuten Straßen, Städte, Klöster und Wiesen. Wer am Ende die meisten Punkte hat, gewinnt.

lesson-carcassonne-laying = Ein Plättchen anlegen
lesson-carcassonne-laying-road = Du hast ein Plättchen mit einer Straße gezogen. Lege es so an, dass die Straße weitergeht.
    .right = Alle Kanten müssen passen: Straße an Straße, Stadt an Stadt, Wiese an Wiese.
    .apart = Dort darf es liegen, aber dann geht die Straße nicht weiter. Lege es an eines ihrer beiden Enden.
lesson-carcassonne-laying-city = Jetzt hast du ein Plättchen mit einer Stadt auf einer Seite. Drehe es und schließe damit die Stadt im Norden.
    .right = Die Mauer hat keine Lücke mehr: Die Stadt ist fertig.
    .apart = Dort darf es liegen, aber die Stadt bleibt offen. Wähle den Platz nördlich von ihr und drehe das Plättchen, bis Stadt an Stadt liegt.

lesson-carcassonne-followers = Gefolgsleute
lesson-carcassonne-followers-lay = Du bist Rot. Führe die Straße nach Westen weiter.
    .right = Jetzt darfst du einen deiner sieben Gefolgsleute auf das eben gelegte Plättchen setzen.
    .apart = Lege es an das westliche Ende der Straße.
lesson-carcassonne-followers-place = Auf einer Straße ist ein Gefolgsmann ein Wegelagerer, in einer Stadt ein Ritter, in einem Kloster ein Mönch, auf einer Wiese ein Bauer. Setze einen auf die Straße.
    .right = Damit gehört dir die ganze Straße, wie lang sie auch wird. Niemand darf mehr einen Gefolgsmann daraufsetzen.
    .farmer = Ein Bauer bleibt bis zum Spielende. Setze deinen Gefolgsmann auf die Straße.
    .none = Dann bringt dir die Straße nichts. Setze einen Gefolgsmann darauf.
lesson-carcassonne-followers-occupied = Dieses Plättchen hat Blaus Stadt vergrößert. Darin steht Blaus Ritter, sie ist also [[occupied|besetzt]], und du darfst dort niemanden setzen. Behalte deinen Gefolgsmann.
    .right = Das ganze Gebiet ist besetzt, egal wie weit weg der Gefolgsmann steht. Einen Weg hinein gibt es trotzdem: Den zeigt die Lektion „Eine Stadt teilen“.
    .farmer = Das geht, aber er bleibt dort bis zum Spielende. Behalte ihn.

lesson-carcassonne-completing = Gebiete abschließen
lesson-carcassonne-completing-close = Der Stadt deines Ritters fehlt ein Plättchen. Schließe sie.
    .right = Die Mauer ist geschlossen.
    .apart = So bleibt die Stadt offen. Lege das Plättchen so gedreht an ihr nördliches Ende, dass es passt.
lesson-carcassonne-completing-none = Bevor gewertet wird, darfst du einen Gefolgsmann setzen. Diesmal nicht: Auf der Wiese würde er bis zum Spielende bleiben.
    .right = Drei Plättchen und ein [[mark-shield|Wappen]] zu je 2 Punkten: { $points } Punkte. Und dein Ritter ist wieder im Vorrat, frei für die nächste Aufgabe. Kleine Gebiete lohnen sich.
    .farmer = Ein Bauer kommt nicht zurück. Setze keinen Gefolgsmann.

lesson-carcassonne-features = Straßen und Klöster
lesson-carcassonne-features-road = Die Straße deines Wegelagerers beginnt an der Kreuzung im Westen. Kreuzungen beenden Straßen: Schließe das andere Ende.
    .right = Beide Enden sind geschlossen.
    .apart = So bleibt die Straße offen. Lege die Kreuzung an ihr östliches Ende.
lesson-carcassonne-features-scored = Setze keinen Gefolgsmann und schau, was es bringt.
    .right = Drei Plättchen, drei Punkte. Eine Straße bringt 1 Punkt je Plättchen, eine Stadt 2.
lesson-carcassonne-features-cloister = Bei einem [[feature-cloister|Kloster]] zählen sein eigenes Plättchen und die acht ringsum. Eines davon fehlt. Lege es an.
    .right = Alle acht Plättchen liegen da.
    .apart = Das ist keiner der acht Plätze um deinen Mönch. Eine Ecke fehlt.
lesson-carcassonne-features-monk = Setze keinen Gefolgsmann und schau, was es bringt.
    .right = { $points } Punkte, und der Mönch ist wieder im Vorrat.

lesson-carcassonne-fields = Wiesen
lesson-carcassonne-fields-lay = Das letzte Plättchen der Partie. An die Wiese nördlich der Straße grenzen zwei fertige Städte. Führe die Straße im Osten weiter, damit auch die Wiese weitergeht.
    .right = Die Straße teilt das Plättchen in zwei Wiesen, eine im Norden und eine im Süden.
    .apart = Lege es an das östliche Ende der Straße.
lesson-carcassonne-fields-farmer = Am Ende bringt ein Bauer 3 Punkte für jede fertige Stadt, die an seine Wiese grenzt. Setze einen auf die richtige Wiese.
    .right = Zwei Städte, { $points } Punkte. Bauern kommen nie in den Vorrat zurück: Setze nur wenige, und zwar dorthin, wo viele Städte entstehen.
    .south = An der Wiese im Süden liegt keine Stadt. Straßen trennen Wiesen.
    .road = Die Straße würde { $road } Punkte bringen. Der Bauer bringt mehr.
    .none = Es ist der letzte Zug: Gefolgsleute im Vorrat bringen nichts mehr. Setze einen Bauern.

lesson-carcassonne-sharing = Eine Stadt teilen
lesson-carcassonne-sharing-own = Die Stadt rechts hat Blau besetzt, dort darfst du niemanden setzen. Aber du kannst sie mit einer eigenen Stadt verbinden. Beginne eine zwei Plätze weiter westlich, offen zu Blaus Stadt hin.
    .right = Zwischen den beiden Städten ist jetzt eine Lücke von einem Plättchen.
    .closes = Damit wäre Blaus Stadt fertig, und die Punkte bekäme Blau.
    .apart = Nicht dort: Lege es zwei Plätze westlich von Blaus Stadt, mit der offenen Seite zu ihr.
lesson-carcassonne-sharing-knight = Setze einen Ritter in deine Stadt.
    .right = Inzwischen hat Blau gespielt, und du hast ein Plättchen mit Stadt auf zwei Seiten gezogen.
    .none = Ohne Ritter gehört die Stadt niemandem.
    .farmer = Du brauchst einen Ritter in der Stadt.
lesson-carcassonne-sharing-join = Lege es in die Lücke.
    .right = Jetzt ist es eine Stadt mit zwei Rittern.
    .apart = Lege es in die Lücke zwischen den beiden Städten.
lesson-carcassonne-sharing-shared = Setze keinen Gefolgsmann und schau, was es bringt.
    .right = Bei Gleichstand bekommen beide alle Punkte: je { $points }. Mit einem Ritter mehr hättest du sie allein bekommen.
    .farmer = Setze diesmal keinen Gefolgsmann.

lesson-carcassonne-ending = Das Spielende
lesson-carcassonne-ending-last = Das letzte Plättchen. Deinem Kloster fehlen zwei der acht Plättchen ringsum. Wo bringt dir dieses Plättchen einen Punkt?
    .right = Ein Plättchen mehr neben dem Kloster.
    .apart = Das liegt nicht neben deinem Kloster.
lesson-carcassonne-ending-score = Am Ende wird auch gewertet, was nicht fertig ist: Straßen, Städte und Klöster mit 1 Punkt je Plättchen. Setze einen Wegelagerer auf die Straße.
    .right = { $cloister } Punkte für das Kloster und { $road } für die Straße. Am Spielende sollte kein Gefolgsmann im Vorrat stehen.
    .none = Ein Gefolgsmann im Vorrat ist jetzt nichts wert.
    .farmer = Ein Bauer bringt nur für fertige Städte Punkte, und es gibt keine.

lesson-carcassonne-strategy-beginner = Grundsätze
lesson-carcassonne-strategy-intermediate = Bessere Entscheidungen
lesson-carcassonne-strategy-advanced = Feinheiten
lesson-carcassonne-strategy-monk = Setzt du einen Gefolgsmann, und wohin?
    .right = Ein Kloster zählt auch für die Plättchen, die schon darum liegen. Da lohnt sich ein Mönch.
lesson-carcassonne-strategy-knight = Setzt du einen Gefolgsmann, und wohin?
    .right = Ein Gefolgsmann, der sofort Punkte bringt, kostet dich nichts: Er ist gleich wieder da.
lesson-carcassonne-strategy-close = Wohin legst du dieses Plättchen?
    .right = Ein fertiges Gebiet bringt jetzt Punkte und deinen Gefolgsmann zurück.
lesson-carcassonne-strategy-farmer = Setzt du einen Gefolgsmann, und wohin?
    .right = Spät in der Partie bringt ein Bauer auf der richtigen Wiese mehr als alles andere, was dein Gefolgsmann tun könnte.
lesson-carcassonne-strategy-keep = Setzt du einen Gefolgsmann, und wohin?
    .right = Ein Gefolgsmann, der hier wenig bringt, fehlt dir später. Behalte ihn für ein besseres Plättchen.
lesson-carcassonne-strategy-extend = Wohin legst du dieses Plättchen?
    .right = Ein Plättchen kann mehrere deiner Gebiete zugleich verbessern. Vergleiche alle Stellen, bevor du dich entscheidest.
lesson-carcassonne-strategy-share = Wohin legst du dieses Plättchen?
    .right = Verbinde dich mit einem großen Gebiet: Mit gleich vielen Gefolgsleuten wie dein Gegner bekommst du die Punkte auch.
lesson-carcassonne-strategy-hinder = Wohin legst du dieses Plättchen?
    .right = Ein Plättchen kann auch deinen Gegner Punkte kosten. Sieh dir seine offenen Gebiete an, nicht nur deine.
lesson-carcassonne-strategy-claim = Wohin legst du dieses Plättchen?
    .right = Die beste Stelle ist nicht immer die, die sofort Punkte bringt: Such eine, an der dein Gefolgsmann noch punktet, bevor die Plättchen ausgehen.
