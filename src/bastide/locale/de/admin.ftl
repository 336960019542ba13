### Befehle für Serverbetreiber: bastide admin.

admin-yes = ja
admin-forever = unbefristet
admin-none = keine Treffer
admin-option-limit = Höchstzahl der Zeilen, neueste zuerst
admin-option-yes = Nicht nachfragen
admin-option-span = Dauer: 30m, 12h, 7d, 4w (Standard: unbefristet)
admin-option-reason = Grund (wird der Person angezeigt)
admin-option-address = Eine IP-Adresse oder ein Netz (192.0.2.0/24) statt einer Person

admin-column-name = Name
admin-column-account = Konto
admin-column-id = ID
admin-column-seen = zuletzt gesehen
admin-column-since = seit
admin-column-who = wer
admin-column-kind = Art
admin-column-until = bis
admin-column-reason = Grund
admin-column-hash = Einladung
admin-column-uses = Nutzungen
admin-column-note = Notiz
admin-column-table = Tisch
admin-column-tournament = Turnier
admin-column-round = Runde
admin-column-created = erstellt
admin-column-game = Spiel
admin-column-status = Status
admin-column-changed = geändert
admin-column-people = Personen
admin-column-text = Nachricht
admin-column-line = Zeile
admin-column-seat = Platz
admin-column-at = Zeit
admin-column-what = Aktion
admin-column-about = Ziel

admin-people = Personen auflisten und suchen
    .help = Listet Personen auf, neueste zuerst: alle, deren Name oder Konto den Text enthält oder deren ID damit beginnt.
admin-people-accounts = Nur Personen mit Konto, keine Gäste

admin-sign-out = Eine Person auf allen Geräten abmelden
    .help = Meldet eine Person sofort auf allen Geräten ab. Gäste können nicht zurückkehren, weil nur ihr Gerät sie ausweist.
admin-sign-out-done = { $name } ({ $id }) ist auf allen Geräten abgemeldet.

admin-link = Einmal-Link zum Zurücksetzen eines Passworts erstellen
    .help = Erstellt einen Link, über den eine Person ein neues Passwort wählt. Er gilt einmal und nur befristet; frühere Links dieser Person werden ungültig. Wird er benutzt, werden alle ihre Geräte abgemeldet. Gib ihn nur dem Inhaber des Kontos. Die Adresse stammt aus BASTIDE_PUBLIC_URL.
admin-link-span = Gültigkeitsdauer: 30m, 12h, 7d, 4w (Standard: 1d)
admin-link-done = { $link }
    Link zum Zurücksetzen für { $name } ({ $id }), einmal gültig, bis { $until }.

admin-remove-second-factor = Den zweiten Faktor eines Kontos entfernen
    .help = Entfernt Authenticator-App, Passkeys und Wiederherstellungscodes von jemandem, der sie verloren hat. Danach genügt das Passwort. Prüfe vorher, ob der Person das Konto gehört.
admin-remove-second-factor-done = { $name } ({ $id }) meldet sich ab jetzt ohne zweiten Faktor an.
admin-remove-second-factor-none = { $name } ({ $id }) hat keinen zweiten Faktor.

admin-rename = Eine Person umbenennen
    .help = Ändert den Namen einer Person überall, wo er steht: in Listen, Protokollen und Ergebnissen und an laufenden Tischen.
admin-rename-done = { $old } ({ $id }) heißt jetzt { $name }.

admin-mute = Eine Person stummschalten
    .help = Schaltet eine Person stumm: Sie kann weiterhin spielen, aber nicht chatten.
admin-mute-done = { $name } ({ $id }) ist stummgeschaltet: { $until }.

admin-unmute = Die Stummschaltung einer Person aufheben
    .help = Hebt die Stummschaltung einer Person auf.
admin-unmute-done = { $name } ({ $id }) kann wieder chatten.
admin-unmute-not = { $name } ({ $id }) war nicht stummgeschaltet.

admin-ban = Eine Person oder IP-Adresse sperren
    .help = Sperrt eine Person oder eine IP-Adresse. Offene Verbindungen enden sofort. Die Person behält ihre Plätze, und ihre Bedenkzeit läuft weiter.
admin-ban-done = { $who } ist gesperrt: { $until }.

admin-unban = Die Sperre einer Person oder IP-Adresse aufheben
    .help = Hebt die Sperre einer Person oder einer IP-Adresse auf.
admin-unban-done = { $who } ist nicht mehr gesperrt.
admin-unban-not = { $who } war nicht gesperrt.

admin-bans = Sperren und Stummschaltungen auflisten
    .help = Listet die aktuellen Sperren und Stummschaltungen auf.

admin-invite = Einladungscode erstellen
    .help = Erstellt einen Code für einen Server, der nur auf Einladung zugänglich ist. Er wird nur einmal angezeigt.
admin-invite-uses = Für wie viele Personen der Code gilt
admin-invite-note = Notiz für dich selbst
admin-invite-done = { $code }
    Nutzungen: { $uses }. Gültig bis: { $until }.

admin-invitations = Einladungen auflisten oder widerrufen
    .help = Listet die gültigen Einladungen mit dem Anfang ihres Hashes auf; die Codes selbst werden nicht gespeichert.
admin-invitations-revoke = Diese Einladung widerrufen
admin-invitations-revoked = Die Einladung { $hash } ist widerrufen.

admin-reports = Meldungen von Spielern auflisten
    .help = Listet die offenen Meldungen auf.
admin-reports-closed = Auch erledigte Meldungen auflisten
admin-reports-close = Diese Meldung als erledigt markieren
admin-reports-about = { $reporter } über { $about }, Tisch { $table }, Zeile { $line }

admin-moderators = Moderatoren auflisten, ernennen oder abberufen
    .help = Moderatoren sehen auf der Seite /moderation Meldungen und das Protokoll und können dort Personen stummschalten, sperren und umbenennen. Einander können sie nicht moderieren.
admin-moderators-add = Dieses Konto im Browser moderieren lassen
admin-moderators-remove = Diesem Konto die Moderation entziehen

admin-delete-person = Die Daten einer Person endgültig löschen
    .help = Löscht eine Person so, wie sie es selbst könnte: Konto, Sitzungen, Wertungszahlen und ihren Namen überall, wo er steht. Beendete Partien bleiben anonym erhalten. Das lässt sich nicht rückgängig machen.
admin-delete-person-sure = { $name } ({ $id }), an { $tables } Tischen, endgültig löschen? (ja/nein)
admin-delete-person-done = { $name } ({ $id }) ist gelöscht.

admin-tables = Tische auflisten und suchen
    .help = Listet Tische auf, zuletzt geänderte zuerst: alle, deren ID mit dem Text beginnt.
admin-tables-person = Nur Tische, an denen diese Person sitzt
admin-tables-game = Nur Tische dieses Spiels
admin-tables-status = Nur Tische mit diesem Status: offen (open), laufend (playing) oder beendet (finished)

admin-chat = Chat eines Tisches anzeigen
    .help = Zeigt den Chat eines Tisches mit Zeilennummern.

admin-remove-line = Eine Chatnachricht löschen
    .help = Löscht eine Nachricht aus dem Verlauf eines Tisches und aus dem Speicher aller laufenden Server. Im Verlauf bleibt vermerkt, dass eine Nachricht entfernt wurde.
admin-remove-line-sure = Zeile { $line } von Tisch { $table } („{ $text }“) endgültig löschen? (ja/nein)
admin-remove-line-done = Zeile { $line } von Tisch { $table } ist gelöscht.

admin-delete-table = Einen Tisch löschen
    .help = Löscht einen Tisch mit Protokoll und Ergebnissen. Wertungszahlen bleiben unverändert. Das lässt sich nicht rückgängig machen.
admin-delete-table-sure = Tisch { $table } ({ $game }, { $entries } Einträge, { $people }) endgültig löschen? (ja/nein)
admin-delete-table-done = Tisch { $table } ist gelöscht.

admin-tidy = Abgelaufene Daten jetzt löschen
    .help = Löscht, was der Server ohnehin von Zeit zu Zeit löscht: Tische ohne Ergebnis und inaktive Gäste, nach so vielen Tagen, wie in BASTIDE_KEEP_..._DAYS eingestellt (0 = nie).
admin-tidy-sure = { $tables } Tische und { $people } Gäste endgültig löschen? (ja/nein)
admin-tidy-done = Gelöscht: { $tables } Tische, { $people } Gäste.

admin-recompute-ratings = Alle Wertungszahlen neu berechnen
    .help = Berechnet alle Wertungszahlen aus dem Verlauf der gewerteten Partien neu und korrigiert die, die abweichen. Der Server darf dabei laufen; Partien, die währenddessen enden, warten.
admin-recompute-ratings-done = Gewertete Partien: { $games }. Wertungszahlen: { $ratings }. Korrigiert: { $wrong_ratings } Wertungszahlen, { $wrong_history } Ergebnisse.

admin-audit = Audit-Log anzeigen
    .help = Zeigt das Audit-Log der Verwaltungsbefehle: wann, von welchem Systembenutzer, was und an wem.

admin-column-owner = Besitzer
admin-column-scopes = Rechte
admin-column-token = Token

admin-bots = Bot-Konten auflisten
    .help = Listet die Bot-Konten einer Person oder aller Personen mit ihren Tokens auf.
admin-create-bot = Ein Bot-Konto anlegen
    .help = Legt ein Bot-Konto für eine Person mit Konto an.
admin-create-bot-done = { $name } ({ $id }) gehört jetzt { $owner }.
admin-bot-token = Ein Token für ein Bot-Konto erstellen
    .help = Erstellt ein Token, mit dem ein Programm für ein Bot-Konto spielt. Es wird nur einmal angezeigt.
admin-bot-token-label = Name des Tokens
admin-bot-token-chat = Das Programm darf auch im Chat schreiben
admin-bot-token-span = Wie lange das Token gilt: 30m, 12h, 7d, 4w (Standard: dauerhaft)
admin-bot-token-done = { $token }
    Token für { $name } ({ $id }), gültig bis: { $until }.
admin-revoke-bot-tokens = Tokens eines Bot-Kontos widerrufen
    .help = Widerruft alle Tokens eines Bot-Kontos oder eines davon und trennt seine Verbindungen.
admin-revoke-bot-tokens-token = Nur dieses Token
admin-revoke-bot-tokens-done = Widerrufene Tokens von { $name } ({ $id }): { $count }
admin-tournaments = Turniere auflisten
    .help = Listet die Turniere des Servers auf, die neuesten zuerst, oder nur die, deren Name einen Text enthält.
admin-tournaments-status = Nur Turniere mit diesem Status
admin-pause-tournament = Ein Turnier pausieren
    .help = Laufende Partien gehen weiter, neue beginnen nicht.
admin-pause-tournament-done = Pausiert: { $name }.
admin-resume-tournament = Ein pausiertes Turnier fortsetzen
    .help = Neue Partien können wieder beginnen.
admin-resume-tournament-done = Fortgesetzt: { $name }.
admin-cancel-tournament = Ein Turnier absagen
    .help = Laufende Partien können weitergehen, zählen aber nicht mehr.
admin-cancel-tournament-sure = Turnier „{ $name }“ absagen? Es kann nicht fortgesetzt werden.
admin-cancel-tournament-done = Abgesagt: { $name }.
