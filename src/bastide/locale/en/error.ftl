### What can go wrong. The ids are the codes of the errors.

error-bad-buy-list = { $file }, line { $line }: { $problem }
error-bad-number = { $name } must be a whole number from { $least } up, not { $value }
error-bad-snapshot = this is not a position of { $game }: { $problem }
error-board-count = { $players } players need as many boards, not { $boards }
error-broken-game = the game { $game } cannot be loaded: { $problem }
error-bot-argument = the bot { $bot } takes no setting
error-bot-file = { $file } cannot be read: { $problem }
error-empty-buy-list = { $file }: the list names no card to buy
error-file = { $path }: { $problem }
error-first-player = this player cannot begin; players are 0 to { $last }
error-game-over = the game is over; nobody can act any more
error-games-count = the number of games must be 1 or more, not { $games }
error-missing = { $name } is missing
error-no-buy-list = say which list to follow: { $bot }:FILE
error-name = a name is one line of text
error-no-components = { $game } has no { $kind }; it has: { $known }
error-no-record = this is not a record: its first line is not “bastide record 1”
error-no-seat = there is no seat { $seat }; seats are 0 to { $last }
error-no-such-option = there is no option { $option }; --help lists those there are
error-no-such-player = there is no player { $player }; players are 0 to { $last }
error-not-a-game = { $value } is not a game called { $game }
error-not-to-move = player { $player } is not to move; waiting for { $waiting }
error-not-understood = “{ $text }” is not a legal action now; legal: { $legal }
error-option-count = option { $option } takes { $wanted } words, not { $count }
error-option-form = an option is written NAME=VALUE, not { $text }
error-option-value = option { $option } cannot be { $value }; { $right }
error-other-edition = { $card } is not in edition { $edition } of the base game; choose the other edition, or mix_editions=yes
error-other-game = this is a record of { $found }, not of { $game }
error-out-of-range = { $name } must be a number from { $low } to { $high }, not { $value }
error-player-count = { $game } is for { $low } to { $high } players, not { $players }
error-record-cut = the record is cut off: it does not close with a line “end N DIGEST”
error-record-format = this record has format { $found }; this version of Bastide reads format { $known }
error-record-line = line { $line } of the record: { $problem }
error-rng-state = a random source is 32 hexadecimal digits, not all zero; this is { $state }
error-seed-range = a seed is a whole number from 0 to 2^128 - 1, not { $seed }
error-unknown-bot = there is no bot { $bot } for { $game }; known: { $known }
error-unknown-command = there is no command { $command }; known: { $known }
error-unknown-game = there is no game { $game }; known: { $known }
error-unknown-language = there is no language { $language }; known: { $known }
error-unknown-option = there is no option { $option }; known: { $known }
error-usage = { $problem }
