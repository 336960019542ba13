"""The Count of Carcassonne: the city, its quarters and the count."""
