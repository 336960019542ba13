### What only the page in the browser says.

dominion-page-key-treasures = הפעלת כל קלפי האוצר
dominion-page-key-end = סיום, או סיום השלב
dominion-page-costs = עלות: { $coins ->
    [one] מטבע אחד
   *[other] { $coins } מטבעות
}
dominion-page-pile = { $name }, עלות { $cost }, { $count ->
    [0] לא נותרו
   *[other] נותרו { $count }
}
dominion-page-empty = ריקה
dominion-page-empty-piles = חפיסות ריקות
dominion-page-end-rule = המשחק נגמר אחרי תור שבו חפיסת המחוזות ריקה או { $piles } חפיסות כלשהן ריקות. עכשיו ריקות: { $empty }.
dominion-page-end-rule-colony = המשחק נגמר אחרי תור שבו חפיסת המחוזות או חפיסת הקולוניות ריקה, או { $piles } חפיסות כלשהן ריקות. עכשיו ריקות: { $empty }.
dominion-page-end-near = הקלף הבא שמישהו יקבל יכול לסיים אותו.
dominion-page-banned = אי אפשר לרכוש בתור הזה
dominion-page-taken-last = הקלף האחרון נלקח על ידי { $name }
dominion-page-nothing-in-play = אין קלפים פעילים.
dominion-page-hand-empty = היד ריקה.
dominion-page-described-owned = כל הקלפים שלכם: { $cards }
dominion-page-turn-number = תור { $number }
dominion-page-deck-of = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}
dominion-page-set-aside = { $count } בצד
dominion-page-tokens = { $count ->
    [one] אסימון נקודת ניצחון אחד
    [two] שני אסימוני נקודות ניצחון
   *[other] { $count } אסימוני נקודות ניצחון
}
dominion-page-back = גב הקלפים
dominion-page-pick-on-cards = בחרו מתוך הקלפים שבידכם.
dominion-page-confirm-discard = { $count ->
    [0] לא להעביר אף קלף
    [one] להעביר קלף אחד לקלפים המשומשים
   *[other] להעביר { $count } קלפים לקלפים המשומשים
}
dominion-page-confirm-trash = { $count ->
    [0] לא להשליך אף קלף
    [one] להשליך קלף אחד לשטח ההפקר
   *[other] להשליך { $count } קלפים לשטח ההפקר
}
dominion-page-verb-play = הפעלה:
dominion-page-verb-buy = רכישה:
dominion-page-verb-gain = קבלת קלף:
dominion-page-verb-name = הכרזה על קלף:
dominion-page-verb-discard = לקלפים המשומשים:
dominion-page-verb-trash = לשטח ההפקר:
dominion-page-verb-topdeck = על החפיסה:
dominion-page-verb-reveal = חשיפה:
dominion-page-verb-use = שימוש:
dominion-page-actions-left = { $count ->
    [one] נותרה פעולה אחת
   *[other] נותרו { $count } פעולות
}
dominion-page-buys-left = { $count ->
    [one] נותרה רכישה אחת
   *[other] נותרו { $count } רכישות
}
dominion-page-coins = { $count ->
    [one] מטבע אחד
   *[other] { $count } מטבעות
}
dominion-page-decline-discard = לא להעביר אף קלף
dominion-page-decline-trash = לא להשליך אף קלף
dominion-page-decline-gain = לא לקבל אף קלף
dominion-page-decline-gain_trashed = לא לקבל אף קלף
dominion-page-decline-topdeck = לא להניח אף קלף על החפיסה
dominion-page-decline-play = לא להפעיל אף קלף
dominion-page-decline-reveal = לא לחשוף אף קלף
dominion-page-decline-take = לא לקחת אף קלף
dominion-page-decline-react_attack = לא לחשוף אף קלף
dominion-page-decline-react_gain = לא להשתמש באף קלף
dominion-page-decline-discard_deck = להשאיר את החפיסה
dominion-page-decline-watchtower = להשאיר כך
dominion-page-decline-trash_revealed = לא להשליך אף קלף
dominion-page-short-play = הפעלה
dominion-page-short-buy = רכישה
dominion-page-short-gain = קבלת הקלף
dominion-page-short-trash = לשטח ההפקר
dominion-page-short-discard = לקלפים המשומשים
dominion-page-short-topdeck = על החפיסה
dominion-page-short-reveal = חשיפה
dominion-page-short-take = לקיחה
dominion-page-short-set_aside = הנחה בצד
dominion-page-short-keep = השארה
dominion-page-short-use = שימוש
dominion-page-short-name = הכרזה

## תור בקצרה

dominion-brief-play = הפעלה: { $card }
dominion-brief-play_again = הפעלה חוזרת: { $card }
dominion-brief-coins = סך הכול { $coins ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $coins } מטבעות
}
dominion-brief-draw = שליפה: { $count }
dominion-brief-discard = לקלפים המשומשים: { $cards }
dominion-brief-discard_hidden = לקלפים המשומשים: { $count }
dominion-brief-trash = לשטח ההפקר: { $cards }
dominion-brief-buy = רכישה: { $card }
dominion-brief-gain = קבלת { $card }
dominion-brief-gain_trashed = קבלת { $card } משטח ההפקר
dominion-brief-topdeck = על החפיסה האישית: { $card }
dominion-brief-reveal = חשיפה: { $cards }
dominion-brief-name = הכרזה על { $card }
dominion-brief-use = שימוש: { $card }
dominion-tie = תיקו בנקודות: מי ששיחק פחות תורות מנצח.
dominion-page-edit-phase = שלב
dominion-page-edit-phase-action = שלב פעולה
dominion-page-edit-phase-buy = שלב רכישה
dominion-page-edit-phase-buying = שלב רכישה, אחרי רכישה
dominion-page-edit-phase-over = המשחק נגמר
dominion-page-edit-actions = פעולות שנותרו
dominion-page-edit-buys = רכישות שנותרו
dominion-page-edit-coins = מטבעות שנותרו
dominion-page-edit-hand = יד
dominion-page-edit-deck = חפיסה אישית, הקלף העליון ראשון
dominion-page-edit-discard = ערמת הקלפים המשומשים, הקלף העליון אחרון
dominion-page-edit-buried = מתחתיה: קלפים שהאחרים לא ראו
dominion-page-edit-turns = תורות ששוחקו
dominion-page-edit-tokens = אסימוני נקודות ניצחון
