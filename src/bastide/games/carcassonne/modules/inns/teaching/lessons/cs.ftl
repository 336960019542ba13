# Co říká lekce tohoto rozšíření.

lesson-carcassonne-inns = { carcassonne-module-inns }
lesson-carcassonne-inns-inn = Tvé cestě chybí jedna kartička a dostal jsi jednu s [[mark-inn|hostincem]]. Přilož ji do mezery.
    .right = S hostincem se dokončená cesta počítá dvojnásobně; není-li na konci dokončená, nepočítá se vůbec.
    .apart = Tvé cestě chybí právě tato kartička: přilož ji do mezery.
lesson-carcassonne-inns-scored = Nestav nikoho a podívej se, co to přinese.
    .right = Tři kartičky po 2 bodech: 6.
lesson-carcassonne-inns-big = Rytíř vlevo je tvůj [[figure-big|velký družiník]], vpravo stojí obyčejný modrý. Spoj obě města.
    .right = Velký družiník platí za dva: dva proti jednomu.
    .apart = Přilož ji do mezery mezi oběma městy.
lesson-carcassonne-inns-majority = Nestav nikoho a podívej se, co to přinese.
    .right = Všech 6 bodů je tvých a modrý nedostane nic.
