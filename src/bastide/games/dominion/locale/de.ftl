# Dominion: Basisspiel (1. und 2. Edition) und Blütezeit.
#
# A card's `.text` is what its rules say. Where the 1st edition of the base game plays a card differently, `.text_1e` says how;
# `.text` is then the 2nd edition's. Card names stand after a colon wherever a sentence would have to inflect them.

## Das Spiel

dominion = Dominion
    .about = Alle bauen sich im Lauf der Partie ihr eigenes Deck auf: Aktionskarten ausspielen, bessere Karten kaufen und die meisten Siegpunkte haben, wenn die Provinzen weg sind.

## Optionen

dominion-option-edition = Edition des Basisspiels
    .help = Welche Version von Mine, Geldverleiher und Thronsaal gilt. In der 1. Edition muss ihre Anweisung ausgeführt werden.
dominion-option-edition-auto = Wie das Königreich
dominion-option-edition-1 = 1. Edition
dominion-option-edition-2 = 2. Edition
dominion-option-mix_editions = Editionen mischen
    .help = Erlaubt Karten, die es nur in der anderen Edition gab.
dominion-option-kingdom = Königreich
    .help = Die zehn Königreichkarten: ein empfohlener Kartensatz, zehn Karten nach Wahl oder zehn zufällig gezogene.
dominion-option-kingdom-random = Zehn zufällige Karten
dominion-option-sets = Sets für ein zufälliges Königreich
    .help = Woraus die zehn Karten eines zufälligen Königreichs gezogen werden.
dominion-option-platinum_colony = Platin und Kolonie
    .help = Ob mit den Stapeln Platin und Kolonie gespielt wird.
dominion-option-platinum_colony-always = Immer
dominion-option-platinum_colony-never = Nie
dominion-option-platinum_colony-random = Zufällig (je mehr Blütezeit-Karten, desto eher)
dominion-option-first_player = Startspieler
    .help = Wer den ersten Zug macht.
dominion-option-first_player-random = Zufällig
dominion-option-first_player-0 = Spieler 1
dominion-option-first_player-1 = Spieler 2
dominion-option-first_player-2 = Spieler 3
dominion-option-first_player-3 = Spieler 4
dominion-option-first_player-4 = Spieler 5
dominion-option-first_player-5 = Spieler 6

## Sets, Kartentypen, Orte

dominion-type-action = Aktion
dominion-type-treasure = Geld
dominion-type-victory = Punkte
dominion-type-curse = Fluch
dominion-type-attack = Angriff
dominion-type-reaction = Reaktion
dominion-place-hand = Hand
dominion-place-deck = Nachziehstapel
dominion-place-discard = Ablagestapel

## Fragen

dominion-ask-action =
    Aktionsphase: noch { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }. Spiele eine Aktionskarte aus oder geh zur Kaufphase über.
dominion-ask-buy =
    Kaufphase: { $coins ->
        [one] 1 Geld
       *[other] { $coins } Geld
    }, { $buys ->
        [one] 1 Kauf
       *[other] { $buys } Käufe
    }. Spiele Geldkarten aus, kaufe eine Karte oder beende deinen Zug.
dominion-ask-discard =
    { $source ->
        [mountebank] { $card }: Lege einen Fluch ab oder nimm einen Fluch und ein Kupfer.
        [vault] { $least ->
                [0] { $card }: Lege beliebig viele Karten ab, für je 1 Geld.
                [1] { $may ->
                    [1] { $card }: Du darfst 1 Karte ablegen, ziehst dafür aber nichts.
                   *[other] { $card }: Lege 1 Karte ab.
                }
               *[other] { $card }: Du darfst 2 Karten ablegen, um eine zu ziehen.
            }
       *[other] { $least ->
                [0] { $card }: Du darfst bis zu { $most ->
                        [one] 1 Karte
                       *[other] { $most } Karten
                    } ablegen.
               *[other] { $card }: Lege { $least ->
                        [one] 1 Karte
                       *[other] { $least } Karten
                    } ab.
            }
    }
dominion-ask-trash =
    { $source ->
        [mine] { $least ->
                [0] { $card }: Du darfst eine Geldkarte entsorgen.
               *[other] { $card }: Entsorge eine Geldkarte.
            }
        [moneylender] { $least ->
                [0] { $card }: Du darfst ein Kupfer entsorgen: +3 Geld.
               *[other] { $card }: Entsorge ein Kupfer: +3 Geld.
            }
       *[other] { $least ->
                [0] { $card }: Du darfst bis zu { $most ->
                        [one] 1 Karte
                       *[other] { $most } Karten
                    } entsorgen.
               *[other] { $card }: Entsorge { $least ->
                        [one] 1 Karte
                       *[other] { $least } Karten
                    }.
            }
    }
dominion-ask-gain =
    { $source ->
        [forge] { $card }: Nimm dir eine Karte, die genau { $coins } kostet.
       *[other] { $card }: Nimm dir eine Karte, die höchstens { $coins } kostet.
    }
dominion-ask-gain_trashed = { $card }: Welche der entsorgten Geldkarten nimmst du dir?
dominion-ask-topdeck =
    { $source ->
        [harbinger] { $card }: Du darfst eine Karte aus deinem Ablagestapel auf den Nachziehstapel legen.
        [bureaucrat] { $card }: Decke eine Punktekarte auf und lege sie auf deinen Nachziehstapel.
       *[other] { $card }: Lege eine Handkarte auf deinen Nachziehstapel.
    }
dominion-ask-put_back = { $card }: Lege die Karten einzeln auf deinen Nachziehstapel zurück; die letzte liegt oben.
dominion-ask-play =
    { $source ->
        [vassal] { $card }: Die gerade abgelegte Aktionskarte ausspielen?
        [kings_court] { $card }: Wähle eine Aktionskarte, die du dreimal ausspielst.
       *[other] { $card }: Wähle eine Aktionskarte, die du zweimal ausspielst.
    }
dominion-ask-reveal = { $card }: Du darfst eine Geldkarte aus der Hand aufdecken und dir eine gleiche nehmen.
dominion-ask-take = { $card }: Nimm beliebig viele Kupfer aus deinem Ablagestapel auf die Hand.
dominion-ask-library = { $card }: Die gezogene Aktionskarte behalten oder beiseitelegen?
dominion-ask-trash_revealed = { $card }: Welche der von { $player } aufgedeckten Geldkarten wird entsorgt?
dominion-ask-trash_or_discard = { $card }: Die Geldkarte entsorgen oder ablegen?
dominion-ask-spy = { $card }: Die oberste Karte von { $player } – ablegen oder zurücklegen?
dominion-ask-sentry = { $card }: Jede Karte entsorgen, ablegen oder zurücklegen; die zuletzt zurückgelegte liegt oben.
dominion-ask-react_attack = { $player } greift an: { $card }. Eine Reaktion aufdecken?
dominion-ask-react_gain = Du nimmst: { $card }. Eine Karte einsetzen, die darauf reagiert?
dominion-ask-watchtower = { $card }: Die genommene Karte entsorgen oder auf deinen Nachziehstapel legen?
dominion-ask-discard_deck = { $card }: Deinen Nachziehstapel auf den Ablagestapel legen?
dominion-ask-name = { $card }: Nenne eine Karte, die { $player } in diesem Zug nicht kaufen darf.

## Antworten

dominion-do-done = Fertig
dominion-do-end_actions = Aktionsphase beenden
dominion-do-end_turn = Zug beenden
dominion-do-play_treasures = Alle Geldkarten ausspielen
dominion-do-discard_deck = Nachziehstapel ablegen
dominion-do-play = Ausspielen: { $card }
dominion-do-buy = Kaufen: { $card }
dominion-do-gain = Nehmen: { $card }
dominion-do-trash = Entsorgen: { $card }
dominion-do-discard = Ablegen: { $card }
dominion-do-topdeck = Auf den Nachziehstapel: { $card }
dominion-do-reveal = Aufdecken: { $card }
dominion-do-take = Auf die Hand: { $card }
dominion-do-set_aside = Beiseitelegen: { $card }
dominion-do-keep = Behalten: { $card }
dominion-do-use = Einsetzen: { $card }
dominion-do-name = Nennen: { $card }

## Was geschah

dominion-log-turn = { $player }: Zug { $number }.
dominion-log-play = { $player } spielt aus: { $card }.
dominion-log-play_again =
    { $number ->
        [2] { $player } spielt zum zweiten Mal aus: { $card }.
       *[other] { $player } spielt zum dritten Mal aus: { $card }.
    }
dominion-log-play_treasures =
    { $player } spielt aus: { $cards } ({ $coins ->
        [one] 1 Geld
       *[other] { $coins } Geld
    }).
dominion-log-bonus =
    { $player }:{ $actions ->
        [0] { "" }
        [one] { " " }+1 Aktion
       *[other] { " " }+{ $actions } Aktionen
    }{ $buys ->
        [0] { "" }
        [one] { " " }+1 Kauf
       *[other] { " " }+{ $buys } Käufe
    }{ $coins ->
        [0] { "" }
       *[other] { " " }+{ $coins } Geld
    }
dominion-log-tokens =
    { $player } erhält { $count ->
        [one] 1 Siegpunktmarker
       *[other] { $count } Siegpunktmarker
    }.
dominion-log-draw =
    { $seen ->
        [yes] { $player } zieht: { $cards }.
       *[no] { $player } zieht { $count ->
                [one] 1 Karte
               *[other] { $count } Karten
            }.
    }
dominion-log-shuffle = { $player } mischt.
dominion-log-discard = { $player } legt ab: { $cards }.
dominion-log-discard_hidden =
    { $seen ->
        [yes] { $player } legt ab: { $cards }; obenauf: { $card }.
       *[no] { $player } legt { $count ->
                [one] 1 Karte
               *[other] { $count } Karten
            } ab, obenauf: { $card }.
    }
dominion-log-trash = { $player } entsorgt: { $cards }.
dominion-log-buy =
    { $player } kauft: { $card } für { $coins ->
        [one] 1 Geld
       *[other] { $coins } Geld
    }.
dominion-log-gain = { $player } nimmt: { $card } ({ $place }).
dominion-log-gain_trashed = { $player } nimmt aus dem Müll: { $card }.
dominion-log-topdeck = { $player } legt auf den Nachziehstapel: { $card }.
dominion-log-topdeck_hidden =
    { $seen ->
        [yes] { $player } legt verdeckt auf den Nachziehstapel: { $card }.
       *[no] { $player } legt eine Karte auf den Nachziehstapel.
    }
dominion-log-reveal = { $player } deckt auf: { $cards } ({ $place }).
dominion-log-look =
    { $seen ->
        [yes] { $player } sieht sich an: { $cards }.
       *[no] { $player } sieht sich { $count ->
                [one] 1 Karte
               *[other] { $count } Karten
            } an.
    }
dominion-log-use = { $player } setzt ein: { $card }.
dominion-log-set_aside = { $player } legt beiseite: { $card }.
dominion-log-take = { $player } nimmt auf die Hand: { $cards }.
dominion-log-name = { $player } nennt: { $card }.
dominion-log-discard_deck = { $player } legt den Nachziehstapel auf den Ablagestapel.
dominion-log-pile_token = Der Marker von { $card } kommt auf das Handelsrouten-Tableau.
dominion-log-cleanup = { $player } räumt auf.
dominion-log-end = Die Partie ist zu Ende. Sieg für: { $players }.

## Warum nicht

dominion-refuse-no-action = Es gibt keine Aktion { $number }; Aktionen sind 0 bis { $last }.
dominion-refuse-actions-over = Die Aktionsphase ist vorbei.
dominion-refuse-actions-first = Beende zuerst die Aktionsphase.
dominion-refuse-nothing-asked = Das steht im Moment nicht zur Wahl.
dominion-refuse-no-treasures = Du hast keine einfachen Geldkarten auf der Hand. Besondere Geldkarten spielst du einzeln aus.
dominion-refuse-not-buying = Karten kannst du nur in der Kaufphase kaufen.
dominion-refuse-not-in-supply = { $card } ist in dieser Partie nicht im Vorrat.
dominion-refuse-pile-empty = Dieser Stapel ist leer: { $card }.
dominion-refuse-too-dear = { $card } kostet { $cost }, du hast { $coins } Geld.
dominion-refuse-banned = Schmuggelware: { $card } darfst du in diesem Zug nicht kaufen.
dominion-refuse-not-beside = { $card } darf nicht gekauft werden, solange du im Spiel hast: { $cards }.
dominion-refuse-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
dominion-refuse-not-an-action = { $card } ist keine Aktionskarte. In der Aktionsphase werden nur Aktionskarten ausgespielt.
dominion-refuse-action-too-late = { $card } ist eine Aktionskarte, und die Aktionsphase ist vorbei.
dominion-refuse-not-a-treasure = { $card } ist keine Geldkarte. In der Kaufphase werden nur Geldkarten ausgespielt.
dominion-refuse-bought-already = Nach dem ersten Kauf eines Zuges darf keine Geldkarte mehr ausgespielt werden.
dominion-refuse-must-choose =
    { $card }: { $count ->
        [one] Du musst eine Karte wählen.
       *[other] Du musst noch { $count } Karten wählen.
    }
dominion-refuse-finish-first = Führe zuerst diese Karte aus: { $card }.
dominion-refuse-costs-too-much = { $card } kostet { $cost }, erlaubt sind höchstens { $coins }.
dominion-refuse-costs-otherwise = { $card } kostet { $cost }, es müssen genau { $coins } sein.
dominion-refuse-does-not-fit = Diese Karte kommt hier nicht in Frage: { $card }.

## Messwerte

dominion-metric-turns = Züge
dominion-metric-cards = Karten am Spielende
dominion-metric-order = Platz in der Zugreihenfolge
dominion-metric-points_estate = Punkte aus Anwesen
dominion-metric-points_duchy = Punkte aus Herzogtümern
dominion-metric-points_province = Punkte aus Provinzen
dominion-metric-points_colony = Punkte aus Kolonien
dominion-metric-points_gardens = Punkte aus Gärten
dominion-metric-points_curse = Punkte aus Flüchen
dominion-metric-points_tokens = Punkte aus Markern
dominion-metric-province_1 = Zug der 1. Provinz
dominion-metric-province_2 = Zug der 2. Provinz
dominion-metric-province_3 = Zug der 3. Provinz
dominion-metric-province_4 = Zug der 4. Provinz
dominion-turn-cards = Karten im Deck
dominion-turn-coins = Geld pro Zug
dominion-turn-actions = Übrige Aktionen

## Begriffe

dominion-term-supply = Vorrat
dominion-term-pile = Stapel
dominion-term-empty_pile = Leerer Stapel
dominion-term-trash_pile = Müll
dominion-term-deck = Nachziehstapel
dominion-term-discard_pile = Ablagestapel
dominion-term-hand = Hand
dominion-term-in_play = Im Spiel
dominion-term-revealed = Aufgedeckt oder beiseitegelegt
dominion-term-turn = Zug
dominion-term-action_phase = Aktionsphase
dominion-term-buy_phase = Kaufphase
dominion-term-cleanup_phase = Aufräumphase
dominion-term-actions_left = Verbleibende Aktionen
dominion-term-buys_left = Verbleibende Käufe
dominion-term-victory_points = Siegpunkte
dominion-term-vp_token = Siegpunktmarker
dominion-term-coin_token = Geldmarker
dominion-term-trade_route_mat = Handelsrouten-Tableau
dominion-term-kingdom_card = Königreichkarten
dominion-term-basic_card = Basiskarten
dominion-term-cost = Kosten

# What is printed on a card.
dominion-fact-coins = Geld
dominion-fact-cost = Kosten
dominion-fact-points = Punkte
dominion-fact-sets = Set
dominion-fact-types = Kartentyp

## A new table

dominion-about-bot-beginner = Weiß, was zum Königreich passt, nimmt aber oft eine Karte, die nur gut aussieht.
dominion-about-bot-easy = Weiß, was zum Königreich passt, macht aber viele kleine Fehler.
dominion-about-bot-medium = Weiß, was zum Königreich passt, und macht ab und zu einen kleinen Fehler.
dominion-about-bot-hard = Kauft, was zum Königreich passt, und macht wenige Fehler.
dominion-about-bot-expert = Sucht den Plan, der zu diesem Königreich passt, und denkt bis zu { $seconds } Sekunden nach.
dominion-about-bot-master = Hat aus Millionen Partien mit Königreichen aller Art gelernt und denkt bis zu { $seconds } Sekunden nach.
dominion-bot-all_rounder = Alleskönner
dominion-about-bot-all_rounder = Nimmt in jedem Königreich die starken Karten und Geld.
dominion-bot-big_money = Großes Geld
dominion-about-bot-big_money = Kauft nur Geld und Provinzen.
dominion-bot-big_money_ultimate = Großes Geld, verfeinert
dominion-about-bot-big_money_ultimate = Kauft nur Geld und weiß, wann es Zeit für Herzogtümer ist.
dominion-bot-bishop_money = Bischof und Geld
dominion-about-bot-bishop_money = Geld und ein Bischof, der Karten in Punkte verwandelt.
dominion-bot-chapel_engine = Kapellen-Engine
dominion-about-bot-chapel_engine = Entsorgt zuerst die schwachen Karten und zieht dann das ganze Deck.
dominion-bot-chapel_witch = Kapelle und Hexe
dominion-about-bot-chapel_witch = Ein schlankes Deck und Flüche für alle anderen.
dominion-bot-colony_money = Kolonien und Geld
dominion-about-bot-colony_money = Geld bis zum Platin, für Kolonien.
dominion-bot-council_room = Ratsversammlung
dominion-about-bot-council_room = Geld und viele Karten durch die Ratsversammlung.
dominion-bot-gardens_rush = Gärten-Rush
dominion-about-bot-gardens_rush = Will viele Karten und Gärten und beendet die Partie früh.
dominion-bot-goons = Halsabschneider
dominion-about-bot-goons = Halsabschneider bringen bei jedem Kauf Punkte.
dominion-bot-library_money = Bibliothek und Geld
dominion-about-bot-library_money = Geld und Bibliotheken, die die Hand auffüllen.
dominion-bot-militia = Miliz
dominion-about-bot-militia = Geld und Milizen, damit die anderen weniger Karten auf der Hand haben.
dominion-bot-monument_money = Denkmal und Geld
dominion-about-bot-monument_money = Geld und Denkmäler für Siegpunktmarker.
dominion-bot-mountebank = Quacksalber
dominion-about-bot-mountebank = Geld und Quacksalber: Flüche und Kupfer für die anderen.
dominion-bot-one_smithy = Eine Schmiede
dominion-about-bot-one_smithy = Geld und eine Schmiede.
dominion-bot-royal_seal_money = Königliches Siegel und Geld
dominion-about-bot-royal_seal_money = Geld und Königliche Siegel, die neue Karten gleich in die nächste Hand bringen.
dominion-bot-smithy_at_4 = Schmiede bei 4 Geld
dominion-about-bot-smithy_at_4 = Geld und bei genau 4 Geld eine Schmiede.
dominion-bot-two_smithies = Zwei Schmieden
dominion-about-bot-two_smithies = Geld und zwei Schmieden zur rechten Zeit.
dominion-bot-village_smithy = Dörfer und Schmieden
dominion-about-bot-village_smithy = Zieht mit einer Kette von Dörfern und Schmieden das ganze Deck.
dominion-bot-witch = Hexe
dominion-about-bot-witch = Geld und Hexen: Flüche für alle anderen.
dominion-filter-sets = Set
dominion-filter-cost = Kosten
dominion-filter-types = Kartentyp

# What puzzles are about.
dominion-theme-opening = Eröffnung
dominion-theme-build = Deckaufbau
dominion-theme-trash = Entsorgen oder behalten
dominion-theme-attack = Angriff
dominion-theme-defence = Verteidigung
dominion-theme-order = Welche Aktion zuerst?
dominion-theme-keep = Was behalten?
dominion-theme-points = Punkten oder weiter aufbauen
dominion-theme-last_turns = Letzte Züge
dominion-theme-three_piles = Drei leere Stapel

# Ein importiertes Protokoll.
dominion-import-added-cards = Das Protokoll nennt nicht alle zehn Königreichkarten. Ergänzt: { $cards }.

# Die Übersicht der Eröffnungen.
dominion-openings-opening = Käufe der ersten zwei Züge
dominion-openings-purchases = Karten, die jemand mindestens einmal gekauft hat
