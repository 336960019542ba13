# השיעור של התוסף הזה.

lesson-carcassonne-traders = { carcassonne-module-traders }
lesson-carcassonne-traders-builder = [[figure-builder|הבנאי]] שלכם עומד על הכביש שלכם. בכל פעם שתאריכו את הכביש, תקבלו תור נוסף. הניחו את האריח בקצה שלו.
    .right = הארכתם את הכביש.
    .apart = כך לא תקבלו תור נוסף. הניחו אותו בקצה הכביש שלכם.
lesson-carcassonne-traders-second = בינתיים אל תניחו חייל.
    .right = שוב תורכם, עם אריח נוסף. תור שלישי לא יהיה.
lesson-carcassonne-traders-goods = בעיר של הכחול יש יין. סגרו אותה בכל זאת, ותראו למה.
    .right = העיר בנויה.
    .apart = סגרו את העיר הכחולה: הניחו את האריח בקצה המזרחי שלה, מסובב כך שיתאים.
lesson-carcassonne-traders-token = אל תניחו חייל, וראו מה קורה.
    .right = הכחול מקבל 6 נקודות. אבל [[goods|היין]] שלכם, כי אתם סגרתם את העיר: מי שיש לו הכי הרבה מסוג אחד מקבל 10 נקודות בסוף.
