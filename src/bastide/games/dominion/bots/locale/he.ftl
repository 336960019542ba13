### מה מדבר בעד המהלך.

dominion-reason-draws = שולפים { $count ->
    [one] קלף אחד
    [two] 2 קלפים
   *[other] { $count } קלפים
}
dominion-reason-more_actions = נותן { $count ->
    [one] פעולה אחת
    [two] 2 פעולות
   *[other] { $count } פעולות
} להמשך
dominion-reason-costs_no_action = לא עולה פעולה: מחזיר אחת
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
dominion-reason-dearest = הטוב ביותר שאפשר לרכוש: { $coins ->
    [one] מטבע אחד
    [two] 2 מטבעות
   *[other] { $coins } מטבעות
}
dominion-reason-ends_game = מסיים את המשחק אחרי התור הזה
dominion-reason-thins_curse = קללה אחת פחות בחפיסה
dominion-reason-thins = קלף חסר תועלת אחד פחות
dominion-reason-makes_room = מפנה מקום לקלפים טובים יותר
dominion-reason-dead = אינו מועיל ביד הזאת
dominion-reason-least_missed = הקלף שיחסר הכי פחות
dominion-reason-drawn_next = יישלף שוב בקרוב
dominion-reason-protects = מגן או מועיל בלי מחיר
dominion-reason-nothing_to_buy = אין קלף שישפר את החפיסה: { $coins ->
    [one] מטבע אחד
    [two] 2 מטבעות
   *[other] { $coins } מטבעות
}
dominion-reason-nothing_to_play = אין ביד פעולה להפעיל
dominion-reason-treasures_do = קלפי האוצר נותנים גם כך { $coins ->
    [one] מטבע אחד
    [two] 2 מטבעות
   *[other] { $coins } מטבעות
}
dominion-reason-quiet = טוב מכל השאר כאן
dominion-reason-unspent = מה ששוחק משאיר { $coins ->
    [one] מטבע אחד
   *[other] { $coins } מטבעות
} בלי שימוש
dominion-reason-clogs = המהלך ששוחק מכניס לחפיסה קלף חסר תועלת
dominion-reason-unplayed = המהלך ששוחק משאיר קלף פעולה ביד

### למה הסיכוי הוא כפי שהוא, ומה הוריד אותו.

dominion-reason-has_points = נקודות: { $mine } אצלכם, { $theirs } אצל { $player }; מחוזות שנותרו: { $provinces }
dominion-reason-hand = מטבעות בתור ממוצע: { $mine } אצלך, { $theirs } אצל { $player }
dominion-reason-tempo = תורות עד המחוז הבא, בערך: { $mine } אצלך, { $theirs } אצל { $player }
dominion-reason-soonest = המשחק יכול להסתיים אחרי { $count ->
    [one] עוד קלף אחד
    [two] עוד 2 קלפים
   *[other] עוד { $count } קלפים
}
dominion-reason-has_points_mine = הנקודות שלך: { $after }; אחרי המהלך הטוב יותר: { $better }
dominion-reason-has_points_theirs = נקודות אצל { $player }: { $after }; אחרי המהלך הטוב יותר: { $better }
dominion-reason-hand_mine = המטבעות שלך בתור ממוצע: { $after }; אחרי המהלך הטוב יותר: { $better }
dominion-reason-hand_theirs = מטבעות בתור ממוצע אצל { $player }: { $after }; אחרי המהלך הטוב יותר: { $better }
dominion-reason-tempo_mine = התורות שלך עד המחוז הבא, בערך: { $after }; אחרי המהלך הטוב יותר: { $better }
dominion-reason-tempo_theirs = תורות עד המחוז הבא, בערך, אצל { $player }: { $after }; אחרי המהלך הטוב יותר: { $better }
