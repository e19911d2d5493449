"""The pack as prior and as proof: enrolment, reading with it, fingerprints, drift."""
