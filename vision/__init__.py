"""From camera frames to cards: numpy and OpenCV; knows no rules and no money."""
