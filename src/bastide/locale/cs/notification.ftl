### Oznámení: jejich texty v prohlížeči a v e-mailech a stránka jejich nastavení.

## Texty oznámení

notification-turn-title = Jsi na tahu: { $game }
notification-full-title = Stůl je plný: { $game }
notification-invitation-title = { $name } tě zve ke hře: { $game }
notification-declined-title = { $name }: tvá pozvánka odmítnuta ({ $game })
notification-over-title = Konec hry: { $game }
notification-mention-title = { $name } tě zmiňuje: { $game }
notification-round-title = { $name }, { $round }. kolo: { $game }
notification-test-title = Oznámení fungují
notification-test-body = Tohle je zkušební zpráva ze stránky nastavení.
notification-confirm-title = Potvrď svou e-mailovou adresu
notification-confirm-body = Někdo chce na tuto adresu dostávat oznámení serveru Bastide. Pokud jsi to ty, otevři odkaz do jednoho dne. Pokud ne, zprávu ignoruj: další nepřijdou.
notification-with = Hrají s tebou: { $names }.
notification-digest-title = { $count ->
    [one] Jedno oznámení
    [few] { $count } oznámení
   *[other] { $count } oznámení
}
notification-email-footer = Tuto zprávu dostáváš, protože je tato adresa potvrzená. Nastavení:

## Stránky odkazů v e-mailech

notification-confirm = Potvrdit
notification-confirm-ask = Chceš na tuto e-mailovou adresu dostávat oznámení?
notification-confirm-done = Hotovo. Na tuto e-mailovou adresu ti budou chodit oznámení.
notification-unsubscribe = Odhlásit odběr
notification-unsubscribe-ask = Nechceš už na tuto adresu dostávat e-maily?
notification-unsubscribe-done = Hotovo. Na tuto adresu už žádné e-maily nepřijdou.
notification-link-expired = Platnost odkazu vypršela. O nový můžeš požádat v nastavení.

## Stránka nastavení

notification-page = Oznámení
notification-about = I když je stránka zavřená, server ti může oznámit, že jsi na tahu.
notification-sign-in = Nejdřív si zvol jméno. Pak můžeš oznámení zapnout.
notification-where = Kam
notification-none = Zatím ti žádná oznámení nechodí.
notification-browser-add = Zapnout v tomto prohlížeči
notification-browser-remove = Vypnout v tomto prohlížeči
notification-browser-unsupported = Tento prohlížeč tu oznámení ukazovat nemůže. Je k tomu třeba adresa HTTPS; na iPhonu a iPadu si stránku nejdřív přidej na plochu.
notification-browser-forbidden = Prohlížeč oznámení nepovoluje. Povol je v jeho nastavení pro tuto stránku.
notification-here = tento prohlížeč
notification-needs-account = K e-mailům a webhookům je potřeba účet.
notification-email = E-mailová adresa
notification-email-add = Přidat
notification-email-sent = Poslali jsme ti e-mail s odkazem. Otevřením odkazu adresu potvrdíš.
notification-no-email = Tento server e-maily neposílá.
notification-webhook = Webhook
notification-webhook-about = Server pošle každé oznámení na tvou webovou adresu nebo do kanálu ve službě Discord či Slack.
notification-webhook-address = Adresa
notification-webhook-format = Formát
notification-webhook-add = Přidat webhook
notification-webhook-secret = Tajný klíč podpisu, zobrazí se jen teď:
notification-unconfirmed = zatím nepotvrzeno
notification-delivered = naposledy odesláno { $date }
notification-unused = zatím nic neodesláno
notification-dropped = ukončeno { $date }
notification-problem = { $problem ->
    [timeout] neodpovídá včas
    [unreachable] nelze se připojit
    [tls] nelze navázat zabezpečené spojení (certifikát TLS)
    [no-http] odpověď není platné HTTP
    [too-large] odpověď je příliš dlouhá
    [redirect] přesměrovává na jinou adresu
    [forbidden] adresa není veřejná
    [gone] už neexistuje
    [unsubscribed] odběr odhlášen e-mailem
   *[other] chyba { $problem }
}
notification-test = Vyzkoušet
notification-test-sent = Zkouška je na cestě.
notification-remove = Odebrat
notification-what = Co
notification-kind-turn = Jsem na tahu
notification-kind-full = Můj stůl je plný
notification-kind-invitation = Pozvánka
notification-kind-declined = Odmítnutá pozvánka
notification-kind-over = Konec hry
notification-kind-mention = Zmínka v chatu („@“ a moje jméno)
notification-kind-round = Nové kolo mého turnaje
notification-channel-push = Prohlížeč
notification-channel-email = E-mail
notification-channel-webhook = Webhook
notification-now = hned
notification-digest = denní e-mail
notification-off = vypnuto
notification-when = Kdy
notification-time-zone = Časové pásmo
notification-quiet-from = Klid od
notification-quiet-until = do
notification-quiet-help = V době klidu oznámení počkají. Dva stejné časy klid vypnou.
notification-digest-at = Denní e-mail v
notification-tables = Stoly
notification-tables-about = Ze ztlumených stolů ti oznámení nechodí.
notification-mute = Ztlumit
notification-mute-here = Ztlumit oznámení od tohoto stolu
notification-no-tables = Nemáš žádné otevřené stoly.
