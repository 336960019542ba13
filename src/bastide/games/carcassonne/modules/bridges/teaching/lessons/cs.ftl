# Co říká lekce tohoto rozšíření.

lesson-carcassonne-bridges = { carcassonne-module-bridges }
lesson-carcassonne-bridges-bridge = Tvoje cesta vede na východ, ale na kartičce, kterou sis vzal, cesta není. S [[feature-bridge|mostem]] se přesto hodí: přilož ji tam.
    .right = Tvoje cesta pokračuje po mostě přes město.
    .apart = Přilož ji ke konci své cesty: most cestu převede přes ni.
lesson-carcassonne-bridges-castle = Dokonči malé město na severu.
    .right = Malé město ze dvou půlkruhových částí se může stát hradem.
    .apart = Přilož ji nad svého rytíře a otáčej, až bude město navazovat na město.
lesson-carcassonne-bridges-figure = Přeskoč družiníka a nestav most.
    .right = Teď si vybereš, co z města bude.
lesson-carcassonne-bridges-build = Vezmi si hned 4 body, nebo postav [[feature-castle|hrad]]: dostane stejně bodů jako první území, které se vedle něj dokončí. Postav hrad.
    .right = Rytíř v hradu zůstane. Počkej, až se vedle něj dokončí něco velkého.
    .points = 4 body jsou jisté. Ale tentokrát zkus hrad.
