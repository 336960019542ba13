"""Static site: a folder of files that plays in the browser without a server (``bastide site``)."""
