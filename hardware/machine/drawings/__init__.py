"""The casekeeper as parts one can make: drawn, put together, intersected, weighed and pictured by programs."""
