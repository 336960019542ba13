# Co říká lekce tohoto rozšíření.

lesson-carcassonne-count = { carcassonne-module-count }
lesson-carcassonne-count-lay = Modrému chybí jen konec cesty. Dokonči mu ji a podívej se, co za to dostaneš: přilož tam křižovatku.
    .right = Cesta je dokončená.
    .apart = Přilož ji k otevřenému konci cesty modrého.
lesson-carcassonne-count-figure = Družiníka na tuto kartičku nestav.
    .right = Modrý dostane 4 body a ty žádné.
lesson-carcassonne-count-send = Proto můžeš poslat družiníka [[into-carcassonne|do Carcassonne]]. Ze zámku se družiníci mohou přidat k městům: pošli jednoho do zámku.
    .right = Čeká tam, až se bude hodnotit nějaké město.
    .none = Rozdal jsi body: vezmi si, co za ně dostaneš.
    .else = I tahle čtvrť by šla. Tentokrát zvol zámek.
lesson-carcassonne-count-count = Ze čtvrti, ve které je [[figure-count|hrabě]], nikdo odejít nemůže. Je v zámku: přesuň ho na tržiště.
    .right = Než se bude hodnotit město s družiníky, může teď tvůj družiník opustit zámek a přidat se k němu.
    .none = Pak zavře tvého vlastního družiníka.
    .else = I to by šlo. Tentokrát ho přesuň na tržiště.
