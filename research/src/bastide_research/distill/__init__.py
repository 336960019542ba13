"""Tools that turn games and networks into data: rollout policies and data sets.

====================================  ===============================================================================
``seven_wonders_habits``              the rollout policy of 7 Wonders, from a network
``dominion_habits``                   the rollout policy of Dominion, from a network
``carcassonne_leaf``                  the evaluation of positions of Carcassonne, from finished games
``carcassonne_dataset``               decisions with the result of each action, for ``bastide train --lessons``
====================================  ===============================================================================
"""
