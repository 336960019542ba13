### Opatství a starosta

## Rozšíření

carcassonne-option-modules-abbey = Opatství a starosta
    .help = Opatství vyplní díry v krajině, starostové ovládnou města s erby, statky nahradí sedláky a vozy jedou po hodnocení dál.
carcassonne-module-abbey = Opatství a starosta
    .note = Dvanáct kartiček a pro každého opatství, starosta, vůz a statek.

## Území a co na nich je

carcassonne-feature-abbey = opatství
    .text = Vyplní díru obklopenou čtyřmi kartičkami, uzavře u svých hran každou cestu, město i louku a počítá se jako klášter.
    .note = Každý má jedno opatství. Místo abys bral kartičku, můžeš ho přiložit do díry, kolem které jsou kartičky na všech čtyřech stranách, ať na nich je cokoli. Uzavře u svých hran každou cestu, město i louku a můžeš do něj postavit družiníka jako do kláštera. Po poslední kartičce může každý své nepoužité opatství ještě přiložit; začíná hráč po levici toho, kdo ji přiložil.

## Figurky a jak se jim říká tam, kde stojí

carcassonne-figure-mayor = starosta
    .text = Platí za tolik družiníků, kolik má město erbů.
    .note = Starostu můžeš postavit jen do neobsazeného města. Platí za tolik družiníků, kolik má město erbů. Bez erbu se nepočítá.
carcassonne-figure-wagon = vůz
    .text = Družiník, který může po hodnocení přejet na sousední nedokončené a neobsazené území.
    .note = Vůz je družiník pro cesty, města a kláštery. Po hodnocení se nemusí vrátit: může přejet na sousední území, které je nedokončené a neobsazené.
carcassonne-figure-barn = statek
    .text = Stojí tam, kde se čtyři kartičky stýkají v jedné louce. Sedláci se hodnotí a vrátí se, statek přinese body na konci.
    .note = Místo jiné figurky můžeš na roh nové kartičky, kde se čtyři kartičky stýkají v trávě, postavit statek, pokud na té louce ještě žádný není. Sedláci na té louce se hned hodnotí jako na konci hry a vrátí se svým majitelům. Nikdo tam už nemůže postavit sedláka. Na konci přinese statek 4 body za každé dokončené město. Sedláci, které s loukou spojí pozdější kartička, přinesou 1 bod za každé město (s prasátkem 2) a vrátí se. Když se na jedné louce sejde několik statků, každý přinese body za celou louku.
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

carcassonne-ask-source = Vezmeš si kartičku, nebo přiložíš opatství?
carcassonne-ask-last_abbey = Všechny kartičky jsou přiložené. Přiložíš opatství?
carcassonne-ask-wagon = Území tvého vozu bylo ohodnoceno. Kam vůz přejede?
carcassonne-do-draw = Vzít si kartičku
carcassonne-do-abbey = Přiložit opatství na { $x }, { $y }
    .lit = Přiložit opatství { $where }
carcassonne-do-wagon_to = Přejet vozem na { $x }, { $y }
    .lit = Přejet vozem: { $where }
carcassonne-do-wagon_home = Vzít vůz zpět
carcassonne-do-barn = Postavit statek: roh { $corner }

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
carcassonne-tile-abbey_road_s_open_field = Cesta končící na louce
carcassonne-tile-abbey_road_new_roundabout = Kruhová cesta se třemi výjezdy
carcassonne-tile-abbey_city_ew_shield_tunnel_ns = Město napříč (erb), tunel
carcassonne-tile-abbey_tile = Opatství

## Proč ne

carcassonne-refuse-abbey_needs_hole = Opatství potřebuje prázdné místo s kartičkami na všech čtyřech stranách.
carcassonne-refuse-barn_needs_corner = Statek se staví na roh, kde se stýkají čtyři kartičky a na všech je tam louka.
carcassonne-refuse-barn_in_field = Na této louce už statek je.
carcassonne-refuse-wagon_next_door = Vůz může přejet jen na sousední nedokončené a neobsazené území.
carcassonne-refuse-wagon_or_home = Přejeď vozem, nebo si ho vezmi zpět.

## Co říká lekce tohoto rozšíření

lesson-carcassonne-abbey = { carcassonne-module-abbey }
lesson-carcassonne-abbey-abbey = Je tu díra s kartičkami na všech čtyřech stranách. Místo abys bral kartičku, můžeš do ní přiložit své [[feature-abbey|opatství]]. Hodí se vždycky a uzavře území u svých hran.
    .right = Tvoje cesta teď končí u opatství.
    .draw = Kartičku si vzít můžeš taky. Ale opatství je na takovou díru jako dělané.
lesson-carcassonne-abbey-monk = Opatství je i klášter. Postav do něj mnicha.
    .right = Za cestu dostaneš hned { $points } body. Mnich čeká na jedinou kartičku, která kolem něj chybí, a přinese dalších 9.
    .wagon = Postavit tam můžeš i vůz. Tentokrát postav mnicha.
    .none = Až kolem přibude ještě jedna kartička, přinese 9 bodů. Postav mnicha.
