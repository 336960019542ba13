### What only the page in the browser says.

carcassonne-page-map = Krajina
carcassonne-page-choose-cell = { $count ->
    [one] Pro tuto kartičku je jedno místo: je v krajině vyznačené.
    [few] Vyber jedno ze { $count } vyznačených míst v krajině.
   *[other] Vyber jedno z { $count } vyznačených míst v krajině.
}
carcassonne-page-cell-unfit = Tažený díl sem nelze položit: na každé straně musí navazovat na to, co už tam leží.
carcassonne-page-turn-and-lay = Kartičku lze ještě otočit (kolečko, R); druhé kliknutí ji položí.
carcassonne-page-outside = { $count ->
    [one] Jedno další místo leží mimo obraz: ukázat
    [few] { $count } další místa leží mimo obraz: ukázat
   *[other] { $count } dalších míst leží mimo obraz: ukázat
}
carcassonne-page-turn-tile = Otočit
carcassonne-page-lay-here = Přiložit sem
carcassonne-page-point-at-map = Ukaž na město, cestu, klášter nebo louku a uvidíš, kam až sahá a čí je.
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
    [0] žádné dokončené město vedle
    [one] vedle { $count } dokončené město
    [few] vedle { $count } dokončená města
   *[other] vedle { $count } dokončených měst
}
carcassonne-page-feature-complete = dokončeno
carcassonne-page-feature-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
carcassonne-page-back = Rub kartiček
carcassonne-page-tiles-left = { $count ->
    [one] kartička zbývá v zásobě
    [few] kartičky zbývají v zásobě
   *[other] kartiček zbývá v zásobě
}
carcassonne-page-remaining = Zbývající kartičky
carcassonne-page-choose-spot = { $count ->
    [one] Je pro to jedno místo: na mapě je vyznačené.
   *[other] Vyber na mapě jedno z vyznačených míst ({ $count }).
}
carcassonne-page-what-to-place = Co se umístí
carcassonne-page-score-track = Počítadlo bodů
carcassonne-page-dead-cell = Sem už nepasuje žádný díl, který ještě přijde.
carcassonne-page-dead-cells = { $count ->
    [one] Na jedno místo vedle mapy už nepasuje žádný díl, který ještě přijde: je přeškrtnuté.
    [few] Na { $count } místa vedle mapy už nepasuje žádný díl, který ještě přijde: jsou přeškrtnutá.
   *[other] Na { $count } míst vedle mapy už nepasuje žádný díl, který ještě přijde: jsou přeškrtnutá.
}
carcassonne-page-key-feature = zvýraznit postupně stavby s figurkami
carcassonne-page-key-claims = ukázat, co je čí
carcassonne-page-key-piece = vybrat číslem, co se umístí
carcassonne-page-key-larger = větší
carcassonne-page-key-smaller = menší
carcassonne-page-key-fit = celá krajina
carcassonne-page-key-cell = jít z místa na místo
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
        [city] v tvém městě
        [road] na tvé cestě
        [building] u tvého kláštera
       *[field] na tvé louce
    }
    [other] { $kind ->
        [city] ve městě hráče { $player }
        [road] na cestě hráče { $player }
        [building] u kláštera hráče { $player }
       *[field] na louce hráče { $player }
    }
   *[nobody] { $kind ->
        [last] na poslední kartičce
        [city] ve městě
        [road] na cestě
        [building] u kláštera
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
carcassonne-page-where-marked = na označeném místě

## Tah ve zkratce

carcassonne-brief-placed = přikládá kartičku
carcassonne-brief-deployed = { $piece }
carcassonne-brief-scored = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
} ({ $category })
