### הפולחן והכופר

## תוספים

carcassonne-option-modules-cult = הפולחן והכופר
    .help = מקומות פולחן נבנים כמו מנזרים. כופר ונזיר סמוכים של שני שחקנים שונים מתחרים מי ישלים ראשון.
carcassonne-module-cult = הפולחן והכופר

## אובייקטים ומה שעליהם

carcassonne-feature-shrine = מקום פולחן
    .text = נספר כמו מנזר. כופר ונזיר סמוך של שחקן אחר יוצאים לדו־קרב: רק הראשון שמשלים זוכה בנקודות.

## דמויות ואיך קוראים להן במקום שבו הן עומדות

carcassonne-role-heretic = כופר
carcassonne-piece-heretic = כופר

## מה קרה

carcassonne-log-challenge = הושלם ראשון וניצח בדו־קרב: { $feature } ב־⁦{ $x }, { $y }⁩.
    .lit = הושלם ראשון וניצח בדו־קרב: { $feature }.

## אריחים, כפי שהם מונחים בקטלוג

carcassonne-tile-cult_shrine = מקום פולחן
carcassonne-tile-cult_shrine_city_n = קטע עיר, מקום פולחן
carcassonne-tile-cult_shrine_road_s = מקום פולחן, כביש
carcassonne-tile-cult_shrine_city_n_road_s = קטע עיר, מקום פולחן, כביש
carcassonne-tile-cult_shrine_roads_n_s = מקום פולחן, שני כבישים

## מדוע לא

carcassonne-refuse-cult_neighbours = מקום פולחן יכול לגבול במנזר אחד בלבד, ומנזר במקום פולחן אחד.
