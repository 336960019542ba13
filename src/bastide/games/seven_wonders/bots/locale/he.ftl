### מה מדבר בעד המהלך.

seven_wonders-reason-points = שווה { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}
seven_wonders-reason-counts = { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
} לפי מצב הערים, ואולי עוד
seven_wonders-reason-science = מדע: עם הסמלים שלך עוד { $points ->
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
seven_wonders-reason-new_resource = מספק מה שחסר לעירך: { $resources }
seven_wonders-reason-more_resource = עוד ממה שנדרש להרבה מבנים: { $resources }
seven_wonders-reason-cheaper = קנייה זולה יותר מהשכנים
seven_wonders-reason-power = כוח שנשאר עד סוף המשחק
seven_wonders-reason-free = בחינם, כהמשך למה שכבר נבנה
seven_wonders-reason-leads_to = יהיה בחינם בהמשך: { $cards }
seven_wonders-reason-stage = שלב { $number } מתוך { $count } בפלא שלך
seven_wonders-reason-keeps_from = הקלף לא יגיע אל { $player }: { $card }
seven_wonders-reason-nothing_to_build = אי אפשר להקים אף אחד מהקלפים האלה
seven_wonders-reason-pays = { $coins ->
    [one] מטבע אחד
    [two] 2 מטבעות
   *[other] { $coins } מטבעות
} לשכנים
seven_wonders-reason-side = { $count ->
    [one] שלב אחד
    [two] 2 שלבים
   *[other] { $count } שלבים
}, ועליהם { $points ->
    [one] נקודה אחת
    [two] 2 נקודות
   *[other] { $points } נקודות
}
seven_wonders-reason-quiet = שומר על מה שכבר יש לכם
seven_wonders-reason-hands_on = המהלך ששוחק מעביר את הקלף הזה אל { $player }: { $card }

### למה הסיכוי הוא כפי שהוא, ומה הוריד אותו.

seven_wonders-reason-has_points = נקודות כרגע: { $mine } אצלך, { $theirs } אצל { $player }
seven_wonders-reason-has_science = נקודות ממדע: { $mine } אצלך, { $theirs } אצל { $player }
seven_wonders-reason-has_coins = מטבעות: { $mine } אצלך, { $theirs } אצל { $player }
seven_wonders-reason-has_shields = סמני עוצמה: { $mine } אצלך, { $left } משמאל ({ $left_player }), { $right } מימין ({ $right_player })
seven_wonders-reason-has_points_mine = הנקודות שלך כרגע: { $after }; אחרי המהלך הטוב יותר: { $better }
seven_wonders-reason-has_points_theirs = נקודות כרגע אצל { $player }: { $after }; אחרי המהלך הטוב יותר: { $better }
seven_wonders-reason-has_science_mine = הנקודות שלך ממדע: { $after }; אחרי המהלך הטוב יותר: { $better }
seven_wonders-reason-has_coins_mine = המטבעות שלך: { $after }; אחרי המהלך הטוב יותר: { $better }
seven_wonders-reason-has_coins_theirs = מטבעות אצל { $player }: { $after }; אחרי המהלך הטוב יותר: { $better }
seven_wonders-reason-has_shields_mine = סמני העוצמה שלך: { $after }; אחרי המהלך הטוב יותר: { $better } (משמאל { $left }, מימין { $right })
