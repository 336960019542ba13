### Bot-Konten auf den Seiten.

bot-accounts = Bots
bot-accounts-about = Mit einem Bot-Konto kann ein Programm von dir hier spielen. Lege eines an, erstelle ein Token und starte das Programm mit bastide bot.
bot-name = Name des Bots
bot-create = Bot anlegen
bot-online = online
bot-offline = nicht verbunden
bot-delete = Löschen
bot-delete-named = { $name } löschen
bot-delete-sure = { $name } löschen? Seine Tokens gelten dann nicht mehr, und sein Name verschwindet aus seinen Partien.
bot-delete-yes = Löschen
bot-keep = Abbrechen
bot-token-name = Name des Tokens
bot-token-name-example = Mein Rechner
bot-token-expires = Gültig
bot-token-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
bot-token-no-end = unbegrenzt
bot-token-chat = Darf im Chat schreiben
bot-token-create = Token erstellen
bot-token-new = Dein neues Token. Speichere es jetzt in einer Datei: Es wird nicht noch einmal angezeigt.
bot-token-copy = Kopieren
bot-token-saved = Ich habe es gespeichert
bot-token-revoke = Widerrufen
bot-token-revoke-named = Token „{ $name }“ widerrufen
bot-token-used = zuletzt benutzt am { $date }
bot-token-unused = noch nicht benutzt
bot-token-until = gültig bis { $date }
bot-token-expired = abgelaufen am { $date }
bot-invite = Bots von Mitspielern
bot-invite-mine = deiner
bot-invite-busy = beschäftigt
