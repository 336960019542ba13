# Co říká lekce tohoto rozšíření.

lesson-carcassonne-dragon = { carcassonne-module-dragon }
lesson-carcassonne-dragon-lay = Drak je na sopce. Vzal sis kartičku se symbolem draka, po které se drak vydá na cestu. Přilož ji ke konci své cesty.
    .right = Než drak vyrazí, můžeš postavit družiníka nebo přesunout vílu.
    .apart = Přilož ji k východnímu konci své cesty.
lesson-carcassonne-dragon-fairy = Na kartičku [[figure-fairy|víly]] drak nikdy nevstoupí. Přesuň ji ke svému lupiči.
    .right = Tvůj lupič je v bezpečí.
    .else = Pak se drak dostane k tvému lupiči. Přesuň vílu k němu.
lesson-carcassonne-dragon-journey = Teď jde [[figure-dragon|drak]] a první ho posouváš ty. Může jen na východ, k sedlákovi modrého.
    .right = Sedlák se vrátil modrému. Na další kartičce je víla, takže se drak zastaví.
