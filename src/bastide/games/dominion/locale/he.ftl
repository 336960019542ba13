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
    .help = מאילו ערכות נבחרים עשרת הקלפים של ממלכה אקראית.
dominion-option-sets-base1 = { dominion-set-base1 }
dominion-option-sets-base2 = { dominion-set-base2 }
dominion-option-sets-prosperity = { dominion-set-prosperity }
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

dominion-set-basic = קלפי בסיס
dominion-set-base1 = משחק הבסיס, מהדורה ראשונה
dominion-set-base2 = משחק הבסיס, מהדורה שנייה
dominion-set-prosperity = שגשוג
dominion-type-action = פעולה
dominion-type-treasure = אוצר
dominion-type-victory = ניצחון
dominion-type-curse = קללה
dominion-type-attack = התקפה
dominion-type-reaction = הגנה
dominion-place-hand = יד
dominion-place-deck = חפיסה אישית
dominion-place-discard = ערמת הקלפים המשומשים

## שילובים מומלצים

dominion-option-kingdom-first_game_1e = למשחק הראשון (מהדורה ראשונה)
dominion-option-kingdom-big_money_1e = כסף גדול
dominion-option-kingdom-interaction_1e = אינטראקציה
dominion-option-kingdom-size_distortion_1e = אמות מידה מעוותות (מהדורה ראשונה)
dominion-option-kingdom-village_square_1e = כיכר המושבה
dominion-option-kingdom-first_game_2e = למשחק הראשון (מהדורה שנייה)
dominion-option-kingdom-size_distortion_2e = אמות מידה מעוותות (מהדורה שנייה)
dominion-option-kingdom-deck_top_2e = העילית שבעילית
dominion-option-kingdom-sleight_of_hand_2e = להטוטנים
dominion-option-kingdom-improvements_2e = מקצה שיפורים
dominion-option-kingdom-silver_and_gold_2e = זהב וכסף
dominion-option-kingdom-beginners_p = מתחילים
dominion-option-kingdom-friendly_interactive_p = אינטראקציה ידידותית
dominion-option-kingdom-big_actions_p = פעולות גדולות
dominion-option-kingdom-biggest_money_1e_p = הכסף הגדול (מהדורה ראשונה)
dominion-option-kingdom-kings_army_1e_p = צבאו של המלך (מהדורה ראשונה)
dominion-option-kingdom-good_life_1e_p = החיים הטובים (מהדורה ראשונה)
dominion-option-kingdom-biggest_money_2e_p = הכסף הגדול (מהדורה שנייה)
dominion-option-kingdom-kings_army_2e_p = צבאו של המלך (מהדורה שנייה)
dominion-option-kingdom-good_life_2e_p = החיים הטובים (מהדורה שנייה)

## קלפי בסיס

dominion-card-copper = נחושת
    .text = מטבע אחד.
dominion-card-silver = כסף
    .text = 2 מטבעות.
dominion-card-gold = זהב
    .text = 3 מטבעות.
dominion-card-platinum = פלטינה
    .text = 5 מטבעות.
dominion-card-estate = אחוזה
    .text = נקודת ניצחון אחת.
dominion-card-duchy = דוכסות
    .text = 3 נקודות ניצחון.
dominion-card-province = מחוז
    .text = 6 נקודות ניצחון. המשחק מסתיים בתום התור שבו החפיסה הזאת מתרוקנת.
dominion-card-colony = קולוניה
    .text = 10 נקודות ניצחון. המשחק מסתיים בתום התור שבו החפיסה הזאת מתרוקנת.
dominion-card-curse = קללה
    .text = מפחיתה נקודת ניצחון אחת.

## משחק הבסיס

dominion-card-adventurer = הרפתקן
    .text = חשפו קלפים מהחפיסה האישית שלכם עד שייחשפו 2 קלפי אוצר. קחו אותם לידכם והעבירו את יתר הקלפים שנחשפו לערמת הקלפים המשומשים.
dominion-card-artisan = אומן
    .text = קבלו לידכם קלף שעלותו עד 5. לאחר מכן הניחו קלף אחד מידכם על החפיסה האישית שלכם.
dominion-card-bandit = שודד
    .text = קבלו קלף זהב. כל שחקן אחר חושף את 2 הקלפים העליונים בחפיסה האישית שלו, משליך לשטח ההפקר אחד מקלפי האוצר שביניהם שאינו נחושת, ומעביר את השאר לערמת הקלפים המשומשים.
dominion-card-bureaucrat = מנהלן
    .text = קבלו קלף כסף והניחו אותו על החפיסה האישית שלכם. כל שחקן אחר חושף קלף ניצחון מידו ומניח אותו על החפיסה האישית שלו, או חושף יד שאין בה קלפי ניצחון.
dominion-card-cellar = מרתף יינות
    .text = +1 פעולה. העבירו קלפים מידכם, כמה שתרצו, לערמת הקלפים המשומשים ושלפו מספר קלפים זהה.
dominion-card-chancellor = קנצלר
    .text = +2 מטבעות. אתם רשאים להעביר את כל החפיסה האישית שלכם, בלי לעיין בה, לערמת הקלפים המשומשים.
dominion-card-chapel = היכל תפילה
    .text = השליכו לשטח ההפקר עד 4 קלפים מידכם.
dominion-card-council_room = אולם מועצה
    .text = +4 קלפים. +1 רכישה. כל שחקן אחר שולף קלף אחד.
dominion-card-feast = משתה
    .text = השליכו קלף זה לשטח ההפקר. קבלו קלף שעלותו עד 5.
dominion-card-festival = פסטיבל
    .text = +2 פעולות. +1 רכישה. +2 מטבעות.
dominion-card-gardens = גנים מלכותיים
    .text = נקודת ניצחון אחת על כל 10 קלפים שברשותכם (מעוגל כלפי מטה).
dominion-card-harbinger = כרוז
    .text = +1 קלף. +1 פעולה. עיינו בערמת הקלפים המשומשים שלכם. אתם רשאים להניח קלף אחד מתוכה על החפיסה האישית שלכם.
dominion-card-laboratory = מעבדה
    .text = +2 קלפים. +1 פעולה.
dominion-card-library = ספרייה
    .text = שלפו קלפים עד שיהיו בידכם 7. קלפי פעולה שנשלפו אתם רשאים להניח בצד; בתום השליפה העבירו אותם לערמת הקלפים המשומשים.
dominion-card-market = שוק
    .text = +1 קלף. +1 פעולה. +1 רכישה. +1 מטבע.
dominion-card-merchant = סוחר
    .text = +1 קלף. +1 פעולה. בפעם הראשונה שתפעילו קלף כסף בתור זה: +1 מטבע.
dominion-card-militia = גדוד
    .text = +2 מטבעות. כל שחקן אחר מעביר קלפים מידו לערמת הקלפים המשומשים עד שיישארו בה 3.
dominion-card-mine = מכרה פחם
    .text = אתם רשאים להשליך לשטח ההפקר קלף אוצר מידכם. אם עשיתם זאת, קבלו לידכם קלף אוצר שעלותו עד 3 יותר ממנו.
    .text_1e = השליכו לשטח ההפקר קלף אוצר מידכם. קבלו לידכם קלף אוצר שעלותו עד 3 יותר ממנו.
dominion-card-moat = חפיר
    .text = +2 קלפים. כששחקן אחר מפעיל קלף התקפה, אתם רשאים לחשוף תחילה קלף זה מידכם: ההתקפה אינה פוגעת בכם.
dominion-card-moneylender = מלווה בריבית
    .text = אתם רשאים להשליך לשטח ההפקר קלף נחושת מידכם: +3 מטבעות.
    .text_1e = השליכו לשטח ההפקר קלף נחושת מידכם. אם עשיתם זאת: +3 מטבעות.
dominion-card-poacher = צייד
    .text = +1 קלף. +1 פעולה. +1 מטבע. העבירו קלף אחד מידכם לערמת הקלפים המשומשים על כל חפיסה ריקה במלאי.
dominion-card-remodel = עיצוב מחדש
    .text = השליכו לשטח ההפקר קלף מידכם. קבלו קלף שעלותו עד 2 יותר ממנו.
dominion-card-sentry = זקיף
    .text = +1 קלף. +1 פעולה. עיינו ב־2 הקלפים העליונים בחפיסה האישית שלכם. השליכו מהם לשטח ההפקר או העבירו לערמת הקלפים המשומשים, כרצונכם. החזירו את השאר לראש החפיסה בכל סדר שתרצו.
dominion-card-smithy = נפחייה
    .text = +3 קלפים.
dominion-card-spy = מרגל
    .text = +1 קלף. +1 פעולה. כל שחקן, גם אתם, חושף את הקלף העליון בחפיסה האישית שלו. אתם מחליטים לגבי כל אחד מהם אם יעבור לערמת הקלפים המשומשים או יחזור למקומו.
dominion-card-thief = גנב
    .text = כל שחקן אחר חושף את 2 הקלפים העליונים בחפיסה האישית שלו. מקלפי האוצר שחשף אתם בוחרים אחד שיושלך לשטח ההפקר; את השאר הוא מעביר לערמת הקלפים המשומשים. לאחר מכן קבלו מקלפי האוצר שהושלכו כך את אלה שתרצו.
dominion-card-throne_room = כס המלכות
    .text = אתם רשאים להפעיל קלף פעולה מידכם פעמיים.
    .text_1e = בחרו קלף פעולה שבידכם והפעילו אותו פעמיים.
dominion-card-vassal = צמית
    .text = +2 מטבעות. העבירו את הקלף העליון בחפיסה האישית שלכם לערמת הקלפים המשומשים. אם זהו קלף פעולה, אתם רשאים להפעיל אותו.
dominion-card-village = מושבה
    .text = +1 קלף. +2 פעולות.
dominion-card-witch = מכשפה
    .text = +2 קלפים. כל שחקן אחר מקבל קלף קללה.
dominion-card-woodcutter = חוטב עצים
    .text = +1 רכישה. +2 מטבעות.
dominion-card-workshop = בית מלאכה
    .text = קבלו קלף שעלותו עד 4.

## שגשוג

dominion-card-bank = בנק
    .text = מטבע אחד על כל קלף אוצר פעיל שלכם, כולל קלף זה.
dominion-card-bishop = בישוף
    .text = +1 מטבע. +1 אסימון נקודת ניצחון. השליכו לשטח ההפקר קלף מידכם: קבלו אסימוני נקודות ניצחון בשווי מחצית מעלותו, מעוגל כלפי מטה. כל שחקן אחר רשאי להשליך לשטח ההפקר קלף מידו.
dominion-card-city = עיר
    .text = +1 קלף. +2 פעולות. אם לפחות חפיסה אחת במלאי ריקה: +1 קלף. אם לפחות שתיים ריקות: גם +1 מטבע וגם +1 רכישה.
dominion-card-contraband = סחורה מוברחת
    .text = 3 מטבעות. +1 רכישה. השחקן שמשמאלכם נוקב בשם של קלף. אינכם רשאים לרכוש אותו בתור הזה.
dominion-card-counting_house = גנזך
    .text = עיינו בערמת הקלפים המשומשים שלכם. חשפו מתוכה קלפי נחושת, כמה שתרצו, וקחו אותם לידכם.
dominion-card-expand = התרחבות
    .text = השליכו לשטח ההפקר קלף מידכם. קבלו קלף שעלותו עד 3 יותר ממנו.
dominion-card-forge = כור היתוך
    .text = השליכו לשטח ההפקר קלפים מידכם, כמה שתרצו. קבלו קלף שעלותו שווה בדיוק לסכום העלויות של הקלפים שהושלכו.
dominion-card-goons = שכירי חרב
    .text = +1 רכישה. +2 מטבעות. כל שחקן אחר מעביר קלפים מידו לערמת הקלפים המשומשים עד שיישארו בה 3. כל עוד קלף זה פעיל: בכל פעם שאתם רוכשים קלף, +1 אסימון נקודת ניצחון.
dominion-card-grand_market = השוק הגדול
    .text = +1 קלף. +1 פעולה. +1 רכישה. +2 מטבעות. אינכם רשאים לרכוש קלף זה כשיש לכם קלף נחושת פעיל.
dominion-card-hoard = מאגר
    .text = 2 מטבעות. כל עוד קלף זה פעיל: בכל פעם שאתם רוכשים קלף ניצחון, קבלו קלף זהב.
dominion-card-kings_court = חצר המלכות
    .text = אתם רשאים להפעיל קלף פעולה מידכם שלוש פעמים.
dominion-card-loan = הלוואה
    .text = מטבע אחד. חשפו קלפים מהחפיסה האישית שלכם עד שייחשף קלף אוצר. השליכו אותו לשטח ההפקר או העבירו אותו לערמת הקלפים המשומשים; את יתר הקלפים שנחשפו העבירו לערמת הקלפים המשומשים.
dominion-card-mint = מטבעה
    .text = אתם רשאים לחשוף קלף אוצר מידכם ולקבל קלף זהה לו. כשאתם רוכשים קלף זה: השליכו לשטח ההפקר את כל קלפי האוצר הפעילים שלכם.
dominion-card-monument = מצבת זיכרון
    .text = +2 מטבעות. +1 אסימון נקודת ניצחון.
dominion-card-mountebank = רופא אליל
    .text = +2 מטבעות. כל שחקן אחר רשאי להעביר קלף קללה מידו לערמת הקלפים המשומשים. מי שלא עשה זאת מקבל קלף קללה וקלף נחושת.
dominion-card-peddler = רוכל
    .text = +1 קלף. +1 פעולה. +1 מטבע. בשלב רכישה עלותו של קלף זה נמוכה ב־2 על כל קלף פעולה פעיל של השחקן שזה תורו, אך לא פחות מ־0.
dominion-card-quarry = מחצבה
    .text = מטבע אחד. כל עוד קלף זה פעיל: עלותם של קלפי פעולה נמוכה ב־2, אך לא פחות מ־0.
dominion-card-rabble = אספסוף
    .text = +3 קלפים. כל שחקן אחר חושף את 3 הקלפים העליונים בחפיסה האישית שלו, מעביר את קלפי הפעולה והאוצר לערמת הקלפים המשומשים ומחזיר את השאר לראש החפיסה בכל סדר שירצה.
dominion-card-royal_seal = חותם מלכותי
    .text = 2 מטבעות. כל עוד קלף זה פעיל: בכל פעם שאתם מקבלים קלף, אתם רשאים להניח אותו על החפיסה האישית שלכם.
dominion-card-talisman = טליסמן
    .text = מטבע אחד. כל עוד קלף זה פעיל: בכל פעם שאתם רוכשים קלף שעלותו 4 או פחות ואינו קלף ניצחון, קבלו קלף נוסף זהה לו.
dominion-card-trade_route = נתיב סחר
    .text = +1 רכישה. +1 מטבע על כל אסימון שעל לוח נתיב הסחר. השליכו לשטח ההפקר קלף מידכם. (על כל חפיסת קלפי ניצחון מונח בתחילת המשחק אסימון; הוא עובר ללוח כשמתקבל הקלף הראשון מאותה חפיסה.)
dominion-card-vault = כספת
    .text = +2 קלפים. העבירו קלפים מידכם, כמה שתרצו, לערמת הקלפים המשומשים: +1 מטבע על כל אחד. כל שחקן אחר רשאי להעביר 2 קלפים מידו לערמת הקלפים המשומשים ולשלוף קלף אחד.
dominion-card-venture = מיזם
    .text = מטבע אחד. חשפו קלפים מהחפיסה האישית שלכם עד שייחשף קלף אוצר. העבירו את יתר הקלפים שנחשפו לערמת הקלפים המשומשים, ואז הפעילו את קלף האוצר.
dominion-card-watchtower = מגדל שמירה
    .text = שלפו קלפים עד שיהיו בידכם 6. כשאתם מקבלים קלף, אתם רשאים לחשוף קלף זה מידכם ולהשליך את הקלף שהתקבל לשטח ההפקר או להניח אותו על החפיסה האישית שלכם.
dominion-card-workers_village = מושבת הפועלים
    .text = +1 קלף. +2 פעולות. +1 רכישה.

## שאלות

dominion-ask-action = שלב פעולה (נותרו פעולות: { $actions }). הפעילו קלף פעולה או עברו לשלב הרכישה.
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
                [1] { $card }: העבירו קלף אחד לערמת הקלפים המשומשים.
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
dominion-ask-react_gain = קיבלתם: { $card }. להשתמש בקלף הגנה?
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
dominion-log-end = המשחק הסתיים. ניצחון: { $players }.

## מדוע לא

dominion-refuse-no-action = אין פעולה { $number }; הפעולות הן 0 עד { $last }.
dominion-refuse-actions-over = שלב הפעולה כבר הסתיים.
dominion-refuse-actions-first = סיימו תחילה את שלב הפעולה.
dominion-refuse-nothing-asked = אין כרגע שאלה שזו התשובה לה.
dominion-refuse-no-treasures = אין בידכם קלפי אוצר רגילים.
dominion-refuse-not-buying = רוכשים קלפים בשלב הרכישה.
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
dominion-refuse-finish-first = השיבו תחילה על: { $card }.
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
dominion-turn-actions = פעולות שנותרו

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

dominion-about-bot-beginner = רוכש קלפי אוצר ונפחייה, ולעיתים קרובות לוקח קלף שרק נראה טוב.
dominion-about-bot-easy = רוכש קלפי אוצר ונפחייה, ומדי פעם לא את הקלף הטוב ביותר.
dominion-about-bot-medium = רוכש קלפי אוצר ונפחייה, בלי טעויות.
dominion-about-bot-hard = חושב רגע קדימה ומנצל את הקלפים החזקים של הממלכה.
dominion-about-bot-expert = מחפש את התוכנית המתאימה לממלכה, וחושב שלוש שניות.
dominion-about-bot-master = אחרי מיליוני משחקים בכל סוגי הממלכות, וחושב שלוש שניות.
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
dominion-bot-militia = גדוד
dominion-about-bot-militia = קלפי אוצר, ופחות קלפים לאחרים.
dominion-bot-monument_money = מצבת זיכרון ואוצר
dominion-about-bot-monument_money = קלפי אוצר, ומדי פעם נקודה.
dominion-bot-mountebank = רופא אליל
dominion-about-bot-mountebank = קלפי אוצר, וקללות וקלפי נחושת לאחרים.
dominion-bot-one_smithy = נפחייה אחת
dominion-about-bot-one_smithy = קלפי אוצר ונפחייה אחת.
dominion-bot-smithy_at_4 = נפחייה בארבע
dominion-about-bot-smithy_at_4 = קלפי אוצר, ונפחייה בכל פעם שיש בדיוק ארבעה מטבעות.
dominion-bot-two_smithies = שתי נפחיות
dominion-about-bot-two_smithies = קלפי אוצר ושתי נפחיות, בזמן הנכון.
dominion-bot-village_smithy = מושבות ונפחיות
dominion-about-bot-village_smithy = רצפים של פעולות ששולפים את כל החפיסה.
dominion-bot-witch = מכשפה
dominion-about-bot-witch = קלפי אוצר, וקללות לכל השאר.
dominion-filter-sets = ערכה
dominion-filter-cost = עלות
dominion-filter-types = סוג

# What puzzles are about.
dominion-theme-opening = הפתיחה
dominion-theme-build = בניית החפיסה
dominion-theme-trash = להשליך או להשאיר
dominion-theme-order = איזו פעולה קודם
dominion-theme-keep = מה להשאיר
dominion-theme-points = נקודות או בנייה
dominion-theme-last_turns = התורות האחרונים
dominion-theme-three_piles = שלוש חפיסות ריקות
dominion-theme-ending = סיום המשחק
