### What is wrong with the journal, the table's memory on disk. Read on the tablets as a fault that holds play, and on the
### command line. A path stands as it is.

## The file

journal-none = no journal at { $path }
# $found: the version that the file names, "none" where it names none.
journal-format =
    { $found ->
        [none] the journal { $path } names no format; this program reads { $read }
       *[other] the journal { $path } has format '{ $found }'; this program reads { $read }
    }
journal-id = the journal { $path } has the id '{ $found }'; expected 32 hexadecimal digits
# $found, $read: the numbers of the journal's format: the file's, and this program's.
journal-newer = the journal { $path } was written by a newer faro ({ $found }), this is { $read }: start the newer one, or put back the copy of before the update (docs/install.md)
journal-not-opened = the journal { $path } cannot be opened: { $why }
# $process: the number of the other program's process, "none" where it is not known.
journal-in-use =
    { $process ->
        [none] the journal { $path } is in use by another program; end that one first
       *[other] the journal { $path } is in use by another program (process { $process }); end that one first
    }
# Behind the sentences here that say what failed.
journal-disk-full = the disk is full ({ $megabytes } MB free)
journal-not-read = the journal { $path } cannot be read: { $why }
journal-not-written = the journal { $path } cannot be written: { $why }
journal-not-taken-back = the journal { $path } cannot be written: a refused write cannot be taken back
journal-removed = { $path } has been removed while the table runs; put it back, or start the table again
journal-replaced = { $path } has been replaced by another file while the table runs; put it back, or start the table again
# $last: the last event in the file; $known: the last one that this table wrote.
journal-lost = the journal { $path } ends at event { $last }, this table's last is event { $known }: another program wrote there, or a refused write is there after all; the table ends, to start again from the file

# The fault as everybody sees it; behind the name of the part.
journal-no-use = cannot be read or written
journal-gone = its file has been taken away while the table runs; put it back, or start the table again
journal-fix-room = move old journals away
journal-fix-card = Linux does this to a failing SD card: see dmesg, copy the journal away, use another card; or remount it

## What stands in it

journal-altered = the journal { $path } has been altered at event { $event }
journal-altered-picture = the journal { $path } has an altered picture: { $digest }
journal-damaged = the journal { $path } is damaged: { $why }
# $why: what was found, in the program's own terms.
journal-not-replayed = event { $event } of the journal cannot be replayed: { $why }
# $last: the last event of the journal. $checkpoint: the file beside it that names $event; $name: that file's name alone.
journal-not-as-kept = the journal ends at event { $last } and does not hold event { $event } as { $checkpoint } knows it: events are missing or it is another copy; put the right journal back, or remove { $name } to play on with this one
journal-other-game = the journal holds deals of { $holds }; { $game } needs one of its own
journal-other-mode = the journal is that of a table in mode '{ $holds }'; '{ $mode }' needs one of its own

## A copy

journal-copy-exists = { $path } exists; a copy is never written over another file
journal-copy-not-written = the copy { $path } cannot be written: { $why }
