### Was für eine Aktion spricht.

dominion-reason-draws = Zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
dominion-reason-more_actions = Gibt { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}, um weiterzumachen
dominion-reason-costs_no_action = Kostet keine Aktion: Sie gibt eine zurück
dominion-reason-coins = Gibt { $count } Geld
dominion-reason-buys = Gibt { $count ->
    [one] 1 Kauf mehr
   *[other] { $count } Käufe mehr
}
dominion-reason-attacks = Behindert die anderen
dominion-reason-trashes = Befreit dein Deck von schwachen Karten
dominion-reason-points = Zählt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
dominion-reason-richer = Eine Durchschnittshand ist { $after } Geld wert statt { $before }
dominion-reason-dearest = Das Beste für { $coins } Geld
dominion-reason-ends_game = Beendet das Spiel nach diesem Zug
dominion-reason-thins_curse = Ein Fluch weniger in deinem Deck
dominion-reason-thins = Eine Karte weniger, die nichts tut
dominion-reason-makes_room = Macht Platz für bessere Karten
dominion-reason-dead = Tut auf dieser Hand nichts
dominion-reason-least_missed = Die Karte, die dir am wenigsten fehlt
dominion-reason-drawn_next = Du ziehst sie bald wieder
dominion-reason-protects = Schützt dich oder hilft dir, ohne etwas zu kosten
dominion-reason-nothing_to_buy = Für { $coins } Geld gibt es nichts, das dein Deck besser macht
dominion-reason-nothing_to_play = Du hast keine Aktion auszuspielen
dominion-reason-treasures_do = Deine Geldkarten bringen auch so { $coins } Geld
dominion-reason-quiet = Besser als alles andere hier
dominion-reason-unspent = Das Gespielte lässt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} ungenutzt
dominion-reason-clogs = Dein Zug bringt eine nutzlose Karte ins Deck
dominion-reason-unplayed = Das Gespielte lässt eine Aktion auf der Hand

### Warum eine Chance so groß ist, wie sie ist, und was sie verringert hat.

dominion-reason-has_points = Punkte: { $mine } für dich, { $theirs } für { $player }; übrige Provinzen: { $provinces }
dominion-reason-hand = Geld in einem durchschnittlichen Zug: { $mine } für dich, { $theirs } für { $player }
dominion-reason-tempo = Züge bis zur nächsten Provinz (ungefähr): du { $mine }, { $player } { $theirs }
dominion-reason-soonest = Das Spiel kann nach { $count ->
    [one] 1 weiteren Karte
   *[other] { $count } weiteren Karten
} zu Ende sein
dominion-reason-has_points_mine = Deine Punkte: { $after }; nach dem besseren Zug: { $better }
dominion-reason-has_points_theirs = Punkte von { $player }: { $after }; nach dem besseren Zug: { $better }
dominion-reason-hand_mine = Dein Geld in einem durchschnittlichen Zug: { $after }; nach dem besseren Zug: { $better }
dominion-reason-hand_theirs = Geld von { $player } in einem durchschnittlichen Zug: { $after }; nach dem besseren Zug: { $better }
dominion-reason-tempo_mine = Deine Züge bis zur nächsten Provinz, etwa: { $after }; nach dem besseren Zug: { $better }
dominion-reason-tempo_theirs = Züge von { $player } bis zur nächsten Provinz, etwa: { $after }; nach dem besseren Zug: { $better }
