"""The search: a tree of positions grown by random games, with proofs. Compiled by mypyc, like the rules."""
