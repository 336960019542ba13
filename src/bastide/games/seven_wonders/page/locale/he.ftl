### What only the page in the browser says.

seven_wonders-page-age = עידן { seven_wonders-age-number }
seven_wonders-page-age-turn = עידן { seven_wonders-age-number }, תור { $turn }
seven_wonders-page-pass-left = הקלפים עוברים שמאלה.
seven_wonders-page-pass-right = הקלפים עוברים ימינה.
seven_wonders-page-left-neighbour = משמאל
seven_wonders-page-right-neighbour = מימין
seven_wonders-page-last-turn = בתור הקודם
seven_wonders-page-stage = שלב { $number }
seven_wonders-page-stage-built = שלב { $number }, הוקם
seven_wonders-page-may-change = הבחירה נעשתה. אפשר לשנות אותה עד שכולם יבחרו.
seven_wonders-page-card-free = חינם
seven_wonders-page-card-chain = קשרי גומלין
seven_wonders-page-card-pay = { $price ->
    [one] במטבע אחד
   *[other] ב־{ $price } מטבעות
}
seven_wonders-page-card-no = אי אפשר
seven_wonders-page-key-card = בחירת קלף לפי מספרו
seven_wonders-page-key-build = הקמת הקלף
seven_wonders-page-key-stage = הקמת שלב בפלא
seven_wonders-page-key-sell = מכירת הקלף
seven_wonders-page-more-payments = { $count ->
    [one] עוד אפשרות תשלום אחת
   *[other] עוד { $count } אפשרויות תשלום
}
seven_wonders-page-do-build = הקמה
seven_wonders-page-do-stage = שלב בפלא
seven_wonders-page-do-sell = מכירה
seven_wonders-page-fight-left = עוצמה צבאית: { $own } מול { $other } משמאל
seven_wonders-page-fight-right = עוצמה צבאית: { $own } מול { $other } מימין
# What goes to a neighbour, and for what.
seven_wonders-page-paid = { $coins ->
    [one] מטבע אחד
    [two] 2 מטבעות
   *[other] { $coins } מטבעות
}: { $resources }
seven_wonders-page-payment = { $player }, { $paid }

## תור בקצרה

seven_wonders-brief-side = { $board }, { $side }
seven_wonders-brief-build = הקמה: { $card }
seven_wonders-brief-stage = הקמת שלב { $stage }
seven_wonders-brief-sell = מכירת קלף
seven_wonders-brief-dig = הקמה מהמשומשים: { $card }
seven_wonders-brief-trade = תשלום ל־{ $other_player }: { $coins } ({ $resources })
seven_wonders-brief-fight = ניצחון על { $other_player } (⁦+{ $points }⁩)
seven_wonders-tie = תיקו בנקודות: מי שיש לו יותר מטבעות מנצח.
seven_wonders-page-edit-how = כל קלף של העידנים עד כה נמצא איפשהו. קלף שנבנה יוצא מהידיים ומערמת הקלפים המשומשים, והשאר מושלם מעצמו.
seven_wonders-page-edit-age = עידן
seven_wonders-page-edit-turn = תור
seven_wonders-page-edit-phase = שלב
seven_wonders-page-edit-phase-sides = בחירת צדי הלוחות
seven_wonders-page-edit-phase-cards = בחירת קלפים
seven_wonders-page-edit-phase-over = המשחק נגמר
seven_wonders-page-edit-wonder = פלא העולם
seven_wonders-page-edit-stages = שלבי פיתוח שנבנו
seven_wonders-page-edit-coins = מטבעות
seven_wonders-page-edit-built = מבנים שנבנו
seven_wonders-page-edit-hand = יד
seven_wonders-page-edit-under = קלפים מתחת ללוח
seven_wonders-page-edit-discard = ערמת הקלפים המשומשים
