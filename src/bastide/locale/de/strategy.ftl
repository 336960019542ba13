# Die Strategieseite.

strategy-about = Schreib eine Strategie und teste sie in wenigen Minuten in tausend Partien.
strategy-mine = Deine Strategien
strategy-none = Noch keine Strategien. Fang mit einer Vorlage an und ändere sie.
strategy-begin = Vorlage
    .help = Legt eine Kopie an, die du ändern kannst.
strategy-example-usual = Standardgewichte
strategy-empty = Ohne Vorlage
strategy-new = Neue Strategie
strategy-name = Name
strategy-unnamed = Meine Strategie
strategy-text = Strategie
strategy-how-buylist = Eine Karte pro Zeile. Der Bot kauft die erste, die er bezahlen kann und deren Bedingung erfüllt ist: „province“, „smithy up to 1“, „duchy when provinces <= 4“. Text nach # ist ein Kommentar.
strategy-how-weights = Eine Zeile für jeden Wert, der vom Standard abweicht: „shields = 1.4“ oder nur für einen Teil der Partie: „science in age 3 = 0.5“. Text nach # ist ein Kommentar.
strategy-fine = Keine Fehler.
strategy-delete = Löschen
strategy-delete-sure = „{ $name }“ löschen?
strategy-kept = Deine Strategien werden auf diesem Gerät gespeichert.
strategy-save = Als Datei speichern
strategy-trial = Testlauf
strategy-who = Teilnehmer
    .help = Wähle zwei bis acht Strategien und Bots.
strategy-two = Wähle mindestens zwei aus.
strategy-games = Partien pro Tisch
    .help = So viele Partien spielt jede Zusammenstellung. Mehr Partien ergeben ein genaueres Ergebnis.
strategy-play = Testlauf starten
strategy-stop = Stoppen
strategy-played = { $played } von { $games } Partien
strategy-over-time = Zeitlimit erreicht; der Bericht umfasst die Partien bis dahin.
strategy-over-stopped = Gestoppt; der Bericht umfasst die Partien bis dahin.
strategy-report = Bericht
strategy-save-report = Bericht speichern
