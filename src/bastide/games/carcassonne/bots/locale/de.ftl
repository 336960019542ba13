### Was für eine Aktion spricht.

carcassonne-reason-scores = { $of ->
    [city] Vollendet deine Stadt
    [road] Vollendet deine Straße
    [cloister] Vollendet dein Kloster
    [shrine] Vollendet deine Kultstätte
   *[other] Wird gleich gewertet
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
carcassonne-reason-gives = Aber { $of ->
    [city] die vollendete Stadt
    [road] die vollendete Straße
    [cloister] das Kloster
    [shrine] die Kultstätte
   *[other] das
} bringt { $player } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
carcassonne-reason-closes = { $of ->
    [city] Schließt eine Stadt, die niemandem gehört
    [road] Schließt eine Straße, die niemandem gehört
   *[other] Vollendet, was niemandem gehört
}
carcassonne-reason-grows = { $of ->
    [city] Deine Stadt wächst
    [road] Deine Straße wächst
   *[other] Dein Besitz wächst
} auf { $tiles } Plättchen, zurzeit { $points ->
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
carcassonne-reason-room = Platz für einen Gefolgsmann: { $of ->
    [city] eine Stadt, { $tiles } Plättchen
    [road] eine Straße, { $tiles } Plättchen
    [cloister] ein Kloster, { $tiles } von 9 Plättchen
    [shrine] eine Kultstätte, { $tiles } von 9 Plättchen
    [field] eine Wiese, { $tiles ->
        [one] 1 vollendete Stadt
       *[other] { $tiles } vollendete Städte
    }
   *[other] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
carcassonne-reason-claims = Erster Gefolgsmann: { $of ->
    [city] eine Stadt, { $tiles } Plättchen, zurzeit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
    [road] eine Straße, { $tiles } Plättchen
    [cloister] ein Kloster, { $tiles } von 9 Plättchen
    [shrine] eine Kultstätte, { $tiles } von 9 Plättchen
    [field] eine Wiese, { $tiles ->
        [one] 1 vollendete Stadt
       *[other] { $tiles } vollendete Städte
    }, am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
carcassonne-reason-at_once = Sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, und der Gefolgsmann kommt zurück
carcassonne-reason-keeps = Spart Gefolgsleute für später: { $count ->
    [0] keiner mehr im Vorrat
    [one] 1 Gefolgsmann im Vorrat
   *[other] { $count } Gefolgsleute im Vorrat
}
carcassonne-reason-gains = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr für dich nach aktuellem Stand
carcassonne-reason-costs = Kostet { $player } nach heutigem Stand { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
carcassonne-reason-promises = Verspricht dir am Ende etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
carcassonne-reason-hinders = Erschwert es { $player }: etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} weniger
carcassonne-reason-quiet = Verschenkt nichts und hält dir alles offen
carcassonne-reason-feeds = Das Gespielte überlässt dem Bauern von { $player } { $cities ->
    [one] 1 Stadt
   *[other] { $cities } Städte
}
carcassonne-reason-last_follower = Dein Zug kostet dich deinen letzten Gefolgsmann

### Warum eine Chance so groß ist, wie sie ist, und was sie verringert hat.

carcassonne-reason-expects = Punkte einschließlich angefangener Gebiete: du { $mine }, { $player } { $theirs }; noch zu ziehende Plättchen: { $tiles }
carcassonne-reason-expects_of = { $of ->
    [city] Zu erwartende Punkte aus Städten
    [road] Zu erwartende Punkte aus Straßen
    [cloister] Zu erwartende Punkte aus Klöstern
   *[field] Zu erwartende Punkte aus Wiesen
}: { $mine } für dich, { $theirs } für { $player }
carcassonne-reason-at_home = Gefolgsleute im Vorrat: { $mine } für dich, { $theirs } für { $player }
carcassonne-reason-expects_mine = Deine Punkte mit allem, was begonnen ist: { $after }; nach dem besseren Zug: { $better }
carcassonne-reason-expects_theirs = Punkte von { $player } mit allem, was begonnen ist: { $after }; nach dem besseren Zug: { $better }
carcassonne-reason-expects_of_mine = { $of ->
    [city] Deine Punkte, die aus Städten zu erwarten sind
    [road] Deine Punkte, die aus Straßen zu erwarten sind
    [cloister] Deine Punkte, die aus Klöstern zu erwarten sind
   *[field] Deine Punkte, die aus Wiesen zu erwarten sind
}: { $after }; nach dem besseren Zug: { $better }
carcassonne-reason-expects_of_theirs = { $of ->
    [city] Punkte, die { $player } aus Städten erwarten kann
    [road] Punkte, die { $player } aus Straßen erwarten kann
    [cloister] Punkte, die { $player } aus Klöstern erwarten kann
   *[field] Punkte, die { $player } aus Wiesen erwarten kann
}: { $after }; nach dem besseren Zug: { $better }
carcassonne-reason-at_home_mine = Deine Gefolgsleute im Vorrat: { $after }; nach dem besseren Zug: { $better }
carcassonne-reason-at_home_theirs = Gefolgsleute im Vorrat von { $player }: { $after }; nach dem besseren Zug: { $better }
