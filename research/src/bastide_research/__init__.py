"""Training of networks for Bastide: ``bastide train GAME``, and distillation tools.

==========================  =======================================================================================
``train_command.py``        the command ``bastide train``
``training_settings.py``        settings of a training run
``shared_arrays.py``        arrays in memory shared by several processes
``actor_process.py``                actor process: plays many games and writes every decision to shared arrays
``actor_pool.py``           all actor processes, in two groups that are served in turn
``advantage_estimation.py``  generalized advantage estimation (GAE), for each seat separately
``torch_backend.py``        PyTorch backend of the network (``bastide.envs.net.attention_network``)
``torch_model.py``          the network with trainable weights
``decision_dataset.py``     decisions with the result of each action, from files
``pretrain.py``             supervised pretraining on such datasets
``ppo_learner.py``          PPO learner: collects rollouts and updates the model
``training_loop.py``        training loop with checkpoints
``match_evaluation.py``     matches against fixed bots
``training_curves.py``      charts of the training progress
``distill/``                tools that make rollout policies, value networks and datasets
==========================  =======================================================================================
"""
