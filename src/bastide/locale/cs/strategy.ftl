# Stránka strategií.

strategy-about = Napiš, jak se má hrát, a nech to odehrát tisíc her proti ostatním dřív, než si naleješ čaj.
strategy-mine = Tvé strategie
strategy-none = Zatím žádnou nemáš. Začni některou z přiložených a uprav ji.
strategy-begin = Začít s
strategy-example-usual = Obvyklé váhy
strategy-empty = prázdným listem
strategy-new = Psát
strategy-name = Název
strategy-unnamed = Moje
strategy-text = Jak hraje
strategy-how-buylist = Na každém řádku jeden nákup; koupí se první, na který jsou peníze a jehož podmínka platí: „province“, „smithy up to 1“, „duchy when provinces <= 4“. Co stojí za #, je poznámka.
strategy-how-weights = Jeden řádek pro každou věc, která má větší nebo menší cenu než obvykle: „shields = 1.4“, nebo jen pro část hry: „science in age 3 = 0.5“. Co stojí za #, je poznámka.
strategy-fine = Takto se dá hrát.
strategy-delete = Zahodit
strategy-delete-sure = Zahodit „{ $name }“?
strategy-kept = Strategie zůstávají v tomto zařízení.
strategy-save = Uložit jako soubor
strategy-trial = Zkouška
strategy-who = Kdo se účastní
strategy-two = Vyber alespoň dvě.
strategy-games = Her u každého stolu
strategy-play = Nechat hrát
strategy-stop = Zastavit
strategy-played = { $played } z { $games } her
strategy-over-time = Čas zkoušky vypršel; zpráva je o hrách do té doby.
strategy-over-stopped = Zastaveno; zpráva je o hrách do té doby.
strategy-report = Zpráva
strategy-save-report = Uložit zprávu
