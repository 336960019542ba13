"""King & Robber Baron: records of the largest city and the longest road."""
