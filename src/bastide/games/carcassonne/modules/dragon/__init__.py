"""The Princess & the Dragon: the dragon, the fairy, princesses and portals."""
