### Bot accounts on the pages.

bot-accounts = Bots
bot-accounts-about = A bot account lets a program of yours play here. Create one, create a token, and start the program with bastide bot.
bot-name = Name of the bot
bot-create = Create bot
bot-online = online
bot-offline = not connected
bot-delete = Delete
bot-delete-named = Delete { $name }
bot-delete-sure = Delete { $name }? Its tokens stop working, and its name disappears from its games.
bot-delete-yes = Delete
bot-keep = Cancel
bot-token-name = Name of the token
bot-token-name-example = My computer
bot-token-expires = Valid
bot-token-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
bot-token-no-end = without limit
bot-token-chat = May write chat messages
bot-token-create = Create token
bot-token-new = Your new token. Save it in a file now: it is not shown again.
bot-token-copy = Copy
bot-token-saved = I have saved it
bot-token-revoke = Revoke
bot-token-revoke-named = Revoke the token “{ $name }”
bot-token-used = last used on { $date }
bot-token-unused = not used yet
bot-token-until = valid until { $date }
bot-token-expired = expired on { $date }
bot-invite = Bots of players
bot-invite-mine = yours
bot-invite-busy = busy
