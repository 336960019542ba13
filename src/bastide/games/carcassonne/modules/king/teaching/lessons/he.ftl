# השיעור של התוסף הזה.

lesson-carcassonne-king = { carcassonne-module-king }
lesson-carcassonne-king-close = לעיר של האביר שלכם חסר אריח אחד. סגרו אותה.
    .right = העיר בנויה.
    .apart = כך העיר נשארת פתוחה. הניחו את האריח בקצה הצפוני שלה, מסובב כך שיתאים.
lesson-carcassonne-king-king = אל תניחו חייל, וראו מה קורה.
    .right = 8 נקודות. וזו העיר הגדולה ביותר עד כה: [[figure-king|המלך]] שלכם, עד שמישהו ישלים עיר גדולה יותר. בסוף הוא מביא נקודה על כל עיר בנויה.
    .farmer = הפעם אל תניחו חייל.
