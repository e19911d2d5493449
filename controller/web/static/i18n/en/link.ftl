### What is wrong with the serial link to the casekeeper's board. Read on the tablets, in the log and on the command line.

link-cannot-open = cannot open { $port }: { $why }
link-in-use = another program uses it
link-not-open = { $port } is not open
link-went-away = { $port } went away: { $why }
# $why of link-went-away.
link-other-end-gone = the other end is gone
link-takes-nothing = it has taken nothing for { $seconds } s
link-silent = the board has said nothing for { $seconds } s
link-no-ack = the board does not acknowledge
link-unheard = the board heard nothing for a second
link-restarted = the board restarted (cause: { $cause })
# $error: one of the four sentences below; names and numbers are those of docs/protocol.md.
link-nonsense = the board sent nonsense: { $error }
# $bytes: the whole message in hexadecimal.
link-no-such-message = no message has the id of '{ $bytes }'
link-wrong-length = { $name } of { $has } bytes, { $wanted } wanted: { $bytes }
link-out-of-range = { $field } is { $value }, { $low }...{ $high } allowed
link-not-for-board = { $name } is not for the board
link-rejected = the board rejected message { $id }: { $reason }
link-other-protocol = firmware { $firmware } on the board speaks protocol { $theirs } (table { $their_table }), this program speaks protocol { $ours } (table { $our_table }): flash the firmware of this program

## The same for everybody, without the name of a device; behind the name of the part

link-absent = is not there, or cannot be used
link-gone = has gone
link-no-use = does not answer as it should

## What to do about it; `faro check` adds the commands

link-fix-in-use = end the other program that uses it
link-fix-plug = plug the board in
link-fix-firmware = put this project's firmware on it
link-fix-cable = pull the USB cable and put it back
link-fix-maestro = set it to USB Dual Port with CRC on (Pololu Maestro Control Center); check the cable

## What a Pololu Maestro reports of itself, by the names of its user's guide

link-maestro-signal = serial signal error
link-maestro-overrun = serial overrun
link-maestro-buffer-full = receive buffer full
link-maestro-crc = CRC error
link-maestro-protocol = protocol error
link-maestro-timeout = serial timeout
link-maestro-script-stack = script stack error
link-maestro-call-stack = call stack error
link-maestro-counter = program counter error

## The simulator that executes the firmware, in the demonstration

# A command to type, the same in every language.
link-simulator-packages = sudo apt-get install { $packages }
link-simulator-missing = the firmware cannot be executed here: { $install }
# $why: what the compiler says.
link-simulator-not-built = the firmware does not build: { $why }
link-simulator-not-running = the simulator is not running
link-simulator-died = the simulator died: { $why }
link-simulator-unknown = the simulator died, or does not know { $verb }
