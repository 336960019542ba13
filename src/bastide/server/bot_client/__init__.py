"""Client of a bot account: brings a program that speaks the engine protocol to tables (``bastide bot``)."""
