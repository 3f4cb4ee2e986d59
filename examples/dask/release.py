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
from typing import TextIO

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

    answered = refused = 0

    def feed() -> None:
        people = PeopleInTurn()
        with program.stdin as rows:
            for number, frame in enumerate(chain([first], frames)):
                people.go_on(frame["person"])
                frame.to_csv(rows, index=False, header=number == 0)

    with ThreadPoolExecutor(1) as feeder:
        try:
            fed = feeder.submit(feed)
            # Cells are text on the way in and out: what is empty stays empty, and no number changes its look.
            try:
                with pd.read_csv(program.stdout, dtype=str, keep_default_na=False, chunksize=10_000) as answers:
                    for frame in answers:
                        of_frame = int((frame["errors"] != "").sum())
                        answered, refused = answered + len(frame) - of_frame, refused + of_frame
                        yield frame
            except pd.errors.EmptyDataError:
                pass
            program.wait()
            broken = fed.exception()
            if broken is not None and not isinstance(broken, BrokenPipeError):
                raise broken
            # Where nobody in it could be answered, a part ends with 1: each row says why, and the others go on.
            is_refused = program.returncode == 1 and answered == 0 < refused
            if broken is not None or (program.returncode != 0 and not is_refused):
                raise RuntimeError(f"requisite batch ended with status {program.returncode}: see what it wrote")
        finally:
            program.kill()
            program.wait()


class PeopleInTurn:
    """Whose rows have been there. All rows of a person are one case: where they stand apart, each part of them would be answered
    without the others, and that is refused."""

    def __init__(self) -> None:
        self._seen: set[str] = set()
        self._last = ""
        self._rows = 1

    def go_on(self, people: pd.Series) -> None:
        names = people.str.strip().reset_index(drop=True)
        for at, name in names[names != names.shift(fill_value=self._last)].items():
            if name in self._seen:
                raise ValueError(
                    "The rows of a person must stand together, and somebody comes again in row "
                    f"{self._rows + at + 1}. Sort the rows by person."
                )
            # A row without a person is an error by itself.
            if name != "":
                self._seen.add(name)
        self._last = names.iloc[-1] if len(names) > 0 else self._last
        self._rows += len(names)


def refuse_scattered(path: str) -> None:
    """Reads the people of the file once, before anything of it is answered."""
    people = PeopleInTurn()
    with pd.read_csv(path, usecols=["person"], dtype=str, keep_default_na=False, chunksize=100_000) as chunks:
        for chunk in chunks:
            people.go_on(chunk["person"])


def partitions(path: str, rows: int) -> Iterator[pd.DataFrame]:
    """The file in parts of about so many rows, cut where the next person begins: all rows of a person are one case."""
    kept = pd.DataFrame()
    with pd.read_csv(path, dtype=str, keep_default_na=False, chunksize=rows) as chunks:
        for chunk in chunks:
            kept = pd.concat([kept, chunk])
            person = kept["person"].str.strip()
            begins = (person != person.shift()).to_numpy().nonzero()[0][-1]
            if begins > 0:
                yield kept[:begins]
                kept = kept[begins:]
    if len(kept) > 0:
        yield kept


def answer(partition: pd.DataFrame) -> pd.DataFrame:
    return pd.concat(release_dates([partition]))


def main(scheduler: str, source: str, target: str, rows: int = 10_000) -> None:
    refuse_scattered(source)
    # The target has its name when it is whole, or not at all.
    unfinished = f"{target}.{os.getpid()}.part"
    try:
        with open(unfinished, "w", newline="") as file:
            write_answers(scheduler, partitions(source, rows), file)
        os.replace(unfinished, target)
    finally:
        if os.path.exists(unfinished):
            os.remove(unfinished)


def write_answers(scheduler: str, parts: Iterator[pd.DataFrame], file: TextIO) -> None:
    from distributed import Client

    with Client(scheduler) as client:
        waiting = deque()
        laws = set()

        def write_oldest() -> None:
            dates = waiting.popleft().result()
            laws.update(filter(None, dates["lawVersion"]))
            dates.to_csv(file, index=False, header=file.tell() == 0)

        for part in parts:
            waiting.append(client.submit(answer, part, pure=False))
            # So much is under way that no worker waits, and no more, whatever the size of the file.
            if len(waiting) > 4 * len(client.nthreads()):
                write_oldest()
        while waiting:
            write_oldest()
        if len(laws) > 1:
            raise RuntimeError(f"The workers answered by several versions of the law: {sorted(laws)}")


if __name__ == "__main__":
    main(*sys.argv[1:4], *map(int, sys.argv[4:]))
