### Co mluví pro tah.

carcassonne-reason-scores = { $of ->
    [city] Dokončí tvé město
    [road] Dokončí tvou cestu
    [cloister] Dokončí tvůj klášter
    [shrine] Dokončí tvou svatyni
   *[other] Přinese body hned
}: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
carcassonne-reason-gives = Ale { $of ->
    [city] dokončené město
    [road] dokončená cesta
    [cloister] dokončený klášter
    [shrine] dokončená svatyně
   *[other] to
} přinese i hráči { $player } { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
carcassonne-reason-closes = { $of ->
    [city] Dokončí neobsazené město
    [road] Dokončí neobsazenou cestu
   *[other] Dokončí neobsazené území
}
carcassonne-reason-grows = { $of ->
    [city] Tvé město bude mít
    [road] Tvá cesta bude mít
   *[other] Tvé území bude mít
} { $tiles ->
    [one] 1 kartičku
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
}, zatím { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
carcassonne-reason-takes = { $of ->
    [city] Vezme město
    [road] Vezme cestu
    [field] Vezme louku
   *[other] Vezme území
} hráči { $player }
carcassonne-reason-shares = { $of ->
    [city] O město se podělíš
    [road] O cestu se podělíš
    [field] O louku se podělíš
   *[other] Podělíš se
} s hráčem { $player }
carcassonne-reason-surrounds = { $of ->
    [cloister] Tvůj klášter má
    [shrine] Tvá svatyně má
   *[other] Má
} { $count } z 9 kartiček
carcassonne-reason-room = Můžeš obsadit { $of ->
    [city] město ({ $tiles ->
        [one] 1 kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    })
    [road] cestu ({ $tiles ->
        [one] 1 kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    })
    [cloister] klášter ({ $tiles } z 9 kartiček)
    [shrine] svatyni ({ $tiles } z 9 kartiček)
    [field] louku ({ $tiles ->
        [one] 1 dokončené město
        [few] { $tiles } dokončená města
       *[other] { $tiles } dokončených měst
    })
   *[other] území ({ $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    })
}
carcassonne-reason-claims = Obsadí { $of ->
    [city] město ({ $tiles ->
        [one] 1 kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    }), zatím { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    [road] cestu ({ $tiles ->
        [one] 1 kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    })
    [cloister] klášter ({ $tiles } z 9 kartiček)
    [shrine] svatyni ({ $tiles } z 9 kartiček)
    [field] louku ({ $tiles ->
        [one] 1 dokončené město
        [few] { $tiles } dokončená města
       *[other] { $tiles } dokončených měst
    }), na konci { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
   *[other] území ({ $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    })
}
carcassonne-reason-at_once = Přinese hned { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} a družiník se ti vrátí
carcassonne-reason-keeps = { $count ->
    [0] V zásobě už nemáš žádného družiníka
    [one] Ušetří posledního družiníka na později
    [few] Ušetří { $count } družiníky na později
   *[other] Ušetří { $count } družiníků na později
}
carcassonne-reason-gains = Teď budeš mít navíc { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
carcassonne-reason-costs = Teď připraví hráče { $player } o { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
carcassonne-reason-promises = Na konci by ti to mělo přinést asi { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
carcassonne-reason-hinders = Na konci to hráče { $player } připraví asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
carcassonne-reason-quiet = Soupeřům nic nedá a nechá ti otevřené možnosti
carcassonne-reason-feeds = Zahraný tah dá sedlákovi hráče { $player } { $cities ->
    [one] 1 město
    [few] { $cities } města
   *[other] { $cities } měst
}
carcassonne-reason-last_follower = Zahraný tah tě připraví o posledního volného družiníka

### Proč je šance taková, jaká je, a co ji snížilo.

carcassonne-reason-expects = Očekávané body: ty { $mine }, { $player } { $theirs }. Zbývá kartiček: { $tiles }
carcassonne-reason-expects_of = { $of ->
    [city] Očekávané body za města
    [road] Očekávané body za cesty
    [cloister] Očekávané body za kláštery
   *[field] Očekávané body za louky
}: ty { $mine }, { $player } { $theirs }
carcassonne-reason-at_home = Družiníci v zásobě: ty { $mine }, { $player } { $theirs }
carcassonne-reason-expects_mine = Tvé očekávané body: { $after } (po lepším tahu { $better })
carcassonne-reason-expects_theirs = Očekávané body hráče { $player }: { $after } (po lepším tahu { $better })
carcassonne-reason-expects_of_mine = { $of ->
    [city] Tvé očekávané body za města
    [road] Tvé očekávané body za cesty
    [cloister] Tvé očekávané body za kláštery
   *[field] Tvé očekávané body za louky
}: { $after } (po lepším tahu { $better })
carcassonne-reason-expects_of_theirs = { $of ->
    [city] Očekávané body hráče { $player } za města
    [road] Očekávané body hráče { $player } za cesty
    [cloister] Očekávané body hráče { $player } za kláštery
   *[field] Očekávané body hráče { $player } za louky
}: { $after } (po lepším tahu { $better })
carcassonne-reason-at_home_mine = Tvoji družiníci v zásobě: { $after } (po lepším tahu { $better })
carcassonne-reason-at_home_theirs = Družiníci hráče { $player } v zásobě: { $after } (po lepším tahu { $better })
