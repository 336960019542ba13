"""Training of networks for Bastide: ``bastide train GAME``, and the tools that distil what was learnt.

======================  ===========================================================================================
``command.py``          the command ``bastide train``
``plan.py``             what was asked for, and what follows from it for the tables
``shared_arrays.py``    arrays in memory that several processes share
``actor.py``            a process that plays many games and shows every decision in shared arrays
``actor_pool.py``       all such processes, asked and answered side by side
``advantages.py``       generalized advantage estimation, for each seat by itself
``torch_backend.py``    the operations of the network (``bastide.envs.net.arithmetic``) in PyTorch
``model.py``            the network with weights that learn
``dataset.py``          decisions with the result of each action, from a file
``pretrain.py``         supervised training on such data
``ppo.py``              what is learnt from a stretch of play
``training.py``         stretch after stretch, with checkpoints
``evaluation.py``       how strong a network is, against fixed bots
``curves.py``           charts of the progress
``distill/``            tools that make rollout policies and data sets
======================  ===========================================================================================
"""
