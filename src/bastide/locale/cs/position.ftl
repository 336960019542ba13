# Editor pozic.

position-about = Sestav libovolnou pozici hry: napiš ji jako text, nebo ji uprav ručně. Tady je všechno odkryté, i karty v ruce a balíčky.
position-text = Pozice jako text
position-text-about = Jedna část na řádek, „název: hodnota“. Vlož sem pozici nebo její část: co chybí, má obvyklou hodnotu.
position-place = Řádek { $line }, sloupec { $column }
position-show-place = Ukázat místo
position-legal = Tato pozice je možná.
position-last-legal = Zpět k poslední možné pozici
position-correct-first = Text zatím nepopisuje možnou pozici. Oprav ho, nebo se vrať k poslední možné pozici.
position-outdated = Toto je poslední možná pozice.
position-copy = Kopírovat text
position-link = Kopírovat odkaz
position-save = Uložit jako soubor
position-open = Otevřít soubor
position-too-large = Tento soubor je na pozici příliš velký.
position-start = Začátek hry
position-by-hand = Ručně
position-picture = Stůl
position-viewer = Pohled:
position-players = Počet hráčů
position-active = Na tahu
position-add = Přidat…
position-add-to = Přidat sem: { $place }
position-more = O jednu víc: { $name }
position-fewer = O jednu míň: { $name }
