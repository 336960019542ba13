### Was für eine Aktion spricht.

dominion-reason-draws = Zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
dominion-reason-more_actions = Gibt { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
} zum Weiterspielen
dominion-reason-costs_no_action = Kostet unterm Strich keine Aktion
dominion-reason-coins = Gibt { $count } Geld
dominion-reason-buys = Gibt { $count ->
    [one] 1 Kauf mehr
   *[other] { $count } Käufe mehr
}
dominion-reason-attacks = Behindert die Gegner
dominion-reason-trashes = Befreit dein Deck von schwachen Karten
dominion-reason-points = Zählt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
dominion-reason-richer = Erhöht dein Geld pro Zug im Schnitt von { $before } auf { $after }
dominion-reason-dearest = Das Beste, was es für { $coins } Geld gibt
dominion-reason-ends_game = Beendet die Partie nach diesem Zug
dominion-reason-thins_curse = Ein Fluch weniger in deinem Deck
dominion-reason-thins = Eine nutzlose Karte weniger in deinem Deck
dominion-reason-makes_room = Macht Platz für bessere Karten
dominion-reason-dead = Nützt dir mit diesen Handkarten nichts
dominion-reason-least_missed = Die Karte, die dir am wenigsten fehlt
dominion-reason-drawn_next = Du ziehst sie bald wieder
dominion-reason-protects = Schützt dich oder hilft dir, ohne etwas zu kosten
dominion-reason-nothing_to_buy = Für { $coins } Geld gibt es nichts, was dein Deck besser macht
dominion-reason-nothing_to_play = Du hast keine Aktionskarte zum Ausspielen
dominion-reason-treasures_do = Deine Geldkarten bringen auch ohne sie { $coins } Geld
dominion-reason-quiet = Besser als alles andere hier

### Warum eine Chance so groß ist, wie sie ist, und was sie verringert hat.

dominion-reason-has_points = Punkte: { $mine } ({ $own_player }), { $theirs } ({ $player }). Übrige Provinzen: { $provinces }
dominion-reason-has_points_colonies = Punkte: { $mine } ({ $own_player }), { $theirs } ({ $player }). Übrige Kolonien: { $colonies }
dominion-reason-hand = Geld pro Zug im Schnitt: { $mine } ({ $own_player }), { $theirs } ({ $player })
dominion-reason-tempo = Züge bis zur nächsten Provinz (ungefähr): { $mine } ({ $own_player }), { $theirs } ({ $player })
dominion-reason-tempo_colony = Züge bis zur nächsten Kolonie (ungefähr): { $mine } ({ $own_player }), { $theirs } ({ $player })
dominion-reason-soonest = Die Partie kann nach { $count ->
    [one] 1 weiteren Karte
   *[other] { $count } weiteren Karten
} zu Ende sein
dominion-reason-more_from = { $of ->
    [curses] Du hast am Ende etwa { $points ->
        [one] 1 Fluch
       *[other] { $points } Flüche
    } weniger
   *[other] Du hast am Ende etwa { $points ->
        [one] 1 Punkt mehr
       *[other] { $points } Punkte mehr
    } durch { $of ->
        [tokens] Siegpunktmarker
       *[card] { $card }-Karten
    }
}.
dominion-reason-less_for = { $of ->
    [curses] { $player } hat am Ende etwa { $points ->
        [one] 1 Fluch
       *[other] { $points } Flüche
    } mehr
   *[other] { $player } hat am Ende etwa { $points ->
        [one] 1 Punkt weniger
       *[other] { $points } Punkte weniger
    } durch { $of ->
        [tokens] Siegpunktmarker
       *[card] { $card }-Karten
    }
}.
dominion-reason-sooner = Die Partie endet etwa { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} früher (Züge aller zusammen), und du liegst dann etwa { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkte
} vorn.
dominion-reason-later = Die Partie dauert etwa { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} länger (Züge aller zusammen). Sonst endet sie, wenn du etwa { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkte
} zurückliegst.
dominion-reason-more_points = Du stehst am Ende im Vergleich zum besten Gegner um etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} besser da.
dominion-reason-more_for = { $of ->
    [curses] { $player } hat am Ende etwa { $points ->
        [one] 1 Fluch
       *[other] { $points } Flüche
    } weniger
   *[other] { $player } hat am Ende etwa { $points ->
        [one] 1 Punkt mehr
       *[other] { $points } Punkte mehr
    } durch { $of ->
        [tokens] Siegpunktmarker
       *[card] { $card }-Karten
    }
}.
dominion-reason-more_points_for = { $player } steht am Ende im Vergleich zum besten Gegner um etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} besser da.
dominion-reason-sooner_for = Die Partie endet etwa { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} früher (Züge aller zusammen), und { $player } liegt dann etwa { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkte
} vorn.
dominion-reason-later_for = Die Partie dauert etwa { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} länger (Züge aller zusammen). Sonst endet sie, wenn { $player } etwa { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkte
} zurückliegt.
dominion-reason-swings = { $of ->
    [curses] Du hast am Ende etwa { $points ->
        [one] 1 Fluch
       *[other] { $points } Flüche
    } weniger, { $other_player } etwa { $lost } mehr
   *[other] Du hast am Ende etwa { $points ->
        [one] 1 Punkt mehr
       *[other] { $points } Punkte mehr
    } durch { $of ->
        [tokens] Siegpunktmarker
       *[card] { $card }-Karten
    }, { $other_player } etwa { $lost } weniger
}.
dominion-reason-swings_for = { $of ->
    [curses] { $player } hat am Ende etwa { $points ->
        [one] 1 Fluch
       *[other] { $points } Flüche
    } weniger, { $other_player } etwa { $lost } mehr
   *[other] { $player } hat am Ende etwa { $points ->
        [one] 1 Punkt mehr
       *[other] { $points } Punkte mehr
    } durch { $of ->
        [tokens] Siegpunktmarker
       *[card] { $card }-Karten
    }, { $other_player } etwa { $lost } weniger
}.
dominion-reason-outweighs = { $of ->
    [curses] Das macht etwa { $points ->
        [one] 1 Fluch mehr
       *[other] { $points } Flüche mehr
    } mehr als wett
   *[other] Das macht etwa { $points ->
        [one] 1 Punkt weniger
       *[other] { $points } Punkte weniger
    } durch { $of ->
        [tokens] Siegpunktmarker
       *[card] { $card }-Karten
    } mehr als wett
}.
dominion-reason-sooner_province = Du bekommst deine erste Provinz etwa { $amount ->
    [one] 1 Zug
   *[other] { $amount } Züge
} früher.
dominion-reason-sooner_province_for = { $player } bekommt die erste Provinz etwa { $amount ->
    [one] 1 Zug
   *[other] { $amount } Züge
} früher.
dominion-reason-delays_province = { $player } bekommt die erste Provinz etwa { $amount ->
    [one] 1 Zug
   *[other] { $amount } Züge
} später.
dominion-reason-sooner_next_province = Du bekommst deine nächste Provinz etwa { $amount ->
    [one] 1 Zug
   *[other] { $amount } Züge
} früher.
dominion-reason-sooner_next_province_for = { $player } bekommt die nächste Provinz etwa { $amount ->
    [one] 1 Zug
   *[other] { $amount } Züge
} früher.
dominion-reason-delays_next_province = { $player } bekommt die nächste Provinz etwa { $amount ->
    [one] 1 Zug
   *[other] { $amount } Züge
} später.
dominion-reason-coins_now = In diesem Zug hast du etwa { $better } statt { $worse } Geld.
dominion-reason-coins_now_for = In diesem Zug hat { $player } etwa { $better } statt { $worse } Geld.
dominion-reason-coins_next = Im nächsten Zug hast du etwa { $better } statt { $worse } Geld.
dominion-reason-coins_next_for = Im nächsten Zug hat { $player } etwa { $better } statt { $worse } Geld.
dominion-reason-coins_later = In deinen nächsten Zügen (höchstens 6) hast du etwa { $better } statt { $worse } Geld pro Zug.
dominion-reason-coins_later_for = In den nächsten Zügen (höchstens 6) hat { $player } etwa { $better } statt { $worse } Geld pro Zug.
dominion-reason-coins_less = In den nächsten Zügen (höchstens 6) hat { $player } etwa { $better } statt { $worse } Geld pro Zug.
dominion-reason-sooner_colony = Du bekommst deine erste Kolonie etwa { $amount ->
    [one] 1 Zug
   *[other] { $amount } Züge
} früher.
dominion-reason-sooner_colony_for = { $player } bekommt die erste Kolonie etwa { $amount ->
    [one] 1 Zug
   *[other] { $amount } Züge
} früher.
dominion-reason-delays_colony = { $player } bekommt die erste Kolonie etwa { $amount ->
    [one] 1 Zug
   *[other] { $amount } Züge
} später.
dominion-reason-thins_deck = Du hast am Ende etwa { $amount ->
    [one] 1 Kupfer, Anwesen oder Fluch
   *[other] { $amount } Kupfer, Anwesen und Flüche
} weniger in deinem Deck.
dominion-reason-thins_deck_for = { $player } hat am Ende etwa { $amount ->
    [one] 1 Kupfer, Anwesen oder Fluch
   *[other] { $amount } Kupfer, Anwesen und Flüche
} weniger im Deck.
dominion-reason-clogs_deck = { $player } hat am Ende etwa { $amount ->
    [one] 1 Kupfer, Anwesen oder Fluch
   *[other] { $amount } Kupfer, Anwesen und Flüche
} mehr im Deck.

dominion-reason-costs_treasures = { $player } hat am Ende etwa { $amount ->
    [one] 1 Silber oder Gold
   *[other] { $amount } Silber und Gold
} weniger im Deck.
dominion-reason-too_late = { $card } käme meist zu spät: In { $amount } von 100 Fortsetzungen mischst du bis zum Spielende nicht mehr und ziehst die Karte nie.
dominion-reason-too_late_for = { $card } käme für { $player } meist zu spät: In { $amount } von 100 Fortsetzungen wird bis zum Spielende nicht mehr gemischt und die Karte nie gezogen.
dominion-reason-still_drawn = Die Zeit reicht noch: In { $amount } von 100 Fortsetzungen mischst du { $card } vor dem Spielende noch in dein Deck.
dominion-reason-still_drawn_for = Die Zeit reicht noch: In { $amount } von 100 Fortsetzungen mischt { $player } { $card } vor dem Spielende noch ins Deck.

### Wozu ein Zug führt, aus denselben Simulationen.

dominion-reason-gets_turn = Bis Zug { $turn } hast du deine erste Provinz in { $better } von 100 Fortsetzungen, sonst in { $worse }.
dominion-reason-misses_turn = Bis Zug { $turn } hat { $player } die erste Provinz in { $better } von 100 Fortsetzungen, sonst in { $worse }.

### Bezeichnungen der Züge.

dominion-turn = Zug { $turn }
