# Co říká lekce tohoto rozšíření.

lesson-carcassonne-dragon = { carcassonne-module-dragon }
lesson-carcassonne-dragon-lay = Drak sedí na sopce. Dostal jsi kartičku se znakem draka: po ní se vydá na cestu. Přilož ji ke konci své cesty.
    .right = Než vyrazí, můžeš postavit figurku nebo přesunout vílu.
    .apart = Přilož ji k východnímu konci své cesty.
lesson-carcassonne-dragon-fairy = Na kartičku [[figure-fairy|víly]] drak nikdy nevstoupí. Přesuň ji ke svému lupiči.
    .right = Tvůj lupič je v bezpečí.
    .else = Pak tvůj lupič před drakem v bezpečí není. Přesuň vílu k němu.
lesson-carcassonne-dragon-journey = Teď jde [[figure-dragon|drak]] a první ho vedeš ty. Může jen na východ, kde stojí modrý sedlák.
    .right = Modrý sedlák musel domů. Na další kartičce stojí víla, a tak se drak zastaví.
