# Co říká lekce tohoto rozšíření.

lesson-carcassonne-king = { carcassonne-module-king }
lesson-carcassonne-king-close = Městu tvého rytíře chybí jedna kartička. Uzavři ho.
    .right = Město je dokončené.
    .apart = Takhle město zůstane otevřené. Přilož kartičku k jeho severnímu konci, otočenou tak, aby navazovala.
lesson-carcassonne-king-king = Nestav nikoho a podívej se, co se stane.
    .right = 8 bodů. A je to zatím největší město: [[figure-king|král]] je tvůj, dokud někdo nedokončí větší. Na konci přinese 1 bod za každé dokončené město.
    .farmer = Tentokrát žádného nestav.
