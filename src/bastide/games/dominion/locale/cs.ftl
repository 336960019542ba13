# Dominion: základní hra (1. a 2. edice) a Prosperita.
#
# A card's `.text` is what its rules say. Where the 1st edition of the base game plays a card differently, `.text_1e` says how;
# `.text` is then the 2nd edition's. Card names and texts take no variables.

## Hra

dominion = Dominion
    .about = Každý si během hry staví vlastní balíček: vykládej akce, kupuj lepší karty a měj nejvíc vítězných bodů, až dojdou Provincie.

## Možnosti

dominion-option-edition = Edice základní hry
    .help = Které znění Dolu, Lichváře a Trůnního sálu platí (v 1. edici jsou povinné).
dominion-option-edition-auto = Podle království
dominion-option-edition-1 = 1. edice
dominion-option-edition-2 = 2. edice
dominion-option-mix_editions = Povolit obě edice
    .help = Zařadí i karty, které vyšly jen v jiné edici.
dominion-option-kingdom = Království
    .help = Deset karet království: doporučená sada, deset karet podle tvého výběru, nebo deset náhodných.
dominion-option-kingdom-random = 10 náhodných karet
dominion-option-sets = Losovat z těchto sad
    .help = Sady, ze kterých se losuje náhodné království.
dominion-option-platinum_colony = Platina a Kolonie
    .help = Zda se hraje s balíčky Platina a Kolonie.
dominion-option-platinum_colony-always = Vždy
dominion-option-platinum_colony-never = Nikdy
dominion-option-platinum_colony-random = Náhodně: čím víc karet Prosperity, tím spíš
dominion-option-first_player = První hráč
    .help = Kdo hraje první tah.
dominion-option-first_player-random = Náhodně
dominion-option-first_player-0 = Hráč 1
dominion-option-first_player-1 = Hráč 2
dominion-option-first_player-2 = Hráč 3
dominion-option-first_player-3 = Hráč 4
dominion-option-first_player-4 = Hráč 5
dominion-option-first_player-5 = Hráč 6

## Sady, typy, místa

dominion-type-action = Akce
dominion-type-treasure = Peníze
dominion-type-victory = Vítězné body
dominion-type-curse = Kletba
dominion-type-attack = Útok
dominion-type-reaction = Reakce
dominion-place-hand = ruka
dominion-place-deck = dobírací balíček
dominion-place-discard = odkládací balíček

## Otázky

dominion-ask-action =
    Akční fáze: { $actions ->
        [one] zbývá 1 akce
        [few] zbývají { $actions } akce
       *[other] zbývá { $actions } akcí
    }. Vylož akční kartu, nebo přejdi k nákupu.
dominion-ask-buy =
    Fáze nákup: { $coins ->
        [one] 1 mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }, { $buys ->
        [one] 1 nákup
        [few] { $buys } nákupy
       *[other] { $buys } nákupů
    }. Vylož peníze, kup kartu, nebo ukonči tah.
dominion-ask-discard =
    { $source ->
        [mountebank] { $card }: odlož Kletbu, nebo si vezmi Kletbu a Měďák.
        [vault] { $least ->
                [0] { $card }: odlož libovolný počet karet, za každou dostaneš 1 minci.
                [1] { $may ->
                    [1] { $card }: můžeš odložit 1 kartu, ale nic si za ni nedobereš.
                   *[other] { $card }: odlož 1 kartu.
                }
               *[other] { $card }: můžeš odložit 2 karty a dobrat si jednu.
            }
       *[other] { $least ->
                [0] { $card }: můžeš odložit až { $most ->
                        [one] 1 kartu
                        [few] { $most } karty
                       *[other] { $most } karet
                    }.
               *[other] { $card }: odlož { $least ->
                        [one] 1 kartu
                        [few] { $least } karty
                       *[other] { $least } karet
                    }.
            }
    }
dominion-ask-trash =
    { $source ->
        [mine] { $least ->
                [0] { $card }: můžeš zahodit na smetiště kartu peněz.
               *[other] { $card }: zahoď na smetiště kartu peněz.
            }
        [moneylender] { $least ->
                [0] { $card }: můžeš zahodit na smetiště Měďák: +3 mince.
               *[other] { $card }: zahoď na smetiště Měďák: +3 mince.
            }
       *[other] { $least ->
                [0] { $card }: můžeš zahodit na smetiště až { $most ->
                        [one] 1 kartu
                        [few] { $most } karty
                       *[other] { $most } karet
                    }.
               *[other] { $card }: zahoď na smetiště { $least ->
                        [one] 1 kartu
                        [few] { $least } karty
                       *[other] { $least } karet
                    }.
            }
    }
dominion-ask-gain =
    { $source ->
        [forge] { $card }: vezmi si kartu, která stojí přesně { $coins }.
       *[other] { $card }: vezmi si kartu, která stojí nejvýše { $coins }.
    }
dominion-ask-gain_trashed = { $card }: které ze zahozených karet peněz si vezmeš?
dominion-ask-topdeck =
    { $source ->
        [harbinger] { $card }: můžeš položit kartu z odkládacího balíčku na svůj dobírací balíček.
        [bureaucrat] { $card }: ukaž kartu s vítěznými body a polož ji na svůj dobírací balíček.
       *[other] { $card }: polož kartu z ruky na svůj dobírací balíček.
    }
dominion-ask-put_back = { $card }: vracej karty na dobírací balíček jednu po druhé. Poslední bude nahoře.
dominion-ask-play =
    { $source ->
        [vassal] { $card }: vyložit akční kartu, kterou jsi právě odložil?
        [kings_court] { $card }: zvol akční kartu, kterou vyložíš třikrát.
       *[other] { $card }: zvol akční kartu, kterou vyložíš dvakrát.
    }
dominion-ask-reveal = { $card }: můžeš ukázat kartu peněz a vzít si další stejnou.
dominion-ask-take = { $card }: vezmi si do ruky libovolný počet Měďáků z odkládacího balíčku.
dominion-ask-library = { $card }: nechat si dobranou akční kartu, nebo ji dát stranou?
dominion-ask-trash_revealed = { $card }: kterou z odkrytých karet peněz hráče { $player } zahodíš na smetiště?
dominion-ask-trash_or_discard = { $card }: zahodit kartu peněz na smetiště, nebo ji odložit?
dominion-ask-spy = { $card }: odložit vrchní kartu hráče { $player }, nebo ji vrátit zpět?
dominion-ask-sentry = { $card }: každou kartu zahoď na smetiště, odlož, nebo vrať zpět. Poslední vrácená bude nahoře.
dominion-ask-react_attack = { $player } útočí: { $card }. Ukázat reakci?
dominion-ask-react_gain = Bereš si: { $card }. Chceš na to reagovat?
dominion-ask-watchtower = { $card }: zahodit vzatou kartu na smetiště, nebo ji položit na dobírací balíček?
dominion-ask-discard_deck = { $card }: přeložit dobírací balíček na odkládací?
dominion-ask-name = { $card }: jmenuj kartu, kterou { $player } v tomto tahu nebude moci koupit.

## Odpovědi

dominion-do-done = Hotovo
dominion-do-end_actions = Ukončit akční fázi
dominion-do-end_turn = Ukončit tah
dominion-do-play_treasures = Vyložit všechny peníze
dominion-do-discard_deck = Odložit dobírací balíček
dominion-do-play = Vyložit: { $card }
dominion-do-buy = Koupit: { $card }
dominion-do-gain = Vzít si: { $card }
dominion-do-trash = Zahodit na smetiště: { $card }
dominion-do-discard = Odložit: { $card }
dominion-do-topdeck = Položit na dobírací balíček: { $card }
dominion-do-reveal = Ukázat: { $card }
dominion-do-take = Vzít do ruky: { $card }
dominion-do-set_aside = Dát stranou: { $card }
dominion-do-keep = Nechat si: { $card }
dominion-do-use = Použít: { $card }
dominion-do-name = Zakázat: { $card }

## Co se stalo

dominion-log-turn = { $player }: tah { $number }.
dominion-log-play = { $player } vykládá: { $card }.
dominion-log-play_again =
    { $number ->
        [2] { $player } vykládá podruhé: { $card }.
       *[other] { $player } vykládá potřetí: { $card }.
    }
dominion-log-play_treasures =
    { $player } vykládá: { $cards } ({ $coins ->
        [one] 1 mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }).
dominion-log-bonus =
    { $player }:{ $actions ->
        [0] { "" }
        [one] { " " }+1 akce
        [few] { " " }+{ $actions } akce
       *[other] { " " }+{ $actions } akcí
    }{ $buys ->
        [0] { "" }
        [one] { " " }+1 nákup
        [few] { " " }+{ $buys } nákupy
       *[other] { " " }+{ $buys } nákupů
    }{ $coins ->
        [0] { "" }
        [one] { " " }+1 mince
        [few] { " " }+{ $coins } mince
       *[other] { " " }+{ $coins } mincí
    }
dominion-log-tokens =
    { $player } dostává { $count ->
        [one] 1 žeton vítězného bodu
        [few] { $count } žetony vítězných bodů
       *[other] { $count } žetonů vítězných bodů
    }.
dominion-log-draw =
    { $seen ->
        [yes] { $player } si dobírá: { $cards }.
       *[no] { $player } si dobírá { $count ->
                [one] 1 kartu
                [few] { $count } karty
               *[other] { $count } karet
            }.
    }
dominion-log-shuffle = { $player } míchá.
dominion-log-discard = { $player } odkládá: { $cards }.
dominion-log-discard_hidden =
    { $seen ->
        [yes] { $player } odkládá: { $cards }, navrchu: { $card }.
       *[no] { $player } odkládá { $count ->
                [one] 1 kartu
                [few] { $count } karty
               *[other] { $count } karet
            }, navrchu: { $card }.
    }
dominion-log-trash = { $player } zahazuje na smetiště: { $cards }.
dominion-log-buy =
    { $player } kupuje: { $card } za { $coins ->
        [one] 1 minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
dominion-log-gain = { $player } si bere: { $card } ({ $place }).
dominion-log-gain_trashed = { $player } si bere ze smetiště: { $card }.
dominion-log-topdeck = { $player } pokládá na dobírací balíček: { $card }.
dominion-log-topdeck_hidden =
    { $seen ->
        [yes] { $player } pokládá na dobírací balíček: { $card } (ostatní kartu nevidí).
       *[no] { $player } pokládá kartu na dobírací balíček.
    }
dominion-log-reveal = { $player } ukazuje: { $cards } ({ $place }).
dominion-log-look =
    { $seen ->
        [yes] { $player } si prohlíží: { $cards }.
       *[no] { $player } si prohlíží { $count ->
                [one] 1 kartu
                [few] { $count } karty
               *[other] { $count } karet
            }.
    }
dominion-log-use = { $player } používá: { $card }.
dominion-log-set_aside = { $player } dává stranou: { $card }.
dominion-log-take = { $player } si bere do ruky: { $cards }.
dominion-log-name = { $player } zakazuje kartu: { $card }.
dominion-log-discard_deck = { $player } překládá dobírací balíček na odkládací.
dominion-log-pile_token = Žeton se přesouvá na podložku Obchodní stezky: { $card }.
dominion-log-cleanup = { $player } uklízí.
dominion-log-end = Hra skončila. Vyhrává: { $players }.

## Proč ne

dominion-refuse-no-action = Akce { $number } neexistuje; vyber 0 až { $last }.
dominion-refuse-actions-over = Tvoje akční fáze už skončila.
dominion-refuse-actions-first = Nejprve ukonči akční fázi.
dominion-refuse-nothing-asked = To není odpověď na současnou otázku.
dominion-refuse-no-treasures = Nemáš peníze, které by se daly vyložit najednou (zvláštní peníze se vykládají po jedné kartě).
dominion-refuse-not-buying = Karty můžeš kupovat jen ve fázi nákup.
dominion-refuse-not-in-supply = { $card } není ve společné zásobě.
dominion-refuse-pile-empty = Balíček je prázdný: { $card }.
dominion-refuse-too-dear =
    { $card } stojí { $cost }, ale { $coins ->
        [0] nemáš žádné mince
        [one] máš jen 1 minci
        [few] máš jen { $coins } mince
       *[other] máš jen { $coins } mincí
    }.
dominion-refuse-banned = Tuto kartu zakázal Kontraband a v tomto tahu ji nelze koupit: { $card }.
dominion-refuse-not-beside = { $card } nelze koupit, dokud máš ve hře: { $cards }.
dominion-refuse-not-in-hand = Tuto kartu nemáš v ruce: { $card }.
dominion-refuse-not-an-action = { $card } není akční karta. V akční fázi můžeš vykládat jen akční karty.
dominion-refuse-action-too-late = { $card } je akční karta a tvoje akční fáze už skončila.
dominion-refuse-not-a-treasure = { $card } není karta peněz. Ve fázi nákup můžeš vykládat jen peníze.
dominion-refuse-bought-already = Jakmile v tahu koupíš kartu, peníze už vykládat nemůžeš.
dominion-refuse-must-choose =
    { $card }: { $count ->
        [one] vyber kartu.
        [few] vyber ještě { $count } karty.
       *[other] vyber ještě { $count } karet.
    }
dominion-refuse-finish-first = Nejprve dokonči: { $card }.
dominion-refuse-costs-too-much = { $card } stojí { $cost }. Vyber kartu, která stojí nejvýše { $coins }.
dominion-refuse-costs-otherwise = { $card } stojí { $cost }. Vyber kartu, která stojí přesně { $coins }.
dominion-refuse-does-not-fit = Tuto kartu tady vybrat nemůžeš: { $card }.

## Míry

dominion-metric-turns = Tahy
dominion-metric-cards = Počet karet na konci
dominion-metric-order = Pořadí u stolu
dominion-metric-points_estate = Body za Statky
dominion-metric-points_duchy = Body za Vévodství
dominion-metric-points_province = Body za Provincie
dominion-metric-points_colony = Body za Kolonie
dominion-metric-points_gardens = Body za Zahrady
dominion-metric-points_curse = Body za Kletby
dominion-metric-points_tokens = Body za žetony
dominion-metric-province_1 = Tah 1. Provincie
dominion-metric-province_2 = Tah 2. Provincie
dominion-metric-province_3 = Tah 3. Provincie
dominion-metric-province_4 = Tah 4. Provincie
dominion-turn-cards = Počet karet
dominion-turn-coins = Mince za tah
dominion-turn-actions = Nevyužité akce

## Pojmy

dominion-term-supply = Společná zásoba
dominion-term-pile = Balíček
dominion-term-empty_pile = Prázdný balíček
dominion-term-trash_pile = Smetiště
dominion-term-deck = Dobírací balíček
dominion-term-discard_pile = Odkládací balíček
dominion-term-hand = Karty v ruce
dominion-term-in_play = Ve hře
dominion-term-revealed = Odkryté nebo dané stranou
dominion-term-turn = Tah
dominion-term-action_phase = Akční fáze
dominion-term-buy_phase = Fáze nákup
dominion-term-cleanup_phase = Fáze úklid
dominion-term-actions_left = Zbývající akce
dominion-term-buys_left = Zbývající nákupy
dominion-term-victory_points = Vítězné body
dominion-term-vp_token = Žetony vítězných bodů
dominion-term-coin_token = Žetony Obchodní stezky
dominion-term-trade_route_mat = Podložka Obchodní stezky
dominion-term-kingdom_card = Karty království
dominion-term-basic_card = Základní karty
dominion-term-cost = Cena

# What is printed on a card.
dominion-fact-coins = Mince
dominion-fact-cost = Cena
dominion-fact-points = Body
dominion-fact-sets = Sada
dominion-fact-types = Typ

## A new table

dominion-about-bot-beginner = Ví, co se do království hodí, ale často koupí kartu, která jen vypadá dobře.
dominion-about-bot-easy = Ví, co se do království hodí, ale dělá spoustu drobných chyb.
dominion-about-bot-medium = Ví, co se do království hodí, a občas udělá drobnou chybu.
dominion-about-bot-hard = Kupuje, co se do království hodí, a chybuje jen málo.
dominion-about-bot-expert = Vymyslí plán pro toto království a nad každým tahem přemýšlí až { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
 }.
dominion-about-bot-master = Trénoval na milionech her v nejrůznějších královstvích a nad každým tahem přemýšlí až { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
 }.
dominion-bot-all_rounder = Všeuměl
dominion-about-bot-all_rounder = Kupuje peníze a silné karty kteréhokoli království.
dominion-bot-big_money = Velké peníze
dominion-about-bot-big_money = Kupuje jen peníze a Provincie.
dominion-bot-big_money_ultimate = Vyladěné Velké peníze
dominion-about-bot-big_money_ultimate = Kupuje jen peníze a ví, kdy přejít na Vévodství.
dominion-bot-bishop_money = Biskup a peníze
dominion-about-bot-bishop_money = Velké peníze s Biskupem, který mění karty v žetony vítězných bodů.
dominion-bot-chapel_engine = Motor s Kaplí
dominion-about-bot-chapel_engine = Nejdřív zahodí slabé karty na smetiště, pak si v každém tahu dobere celý balíček.
dominion-bot-chapel_witch = Kaple a Čarodějnice
dominion-about-bot-chapel_witch = Svůj balíček drží tenký a ostatním rozdává Kletby.
dominion-bot-colony_money = Kolonie a peníze
dominion-about-bot-colony_money = Velké peníze až po Platinu, míří na Kolonie.
dominion-bot-council_room = Zasedání rady
dominion-about-bot-council_room = Velké peníze a víc karet díky Zasedání rady.
dominion-bot-gardens_rush = Závod o Zahrady
dominion-about-bot-gardens_rush = Sbírá hodně karet a Zahrad a hru rychle ukončí.
dominion-bot-goons = Hrdlořez
dominion-about-bot-goons = S Hrdlořezem bere žetony vítězných bodů za každý nákup.
dominion-bot-library_money = Knihovna a peníze
dominion-about-bot-library_money = Velké peníze s Knihovnou, která doplní karty v ruce.
dominion-bot-militia = Milice
dominion-about-bot-militia = Velké peníze s Milicí, která ostatní připraví o karty v ruce.
dominion-bot-monument_money = Památník a peníze
dominion-about-bot-monument_money = Velké peníze s Památníkem, který přidává žetony vítězných bodů.
dominion-bot-mountebank = Mastičkář
dominion-about-bot-mountebank = Velké peníze s Mastičkářem, který ostatním rozdává Kletby a Měďáky.
dominion-bot-one_smithy = Jedna Kovárna
dominion-about-bot-one_smithy = Velké peníze s jednou Kovárnou.
dominion-bot-royal_seal_money = Královská pečeť a peníze
dominion-about-bot-royal_seal_money = Velké peníze s Královskou pečetí, díky níž přijdou nové karty hned příště do ruky.
dominion-bot-smithy_at_4 = Kovárna za 4 mince
dominion-about-bot-smithy_at_4 = Velké peníze a Kovárna pokaždé, když má přesně 4 mince.
dominion-bot-two_smithies = Dvě Kovárny
dominion-about-bot-two_smithies = Velké peníze se dvěma Kovárnami, koupenými ve správný čas.
dominion-bot-village_smithy = Vesnice a Kovárny
dominion-about-bot-village_smithy = Řetězí Vesnice a Kovárny, až si dobere celý balíček.
dominion-bot-witch = Čarodějnice
dominion-about-bot-witch = Velké peníze s Čarodějnicí, která ostatním rozdává Kletby.
dominion-filter-sets = Sada
dominion-filter-cost = Cena
dominion-filter-types = Typ

# What puzzles are about.
dominion-theme-opening = Zahájení
dominion-theme-build = Stavba balíčku
dominion-theme-trash = Zahodit, nebo nechat
dominion-theme-attack = Útok
dominion-theme-defence = Obrana
dominion-theme-order = Kterou akci první
dominion-theme-keep = Co si nechat
dominion-theme-points = Body, nebo stavba balíčku
dominion-theme-last_turns = Poslední tahy
dominion-theme-three_piles = Tři prázdné balíčky

# Importovaný protokol.
dominion-import-added-cards = Protokol neuvádí všech deset karet království. Doplněno: { $cards }.

# Přehled zahájení.
dominion-openings-opening = Nákupy prvních dvou tahů
dominion-openings-purchases = Karty, které hráč koupil aspoň jednou
