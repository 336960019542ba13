# Dominion: základní hra (1. a 2. edice) a Prosperita.
#
# A card's `.text` is what its rules say. Where the 1st edition of the base game plays a card differently, `.text_1e` says how;
# `.text` is then the 2nd edition's. Card names stand after a colon wherever a sentence would have to inflect them.

## Hra

dominion = Dominion
    .about = Každý si během hry staví vlastní balíček: vykládej akce, kupuj lepší karty a měj nejvíc vítězných bodů, až dojdou provincie.

## Možnosti

dominion-option-edition = Edice základní hry
    .help = Která verze Dolu, Lichváře a Trůnního sálu platí. V 1. edici jsou povinné.
dominion-option-edition-auto = Podle království
dominion-option-edition-1 = 1. edice
dominion-option-edition-2 = 2. edice
dominion-option-mix_editions = Míchat edice
    .help = Dovolí karty, které vyšly jen v druhé edici.
dominion-option-kingdom = Království
    .help = Deset karet království: doporučená sada, deset karet podle výběru, nebo deset náhodných.
dominion-option-kingdom-random = Deset náhodných
dominion-option-sets = Sady pro náhodné království
    .help = Odkud se losuje deset karet náhodného království.
dominion-option-platinum_colony = Platina a Kolonie
    .help = Zda se hraje s balíčky Platina a Kolonie.
dominion-option-platinum_colony-always = Vždy
dominion-option-platinum_colony-never = Nikdy
dominion-option-platinum_colony-random = Losem: čím víc karet Prosperity, tím spíš
dominion-option-first_player = První hráč
    .help = Kdo hraje první tah.
dominion-option-first_player-random = Losem
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

dominion-ask-action = Akční fáze (zbývající akce: { $actions }). Vylož akční kartu, nebo přejdi k nákupu.
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
        [mountebank] { $card }: odlož kletbu, nebo si vezmi kletbu a měďák.
        [vault] { $least ->
                [0] { $card }: odlož libovolný počet karet, za každou 1 mince.
                [1] { $card }: odlož 1 kartu.
               *[other] { $card }: odlož 2 karty a dober si jednu, nebo žádnou neodkládej.
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
                [0] { $card }: můžeš zahodit na smetiště měďák: +3 mince.
               *[other] { $card }: zahoď na smetiště měďák: +3 mince.
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
dominion-ask-put_back = { $card }: vracej karty na dobírací balíček jednu po druhé; poslední bude nahoře.
dominion-ask-play =
    { $source ->
        [vassal] { $card }: vyložit akční kartu, kterou jsi právě odložil?
        [kings_court] { $card }: zvol akční kartu, kterou vyložíš třikrát.
       *[other] { $card }: zvol akční kartu, kterou vyložíš dvakrát.
    }
dominion-ask-reveal = { $card }: můžeš ukázat kartu peněz a vzít si další stejnou.
dominion-ask-take = { $card }: vezmi si do ruky libovolný počet měďáků z odkládacího balíčku.
dominion-ask-library = { $card }: nechat si dobranou akční kartu, nebo ji odložit stranou?
dominion-ask-trash_revealed = { $card }: která z odkrytých karet peněz půjde na smetiště ({ $player })?
dominion-ask-trash_or_discard = { $card }: zahodit kartu peněz na smetiště, nebo ji odložit?
dominion-ask-spy = { $card }: vrchní karta ({ $player }) – odložit, nebo vrátit zpět?
dominion-ask-sentry = { $card }: každou kartu zahoď na smetiště, odlož, nebo vrať zpět; poslední vrácená bude nahoře.
dominion-ask-react_attack = { $player } útočí: { $card }. Ukázat reakci?
dominion-ask-react_gain = Bereš si: { $card }. Použít kartu, která na to reaguje?
dominion-ask-watchtower = { $card }: zahodit vzatou kartu na smetiště, nebo ji položit na dobírací balíček?
dominion-ask-discard_deck = { $card }: přeložit dobírací balíček na odkládací?
dominion-ask-name = { $card }: řekni název karty, kterou v tomto tahu nelze koupit ({ $player }).

## Odpovědi

dominion-do-done = Hotovo
dominion-do-end_actions = Ukončit akční fázi
dominion-do-end_turn = Ukončit tah
dominion-do-play_treasures = Vyložit všechny obyčejné peníze
dominion-do-discard_deck = Odložit dobírací balíček
dominion-do-play = Vyložit: { $card }
dominion-do-buy = Koupit: { $card }
dominion-do-gain = Vzít si: { $card }
dominion-do-trash = Na smetiště: { $card }
dominion-do-discard = Odložit: { $card }
dominion-do-topdeck = Na dobírací balíček: { $card }
dominion-do-reveal = Ukázat: { $card }
dominion-do-take = Do ruky: { $card }
dominion-do-set_aside = Odložit stranou: { $card }
dominion-do-keep = Nechat si: { $card }
dominion-do-use = Použít: { $card }
dominion-do-name = Říct: { $card }

## Co se stalo

dominion-log-turn = { $player }: tah { $number }.
dominion-log-play = { $player } vykládá: { $card }.
dominion-log-play_again =
    { $number ->
        [2] { $player } vykládá podruhé: { $card }.
       *[other] { $player } vykládá potřetí: { $card }.
    }
dominion-log-play_treasures =
    { $player } vykládá: { $cards }, { $coins ->
        [one] 1 mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
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
        [yes] { $player } odkládá: { $cards }; navrchu: { $card }.
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
        [yes] { $player } pokládá skrytě na dobírací balíček: { $card }.
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
dominion-log-set_aside = { $player } odkládá stranou: { $card }.
dominion-log-take = { $player } si bere do ruky: { $cards }.
dominion-log-name = { $player } říká: { $card }.
dominion-log-discard_deck = { $player } překládá dobírací balíček na odkládací.
dominion-log-pile_token = Žeton přechází na podložku obchodní stezky: { $card }.
dominion-log-cleanup = { $player } uklízí.
dominion-log-end = Hra skončila. Vítězství: { $players }.

## Proč ne

dominion-refuse-no-action = Akce { $number } neexistuje; akce jsou 0 až { $last }.
dominion-refuse-actions-over = Akční fáze už skončila.
dominion-refuse-actions-first = Nejprve ukonči akční fázi.
dominion-refuse-nothing-asked = Na to se teď nikdo neptá.
dominion-refuse-no-treasures = Nemáš v ruce žádné obyčejné peníze.
dominion-refuse-not-buying = Karty se kupují ve fázi nákup.
dominion-refuse-not-in-supply = { $card } není v této hře ve společné zásobě.
dominion-refuse-pile-empty = Balíček je prázdný: { $card }.
dominion-refuse-too-dear =
    { $card } stojí { $cost }, máš { $coins ->
        [one] 1 minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
dominion-refuse-banned = Tuto kartu někdo řekl při kontrabandu a v tomto tahu ji nelze koupit: { $card }.
dominion-refuse-not-beside = { $card } nelze koupit, dokud máš ve hře: { $cards }.
dominion-refuse-not-in-hand = Tuto kartu nemáš v ruce: { $card }.
dominion-refuse-not-an-action = { $card } není akční karta. V akční fázi se vykládají jen akční karty.
dominion-refuse-action-too-late = { $card } je akční karta a akční fáze už skončila.
dominion-refuse-not-a-treasure = { $card } není karta peněz. Ve fázi nákup se vykládají jen karty peněz.
dominion-refuse-bought-already = Po prvním nákupu v tahu už nelze vykládat peníze.
dominion-refuse-must-choose =
    { $card }: { $count ->
        [one] musíš zvolit kartu.
        [few] musíš zvolit ještě { $count } karty.
       *[other] musíš zvolit ještě { $count } karet.
    }
dominion-refuse-finish-first = Nejprve dokonči: { $card }.
dominion-refuse-costs-too-much = { $card } stojí { $cost }, smí stát nejvýše { $coins }.
dominion-refuse-costs-otherwise = { $card } stojí { $cost }, musí stát přesně { $coins }.
dominion-refuse-does-not-fit = Tuto kartu zde nelze zvolit: { $card }.

## Míry

dominion-metric-turns = Tahy
dominion-metric-cards = Karet na konci
dominion-metric-order = Pořadí na tahu
dominion-metric-points_estate = Body za statky
dominion-metric-points_duchy = Body za vévodství
dominion-metric-points_province = Body za provincie
dominion-metric-points_colony = Body za kolonie
dominion-metric-points_gardens = Body za zahrady
dominion-metric-points_curse = Body za kletby
dominion-metric-points_tokens = Body za žetony
dominion-metric-province_1 = Tah 1. provincie
dominion-metric-province_2 = Tah 2. provincie
dominion-metric-province_3 = Tah 3. provincie
dominion-metric-province_4 = Tah 4. provincie
dominion-turn-cards = Karty v držení
dominion-turn-coins = Peníze v jednom tahu
dominion-turn-actions = Zbylé akce

## Pojmy

dominion-term-supply = Společná zásoba
dominion-term-pile = Balíček
dominion-term-empty_pile = Prázdný balíček
dominion-term-trash_pile = Smetiště
dominion-term-deck = Dobírací balíček
dominion-term-discard_pile = Odkládací balíček
dominion-term-hand = Ruka
dominion-term-in_play = Ve hře
dominion-term-revealed = Odkryté nebo odložené stranou
dominion-term-turn = Tah
dominion-term-action_phase = Akční fáze
dominion-term-buy_phase = Fáze nákup
dominion-term-cleanup_phase = Fáze úklid
dominion-term-actions_left = Zbývající akce
dominion-term-buys_left = Zbývající nákupy
dominion-term-victory_points = Vítězné body
dominion-term-vp_token = Žetony vítězných bodů
dominion-term-coin_token = Žetony mincí
dominion-term-trade_route_mat = Podložka obchodní stezky
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

dominion-about-bot-beginner = Kupuje peníze a Kovárnu a často vezme kartu, která jen vypadá dobře.
dominion-about-bot-easy = Kupuje peníze a Kovárnu a občas ne tu nejlepší kartu.
dominion-about-bot-medium = Kupuje peníze a Kovárnu, bez chyb.
dominion-about-bot-hard = Chvíli přemýšlí dopředu a využívá silné karty království.
dominion-about-bot-expert = Hledá plán, který se hodí k tomuto království, a přemýšlí tři vteřiny.
dominion-about-bot-master = Má za sebou miliony partií v nejrůznějších královstvích a přemýšlí tři vteřiny.
dominion-bot-all_rounder = Všeuměl
dominion-about-bot-all_rounder = V každém království bere silné karty a peníze.
dominion-bot-big_money = Velké peníze
dominion-about-bot-big_money = Kupuje jen peníze a provincie.
dominion-bot-big_money_ultimate = Velké peníze, vybroušené
dominion-about-bot-big_money_ultimate = Kupuje jen peníze a ví, kdy přišel čas na vévodství.
dominion-bot-bishop_money = Biskup a peníze
dominion-about-bot-bishop_money = Peníze a Biskup, který mění karty v body.
dominion-bot-chapel_engine = Motor s Kaplí
dominion-about-bot-chapel_engine = Nejdřív vyhodí slabé karty, pak si lízne celý balíček.
dominion-bot-chapel_witch = Kaple a Čarodějnice
dominion-about-bot-chapel_witch = Štíhlý balíček a kletby pro všechny ostatní.
dominion-bot-colony_money = Kolonie a peníze
dominion-about-bot-colony_money = Peníze až po platinu, na kolonie.
dominion-bot-council_room = Zasedání rady
dominion-about-bot-council_room = Peníze a hodně karet díky Zasedání rady.
dominion-bot-gardens_rush = Útok na Zahrady
dominion-about-bot-gardens_rush = Chce hodně karet a Zahrad a hru skončí brzy.
dominion-bot-goons = Hrdlořez
dominion-about-bot-goons = Body za každý nákup díky Hrdlořezovi.
dominion-bot-militia = Milice
dominion-about-bot-militia = Peníze a méně karet pro ostatní.
dominion-bot-monument_money = Památník a peníze
dominion-about-bot-monument_money = Peníze a tu a tam bod.
dominion-bot-mountebank = Mastičkář
dominion-about-bot-mountebank = Peníze a kletby s měďáky pro ostatní.
dominion-bot-one_smithy = Jedna Kovárna
dominion-about-bot-one_smithy = Peníze a jedna Kovárna.
dominion-bot-smithy_at_4 = Kovárna za čtyři
dominion-about-bot-smithy_at_4 = Peníze a Kovárna vždy, když jsou právě čtyři mince.
dominion-bot-two_smithies = Dvě Kovárny
dominion-about-bot-two_smithies = Peníze a dvě Kovárny, ve správný čas.
dominion-bot-village_smithy = Vesnice a Kovárny
dominion-about-bot-village_smithy = Řetězce akcí, které líznou celý balíček.
dominion-bot-witch = Čarodějnice
dominion-about-bot-witch = Peníze a kletby pro všechny ostatní.
dominion-filter-sets = Sada
dominion-filter-cost = Cena
dominion-filter-types = Typ

# What puzzles are about.
dominion-theme-opening = Zahájení
dominion-theme-build = Stavba balíčku
dominion-theme-trash = Zahodit, nebo nechat
dominion-theme-order = Která akce
dominion-theme-keep = Co si nechat
dominion-theme-points = Body, nebo víc
dominion-theme-last_turns = Poslední tahy
dominion-theme-three_piles = Tři prázdné hromádky
dominion-theme-ending = Ukončit hru
