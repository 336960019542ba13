# What the lessons of Carcassonne say: the title, what each step asks, and what an answer is told.

lesson-carcassonne-laying = Laying a tile
lesson-carcassonne-laying-road = You have drawn a tile with a road. Lay it so that the road goes on.
    .right = Every side must fit: road to road, city to city, field to field.
    .apart = It may lie there, but then it does not continue the road. Lay it at one of the road's two ends.
lesson-carcassonne-laying-city = Now a tile with a city on one side. Turn it, and close the city in the north with it.
    .right = The wall has no gap any more: the city is complete.
    .apart = It may lie there, but the city stays open. Choose the place above it, and turn the tile until city meets city.

lesson-carcassonne-followers = Followers
lesson-carcassonne-followers-lay = You are red. Continue the road to the west.
    .right = Now you may place one of your seven followers on the tile that you have just laid.
    .apart = Lay it at the western end of the road.
lesson-carcassonne-followers-place = On a road a follower is a highwayman, in a city a knight, in a cloister a monk, on a field a farmer. Place one on the road.
    .right = He holds the whole road, however long it grows. Nobody else may place a follower on it.
    .farmer = A farmer stays until the end of the game. Place your follower on the road.
    .none = Then the road brings you nothing. Place a follower on it.
lesson-carcassonne-followers-occupied = This tile has made Blue's city larger. Blue's knight stands in it, so it is [[occupied]]: no room for yours. Keep your follower.
    .right = What is held is held, however far away its follower stands. There is a way in all the same: see the lesson on sharing.
    .farmer = You could, but he would stand there until the end. Keep him.

lesson-carcassonne-completing = Completing
lesson-carcassonne-completing-close = Your knight's city lacks one tile. Close it.
    .right = The wall is closed.
    .apart = The city stays open like that. Lay the tile at its northern end, turned so that it fits.
lesson-carcassonne-completing-none = Before it is scored you may place a follower. Not this time: on the field he would stay until the end.
    .right = Three tiles and a [[mark-shield|shield]], 2 points each: 8 points. And your knight is home again, free for the next thing. Finish small things.
    .farmer = A farmer does not come back. Place none.

lesson-carcassonne-features = Roads and cloisters
lesson-carcassonne-features-road = Your highwayman's road begins at the crossing in the west. Crossings end roads: close the other end.
    .right = Both ends are closed.
    .apart = The road stays open like that. Lay the crossing at its eastern end.
lesson-carcassonne-features-scored = Place nobody, and see what it brings.
    .right = Three tiles, three points. Roads count 1 for each tile, cities 2.
lesson-carcassonne-features-cloister = A [[feature-cloister|cloister]] counts itself and the eight tiles around it. One of them is missing. Lay it.
    .right = All eight lie there.
    .apart = That is not one of the eight around your monk. One corner is missing.
lesson-carcassonne-features-monk = Place nobody, and see what it brings.
    .right = 9 points, and the monk is home.

lesson-carcassonne-fields = Fields
lesson-carcassonne-fields-lay = The last tile of the game. North of the road lies a field with two complete cities. Continue the road in the east, so that the field goes on with it.
    .right = The road parts the tile into two fields, one in the north and one in the south.
    .apart = Lay it at the eastern end of the road.
lesson-carcassonne-fields-farmer = At the end a farmer gets 3 points for each complete city on his field. Place one on the right field.
    .right = Two cities, 6 points. Farmers never come home: place few of them, and where many cities will be.
    .south = The field in the south touches no city. Roads part fields.
    .road = The road would bring 4 points. The farmer gets more.
    .none = Nobody is needed at home in the last turn. Place a farmer.

lesson-carcassonne-sharing = Sharing a city
lesson-carcassonne-sharing-own = Blue holds the city on the right, and you cannot enter it. But you can join it. Begin a city of your own two places further west, open towards Blue's.
    .right = Between the two cities there is now a gap of one tile.
    .closes = That would complete Blue's city, for Blue.
    .apart = Not there: lay it two places west of Blue's city, with the open side towards it.
lesson-carcassonne-sharing-knight = Place a knight in your city.
    .right = Then Blue played, and you have drawn a tile with city on two sides.
    .none = Without a knight the city is nobody's.
    .farmer = A knight is needed, in the city.
lesson-carcassonne-sharing-join = Lay it into the gap.
    .right = One city, and two knights in it.
    .apart = Lay it into the gap between the two cities.
lesson-carcassonne-sharing-shared = Place nobody, and see what it brings.
    .right = With equal numbers both get all the points: 6 each. With one knight more you would have got them alone.
    .farmer = Place none this time.

lesson-carcassonne-ending = The end
lesson-carcassonne-ending-last = The last tile. Your cloister lacks two of its eight neighbours. Where does this tile bring you a point?
    .right = One more tile beside the cloister.
    .apart = That does not lie beside your cloister.
lesson-carcassonne-ending-score = At the end what is not complete counts as well: roads, cities and cloisters 1 point for each tile. Place a highwayman on the road.
    .right = 8 points for the cloister and 7 for the road. Do not end the game with followers at home.
    .none = A follower at home is worth nothing now.
    .farmer = A farmer is paid for complete cities, and there are none.
