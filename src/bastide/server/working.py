"""The other side of a worker: a process that is handed work and hands back what came of it."""

from __future__ import annotations

import os
from contextlib import suppress
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from signal import SIG_IGN, SIGINT, SIGTERM, signal
from threading import Thread

from bastide.hosting.thinking import Work, done


def work_for(server: Connection, niceness: int) -> None:
    """Do what the server asks, until it goes."""
    _settle_in(niceness)
    with suppress(EOFError, OSError):
        server.send(None)  # here I am
        while True:
            work: Work = server.recv()
            server.send(done(work))


def _settle_in(niceness: int) -> None:
    """People come first; and it is the server that decides when to stop, by a word or by its own end."""
    os.nice(niceness)
    signal(SIGINT, SIG_IGN)
    signal(SIGTERM, SIG_IGN)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    """A server that was killed cannot say goodbye."""
    server = parent_process()
    assert server is not None
    wait([server.sentinel])
    os._exit(0)
