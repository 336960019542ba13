device-people = Spieler an diesem Gerät
device-people-about = Ihr gebt das Gerät reihum weiter, und jeder sieht nur seine eigenen Karten.
device-names = Spieler
device-person = Spieler { $number }
device-name-of = Name auf Platz { $number }
device-give = Gib das Gerät an { $name } weiter
device-give-about = Bis dahin bleiben verdeckte Karten verdeckt.
device-i-am = Ich bin { $name }
device-take-back = { $name } nimmt den letzten Zug zurück
device-ask-back = { $name } bittet die anderen um Zugrücknahme
device-backup = Exportieren / Importieren
device-backup-about = Alle Partien, Antworten und Einstellungen dieses Browsers in einer Datei, die du hier oder anderswo wieder importieren kannst.
device-backup-save = Alles exportieren
device-backup-restore = Datei importieren
device-backup-restored = { $tables ->
    [one] 1 Partie in der Datei, davon neu: { $new }.
   *[other] { $tables } Partien in der Datei, davon neu: { $new }.
  }
device-so-far = Partie als Datei speichern
device-so-far-about = Zum Weiterspielen an einem anderen Ort: Öffne die Datei unter „Nachspielen“ und wähle am Ende „Von hier weiterspielen“. Sie enthält die Karten aller Spieler.
device-trial = Auf diesem Gerät ist ein Testlauf auf 200 Partien pro Tisch und zwei Minuten begrenzt.
device-coming = Das Spiel wird geladen …
device-elsewhere = Deine Tische sind in einem anderen Tab geöffnet.
device-go-on-here = Hier weiterspielen
device-failed = Das Spiel konnte nicht gestartet werden:
device-forgetful = Dieser Browser speichert nichts: Schließt du den Tab, sind deine Partien weg. Speichere als Datei, was du behalten willst.
device-full = Dieses Gerät kann gerade nichts speichern; vielleicht ist der Speicher voll. Die Partie wartet; es geht nichts verloren.
device-new-version = Es gibt eine neue Version. Deine Partien bleiben erhalten.
device-take-version = Jetzt aktualisieren
device-needs-javascript = Bastide braucht JavaScript. Schalte es für diese Seite ein und lade sie neu.
device-opened-as-file = Browser führen Bastide nicht als Datei aus. Öffne ein Terminal in diesem Ordner, starte `python3 -m http.server` (unter Windows: `py -m http.server`) und öffne im Browser `http://localhost:8000`.
device-cannot-start = Bastide konnte nicht starten, weil Dateien auf diesem Gerät fehlen oder beschädigt sind. Stelle eine Internetverbindung her und lade die Seite neu. Deine Partien bleiben erhalten.
