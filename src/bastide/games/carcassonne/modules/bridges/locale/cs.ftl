### Mosty a hrady

## Rozšíření

carcassonne-option-modules-bridges = Mosty a hrady
    .help = Mosty vedou cesty přes kartičky, z malých měst jsou hrady a kartičky se draží.
carcassonne-option-bazaar_no_auction = Bazar bez dražby
    .help = Bez přihazování: každý si popořadě vezme jednu z kartiček a přiloží ji.
carcassonne-module-bridges = Mosty a hrady
    .note = Dvanáct kartiček, tři mosty a tři hrady pro každého (v pěti a šesti hráčích po dvou) a dražby kartiček.

## Území a co na nich je

carcassonne-feature-castle = hrad
    .text = Malé město přeměněné na hrad. Dostane stejně bodů jako první území, které se vedle něj dokončí.
    .note = Když se dokončí malé město ze dvou půlkruhových částí, může z něj jeho jediný majitel místo 4 bodů udělat hrad. Jeden družiník v něm zůstane a drak na něj nemůže. První území, které se potom dokončí na jeho dvou kartičkách nebo podél jejich dlouhých stran, přinese majiteli hradu stejně bodů, jen jednou, ať patří komukoli. Když jich jedna kartička dokončí několik, majitel si jedno vybere. Hrad bez takového území na konci nic nepřinese. Louce přinese hrad o 1 bod víc než město.
carcassonne-feature-bridge = most
    .text = Vede cestu rovně přes kartičku, nade vším, co je pod ním.
    .note = Ve svém tahu můžeš postavit jeden most, rovně přes přiloženou kartičku nebo přes sousední, od trávy k trávě. Je to cesta nad vším, co je pod ní, a louku nedělí. S mostem se může hodit i kartička, která by se bez něj nehodila. Kartičku, která se hodí jen s mostem, můžeš vyřadit a vzít si jinou.
carcassonne-mark-bazaar = bazar
    .note = Po zahrání kartičky s bazarem se vyloží tolik kartiček, kolik je hráčů. Hráči, kteří ještě kartičku nemají, počínaje hráčem po levici, jednu po druhé nabízejí k dražbě a sami vyvolají první cenu; ostatní bez kartičky mohou jednou přihodit. Nabídnout se smí i 0, a také víc, než kolik má hráč bodů. Ten, kdo kartičku draží, pak buď zaplatí nejvyšší nabídku tomu, kdo nabídl nejvíc, a kartičku si nechá, nebo mu ji za ni prodá. Když nikdo nepřihodí, musí si kartičku vzít a svou nabídku nezaplatí nikomu, body prostě ztratí. Poslední hráč bez kartičky dostane tu poslední zadarmo. Tyto kartičky se hrají v příštích tazích. Hostitel může dražby vypnout; pak si každý popořadě jednu kartičku vezme a přiloží. Když zbývá méně kartiček, než je hráčů, nebo když kartička s bazarem sama pochází z bazaru, nic se neděje.

## Figurky a jak se jim říká tam, kde stojí

carcassonne-way-ns = od severu k jihu
carcassonne-way-ew = od východu k západu

## Otázky a odpovědi

carcassonne-ask-castle = Tvé malé město na { $x }, { $y } je dokončené. Hrad, nebo body?
    .lit = Tvé malé město je dokončené. Hrad, nebo body?
carcassonne-ask-castle_score = Za co dostane tvůj hrad na { $x }, { $y } body?
    .lit = Za co dostane tvůj hrad body?
carcassonne-ask-bazaar = { $stage ->
    [1] Vyber kartičku, kterou dáš do dražby.
    [2] Vyvolej první cenu za tuto kartičku: { $tile }
    [3] { $player } nabízí { $points }. Přihodíš na tuto kartičku? { $tile }
   *[other] { $player } nabízí { $points }. Koupíš, nebo prodáš tuto kartičku? { $tile }
}
carcassonne-ask-bazaar_choice = Vyber si kartičku.

carcassonne-do-bridge = Postavit most, { $way }
carcassonne-do-give_up = Vyřadit kartičku
carcassonne-do-castle = Postavit hrad
carcassonne-do-points = Vzít body
carcassonne-do-castle_score = Body: { $points } ({ $feature })
carcassonne-do-offer = Dát do dražby: { $tile }
carcassonne-do-take = Vzít si: { $tile }
carcassonne-do-bid = Nabídnout { $points }
carcassonne-do-pass = Pasovat
carcassonne-do-buy = Koupit
carcassonne-do-sell = Prodat

## Co se stalo

carcassonne-log-given_up = { $player } vyřazuje kartičku, která se hodí jen s mostem: { $tile }.
carcassonne-log-bridge = { $player } staví most na { $x }, { $y }, { $way }.
    .lit = { $player } staví most, { $way }.
carcassonne-brief-bridge = staví most
carcassonne-log-castle = { $player } staví hrad na { $x }, { $y }.
    .lit = { $player } staví hrad.
carcassonne-brief-castle = staví hrad
carcassonne-log-bazaar = { $player } otevírá bazar: { $tiles }.
carcassonne-log-offered = { $player } dává do dražby kartičku: { $tile }.
carcassonne-log-bid = { $player } nabízí { $points }.
carcassonne-log-passed = { $player } pasuje.
carcassonne-log-won = { $player } získává kartičku: { $tile }.
carcassonne-brief-won = získává kartičku na bazaru
carcassonne-log-paid = { $player } platí { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
carcassonne-log-earned = { $player } dostává { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}.
carcassonne-category-castles = hrady
carcassonne-category-auction = dražby

## Stůl

carcassonne-seat-stock = { $player }: mosty { $bridges }, hrady { $castles }
carcassonne-seat-won = { $player } má kartičku z bazaru: { $tile }
carcassonne-bazaar = Na bazaru: { $tiles }
carcassonne-page-bid = Tvoje nabídka
carcassonne-page-bid-less = méně
carcassonne-page-bid-more = více

## Ukazatele

carcassonne-metric-points_castles = Body za hrady
carcassonne-metric-points_auction = Body získané a zaplacené v dražbách

## Kartičky, jak leží v katalogu

carcassonne-tile-bazaar_city_nesw = Město na čtyřech stranách, bazar
carcassonne-tile-bridges_cities_n_e_w_road_s = Tři okraje města, cesta do města
carcassonne-tile-bazaar_city_ew = Město napříč, bazar
carcassonne-tile-bridges_city_w_reaching_ne_road_e = Špičatý okraj města (až do rohu), cesta do města
carcassonne-tile-bazaar_city_n_road_s = Okraj města, cesta, bazar
carcassonne-tile-bazaar_field = Louka, bazar
carcassonne-tile-bridges_city_ew_cloister = Město napříč, klášter ve městě
carcassonne-tile-bridges_cloister_road_ew = Klášter, rovná cesta
carcassonne-tile-bazaar_road_s_inn = Cesta (hostinec), bazar
carcassonne-tile-bazaar_roads_n_s = Dvě cesty, bazar
carcassonne-tile-bazaar_roads_n_s_inn_s = Dvě cesty (hostinec), bazar

## Proč ne

carcassonne-refuse-bridge_none_left = Už nemáš žádný most.
carcassonne-refuse-bridge_built = S touto kartičkou už jsi most postavil.
carcassonne-refuse-bridge_ends = Most musí vést rovně z louky na louku a oba konce musí mít volné.
carcassonne-refuse-castle_or_points = Vyber si: hrad, nebo body.
carcassonne-refuse-castle_scores_beside = Hrad dostane body za jedno z území dokončených vedle něj.
carcassonne-refuse-castle_must_score = Nejdřív vyber, za co hrad dostane body.
carcassonne-refuse-take_tile = Vezmi si jednu z vyložených kartiček.
carcassonne-refuse-bid_more = Nabídni víc než { $points }, nebo pasuj.
carcassonne-refuse-bid_first = První cenu musíš vyvolat ty; může být i 0.
carcassonne-refuse-offer_tile = Dej do dražby jednu z vyložených kartiček.
carcassonne-refuse-buy_or_sell = Kartičku kup, nebo prodej.

## Co říká lekce tohoto rozšíření

lesson-carcassonne-bridges = { carcassonne-module-bridges }
lesson-carcassonne-bridges-bridge = Tvoje cesta vede na východ, ale na kartičce, kterou sis vzal, cesta není. S [[feature-bridge|mostem]] se přesto hodí: přilož ji ke konci své cesty.
    .right = Tvoje cesta pokračuje po mostě přes město.
    .apart = Přilož ji ke konci své cesty: most cestu převede přes ni.
lesson-carcassonne-bridges-castle = Dokonči malé město na severu.
    .right = Malé město ze dvou půlkruhových částí se může stát hradem.
    .apart = Přilož ji nad svého rytíře a otáčej, až bude město navazovat na město.
lesson-carcassonne-bridges-figure = Nestav družiníka ani most.
    .right = Teď si vybereš, co z města bude.
lesson-carcassonne-bridges-build = Vezmi si hned { $points } body, nebo postav [[feature-castle|hrad]]: dostane stejně bodů jako první území, které se vedle něj dokončí. Postav hrad.
    .right = Rytíř v hradu zůstane. Počkej, až se vedle něj dokončí něco velkého.
    .points = { $points } body jsou jisté. Ale tentokrát zkus hrad.
