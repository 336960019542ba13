"""The server: tables that survive anything. People sit down with friends and bots, leave, and find all as it was."""
