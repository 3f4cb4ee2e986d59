"""Release dates of a file of people, by the workers of a Dask cluster: python3 release.py tcp://scheduler:8786 people.csv dates.csv

Every worker needs Python with pandas, and the command line of Requisite: `requisite`, or what REQUISITE names in its environment.
"""

import os
import shlex
import subprocess
import sys
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import chain

import pandas as pd


def release_dates(frames: Iterable[pd.DataFrame]) -> Iterator[pd.DataFrame]:
    """The answers to the sentences of one partition, streamed through one `requisite batch -`. The rows of a person stand
    together, in one frame or over the end of one. Spark's mapInPandas takes this function as it is."""
    frames = iter(frames)
    first = next(frames, None)
    if first is None:
        return
    command = [*shlex.split(os.environ.get("REQUISITE", "requisite")), "batch", "-", "--codes", "--quiet"]
    program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    people: set[str] = set()
    refused = 0

    def feed() -> None:
        with program.stdin as rows:
            for number, frame in enumerate(chain([first], frames)):
                people.update(frame["person"])
                frame.to_csv(rows, index=False, header=number == 0)

    with ThreadPoolExecutor(1) as feeder:
        try:
            fed = feeder.submit(feed)
            # Cells are text on the way in and out: what is empty stays empty, and no number changes its look.
            try:
                with pd.read_csv(program.stdout, dtype=str, keep_default_na=False, chunksize=10_000) as answers:
                    for frame in answers:
                        refused += int((frame["errors"] != "").sum())
                        yield frame
            except pd.errors.EmptyDataError:
                pass
            # Where nobody in it could be answered, a part ends with 1: each row says why, and the others go on.
            is_refused = program.wait() == 1 and refused == len(people) > 0
            if program.returncode != 0 and not is_refused:
                raise RuntimeError(f"requisite batch ended with status {program.returncode}: see what it wrote")
            fed.result()
        finally:
            program.kill()
            program.wait()


def partitions(path: str, rows: int) -> Iterator[pd.DataFrame]:
    """The file in parts of about so many rows, cut where the next person begins: all rows of a person are one case."""
    kept = pd.DataFrame()
    with pd.read_csv(path, dtype=str, keep_default_na=False, chunksize=rows) as chunks:
        for chunk in chunks:
            kept = pd.concat([kept, chunk])
            of_last = kept["person"] == kept["person"].iloc[-1]
            if not of_last.all():
                yield kept[~of_last]
                kept = kept[of_last]
    if len(kept) > 0:
        yield kept


def answer(partition: pd.DataFrame) -> pd.DataFrame:
    return pd.concat(release_dates([partition]))


def main(scheduler: str, source: str, target: str, rows: int = 10_000) -> None:
    from distributed import Client

    with Client(scheduler) as client, open(target, "w", newline="") as file:
        waiting = deque()
        laws = set()

        def write_oldest() -> None:
            dates = waiting.popleft().result()
            laws.update(filter(None, dates["lawVersion"]))
            dates.to_csv(file, index=False, header=file.tell() == 0)

        for partition in partitions(source, rows):
            waiting.append(client.submit(answer, partition, pure=False))
            # So much is under way that no worker waits, and no more, whatever the size of the file.
            if len(waiting) > 4 * len(client.nthreads()):
                write_oldest()
        while waiting:
            write_oldest()
        if len(laws) > 1:
            raise RuntimeError(f"The workers answered by several versions of the law: {sorted(laws)}")


if __name__ == "__main__":
    main(*sys.argv[1:4], *map(int, sys.argv[4:]))
