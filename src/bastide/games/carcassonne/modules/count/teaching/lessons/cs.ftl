# Co říká lekce tohoto rozšíření.

lesson-carcassonne-count = { carcassonne-module-count }
lesson-carcassonne-count-lay = Modré cestě chybí jen konec. Dej modrému body a podívej se, co za ně dostaneš: přilož křižovatku tam.
    .right = Cesta je dokončená.
    .apart = Přilož ji k otevřenému konci modré cesty.
lesson-carcassonne-count-figure = Na kartičku nikoho nestav.
    .right = Modrý dostal 4 body a ty žádné.
lesson-carcassonne-count-send = Proto můžeš poslat družiníka [[into-carcassonne|do Carcassonne]]. Ze zámku přicházejí do měst: pošli jednoho do zámku.
    .right = Čeká tam, až se bude hodnotit nějaké město.
    .none = Rozdal jsi body: vezmi si, co za ně máš.
    .else = I tahle čtvrť by šla. Tentokrát zvol zámek.
lesson-carcassonne-count-count = Ze čtvrti, ve které je [[figure-count|hrabě]], nikdo nemůže ven. Je v zámku: pošli ho na tržiště.
    .right = Než se bude hodnotit město, ve kterém někdo stojí, může teď tvůj družiník vyjít a přidat se.
    .none = Pak zamkne tvého vlastního družiníka.
    .else = I to by šlo. Tentokrát ho pošli na tržiště.
