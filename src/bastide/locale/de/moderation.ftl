### Moderation: die Seite für Moderatoren

moderation-only-moderators = Diese Seite sehen nur Moderatoren.
moderation-reports = Meldungen
moderation-people = Personen
moderation-log = Protokoll
moderation-no-reports = Keine offenen Meldungen.
moderation-show-closed = Auch erledigte Meldungen zeigen
moderation-report-about = { $reporter } über { $about }
moderation-deleted = (gelöscht)
moderation-is-closed = erledigt
moderation-close = Meldung erledigt
moderation-table = Tisch
moderation-study = Studie öffnen
moderation-chat = Chat rund um die Meldung
moderation-no-chat = An diesem Tisch gibt es keinen Chat.
moderation-reported = gemeldet
moderation-line-removed = (entfernt)
moderation-remove-line = Zeile entfernen
moderation-search = Name, Konto oder Kennung
moderation-find = Suchen
moderation-nobody = Niemand gefunden.
moderation-guest = Gast
moderation-moderator = Moderation
moderation-muted = Stumm bis { $time }
moderation-muted-forever = Dauerhaft stumm
moderation-banned = Gesperrt bis { $time }
moderation-banned-forever = Dauerhaft gesperrt
moderation-mute = Stummschalten
moderation-unmute = Chat wieder erlauben
moderation-ban = Sperren
moderation-unban = Sperre aufheben
moderation-rename = Umbenennen
moderation-duration = Dauer
moderation-permanent = Dauerhaft
moderation-reason = Grund
    .help = Den Grund einer Sperre sieht die Person.
moderation-new-name = Neuer Name
    .help = Der Name ändert sich auch in alten Partien.
moderation-no-entries = Noch ist nichts geschehen.
moderation-action =
    { $action ->
        [mute] stummgeschaltet:
        [unmute] Chat wieder erlaubt:
        [ban] gesperrt:
        [unban] Sperre aufgehoben:
        [rename] umbenannt:
        [remove-line] Chatzeile entfernt, Tisch
        [delete-study] Studie gelöscht, Leitung:
        [close-report] Meldung erledigt:
        [delete-person] gelöscht:
        [delete-table] Tisch gelöscht:
        [sign-out] abgemeldet:
        [appoint-moderator] mit der Moderation betraut:
        [dismiss-moderator] Moderation entzogen:
       *[other] { $action }
    }
