# Texts of the set. A card has its name, `.text` (the rules printed on it; `.text_1e` if the 1st edition differs) and often
# `.note` (what players ask about it, in the markup of the rulebook).

dominion-set-base1 = משחק הבסיס, מהדורה ראשונה
    .note = קלפי המהדורה הראשונה. רק כאן יש [[card-woodcutter]], [[card-chancellor]], [[card-feast]], [[card-spy]], [[card-thief]] ו[[card-adventurer]].
dominion-option-sets-base1 = { dominion-set-base1 }
dominion-option-kingdom-big_money_1e = כסף גדול
dominion-option-kingdom-first_game_1e = למשחק הראשון (מהדורה ראשונה)
dominion-option-kingdom-interaction_1e = אינטראקציה
dominion-option-kingdom-size_distortion_1e = אמות מידה מעוותות (מהדורה ראשונה)
dominion-option-kingdom-village_square_1e = כיכר המושבה

dominion-card-adventurer = הרפתקן
    .text = חשפו קלפים מהחפיסה האישית שלכם עד שייחשפו 2 קלפי אוצר. קחו אותם לידכם והעבירו את יתר הקלפים שנחשפו לערמת הקלפים המשומשים.
dominion-card-chancellor = קנצלר
    .text = +2 מטבעות. אתם רשאים להעביר את כל החפיסה האישית שלכם, בלי לעיין בה, לערמת הקלפים המשומשים.
    .note = החפיסה עוברת לערמת הקלפים המשומשים בלי לעיין בה ובלי ערבוב, מיד או בכלל לא.
dominion-card-feast = משתה
    .text = השליכו קלף זה לשטח ההפקר. קבלו קלף שעלותו עד 5.
    .note = כש[[card-throne_room]] מפעיל אותו פעמיים, הוא מושלך פעם אחת, אבל אתם מקבלים שני קלפים.
dominion-card-spy = מרגל
    .text = +1 קלף. +1 פעולה. כל שחקן, גם אתם, חושף את הקלף העליון בחפיסה האישית שלו. אתם מחליטים לגבי כל אחד מהם אם יעבור לערמת הקלפים המשומשים או יחזור למקומו.
    .note = קודם שולפים. אחר כך כל אחד, כולל אתכם, חושף את הקלף העליון, ואתם מחליטים לגבי כל קלף.
dominion-card-thief = גנב
    .text = כל שחקן אחר חושף את 2 הקלפים העליונים בחפיסה האישית שלו. מקלפי האוצר שחשף אתם בוחרים אחד שיושלך לשטח ההפקר; את השאר הוא מעביר לערמת הקלפים המשומשים. לאחר מכן אתם רשאים לקבל מקלפי האוצר שהושלכו כך את אלה שתרצו.
    .note = מכל שחקן מושלך לכל היותר קלף אוצר אחד. אתם בוחרים איזה, ואילו מהם תקבלו. קלפים שהושלכו קודם לכן נשארים בשטח ההפקר.
dominion-card-woodcutter = חוטב עצים
    .text = +1 רכישה. +2 מטבעות.
