# Texts of the set. A card has its name, `.text` (the rules printed on it; `.text_1e` if the 1st edition differs) and often
# `.note` (what players ask about it, in the markup of the rulebook).

dominion-set-base2 = משחק הבסיס, מהדורה שנייה
    .note = קלפי המהדורה השנייה. רק כאן יש [[card-artisan]], [[card-bandit]], [[card-harbinger]], [[card-merchant]], [[card-poacher]], [[card-sentry]] ו[[card-vassal]]. ההשפעה של [[card-mine]], [[card-moneylender]] ו[[card-throne_room]] היא רשות, ואילו במהדורה הראשונה היא חובה.
dominion-option-sets-base2 = { dominion-set-base2 }
dominion-option-kingdom-deck_top_2e = העילית שבעילית
dominion-option-kingdom-first_game_2e = למשחק הראשון (מהדורה שנייה)
dominion-option-kingdom-improvements_2e = מקצה שיפורים
dominion-option-kingdom-silver_and_gold_2e = זהב וכסף
dominion-option-kingdom-size_distortion_2e = אמות מידה מעוותות (מהדורה שנייה)
dominion-option-kingdom-sleight_of_hand_2e = להטוטנים

dominion-card-artisan = אומן
    .text = קבלו לידכם קלף שעלותו עד 5. לאחר מכן הניחו קלף אחד מידכם על החפיסה האישית שלכם.
    .note = הקלף החדש עובר ליד. אחר כך קלף כלשהו מהיד עובר לראש החפיסה, אפילו הקלף החדש.
dominion-card-bandit = שודד
    .text = קבלו קלף זהב. כל שחקן אחר חושף את 2 הקלפים העליונים בחפיסה האישית שלו, משליך לשטח ההפקר אחד מקלפי האוצר שביניהם שאינו נחושת, ומעביר את השאר לערמת הקלפים המשומשים.
    .note = קודם מתקבל הזהב. אחר כך כל שחקן אחר חושף שני קלפים ומשליך מהם קלף אוצר שאינו נחושת.
dominion-card-harbinger = כרוז
    .text = +1 קלף. +1 פעולה. עיינו בערמת הקלפים המשומשים שלכם. אתם רשאים להניח קלף אחד מתוכה על החפיסה האישית שלכם.
    .note = מעיינים בערמת הקלפים המשומשים, ומותר להניח קלף אחד ממנה על החפיסה האישית.
dominion-card-merchant = סוחר
    .text = +1 קלף. +1 פעולה. בפעם הראשונה שתפעילו קלף כסף בתור זה: +1 מטבע.
    .note = שני סוחרים מוסיפים 2 מטבעות לקלף הכסף הראשון. לקלפי כסף נוספים הם אינם מוסיפים דבר.
dominion-card-poacher = צייד
    .text = +1 קלף. +1 פעולה. +1 מטבע. העבירו קלף אחד מידכם לערמת הקלפים המשומשים על כל חפיסה ריקה במלאי.
    .note = כל חפיסה ריקה במלאי נספרת, גם חפיסת הקללות.
dominion-card-sentry = זקיף
    .text = +1 קלף. +1 פעולה. עיינו ב־2 הקלפים העליונים בחפיסה האישית שלכם. השליכו מהם לשטח ההפקר או העבירו לערמת הקלפים המשומשים, כרצונכם. החזירו את השאר לראש החפיסה בכל סדר שתרצו.
    .note = רק אתם רואים את שני הקלפים. כל אחד מהם: להשליך, להעביר למשומשים או להחזיר, בסדר שתרצו.
dominion-card-vassal = צמית
    .text = +2 מטבעות. העבירו את הקלף העליון בחפיסה האישית שלכם לערמת הקלפים המשומשים. אם זהו קלף פעולה, אתם רשאים להפעיל אותו.
    .note = אם זה קלף פעולה, מותר להפעיל אותו בלי לנצל פעולה; אחרת הוא נשאר בקלפים המשומשים.
