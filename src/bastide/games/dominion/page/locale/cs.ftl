### Texty stránky v prohlížeči.

dominion-page-key-treasures = vyložit všechny peníze
dominion-page-key-end = hotovo, nebo ukončit fázi
dominion-page-costs = cena { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
dominion-page-pile = { $name }, cena { $cost }, { $count ->
    [0] nezbývá žádná
    [few] zbývají { $count }
   *[other] zbývá { $count }
}
dominion-page-empty = prázdný
dominion-page-empty-piles = Prázdné balíčky
dominion-page-end-rule = Hra končí po tahu, v němž je prázdný balíček Provincií nebo libovolné { $piles } balíčky. Teď je prázdných: { $empty }.
dominion-page-end-rule-colony = Hra končí po tahu, v němž je prázdný balíček Provincií, balíček Kolonií nebo libovolné { $piles } balíčky. Teď je prázdných: { $empty }.
dominion-page-end-near = Příští získaná karta ji může ukončit.
dominion-page-banned = v tomto tahu ji nelze koupit
dominion-page-taken-last = naposledy odsud bral { $name }
dominion-page-nothing-in-play = Ve hře není žádná karta.
dominion-page-hand-empty = V ruce nemáš žádnou kartu.
dominion-page-described-owned = Všechny tvé karty: { $cards }
dominion-page-turn-number = Tah { $number }
dominion-page-deck-of = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
dominion-page-set-aside = stranou: { $count }
dominion-page-tokens = { $count ->
    [one] { $count } žeton vítězného bodu
    [few] { $count } žetony vítězných bodů
   *[other] { $count } žetonů vítězných bodů
}
dominion-page-back = Rub karty
dominion-page-pick-on-cards = Vybírej klepnutím na karty v ruce.
dominion-page-confirm-discard = { $count ->
    [0] Nic neodložit
    [one] Odložit { $count } kartu
    [few] Odložit { $count } karty
   *[other] Odložit { $count } karet
}
dominion-page-confirm-trash = { $count ->
    [0] Nic nezahodit
    [one] Zahodit na smetiště { $count } kartu
    [few] Zahodit na smetiště { $count } karty
   *[other] Zahodit na smetiště { $count } karet
}
dominion-page-verb-play = Vyložit:
dominion-page-verb-buy = Koupit:
dominion-page-verb-gain = Vzít si:
dominion-page-verb-name = Zakázat:
dominion-page-verb-discard = Odložit:
dominion-page-verb-trash = Zahodit na smetiště:
dominion-page-verb-topdeck = Položit na dobírací balíček:
dominion-page-verb-reveal = Ukázat:
dominion-page-verb-use = Použít:
dominion-page-actions-left = { $count ->
    [one] zbývá { $count } akce
    [few] zbývají { $count } akce
   *[other] zbývá { $count } akcí
}
dominion-page-buys-left = { $count ->
    [one] zbývá { $count } nákup
    [few] zbývají { $count } nákupy
   *[other] zbývá { $count } nákupů
}
dominion-page-coins = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}
dominion-page-decline-discard = Nic neodložit
dominion-page-decline-trash = Nic nezahodit
dominion-page-decline-gain = Nic si nevzít
dominion-page-decline-gain_trashed = Nic si nevzít
dominion-page-decline-topdeck = Nic na balíček nepoložit
dominion-page-decline-play = Nic nevyložit
dominion-page-decline-reveal = Nic neukázat
dominion-page-decline-take = Nic si nevzít
dominion-page-decline-react_attack = Nereagovat
dominion-page-decline-react_gain = Nereagovat
dominion-page-decline-discard_deck = Nechat balíček být
dominion-page-decline-watchtower = Nechat tak
dominion-page-decline-trash_revealed = Nic nezahodit
dominion-page-short-play = Vyložit
dominion-page-short-buy = Koupit
dominion-page-short-gain = Vzít si
dominion-page-short-trash = Zahodit
dominion-page-short-discard = Odložit
dominion-page-short-topdeck = Na balíček
dominion-page-short-reveal = Ukázat
dominion-page-short-take = Vzít
dominion-page-short-set_aside = Dát stranou
dominion-page-short-keep = Nechat si
dominion-page-short-use = Použít
dominion-page-short-name = Zakázat

## Tah ve zkratce

dominion-brief-play = vykládá: { $card }
dominion-brief-play_again = vykládá znovu: { $card }
dominion-brief-coins = má { $coins ->
    [one] 1 minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}
dominion-brief-draw = dobírá si { $count }
dominion-brief-discard = odkládá: { $cards }
dominion-brief-discard_hidden = odkládá { $count }
dominion-brief-trash = zahazuje na smetiště: { $cards }
dominion-brief-buy = kupuje: { $card }
dominion-brief-gain = bere si: { $card }
dominion-brief-gain_trashed = bere si ze smetiště: { $card }
dominion-brief-topdeck = pokládá na dobírací balíček: { $card }
dominion-brief-reveal = ukazuje: { $cards }
dominion-brief-name = zakazuje kartu: { $card }
dominion-brief-use = používá: { $card }
dominion-tie = Při shodě bodů vyhrává ten, kdo měl méně tahů.
dominion-page-edit-phase = Fáze
dominion-page-edit-phase-action = Akční fáze
dominion-page-edit-phase-buy = Fáze nákup
dominion-page-edit-phase-buying = Fáze nákup, po nákupu
dominion-page-edit-phase-over = Hra skončila
dominion-page-edit-actions = Zbývající akce
dominion-page-edit-buys = Zbývající nákupy
dominion-page-edit-coins = Zbývající mince
dominion-page-edit-hand = Karty v ruce
dominion-page-edit-deck = Dobírací balíček, vrchní karta první
dominion-page-edit-discard = Odkládací balíček, vrchní karta poslední
dominion-page-edit-buried = Pod ním: karty, které ostatní neviděli
dominion-page-edit-turns = Odehrané tahy
dominion-page-edit-tokens = Žetony vítězných bodů
