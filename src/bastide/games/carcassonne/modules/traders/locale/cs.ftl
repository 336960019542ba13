### Kupci a stavitelé

## Rozšíření

carcassonne-option-modules-traders = Kupci a stavitelé
    .help = Stavitel ti dá tah navíc, prasátko zvýší body za louku a kdo dokončí město, vezme si jeho zboží.
carcassonne-module-traders = Kupci a stavitelé
    .note = 24 kartiček, stavitel a prasátko pro každého a zboží pro ty, kdo dokončují města.
carcassonne-goods = Zboží
    .note = V některých městech je víno, obilí nebo látka. Kdo město dokončí, vezme si za každý symbol žeton zboží, ať body za město dostane kdokoli. Kdo má na konci nejvíc žetonů některého druhu, dostane 10 bodů; při shodě každý.

## Území a co na nich je

carcassonne-mark-pig_herd = stádo prasat
    .note = Každé dokončené město u louky se stádem prasat přinese o 1 bod víc tomu, čí sedláci body za louku získají.
carcassonne-goods-wine = víno
carcassonne-goods-grain = obilí
carcassonne-goods-cloth = látka

## Figurky a jak se jim říká tam, kde stojí

carcassonne-figure-builder = stavitel
    .text = Přidá se k tvému družiníkovi na cestě nebo ve městě. Když je rozšíříš, máš tah navíc.
    .note = Místo družiníka můžeš na novou kartičku postavit stavitele, na nedokončenou cestu nebo do nedokončeného města, kde máš družiníka. Kdykoli potom toto území rozšíříš nebo dokončíš, máš hned tah navíc, ale nikdy ne třetí. Stavitel se do většiny nepočítá a vrátí se ti, když se území hodnotí nebo když ho opustí tvůj poslední družiník.
carcassonne-figure-pig = prasátko
    .text = Přidá se k tvému sedlákovi: o 1 bod víc za každé dokončené město.
    .note = Místo družiníka můžeš na novou kartičku postavit prasátko, na louku, kde máš sedláka. Když dostaneš body za tu louku, dostaneš za každé dokončené město u ní o 1 bod víc. Když louku opustí tvůj poslední sedlák, vrátí se ti i prasátko.
carcassonne-role-builder = stavitel
carcassonne-role-pig = prasátko
carcassonne-piece-builder = Stavitel
carcassonne-piece-pig = Prasátko

## Co se stalo

carcassonne-log-goods = { $player } bere zboží: { $count }× { $goods }.
carcassonne-brief-goods = bere si { $count }× { $goods }
carcassonne-log-second_part = { $player } má tah navíc (stavitel).
carcassonne-category-goods = zboží

## Stůl

carcassonne-seat-goods = { $player }: víno { $wine }, obilí { $grain }, látka { $cloth }

## Ukazatele

carcassonne-metric-points_goods = Body za zboží

## Kartičky, jak leží v katalogu

carcassonne-tile-traders_city_nw_grain = Roh města (obilí)
carcassonne-tile-traders_city_nw_wine = Roh města (víno)
carcassonne-tile-traders_city_ew_cloth_city_s = Město napříč (látka), okraj města
carcassonne-tile-traders_city_ew_wine_city_s = Město napříč (víno), okraj města
carcassonne-tile-traders_city_new_grain = Město na třech stranách (obilí)
carcassonne-tile-traders_city_nw_cloth_cities_e_s = Roh města (látka), dva okraje města vedle sebe
carcassonne-tile-traders_city_nw_cloth_roads_e_s_reaching_se = Roh města (látka, až do rohu), dvě cesty do města
carcassonne-tile-traders_city_nw_wine_roads_e_s = Roh města (víno), dvě cesty do města
carcassonne-tile-traders_city_nw_cloth_road_e_city_s = Roh města (látka), okraj města, cesta do města
carcassonne-tile-traders_city_nw_grain_road_e_city_s = Roh města (obilí), okraj města, cesta do města
carcassonne-tile-traders_city_nw_cloth_road_e = Roh města (látka), cesta do města
carcassonne-tile-traders_city_nw_wine_road_e_reaching_se = Roh města (víno, až do rohu), cesta do města
carcassonne-tile-traders_city_new_wine_road_s = Město na třech stranách (víno), cesta do města
carcassonne-tile-traders_city_nw_wine_city_es = Roh města (víno), roh města
carcassonne-tile-traders_city_ew_wine = Město napříč (víno)
carcassonne-tile-traders_city_n_road_e = Okraj města, cesta do města zprava
carcassonne-tile-traders_city_ew_grain_road_s = Město napříč (obilí), cesta do města
carcassonne-tile-traders_city_ew_wine_road_s = Město napříč (víno), cesta do města
carcassonne-tile-traders_city_ew_wine_roads_n_s = Město napříč (víno), dvě cesty do města
carcassonne-tile-traders_cloister_roads_e_s_w = Klášter, tři cesty
carcassonne-tile-traders_city_nw_grain_road_s = Roh města (obilí), cesta do města
carcassonne-tile-traders_city_nw_grain_road_s_reaching_se = Roh města (obilí, až do rohu), cesta do města
carcassonne-tile-traders_city_n_road_s_under_road_w = Okraj města, cesta do města, cesta k domu (na mostě)
carcassonne-tile-traders_roads_ns_ew_bridge = Dvě rovné cesty (na mostě)

## Co říká lekce tohoto rozšíření

lesson-carcassonne-traders = { carcassonne-module-traders }
lesson-carcassonne-traders-builder = Na tvé cestě je tvůj [[figure-builder|stavitel]]. Kdykoli ji prodloužíš, máš tah navíc. Přilož kartičku k jejímu konci.
    .right = Prodloužil jsi cestu.
    .apart = Pak tah navíc nemáš. Přilož ji ke konci své cesty.
lesson-carcassonne-traders-second = Zatím družiníka nestav.
    .right = Jsi znovu na tahu, s další kartičkou. Třetí tah už nikdy nemáš.
lesson-carcassonne-traders-goods = Ve městě modrého je víno. Přesto ho dokonči: uvidíš proč.
    .right = Město je dokončené.
    .apart = Dokonči město modrého: přilož kartičku k jeho východnímu konci a otáčej, až bude navazovat.
lesson-carcassonne-traders-token = Družiníka nestav a podívej se, co se stane.
    .right = Modrý dostane { $points } bodů. Ale [[goods|víno]] je tvoje, protože jsi město dokončil: kdo má na konci nejvíc vína, dostane 10 bodů.
