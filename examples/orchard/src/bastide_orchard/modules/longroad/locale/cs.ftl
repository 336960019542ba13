carcassonne-option-modules-longroad = Dlouhá cesta
    .help = Každá dokončená cesta z pěti a více dílků se boduje 2 body za dílek.
carcassonne-module-longroad = Dlouhá cesta
    .note = Tři dílky s cestou. Dokončená cesta z pěti a více dílků se boduje 2 body za dílek místo 1.
