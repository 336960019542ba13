# Texty desky a karet hry 7 divů světa. Karta má název a `.text`, deska také `.day` a `.night`.

seven_wonders-board-pomona = Pomona
    .text = Počáteční surovina: hlína.
    .day = 1 (2× dřevo): Přinese 3 vítězné body. 2 (2× kámen): Přinese 2 vítězné body. Při stavbě získáš 1 minci za každou hnědou kartu ve tvém městě a ve městech obou sousedů. 3 (1× sklo, 1× papyrus, 1× látka): Přinese 7 vítězných bodů.
    .night = 1 (2× hlína): Přinese 2 vítězné body. Při stavbě získáš 3 mince. 2 (3× dřevo): Přinese 1 vítězný bod za každou hnědou kartu ve tvém městě a ve městech obou sousedů. 3 (1× papyrus, 1× látka): Přinese 5 vítězných bodů.
seven_wonders-option-boards-pomona = { seven_wonders-board-pomona }

seven_wonders-card-cider-house = Moštárna
    .text = Při stavbě získáš 1 minci za každou hnědou kartu ve tvém městě a ve městech obou sousedů.
seven_wonders-card-gardeners-guild = Cech zahradníků
    .text = Přinese 1 vítězný bod za každou modrou a žlutou kartu ve tvém městě.
