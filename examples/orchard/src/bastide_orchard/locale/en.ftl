# Texts of the 7 Wonders board and cards. A card has its name and `.text`, a board also `.day` and `.night`.

seven_wonders-board-pomona = Pomona
    .text = Starting resource: clay.
    .day = 1 (2 wood): Worth 3 victory points. 2 (2 stone): Worth 2 victory points. Gives 1 coin when built for each brown card in your city and the two neighbouring cities. 3 (1 glass, 1 papyrus, 1 cloth): Worth 7 victory points.
    .night = 1 (2 clay): Worth 2 victory points. Gives 3 coins when built. 2 (3 wood): Worth 1 victory point for each brown card in your city and the two neighbouring cities. 3 (1 papyrus, 1 cloth): Worth 5 victory points.
seven_wonders-option-boards-pomona = { seven_wonders-board-pomona }

seven_wonders-card-cider-house = Cider House
    .text = Gives 1 coin when built for each brown card in your city and the two neighbouring cities.
seven_wonders-card-gardeners-guild = Gardeners Guild
    .text = Worth 1 victory point for each blue or yellow card in your city.
