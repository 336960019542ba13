# Co říká lekce tohoto rozšíření.

lesson-carcassonne-abbey = { carcassonne-module-abbey }
lesson-carcassonne-abbey-abbey = Je tu díra s kartičkami na všech čtyřech stranách. Místo abys bral kartičku, můžeš do ní přiložit své [[feature-abbey|opatství]]. Hodí se vždycky a uzavře území u svých hran.
    .right = Tvoje cesta teď končí u opatství.
    .draw = Kartičku si vzít můžeš taky. Ale opatství je na takovou díru jako dělané.
lesson-carcassonne-abbey-monk = Opatství je i klášter. Postav do něj mnicha.
    .right = Za cestu dostaneš hned 3 body. Mnich čeká na jedinou kartičku, která kolem něj chybí, a přinese dalších 9.
    .wagon = Postavit tam můžeš i vůz. Tentokrát postav mnicha.
    .none = Až kolem přibude ještě jedna kartička, přinese 9 bodů. Postav mnicha.
