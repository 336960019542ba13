### Král a loupeživý rytíř

## Rozšíření

carcassonne-option-modules-king = Král a loupeživý rytíř
    .help = Za největší dokončené město získáš krále, za nejdelší dokončenou cestu loupeživého rytíře. Oba přinesou body na konci hry.
carcassonne-module-king = Král a loupeživý rytíř
    .note = Pět kartiček a dva tituly pro ty, kdo dokončí největší město a nejdelší cestu.

## Figurky a jak se jim říká tam, kde stojí

carcassonne-figure-king = král
    .text = Má ho ten, kdo dokončil největší město: na konci 1 bod za každé dokončené město.
    .note = Kdo dokončí zatím největší město, vezme si krále. Na konci za něj dostane 1 bod za každé dokončené město v krajině. Stejně velké město nic nemění.
carcassonne-figure-robber = loupeživý rytíř
    .text = Má ho ten, kdo dokončil nejdelší cestu: na konci 1 bod za každou dokončenou cestu.
    .note = Kdo dokončí zatím nejdelší cestu, vezme si loupeživého rytíře. Na konci za něj dostane 1 bod za každou dokončenou cestu v krajině. Stejně dlouhá cesta nic nemění.

## Co se stalo

carcassonne-log-king = { $player } získává krále (město, kartiček: { $tiles }).
carcassonne-brief-king = získává krále
carcassonne-log-robber = { $player } získává loupeživého rytíře (cesta, kartiček: { $tiles }).
carcassonne-brief-robber = získává loupeživého rytíře
carcassonne-category-king = král
carcassonne-category-robber = loupeživý rytíř

## Stůl

carcassonne-king = Krále má { $player } (město, kartiček: { $tiles }).
carcassonne-robber = Loupeživého rytíře má { $player } (cesta, kartiček: { $tiles }).

## Ukazatele

carcassonne-metric-points_king = Body za krále
carcassonne-metric-points_robber = Body za loupeživého rytíře

## Kartičky, jak leží v katalogu

carcassonne-tile-king_city_n_cloister = Okraj města, klášter
carcassonne-tile-king_city_n_road_w = Okraj města, cesta do města zleva
carcassonne-tile-king_city_n_road_w_road_es = Okraj města, zatáčka, cesta do města
carcassonne-tile-king_city_nw_roads_e_s_reaching_se = Roh města (až do rohu), dvě cesty do města
carcassonne-tile-king_city_ew_over_city_ns = Město napříč (na mostě), město napříč

## Co říká lekce tohoto rozšíření

lesson-carcassonne-king = { carcassonne-module-king }
lesson-carcassonne-king-close = Městu tvého rytíře chybí jedna kartička. Dokonči ho.
    .right = Město je dokončené.
    .apart = Takhle město zůstane otevřené. Přilož kartičku k jeho severnímu konci, otočenou tak, aby navazovala.
lesson-carcassonne-king-king = Družiníka nestav a podívej se, co se stane.
    .right = { $points } bodů. Je to i zatím největší město, takže si vezmeš [[figure-king|krále]], dokud někdo jiný nedokončí větší. Na konci přinese 1 bod za každé dokončené město.
    .farmer = Tentokrát družiníka nestav.
