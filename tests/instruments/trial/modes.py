"""How the camera of the trial may be."""

from typing import Literal

Mode = Literal["good", "dead", "hangs", "black", "blank", "frozen", "covered"]
"""good: pictures come. dead: lines and port are closed. hangs: lines stay open and nothing comes. black: pictures taken
without light. blank: every pixel is 0. frozen: the same picture for ever. covered: a sheet covers the box."""
