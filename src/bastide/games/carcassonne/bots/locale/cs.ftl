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

### Proč je šance taková, jaká je, a co ji snížilo.

carcassonne-reason-expects = Očekávané body: { $mine } ({ $own_player }), { $theirs } ({ $player }). Zbývá kartiček: { $tiles }
carcassonne-reason-expects_of = { $of ->
    [city] Očekávané body za města
    [road] Očekávané body za cesty
    [cloister] Očekávané body za kláštery
   *[field] Očekávané body za louky
}: { $mine } ({ $own_player }), { $theirs } ({ $player })
carcassonne-reason-at_home = Družiníci v zásobě: { $mine } ({ $own_player }), { $theirs } ({ $player })
carcassonne-reason-more_from = Na konci budeš mít asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} víc za { $of ->
    [cities] města
    [roads] cesty
    [cloisters] kláštery
    [fields] louky
   *[followers] později postavené družiníky
}.
carcassonne-reason-less_for = { $player } bude mít na konci asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} méně za { $of ->
    [cities] města
    [roads] cesty
    [cloisters] kláštery
    [fields] louky
   *[followers] později postavené družiníky
}.
carcassonne-reason-more_points = Na konci na tom budeš oproti nejlepšímu soupeři asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} lépe.
carcassonne-reason-sooner = Hra skončí asi o { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
} dřív (tahy všech hráčů dohromady) a ty v tu chvíli povedeš asi o { $lead ->
    [one] 1 bod
    [few] { $lead } body
    [many] { $lead } bodu
   *[other] { $lead } bodů
}.
carcassonne-reason-later = Hra potrvá asi o { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
} déle (tahy všech hráčů dohromady). Jinak by skončila ve chvíli, kdy prohráváš asi o { $lead ->
    [one] 1 bod
    [few] { $lead } body
    [many] { $lead } bodu
   *[other] { $lead } bodů
}.
carcassonne-reason-more_for = { $player } bude mít na konci asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} víc za { $of ->
    [cities] města
    [roads] cesty
    [cloisters] kláštery
    [fields] louky
   *[followers] později postavené družiníky
}.
carcassonne-reason-more_points_for = { $player } na tom bude na konci oproti nejlepšímu soupeři asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} lépe.
carcassonne-reason-sooner_for = Hra skončí asi o { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
} dřív (tahy všech hráčů dohromady) a { $player } v tu chvíli povede asi o { $lead ->
    [one] 1 bod
    [few] { $lead } body
    [many] { $lead } bodu
   *[other] { $lead } bodů
}.
carcassonne-reason-later_for = Hra potrvá asi o { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
} déle (tahy všech hráčů dohromady). Jinak by skončila ve chvíli, kdy { $player } prohrává asi o { $lead ->
    [one] 1 bod
    [few] { $lead } body
    [many] { $lead } bodu
   *[other] { $lead } bodů
}.
carcassonne-reason-swings = Na konci budeš mít asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} víc za { $of ->
    [cities] města
    [roads] cesty
    [cloisters] kláštery
    [fields] louky
   *[followers] později postavené družiníky
} a { $other_player } asi o { $lost } méně.
carcassonne-reason-swings_for = { $player } bude mít na konci asi o { $points ->
    [one] 1 bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} víc za { $of ->
    [cities] města
    [roads] cesty
    [cloisters] kláštery
    [fields] louky
   *[followers] později postavené družiníky
} a { $other_player } asi o { $lost } méně.
carcassonne-reason-outweighs = To víc než vynahradí ztrátu asi { $points ->
    [one] 1 bodu
    [many] { $points } bodu
   *[other] { $points } bodů
} za { $of ->
    [cities] města
    [roads] cesty
    [cloisters] kláštery
    [fields] louky
   *[followers] později postavené družiníky
}.
carcassonne-reason-scores_soon = V příštích tazích získáš asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
} víc.
carcassonne-reason-scores_soon_for = V příštích tazích získá { $player } asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
} víc.
carcassonne-reason-scores_less_soon = V příštích tazích získá { $player } asi o { $amount ->
    [one] 1 bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
} méně.
carcassonne-reason-frees = V příštích tazích budeš mít v zásobě asi o { $amount ->
    [one] 1 družiníka
    [few] { $amount } družiníky
    [many] { $amount } družiníka
   *[other] { $amount } družiníků
} víc.
carcassonne-reason-frees_for = V příštích tazích bude mít { $player } v zásobě asi o { $amount ->
    [one] 1 družiníka
    [few] { $amount } družiníky
    [many] { $amount } družiníka
   *[other] { $amount } družiníků
} víc.
carcassonne-reason-ties_up = V příštích tazích bude mít { $player } v zásobě asi o { $amount ->
    [one] 1 družiníka
    [few] { $amount } družiníky
    [many] { $amount } družiníka
   *[other] { $amount } družiníků
} méně.
carcassonne-reason-stuck = Jinak postavíš { $left ->
    [one] posledního družiníka
   *[other] jednoho ze svých { $left } družiníků
} { $of ->
    [field] jako sedláka, který zůstane do konce hry
    [city] { $amount ->
        [100] do města, které se už sotva dokončí
       *[other] do města, které se asi na { $amount } % nedokončí
    }
    [road] { $amount ->
        [100] na cestu, která se už sotva dokončí
       *[other] na cestu, která se asi na { $amount } % nedokončí
    }
   *[cloister] { $amount ->
        [100] do kláštera, který se už sotva dokončí
       *[other] do kláštera, který se asi na { $amount } % nedokončí
    }
}.
carcassonne-reason-stuck_for = Jinak { $player } postaví { $left ->
    [one] posledního družiníka
   *[other] jednoho z { $left } družiníků
} { $of ->
    [field] jako sedláka, který zůstane do konce hry
    [city] { $amount ->
        [100] do města, které se už sotva dokončí
       *[other] do města, které se asi na { $amount } % nedokončí
    }
    [road] { $amount ->
        [100] na cestu, která se už sotva dokončí
       *[other] na cestu, která se asi na { $amount } % nedokončí
    }
   *[cloister] { $amount ->
        [100] do kláštera, který se už sotva dokončí
       *[other] do kláštera, který se asi na { $amount } % nedokončí
    }
}.

carcassonne-reason-completes = { $of ->
    [city] Tvé město
    [road] Tvá cesta
   *[cloister] Tvůj klášter
} ({ $tiles ->
    [one] 1 kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
}) má větší šanci na dokončení, než dojdou kartičky: { $better } % místo { $worse } %.
carcassonne-reason-completes_for = { $player }: { $of ->
    [city] město
    [road] cesta
   *[cloister] klášter
} ({ $tiles ->
    [one] 1 kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
}) má větší šanci na dokončení, než dojdou kartičky: { $better } % místo { $worse } %.
carcassonne-reason-blocks = { $player }: { $of ->
    [city] město
    [road] cesta
   *[cloister] klášter
} ({ $tiles ->
    [one] 1 kartička
    [few] { $tiles } kartičky
   *[other] { $tiles } kartiček
}) má menší šanci na dokončení, než dojdou kartičky: { $better } % místo { $worse } %.

carcassonne-reason-takes_feature = { $of ->
    [city] Město
    [road] Cestu
   *[field] Louku
} vezmeš hráči { $player }.
carcassonne-reason-shares_feature = O { $of ->
    [city] město
    [road] cestu
   *[field] louku
} se podělíš s hráčem { $player }.

### Názvy tahů.

carcassonne-turn = tah { $turn }
