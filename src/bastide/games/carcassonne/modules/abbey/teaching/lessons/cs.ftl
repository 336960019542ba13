# Co říká lekce tohoto rozšíření.

lesson-carcassonne-abbey = { carcassonne-module-abbey }
lesson-carcassonne-abbey-abbey = Je tu díra s kartičkami na všech čtyřech stranách. Místo líznutí do ní můžeš položit své [[feature-abbey|opatství]]: hodí se všude a uzavře, co s ním sousedí.
    .right = Tvoje cesta teď končí u opatství.
    .draw = Líznout si můžeš také. Ale právě na takovou díru opatství je.
lesson-carcassonne-abbey-monk = Opatství je i klášter. Postav do něj mnicha.
    .right = Hned 3 body za cestu. Mnich čeká na jedinou kartičku, která kolem něj chybí, na dalších 9.
    .wagon = Smí tam stát i vůz. Tentokrát vezmi mnicha.
    .none = Kolem chybí jediná kartička k 9 bodům. Postav mnicha.
