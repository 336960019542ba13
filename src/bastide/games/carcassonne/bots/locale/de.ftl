### Was für eine Aktion spricht.

carcassonne-reason-scores = { $of ->
    [city] Vollendet deine Stadt
    [road] Vollendet deine Straße
    [cloister] Vollendet dein Kloster
    [shrine] Vollendet deine Kultstätte
   *[other] Wird sofort gewertet
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
carcassonne-reason-gives = Aber { $of ->
    [city] die fertige Stadt
    [road] die fertige Straße
    [cloister] das fertige Kloster
    [shrine] die fertige Kultstätte
   *[other] das
} bringt { $player } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
carcassonne-reason-closes = { $of ->
    [city] Schließt eine Stadt, die niemandem gehört
    [road] Schließt eine Straße, die niemandem gehört
   *[other] Vollendet ein Gebiet, das niemandem gehört
}
carcassonne-reason-grows = { $of ->
    [city] Deine Stadt wächst
    [road] Deine Straße wächst
   *[other] Dein Gebiet wächst
} auf { $tiles } Plättchen, nach aktuellem Stand { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
carcassonne-reason-takes = Nimmt { $player } { $of ->
    [city] die Stadt
    [road] die Straße
    [field] die Wiese
   *[other] alles
} ab
carcassonne-reason-shares = Du teilst dir { $of ->
    [city] die Stadt
    [road] die Straße
    [field] die Wiese
   *[other] alles
} mit { $player }
carcassonne-reason-surrounds = { $of ->
    [cloister] Dein Kloster
    [shrine] Deine Kultstätte
   *[other] Es
} hat { $count } von 9 Plättchen
carcassonne-reason-room = Du kannst { $of ->
    [city] eine Stadt mit { $tiles } Plättchen besetzen
    [road] eine Straße mit { $tiles } Plättchen besetzen
    [cloister] ein Kloster mit { $tiles } von 9 Plättchen besetzen
    [shrine] eine Kultstätte mit { $tiles } von 9 Plättchen besetzen
    [field] eine Wiese an { $tiles ->
        [one] 1 fertigen Stadt
       *[other] { $tiles } fertigen Städten
    } besetzen
   *[other] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bekommen
}
carcassonne-reason-claims = { $of ->
    [city] Besetzt eine Stadt mit { $tiles } Plättchen, nach aktuellem Stand { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
    [road] Besetzt eine Straße mit { $tiles } Plättchen
    [cloister] Besetzt ein Kloster mit { $tiles } von 9 Plättchen
    [shrine] Besetzt eine Kultstätte mit { $tiles } von 9 Plättchen
    [field] Besetzt eine Wiese an { $tiles ->
        [one] 1 fertigen Stadt
       *[other] { $tiles } fertigen Städten
    }, am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] Bringt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
carcassonne-reason-at_once = Sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, und der Gefolgsmann kommt zurück
carcassonne-reason-keeps = { $count ->
    [0] Du hast keinen Gefolgsmann mehr im Vorrat
    [one] Spart deinen letzten Gefolgsmann für später auf
   *[other] Spart deine { $count } Gefolgsleute für später auf
}
carcassonne-reason-gains = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr für dich nach aktuellem Stand
carcassonne-reason-costs = Kostet { $player } nach aktuellem Stand { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
carcassonne-reason-promises = Bringt dir am Ende voraussichtlich { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
carcassonne-reason-hinders = Kostet { $player } voraussichtlich { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
carcassonne-reason-quiet = Verschenkt nichts und hält dir alles offen

### Warum eine Chance so groß ist, wie sie ist, und was sie verringert hat.

carcassonne-reason-expects = Voraussichtliche Punkte: { $mine } ({ $own_player }), { $theirs } ({ $player }). Übrige Plättchen: { $tiles }
carcassonne-reason-expects_of = { $of ->
    [city] Voraussichtliche Punkte aus Städten
    [road] Voraussichtliche Punkte aus Straßen
    [cloister] Voraussichtliche Punkte aus Klöstern
   *[field] Voraussichtliche Punkte aus Wiesen
}: { $mine } ({ $own_player }), { $theirs } ({ $player })
carcassonne-reason-at_home = Gefolgsleute im Vorrat: { $mine } ({ $own_player }), { $theirs } ({ $player })
carcassonne-reason-more_from = Du hast am Ende etwa { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
} durch { $of ->
    [cities] Städte
    [roads] Straßen
    [cloisters] Klöster
    [fields] Wiesen
   *[followers] später gesetzte Gefolgsleute
}.
carcassonne-reason-less_for = { $player } hat am Ende etwa { $points ->
    [one] 1 Punkt weniger
   *[other] { $points } Punkte weniger
} durch { $of ->
    [cities] Städte
    [roads] Straßen
    [cloisters] Klöster
    [fields] Wiesen
   *[followers] später gesetzte Gefolgsleute
}.
carcassonne-reason-more_points = Du stehst am Ende im Vergleich zum besten Gegner um etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} besser da.
carcassonne-reason-sooner = Die Partie endet etwa { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} früher (Züge aller zusammen), und du liegst dann etwa { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkte
} vorn.
carcassonne-reason-later = Die Partie dauert etwa { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} länger (Züge aller zusammen). Sonst endet sie, wenn du etwa { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkte
} zurückliegst.
carcassonne-reason-more_for = { $player } hat am Ende etwa { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
} durch { $of ->
    [cities] Städte
    [roads] Straßen
    [cloisters] Klöster
    [fields] Wiesen
   *[followers] später gesetzte Gefolgsleute
}.
carcassonne-reason-more_points_for = { $player } steht am Ende im Vergleich zum besten Gegner um etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} besser da.
carcassonne-reason-sooner_for = Die Partie endet etwa { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} früher (Züge aller zusammen), und { $player } liegt dann etwa { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkte
} vorn.
carcassonne-reason-later_for = Die Partie dauert etwa { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} länger (Züge aller zusammen). Sonst endet sie, wenn { $player } etwa { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkte
} zurückliegt.
carcassonne-reason-swings = Du hast am Ende etwa { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
} durch { $of ->
    [cities] Städte
    [roads] Straßen
    [cloisters] Klöster
    [fields] Wiesen
   *[followers] später gesetzte Gefolgsleute
}, { $other_player } etwa { $lost } weniger.
carcassonne-reason-swings_for = { $player } hat am Ende etwa { $points ->
    [one] 1 Punkt mehr
   *[other] { $points } Punkte mehr
} durch { $of ->
    [cities] Städte
    [roads] Straßen
    [cloisters] Klöster
    [fields] Wiesen
   *[followers] später gesetzte Gefolgsleute
}, { $other_player } etwa { $lost } weniger.
carcassonne-reason-outweighs = Das macht etwa { $points ->
    [one] 1 Punkt weniger
   *[other] { $points } Punkte weniger
} durch { $of ->
    [cities] Städte
    [roads] Straßen
    [cloisters] Klöster
    [fields] Wiesen
   *[followers] später gesetzte Gefolgsleute
} mehr als wett.
carcassonne-reason-scores_soon = In den nächsten Zügen machst du etwa { $amount ->
    [one] 1 Punkt mehr
   *[other] { $amount } Punkte mehr
}.
carcassonne-reason-scores_soon_for = In den nächsten Zügen macht { $player } etwa { $amount ->
    [one] 1 Punkt mehr
   *[other] { $amount } Punkte mehr
}.
carcassonne-reason-scores_less_soon = In den nächsten Zügen macht { $player } etwa { $amount ->
    [one] 1 Punkt weniger
   *[other] { $amount } Punkte weniger
}.
carcassonne-reason-frees = In den nächsten Zügen hast du etwa { $amount ->
    [one] 1 Gefolgsmann mehr
   *[other] { $amount } Gefolgsleute mehr
} im Vorrat.
carcassonne-reason-frees_for = In den nächsten Zügen hat { $player } etwa { $amount ->
    [one] 1 Gefolgsmann mehr
   *[other] { $amount } Gefolgsleute mehr
} im Vorrat.
carcassonne-reason-ties_up = In den nächsten Zügen hat { $player } etwa { $amount ->
    [one] 1 Gefolgsmann weniger
   *[other] { $amount } Gefolgsleute weniger
} im Vorrat.
carcassonne-reason-stuck = Sonst setzt du { $left ->
    [one] deinen letzten Gefolgsmann
   *[other] einen deiner { $left } Gefolgsleute
} { $of ->
    [field] als Bauer, der bis zum Spielende stehen bleibt
    [city] { $amount ->
        [100] in eine Stadt, die kaum noch fertig wird
       *[other] in eine Stadt, die mit etwa { $amount } % nicht fertig wird
    }
    [road] { $amount ->
        [100] auf eine Straße, die kaum noch fertig wird
       *[other] auf eine Straße, die mit etwa { $amount } % nicht fertig wird
    }
   *[cloister] { $amount ->
        [100] in ein Kloster, das kaum noch fertig wird
       *[other] in ein Kloster, das mit etwa { $amount } % nicht fertig wird
    }
}.
carcassonne-reason-stuck_for = Sonst setzt { $player } { $left ->
    [one] den letzten Gefolgsmann
   *[other] einen von { $left } Gefolgsleuten
} { $of ->
    [field] als Bauer, der bis zum Spielende stehen bleibt
    [city] { $amount ->
        [100] in eine Stadt, die kaum noch fertig wird
       *[other] in eine Stadt, die mit etwa { $amount } % nicht fertig wird
    }
    [road] { $amount ->
        [100] auf eine Straße, die kaum noch fertig wird
       *[other] auf eine Straße, die mit etwa { $amount } % nicht fertig wird
    }
   *[cloister] { $amount ->
        [100] in ein Kloster, das kaum noch fertig wird
       *[other] in ein Kloster, das mit etwa { $amount } % nicht fertig wird
    }
}.

carcassonne-reason-completes = { $of ->
    [city] Deine Stadt
    [road] Deine Straße
   *[cloister] Dein Kloster
} ({ $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}) hat bessere Chancen, fertig zu werden, bevor die Plättchen ausgehen: { $better } % statt { $worse } %.
carcassonne-reason-completes_for = { $of ->
    [city] Die Stadt
    [road] Die Straße
   *[cloister] Das Kloster
} von { $player } ({ $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}) hat bessere Chancen, fertig zu werden, bevor die Plättchen ausgehen: { $better } % statt { $worse } %.
carcassonne-reason-blocks = { $of ->
    [city] Die Stadt
    [road] Die Straße
   *[cloister] Das Kloster
} von { $player } ({ $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}) hat schlechtere Chancen, fertig zu werden, bevor die Plättchen ausgehen: { $better } % statt { $worse } %.

carcassonne-reason-takes_feature = Du nimmst { $player } { $of ->
    [city] die Stadt
    [road] die Straße
   *[field] die Wiese
} ab.
carcassonne-reason-shares_feature = Du teilst dir { $of ->
    [city] die Stadt
    [road] die Straße
   *[field] die Wiese
} mit { $player }.

### Bezeichnungen der Züge.

carcassonne-turn = Zug { $turn }
