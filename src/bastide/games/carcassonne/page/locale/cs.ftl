### Texty stránky v prohlížeči.

carcassonne-page-map = Krajina
carcassonne-page-choose-cell = { $count ->
    [one] Je na to jediné místo: v krajině je vyznačené.
    [few] Vyber jedno z vyznačených míst v krajině ({ $count }).
   *[other] Vyber jedno z vyznačených míst v krajině ({ $count }).
}
carcassonne-page-cell-unfit = Kartičku sem přiložit nelze: každá hrana musí navazovat na sousední.
carcassonne-page-turn-and-lay = Kartičku otočíš klávesou R nebo kolečkem myši, dalším kliknutím ji přiložíš.
    .touch = Tlačítkem pod kartičkou ji otočíš, dalším klepnutím ji přiložíš.
carcassonne-page-outside = { $count ->
    [one] Ukázat 1 další místo mimo obrazovku
    [few] Ukázat { $count } další místa mimo obrazovku
   *[other] Ukázat { $count } dalších míst mimo obrazovku
}
carcassonne-page-turn-tile = Otočit
carcassonne-page-lay-here = Přiložit sem
carcassonne-page-first-tile = první kartička
carcassonne-page-point-at-map = Najeď na území a uvidíš, kam až sahá a čí je.
    .touch = Klepni na území: uvidíš rozsah a majitele.
carcassonne-page-feature-tiles = { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
   *[other] { $count } kartiček
}
carcassonne-page-feature-shields = { $count ->
    [one] { $count } erb
    [few] { $count } erby
   *[other] { $count } erbů
}
carcassonne-page-feature-cities = { $count ->
    [0] nesousedí s dokončeným městem
    [one] sousedí s { $count } dokončeným městem
    [few] sousední dokončená města: { $count }
   *[other] sousední dokončená města: { $count }
}
carcassonne-page-feature-complete = dokončeno
carcassonne-page-feature-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
carcassonne-page-back = Rub kartičky
carcassonne-page-tiles-left = { $count ->
    [one] kartička zbývá ve sloupečku
    [few] kartičky zbývají ve sloupečku
   *[other] kartiček zbývá ve sloupečku
}
carcassonne-page-remaining = Zbývající kartičky
carcassonne-page-choose-spot = { $count ->
    [one] Je na to jediné místo: v krajině je vyznačené.
   *[other] Vyber jedno z vyznačených míst v krajině ({ $count }).
}
carcassonne-page-what-to-place = Vyber figurku
carcassonne-page-final = { $points ->
    [one] 1 bod, kdyby hra skončila teď
    [few] { $points } body, kdyby hra skončila teď
   *[other] { $points } bodů, kdyby hra skončila teď
}
carcassonne-page-own-supply = Tvoje zásoba
carcassonne-page-final-scoring = Závěrečné hodnocení
carcassonne-page-feature-open = { $count ->
    [one] 1 otevřená hrana
    [few] { $count } otevřené hrany
   *[other] { $count } otevřených hran
}
carcassonne-page-feature-unclaimed = neobsazeno
carcassonne-page-described-map = Kartiček v krajině: { $count }. Sloupce { $west } až { $east } od západu na východ, řady { $south } až { $north } od jihu na sever.
carcassonne-page-described-feature = { $facts }. { $owners }. Místo: { $cells }.
carcassonne-page-described-tile = { $x }, { $y }: { $tile }, natočeno na { $facing }.
carcassonne-page-facing = natočeno na { $facing }
carcassonne-page-cell = { $where }; { $x }, { $y }
carcassonne-page-result-split = Body během hry a na konci
carcassonne-page-result-during = Během hry
carcassonne-page-result-end = Na konci
carcassonne-page-result-total = Celkem
carcassonne-page-score-track = Bodovací tabulka
carcassonne-page-dead-cell = Sem už se nehodí žádná ze zbývajících kartiček.
carcassonne-page-dead-cells = { $count ->
    [one] Na přeškrtnuté místo se už nehodí žádná ze zbývajících kartiček.
    [few] Na { $count } přeškrtnutá místa se už nehodí žádná ze zbývajících kartiček.
   *[other] Na { $count } přeškrtnutých míst se už nehodí žádná ze zbývajících kartiček.
}
carcassonne-page-key-feature = postupně zvýraznit území s figurkami
carcassonne-page-key-claims = ukázat, co je čí
carcassonne-page-key-piece = vybrat figurku číslem
carcassonne-page-key-larger = přiblížit
carcassonne-page-key-smaller = oddálit
carcassonne-page-key-fit = zobrazit celou krajinu
carcassonne-page-key-cell = přejít na jiné místo
carcassonne-page-key-turn = otočit kartičku
carcassonne-page-key-lay = přiložit kartičku

## Kde co leží, slovy: podle toho, co je vedle

carcassonne-page-where-beside = { $side ->
    [north] severně od
    [east] východně od
    [south] jižně od
    [west] západně od
   *[middle] vedle
} { $owner ->
    [you] { $kind ->
        [city] tvého města
        [road] tvé cesty
        [building] tvého kláštera
       *[field] tvé louky
    }
    [other] { $kind ->
        [city] města hráče { $player }
        [road] cesty hráče { $player }
        [building] kláštera hráče { $player }
       *[field] louky hráče { $player }
    }
   *[nobody] { $kind ->
        [last] poslední kartičky
        [city] města
        [road] cesty
        [building] kláštera
        [field] louky
       *[other] kartičky
    }
}{ $tiles ->
    [0] {""}
    [one] {" "}(1 kartička)
    [few] {" "}({ $tiles } kartičky)
   *[other] {" "}({ $tiles } kartiček)
}
carcassonne-page-where-on = { $owner ->
    [you] { $kind ->
        [city] ve tvém městě
        [road] na tvé cestě
        [building] ve tvém klášteře
       *[field] na tvé louce
    }
    [other] { $kind ->
        [city] ve městě hráče { $player }
        [road] na cestě hráče { $player }
        [building] v klášteře hráče { $player }
       *[field] na louce hráče { $player }
    }
   *[nobody] { $kind ->
        [last] na poslední kartičce
        [city] ve městě
        [road] na cestě
        [building] v klášteře
        [field] na louce
       *[other] na kartičce
    }
}{ $tiles ->
    [0] {""}
    [one] {" "}(1 kartička)
    [few] {" "}({ $tiles } kartičky)
   *[other] {" "}({ $tiles } kartiček)
}
carcassonne-page-where-spot = { $feature }{ $tiles ->
    [0] {""}
    [one] {" "}(1 kartička)
    [few] {" "}({ $tiles } kartičky)
   *[other] {" "}({ $tiles } kartiček)
}{ $side ->
    [north] , na severu
    [east] , na východě
    [south] , na jihu
    [west] , na západě
   *[middle] {""}
}
carcassonne-page-where-alike = { $where }, { $number } z { $count }
carcassonne-page-where-marked = na vyznačeném místě

## Tah ve zkratce

carcassonne-brief-placed = přikládá: { $tile }
carcassonne-brief-extended_city = rozšiřuje město
carcassonne-brief-extended_road = prodlužuje cestu
carcassonne-brief-joined_cities = spojuje města
carcassonne-brief-joined_roads = spojuje cesty
carcassonne-brief-deployed = { $piece }
carcassonne-brief-completed = dokončeno: { $feature }
carcassonne-brief-scored = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} ({ $category })
carcassonne-page-edit-how = Vyber dole kartičku. Přetáhni ji do krajiny, nebo klepni na volné místo. Klepnutím na položenou kartičku ji otočíš, odebereš, nebo na ni postavíš družiníka.
carcassonne-page-edit-score = Body: { $player }
carcassonne-page-edit-cell = Místo { $cell }
carcassonne-page-edit-tiles = Kartičky
carcassonne-page-edit-left = mimo krajinu: { $count }, ve sloupečku: { $inPile }
carcassonne-page-edit-pile = Sloupeček, další kartička první
carcassonne-page-edit-follower = Figurka hráče
carcassonne-page-edit-beside = Vedle krajiny
carcassonne-page-edit-remove-tile = Odebrat kartičku
carcassonne-page-edit-remove-piece = Odebrat: { $piece }
