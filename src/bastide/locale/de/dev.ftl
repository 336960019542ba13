### Befehle für die Entwicklung: bastide dev.

dev-kind-card = Karte { $id }
dev-kind-set = Set { $id }
dev-kind-module = Modul { $id }
dev-kind-board = Wunderbogen { $id }
dev-kind-option = Option { $id }
dev-kind-language = Sprache { $id }
dev-kind-level = Stufe { $id }
dev-kind-page = Seite { $id }

dev-part-text = Text
dev-part-picture = Bild
dev-part-number = Nummer
dev-part-scenario = Szenario
dev-part-test = Test
dev-part-reference = Regeln der Referenz-Engine
dev-part-hint = Hinweis für Bots
dev-part-lesson = Lektion
dev-part-cards = Königreichkarten
dev-part-docs = Dokumentation

dev-new = Das Gerüst einer Karte, eines Moduls, ... schreiben
    .help = Schreibt die Dateien einer neuen Karte, eines Sets, Moduls, Wunderbogens, einer Sprache, Stufe oder Seite. Das Gerüst funktioniert sofort; ändere es und schreibe, was bastide dev missing aufzählt. Vorhandene Dateien werden nie überschrieben.
dev-new-title = Name, den man liest, auf Englisch; bei einer Sprache ihr Name in ihr selbst.
dev-new-set_id = Set einer Karte.
dev-new-plain = Eine Karte, die Zahlen beschreiben, als eine Zeile in die Datei ihres Sets schreiben.
dev-new-rtl = Sprache, die von rechts nach links geschrieben wird.
dev-new-written = geschrieben: { $path }
dev-new-appended = ergänzt: { $path }
dev-new-next = Weiter mit:

dev-missing = Zeigen, was noch zu schreiben ist und wo
    .help = Zeigt, was einer Karte, einem Set, Modul, Wunderbogen, einer Option, Sprache, Stufe oder Seite noch fehlt, mit der Datei, in die es gehört; ohne Namen alles Unvollständige. Ein Name, den mehrere tragen, wird mit seiner Art geschrieben, etwa module:base. Meldungen, die einer Sprache fehlen, erscheinen auf Englisch.
dev-missing-verbose = Auch die Kennungen der fehlenden Meldungen zeigen.
dev-missing-nothing = es fehlt nichts
dev-missing-thing = { $thing } ({ $file }): { $count ->
    [0] vollständig
    [one] ein Teil fehlt
   *[other] { $count } Teile fehlen
}
dev-missing-count = { $label }: { $missing } von { $total } fehlen
dev-missing-share = { $missing } von { $total }
dev-missing-optional = { $label } (freiwillig)
dev-missing-messages = { $language }: { $missing } von { $total } Meldungen fehlen
dev-missing-sections = { $language }: { $missing } von { $total } Abschnitten der Regeln fehlen

dev-check = Die Tests ausführen, die eine Sache betreffen
    .help = Zeigt, was fehlt, spielt zufällige Partien damit, vergleicht sie mit der Referenz-Engine und führt die zugehörigen Tests aus, in Sekunden. Jeder ausgeführte Befehl wird gezeigt. Scheitert, wenn etwas gefunden wurde.
dev-check-passed = { $thing }: alle Prüfungen bestanden
dev-check-failed = { $thing }: einige Prüfungen nicht bestanden

dev-numbering = Neuen Karten, Modulen und Aktionen Nummern geben
    .help = Hängt neue Karten, Module, Wunderbögen und Aktionen an die Nummerndatei ihres Spiels an. Vorhandene Nummern ändern sich nie, damit Aufzeichnungen und trainierte Netze gültig bleiben.
dev-numbering-nothing = es gibt nichts Neues
