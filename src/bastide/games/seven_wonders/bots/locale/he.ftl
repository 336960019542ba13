### נימוקים לבחירת מהלך.

seven_wonders-reason-points = שווה { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}
seven_wonders-reason-counts = { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
} לפי המצב כרגע, ואולי יותר בהמשך
seven_wonders-reason-science = מדע: עם הסמלים שלכם עוד { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}
seven_wonders-reason-ahead_of_both = { $shields ->
    [one] סמן עוצמה אחד
    [two] 2 סמני עוצמה
   *[other] { $shields } סמני עוצמה
}: יתרון על שני השכנים
seven_wonders-reason-ahead_of_one = { $shields ->
    [one] סמן עוצמה אחד
    [two] 2 סמני עוצמה
   *[other] { $shields } סמני עוצמה
}: יתרון על { $player }
seven_wonders-reason-catches_up = { $shields ->
    [one] סמן עוצמה אחד
    [two] 2 סמני עוצמה
   *[other] { $shields } סמני עוצמה
}: מצמצם את הפער מהשכנים
seven_wonders-reason-coins = מכניס { $coins ->
    [one] מטבע אחד
    [two] 2 מטבעות
   *[other] { $coins } מטבעות
}
seven_wonders-reason-new_resource = מספק משאב שחסר לעיר שלכם: { $resources }
seven_wonders-reason-more_resource = עוד משאב שנדרש להרבה מבנים: { $resources }
seven_wonders-reason-cheaper = מוזיל את הקניות שלכם מהשכנים
seven_wonders-reason-power = נותן יכולת שנשארת עד סוף המשחק
seven_wonders-reason-free = ללא עלות, בזכות קשרי גומלין
seven_wonders-reason-leads_to = הקמה ללא עלות בהמשך: { $cards }
seven_wonders-reason-stage = שלב { $number } מתוך { $count } בפלא שלכם
seven_wonders-reason-keeps_from = מונע את הקלף הזה מ־{ $player }: { $card }
seven_wonders-reason-nothing_to_build = אי אפשר להקים אף אחד מהקלפים האלה
seven_wonders-reason-pays = תשלום לשכנים: { $coins ->
    [one] מטבע אחד
    [two] 2 מטבעות
   *[other] { $coins } מטבעות
}
seven_wonders-reason-side = { $count ->
    [one] שלב אחד
    [two] 2 שלבים
   *[other] { $count } שלבים
}, ועליהם { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}
seven_wonders-reason-quiet = עדיף על כל השאר כאן

### למה הסיכוי הוא כפי שהוא, ומה הוריד אותו.

seven_wonders-reason-has_points = נקודות כרגע: { $mine } אצל { $own_player }, { $theirs } אצל { $player }
seven_wonders-reason-has_science = נקודות ממדע: { $mine } אצל { $own_player }, { $theirs } אצל { $player }
seven_wonders-reason-has_coins = מטבעות: { $mine } אצל { $own_player }, { $theirs } אצל { $player }
seven_wonders-reason-has_shields = סמני עוצמה: { $mine } אצל { $own_player }, { $left } משמאל ({ $left_player }), { $right } מימין ({ $right_player })

### מה מראה המשך המשחק אחרי שני המהלכים. בעברית גם 0.5 הוא צורת one, ולכן כאן המספר 1 עצמו.

seven_wonders-reason-more_from = { $points ->
    [1] צפויה לכם בסוף בערך נקודה אחת נוספת
   *[other] צפויות לכם בסוף בערך { $points } נקודות נוספות
} מ{ $of ->
    [military] הכרעות צבאיות
    [treasury] מטבעות
    [wonder] פלא העולם
    [civilian] מבנים אזרחיים
    [science] מדע
    [commerce] מבנים מסחריים
   *[guilds] איגודים
}.
seven_wonders-reason-less_for = { $points ->
    [1] צפויה ל־{ $player } בסוף בערך נקודה אחת פחות
   *[other] צפויות ל־{ $player } בסוף בערך { $points } נקודות פחות
} מ{ $of ->
    [military] הכרעות צבאיות
    [treasury] מטבעות
    [wonder] פלא העולם
    [civilian] מבנים אזרחיים
    [science] מדע
    [commerce] מבנים מסחריים
   *[guilds] איגודים
}.
seven_wonders-reason-more_points = בסוף מצבכם צפוי להיות טוב יותר { $points ->
    [1] בנקודה אחת
   *[other] ב־{ $points } נקודות
} בערך לעומת היריב הטוב ביותר.
seven_wonders-reason-more_for = { $points ->
    [1] צפויה ל־{ $player } בסוף בערך נקודה אחת נוספת
   *[other] צפויות ל־{ $player } בסוף בערך { $points } נקודות נוספות
} מ{ $of ->
    [military] הכרעות צבאיות
    [treasury] מטבעות
    [wonder] פלא העולם
    [civilian] מבנים אזרחיים
    [science] מדע
    [commerce] מבנים מסחריים
   *[guilds] איגודים
}.
seven_wonders-reason-more_points_for = בסוף מצבו של { $player } צפוי להיות טוב יותר { $points ->
    [1] בנקודה אחת
   *[other] ב־{ $points } נקודות
} בערך לעומת היריב הטוב ביותר.
seven_wonders-reason-swings = { $points ->
    [1] צפויה לכם בסוף בערך נקודה אחת נוספת
   *[other] צפויות לכם בסוף בערך { $points } נקודות נוספות
} מ{ $of ->
    [military] הכרעות צבאיות
    [treasury] מטבעות
    [wonder] פלא העולם
    [civilian] מבנים אזרחיים
    [science] מדע
    [commerce] מבנים מסחריים
   *[guilds] איגודים
}, ול־{ $other_player } בערך { $lost } פחות.
seven_wonders-reason-swings_for = { $points ->
    [1] צפויה ל־{ $player } בסוף בערך נקודה אחת נוספת
   *[other] צפויות ל־{ $player } בסוף בערך { $points } נקודות נוספות
} מ{ $of ->
    [military] הכרעות צבאיות
    [treasury] מטבעות
    [wonder] פלא העולם
    [civilian] מבנים אזרחיים
    [science] מדע
    [commerce] מבנים מסחריים
   *[guilds] איגודים
}, ול־{ $other_player } בערך { $lost } פחות.
seven_wonders-reason-outweighs = זה שווה יותר מההפסד של בערך { $points ->
    [1] נקודה אחת
   *[other] { $points } נקודות
} מ{ $of ->
    [military] הכרעות צבאיות
    [treasury] מטבעות
    [wonder] פלא העולם
    [civilian] מבנים אזרחיים
    [science] מדע
    [commerce] מבנים מסחריים
   *[guilds] איגודים
}.
seven_wonders-reason-denies = כך הקלף { $card } יוקם אצל { $player } ב־{ $better } מכל 100 המשכים, ואחרת ב־{ $worse }.
seven_wonders-reason-pays_less = התשלום ל־{ $player } קטן ב{ $amount ->
    [1] מטבע אחד
   *[other] ־{ $amount } מטבעות
}.
seven_wonders-reason-builds_more = עד סוף המשחק צפוי שתקימו בערך { $amount ->
    [1] מבנה או שלב פיתוח אחד נוסף
   *[other] { $amount } מבנים או שלבי פיתוח נוספים
}.
seven_wonders-reason-builds_more_for = עד סוף המשחק צפויים אצל { $player } בערך { $amount ->
    [1] מבנה או שלב פיתוח אחד נוסף
   *[other] { $amount } מבנים או שלבי פיתוח נוספים
}.

### לאן מהלך מוביל, לפי אותן הדמיות.

seven_wonders-reason-gets_card = את הקלף { $card } תקימו ב־{ $better } מכל 100 המשכים, ואחרת ב־{ $worse }.
seven_wonders-reason-gets_stage = את שלב הפיתוח { $stage } של הפלא שלכם תקימו ב־{ $better } מכל 100 המשכים, ואחרת ב־{ $worse }.
seven_wonders-reason-misses_card = הקלף { $card } יוקם אצל { $player } ב־{ $better } מכל 100 המשכים, ואחרת ב־{ $worse }.
seven_wonders-reason-misses_stage = שלב הפיתוח { $stage } בפלא של { $player } יוקם ב־{ $better } מכל 100 המשכים, ואחרת ב־{ $worse }.
seven_wonders-reason-brings_coins = זה מכניס לכם מיד { $coins ->
    [one] מטבע אחד
    [two] 2 מטבעות
   *[other] { $coins } מטבעות
}; יש לכם { $own }.
seven_wonders-reason-adds_resource = זה מספק משאב שחסר לעיר שלכם: { $resource }.

### שמות התורות.

seven_wonders-turn = { $age ->
    [0] לפני העידן הראשון
   *[other] עידן { seven_wonders-age-number }, תור { $turn }
}
