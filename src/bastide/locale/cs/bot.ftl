### Účty botů na stránkách.

bot-accounts = Boti
bot-accounts-about = S účtem bota tu může hrát tvůj vlastní program. Vytvoř účet, vytvoř token a spusť program příkazem bastide bot.
bot-name = Jméno bota
bot-create = Vytvořit bota
bot-online = online
bot-offline = nepřipojen
bot-delete = Smazat
bot-delete-named = Smazat účet { $name }
bot-delete-sure = Smazat účet { $name }? Jeho tokeny přestanou platit a jeho jméno zmizí z odehraných her.
bot-delete-yes = Smazat
bot-keep = Zrušit
bot-token-name = Název tokenu
bot-token-name-example = Můj počítač
bot-token-expires = Platnost
bot-token-days = { $days ->
    [one] 1 den
    [few] { $days } dny
   *[other] { $days } dní
}
bot-token-no-end = bez omezení
bot-token-chat = Smí psát do chatu
bot-token-create = Vytvořit token
bot-token-new = Tvůj nový token. Hned si ho ulož do souboru: znovu se nezobrazí.
bot-token-copy = Kopírovat
bot-token-saved = Mám ho uložený
bot-token-revoke = Zrušit
bot-token-revoke-named = Zrušit token „{ $name }“
bot-token-used = naposledy použit { $date }
bot-token-unused = zatím nepoužit
bot-token-until = platí do { $date }
bot-token-expired = platnost skončila { $date }
bot-invite = Boti hráčů
bot-invite-mine = tvůj
bot-invite-busy = zaneprázdněn
