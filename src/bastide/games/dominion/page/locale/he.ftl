### What only the page in the browser says.

dominion-page-key-treasures = להפעיל את כל קלפי האוצר
dominion-page-key-end = סיום, או סיום השלב
dominion-page-costs = עלות: { $coins ->
    [one] מטבע אחד
   *[other] { $coins } מטבעות
}
dominion-page-pile = { $name }, עלות { $cost }, { $count ->
    [0] לא נותרו
   *[other] נותרו { $count }
}
dominion-page-empty = ריק
dominion-page-banned = אי אפשר לרכוש בתור הזה
dominion-page-taken-last = הקלף האחרון נלקח מכאן: { $name }
dominion-page-nothing-in-play = אין קלפים פעילים.
dominion-page-hand-empty = היד ריקה.
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
    [0] לא להניח דבר
    [one] להניח קלף אחד במשומשים
   *[other] להניח { $count } קלפים במשומשים
}
dominion-page-confirm-trash = { $count ->
    [0] לא להפקיר דבר
    [one] להעביר קלף אחד לשטח ההפקר
   *[other] להעביר { $count } קלפים לשטח ההפקר
}
dominion-page-verb-play = הפעלה:
dominion-page-verb-buy = רכישה:
dominion-page-verb-gain = קבלה:
dominion-page-verb-name = נקיבה בשם:
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
dominion-page-decline-gain = לא לקבל דבר
dominion-page-decline-gain_trashed = לא לקבל דבר
dominion-page-decline-topdeck = לא להניח דבר על החפיסה
dominion-page-decline-play = לא להפעיל דבר
dominion-page-decline-reveal = לא לחשוף דבר
dominion-page-decline-take = לא לקחת דבר
dominion-page-decline-react_attack = לא לחשוף דבר
dominion-page-decline-react_gain = לא להשתמש בדבר
dominion-page-decline-discard_deck = להשאיר את החפיסה
dominion-page-decline-watchtower = להשאיר כך
dominion-page-decline-trash_revealed = לא להשליך אף קלף
dominion-page-short-play = הפעלה
dominion-page-short-buy = רכישה
dominion-page-short-gain = קבלה
dominion-page-short-trash = לשטח ההפקר
dominion-page-short-discard = לקלפים המשומשים
dominion-page-short-topdeck = על החפיסה
dominion-page-short-reveal = חשיפה
dominion-page-short-take = לקחת
dominion-page-short-set_aside = להניח בצד
dominion-page-short-keep = להשאיר
dominion-page-short-use = להשתמש
dominion-page-short-name = הכרזה

## תור בקצרה

dominion-brief-play = { $card }
dominion-brief-play_again = שוב { $card }
dominion-brief-play_treasures = { $coins ->
    [one] מטבע אחד
    [two] שני מטבעות
   *[other] { $coins } מטבעות
}
dominion-brief-draw = שליפה: { $count }
dominion-brief-discard = לערמת המשומשים: { $cards }
dominion-brief-discard_hidden = לערמת המשומשים: { $count }
dominion-brief-trash = לשטח ההפקר: { $cards }
dominion-brief-buy = רכישה: { $card }
dominion-brief-gain = קבלה: { $card }
dominion-brief-gain_trashed = קבלה משטח ההפקר: { $card }
dominion-brief-topdeck = על החפיסה האישית: { $card }
dominion-brief-reveal = חשיפה: { $cards }
dominion-brief-name = נקיבה בשם: { $card }
dominion-brief-use = שימוש: { $card }
dominion-tie = שוויון בנקודות: מי ששיחק פחות תורות מנצח.
