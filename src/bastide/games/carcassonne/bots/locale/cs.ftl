### Co mluví pro tah.

carcassonne-reason-scores = { $of ->
    [city] Dokončí tvé město
    [road] Dokončí tvou cestu
    [cloister] Dokončí tvůj klášter
    [shrine] Dokončí tvou svatyni
   *[other] Boduje hned
}: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
carcassonne-reason-gives = Ale { $of ->
    [city] dokončené město
    [road] dokončená cesta
    [cloister] klášter
    [shrine] svatyně
   *[other] to
} přinese hráči { $player } { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
carcassonne-reason-closes = { $of ->
    [city] Uzavře město, které nikomu nepatří
    [road] Uzavře cestu, která nikomu nepatří
   *[other] Dokončí to, co nikomu nepatří
}
carcassonne-reason-grows = { $of ->
    [city] Tvé město poroste
    [road] Tvá cesta poroste
   *[other] Tvé území poroste
}: { $tiles ->
    [one] 1 kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
}, zatím { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
carcassonne-reason-takes = { $of ->
    [city] Přebere město
    [road] Přebere cestu
    [field] Přebere louku
   *[other] Přebere to
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
carcassonne-reason-room = Místo pro družiníka: { $of ->
    [city] město, { $tiles ->
        [one] 1 kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    }
    [road] cesta, { $tiles ->
        [one] 1 kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    }
    [cloister] klášter, { $tiles } z 9 kartiček
    [shrine] svatyně, { $tiles } z 9 kartiček
    [field] louka, { $tiles ->
        [one] 1 dokončené město
        [few] { $tiles } dokončená města
       *[other] { $tiles } dokončených měst
    }
   *[other] { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
}
carcassonne-reason-claims = První družiník: { $of ->
    [city] město, { $tiles ->
        [one] 1 kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    }, zatím { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    [road] cesta, { $tiles ->
        [one] 1 kartička
        [few] { $tiles } kartičky
       *[other] { $tiles } kartiček
    }
    [cloister] klášter, { $tiles } z 9 kartiček
    [shrine] svatyně, { $tiles } z 9 kartiček
    [field] louka, { $tiles ->
        [one] 1 dokončené město
        [few] { $tiles } dokončená města
       *[other] { $tiles } dokončených měst
    }, na konci { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
   *[other] { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
}
carcassonne-reason-at_once = Hned { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} a družiník se vrátí domů
carcassonne-reason-keeps = Šetří družiníky na později: { $count ->
    [0] v zásobě už žádný není
    [one] v zásobě 1 družiník
    [few] v zásobě { $count } družiníci
   *[other] v zásobě { $count } družiníků
}
carcassonne-reason-gains = Podle stavu na stole máš navíc { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
carcassonne-reason-costs = Podle stavu na stole přijde hráč { $player } o { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
carcassonne-reason-promises = Slibuje ti na konci asi { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
carcassonne-reason-hinders = Ztíží to hráči { $player }: asi o { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} méně
carcassonne-reason-quiet = Nic nedává soupeřům a nechává všechny možnosti
carcassonne-reason-feeds = Zahraný tah nechává sedlákovi, kterého má { $player }, { $cities ->
    [one] 1 město
    [few] { $cities } města
   *[other] { $cities } měst
}
carcassonne-reason-last_follower = Zahraný tah bere tvého posledního družiníka

### Proč je šance taková, jaká je, a co ji snížilo.

carcassonne-reason-expects = Body i s tím, co je rozestavěné: { $mine } pro tebe, { $theirs } pro hráče { $player }; zbývá kartiček: { $tiles }
carcassonne-reason-expects_of = { $of ->
    [city] Očekávané body za města
    [road] Očekávané body za cesty
    [cloister] Očekávané body za kláštery
   *[field] Očekávané body za louky
}: { $mine } pro tebe, { $theirs } pro hráče { $player }
carcassonne-reason-at_home = Družiníci v zásobě: { $mine } pro tebe, { $theirs } pro hráče { $player }
carcassonne-reason-expects_mine = Tvé body i s tím, co je rozestavěné: { $after }; po lepším tahu: { $better }
carcassonne-reason-expects_theirs = Body i s tím, co je rozestavěné, { $player }: { $after }; po lepším tahu: { $better }
carcassonne-reason-expects_of_mine = { $of ->
    [city] Tvé očekávané body za města
    [road] Tvé očekávané body za cesty
    [cloister] Tvé očekávané body za kláštery
   *[field] Tvé očekávané body za louky
}: { $after }; po lepším tahu: { $better }
carcassonne-reason-expects_of_theirs = { $of ->
    [city] Očekávané body za města, { $player }
    [road] Očekávané body za cesty, { $player }
    [cloister] Očekávané body za kláštery, { $player }
   *[field] Očekávané body za louky, { $player }
}: { $after }; po lepším tahu: { $better }
carcassonne-reason-at_home_mine = Tví družiníci v zásobě: { $after }; po lepším tahu: { $better }
carcassonne-reason-at_home_theirs = Družiníci v zásobě, { $player }: { $after }; po lepším tahu: { $better }
