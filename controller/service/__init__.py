"""What the service page sees and does."""
