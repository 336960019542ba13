seven_wonders = 7 הפלאים
    .about = שלוש עד שבע ערים מתפתחות לאורך שלושה עידנים. כולם משחקים קלף בו־זמנית, ואז מעבירים את שאר הקלפים לשכן.

seven_wonders-option-boards = לוחות
    .help = לוח אחד לכל שחקן לפי סדר המקומות, או חלוקה באקראי.
seven_wonders-option-boards-random = חלוקה באקראי
seven_wonders-option-boards-alexandria = אלכסנדריה
seven_wonders-option-boards-babylon = בבל
seven_wonders-option-boards-ephesos = אפסוס
seven_wonders-option-boards-gizah = גיזה
seven_wonders-option-boards-halikarnassos = הליקרנסוס
seven_wonders-option-boards-olympia = אולימפיה
seven_wonders-option-boards-rhodos = רודוס
seven_wonders-option-sides = צדדים
    .help = באיזה צד של הלוחות משתמשים. למשחק ראשון מתאים צד היום.
seven_wonders-option-sides-chosen = כל שחקן בוחר
seven_wonders-option-sides-day = יום לכולם
seven_wonders-option-sides-night = לילה לכולם
seven_wonders-option-sides-random = בהגרלה
seven_wonders-option-added_cards = קלפים נוספים
    .help = קלפים מחבילות מותקנות. קלף איגוד מצטרף לאיגודים; כל קלף אחר מחליף את כל העותקים של קלף אחד מאותו עידן.

seven_wonders-age-number = { $age ->
    [1] ראשון
    [2] שני
   *[other] שלישי
}

seven_wonders-ask-side = { $board }: באיזה צד תשחקו, צד היום או צד הלילה?
seven_wonders-ask-card = עידן { seven_wonders-age-number }, תור { $turn }: בחרו קלף להקמה, לשלב בפלא או למכירה.
seven_wonders-ask-last_card = עידן { seven_wonders-age-number }: { $board } מאפשרת לכם לשחק גם את הקלף השביעי.
seven_wonders-ask-dig = { $board }: אתם רשאים להקים ללא עלות קלף מערמת הקלפים המשומשים.

seven_wonders-do-build = הקמה: { $card }{ $bank ->
    [0] {""}
    [one] {" "}(מטבע אחד)
   *[other] {" "}({ $bank } מטבעות)
}{ $left ->
    [0] {""}
    [one] ; מ־{ $left_player }: { $left_resources } תמורת מטבע אחד
   *[other] ; מ־{ $left_player }: { $left_resources } תמורת { $left } מטבעות
}{ $right ->
    [0] {""}
    [one] ; מ־{ $right_player }: { $right_resources } תמורת מטבע אחד
   *[other] ; מ־{ $right_player }: { $right_resources } תמורת { $right } מטבעות
}
seven_wonders-do-stage = שלב בפלא עם הקלף: { $card }{ $left ->
    [0] {""}
    [one] ; מ־{ $left_player }: { $left_resources } תמורת מטבע אחד
   *[other] ; מ־{ $left_player }: { $left_resources } תמורת { $left } מטבעות
}{ $right ->
    [0] {""}
    [one] ; מ־{ $right_player }: { $right_resources } תמורת מטבע אחד
   *[other] ; מ־{ $right_player }: { $right_resources } תמורת { $right } מטבעות
}
seven_wonders-do-sell = מכירה ב־3 מטבעות: { $card }
seven_wonders-do-dig = הקמה מהמשומשים: { $card }
seven_wonders-do-dig_nothing = לא להקים מהמשומשים
seven_wonders-do-side = { $side }

seven_wonders-refuse-side_first = בחרו תחילה צד של הלוח שלכם, { $board }.
seven_wonders-refuse-side_chosen = צדי הלוחות כבר נבחרו.
seven_wonders-refuse-not_digging = אי אפשר להקים עכשיו קלף מערמת הקלפים המשומשים.
seven_wonders-refuse-only_dig = { $board }: הקימו קלף מערמת הקלפים המשומשים או ותרו. אין עכשיו אפשרות אחרת.
seven_wonders-refuse-not_in_hand = הקלף { $card } אינו בידכם.
seven_wonders-refuse-not_discarded = הקלף { $card } אינו בערמת הקלפים המשומשים.
seven_wonders-refuse-all_stages = כל השלבים של { $board } כבר הוקמו.
seven_wonders-refuse-stands = המבנה { $card } כבר הוקם בעירכם. אי אפשר להקים את אותו מבנה פעמיים.
seven_wonders-refuse-free = המבנה { $card } הוא ללא עלות עבורכם, ואין צורך לשלם.
seven_wonders-refuse-coins = העלות של { $card } היא { $price ->
    [one] מטבע אחד
   *[other] { $price } מטבעות
}, ויש לכם { $coins }.
seven_wonders-refuse-out_of_reach = העלות של { $card } היא { $resources }: העיר שלכם וערי שכניכם אינן מספקות די מהם.
seven_wonders-refuse-own_resources = העלות של { $card } היא { $resources }: העיר שלכם מספקת הכול, ולכן אי אפשר לקנות.
seven_wonders-refuse-too_dear = העלות של { $card } היא { $resources }: מה שחסר לכם עולה { $price ->
    [one] מטבע אחד
   *[other] { $price } מטבעות
}, ויש לכם { $coins }.
seven_wonders-refuse-wrong_payment = העלות של { $card } היא { $resources }: התשלום הזה אינו מתאים. הזול ביותר: { $left } לשכן משמאל ו־{ $right } לשכן מימין.
seven_wonders-refuse-out_of_reach_stage = העלות של שלב { $stage } היא { $resources }: העיר שלכם וערי שכניכם אינן מספקות די מהם.
seven_wonders-refuse-own_resources_stage = העלות של שלב { $stage } היא { $resources }: העיר שלכם מספקת הכול, ולכן אי אפשר לקנות.
seven_wonders-refuse-too_dear_stage = העלות של שלב { $stage } היא { $resources }: מה שחסר לכם עולה { $price ->
    [one] מטבע אחד
   *[other] { $price } מטבעות
}, ויש לכם { $coins }.
seven_wonders-refuse-wrong_payment_stage = העלות של שלב { $stage } היא { $resources }: התשלום הזה אינו מתאים. הזול ביותר: { $left } לשכן משמאל ו־{ $right } לשכן מימין.

seven_wonders-log-age = עידן { seven_wonders-age-number } מתחיל.
seven_wonders-log-choose = { $player } – הבחירה נעשתה.
seven_wonders-log-side = { $player }: { $board }, { $side }.
seven_wonders-log-spend = { $player } – תשלום למאגר המטבעות: { $coins ->
    [one] מטבע אחד
   *[other] { $coins } מטבעות
}.
seven_wonders-log-earn = { $player } – הכנסה: { $coins ->
    [one] מטבע אחד
   *[other] { $coins } מטבעות
}.
seven_wonders-log-trade = { $player } – קנייה מ־{ $other_player }: { $resources }, תמורת { $coins ->
    [one] מטבע אחד
   *[other] { $coins } מטבעות
}.
seven_wonders-log-build = { $player } – הקמה: { $card }.
seven_wonders-log-stage = { $player } – הקמת שלב { $stage } של { $board }. מתחת ללוח: { $card }.
seven_wonders-log-sell = { $player } – מכירה ב־3 מטבעות: { $card }.
seven_wonders-log-left_over = { $player } – לקלפים המשומשים בסוף העידן: { $card }.
seven_wonders-log-dig = { $player } – הקמה מהמשומשים: { $card }.
seven_wonders-log-dig_nothing = { $player } – בלי הקמה מהמשומשים.
seven_wonders-log-pass = הקלפים עוברים { $direction }.
seven_wonders-log-fight = ניצחון של { $player } ({ $shields }) על { $other_player } ({ $other_shields }): אות ניצחון ⁦+{ $points }⁩, אות תבוסה ⁦−1⁩.

seven_wonders-card-hidden = קלף
seven_wonders-side-day = צד היום
seven_wonders-side-night = צד הלילה
seven_wonders-direction-left = שמאלה
seven_wonders-direction-right = ימינה

seven_wonders-table-sides = השחקנים בוחרים את צדי הלוחות.
seven_wonders-table-age = עידן { seven_wonders-age-number }, תור { $turn }. הקלפים עוברים { $direction }. קלפים משומשים: { $count }.
seven_wonders-table-age_end = עידן { seven_wonders-age-number }, תור { $turn }. קלפים משומשים: { $count }.
seven_wonders-table-last_card = עידן { seven_wonders-age-number }, אחרי התור האחרון. קלפים משומשים: { $count }.
seven_wonders-table-over = המשחק נגמר.
seven_wonders-table-city = { $player }: { $board }, { $side }
seven_wonders-table-board = { $player }: { $board }
seven_wonders-table-counts = שלבים { $stages } מתוך { $stages_in_all }, { $coins ->
    [one] מטבע אחד
   *[other] { $coins } מטבעות
}, { $shields ->
    [one] סמן עוצמה אחד
   *[other] { $shields } סמני עוצמה
}, אותות { $tokens }, { $total ->
    [one] נקודה אחת
   *[other] { $total } נקודות
}
seven_wonders-table-colour = { $colour }: { $cards }
seven_wonders-table-under = מתחת ללוח: { $cards }
seven_wonders-table-discard = קלפים משומשים: { $cards }
seven_wonders-table-hand = היד שלכם:
seven_wonders-table-card = { $cards } (עלות: { $cost }): { $text }
seven_wonders-table-printed = עידן { seven_wonders-age-number }, { $colour }. עלות: { $cost }.
seven_wonders-table-cost = { $coins ->
    [0] { $resources }
    [one] מטבע אחד
   *[other] { $coins } מטבעות
}
seven_wonders-table-place = { $player } ({ $place })
seven_wonders-table-makes = מספקת: { $resources }
seven_wonders-table-makes_alone = ; לעצמה בלבד: { $resources }
seven_wonders-table-stage_built = { $stage } [הוקם]
seven_wonders-place-you = זה אתם
seven_wonders-place-left = השכן משמאל
seven_wonders-place-right = השכן מימין
seven_wonders-table-chosen = בחרתם: { $choice }

seven_wonders-metric-military = צבא
seven_wonders-metric-treasury = קופת אוצר
seven_wonders-metric-wonder = פלא העולם
seven_wonders-metric-civilian = מבנים אזרחיים
seven_wonders-metric-science = מדע
seven_wonders-metric-commerce = מסחר
seven_wonders-metric-guilds = איגודים


## קלפי עידן I

seven_wonders-card-lumber-yard = חיטוב עצים
    .text = מספק בכל תור יחידת עץ אחת.
seven_wonders-card-stone-pit = בורות אבן
    .text = מספק בכל תור יחידת אבן אחת.
seven_wonders-card-clay-pool = בריכת חימר
    .text = מספק בכל תור יחידת חימר אחת.
seven_wonders-card-ore-vein = עורקי ברזל
    .text = מספק בכל תור יחידת ברזל אחת.
seven_wonders-card-tree-farm = מטע עצים
    .text = מספק בכל תור יחידה אחת לבחירתכם: עץ או חימר.
seven_wonders-card-excavation = אתר חפירה
    .text = מספק בכל תור יחידה אחת לבחירתכם: אבן או חימר.
seven_wonders-card-clay-pit = מחצבת חימר
    .text = מספק בכל תור יחידה אחת לבחירתכם: ברזל או חימר.
seven_wonders-card-timber-yard = חצר קורות
    .text = מספק בכל תור יחידה אחת לבחירתכם: עץ או אבן.
seven_wonders-card-forest-cave = מערת היער
    .text = מספק בכל תור יחידה אחת לבחירתכם: עץ או ברזל.
seven_wonders-card-mine = מכרה
    .text = מספק בכל תור יחידה אחת לבחירתכם: אבן או ברזל.
seven_wonders-card-loom-1 = נול אריגה
    .text = מספק בכל תור יחידת בד אחת.
seven_wonders-card-glassworks-1 = מפעל זכוכית
    .text = מספק בכל תור יחידת זכוכית אחת.
seven_wonders-card-press-1 = מכבשת נייר
    .text = מספק בכל תור יחידת פפירוס אחת.
seven_wonders-card-well = באר
    .text = מזכה ב־3 נקודות ניצחון. מוביל אל: אנדרטה.
seven_wonders-card-baths = בתי מרחץ
    .text = מזכה ב־3 נקודות ניצחון. מוביל אל: אמת מים.
seven_wonders-card-altar = מזבח
    .text = מזכה ב־3 נקודות ניצחון. מוביל אל: פנתאון.
seven_wonders-card-theater = תיאטרון
    .text = מזכה ב־3 נקודות ניצחון. מוביל אל: גני נוי.
seven_wonders-card-tavern = פונדק
    .text = מזכה ב־5 מטבעות עם ההקמה.
seven_wonders-card-east-trading-post = תחנת סחר מזרחית
    .text = חומרי גלם נפוצים מהשכן מימין עולים לכם מטבע אחד בלבד כל אחד. מוביל אל: פורום.
seven_wonders-card-west-trading-post = תחנת סחר מערבית
    .text = חומרי גלם נפוצים מהשכן משמאל עולים לכם מטבע אחד בלבד כל אחד. מוביל אל: פורום.
seven_wonders-card-marketplace = שוק
    .text = מוצרים תעשייתיים משני השכנים עולים לכם מטבע אחד בלבד כל אחד. מוביל אל: חאן שיירות.
seven_wonders-card-stockade = מכלאה
    .text = מוסיף סמן עוצמה צבאית אחד.
seven_wonders-card-barracks = בסיס צבאי
    .text = מוסיף סמן עוצמה צבאית אחד.
seven_wonders-card-guard-tower = מגדל שמירה
    .text = מוסיף סמן עוצמה צבאית אחד.
seven_wonders-card-apothecary = מעבדת רוקחות
    .text = נושא סמל מדע: מחוגה. מוביל אל: אורוות, מרפאה.
seven_wonders-card-workshop = בית מלאכה
    .text = נושא סמל מדע: גלגל שיניים. מוביל אל: מטווח קשתות, מעבדה.
seven_wonders-card-scriptorium = בית העתקת כתבי יד
    .text = נושא סמל מדע: לוח כתב. מוביל אל: בית משפט, ספרייה.

## קלפי עידן II

seven_wonders-card-sawmill = מנסרה
    .text = מספק בכל תור 2 יחידות עץ.
seven_wonders-card-quarry = מחצבה
    .text = מספק בכל תור 2 יחידות אבן.
seven_wonders-card-brickyard = מפעל לבנים
    .text = מספק בכל תור 2 יחידות חימר.
seven_wonders-card-foundry = בית יציקה
    .text = מספק בכל תור 2 יחידות ברזל.
seven_wonders-card-loom-2 = נול אריגה
    .text = מספק בכל תור יחידת בד אחת.
seven_wonders-card-glassworks-2 = מפעל זכוכית
    .text = מספק בכל תור יחידת זכוכית אחת.
seven_wonders-card-press-2 = מכבשת נייר
    .text = מספק בכל תור יחידת פפירוס אחת.
seven_wonders-card-statue = אנדרטה
    .text = מזכה ב־4 נקודות ניצחון. ללא עלות אחרי: באר.
seven_wonders-card-aqueduct = אמת מים
    .text = מזכה ב־5 נקודות ניצחון. ללא עלות אחרי: בתי מרחץ.
seven_wonders-card-temple = מקדש
    .text = מזכה ב־4 נקודות ניצחון.
seven_wonders-card-courthouse = בית משפט
    .text = מזכה ב־4 נקודות ניצחון. ללא עלות אחרי: בית העתקת כתבי יד.
seven_wonders-card-caravansery = חאן שיירות
    .text = מספק בכל תור יחידה אחת לבחירתכם: עץ, אבן, ברזל או חימר, לשימושכם בלבד. ללא עלות אחרי: שוק. מוביל אל: מגדלור.
    .note = הוא מספק יחידה אחת בכל תור, מהסוג הדרוש לכם. מה שהוא מספק אינו למכירה.
seven_wonders-card-forum = פורום
    .text = מספק בכל תור יחידה אחת לבחירתכם: זכוכית, פפירוס או בד, לשימושכם בלבד. ללא עלות אחרי: תחנת סחר מזרחית או תחנת סחר מערבית (די באחת מהן). מוביל אל: נמל.
    .note = די באחת משתי תחנות הסחר כדי להקים אותו ללא עלות. מה שהוא מספק אינו למכירה.
seven_wonders-card-vineyard = כרם
    .text = מזכה עם ההקמה במטבע אחד על כל קלף חום בעירכם ובערי שני השכנים.
    .note = הוא סופר גם קלפים חומים שמוקמים באותו תור.
seven_wonders-card-bazar = בזאר
    .text = מזכה עם ההקמה ב־2 מטבעות על כל קלף אפור בעירכם ובערי שני השכנים.
seven_wonders-card-stables = אורוות
    .text = מוסיף 2 סמני עוצמה צבאית. ללא עלות אחרי: מעבדת רוקחות.
seven_wonders-card-archery-range = מטווח קשתות
    .text = מוסיף 2 סמני עוצמה צבאית. ללא עלות אחרי: בית מלאכה.
seven_wonders-card-walls = חומות
    .text = מוסיף 2 סמני עוצמה צבאית. מוביל אל: ביצורים.
seven_wonders-card-training-ground = מגרש אימונים
    .text = מוסיף 2 סמני עוצמה צבאית. מוביל אל: קרקס.
seven_wonders-card-dispensary = מרפאה
    .text = נושא סמל מדע: מחוגה. ללא עלות אחרי: מעבדת רוקחות. מוביל אל: זירה, אכסניה.
seven_wonders-card-laboratory = מעבדה
    .text = נושא סמל מדע: גלגל שיניים. ללא עלות אחרי: בית מלאכה. מוביל אל: סדנת כלי מצור, מצפה כוכבים.
seven_wonders-card-library = ספרייה
    .text = נושא סמל מדע: לוח כתב. ללא עלות אחרי: בית העתקת כתבי יד. מוביל אל: סנאט, אוניברסיטה.
seven_wonders-card-school = בית ספר
    .text = נושא סמל מדע: לוח כתב. מוביל אל: אקדמיה, חדר עיון.

## קלפי עידן III

seven_wonders-card-pantheon = פנתאון
    .text = מזכה ב־7 נקודות ניצחון. ללא עלות אחרי: מזבח.
seven_wonders-card-gardens = גני נוי
    .text = מזכה ב־5 נקודות ניצחון. ללא עלות אחרי: תיאטרון.
seven_wonders-card-town-hall = בית העירייה
    .text = מזכה ב־6 נקודות ניצחון.
seven_wonders-card-palace = ארמון
    .text = מזכה ב־8 נקודות ניצחון.
seven_wonders-card-senate = סנאט
    .text = מזכה ב־6 נקודות ניצחון. ללא עלות אחרי: ספרייה.
seven_wonders-card-haven = נמל
    .text = מזכה במטבע אחד עם ההקמה ובנקודת ניצחון אחת בסוף המשחק על כל קלף חום בעירכם. ללא עלות אחרי: פורום.
seven_wonders-card-lighthouse = מגדלור
    .text = מזכה במטבע אחד עם ההקמה ובנקודת ניצחון אחת בסוף המשחק על כל קלף צהוב בעירכם. ללא עלות אחרי: חאן שיירות.
    .note = הוא סופר גם את עצמו.
seven_wonders-card-chamber-of-commerce = לשכת מסחר
    .text = מזכה ב־2 מטבעות עם ההקמה וב־2 נקודות ניצחון בסוף המשחק על כל קלף אפור בעירכם.
seven_wonders-card-ludus = לודוס
    .text = מזכה ב־3 מטבעות עם ההקמה ובנקודת ניצחון אחת בסוף המשחק על כל קלף אדום בעירכם.
    .note = המטבעות מתקבלים פעם אחת, על הקלפים האדומים שכבר הוקמו. הנקודות נספרות בסוף, גם על אלה שיוקמו אחר כך.
seven_wonders-card-arena = זירה
    .text = מזכה ב־3 מטבעות עם ההקמה ובנקודת ניצחון אחת בסוף המשחק על כל שלב פיתוח שהקמתם בפלא שלכם. ללא עלות אחרי: מרפאה.
    .note = המטבעות מתקבלים פעם אחת, על השלבים שכבר הוקמו. הנקודות נספרות בסוף, גם על אלה שיוקמו אחר כך.
seven_wonders-card-fortifications = ביצורים
    .text = מוסיף 3 סמני עוצמה צבאית. ללא עלות אחרי: חומות.
seven_wonders-card-circus = קרקס
    .text = מוסיף 3 סמני עוצמה צבאית. ללא עלות אחרי: מגרש אימונים.
seven_wonders-card-arsenal = בית נשק
    .text = מוסיף 3 סמני עוצמה צבאית.
seven_wonders-card-siege-workshop = סדנת כלי מצור
    .text = מוסיף 3 סמני עוצמה צבאית. ללא עלות אחרי: מעבדה.
seven_wonders-card-castrum = קסטרום
    .text = מוסיף 3 סמני עוצמה צבאית.
seven_wonders-card-lodge = אכסניה
    .text = נושא סמל מדע: מחוגה. ללא עלות אחרי: מרפאה.
seven_wonders-card-observatory = מצפה כוכבים
    .text = נושא סמל מדע: גלגל שיניים. ללא עלות אחרי: מעבדה.
seven_wonders-card-university = אוניברסיטה
    .text = נושא סמל מדע: לוח כתב. ללא עלות אחרי: ספרייה.
seven_wonders-card-academy = אקדמיה
    .text = נושא סמל מדע: מחוגה. ללא עלות אחרי: בית ספר.
seven_wonders-card-study = חדר עיון
    .text = נושא סמל מדע: גלגל שיניים. ללא עלות אחרי: בית ספר.

## איגודים מקצועיים

seven_wonders-card-workers-guild = איגוד פועלים
    .text = מזכה בנקודת ניצחון אחת על כל קלף חום בערי שני השכנים.
seven_wonders-card-craftsmens-guild = איגוד אומנים
    .text = מזכה ב־2 נקודות ניצחון על כל קלף אפור בערי שני השכנים.
seven_wonders-card-magistrates-guild = איגוד שופטים
    .text = מזכה בנקודת ניצחון אחת על כל קלף כחול בערי שני השכנים.
seven_wonders-card-traders-guild = איגוד סוחרים
    .text = מזכה בנקודת ניצחון אחת על כל קלף צהוב בערי שני השכנים.
seven_wonders-card-spies-guild = איגוד מרגלים
    .text = מזכה בנקודת ניצחון אחת על כל קלף אדום בערי שני השכנים.
seven_wonders-card-philosophers-guild = איגוד פילוסופים
    .text = מזכה בנקודת ניצחון אחת על כל קלף ירוק בערי שני השכנים.
seven_wonders-card-shipowners-guild = איגוד ימאים
    .text = מזכה בנקודת ניצחון אחת על כל קלף חום, אפור או סגול בעירכם.
    .note = הוא סופר גם את עצמו.
seven_wonders-card-scientists-guild = איגוד מדענים
    .text = נחשב בסוף המשחק לסמל מדע אחד לבחירתכם.
    .note = זה קלף סגול, לא ירוק. הסמל שלו נבחר בסוף, כך שיהיה שווה הכי הרבה.
seven_wonders-card-decorators-guild = איגוד מעצבים
    .text = מזכה ב־7 נקודות ניצחון אם כל שלבי הפלא שלכם הוקמו.
    .note = כל שלבי הפלא חייבים להיות מוקמים, בין שיש בו שני שלבים ובין שיש בו ארבעה.
seven_wonders-card-builders-guild = איגוד בנאים
    .text = מזכה בנקודת ניצחון אחת על כל שלב פיתוח שהוקם בפלא שלכם ובפלאים של שני השכנים.
    .note = הוא סופר את השלבים של שלוש ערים: שלכם ושל שני השכנים.

## לוחות

seven_wonders-board-alexandria = אלכסנדריה
    .text = משאב התחלתי: זכוכית.
    .day = 1 (2 אבן): מזכה ב־3 נקודות ניצחון. 2 (2 ברזל): מספק בכל תור יחידה אחת לבחירתכם: עץ, אבן, ברזל או חימר, לשימושכם בלבד. 3 (1 פפירוס, 1 בד): מזכה ב־7 נקודות ניצחון.
    .night = 1 (2 חימר): מספק בכל תור יחידה אחת לבחירתכם: עץ, אבן, ברזל או חימר, לשימושכם בלבד. 2 (3 ברזל): מספק בכל תור יחידה אחת לבחירתכם: זכוכית, פפירוס או בד, לשימושכם בלבד. 3 (4 עץ): מזכה ב־7 נקודות ניצחון.
    .note = חלק מהשלבים מספקים משאב לבחירתכם, לשימושכם בלבד. ראו [[resources|משאבים]].
seven_wonders-board-babylon = בבל
    .text = משאב התחלתי: עץ.
    .day = 1 (2 חימר): מזכה ב־3 נקודות ניצחון. 2 (2 ברזל, 1 בד): נחשב בסוף המשחק לסמל מדע אחד לבחירתכם. 3 (4 עץ): מזכה ב־7 נקודות ניצחון.
    .night = 1 (2 אבן): בסוף כל עידן משחקים גם את הקלף השביעי, במקום להעביר אותו לקלפים המשומשים. 2 (3 חימר, 1 זכוכית): נחשב בסוף המשחק לסמל מדע אחד לבחירתכם.
    .note = בצד היום סמל מדע לבחירתכם, שנקבע בסוף כך שיהיה שווה הכי הרבה. בצד הלילה [[last-card|הקלף השביעי של כל עידן]] וגם סמל כזה.
seven_wonders-board-ephesos = אפסוס
    .text = משאב התחלתי: פפירוס.
    .day = 1 (2 חימר): מזכה ב־3 נקודות ניצחון. 2 (2 עץ): מזכה ב־9 מטבעות עם ההקמה. 3 (2 ברזל, 1 זכוכית): מזכה ב־7 נקודות ניצחון.
    .night = 1 (2 אבן): מזכה ב־2 נקודות ניצחון. מזכה ב־4 מטבעות עם ההקמה. 2 (2 עץ): מזכה ב־3 נקודות ניצחון. מזכה ב־4 מטבעות עם ההקמה. 3 (2 ברזל, 1 בד): מזכה ב־5 נקודות ניצחון. מזכה ב־4 מטבעות עם ההקמה.
    .note = מטבעות ברגע הנכון: הם מתקבלים פעם אחת, כשהשלב מוקם.
seven_wonders-board-gizah = גיזה
    .text = משאב התחלתי: אבן.
    .day = 1 (2 עץ): מזכה ב־3 נקודות ניצחון. 2 (2 חימר, 1 בד): מזכה ב־5 נקודות ניצחון. 3 (4 אבן): מזכה ב־7 נקודות ניצחון.
    .night = 1 (2 עץ): מזכה ב־3 נקודות ניצחון. 2 (3 אבן): מזכה ב־5 נקודות ניצחון. 3 (3 חימר): מזכה ב־5 נקודות ניצחון. 4 (4 אבן, 1 פפירוס): מזכה ב־7 נקודות ניצחון.
    .note = נקודות בלבד. בצד הלילה ארבעה שלבים.
seven_wonders-board-halikarnassos = הליקרנסוס
    .text = משאב התחלתי: בד.
    .day = 1 (2 ברזל): מזכה ב־3 נקודות ניצחון. 2 (1 זכוכית, 1 פפירוס): בסוף התור אתם רשאים להקים ללא עלות קלף אחד מערמת הקלפים המשומשים. 3 (3 אבן): מזכה ב־7 נקודות ניצחון.
    .night = 1 (2 חימר): מזכה ב־2 נקודות ניצחון. בסוף התור אתם רשאים להקים ללא עלות קלף אחד מערמת הקלפים המשומשים. 2 (1 זכוכית, 1 פפירוס): מזכה בנקודת ניצחון אחת. בסוף התור אתם רשאים להקים ללא עלות קלף אחד מערמת הקלפים המשומשים. 3 (3 עץ): בסוף התור אתם רשאים להקים ללא עלות קלף אחד מערמת הקלפים המשומשים.
    .note = ראו [[dig|הקמה מהמשומשים]]. מכרו קלפים שתרצו להקים אחר כך.
seven_wonders-board-olympia = אולימפיה
    .text = משאב התחלתי: חימר.
    .day = 1 (2 אבן): מזכה ב־3 נקודות ניצחון. 2 (2 עץ): הקמת קלף בצבע שעדיין אין בעירכם היא ללא עלות. 3 (3 חימר): מזכה ב־7 נקודות ניצחון.
    .night = 1 (2 ברזל): מזכה ב־2 נקודות ניצחון. הקמת הקלף של התור הראשון בכל עידן היא ללא עלות. 2 (3 חימר): מזכה ב־3 נקודות ניצחון. הקמת הקלף של התור השישי בכל עידן היא ללא עלות. 3 (1 זכוכית, 1 פפירוס, 1 בד): מזכה ב־5 נקודות ניצחון.
    .note = ראו [[olympia|הקלפים ללא עלות של אולימפיה]].
seven_wonders-board-rhodos = רודוס
    .text = משאב התחלתי: ברזל.
    .day = 1 (2 עץ): מזכה ב־3 נקודות ניצחון. 2 (3 חימר): מוסיף 2 סמני עוצמה צבאית. 3 (4 ברזל): מזכה ב־7 נקודות ניצחון.
    .night = 1 (3 אבן): מזכה ב־3 נקודות ניצחון. מוסיף סמן עוצמה צבאית אחד. מזכה ב־3 מטבעות עם ההקמה. 2 (4 ברזל): מזכה ב־4 נקודות ניצחון. מוסיף סמן עוצמה צבאית אחד. מזכה ב־4 מטבעות עם ההקמה.
    .note = העוצמה שבפלא מאפשרת להשתמש בקלפים לדברים אחרים. בצד הלילה שני השלבים מביאים גם מטבעות.

## מונחים

seven_wonders-resource-wood = עץ
seven_wonders-resource-stone = אבן
seven_wonders-resource-ore = ברזל
seven_wonders-resource-clay = חימר
seven_wonders-resource-glass = זכוכית
seven_wonders-resource-papyrus = פפירוס
seven_wonders-resource-cloth = בד
seven_wonders-colour-brown = חום
seven_wonders-colour-grey = אפור
seven_wonders-colour-blue = כחול
seven_wonders-colour-yellow = צהוב
seven_wonders-colour-red = אדום
seven_wonders-colour-green = ירוק
seven_wonders-colour-purple = סגול
seven_wonders-science-compass = מחוגה
seven_wonders-science-gear = גלגל שיניים
seven_wonders-science-tablet = לוח כתב

seven_wonders-term-resource = משאב
seven_wonders-term-raw_materials = חומרי גלם נפוצים
seven_wonders-term-manufactured_goods = מוצרים תעשייתיים
seven_wonders-term-civilian_structures = מבנים אזרחיים
seven_wonders-term-commercial_structures = מבנים מסחריים
seven_wonders-term-military_structures = מבנים צבאיים
seven_wonders-term-scientific_structures = מבנים מדעיים
seven_wonders-term-guilds = איגודים מקצועיים
seven_wonders-term-structure = מבנה
seven_wonders-term-age = עידן
seven_wonders-term-turn = תור
seven_wonders-term-card = קלף
seven_wonders-term-hand = יד
seven_wonders-term-wonder = פלא עולם
seven_wonders-term-wonder_board = לוח פלא העולם
seven_wonders-term-wonder_stage = שלב פיתוח
seven_wonders-term-day_side = צד היום
seven_wonders-term-night_side = צד הלילה
seven_wonders-term-starting_resource = משאב התחלתי
seven_wonders-term-coin = מטבע
seven_wonders-term-treasury = קופת אוצר
seven_wonders-term-bank = מאגר המטבעות
seven_wonders-term-victory_point = נקודת ניצחון
seven_wonders-term-shield = סמן עוצמה צבאית
seven_wonders-term-military_strength = עוצמה צבאית
seven_wonders-term-conflict = הכרעה צבאית
seven_wonders-term-conflict_tokens = אותות קרב
seven_wonders-term-defeat_token = אות תבוסה
seven_wonders-term-victory_token = אות ניצחון
seven_wonders-term-neighbour = שכן
seven_wonders-term-left = שמאל
seven_wonders-term-right = ימין
seven_wonders-term-city = עיר
seven_wonders-term-cost = עלות
seven_wonders-term-effect = השפעה
seven_wonders-term-free = ללא עלות
seven_wonders-term-chain = קשרי גומלין
seven_wonders-term-chain_symbol = סמן קשרי הגומלין
seven_wonders-term-build_structure = הקמת המבנה
seven_wonders-term-build_stage = התקדמות של שלב בפלא העולם
seven_wonders-term-sell_card = מכירת הקלף
seven_wonders-term-trade = קניית משאבים
seven_wonders-term-discount = הנחה
seven_wonders-term-discard_pile = ערמת הקלפים המשומשים
seven_wonders-term-pass_left = העברה שמאלה
seven_wonders-term-pass_right = העברה ימינה
seven_wonders-term-science_symbol = סמל מדע
seven_wonders-term-science_sets = סדרות של שלושה סמלים שונים
seven_wonders-term-score_sheet = לוח ניקוד
seven_wonders-term-tie = תיקו
seven_wonders-term-shared_victory = חלוקת הניצחון
seven_wonders-term-player = שחקן

## A new table

seven_wonders-about-bot-beginner = מקים את מה שנראה טוב, ולעיתים קרובות מחמיץ משהו טוב יותר.
seven_wonders-about-bot-easy = מקים את מה שמועיל לעיר שלו, עם הרבה טעויות קטנות.
seven_wonders-about-bot-medium = מקים את מה שמועיל ביותר לעיר שלו ברגע זה.
seven_wonders-about-bot-hard = שם לב גם לקלפים שהוא מעביר לשכן.
seven_wonders-about-bot-expert = מדמה משחקים שלמים, וחושב עד { $seconds } שניות על כל מהלך.
seven_wonders-about-bot-master = התאמן במיליוני משחקים. מדמה משחקים שלמים, וחושב עד { $seconds } שניות על כל מהלך.

# What puzzles are about.
seven_wonders-theme-resources = משאבים
seven_wonders-theme-trade = מסחר ומטבעות
seven_wonders-theme-chain = קשרי גומלין
seven_wonders-theme-wonder = הפלא
seven_wonders-theme-science = מדע
seven_wonders-theme-military = צבא
seven_wonders-theme-points = נקודות
seven_wonders-theme-guild = איגודים מקצועיים
seven_wonders-theme-deny = מניעת קלף מהשכן
seven_wonders-theme-dig = מהקלפים המשומשים

# סקירת הפתיחות.
seven_wonders-openings-first_pick = הקלף הראשון לפי פלא וצד
seven_wonders-opening-build = נבנה
seven_wonders-opening-sell = נמכר
seven_wonders-opening-stage = מתחת לפלא
