### Opatství a starosta

## Rozšíření

carcassonne-option-modules-abbey = Opatství a starosta
    .help = Opatství do díry v krajině, starosta do měst s erby, statek na louky a vůz, který jede dál.
carcassonne-module-abbey = Opatství a starosta

## Území a co na nich je

carcassonne-feature-abbey = opatství
    .text = Vyplní díru se sousedy ze všech čtyř stran, uzavře vše, co k němu vede, a samo je klášterem.

## Figurky a jak se jim říká tam, kde stojí

carcassonne-figure-mayor = starosta
    .text = Platí za tolik družiníků, kolik má město erbů.
carcassonne-figure-wagon = vůz
    .text = Družiník, který po hodnocení jede dál na nedokončené území v sousedství.
carcassonne-figure-barn = statek
    .text = Stojí tam, kde se stýkají čtyři rohy louky. Sedláci se ohodnotí a jdou domů; statek se hodnotí na konci.
carcassonne-role-mayor = starosta
carcassonne-role-wagon = vůz
carcassonne-role-barn = statek

carcassonne-piece-mayor = Starosta
carcassonne-piece-wagon = Vůz
carcassonne-piece-barn = Statek

carcassonne-corner-ne = severovýchod
carcassonne-corner-se = jihovýchod
carcassonne-corner-sw = jihozápad
carcassonne-corner-nw = severozápad

## Otázky a odpovědi

carcassonne-ask-source = Vezmeš si kartičku, nebo místo toho přiložíš opatství?
carcassonne-ask-last_abbey = Všechny kartičky jsou přiložené. Přiložíš opatství?
carcassonne-ask-wagon = Území tvého vozu bylo ohodnoceno. Kam vůz pojede dál?
carcassonne-do-draw = Vzít kartičku
carcassonne-do-abbey = Přiložit opatství na { $x }, { $y }
    .lit = Přiložit opatství { $where }
carcassonne-do-wagon_to = Vůz jede na { $x }, { $y }
    .lit = Vůz jede dál: { $where }
carcassonne-do-wagon_home = Vůz zůstává v zásobě
carcassonne-do-barn = Statek: roh { $corner }

## Stůl

carcassonne-seat-abbey = { $player } má ještě opatství.

## Kartičky, jak leží v katalogu

carcassonne-tile-abbey_city_nesw_two_shields = Město na čtyřech stranách (dva erby)
carcassonne-tile-abbey_city_ns_shield_over_city_ew = Město napříč (erb, na mostě), město napříč
carcassonne-tile-abbey_city_n_shield_over_city_ew = Špičatý okraj města (erb, na mostě), město napříč
carcassonne-tile-abbey_cities_n_w_roads_e_s = Dva okraje města vedle sebe, dvě cesty do města
carcassonne-tile-abbey_cloister_roads_n_e_s_w = Klášter, čtyři cesty
carcassonne-tile-abbey_city_n_road_w = Okraj města, cesta do města zleva
carcassonne-tile-abbey_city_n_touching_road_es = Okraj města, zatáčka vpravo (u hradeb)
carcassonne-tile-abbey_city_n_touching_road_sw = Okraj města, zatáčka vlevo (u hradeb)
carcassonne-tile-abbey_city_w_shield_reaching_ne_se = Špičatý okraj města (erb, až do rohů)
carcassonne-tile-abbey_road_s_open_field = Cesta do polí
carcassonne-tile-abbey_road_new_roundabout = Kruhová cesta se třemi výjezdy
carcassonne-tile-abbey_city_ew_shield_tunnel_ns = Město napříč (erb), tunel
carcassonne-tile-abbey_tile = Opatství

## Proč ne

carcassonne-refuse-abbey_needs_hole = Opatství potřebuje prázdné místo s kartičkou na každé ze čtyř stran.
carcassonne-refuse-barn_needs_corner = Statek stojí na rohu, kde se loukou stýkají čtyři kartičky.
carcassonne-refuse-barn_in_field = Na této louce už statek stojí.
carcassonne-refuse-wagon_next_door = Vůz jede dál na sousední nedokončené území, které nikdo nedrží.
carcassonne-refuse-wagon_or_home = Teď vůz jede dál, nebo zůstává v zásobě.
