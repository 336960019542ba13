device-people = Více lidí u tohoto zařízení
device-people-about = Jeden po druhém: zařízení putuje z ruky do ruky a každý vidí jen své.
device-names = Kdo hraje
device-person = Hráč { $number }
device-name-of = Jméno na místě { $number }
device-give = Předej zařízení: { $name }
device-give-about = Do té doby ukazuje jen to, co smějí vidět všichni.
device-i-am = To jsem já, { $name }
device-take-back = { $name } bere poslední tah zpět
device-ask-back = { $name } žádá ostatní o vrácení tahu
device-backup = Vzít vše s sebou
device-backup-about = Všechny hry, odpovědi a nastavení tohoto prohlížeče v jednom souboru, který lze tady nebo jinde znovu načíst.
device-backup-save = Uložit vše
device-backup-restore = Načíst soubor
device-backup-restored = { $tables ->
    [one] Byla v něm jedna hra; nových zde: { $new }.
    [few] Byly v něm { $tables } hry; nových zde: { $new }.
   *[other] Bylo v něm { $tables } her; nových zde: { $new }.
  }
device-so-far = Uložit tuto hru do souboru
device-so-far-about = Dá se v ní pokračovat jinde: otevři ji v Záznamech a hraj dál od jejího konce. Soubor prozradí karty všech.
device-trial = Na zařízení se u každého stolu hraje nejvýše 200 her a nejvýše dvě minuty.
device-coming = Herní jádro je na cestě
device-elsewhere = Tvoje stoly jsou otevřené v jiné kartě.
device-go-on-here = Pokračovat tady
device-failed = Herní jádro se nepodařilo spustit:
device-forgetful = Tento prohlížeč si nic nepamatuje: se zavřením karty hry zmizí. Co si chceš nechat, ulož jako záznam.
device-full = Toto zařízení teď nemůže nic uložit; možná je plné. Stůl čeká; nic se neztratí.
device-new-version = Je tu nová verze. Tvoje hry zůstanou.
device-take-version = Přejít na ni
