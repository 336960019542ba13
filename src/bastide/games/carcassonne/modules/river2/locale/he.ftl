### הנהר II

## תוספים

carcassonne-option-modules-river2 = הנהר II
    .help = המשחק מתחיל בנהר שמתפצל.
carcassonne-module-river2 = הנהר II
    .note = שנים עשר אריחי נהר שמניחים ראשונים, במקום האריח ההתחלתי, כדי שהמפה תתחיל רחבה יותר.

## אובייקטים ומה שעליהם

carcassonne-feature-river = נהר
    .text = מפריד בין שדות. אי אפשר להניח עליו דמויות.
    .note = הנהר מתחיל במעיין, מתפצל ומסתיים בשני אגמים. כל שחקן בתורו ממשיך אותו מאחד הקצוות הפתוחים. מותר להניח דמויות על האריחים האלה כרגיל, אבל לא על הנהר. אסור לו לפנות פעמיים ברצף לאותו כיוון, ואסור ששתי הזרועות שלו יתחברו. האגם עם הר הגעש הוא האחרון, ואסור להניח איתו דמות. מי שמניח אותו מניח מיד גם אריח רגיל. השדות נגמרים בנהר.
carcassonne-mark-spring = מעיין
carcassonne-mark-fork = זרוע נהר
carcassonne-mark-lake = אגם

## שאלות ותשובות

carcassonne-ask-spring = היכן תניחו את מעיין הנהר? { $tile }

## אריחים, כפי שהם מונחים בקטלוג

carcassonne-tile-river_spring_e = מעיין הנהר
carcassonne-tile-river_fork_new = זרוע נהר
carcassonne-tile-river_lake_volcano_w = הר געש, אגם הנהר
carcassonne-tile-river_lake_city_e = קטע עיר, אגם הנהר
carcassonne-tile-river_ns_city_ew_bridge = עיר לרוחב (על גשר), נהר ישר
carcassonne-tile-river_ew_cloister = מנזר, נהר ישר
carcassonne-tile-river_ns_road_ew_inn = כביש ישר (מסבאה, על גשר), נהר ישר
carcassonne-tile-river_ew_city_n_road_s = קטע עיר, כביש אל העיר (על גשר), נהר ישר
carcassonne-tile-river_sw = עיקול נהר
carcassonne-tile-river_es_city_nw_shield = פינת עיר (מגן), עיקול נהר
carcassonne-tile-river_nw_pig_herd = עיקול נהר, עדר חזירים
carcassonne-tile-river_sw_road_ne = עיקול כביש, עיקול נהר

## מדוע לא

carcassonne-refuse-river_goes_on = הנהר ממשיך מקצה פתוח אחד ואינו פונה פעמיים ברצף לאותו כיוון.

## השיעור של התוסף הזה

lesson-carcassonne-river2 = { carcassonne-module-river2 }
lesson-carcassonne-river2-river = בתוסף הזה מניחים קודם את [[feature-river|הנהר]], מהמעיין ועד האגמים. המשיכו אחת משתי הזרועות שלו.
    .right = מותר להניח דמויות על האריחים האלה, אבל לא בנהר.
lesson-carcassonne-river2-monk = הניחו נזיר במנזר.
    .right = המנזר נספר כרגיל. השדות נגמרים בנהר, ולכן נוצרים הרבה שדות קטנים.
    .none = מנזר כזה שווה נזיר.
    .farmer = שדות ליד נהר קטנים. הניחו נזיר.
