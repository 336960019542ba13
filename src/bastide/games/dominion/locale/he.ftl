# דומיניון: משחק הבסיס (מהדורה ראשונה ושנייה) ושגשוג.
#
# A card's `.text` is what its rules say. Where the 1st edition of the base game plays a card differently, `.text_1e` says how;
# `.text` is then the 2nd edition's. Players are named, never addressed by gender: log lines use verbal nouns.

## המשחק

dominion = דומיניון
    .about = בונים חפיסה אישית במהלך המשחק: מפעילים קלפי פעולה ורוכשים קלפים טובים יותר. מנצח מי שצבר הכי הרבה נקודות ניצחון כשנגמרים המחוזות.

## אפשרויות

dominion-option-edition = מהדורת משחק הבסיס
    .help = באיזו גרסה של מכרה פחם, מלווה בריבית וכס המלכות משחקים. במהדורה הראשונה חובה לבצע אותם.
dominion-option-edition-auto = לפי הממלכה
dominion-option-edition-1 = מהדורה ראשונה
dominion-option-edition-2 = מהדורה שנייה
dominion-option-mix_editions = ערבוב מהדורות
    .help = מאפשר גם קלפים שהודפסו רק במהדורה האחרת.
dominion-option-kingdom = ממלכה
    .help = עשרת קלפי הממלכה: שילוב מומלץ, עשרה קלפים לבחירתכם, או עשרה קלפים אקראיים.
dominion-option-kingdom-random = עשרה אקראיים
dominion-option-sets = ערכות לממלכה אקראית
    .help = הערכות שמהן נבחרים עשרת הקלפים של ממלכה אקראית.
dominion-option-platinum_colony = פלטינה וקולוניה
    .help = האם משחקים עם חפיסות הפלטינה והקולוניה.
dominion-option-platinum_colony-always = תמיד
dominion-option-platinum_colony-never = אף פעם
dominion-option-platinum_colony-random = בהגרלה: ככל שיש יותר קלפי שגשוג, כך הסיכוי גדל
dominion-option-first_player = השחקן הראשון
    .help = מי משחק ראשון.
dominion-option-first_player-random = בהגרלה
dominion-option-first_player-0 = שחקן 1
dominion-option-first_player-1 = שחקן 2
dominion-option-first_player-2 = שחקן 3
dominion-option-first_player-3 = שחקן 4
dominion-option-first_player-4 = שחקן 5
dominion-option-first_player-5 = שחקן 6

## ערכות, סוגים, מקומות

dominion-type-action = פעולה
dominion-type-treasure = אוצר
dominion-type-victory = ניצחון
dominion-type-curse = קללה
dominion-type-attack = התקפה
dominion-type-reaction = הגנה
dominion-place-hand = יד
dominion-place-deck = חפיסה אישית
dominion-place-discard = ערמת הקלפים המשומשים

## שאלות

dominion-ask-action =
    שלב פעולה: { $actions ->
        [one] נותרה פעולה אחת
        [two] נותרו שתי פעולות
       *[other] נותרו { $actions } פעולות
    }. הפעילו קלף פעולה או עברו לשלב הרכישה.
dominion-ask-buy =
    שלב רכישה: { $coins ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $coins } מטבעות
    }, { $buys ->
        [one] רכישה אחת
        [two] שתי רכישות
       *[other] { $buys } רכישות
    }. הפעילו קלפי אוצר, רכשו קלף או סיימו את התור.
dominion-ask-discard =
    { $source ->
        [mountebank] { $card }: העבירו קללה מידכם לערמת הקלפים המשומשים, או קבלו קללה ונחושת.
        [vault] { $least ->
                [0] { $card }: העבירו קלפים לערמת הקלפים המשומשים, כמה שתרצו, תמורת מטבע אחד לכל קלף.
                [1] { $may ->
                    [1] { $card }: אתם רשאים להעביר קלף אחד לערמת הקלפים המשומשים, אבל לא תשלפו קלף תמורתו.
                   *[other] { $card }: העבירו קלף אחד לערמת הקלפים המשומשים.
                }
               *[other] { $card }: העבירו שני קלפים לערמת הקלפים המשומשים ושלפו אחד, או אל תעבירו כלל.
            }
       *[other] { $least ->
                [0] { $card }: אתם רשאים להעביר עד { $most ->
                        [one] קלף אחד
                        [two] שני קלפים
                       *[other] { $most } קלפים
                    } לערמת הקלפים המשומשים.
               *[other] { $card }: העבירו { $least ->
                        [one] קלף אחד
                        [two] שני קלפים
                       *[other] { $least } קלפים
                    } לערמת הקלפים המשומשים.
            }
    }
dominion-ask-trash =
    { $source ->
        [mine] { $least ->
                [0] { $card }: אתם רשאים להשליך קלף אוצר לשטח ההפקר.
               *[other] { $card }: השליכו קלף אוצר לשטח ההפקר.
            }
        [moneylender] { $least ->
                [0] { $card }: אתם רשאים להשליך קלף נחושת לשטח ההפקר: +3 מטבעות.
               *[other] { $card }: השליכו קלף נחושת לשטח ההפקר: +3 מטבעות.
            }
       *[other] { $least ->
                [0] { $card }: אתם רשאים להשליך עד { $most ->
                        [one] קלף אחד
                        [two] שני קלפים
                       *[other] { $most } קלפים
                    } לשטח ההפקר.
               *[other] { $card }: השליכו { $least ->
                        [one] קלף אחד
                        [two] שני קלפים
                       *[other] { $least } קלפים
                    } לשטח ההפקר.
            }
    }
dominion-ask-gain =
    { $source ->
        [forge] { $card }: קבלו קלף שעלותו בדיוק { $coins }.
       *[other] { $card }: קבלו קלף שעלותו עד { $coins }.
    }
dominion-ask-gain_trashed = { $card }: אילו מקלפי האוצר שהושלכו תקבלו?
dominion-ask-topdeck =
    { $source ->
        [harbinger] { $card }: אתם רשאים להניח קלף מערמת הקלפים המשומשים על החפיסה האישית.
        [bureaucrat] { $card }: חשפו קלף ניצחון והניחו אותו על החפיסה האישית.
       *[other] { $card }: הניחו קלף מידכם על החפיסה האישית.
    }
dominion-ask-put_back = { $card }: החזירו את הקלפים לחפיסה האישית אחד אחד. האחרון יהיה העליון.
dominion-ask-play =
    { $source ->
        [vassal] { $card }: להפעיל את קלף הפעולה שזה עתה עבר לערמת הקלפים המשומשים?
        [kings_court] { $card }: בחרו קלף פעולה להפעלה שלוש פעמים.
       *[other] { $card }: בחרו קלף פעולה להפעלה פעמיים.
    }
dominion-ask-reveal = { $card }: אתם רשאים לחשוף קלף אוצר ולקבל קלף זהה לו.
dominion-ask-take = { $card }: קחו לידכם קלפי נחושת מערמת הקלפים המשומשים, כמה שתרצו.
dominion-ask-library = { $card }: להשאיר ביד את קלף הפעולה שנשלף או להניח אותו בצד?
dominion-ask-trash_revealed = { $card }: איזה מקלפי האוצר שנחשפו אצל { $player } יושלך לשטח ההפקר?
dominion-ask-trash_or_discard = { $card }: להשליך את קלף האוצר לשטח ההפקר או להעביר אותו לערמת הקלפים המשומשים?
dominion-ask-spy = { $card }: הקלף העליון של { $player }: לערמת הקלפים המשומשים או בחזרה לחפיסה?
dominion-ask-sentry = { $card }: לכל קלף בחרו: לשטח ההפקר, לערמת הקלפים המשומשים או בחזרה לחפיסה. האחרון שיוחזר יהיה העליון.
dominion-ask-react_attack = { $player } – התקפה: { $card }. לחשוף קלף הגנה?
dominion-ask-react_gain = אתם מקבלים: { $card }. להגיב בעזרת קלף?
dominion-ask-watchtower = { $card }: להשליך את הקלף שהתקבל לשטח ההפקר או להניח אותו על החפיסה האישית?
dominion-ask-discard_deck = { $card }: להעביר את החפיסה האישית לערמת הקלפים המשומשים?
dominion-ask-name = { $card }: בחרו קלף שיהיה אסור לרכישה בתור הזה של { $player }.

## תשובות

dominion-do-done = סיום
dominion-do-end_actions = סיום שלב הפעולה
dominion-do-end_turn = סיום התור
dominion-do-play_treasures = הפעלת כל קלפי האוצר הרגילים
dominion-do-discard_deck = העברת החפיסה לקלפים המשומשים
dominion-do-play = הפעלה: { $card }
dominion-do-buy = רכישה: { $card }
dominion-do-gain = קבלת קלף: { $card }
dominion-do-trash = לשטח ההפקר: { $card }
dominion-do-discard = לקלפים המשומשים: { $card }
dominion-do-topdeck = על החפיסה: { $card }
dominion-do-reveal = חשיפה: { $card }
dominion-do-take = לקיחה ליד: { $card }
dominion-do-set_aside = הנחה בצד: { $card }
dominion-do-keep = השארה ביד: { $card }
dominion-do-use = שימוש: { $card }
dominion-do-name = הכרזה על קלף: { $card }

## מה קרה

dominion-log-turn = { $player }: תור { $number }.
dominion-log-play = { $player } – הפעלה: { $card }.
dominion-log-play_again =
    { $number ->
        [2] { $player } – הפעלה שנייה: { $card }.
       *[other] { $player } – הפעלה שלישית: { $card }.
    }
dominion-log-play_treasures =
    { $player } – הפעלה: { $cards }, { $coins ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $coins } מטבעות
    }.
dominion-log-bonus =
    { $player }:{ $actions ->
        [0] { "" }
        [one] { " " }+1 פעולה
       *[other] { " " }+{ $actions } פעולות
    }{ $buys ->
        [0] { "" }
        [one] { " " }+1 רכישה
       *[other] { " " }+{ $buys } רכישות
    }{ $coins ->
        [0] { "" }
        [one] { " " }+1 מטבע
       *[other] { " " }+{ $coins } מטבעות
    }
dominion-log-tokens =
    { $player } – קבלת { $count ->
        [one] אסימון נקודת ניצחון אחד
        [two] שני אסימוני נקודות ניצחון
       *[other] { $count } אסימוני נקודות ניצחון
    }.
dominion-log-draw =
    { $seen ->
        [yes] { $player } – שליפה: { $cards }.
       *[no] { $player } – שליפת { $count ->
                [one] קלף אחד
                [two] שני קלפים
               *[other] { $count } קלפים
            }.
    }
dominion-log-shuffle = { $player } – ערבוב.
dominion-log-discard = { $player } – לערמת הקלפים המשומשים: { $cards }.
dominion-log-discard_hidden =
    { $seen ->
        [yes] { $player } – לערמת הקלפים המשומשים: { $cards }; העליון: { $card }.
       *[no] { $player } – העברת { $count ->
                [one] קלף אחד
                [two] שני קלפים
               *[other] { $count } קלפים
            } לערמת הקלפים המשומשים, העליון: { $card }.
    }
dominion-log-trash = { $player } – לשטח ההפקר: { $cards }.
dominion-log-buy =
    { $player } – רכישה: { $card }, { $coins ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $coins } מטבעות
    }.
dominion-log-gain = { $player } – קבלת קלף: { $card } ({ $place }).
dominion-log-gain_trashed = { $player } – קבלת קלף משטח ההפקר: { $card }.
dominion-log-topdeck = { $player } – על החפיסה האישית: { $card }.
dominion-log-topdeck_hidden =
    { $seen ->
        [yes] { $player } – על החפיסה האישית, בסתר: { $card }.
       *[no] { $player } – הנחת קלף על החפיסה האישית.
    }
dominion-log-reveal = { $player } – חשיפה: { $cards } ({ $place }).
dominion-log-look =
    { $seen ->
        [yes] { $player } – עיון: { $cards }.
       *[no] { $player } – עיון: { $count ->
                [one] קלף אחד
                [two] שני קלפים
               *[other] { $count } קלפים
            }.
    }
dominion-log-use = { $player } – שימוש: { $card }.
dominion-log-set_aside = { $player } – הנחה בצד: { $card }.
dominion-log-take = { $player } – לקיחה ליד: { $cards }.
dominion-log-name = { $player } – הכרזה על קלף: { $card }.
dominion-log-discard_deck = { $player } – העברת החפיסה האישית לערמת הקלפים המשומשים.
dominion-log-pile_token = האסימון של { $card } עובר ללוח נתיב הסחר.
dominion-log-cleanup = { $player } – ניקוי וסידור.
dominion-log-end = המשחק נגמר. ניצחון: { $players }.

## מדוע לא

dominion-refuse-no-action = אין פעולה { $number }; הפעולות הן 0 עד { $last }.
dominion-refuse-actions-over = שלב הפעולה כבר הסתיים.
dominion-refuse-actions-first = סיימו תחילה את שלב הפעולה.
dominion-refuse-nothing-asked = זו אינה תשובה לשאלה הנוכחית.
dominion-refuse-no-treasures = אין בידכם קלפי אוצר רגילים. קלפי אוצר מיוחדים מפעילים אחד אחד.
dominion-refuse-not-buying = אפשר לרכוש קלפים רק בשלב הרכישה.
dominion-refuse-not-in-supply = הקלף { $card } אינו במלאי של המשחק הזה.
dominion-refuse-pile-empty = החפיסה של { $card } ריקה.
dominion-refuse-too-dear =
    העלות של { $card } היא { $cost }, ויש לכם { $coins ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $coins } מטבעות
    }.
dominion-refuse-banned = הקלף { $card } אסור לרכישה בתור הזה בגלל סחורה מוברחת.
dominion-refuse-not-beside = אי אפשר לרכוש את הקלף { $card } כל עוד פעיל אצלכם: { $cards }.
dominion-refuse-not-in-hand = הקלף { $card } אינו בידכם.
dominion-refuse-not-an-action = הקלף { $card } אינו קלף פעולה. בשלב הפעולה מפעילים קלפי פעולה בלבד.
dominion-refuse-action-too-late = הקלף { $card } הוא קלף פעולה, ושלב הפעולה כבר הסתיים.
dominion-refuse-not-a-treasure = הקלף { $card } אינו קלף אוצר. בשלב הרכישה מפעילים קלפי אוצר בלבד.
dominion-refuse-bought-already = אחרי הרכישה הראשונה בתור אי אפשר להפעיל עוד קלפי אוצר.
dominion-refuse-must-choose =
    { $card }: { $count ->
        [one] עליכם לבחור קלף.
        [two] עליכם לבחור עוד שני קלפים.
       *[other] עליכם לבחור עוד { $count } קלפים.
    }
dominion-refuse-finish-first = סיימו תחילה את: { $card }.
dominion-refuse-costs-too-much = העלות של { $card } היא { $cost }, ומותר עד { $coins }.
dominion-refuse-costs-otherwise = העלות של { $card } היא { $cost }, ונדרש בדיוק { $coins }.
dominion-refuse-does-not-fit = אי אפשר לבחור כאן את הקלף { $card }.

## מדדים

dominion-metric-turns = תורות
dominion-metric-cards = קלפים בסיום
dominion-metric-order = מקום בסדר התורות
dominion-metric-points_estate = ניקוד אחוזות
dominion-metric-points_duchy = ניקוד דוכסויות
dominion-metric-points_province = ניקוד מחוזות
dominion-metric-points_colony = ניקוד קולוניות
dominion-metric-points_gardens = ניקוד גנים מלכותיים
dominion-metric-points_curse = ניקוד קללות
dominion-metric-points_tokens = ניקוד אסימונים
dominion-metric-province_1 = התור שבו נרכש המחוז הראשון
dominion-metric-province_2 = התור שבו נרכש המחוז השני
dominion-metric-province_3 = התור שבו נרכש המחוז השלישי
dominion-metric-province_4 = התור שבו נרכש המחוז הרביעי
dominion-turn-cards = קלפים בבעלות
dominion-turn-coins = מטבעות לתור
dominion-turn-actions = פעולות שלא נוצלו

## מונחים

dominion-term-supply = המלאי
dominion-term-pile = חפיסה
dominion-term-empty_pile = חפיסה ריקה
dominion-term-trash_pile = שטח הפקר
dominion-term-deck = חפיסה אישית
dominion-term-discard_pile = ערמת הקלפים המשומשים
dominion-term-hand = יד
dominion-term-in_play = קלפים פעילים
dominion-term-revealed = נחשפו או הונחו בצד
dominion-term-turn = תור
dominion-term-action_phase = שלב פעולה
dominion-term-buy_phase = שלב רכישה
dominion-term-cleanup_phase = שלב ניקוי וסידור השולחן
dominion-term-actions_left = פעולות שנותרו
dominion-term-buys_left = רכישות שנותרו
dominion-term-victory_points = נקודות ניצחון
dominion-term-vp_token = אסימוני נקודות ניצחון
dominion-term-coin_token = אסימוני נתיב הסחר
dominion-term-trade_route_mat = לוח נתיב הסחר
dominion-term-kingdom_card = קלפי ממלכה
dominion-term-basic_card = קלפי בסיס
dominion-term-cost = עלות

# What is printed on a card.
dominion-fact-coins = מטבעות
dominion-fact-cost = עלות
dominion-fact-points = נקודות
dominion-fact-sets = ערכה
dominion-fact-types = סוג

## A new table

dominion-about-bot-beginner = יודע מה מתאים לממלכה, ולעיתים קרובות לוקח קלף שרק נראה טוב.
dominion-about-bot-easy = יודע מה מתאים לממלכה, עם הרבה טעויות קטנות.
dominion-about-bot-medium = יודע מה מתאים לממלכה, וטועה מדי פעם בקטנה.
dominion-about-bot-hard = רוכש את מה שמתאים לממלכה, וכמעט לא טועה.
dominion-about-bot-expert = מחפש את התוכנית המתאימה לממלכה, וחושב עד { $seconds } שניות על כל מהלך.
dominion-about-bot-master = התאמן במיליוני משחקים בכל סוגי הממלכות, וחושב עד { $seconds } שניות על כל מהלך.
dominion-bot-all_rounder = ורסטילי
dominion-about-bot-all_rounder = לוקח את הקלפים החזקים בכל ממלכה, וקלפי אוצר.
dominion-bot-big_money = כסף גדול
dominion-about-bot-big_money = רוכש רק קלפי אוצר ומחוזות.
dominion-bot-big_money_ultimate = כסף גדול משופר
dominion-about-bot-big_money_ultimate = רוכש רק קלפי אוצר, ויודע מתי לעבור לדוכסויות.
dominion-bot-bishop_money = בישוף ואוצר
dominion-about-bot-bishop_money = קלפי אוצר, ובישוף שהופך קלפים לנקודות.
dominion-bot-chapel_engine = מנוע היכל התפילה
dominion-about-bot-chapel_engine = משליך קודם את הקלפים החלשים, ואז שולף את כל החפיסה.
dominion-bot-chapel_witch = היכל תפילה ומכשפה
dominion-about-bot-chapel_witch = חפיסה רזה, וקללות לכל השאר.
dominion-bot-colony_money = קולוניות ואוצר
dominion-about-bot-colony_money = קלפי אוצר עד פלטינה, ואז קולוניות.
dominion-bot-council_room = אולם מועצה
dominion-about-bot-council_room = קלפי אוצר, והרבה קלפים מאולם המועצה.
dominion-bot-gardens_rush = מרוץ גנים
dominion-about-bot-gardens_rush = רוצה הרבה קלפים וגנים, ומסיים את המשחק מוקדם.
dominion-bot-goons = שכירי חרב
dominion-about-bot-goons = נקודות על כל רכישה בעזרת שכירי החרב.
dominion-bot-library_money = ספרייה ואוצר
dominion-about-bot-library_money = קלפי אוצר, וספריות שממלאות את היד.
dominion-bot-militia = גדוד
dominion-about-bot-militia = קלפי אוצר, וגדוד שמקטין את הידיים של האחרים.
dominion-bot-monument_money = מצבת זיכרון ואוצר
dominion-about-bot-monument_money = קלפי אוצר, ואסימוני נקודות ממצבת הזיכרון.
dominion-bot-mountebank = רופא אליל
dominion-about-bot-mountebank = קלפי אוצר, וקללות וקלפי נחושת לאחרים.
dominion-bot-one_smithy = נפחייה אחת
dominion-about-bot-one_smithy = קלפי אוצר ונפחייה אחת.
dominion-bot-royal_seal_money = חותם מלכותי ואוצר
dominion-about-bot-royal_seal_money = קלפי אוצר, וחותם מלכותי שמביא קלפים חדשים כבר ליד הבאה.
dominion-bot-smithy_at_4 = נפחייה בארבע
dominion-about-bot-smithy_at_4 = קלפי אוצר, ונפחייה בכל פעם שיש בדיוק ארבעה מטבעות.
dominion-bot-two_smithies = שתי נפחיות
dominion-about-bot-two_smithies = קלפי אוצר ושתי נפחיות, בזמן הנכון.
dominion-bot-village_smithy = מושבות ונפחיות
dominion-about-bot-village_smithy = רצפים של מושבות ונפחיות ששולפים את כל החפיסה.
dominion-bot-witch = מכשפה
dominion-about-bot-witch = קלפי אוצר, וקללות לכל השאר.
dominion-filter-sets = ערכה
dominion-filter-cost = עלות
dominion-filter-types = סוג

# What puzzles are about.
dominion-theme-opening = הפתיחה
dominion-theme-build = בניית החפיסה
dominion-theme-trash = להשליך או להשאיר
dominion-theme-attack = התקפה
dominion-theme-defence = הגנה
dominion-theme-order = איזו פעולה קודם
dominion-theme-keep = מה להשאיר
dominion-theme-points = נקודות או בנייה
dominion-theme-last_turns = התורות האחרונים
dominion-theme-three_piles = שלוש חפיסות ריקות

# יומן מיובא.
dominion-import-added-cards = היומן אינו מזכיר את כל עשרת קלפי הממלכה. נוספו: { $cards }.

# סקירת הפתיחות.
dominion-openings-opening = הקניות בשני התורות הראשונים
dominion-openings-purchases = קלפים שמישהו קנה לפחות פעם אחת
