device-coming = The engine is on its way
device-elsewhere = Your tables are open in another tab.
device-go-on-here = Go on here
device-failed = The engine could not be started:
device-forgetful = This browser keeps nothing: games are gone when the tab is closed. Save what you want to keep as a record.
device-new-version = There is a new version. Your games are kept.
device-take-version = Take it now
