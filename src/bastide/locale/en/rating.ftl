# Ratings and leaderboards, on servers only.

rating-leaderboards = Leaderboards
rating-profile = Profile
rating-ladder = Opponents
rating-ladder-people = Against people
    .help = Rated games between people count: tables without hints. Bots at the table don’t count.
rating-ladder-bots = With bots
    .help = Games with bots count if hints are off, and nobody undoes a move to which others had to agree. Bots agree to everything. The ratings of bots are fixed, measured in matches between their levels. Only levels from beginner to master count, and only finished games; the daily challenge doesn’t.
rating-pace = Pace
rating-pace-live = Live
    .help = Live: games with a clock of less than a day, or without a clock.
rating-pace-correspondence = Correspondence
    .help = Correspondence: games with a day or more for each move.
rating-place = Place
rating-name = Name
rating-points = Rating
rating-games = Games
rating-bot = Bot: { $bot }
rating-blocked = (blocked)
rating-own = Your rating: { $rating } ({ $games ->
    [one] 1 game
   *[other] { $games } games
})
rating-own-place = You are number { $place } of { $people }.
rating-unlisted-guest = Guests aren’t listed. With an account you can be.
rating-unlisted-provisional = The question mark means that your rating is still uncertain. After some more rated games you’ll be listed.
rating-unlisted-inactive = You’re not listed because your last rated game was long ago. After your next one you’ll be listed again.
rating-unlisted-hidden = You have chosen not to be listed.
rating-none-people = You have no rating here yet. Finish a game with other people, without hints, to get one.
rating-none-bots = You have no rating here yet. Finish a game with a bot, without hints, to get one.
rating-listed = List me in leaderboards and show my profile
    .help = Everyone on this server can see your name, your rating and the number of your rated games in leaderboards. People with an account can see your profile.
rating-empty = Nobody is listed here yet. People with an account appear here after about a dozen rated games.
rating-previous = Previous
rating-next = Next
rating-to-me = To my place
rating-line = { $game }: { $ladder }, { $pace }
