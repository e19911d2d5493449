"""The dealing box and the dealer's buttons: switches, the exit beam, and whether they can be believed."""
