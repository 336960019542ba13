# Texts of the Carcassonne lessons: titles, steps, and replies to answers.

carcassonne-goal = Place tiles side by side and claim roads, cities, cloisters and fields with your followers. The player with the most points at the end wins.

lesson-carcassonne-laying = Placing a tile
lesson-carcassonne-laying-road = You have drawn a tile with a road. Place it so that it continues the road.
    .right = Every edge must match: road to road, city to city, field to field.
    .apart = That’s legal, but it doesn’t continue the road. Place it at either end of the road.
lesson-carcassonne-laying-city = Now you have a tile with a city on one edge. Rotate it and use it to complete the city to the north.
    .right = The wall has no gaps left: the city is completed.
    .apart = That’s legal, but it leaves the city open. Choose the space above it, and rotate the tile until city meets city.

lesson-carcassonne-followers = Followers
lesson-carcassonne-followers-lay = You are red. Continue the road to the west.
    .right = Now you may place one of your seven followers on the tile you have just placed.
    .apart = Place it at the western end of the road.
lesson-carcassonne-followers-place = On a road a follower is a highwayman, in a city a knight, in a cloister a monk, in a field a farmer. Place one on the road.
    .right = It claims the whole road, however long it grows. Nobody else may place a follower on it.
    .farmer = A farmer stays until the end of the game. Place your follower on the road.
    .none = Then the road scores nothing for you. Place a follower on it.
lesson-carcassonne-followers-occupied = This tile extended Blue’s city. Blue has a knight there, so it is [[occupied|claimed]] and you can’t place a follower in it. Place no follower.
    .right = A claimed feature stays claimed, no matter how far away the follower is. But there is another way in: see the lesson on sharing.
    .farmer = You could, but it would stay there until the end. Keep it.

lesson-carcassonne-completing = Completing a feature
lesson-carcassonne-completing-close = Your knight’s city needs one more tile. Complete it.
    .right = The wall is closed.
    .apart = That leaves the city open. Place the tile at its northern end and rotate it until it fits.
lesson-carcassonne-completing-none = Before scoring you may place a follower. Place none this time: on the field it would stay until the end.
    .right = Three tiles and a [[mark-shield|shield]] at 2 points each: { $points } points. Your knight returns to your supply, ready to be used again. Small features pay off.
    .farmer = A farmer doesn’t come back. Place no follower.

lesson-carcassonne-features = Roads and cloisters
lesson-carcassonne-features-road = Your highwayman’s road starts at the crossing in the west. Crossings end roads: close the other end.
    .right = Both ends are closed.
    .apart = That leaves the road open. Place the crossing at its eastern end.
lesson-carcassonne-features-scored = Place no follower and see what you score.
    .right = Three tiles, 3 points. Roads score 1 point per tile, cities 2.
lesson-carcassonne-features-cloister = A [[feature-cloister|cloister]] scores for itself and the eight tiles around it. One of them is missing. Place it.
    .right = All eight tiles are there.
    .apart = That is not one of the eight spaces around your monk. One corner is missing.
lesson-carcassonne-features-monk = Place no follower and see what you score.
    .right = { $points } points, and the monk returns to your supply.

lesson-carcassonne-fields = Fields
lesson-carcassonne-fields-lay = The last tile of the game. The field north of the road touches two completed cities. Extend the road to the east so that the field grows with it.
    .right = The road splits the tile into two fields, one to the north and one to the south.
    .apart = Place it at the eastern end of the road.
lesson-carcassonne-fields-farmer = At the end a farmer scores 3 points for each completed city its field touches. Place one in the right field.
    .right = Two cities, { $points } points. Farmers never return, so place only a few, where there will be many cities.
    .south = The field to the south touches no city. Roads separate fields.
    .road = The road would score { $road } points. The farmer scores more.
    .none = It’s the last turn: unused followers score nothing. Place a farmer.

lesson-carcassonne-sharing = Sharing a city
lesson-carcassonne-sharing-own = Blue has claimed the city on the right, so you can’t place a follower there. But you can connect to it. Start your own city two spaces to the west, with its open side facing Blue’s.
    .right = Now there is a gap of one tile between the two cities.
    .closes = That would complete Blue’s city for Blue.
    .apart = Not there. Place it two spaces west of Blue’s city, with its open side facing it.
lesson-carcassonne-sharing-knight = Place a knight in your city.
    .right = Then Blue took a turn, and you have drawn a tile with city on two edges.
    .none = Without a knight the city stays unclaimed.
    .farmer = You need a knight in the city.
lesson-carcassonne-sharing-join = Place it in the gap.
    .right = It’s one city now, with two knights in it.
    .apart = Place it in the gap between the two cities.
lesson-carcassonne-sharing-shared = Place no follower and see what you score.
    .right = You are tied, so both players get all the points: { $points } each. With one more knight you would have scored alone.
    .farmer = Place no follower this time.

lesson-carcassonne-ending = The end
lesson-carcassonne-ending-last = The last tile. Your cloister is missing two of its eight tiles. Where does this tile score a point for you?
    .right = One more tile next to the cloister.
    .apart = That isn’t next to your cloister.
lesson-carcassonne-ending-score = Incomplete features also score at the end: 1 point per tile for roads, cities and cloisters. Place a highwayman on the road.
    .right = { $cloister } points for the cloister and { $road } for the road. Don’t end the game with unused followers.
    .none = An unused follower is worth nothing now.
    .farmer = A farmer scores for completed cities, and there are none.

lesson-carcassonne-strategy-beginner = First principles
lesson-carcassonne-strategy-intermediate = Better decisions
lesson-carcassonne-strategy-advanced = Fine points
lesson-carcassonne-strategy-monk = Do you place a follower, and where?
    .right = A cloister also scores for the tiles that are already around it. A monk there is worth it.
lesson-carcassonne-strategy-knight = Do you place a follower, and where?
    .right = A follower that scores right away costs you nothing: it is back at once.
lesson-carcassonne-strategy-close = Where do you place this tile?
    .right = Completing a feature brings points now and your follower back.
lesson-carcassonne-strategy-farmer = Do you place a follower, and where?
    .right = Late in the game, a farmer in the right field scores more than anything else your follower could do.
lesson-carcassonne-strategy-keep = Do you place a follower, and where?
    .right = A follower that scores little here will be missing later. Keep it for a better tile.
lesson-carcassonne-strategy-extend = Where do you place this tile?
    .right = One tile can improve several of your features at once. Compare all places before you decide.
lesson-carcassonne-strategy-share = Where do you place this tile?
    .right = Connect to a big feature: with as many followers in it as your opponent, you score it, too.
lesson-carcassonne-strategy-hinder = Where do you place this tile?
    .right = A tile can also cost your opponent points. Look at their open features, not only at yours.
lesson-carcassonne-strategy-claim = Where do you place this tile?
    .right = The best place is not always where points are scored now: look where your follower can score before the tiles run out.
