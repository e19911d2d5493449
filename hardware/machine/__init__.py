"""The machine as it is built: boards, drawings, wiring and the build book. Nothing at run time needs it."""
