### Was von Hand tut, wer einen Server betreibt: bastide admin.

admin-yes = ja
admin-forever = für immer
admin-none = nichts gefunden
admin-option-limit = Höchstens so viele, die letzten zuerst.
admin-option-yes = Nicht erst fragen.
admin-option-span = So lange: 30m, 12h, 7d, 4w; sonst für immer.
admin-option-reason = Warum. Es wird ihnen gesagt.
admin-option-address = Eine Adresse oder ein Netz (192.0.2.0/24) statt einer Person.

admin-column-name = Name
admin-column-account = Konto
admin-column-id = Kennung
admin-column-seen = gesehen
admin-column-who = wer
admin-column-kind = Art
admin-column-until = bis
admin-column-reason = Grund
admin-column-hash = Einladung
admin-column-uses = Plätze
admin-column-note = Notiz
admin-column-table = Tisch
admin-column-game = Spiel
admin-column-status = Stand
admin-column-changed = geändert
admin-column-people = Personen
admin-column-text = Text
admin-column-line = Zeile
admin-column-seat = Platz
admin-column-at = wann
admin-column-what = was
admin-column-about = betrifft

admin-people = Personen auflisten und finden
    .help = Listet Personen auf, die neuesten zuerst: jene, deren Name oder Konto den Text enthält oder deren Kennung damit beginnt.
admin-people-accounts = Nur Personen mit Konto, keine Gäste.

admin-sign-out = Alle Sitzungen von jemandem beenden
    .help = Meldet jemanden sofort auf jedem Gerät ab. Ein Gast kann nicht wiederkommen: nur ein Gerät kannte ihn.
admin-sign-out-done = { $name } ({ $id }) ist überall abgemeldet.

admin-link = Einmal-Link zum Zurücksetzen des Passworts
    .help = Macht einen Link, hinter dem jemand einen neuen Kennsatz wählt. Er gilt einmal und nur eine Weile; frühere Links derselben Person werden ungültig. Wird er benutzt, sind alle ihre Geräte abgemeldet. Gib ihn nur der Person, der das Konto gehört. Die Adresse ist die aus BASTIDE_PUBLIC_URL.
admin-link-span = Wie lange er gilt: 30m, 12h, 7d, 4w.
admin-link-done = { $link }
    Für { $name } ({ $id }), einmal gültig, bis { $until }.

admin-rename = Jemandem einen anderen Namen geben
    .help = Gibt jemandem einen anderen Namen, überall, wo der alte steht: in Listen, Protokollen und Ergebnissen und an Tischen, an denen gespielt wird.
admin-rename-done = { $old } ({ $id }) heißt jetzt { $name }.

admin-mute = Jemanden zeitweise stummschalten
    .help = Die Person kann spielen, aber nicht chatten.
admin-mute-done = { $name } ({ $id }) kann nicht chatten: { $until }.

admin-unmute = Jemanden wieder chatten lassen
    .help = Hebt eine Stummschaltung auf.
admin-unmute-done = { $name } ({ $id }) kann wieder chatten.
admin-unmute-not = { $name } ({ $id }) war nicht stumm.

admin-ban = Eine Person oder Adresse eine Zeitlang aussperren
    .help = Sperrt eine Person oder eine Adresse aus. Offene Verbindungen enden sofort. Die Person behält ihre Plätze; die Uhren laufen weiter.
admin-ban-done = { $who } ist ausgesperrt: { $until }.

admin-unban = Eine Person oder Adresse wieder einlassen
    .help = Hebt eine Sperre auf.
admin-unban-done = { $who } darf wieder herein.
admin-unban-not = { $who } war nicht gesperrt.

admin-bans = Auflisten, wer gesperrt oder stumm ist
    .help = Listet die aktuellen Sperren und Stummschaltungen auf.

admin-invite = Ein Code für einen Server auf Einladung
    .help = Macht einen Code, mit dem man hereinkommt, wo der Server nur auf Einladung offen ist. Er wird nur einmal gezeigt.
admin-invite-uses = Für wie viele Personen er gilt.
admin-invite-note = Eine Notiz für dich selbst.
admin-invite-done = { $code }
    Gültig für { $uses }, bis: { $until }.

admin-invitations = Einladungen auflisten oder eine zurücknehmen
    .help = Listet die Einladungen auf, die noch gelten, nach dem Anfang ihres Hashes: die Codes selbst werden nicht aufbewahrt.
admin-invitations-revoke = Diese Einladung zurücknehmen.
admin-invitations-revoked = Die Einladung { $hash } gilt nicht mehr.

admin-reports = Was Spieler gemeldet haben
    .help = Listet die Meldungen auf, um die sich noch niemand gekümmert hat.
admin-reports-closed = Alle Meldungen, auch die erledigten.
admin-reports-close = Diese ist erledigt.
admin-reports-about = { $reporter } über { $about }, Tisch { $table }, Zeile { $line }

admin-delete-person = Eine Person endgültig löschen
    .help = Löscht jemanden so, wie die Person es selbst könnte: Konto, Sitzungen, Wertungen und den Namen überall, wo er steht. Beendete Partien bleiben, namenlos. Das lässt sich nicht rückgängig machen.
admin-delete-person-sure = { $name } ({ $id }), an { $tables } Tischen, für immer löschen? (ja/nein)
admin-delete-person-done = { $name } ({ $id }) ist vergessen.

admin-tables = Tische auflisten und finden
    .help = Listet Tische auf, die zuletzt geänderten zuerst: jene, deren Kennung mit dem Text beginnt.
admin-tables-person = Nur Tische, an denen diese Person sitzt.
admin-tables-game = Nur Tische dieses Spiels.
admin-tables-status = Nur Tische, die offen sind (open), bespielt werden (playing) oder beendet sind (finished).

admin-chat = Was an einem Tisch gesagt wurde
    .help = Listet auf, was an einem Tisch gesagt wurde, mit der Nummer jeder Zeile.

admin-remove-line = Etwas Gesagtes entfernen
    .help = Nimmt etwas Gesagtes aus dem Protokoll eines Tisches und aus dem Speicher jedes Servers. Das Protokoll behält, dass etwas entfernt wurde.
admin-remove-line-sure = Zeile { $line } von Tisch { $table } („{ $text }“) für immer entfernen? (ja/nein)
admin-remove-line-done = Zeile { $line } von Tisch { $table } ist entfernt.

admin-delete-table = Einen Tisch löschen
    .help = Löscht einen Tisch mit Protokoll und Ergebnissen. Wertungen bleiben, wie sie sind. Das lässt sich nicht rückgängig machen.
admin-delete-table-sure = Tisch { $table } ({ $game }, { $entries } Einträge, { $people }) für immer löschen? (ja/nein)
admin-delete-table-done = Tisch { $table } ist gelöscht.

admin-tidy = Jetzt löschen, was nicht länger aufbewahrt wird
    .help = Löscht, was der Server von Zeit zu Zeit selbst löscht: Tische, aus denen nichts wurde, und Gäste, von denen nichts übrig ist, nach so vielen Tagen, wie die Einstellungen BASTIDE_KEEP_..._DAYS sagen. 0 heißt für immer.
admin-tidy-sure = { $tables } Tische und { $people } Gäste für immer löschen? (ja/nein)
admin-tidy-done = Gelöscht: { $tables } Tische, { $people } Gäste.

admin-audit = Was von Hand getan wurde, von wem und wann
    .help = Listet auf, was mit diesen Befehlen getan wurde: wann, von welchem Benutzer des Systems, was und an wem.
