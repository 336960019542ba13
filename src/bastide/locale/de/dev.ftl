### Befehle für die Entwicklung: bastide dev.

dev-kind-card = Karte { $id }
dev-kind-set = Set { $id }
dev-kind-module = Modul { $id }
dev-kind-board = Spielplan { $id }
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
dev-part-hint = Hinweis für die Bots
dev-part-lesson = Lektion
dev-part-cards = Königreichkarten
dev-part-docs = Dokumentation

dev-new = Das Gerüst für eine Karte, ein Modul, eine Sprache … anlegen
    .help = Legt die Dateien für eine neue Karte, ein Set, ein Modul, einen Spielplan, eine Sprache, eine Stufe oder eine Seite an. Das Gerüst funktioniert sofort; ändere es und ergänze, was „bastide dev missing“ auflistet. Vorhandene Dateien werden nie überschrieben.
dev-new-title = Der angezeigte Name, auf Englisch; bei einer Sprache ihr Name in der Sprache selbst
dev-new-set_id = Das Set, zu dem die Karte gehört
dev-new-plain = Eine Karte, die sich allein mit Zahlen beschreiben lässt, als eine Zeile in die Datei ihres Sets schreiben
dev-new-rtl = Die Sprache wird von rechts nach links geschrieben
dev-new-written = angelegt: { $path }
dev-new-appended = ergänzt: { $path }
dev-new-next = Nächste Schritte:

dev-missing = Auflisten, was noch fehlt und wohin es gehört
    .help = Listet auf, was einer Karte, einem Set, einem Modul, einem Spielplan, einer Option, einer Sprache, einer Stufe oder einer Seite noch fehlt, jeweils mit der Datei, in die es gehört; ohne Namen alles Unvollständige. Ist ein Name nicht eindeutig, stell die Art voran, zum Beispiel module:base. Texte, die in einer Sprache fehlen, erscheinen auf Englisch.
dev-missing-verbose = Auch die IDs der fehlenden Texte auflisten
dev-missing-nothing = es fehlt nichts
dev-missing-thing = { $thing } ({ $file }): { $count ->
    [0] vollständig
    [one] ein Teil fehlt
   *[other] { $count } Teile fehlen
}
dev-missing-count = { $label }: { $missing } von { $total } fehlen
dev-missing-share = { $missing } von { $total }
dev-missing-optional = { $label } (optional)
dev-missing-messages = { $language }: { $missing } von { $total } Texten fehlen
dev-missing-sections = { $language }: { $missing } von { $total } Abschnitten der Regeln fehlen

dev-check = Die Tests für eine Karte, ein Modul, eine Sprache … ausführen
    .help = Listet auf, was fehlt, spielt zufällige Partien damit, vergleicht sie mit der Referenz-Engine und führt die zugehörigen Tests aus; das dauert nur Sekunden. Jeder ausgeführte Befehl wird angezeigt. Schlägt fehl, wenn etwas gefunden wurde.
dev-check-passed = { $thing }: alle Prüfungen bestanden
dev-check-failed = { $thing }: einige Prüfungen sind fehlgeschlagen

dev-numbering = Neue Karten, Module und Aktionen nummerieren
    .help = Hängt neue Karten, Module, Spielpläne und Aktionen an die Nummerndatei ihres Spiels an. Vorhandene Nummern ändern sich nie, damit Aufzeichnungen und trainierte Netze gültig bleiben.
dev-numbering-nothing = nichts Neues
