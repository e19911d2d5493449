"""Arithmetic of the witnesses: from the raw answers of networks to probabilities over labels and "none"."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


def softmax(logits: NDArray[np.float32]) -> NDArray[np.float64]:
    """Probabilities along the last axis."""
    e = np.exp(logits.astype(np.float64) - logits.max(axis=-1, keepdims=True))
    return np.asarray(e / e.sum(axis=-1, keepdims=True), np.float64)


def fused_rows(
    logits: NDArray[np.float32], exponents: tuple[float, float], floor: float, temperature: float
) -> NDArray[np.float64]:
    """Posterior over the labels and "none" (last) from the two corners (rows 0, 1) and the whole (row 2, where it is).

    A witness that answers "none" speaks for no label: it counts as an even likelihood over all labels and, more
    strongly, for "none". Each witness keeps `floor` for everything, which bounds what it can say against the others.
    """
    p = softmax(logits)
    labels = p.shape[1] - 1
    absent = p[:, labels:]
    likelihood = np.hstack([p[:, :labels] + absent * 0.1 / labels, absent]) * (1 - floor) + floor / (labels + 1)
    weights = np.array([exponents[0], exponents[0], exponents[1]])[: len(p)]
    return tempered((weights[:, None] * np.log(likelihood)).sum(axis=0) / temperature)


def tempered(log_posterior: NDArray[np.float64]) -> NDArray[np.float64]:
    """Logarithms as probabilities that sum to 1."""
    e = np.exp(log_posterior - log_posterior.max())
    return np.asarray(e / e.sum(), np.float64)
