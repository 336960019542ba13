"""The static site: a folder that plays in the browser without a server."""
