# Co říká lekce tohoto rozšíření.

lesson-carcassonne-inns = { carcassonne-module-inns }
lesson-carcassonne-inns-inn = Tvé cestě chybí jedna kartička a vzal sis jednu s [[mark-inn|hostincem]]. Přilož ji do mezery.
    .right = S hostincem přinese dokončená cesta dvojnásobek bodů, ale nedokončená na konci nic.
    .apart = Tvé cestě chybí právě tato kartička: přilož ji do mezery.
lesson-carcassonne-inns-scored = Přeskoč družiníka a podívej se, kolik dostaneš bodů.
    .right = Tři kartičky po 2 bodech: 6 bodů.
lesson-carcassonne-inns-big = Rytíř vlevo je tvůj [[figure-big|velký družiník]], vpravo má modrý obyčejného. Spoj obě města.
    .right = Velký družiník platí za dva: dva proti jednomu.
    .apart = Přilož ji do mezery mezi oběma městy.
lesson-carcassonne-inns-majority = Přeskoč družiníka a podívej se, kolik dostaneš bodů.
    .right = Všech 6 bodů je tvých a modrý nedostane nic.
