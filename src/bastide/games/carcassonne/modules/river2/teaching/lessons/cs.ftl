# Co říká lekce tohoto rozšíření.

lesson-carcassonne-river2 = { carcassonne-module-river2 }
lesson-carcassonne-river2-river = S tímto rozšířením se nejdřív přikládá [[feature-river|řeka]], od pramene k jezerům. Prodluž jedno z jejích dvou ramen.
    .right = Družiníky na tyto kartičky stavět můžeš, jen ne na řeku.
lesson-carcassonne-river2-monk = Postav do kláštera mnicha.
    .right = Klášter se hodnotí jako obvykle. Louky končí u řeky, takže jich je mnoho malých.
    .none = Takový klášter za mnicha stojí.
    .farmer = Louky u řeky jsou malé. Postav mnicha.
