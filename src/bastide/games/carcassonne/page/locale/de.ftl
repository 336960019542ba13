### What only the page in the browser says.

carcassonne-page-map = Landschaft
carcassonne-page-choose-cell = { $count ->
    [one] Für dieses Plättchen gibt es einen Platz: Er ist in der Landschaft markiert.
   *[other] Wähle einen der { $count } markierten Plätze in der Landschaft.
}
carcassonne-page-cell-unfit = Das Plättchen passt hier nicht: Alle Kanten müssen zu den Nachbarplättchen passen.
carcassonne-page-turn-and-lay = Du kannst das Plättchen noch drehen (Mausrad, R); ein zweiter Klick legt es.
    .touch = Mit dem Knopf darunter drehst du das Plättchen; tippe es noch einmal an, um es zu legen.
carcassonne-page-outside = { $count ->
    [one] Ein weiterer Platz außerhalb: anzeigen
   *[other] { $count } weitere Plätze außerhalb: anzeigen
}
carcassonne-page-turn-tile = Drehen
carcassonne-page-lay-here = Hier anlegen
carcassonne-page-first-tile = erstes Plättchen
carcassonne-page-point-at-map = Zeig auf ein Gebiet, um zu sehen, wie weit es reicht und wem es gehört.
    .touch = Tippe ein Gebiet an: Größe und Besitzer.
carcassonne-page-feature-tiles = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
carcassonne-page-feature-shields = { $count ->
    [one] { $count } Wappen
   *[other] { $count } Wappen
}
carcassonne-page-feature-cities = { $count ->
    [0] keine fertige Stadt daneben
    [one] { $count } fertige Stadt daneben
   *[other] { $count } fertige Städte daneben
}
carcassonne-page-feature-complete = fertig
carcassonne-page-feature-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
carcassonne-page-back = Rückseite der Plättchen
carcassonne-page-tiles-left = { $count ->
    [one] Plättchen noch im Stapel
   *[other] Plättchen noch im Stapel
}
carcassonne-page-remaining = Übrige Plättchen
carcassonne-page-choose-spot = { $count ->
    [one] Dafür gibt es einen Platz: Er ist in der Landschaft markiert.
   *[other] Wähle einen der { $count } markierten Plätze in der Landschaft.
}
carcassonne-page-what-to-place = Figur wählen
carcassonne-page-final = { $points ->
    [one] 1 Punkt, wenn das Spiel jetzt endete
   *[other] { $points } Punkte, wenn das Spiel jetzt endete
}
carcassonne-page-own-supply = Dein Vorrat
carcassonne-page-final-scoring = Schlusswertung
carcassonne-page-feature-open = { $count ->
    [one] 1 offene Kante
   *[other] { $count } offene Kanten
}
carcassonne-page-feature-unclaimed = unbesetzt
carcassonne-page-described-map = { $count ->
    [one] 1 Plättchen liegt aus
   *[other] { $count } Plättchen liegen aus
}: Spalten { $west } bis { $east } von West nach Ost, Reihen { $south } bis { $north } von Süd nach Nord.
carcassonne-page-described-feature = { $facts }. { $owners }. Ort: { $cells }.
carcassonne-page-described-tile = { $x }, { $y }: { $tile }, nach { $facing } gedreht.
carcassonne-page-facing = nach { $facing } gedreht
carcassonne-page-cell = { $where }; { $x }, { $y }
carcassonne-page-result-split = Punkte während des Spiels und am Ende
carcassonne-page-result-during = Während des Spiels
carcassonne-page-result-end = Am Ende
carcassonne-page-result-total = Summe
carcassonne-page-score-track = Wertungstafel
carcassonne-page-dead-cell = Hier passt keines der übrigen Plättchen mehr.
carcassonne-page-dead-cells = { $count ->
    [one] An einen Platz am Rand passt keines der übrigen Plättchen: Er ist durchgestrichen.
   *[other] An { $count } Plätze am Rand passt keines der übrigen Plättchen: Sie sind durchgestrichen.
}
carcassonne-page-key-feature = Gebiete mit Figuren nacheinander hervorheben
carcassonne-page-key-claims = anzeigen, was wem gehört
carcassonne-page-key-piece = Figur nach Nummer wählen
carcassonne-page-key-larger = vergrößern
carcassonne-page-key-smaller = verkleinern
carcassonne-page-key-fit = ganze Landschaft anzeigen
carcassonne-page-key-cell = von Platz zu Platz springen
carcassonne-page-key-turn = Plättchen drehen
carcassonne-page-key-lay = Plättchen anlegen

## Wo etwas liegt, in Worten: an dem, was daneben ist

carcassonne-page-where-beside = { $side ->
    [north] nördlich
    [east] östlich
    [south] südlich
    [west] westlich
   *[middle] seitlich
} { $owner ->
    [you] { $kind ->
        [city] deiner Stadt
        [road] deiner Straße
        [building] deines Klosters
       *[field] deiner Wiese
    }
    [other] { $kind ->
        [city] der Stadt von { $player }
        [road] der Straße von { $player }
        [building] des Klosters von { $player }
       *[field] der Wiese von { $player }
    }
   *[nobody] { $kind ->
        [last] des letzten Plättchens
        [city] der Stadt
        [road] der Straße
        [building] des Klosters
        [field] der Wiese
       *[other] des Plättchens
    }
}{ $tiles ->
    [0] {""}
   *[other] {" "}({ $tiles } Plättchen)
}
carcassonne-page-where-on = { $owner ->
    [you] { $kind ->
        [city] in deiner Stadt
        [road] auf deiner Straße
        [building] bei deinem Kloster
       *[field] auf deiner Wiese
    }
    [other] { $kind ->
        [city] in der Stadt von { $player }
        [road] auf der Straße von { $player }
        [building] beim Kloster von { $player }
       *[field] auf der Wiese von { $player }
    }
   *[nobody] { $kind ->
        [last] auf dem letzten Plättchen
        [city] in der Stadt
        [road] auf der Straße
        [building] beim Kloster
        [field] auf der Wiese
       *[other] auf einem Plättchen
    }
}{ $tiles ->
    [0] {""}
   *[other] {" "}({ $tiles } Plättchen)
}
carcassonne-page-where-spot = { $feature }{ $tiles ->
    [0] {""}
   *[other] {" "}({ $tiles } Plättchen)
}{ $side ->
    [north] , im Norden
    [east] , im Osten
    [south] , im Süden
    [west] , im Westen
   *[middle] {""}
}
carcassonne-page-where-alike = { $where }, { $number } von { $count }
carcassonne-page-where-marked = an der markierten Stelle

## Ein Zug in Kürze

carcassonne-brief-placed = legt { $tile }
carcassonne-brief-extended_city = erweitert eine Stadt
carcassonne-brief-extended_road = verlängert eine Straße
carcassonne-brief-joined_cities = verbindet Städte
carcassonne-brief-joined_roads = verbindet Straßen
carcassonne-brief-deployed = { $piece }
carcassonne-brief-completed = fertig: { $feature }
carcassonne-brief-scored = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $category })
carcassonne-page-edit-how = Wähle unten ein Plättchen. Zieh es auf die Landschaft, oder tippe auf einen freien Platz. Tippe auf ein gelegtes Plättchen, um es zu drehen, zu entfernen oder Gefolgsleute zu setzen.
carcassonne-page-edit-score = Punkte von { $player }
carcassonne-page-edit-cell = Platz { $cell }
carcassonne-page-edit-tiles = Plättchen
carcassonne-page-edit-left = { $count } nicht in der Landschaft, { $inPile } im Stapel
carcassonne-page-edit-pile = Stapel, nächstes Plättchen zuerst
carcassonne-page-edit-follower = Figur von
carcassonne-page-edit-beside = Neben der Landschaft
carcassonne-page-edit-remove-tile = Plättchen entfernen
carcassonne-page-edit-remove-piece = Entfernen: { $piece }
