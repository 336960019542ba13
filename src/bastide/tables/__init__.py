"""Tables: event log, commands, fairness and the views of each viewer.

Pure Python on top of ``bastide.core``: no network, no database, and no clock except the times passed in. A host of
tables, such as ``bastide.server``, stores the entries that ``commands.command_dispatch`` returns and sends the messages
that ``views.table_message`` builds.
"""
