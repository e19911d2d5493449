"""A wire that damages what it carries: for tests and for trying the table on a bad cable.

Random by a given seed, so that a run can be repeated. Holds no time and does no I/O.
"""

import random
from dataclasses import dataclass, field


@dataclass
class BadWire:
    """Rates are probabilities: `bit_error` per bit, `loss` and `duplicate` per byte."""

    seed: int = 0
    bit_error: float = 0.0
    loss: float = 0.0
    duplicate: float = 0.0
    _random: random.Random = field(init=False, repr=False)

    def __post_init__(self) -> None:
        self._random = random.Random(self.seed)

    def carry(self, data: bytes) -> bytes:
        """What arrives of `data`."""
        chance, out = self._random.random, bytearray()
        for byte in data:
            if self.loss and chance() < self.loss:
                continue
            if self.bit_error:
                for bit in range(8):
                    if chance() < self.bit_error:
                        byte ^= 1 << bit
            out.append(byte)
            if self.duplicate and chance() < self.duplicate:
                out.append(byte)
        return bytes(out)
