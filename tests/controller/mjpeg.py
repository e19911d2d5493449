"""A live camera over HTTP for tests and measurements: the same few pictures again and again, at a steady rate."""

from __future__ import annotations

import http.server
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any


@contextmanager
def mjpeg_server(pictures: Sequence[bytes], *, fps: float = 30.0) -> Iterator[str]:
    """Serve the JPEG `pictures` in a loop; gives the stream's URL."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "multipart/x-mixed-replace; boundary=frame")
            self.end_headers()
            due = time.monotonic()
            try:
                while True:
                    for jpeg in pictures:
                        head = b"--frame\r\nContent-Type: image/jpeg\r\nContent-Length: %d\r\n\r\n" % len(jpeg)
                        self.wfile.write(head + jpeg + b"\r\n")
                        due += 1 / fps
                        time.sleep(max(0.0, due - time.monotonic()))
            except OSError:
                return

        def log_message(self, *args: Any) -> None:
            """Quiet."""

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/live.mjpg"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
