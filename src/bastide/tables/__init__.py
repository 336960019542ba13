"""What one table is: its log, what may be done there and by whom, and what each viewer is sent.

Plain Python over core: no network, no database, and no clock but the times that it is handed. Whoever keeps tables
(``bastide.server`` for many people) stores what ``commands.decide`` writes down and sends what ``table_message`` shows.
"""
