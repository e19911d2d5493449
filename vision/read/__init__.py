"""From a rectified card to a posterior over ranks and suits."""
