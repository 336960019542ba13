### What only the page in the browser says.

dominion-page-key-treasures = vyložit všechny peníze
dominion-page-key-end = hotovo, nebo ukončit fázi
dominion-page-costs = cena { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
dominion-page-pile = { $name }, cena { $cost }, { $count ->
    [0] nezbývá žádná
   *[other] zbývá { $count }
}
dominion-page-empty = prázdné
dominion-page-banned = v tomto tahu se nedá koupit
dominion-page-taken-last = naposledy odsud bere { $name }
dominion-page-nothing-in-play = Ve hře nic neleží.
dominion-page-hand-empty = Máš prázdnou ruku.
dominion-page-turn-number = Tah { $number }
dominion-page-deck-of = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
dominion-page-set-aside = stranou: { $count }
dominion-page-tokens = { $count ->
    [one] { $count } žeton vítězných bodů
    [few] { $count } žetony vítězných bodů
   *[other] { $count } žetonů vítězných bodů
}
dominion-page-back = Rub karet
dominion-page-pick-on-cards = Vybírej na kartách v ruce.
dominion-page-confirm-discard = { $count ->
    [0] Neodložit nic
    [one] Odložit { $count } kartu
    [few] Odložit { $count } karty
   *[other] Odložit { $count } karet
}
dominion-page-confirm-trash = { $count ->
    [0] Nedat na smetiště nic
    [one] Dát na smetiště { $count } kartu
    [few] Dát na smetiště { $count } karty
   *[other] Dát na smetiště { $count } karet
}
dominion-page-verb-play = Vyložit:
dominion-page-verb-buy = Koupit:
dominion-page-verb-gain = Vzít si:
dominion-page-verb-name = Říct:
dominion-page-verb-discard = Odložit:
dominion-page-verb-trash = Na smetiště:
dominion-page-verb-topdeck = Na dobírací balíček:
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
dominion-page-decline-trash = Nic na smetiště
dominion-page-decline-gain = Nic si nevzít
dominion-page-decline-gain_trashed = Nic si nevzít
dominion-page-decline-topdeck = Nic na balíček nevrátit
dominion-page-decline-play = Nic nevyložit
dominion-page-decline-reveal = Nic neukázat
dominion-page-decline-take = Nic si nevzít
dominion-page-decline-react_attack = Nic neukázat
dominion-page-decline-react_gain = Nic nepoužít
dominion-page-decline-discard_deck = Balíček nechat být
dominion-page-decline-watchtower = Nechat tak
dominion-page-decline-trash_revealed = Nic na smetiště
dominion-page-short-play = Vyložit
dominion-page-short-buy = Koupit
dominion-page-short-gain = Vzít si
dominion-page-short-trash = Na smetiště
dominion-page-short-discard = Odložit
dominion-page-short-topdeck = Na balíček
dominion-page-short-reveal = Ukázat
dominion-page-short-take = Vzít
dominion-page-short-set_aside = Dát stranou
dominion-page-short-keep = Nechat si
dominion-page-short-use = Použít
dominion-page-short-name = Jmenovat

## Tah ve zkratce

dominion-brief-play = { $card }
dominion-brief-play_again = znovu { $card }
dominion-brief-play_treasures = { $coins ->
    [one] 1 mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
dominion-brief-draw = dobírá si { $count }
dominion-brief-discard = odkládá: { $cards }
dominion-brief-discard_hidden = odkládá { $count }
dominion-brief-trash = na smetiště: { $cards }
dominion-brief-buy = kupuje: { $card }
dominion-brief-gain = bere si: { $card }
dominion-brief-gain_trashed = bere si ze smetiště: { $card }
dominion-brief-topdeck = na dobírací balíček: { $card }
dominion-brief-reveal = ukazuje: { $cards }
dominion-brief-name = říká: { $card }
dominion-brief-use = používá: { $card }
dominion-tie = Rovnost bodů: rozhoduje menší počet tahů.
