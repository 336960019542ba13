# Texte der Lektion dieser Erweiterung.

lesson-carcassonne-bridges = { carcassonne-module-bridges }
lesson-carcassonne-bridges-bridge = Deine Straße führt nach Osten, aber das gezogene Plättchen hat keine Straße. Mit einer [[feature-bridge|Brücke]] passt es trotzdem: Lege es dorthin.
    .right = Deine Straße führt auf der Brücke weiter, über die Stadt hinweg.
    .apart = Lege es an das Ende deiner Straße: Die Brücke führt die Straße darüber.
lesson-carcassonne-bridges-castle = Schließe die kleine Stadt im Norden.
    .right = Eine kleine Stadt aus zwei halbrunden Teilen: Sie kann zur Burg werden.
    .apart = Lege es nördlich von deinem Ritter an, so gedreht, dass Stadt an Stadt liegt.
lesson-carcassonne-bridges-figure = Setze keinen Gefolgsmann und baue keine Brücke.
    .right = Jetzt wirst du gefragt, was aus der Stadt werden soll.
lesson-carcassonne-bridges-build = 4 Punkte sofort oder eine [[feature-castle|Burg]]: Sie bringt so viele Punkte wie das nächste Gebiet, das neben ihr fertig wird. Baue die Burg.
    .right = Dein Ritter bleibt auf der Burg. Warte auf ein großes Gebiet, das neben ihr fertig wird.
    .points = 4 Punkte sind sicher. Probier diesmal aber die Burg aus.
