### נימוקים לבחירת מהלך.

dominion-reason-draws = מאפשר לשלוף { $count ->
    [one] קלף אחד
    [two] 2 קלפים
   *[other] { $count } קלפים
}
dominion-reason-more_actions = נותן { $count ->
    [one] פעולה אחת
    [two] 2 פעולות
   *[other] { $count } פעולות
} להמשך
dominion-reason-costs_no_action = לא עולה פעולה: הקלף מחזיר אחת
dominion-reason-coins = נותן { $count ->
    [one] מטבע אחד
    [two] 2 מטבעות
   *[other] { $count } מטבעות
}
dominion-reason-buys = נותן { $count ->
    [one] רכישה נוספת
    [two] 2 רכישות נוספות
   *[other] { $count } רכישות נוספות
}
dominion-reason-attacks = מקשה על האחרים
dominion-reason-trashes = מנקה את החפיסה מקלפים חלשים
dominion-reason-points = שווה { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}
dominion-reason-richer = יד ממוצעת שווה { $after } מטבעות במקום { $before }
dominion-reason-dearest = הקלף הטוב ביותר שאפשר לרכוש ב־{ $coins ->
    [one] מטבע אחד
    [two] 2 מטבעות
   *[other] { $coins } מטבעות
}
dominion-reason-ends_game = מסיים את המשחק אחרי התור הזה
dominion-reason-thins_curse = קללה אחת פחות בחפיסה
dominion-reason-thins = קלף חסר תועלת אחד פחות
dominion-reason-makes_room = מפנה מקום לקלפים טובים יותר
dominion-reason-dead = לא מועיל ביד הזאת
dominion-reason-least_missed = הקלף שיחסר הכי פחות
dominion-reason-drawn_next = יישלף שוב בקרוב
dominion-reason-protects = מגן עליכם או מועיל בלי מחיר
dominion-reason-nothing_to_buy = אין קלף שישפר את החפיסה במחיר של עד { $coins ->
    [one] מטבע אחד
    [two] 2 מטבעות
   *[other] { $coins } מטבעות
}
dominion-reason-nothing_to_play = אין ביד קלף פעולה להפעיל
dominion-reason-treasures_do = קלפי האוצר נותנים גם כך { $coins ->
    [one] מטבע אחד
    [two] 2 מטבעות
   *[other] { $coins } מטבעות
}
dominion-reason-quiet = עדיף על כל השאר כאן

### למה הסיכוי הוא כפי שהוא, ומה הוריד אותו.

dominion-reason-has_points = נקודות: { $mine } אצל { $own_player }, { $theirs } אצל { $player }. מחוזות שנותרו: { $provinces }
dominion-reason-has_points_colonies = נקודות: { $mine } אצל { $own_player }, { $theirs } אצל { $player }. קולוניות שנותרו: { $colonies }
dominion-reason-hand = מטבעות בתור ממוצע: { $mine } אצל { $own_player }, { $theirs } אצל { $player }
dominion-reason-tempo = תורות עד המחוז הבא, בערך: { $mine } אצל { $own_player }, { $theirs } אצל { $player }
dominion-reason-tempo_colony = תורות עד הקולוניה הבאה, בערך: { $mine } אצל { $own_player }, { $theirs } אצל { $player }
dominion-reason-soonest = המשחק יכול להסתיים אחרי { $count ->
    [one] עוד קלף אחד
    [two] עוד 2 קלפים
   *[other] עוד { $count } קלפים
}

### מה מראים משחקי המשך אחרי שני המהלכים.

dominion-reason-more_from = { $of ->
    [curses] { $points ->
        [1] צפויה לכם בסוף בערך קללה אחת פחות
       *[other] צפויות לכם בסוף בערך { $points } קללות פחות
    }
   *[other] { $points ->
        [1] צפויה לכם בסוף בערך נקודה אחת נוספת
       *[other] צפויות לכם בסוף בערך { $points } נקודות נוספות
    } מ{ $of ->
        [tokens] אסימוני ניצחון
       *[card] קלפי { $card }
    }
}.
dominion-reason-less_for = { $of ->
    [curses] { $points ->
        [1] צפויה ל־{ $player } בסוף בערך קללה אחת נוספת
       *[other] צפויות ל־{ $player } בסוף בערך { $points } קללות נוספות
    }
   *[other] { $points ->
        [1] צפויה ל־{ $player } בסוף בערך נקודה אחת פחות
       *[other] צפויות ל־{ $player } בסוף בערך { $points } נקודות פחות
    } מ{ $of ->
        [tokens] אסימוני ניצחון
       *[card] קלפי { $card }
    }
}.
dominion-reason-sooner = המשחק צפוי להסתיים בערך { $turns ->
    [1] תור אחד
   *[other] { $turns } תורות
} מוקדם יותר (תורות כל השחקנים יחד), ואז יהיה לכם יתרון של { $lead ->
    [1] נקודה אחת
   *[other] { $lead } נקודות
} בערך.
dominion-reason-later = המשחק צפוי להימשך בערך { $turns ->
    [1] תור אחד
   *[other] { $turns } תורות
} יותר (תורות כל השחקנים יחד). אחרת הוא צפוי להסתיים כשאתם בפיגור של { $lead ->
    [1] נקודה אחת
   *[other] { $lead } נקודות
} בערך.
dominion-reason-more_points = בסוף צפוי מצבכם להיות טוב יותר { $points ->
    [1] בנקודה אחת
   *[other] ב־{ $points } נקודות
} בערך לעומת היריב הטוב ביותר.
dominion-reason-more_for = { $of ->
    [curses] { $points ->
        [1] צפויה ל־{ $player } בסוף בערך קללה אחת פחות
       *[other] צפויות ל־{ $player } בסוף בערך { $points } קללות פחות
    }
   *[other] { $points ->
        [1] צפויה ל־{ $player } בסוף בערך נקודה אחת נוספת
       *[other] צפויות ל־{ $player } בסוף בערך { $points } נקודות נוספות
    } מ{ $of ->
        [tokens] אסימוני ניצחון
       *[card] קלפי { $card }
    }
}.
dominion-reason-more_points_for = בסוף צפוי המצב של { $player } להיות טוב יותר { $points ->
    [1] בנקודה אחת
   *[other] ב־{ $points } נקודות
} בערך לעומת היריב הטוב ביותר.
dominion-reason-sooner_for = המשחק צפוי להסתיים בערך { $turns ->
    [1] תור אחד
   *[other] { $turns } תורות
} מוקדם יותר (תורות כל השחקנים יחד), ואז יהיה ל־{ $player } יתרון של { $lead ->
    [1] נקודה אחת
   *[other] { $lead } נקודות
} בערך.
dominion-reason-later_for = המשחק צפוי להימשך בערך { $turns ->
    [1] תור אחד
   *[other] { $turns } תורות
} יותר (תורות כל השחקנים יחד). אחרת הוא צפוי להסתיים עם פיגור של { $lead ->
    [1] נקודה אחת
   *[other] { $lead } נקודות
} בערך ל־{ $player }.
dominion-reason-swings = { $of ->
    [curses] { $points ->
        [1] צפויה לכם בסוף בערך קללה אחת פחות
       *[other] צפויות לכם בסוף בערך { $points } קללות פחות
    }, ול־{ $other_player } בערך { $lost } יותר
   *[other] { $points ->
        [1] צפויה לכם בסוף בערך נקודה אחת נוספת
       *[other] צפויות לכם בסוף בערך { $points } נקודות נוספות
    } מ{ $of ->
        [tokens] אסימוני ניצחון
       *[card] קלפי { $card }
    }, ול־{ $other_player } בערך { $lost } פחות
}.
dominion-reason-swings_for = { $of ->
    [curses] { $points ->
        [1] צפויה ל־{ $player } בסוף בערך קללה אחת פחות
       *[other] צפויות ל־{ $player } בסוף בערך { $points } קללות פחות
    }, ול־{ $other_player } בערך { $lost } יותר
   *[other] { $points ->
        [1] צפויה ל־{ $player } בסוף בערך נקודה אחת נוספת
       *[other] צפויות ל־{ $player } בסוף בערך { $points } נקודות נוספות
    } מ{ $of ->
        [tokens] אסימוני ניצחון
       *[card] קלפי { $card }
    }, ול־{ $other_player } בערך { $lost } פחות
}.
dominion-reason-outweighs = { $of ->
    [curses] זה מפצה על בערך { $points ->
        [1] קללה אחת נוספת
       *[other] { $points } קללות נוספות
    }
   *[other] זה שווה יותר מהוויתור על בערך { $points ->
        [1] נקודה אחת
       *[other] { $points } נקודות
    } מ{ $of ->
        [tokens] אסימוני ניצחון
       *[card] קלפי { $card }
    }
}.
dominion-reason-sooner_province = המחוז הראשון צפוי לכם בערך { $amount ->
    [1] תור אחד
   *[other] { $amount } תורות
} מוקדם יותר.
dominion-reason-sooner_province_for = המחוז הראשון צפוי ל־{ $player } בערך { $amount ->
    [1] תור אחד
   *[other] { $amount } תורות
} מוקדם יותר.
dominion-reason-delays_province = המחוז הראשון צפוי ל־{ $player } בערך { $amount ->
    [1] תור אחד
   *[other] { $amount } תורות
} מאוחר יותר.
dominion-reason-sooner_next_province = המחוז הבא צפוי לכם בערך { $amount ->
    [1] תור אחד
   *[other] { $amount } תורות
} מוקדם יותר.
dominion-reason-sooner_next_province_for = המחוז הבא צפוי ל־{ $player } בערך { $amount ->
    [1] תור אחד
   *[other] { $amount } תורות
} מוקדם יותר.
dominion-reason-delays_next_province = המחוז הבא צפוי ל־{ $player } בערך { $amount ->
    [1] תור אחד
   *[other] { $amount } תורות
} מאוחר יותר.
dominion-reason-coins_now = מספר המטבעות הצפוי לכם בתור הזה: בערך { $better } במקום { $worse }.
dominion-reason-coins_now_for = מספר המטבעות הצפוי ל־{ $player } בתור הזה: בערך { $better } במקום { $worse }.
dominion-reason-coins_next = מספר המטבעות הצפוי לכם בתור הבא: בערך { $better } במקום { $worse }.
dominion-reason-coins_next_for = מספר המטבעות הצפוי ל־{ $player } בתור הבא: בערך { $better } במקום { $worse }.
dominion-reason-coins_later = מספר המטבעות הצפוי לכם לתור, בתורות הבאים שלכם (6 לכל היותר): בערך { $better } במקום { $worse }.
dominion-reason-coins_later_for = מספר המטבעות הצפוי ל־{ $player } לתור, בתורות הבאים (6 לכל היותר): בערך { $better } במקום { $worse }.
dominion-reason-coins_less = מספר המטבעות הצפוי ל־{ $player } לתור, בתורות הבאים (6 לכל היותר): בערך { $better } במקום { $worse }.
dominion-reason-sooner_colony = הקולוניה הראשונה צפויה לכם בערך { $amount ->
    [1] תור אחד
   *[other] { $amount } תורות
} מוקדם יותר.
dominion-reason-sooner_colony_for = הקולוניה הראשונה צפויה ל־{ $player } בערך { $amount ->
    [1] תור אחד
   *[other] { $amount } תורות
} מוקדם יותר.
dominion-reason-delays_colony = הקולוניה הראשונה צפויה ל־{ $player } בערך { $amount ->
    [1] תור אחד
   *[other] { $amount } תורות
} מאוחר יותר.
dominion-reason-thins_deck = { $amount ->
    [1] צפוי לכם בסוף בחפיסה בערך קלף חלש אחד פחות
   *[other] צפויים לכם בסוף בחפיסה בערך { $amount } קלפים חלשים פחות
} (נחושת, אחוזה, קללה).
dominion-reason-thins_deck_for = { $amount ->
    [1] צפוי ל־{ $player } בסוף בחפיסה בערך קלף חלש אחד פחות
   *[other] צפויים ל־{ $player } בסוף בחפיסה בערך { $amount } קלפים חלשים פחות
} (נחושת, אחוזה, קללה).
dominion-reason-clogs_deck = { $amount ->
    [1] צפוי ל־{ $player } בסוף בחפיסה בערך קלף חלש אחד נוסף
   *[other] צפויים ל־{ $player } בסוף בחפיסה בערך { $amount } קלפים חלשים נוספים
} (נחושת, אחוזה, קללה).

dominion-reason-costs_treasures = { $amount ->
    [1] צפוי ל־{ $player } בסוף בחפיסה בערך קלף כסף או זהב אחד פחות
   *[other] צפויים ל־{ $player } בסוף בחפיסה בערך { $amount } קלפי כסף וזהב פחות
}.
dominion-reason-too_late = { $card } יגיע לרוב מאוחר מדי: ב־{ $amount } מתוך 100 המשכים לא תערבבו שוב עד סוף המשחק, והקלף לא יישלף.
dominion-reason-too_late_for = { $card } יגיע לרוב מאוחר מדי: ב־{ $amount } מתוך 100 המשכים לא יהיה אצל { $player } עוד ערבוב עד סוף המשחק, והקלף לא יישלף.
dominion-reason-still_drawn = עדיין יש זמן: ב־{ $amount } מתוך 100 המשכים הקלף { $card } יעורבב לתוך החפיסה שלכם לפני סוף המשחק.
dominion-reason-still_drawn_for = עדיין יש זמן: ב־{ $amount } מתוך 100 המשכים הקלף { $card } יעורבב לתוך החפיסה של { $player } לפני סוף המשחק.

### לאן מהלך מוביל, לפי אותן הדמיות.

dominion-reason-gets_turn = עד תור { $turn } יהיה לכם המחוז הראשון ב־{ $better } מתוך 100 המשכים, ואחרת ב־{ $worse }.
dominion-reason-misses_turn = עד תור { $turn } יהיה ל־{ $player } המחוז הראשון ב־{ $better } מתוך 100 המשכים, ואחרת ב־{ $worse }.

### שמות התורות.

dominion-turn = תור { $turn }
