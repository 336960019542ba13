device-people = Mehrere an diesem Gerät
device-people-about = Reihum: Ihr gebt das Gerät weiter, und jeder sieht nur seine eigenen Karten.
device-names = Wer spielt
device-person = Spieler { $number }
device-name-of = Name auf Platz { $number }
device-give = Gib das Gerät an { $name } weiter
device-give-about = Bis dahin zeigt es, was alle sehen dürfen.
device-i-am = Ich bin { $name }
device-take-back = { $name } nimmt den letzten Zug zurück
device-ask-back = { $name } bittet die anderen um Rücknahme
device-backup = Daten exportieren und importieren
device-backup-about = Alle Spiele, Antworten und Einstellungen dieses Browsers in einer Datei, die sich hier oder anderswo wieder einlesen lässt.
device-backup-save = Alles exportieren
device-backup-restore = Datei einlesen
device-backup-restored = { $tables ->
    [one] Ein Spiel war darin; neu hier: { $new }.
   *[other] { $tables } Spiele waren darin; neu hier: { $new }.
  }
device-so-far = Partie als Datei speichern
device-so-far-about = Es lässt sich anderswo fortsetzen: unter Aufzeichnungen öffnen und vom Ende an weiterspielen. Die Datei verrät alle Karten.
device-trial = Auf einem Gerät werden an jedem Tisch höchstens 200 Spiele gespielt, und höchstens zwei Minuten lang.
device-coming = Das Spiel wird geladen …
device-elsewhere = Deine Tische sind in einem anderen Tab offen.
device-go-on-here = Hier weiterspielen
device-failed = Das Spiel konnte nicht gestartet werden:
device-forgetful = Dieser Browser speichert nichts: Schließt du den Tab, sind deine Partien weg. Sichere als Aufzeichnung, was du behalten willst.
device-full = Dieses Gerät kann gerade nichts speichern; vielleicht ist es voll. Der Tisch wartet; nichts geht verloren.
device-new-version = Es gibt eine neue Version. Deine Spiele bleiben erhalten.
device-take-version = Jetzt aktualisieren
