/* The EEPROM, written a byte at a time without waiting. */
#ifndef MEMORY_H
#define MEMORY_H

void memory_poll(void);

#endif
