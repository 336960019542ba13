"""Files for the browser: static files, link previews and the offline site."""
