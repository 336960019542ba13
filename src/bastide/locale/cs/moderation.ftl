### Moderování: stránka pro moderátory

moderation-only-moderators = Tuto stránku vidí jen moderátoři.
moderation-reports = Hlášení
moderation-people = Lidé
moderation-log = Záznam
moderation-no-reports = Žádná nevyřízená hlášení.
moderation-show-closed = Zobrazit i vyřízená hlášení
moderation-report-about = Hlášení na hráče { $about } (od: { $reporter })
moderation-deleted = (smazáno)
moderation-is-closed = vyřízeno
moderation-close = Označit za vyřízené
moderation-table = Stůl
moderation-study = Otevřít studii
moderation-chat = Chat kolem hlášení
moderation-no-chat = U tohoto stolu nikdo nic nenapsal.
moderation-reported = nahlášeno
moderation-line-removed = (odstraněno)
moderation-remove-line = Odstranit řádek
moderation-search = Jméno, účet nebo identifikátor
moderation-find = Hledat
moderation-nobody = Nikdo nenalezen.
moderation-guest = Host
moderation-moderator = Moderátor
moderation-muted = Umlčení do { $time }
moderation-muted-forever = Trvalé umlčení
moderation-banned = Zákaz vstupu do { $time }
moderation-banned-forever = Trvalý zákaz vstupu
moderation-mute = Umlčet
moderation-unmute = Povolit chat
moderation-ban = Zakázat vstup
moderation-unban = Zrušit zákaz
moderation-rename = Přejmenovat
moderation-duration = Doba
moderation-permanent = Natrvalo
moderation-reason = Důvod
    .help = Důvod zákazu dotyčný uvidí.
moderation-new-name = Nové jméno
    .help = Jméno se změní i ve starých partiích.
moderation-no-entries = Zatím se nic nestalo.
moderation-action =
    { $action ->
        [mute] umlčení:
        [unmute] chat povolen:
        [ban] zákaz vstupu:
        [unban] zrušen zákaz:
        [rename] přejmenování:
        [remove-line] odstraněn řádek chatu, stůl
        [delete-study] smazána studie, vlastník:
        [close-report] vyřízeno hlášení:
        [delete-person] smazání:
        [delete-table] smazán stůl:
        [sign-out] odhlášení:
        [appoint-moderator] jmenování moderátorem:
        [dismiss-moderator] odvolání moderátora:
       *[other] { $action }
    }
