"""Search algorithms: Monte Carlo tree search, df-pn and alpha-beta. Compiled by mypyc, like the rules."""
