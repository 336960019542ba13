### Administration of a server: bastide admin.

admin-yes = yes
admin-forever = permanently
admin-none = nothing found
admin-option-limit = Maximum number of rows, newest first
admin-option-yes = Don’t ask for confirmation
admin-option-span = Duration: 30m, 12h, 7d, 4w (default: permanent)
admin-option-reason = Reason (shown to the person)
admin-option-address = IP address or network (192.0.2.0/24) instead of a person

admin-column-name = name
admin-column-account = account
admin-column-id = id
admin-column-seen = last seen
admin-column-since = since
admin-column-who = who
admin-column-kind = kind
admin-column-until = until
admin-column-reason = reason
admin-column-hash = invitation
admin-column-uses = uses
admin-column-note = note
admin-column-table = table
admin-column-tournament = tournament
admin-column-round = round
admin-column-created = created
admin-column-game = game
admin-column-status = status
admin-column-changed = changed
admin-column-people = people
admin-column-text = message
admin-column-line = line
admin-column-seat = seat
admin-column-at = time
admin-column-what = action
admin-column-about = target

admin-people = List and find people
    .help = List people, newest first, whose name or account contains the text or whose id starts with it.
admin-people-accounts = Only people with accounts, not guests

admin-sign-out = Sign a person out everywhere
    .help = Sign a person out on all devices immediately. Guests can’t return, because only their device identifies them.
admin-sign-out-done = { $name } ({ $id }) has been signed out everywhere.

admin-link = Create a one-time link to reset a passphrase
    .help = Create a link for choosing a new passphrase. It works once, for a limited time, and invalidates earlier links. Using it signs out all devices. Send it only to the account’s owner. Its address is taken from BASTIDE_PUBLIC_URL.
admin-link-span = How long the link is valid: 30m, 12h, 7d, 4w (default: 1d)
admin-link-done = { $link }
    Reset link for { $name } ({ $id }), valid once, until { $until }.

admin-remove-second-factor = Remove the second factor of an account
    .help = Remove the authenticator app, the passkeys and the recovery codes of somebody who has lost them. Afterwards the passphrase alone is enough. First make sure that the person owns the account.
admin-remove-second-factor-done = { $name } ({ $id }) signs in without a second factor from now on.
admin-remove-second-factor-none = { $name } ({ $id }) has no second factor.

admin-rename = Rename a person
    .help = Change a person’s name everywhere: in lists, logs and results, and at tables in progress.
admin-rename-done = { $old } ({ $id }) is now called { $name }.

admin-mute = Mute a person
    .help = Mute a person. The person can still play but not chat.
admin-mute-done = { $name } ({ $id }) is muted: { $until }.

admin-unmute = Unmute a person
    .help = Unmute a person.
admin-unmute-done = { $name } ({ $id }) can chat again.
admin-unmute-not = { $name } ({ $id }) was not muted.

admin-ban = Ban a person or an IP address
    .help = Ban a person or an IP address. Open connections are closed immediately. The person keeps their seats, and clocks keep running.
admin-ban-done = { $who } is banned: { $until }.

admin-unban = Unban a person or an IP address
    .help = Unban a person or an IP address.
admin-unban-done = { $who } is no longer banned.
admin-unban-not = { $who } was not banned.

admin-bans = List active bans and mutes
    .help = List active bans and mutes.

admin-invite = Create an invitation code
    .help = Create a code for entering an invite-only server. The code is shown only once.
admin-invite-uses = How many people can use it
admin-invite-note = Note for yourself
admin-invite-done = { $code }
    Uses: { $uses }. Valid until: { $until }.

admin-invitations = List or revoke invitations
    .help = List valid invitations by the start of their hash. The codes themselves are not stored.
admin-invitations-revoke = Revoke this invitation
admin-invitations-revoked = Invitation { $hash } has been revoked.

admin-reports = List player reports
    .help = List open player reports.
admin-reports-closed = Include closed reports
admin-reports-close = Close this report
admin-reports-about = { $reporter } about { $about }, table { $table }, line { $line }

admin-moderators = List, appoint or dismiss moderators
    .help = Moderators see reports and the log of actions on the page /moderation, and can mute, ban and rename people there. They cannot moderate each other.
admin-moderators-add = Let this account moderate in the browser
admin-moderators-remove = End the appointment of this moderator

admin-delete-person = Delete a person’s data permanently
    .help = Delete a person’s account, sessions, ratings and name everywhere, as they could do themselves. Finished games stay, anonymised. This can’t be undone.
admin-delete-person-sure = Permanently delete { $name } ({ $id }), with seats at { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}? (yes/no)
admin-delete-person-done = { $name } ({ $id }) has been deleted.

admin-tables = List and find tables
    .help = List tables, most recently changed first, whose id starts with the text.
admin-tables-person = Only tables of this person
admin-tables-game = Only tables of this game
admin-tables-status = Only tables with this status

admin-chat = Show a table’s chat
    .help = List the chat messages of a table with their line numbers.

admin-remove-line = Delete a chat message
    .help = Delete a chat message from a table’s log and from all running servers. The log still shows that a message was removed.
admin-remove-line-sure = Permanently delete line { $line } of table { $table } (“{ $text }”)? (yes/no)
admin-remove-line-done = Line { $line } of table { $table } has been deleted.

admin-delete-table = Delete a table
    .help = Delete a table with its log and results. Ratings do not change. This can’t be undone.
admin-delete-table-sure = Permanently delete table { $table } ({ $game }, { $entries } entries, { $people })? (yes/no)
admin-delete-table-done = Table { $table } has been deleted.

admin-tidy = Delete expired data now
    .help = Delete what the server would clean up anyway: tables without a result and inactive guests, after the number of days set in BASTIDE_KEEP_..._DAYS (0 = keep forever).
admin-tidy-sure = Permanently delete { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $people ->
    [one] 1 guest
   *[other] { $people } guests
}? (yes/no)
admin-tidy-done = Deleted: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $people ->
    [one] 1 guest
   *[other] { $people } guests
}.

admin-recompute-ratings = Compute all ratings again
    .help = Compute all ratings again from the history of rated games, and correct those that differ. The server may be running; games that end meanwhile wait.
admin-recompute-ratings-done = Rated games: { $games }. Ratings: { $ratings }. Corrected: { $wrong_ratings } ratings, { $wrong_history } results.

admin-audit = Show the audit log
    .help = Show the audit log of admin commands: when, by which system user, what was done, and to whom.

admin-column-owner = owner
admin-column-scopes = scopes
admin-column-token = token

admin-bots = List bot accounts
    .help = List the bot accounts of a person, or of everybody, with their tokens.
admin-create-bot = Create a bot account
    .help = Create a bot account for a person with an account.
admin-create-bot-done = { $name } ({ $id }) now belongs to { $owner }.
admin-bot-token = Create a token for a bot account
    .help = Create a token with which a program plays for a bot account. It is shown only once.
admin-bot-token-label = Name of the token
admin-bot-token-chat = The program may also write chat messages
admin-bot-token-span = How long the token is valid: 30m, 12h, 7d, 4w (default: permanent)
admin-bot-token-done = { $token }
    Token for { $name } ({ $id }), valid until: { $until }.
admin-revoke-bot-tokens = Revoke tokens of a bot account
    .help = Revoke all tokens of a bot account, or one, and close its connections.
admin-revoke-bot-tokens-token = Only this token
admin-revoke-bot-tokens-done = Revoked tokens of { $name } ({ $id }): { $count }
admin-tournaments = List tournaments
    .help = List the tournaments of the server, newest first, or those whose name contains a text.
admin-tournaments-status = Only tournaments with this status
admin-pause-tournament = Pause a tournament
    .help = Games go on, but no new ones start.
admin-pause-tournament-done = Paused: { $name }.
admin-resume-tournament = Resume a paused tournament
    .help = Let new games start again.
admin-resume-tournament-done = Resumed: { $name }.
admin-cancel-tournament = Cancel a tournament
    .help = Games that are being played can go on, but no longer count.
admin-cancel-tournament-sure = Cancel the tournament “{ $name }”? It cannot be resumed.
admin-cancel-tournament-done = Cancelled: { $name }.
