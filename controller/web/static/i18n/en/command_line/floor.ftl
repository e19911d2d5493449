### The floor, where more than one table is gathered: its page, and what its projector says.

# $kind: signature, altered.
floor-wrong =
    { $kind ->
        [signature] the head at event { $event } is not signed with the table's key
       *[altered] event { $event } is not the one that the table signed
    }
