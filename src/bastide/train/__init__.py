"""Learning by self-play: ``bastide train GAME``.

======================  ===========================================================================================
``plan.py``             what was asked for, and what follows from it for the tables
``shared.py``           arrays that several processes see
``playing.py``          a process that plays many games and shows every decision in shared arrays
``field.py``            all such processes, asked and answered side by side
``judging.py``          how much better than expected every decision turned out
``networks.py``         which networks learn which game
``model.py``            those that read seats, in PyTorch
``attention.py``        what those that read tokens or a landscape have in common
``token_model.py``      those that read tokens
``landscape_model.py``  those that read a landscape
``lessons.py``          decisions with what each action brings, from a file
``pupil.py``            what is learnt from these, in PyTorch
``learner.py``          what is learnt from a stretch of play (PPO), in PyTorch
``training.py``         stretch after stretch, with checkpoints from which it goes on
``arena.py``            how strong a network is, against fixed bots
``curves.py``           pictures of how it went
======================  ===========================================================================================
"""
