device-coming = Herní jádro je na cestě
device-elsewhere = Tvoje stoly jsou otevřené v jiné kartě.
device-go-on-here = Pokračovat tady
device-failed = Herní jádro se nepodařilo spustit:
device-forgetful = Tento prohlížeč si nic nepamatuje: se zavřením karty hry zmizí. Co si chceš nechat, ulož jako záznam.
device-new-version = Je tu nová verze. Tvoje hry zůstanou.
device-take-version = Přejít na ni
