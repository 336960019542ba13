device-people = Players on this device
device-people-about = Pass the device around. Each player sees only their own cards.
device-names = Players
device-person = Player { $number }
device-name-of = Name for seat { $number }
device-give = Pass the device to { $name }
device-give-about = Hidden cards stay hidden until then.
device-i-am = I’m { $name }
device-take-back = Undo { $name }’s last move
device-ask-back = { $name } asks the others for an undo
device-backup = Export / import
device-backup-about = All games, answers and settings in this browser, as one file that you can import here or elsewhere.
device-backup-save = Export everything
device-backup-restore = Import a file
device-backup-restored = { $tables ->
    [one] 1 game imported, { $new } new.
   *[other] { $tables } games imported, { $new } of them new.
  }
device-so-far = Save this game as a file
device-so-far-about = To continue it elsewhere, open it under Replay and choose “Continue from here” at the end. It contains everyone’s cards.
device-trial = On this device, tests are limited to 200 games per table and two minutes.
device-coming = Loading the engine…
device-elsewhere = Your tables are open in another tab.
device-go-on-here = Continue here
device-failed = Couldn’t start the engine:
device-forgetful = This browser doesn’t store data, so games are lost when you close the tab. Save any game you want to keep.
device-full = This device can’t save right now. Its storage may be full. The game is paused, but nothing is lost.
device-new-version = Update available. Your games are kept.
device-take-version = Update now
device-needs-javascript = Bastide needs JavaScript. Turn it on for this page and load the page again.
device-opened-as-file = Browsers don’t run Bastide from a file. Open a terminal in this folder, run `python3 -m http.server` (on Windows: `py -m http.server`), and go to `http://localhost:8000` in your browser.
device-cannot-start = Bastide couldn’t start, because its files on this device are incomplete. Connect to the internet and load the page again. Your games are kept.
