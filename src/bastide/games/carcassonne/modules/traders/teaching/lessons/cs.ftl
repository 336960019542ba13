# Co říká lekce tohoto rozšíření.

lesson-carcassonne-traders = { carcassonne-module-traders }
lesson-carcassonne-traders-builder = Na tvé cestě je tvůj [[figure-builder|stavitel]]. Kdykoli ji prodloužíš, máš tah navíc. Přilož kartičku k jejímu konci.
    .right = Prodloužil jsi cestu.
    .apart = Pak tah navíc nemáš. Přilož ji ke konci své cesty.
lesson-carcassonne-traders-second = Zatím družiníka přeskoč.
    .right = Jsi znovu na tahu, s další kartičkou. Třetí tah už nikdy nemáš.
lesson-carcassonne-traders-goods = Ve městě modrého je víno. Přesto ho dokonči: uvidíš proč.
    .right = Město je dokončené.
    .apart = Dokonči město modrého: přilož kartičku k jeho východnímu konci a otáčej, až bude navazovat.
lesson-carcassonne-traders-token = Přeskoč družiníka a podívej se, co se stane.
    .right = Modrý dostane 6 bodů. Ale [[goods|víno]] je tvoje, protože jsi město dokončil: kdo má na konci nejvíc vína, dostane 10 bodů.
