"""Tests of the reference engines: agreement with the rules, and rules changed on purpose that they must notice."""
