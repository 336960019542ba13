# Texts of the 7 Wonders board and cards. A card has its name and `.text`, a board also `.day` and `.night`.

seven_wonders-board-pomona = פומונה
    .text = משאב התחלתי: חימר.
    .day = 1 (2 עץ): מזכה ב־3 נקודות ניצחון. 2 (2 אבן): מזכה ב־2 נקודות ניצחון. מזכה עם ההקמה במטבע אחד על כל קלף חום בעירכם ובערי שני השכנים. 3 (1 זכוכית, 1 פפירוס, 1 בד): מזכה ב־7 נקודות ניצחון.
    .night = 1 (2 חימר): מזכה ב־2 נקודות ניצחון. מזכה ב־3 מטבעות עם ההקמה. 2 (3 עץ): מזכה בנקודת ניצחון אחת על כל קלף חום בעירכם ובערי שני השכנים. 3 (1 פפירוס, 1 בד): מזכה ב־5 נקודות ניצחון.
seven_wonders-option-boards-pomona = { seven_wonders-board-pomona }

seven_wonders-card-cider-house = בית סיידר
    .text = מזכה עם ההקמה במטבע אחד על כל קלף חום בעירכם ובערי שני השכנים.
seven_wonders-card-gardeners-guild = איגוד גננים
    .text = מזכה בנקודת ניצחון אחת על כל קלף כחול או צהוב בעירכם.
