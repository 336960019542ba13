### Benachrichtigungen: ihre Texte im Browser und in E-Mails, und die Seite ihrer Einstellungen.

## Texte der Benachrichtigungen

notification-turn-title = Du bist am Zug: { $game }
notification-full-title = Der Tisch ist voll: { $game }
notification-invitation-title = { $name } lädt dich ein: { $game }
notification-declined-title = { $name } hat deine Einladung abgelehnt: { $game }
notification-over-title = Partie zu Ende: { $game }
notification-mention-title = { $name } erwähnt dich: { $game }
notification-round-title = { $name }, Runde { $round }: { $game }
notification-test-title = Benachrichtigungen funktionieren
notification-test-body = Das ist der Test, den du wolltest.
notification-confirm-title = Bestätige deine E-Mail-Adresse
notification-confirm-body = Jemand möchte Benachrichtigungen eines Bastide-Servers an diese Adresse bekommen. Wenn du das bist, öffne den Link innerhalb eines Tages. Wenn nicht, brauchst du nichts zu tun: Du bekommst keine weiteren.
notification-with = Mit { $names }.
notification-digest-title = { $count ->
    [one] Eine Benachrichtigung
   *[other] { $count } Benachrichtigungen
}
notification-email-footer = Du bekommst diese Nachricht, weil du diese Adresse bestätigt hast. Einstellungen:

## Seiten der Links in E-Mails

notification-confirm = Bestätigen
notification-confirm-ask = Möchtest du Benachrichtigungen an diese E-Mail-Adresse bekommen?
notification-confirm-done = Fertig. Du bekommst Benachrichtigungen an diese E-Mail-Adresse.
notification-unsubscribe = Abbestellen
notification-unsubscribe-ask = Möchtest du keine E-Mails mehr an diese Adresse bekommen?
notification-unsubscribe-done = Fertig. Du bekommst keine E-Mails mehr an diese Adresse.
notification-link-expired = Dieser Link ist abgelaufen. In den Einstellungen kannst du einen neuen anfordern.

## Die Seite der Einstellungen

notification-page = Benachrichtigungen
notification-about = Wenn die Seite geschlossen ist, kann dir der Server sagen, dass du am Zug bist.
notification-sign-in = Wähle zuerst einen Namen. Dann kannst du Benachrichtigungen einschalten.
notification-where = Wo
notification-none = Du bekommst noch keine Benachrichtigungen.
notification-browser-add = In diesem Browser einschalten
notification-browser-remove = In diesem Browser ausschalten
notification-browser-unsupported = Dieser Browser kann hier keine Benachrichtigungen zeigen. Sie brauchen eine HTTPS-Adresse; auf iPhone und iPad musst du die Seite zuerst zum Home-Bildschirm hinzufügen.
notification-browser-forbidden = Der Browser erlaubt keine Benachrichtigungen. Erlaube sie in seinen Einstellungen für diese Seite.
notification-here = dieser Browser
notification-needs-account = Für E-Mails und Webhooks brauchst du ein Konto.
notification-email = E-Mail-Adresse
notification-email-add = Hinzufügen
notification-email-sent = Wir haben dir eine E-Mail mit einem Link geschickt. Öffne ihn, um die Adresse zu bestätigen.
notification-no-email = Dieser Server verschickt keine E-Mails.
notification-webhook = Webhook
notification-webhook-about = Der Server schickt jede Benachrichtigung an eine Webadresse von dir oder in einen Kanal bei Discord oder Slack.
notification-webhook-address = Adresse
notification-webhook-format = Format
notification-webhook-add = Webhook hinzufügen
notification-webhook-secret = Geheimnis der Signatur, nur jetzt sichtbar:
notification-unconfirmed = noch nicht bestätigt
notification-delivered = zuletzt gesendet am { $date }
notification-unused = noch nichts gesendet
notification-dropped = eingestellt am { $date }
notification-problem = { $problem ->
    [timeout] keine rechtzeitige Antwort
    [unreachable] nicht erreichbar
    [tls] keine sichere Verbindung (TLS-Zertifikat)
    [no-http] die Antwort ist kein gültiges HTTP
    [too-large] die Antwort ist zu lang
    [redirect] leitet auf eine andere Adresse weiter
    [forbidden] die Adresse ist nicht öffentlich
    [gone] gibt es nicht mehr
    [unsubscribed] per E-Mail abbestellt
   *[other] Fehler { $problem }
}
notification-test = Testen
notification-test-sent = Der Test ist unterwegs.
notification-remove = Entfernen
notification-what = Was
notification-kind-turn = Ich bin am Zug
notification-kind-full = Mein Tisch ist voll
notification-kind-invitation = Einladung
notification-kind-declined = Einladung abgelehnt
notification-kind-over = Partie zu Ende
notification-kind-mention = Erwähnung im Chat („@“ und mein Name)
notification-kind-round = Neue Runde meines Turniers
notification-channel-push = Browser
notification-channel-email = E-Mail
notification-channel-webhook = Webhook
notification-now = sofort
notification-digest = tägliche E-Mail
notification-off = aus
notification-when = Wann
notification-time-zone = Zeitzone
notification-quiet-from = Ruhe von
notification-quiet-until = bis
notification-quiet-help = In der Ruhezeit warten Benachrichtigungen. Zwei gleiche Zeiten schalten sie ab.
notification-digest-at = Tägliche E-Mail um
notification-tables = Tische
notification-tables-about = Von stummen Tischen bekommst du keine Benachrichtigungen.
notification-mute = Stumm
notification-mute-here = Benachrichtigungen dieses Tisches stummschalten
notification-no-tables = Du hast keine offenen Tische.
