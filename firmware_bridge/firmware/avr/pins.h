/* Which pin of the Arduino Mega 2560 does what.

   channel   servo output                feedback
   0, 1      D11 D12   (PB5 PB6, OC1A B)      A0 A1
   2, 3, 4   D5 D2 D3  (PE3 PE4 PE5, OC3A B C)  A2 A3 A4
   5, 6, 7   D6 D7 D8  (PH3 PH4 PH5, OC4A B C)  A5 A6 A7
   8, 9, 10  D46 D45 D44 (PL3 PL4 PL5, OC5A B C)  A8 A9 A10
   11        D9  (PH6, timed by timers 5 and 2)  A11
   12        D4  (PG5, timed by timers 3 and 2)  A12
   supply    A13, through two equal resistors
   LED       D13 (PB7): slow while a host is connected, quick while none is

   D13 is left to the LED because the bootloader blinks it. Each feedback input has 1 Mohm to ground: a wire that is off
   reads 0. */
#ifndef PINS_H
#define PINS_H

enum { HARDWARE_CHANNELS = 11 };
enum { SUPPLY_INPUT = 13, INPUTS = 14 };

#endif
