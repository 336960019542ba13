# Co říká lekce tohoto rozšíření.

lesson-carcassonne-king = { carcassonne-module-king }
lesson-carcassonne-king-close = Městu tvého rytíře chybí jedna kartička. Dokonči ho.
    .right = Město je dokončené.
    .apart = Takhle město zůstane otevřené. Přilož kartičku k jeho severnímu konci, otočenou tak, aby navazovala.
lesson-carcassonne-king-king = Přeskoč družiníka a podívej se, co se stane.
    .right = 8 bodů. Je to i zatím největší město, takže si vezmeš [[figure-king|krále]], dokud někdo jiný nedokončí větší. Na konci přinese 1 bod za každé dokončené město.
    .farmer = Tentokrát družiníka přeskoč.
