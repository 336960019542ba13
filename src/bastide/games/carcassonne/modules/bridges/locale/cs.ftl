### Mosty a hrady

## Rozšíření

carcassonne-option-modules-bridges = Mosty a hrady
    .help = Mosty nesou cesty nad krajinou, malá města se mění v hrady a kartičky se draží.
carcassonne-option-bazaar_no_auction = Bazar bez dražby
    .help = Na bazaru se nepřihazuje: každý si postupně vezme jednu z kartiček a přiloží ji.
carcassonne-module-bridges = Mosty a hrady

## Území a co na nich je

carcassonne-feature-castle = hrad
    .text = Malé město přeměněné na hrad má tolik bodů jako první území dokončené v jeho okolí.
carcassonne-feature-bridge = most
    .text = Dřevěný most vede cestu rovně přes kartičku, nade vším, co leží pod ním.
carcassonne-mark-bazaar = bazar

## Figurky a jak se jim říká tam, kde stojí

carcassonne-way-ns = od severu k jihu
carcassonne-way-ew = od východu k západu

## Otázky a odpovědi

carcassonne-ask-castle = Tvé malé město na { $x }, { $y } je dokončené. Body, nebo hrad?
    .lit = Tvé malé město je dokončené. Body, nebo hrad?
carcassonne-ask-castle_score = Co hodnotí tvůj hrad na { $x }, { $y }?
    .lit = Co hodnotí tvůj hrad?
carcassonne-ask-bazaar = { $stage ->
    [1] Kterou kartičku nabídneš?
    [2] Kolik nabídneš za tuto kartičku? { $tile }
    [3] Nabídka: { $player }, { $points }. Nabídneš za tuto kartičku víc? { $tile }
   *[other] Nabídka: { $player }, { $points }. Koupíš, nebo prodáš tuto kartičku? { $tile }
}
carcassonne-ask-bazaar_choice = Kterou kartičku si vezmeš?

carcassonne-do-bridge = Postavit most, { $way }
carcassonne-do-give_up = Vzdát se kartičky
carcassonne-do-castle = Přeměnit na hrad
carcassonne-do-points = Vzít body
carcassonne-do-castle_score = { $points } ({ $feature })
carcassonne-do-offer = Nabídnout: { $tile }
carcassonne-do-take = Vzít: { $tile }
carcassonne-do-bid = Nabídnout { $points }
carcassonne-do-pass = Pasovat
carcassonne-do-buy = Koupit
carcassonne-do-sell = Prodat

## Co se stalo

carcassonne-log-given_up = { $player } se vzdává kartičky, která se hodí jen s mostem: { $tile }.
carcassonne-log-bridge = { $player } staví most na { $x }, { $y }, { $way }.
    .lit = { $player } staví most, { $way }.
carcassonne-brief-bridge = staví most
carcassonne-log-castle = { $player } zakládá hrad na { $x }, { $y }.
    .lit = { $player } zakládá hrad.
carcassonne-brief-castle = zakládá hrad
carcassonne-log-bazaar = { $player } otvírá bazar: { $tiles }.
carcassonne-log-offered = { $player } nabízí kartičku: { $tile }.
carcassonne-log-bid = { $player } nabízí { $points }.
carcassonne-log-passed = { $player } pasuje.
carcassonne-log-won = { $player } získává kartičku: { $tile }.
carcassonne-brief-won = získává kartičku na trhu
carcassonne-log-paid = { $player } platí { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}.
carcassonne-log-earned = { $player } dostává { $points ->
    [one] jeden bod
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
carcassonne-metric-points_auction = Body z dražeb

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
carcassonne-refuse-bridge_built = S touto kartičkou už byl most postaven.
carcassonne-refuse-bridge_ends = Most vede rovně z louky na louku a oba jeho konce musí být volné.
carcassonne-refuse-castle_or_points = Teď se město změní v hrad, nebo přinese body.
carcassonne-refuse-castle_scores_beside = Hrad hodnotí jedno z území dokončených vedle něj.
carcassonne-refuse-castle_must_score = Nejdřív musí hrad něco ohodnotit.
carcassonne-refuse-take_tile = Vezmi si jednu z vyložených kartiček.
carcassonne-refuse-bid_more = Nabídni víc než { $points }, nebo pasuj.
carcassonne-refuse-bid_first = Dražbu zahajuješ nabídkou; smí být i 0.
carcassonne-refuse-offer_tile = Nabídni jednu z vyložených kartiček.
carcassonne-refuse-buy_or_sell = Kartičku kup, nebo prodej.
