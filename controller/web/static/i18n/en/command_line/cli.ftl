cli-no-board = mcu.driver is "none": this table has no board
cli-no-feedback = mcu.driver is "{ $driver }": it has no feedback, nothing can be measured
