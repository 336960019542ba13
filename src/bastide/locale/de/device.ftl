device-coming = Das Spielwerk ist unterwegs
device-elsewhere = Deine Tische sind in einem anderen Tab offen.
device-go-on-here = Hier weiterspielen
device-failed = Das Spielwerk ließ sich nicht starten:
device-forgetful = Dieser Browser behält nichts: Mit dem Tab sind auch die Spiele weg. Sichere als Aufzeichnung, was du behalten willst.
device-new-version = Es gibt eine neue Version. Deine Spiele bleiben erhalten.
device-take-version = Jetzt nehmen
