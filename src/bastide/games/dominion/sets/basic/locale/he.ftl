# Texts of the set. A card has its name, `.text` (the rules printed on it; `.text_1e` if the 1st edition differs) and often
# `.note` (what players ask about it, in the markup of the rulebook).

dominion-set-basic = קלפי בסיס
    .note = קלפי הבסיס משתתפים בכל משחק: נחושת, כסף וזהב, אחוזה, דוכסות ומחוז, וקללה. אפשר להוסיף [[platinum-colony|פלטינה וקולוניה]].

dominion-card-copper = נחושת
    .text = מטבע אחד.
dominion-card-silver = כסף
    .text = 2 מטבעות.
dominion-card-gold = זהב
    .text = 3 מטבעות.
dominion-card-estate = אחוזה
    .text = נקודת ניצחון אחת.
dominion-card-duchy = דוכסות
    .text = 3 נקודות ניצחון.
dominion-card-province = מחוז
    .text = 6 נקודות ניצחון. המשחק מסתיים בתום התור שבו החפיסה הזאת מתרוקנת.
    .note = שש נקודות ב־8 מטבעות: לרוב זו מטרת המשחק כולו. כשהחפיסה נגמרת, המשחק מסתיים בתום התור.
dominion-card-curse = קללה
    .text = מפחיתה נקודת ניצחון אחת.
    .note = מותר לרכוש אותה ב־0 מטבעות, אבל מי ירצה?
