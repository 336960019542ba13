# Co říká lekce tohoto rozšíření.

lesson-carcassonne-traders = { carcassonne-module-traders }
lesson-carcassonne-traders-builder = Tvůj [[figure-builder|stavitel]] stojí na tvé cestě. Kdykoli ji prodloužíš, máš druhý tah. Přilož kartičku k jejímu konci.
    .right = Cesta je delší.
    .apart = Pak druhý tah nebude. Přilož ji ke konci své cesty.
lesson-carcassonne-traders-second = Zatím nikoho nestav.
    .right = Jsi znovu na tahu, s další kartičkou. Ale nikdy potřetí.
lesson-carcassonne-traders-goods = V modrém městě je víno. Přesto ho uzavři: uvidíš proč.
    .right = Město je dokončené.
    .apart = Uzavři modré město: přilož kartičku k jeho východnímu konci, otočenou tak, aby navazovala.
lesson-carcassonne-traders-token = Nestav nikoho a podívej se, co se stane.
    .right = Modrý dostane 6 bodů. Ale [[goods|víno]] je tvoje, protože jsi město uzavřel: nejvíc jednoho druhu má na konci cenu 10 bodů.
