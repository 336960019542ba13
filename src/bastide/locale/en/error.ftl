### What can go wrong. The ids are the codes of the errors.

error-at-range = --at is a number of actions, 0 to { $last }, not { $at }
error-bad-budget = a search needs at least one iteration or some seconds (an hour at most), not { $iterations } iterations and { $seconds } seconds
error-bad-buy-list = { $file }, line { $line }: { $problem }
error-bad-number = { $name } must be a whole number from { $least } up, not { $value }
error-bad-seconds = --seconds is a number of seconds, not { $value }
error-bad-snapshot = this is not a position of { $game }: { $problem }
error-bad-workers = a search runs on 1 to 256 processes, not { $workers }
error-board-count = { $players } players need as many boards, not { $boards }
error-bot-argument = the bot { $bot } takes no setting
error-bot-file = { $file } cannot be read: { $problem }
error-bot-setting = { $bot } can be told iterations=N, seconds=S and workers=K, joined by +; not { $text }
error-broken-game = the game { $game } cannot be loaded: { $problem }
error-density = --density is a share of the steps, 0 to 1, not { $value }
error-empty-buy-list = { $file }: the list names no card to buy
error-file = { $path }: { $problem }
error-first-player = this player cannot begin; players are 0 to { $last }
error-game-over = the game is over; nobody can act any more
error-games-count = the number of games must be 1 or more, not { $games }
error-missing = { $name } is missing
error-name = a name is one line of text
error-no-buy-list = say which list to follow: { $bot }:FILE
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
error-record-diverged = the record diverges at action { $at }: { $reason }
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
