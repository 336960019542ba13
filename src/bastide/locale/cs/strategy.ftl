# Stránka strategií.

strategy-about = Napiš strategii a během pár minut ji otestuj v tisíci hrách.
strategy-mine = Tvé strategie
strategy-none = Zatím nemáš žádnou strategii. Vyber si některý příklad a uprav ho.
strategy-begin = Předloha:
    .help = Vytvoří kopii, kterou můžeš upravit.
strategy-example-usual = Výchozí váhy
strategy-empty = prázdný list
strategy-new = Vytvořit
strategy-name = Název
strategy-unnamed = Moje strategie
strategy-text = Strategie
strategy-how-buylist = Na každém řádku jedna karta. Bot koupí první kartu, na kterou má a jejíž podmínka platí: „province“, „smithy up to 1“, „duchy when provinces <= 4“. Text za # je poznámka.
strategy-how-weights = Jeden řádek pro každou hodnotu, která se liší od výchozí: „shields = 1.4“, nebo jen pro část hry: „science in age 3 = 0.5“. Text za # je poznámka.
strategy-fine = Bez chyb.
strategy-delete = Smazat
strategy-delete-sure = Smazat „{ $name }“?
strategy-kept = Strategie se ukládají na tomto zařízení.
strategy-save = Uložit jako soubor
strategy-trial = Test
strategy-who = Účastníci
    .help = Vyber dvě až osm strategií a botů.
strategy-two = Vyber alespoň dva účastníky.
strategy-games = Počet her na stůl
    .help = Tolik her odehraje každá sestava. Víc her dá přesnější výsledek.
strategy-play = Spustit test
strategy-stop = Zastavit
strategy-played = Odehráno her: { $played } z { $games }
strategy-over-time = Čas testu vypršel. Zpráva zahrnuje hry odehrané do té doby.
strategy-over-stopped = Test byl zastaven. Zpráva zahrnuje hry odehrané do té doby.
strategy-report = Zpráva
strategy-save-report = Uložit zprávu
