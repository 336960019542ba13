### Events at a table other than the game itself. The ids are the kinds of log entries.

server-log-created = Table created.
server-log-sat = { $name } joins the table.
server-log-invited = { $name } is invited.
server-log-stood = { $name } leaves the table.
server-log-opened = A seat is free again.
server-log-bot_sat = { $bot } (bot) joins the table.
server-log-agreed = { $name } is ready.
server-log-called = The game is about to start: all devices reveal their share of the shuffle.
server-log-revealed = { $name }’s device reveals its share of the shuffle.
server-log-started = The game starts.
server-log-chose = { $player } has chosen.
server-log-took_back = { $player } undoes a move.
server-log-proposed-take_back = { $player } asks to undo a move.
server-log-proposed-abandon = { $player } offers to end the game without a result.
server-log-answered-yes = { $player } agrees.
server-log-answered-no = { $player } declines.
server-log-resigned = { $player } resigns.
server-log-timed_out = { $player } runs out of time.
server-log-replaced = { $bot } (bot) takes over for { $player }.
server-log-returned = { $player } is back.
server-log-stopped = { $bot } (bot) stopped responding. A simpler bot takes over.
server-log-set_back = The database lost the last moves. The game has been rolled back to log entry { $kept }.
server-log-finished-played = Game over.
server-log-finished-resigned = Game over by resignation.
server-log-finished-timed_out = Game over: time ran out.
server-log-finished-abandoned = Game ended without a result.
server-log-chatted = { $player }: { $text }
server-log-chatted-removed = { $player }: (removed)
server-log-left = A player has deleted their data.
server-log-rewritten = The server admin has edited this log.
server-log-rematched = { $player } offers a rematch.

## Results of the fairness check of a finished game.

server-check-server-kept = The server committed to its share of the shuffle before anyone sat down.
server-check-server-broken = The server’s share of the shuffle is not the one it had committed to.
server-check-part-kept = { $name }’s device contributed exactly the share it had committed to.
server-check-part-broken = { $name }’s share is not the one the device had committed to.
server-check-part-absent = { $name }’s device did not contribute to the shuffle.
server-check-key-kept = The shuffle follows from these shares.
server-check-key-broken = The shuffle does not follow from these shares.
server-check-order-kept = So does the seating order.
server-check-order-broken = The seating order does not follow from these shares.
server-check-options-kept = So do the random settings of the table.
server-check-options-broken = The random settings of the table do not follow from these shares.
server-check-options-absent = The random settings can’t be checked: the set of choices has changed since this game.
server-check-seed-kept = The seed matches the fingerprint shown before the game.
server-check-seed-broken = The seed does not match the fingerprint shown before the game.

server-log-knocked = { $name } asks to join.
server-log-let_in-yes = The host accepts.
server-log-let_in-no = The host declines.

## The fairness proof.

server-fairness = Fairness proof
server-fairness-about = The fingerprint was shown before the game, the seed after it. Anyone can check that they match.
server-check = Verify this game
server-fairness-parts = The shuffle combines secret numbers from the server and every player’s device. All of them published a fingerprint first and revealed the number later, so nobody, not even the server admin, could choose the cards. Anyone can check this.
server-fairness-server = Server fingerprint
server-fairness-key = Game seed
server-fairness-own = Your device’s share
server-check-own-kept = Your device’s share was used.
server-check-own-broken = Your device’s share was not used.
server-check-own-absent = This device has stored nothing about this game to compare.
server-check-seen-kept = All fingerprints are the ones this device saw before it revealed its share.
server-check-seen-broken = The fingerprints are not the ones this device saw before it revealed its share.
server-check-exact =
    The replay from the seed matches the record: { $actions ->
        [one] 1 move
       *[other] { $actions } moves
    }.
server-check-unverified = The record was replayed, but it contains no checksums to compare.
server-check-diverged =
    The replay differs from the record after { $actions ->
        [one] 1 move
       *[other] { $actions } moves
    }.
server-check-fair = The shuffle was fair.
server-check-unfair = This game can’t be proven fair.
server-tournament = Tournament
