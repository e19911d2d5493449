"""One module per `faro` subcommand; each is imported only when it is asked for."""
