"""`make quick`: the tests nearest to what a change touches."""
