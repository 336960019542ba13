# Die Seite der Strategien.

strategy-about = Schreib auf, wie gespielt werden soll, und lass es tausend Partien gegen andere spielen, noch bevor der Tee fertig ist.
strategy-mine = Deine Strategien
strategy-none = Du hast noch keine. Beginne mit einer mitgelieferten und ändere sie.
strategy-begin = Beginnen mit
strategy-example-usual = Die üblichen Gewichte
strategy-empty = einem leeren Blatt
strategy-new = Neue Strategie
strategy-name = Name
strategy-unnamed = Meine
strategy-text = Wie sie spielt
strategy-how-buylist = Ein Kauf je Zeile; gekauft wird der erste, den man bezahlen kann und dessen Bedingung gilt: „province“, „smithy up to 1“, „duchy when provinces <= 4“. Was hinter # steht, ist eine Notiz.
strategy-how-weights = Eine Zeile für alles, was mehr oder weniger wert ist als üblich: „shields = 1.4“, oder nur für einen Teil des Spiels: „science in age 3 = 0.5“. Was hinter # steht, ist eine Notiz.
strategy-fine = Das kann gespielt werden.
strategy-delete = Löschen
strategy-delete-sure = „{ $name }“ wegwerfen?
strategy-kept = Strategien bleiben auf diesem Gerät.
strategy-save = Als Datei speichern
strategy-trial = Testlauf
strategy-who = Wer mitspielt
strategy-two = Wähle mindestens zwei.
strategy-games = Partien an jedem Tisch
strategy-play = Spielen lassen
strategy-stop = Anhalten
strategy-played = { $played } von { $games } Partien
strategy-over-time = Die Zeit für den Testlauf ist um; der Bericht umfasst die Partien bis dahin.
strategy-over-stopped = Angehalten; der Bericht handelt von den Partien bis dahin.
strategy-report = Bericht
strategy-save-report = Bericht sichern
