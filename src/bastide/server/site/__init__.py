"""Files for the browser: pages, link previews and the offline site."""
