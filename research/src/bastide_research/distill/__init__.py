"""Distillation tools: turn games and networks into rollout policies, value networks and datasets.

====================================  ===============================================================================
``seven_wonders_rollout_policy``      rollout policy of 7 Wonders, from a network
``dominion_rollout_policy``           rollout policy of Dominion, from a network
``carcassonne_value_network``         evaluation of Carcassonne positions, from finished games
``carcassonne_dataset``               decisions with the result of each action, for ``bastide train --lessons``
====================================  ===============================================================================
"""
