device-people = Více hráčů na tomto zařízení
device-people-about = Zařízení si předáváte. Každý vidí jen své karty.
device-names = Hráči
device-person = Hráč { $number }
device-name-of = Jméno pro místo { $number }
device-give = Předej zařízení hráči { $name }
device-give-about = Do té doby zůstanou skryté karty skryté.
device-i-am = Jsem { $name }
device-take-back = Vzít zpět poslední tah hráče { $name }
device-ask-back = { $name } žádá ostatní o vrácení tahu
device-backup = Export a import
device-backup-about = Všechny hry, odpovědi a nastavení z tohoto prohlížeče v jednom souboru, který můžeš importovat tady nebo jinde.
device-backup-save = Exportovat vše
device-backup-restore = Importovat soubor
device-backup-restored = { $tables ->
    [one] Importována 1 hra, z toho nových: { $new }.
    [few] Importovány { $tables } hry, z toho nových: { $new }.
   *[other] Importováno { $tables } her, z toho nových: { $new }.
  }
device-so-far = Uložit tuto hru do souboru
device-so-far-about = Pokračovat můžeš i jinde: otevři soubor v Záznamech a na konci zvol „Pokračovat odtud“. Soubor obsahuje karty všech hráčů.
device-trial = Na tomto zařízení trvá test nejvýše dvě minuty a 200 her na stůl.
device-weaker = na tomto zařízení slabší
device-coming = Načítá se herní jádro…
device-coming-then = Načítá se herní jádro… Hra začne, jakmile bude připravené.
device-elsewhere = Tvoje stoly jsou otevřené v jiném panelu prohlížeče.
device-go-on-here = Pokračovat tady
device-failed = Herní jádro se nepodařilo spustit:
device-forgetful = Tento prohlížeč neukládá data: až zavřeš tento panel prohlížeče, hry zmizí. Hru, kterou si chceš nechat, si ulož.
device-full = Toto zařízení teď nemůže ukládat, možná má plné úložiště. Hra je pozastavená, nic se neztratí.
device-new-version = Je k dispozici nová verze. Tvoje hry zůstanou.
device-take-version = Aktualizovat
device-needs-javascript = Bastide potřebuje JavaScript. Povol ho pro tuto stránku a načti ji znovu.
device-opened-as-file = Prohlížeče nespustí Bastide ze souboru. Otevři v této složce terminál, spusť `python3 -m http.server` (ve Windows `py -m http.server`) a v prohlížeči přejdi na `http://localhost:8000`.
device-cannot-start = Bastide se nepodařilo spustit, protože soubory na tomto zařízení chybějí nebo jsou poškozené. Připoj se k internetu a načti stránku znovu. Tvoje hry zůstanou.
device-about = Deskové hry přesně podle pravidel, proti botům nebo s předáváním zařízení. Všechno zůstává na tomto zařízení.
device-no-game-about = Tato hra tu není. Vyber si v herně jinou.
device-not-loaded-about = Část této stránky chybí. Načti ji znovu, tvoje hry zůstanou.
device-interrupted = tento panel byl přerušen; zkus to znovu
device-stored = Připraveno k hraní offline: všechno je uložené na tomto zařízení.
device-not-stored = K hraní offline to ještě není připravené: soubory se teprve ukládají.
device-storage-safe = Tento prohlížeč tvoje hry uchová, dokud je nesmažeš.
device-storage-evictable = Tento prohlížeč může tvoje hry smazat, třeba když dojde místo nebo po týdnech bez návštěvy. Občas je exportuj.
device-storage-reminder = Tento prohlížeč může tvoje hry smazat, když dojde místo.
device-storage-later = Teď ne
device-backup-restoring = Importuje se…
