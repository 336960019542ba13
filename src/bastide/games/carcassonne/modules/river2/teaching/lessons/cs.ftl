# Co říká lekce tohoto rozšíření.

lesson-carcassonne-river2 = { carcassonne-module-river2 }
lesson-carcassonne-river2-river = S tímto modulem se nejdřív pokládá [[feature-river|řeka]], od pramene k jezerům. Prodluž jedno z jejích dvou ramen.
    .right = Figurky mohou stát na těchto kartičkách, ale ne v řece.
lesson-carcassonne-river2-monk = Postav do kláštera mnicha.
    .right = Klášter se počítá jako vždy. Louky končí u řeky, takže jich je mnoho malých.
    .none = Takový klášter za mnicha stojí.
    .farmer = Louky u řeky jsou malé. Postav mnicha.
