"""The tablets' side of the table: pages, WebSocket and who may do what. The web framework is imported only in here."""
