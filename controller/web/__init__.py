"""The pages and the socket the tablets speak."""
