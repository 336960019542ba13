# שמות ניטרליים, בלי סימני מסחר.
carcassonne = חומות ושדות
carcassonne-module-base = משחק הבסיס
carcassonne-option-modules-base = משחק הבסיס
dominion = קלפים וכתרים
seven_wonders = ערי קדם
cli-bastide =
    .help = קלפים וכתרים, ערי קדם וחומות ושדות לפי החוקים המדויקים: משחק נגד בוטים, הדמיה של מיליון משחקים, שחזור ובדיקה של רשומות.
