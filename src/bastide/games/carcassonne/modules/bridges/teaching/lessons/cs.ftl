# Co říká lekce tohoto rozšíření.

lesson-carcassonne-bridges = { carcassonne-module-bridges }
lesson-carcassonne-bridges-bridge = Tvoje cesta vede na východ a kartička, kterou jsi dostal, cestu nemá. S [[feature-bridge|mostem]] se přesto hodí: přilož ji tam.
    .right = Tvoje cesta pokračuje po mostě přes město.
    .apart = Přilož ji ke konci své cesty: most cestu převede přes ni.
lesson-carcassonne-bridges-castle = Uzavři malé město na severu.
    .right = Malé město ze dvou půlkruhových částí: může se stát hradem.
    .apart = Přilož ji nad svého rytíře, otočenou tak, aby město navazovalo na město.
lesson-carcassonne-bridges-figure = Nestav nikoho ani most.
    .right = Teď se tě hra ptá, co z města bude.
lesson-carcassonne-bridges-build = 4 body hned, nebo [[feature-castle|hrad]]: dostane stejné body jako nejbližší věc, která se vedle něj dokončí. Postav hrad.
    .right = Rytíř na něm zůstane. Počkej na něco velkého, co se vedle něj dokončí.
    .points = 4 body jsou jisté. Tentokrát si ale prohlédni hrad.
