device-people = People at this device
device-people-about = One after the other: the device goes from hand to hand, and everybody sees only their own.
device-names = Who plays
device-person = Player { $number }
device-name-of = Name on seat { $number }
device-give = Give the device to { $name }
device-give-about = Until then it shows what everybody may see.
device-i-am = I am { $name }
device-take-back = { $name } takes the last step back
device-ask-back = { $name } asks the others to take it back
device-backup = Take everything along
device-backup-about = All games, answers and settings of this browser in one file, to be read in again here or elsewhere.
device-backup-save = Save everything
device-backup-restore = Read in a file
device-backup-restored = { $tables ->
    [one] One game was in it; { $new } of them is new here.
   *[other] { $tables } games were in it; { $new } of them are new here.
  }
device-so-far = Save this game as a file
device-so-far-about = It can be gone on with elsewhere: open it under Replays, and play on from its end. It tells everybody's cards.
device-trial = On a device, at most 200 games are played at each table, and for two minutes at most.
device-coming = The engine is on its way
device-elsewhere = Your tables are open in another tab.
device-go-on-here = Go on here
device-failed = The engine could not be started:
device-forgetful = This browser keeps nothing: games are gone when the tab is closed. Save what you want to keep as a record.
device-full = This device cannot store anything just now; perhaps it is full. The table waits; nothing is lost.
device-new-version = There is a new version. Your games are kept.
device-take-version = Take it now
