"""Tables of pandas in and out. pandas is imported only here, and only when a table is given."""

import re
from itertools import chain, islice
from sys import intern
from typing import Any, Callable, Dict, Iterable, Iterator, List, Mapping

import pandas as pd

from .fields import COLUMNS as FIELDS
from .fields import OF_PERSON, OF_SENTENCE, RECALL, TEXTS
from .headings import fields_of
from .values import plain

DATES = ("releaseDate", "paroleEligibilityDate", "sentenceEndDate", "licenceEndDate")
WORDS = ("releaseType", "releaseBasis", "sentenceEndType")
LISTS = ("alternativeCodes", "alternativeDates", "warningCodes", "warnings")
COLUMNS = [*DATES, *WORDS, "howSure", *LISTS, "lawVersion", "errors"]

Row = Dict[str, Any]


def release_dates_of(
    table: "pd.DataFrame",
    ask: Callable[[Iterable[Any]], Iterator[Any]],
    columns: Mapping[str, str],
    stacklevel: int,
) -> "pd.DataFrame":
    """The dates of every person of a table. With a column ``person`` the rows of each are their sentences, and the answer has one
    row for each of them, by that name; without it every row is a person, and keeps its index. Of each part of the answer only these
    cells are kept; what ends the run takes those that are there along, as ``answered``."""
    names = fields_of(list(table.columns), columns, stacklevel + 1)
    known = [at for at, name in enumerate(names) if name in FIELDS]
    named = table.iloc[:, known].set_axis([names[at] for at in known], axis=1)
    if "person" in names:
        people = _people(named["person"])
        rows = _rows(named.iloc[list(chain.from_iterable(people.values()))])
        cases = (_case(list(islice(rows, len(of)))) for of in people.values())
        index = pd.Index(people.keys(), name="person")
    else:
        cases, index = (_case([row]) for row in _rows(named)), table.index
    parts: List["pd.DataFrame"] = []
    try:
        for answer in ask(cases) if len(table) > 0 else ():
            parts.append(_cells(answer["data"]))
    except BaseException as error:
        setattr(error, "answered", _joined(parts, index))
        raise
    return _joined(parts, index)


def _people(names: "pd.Series") -> Dict[Any, List[int]]:
    """The rows of each person, by their places, in the order in which people come."""
    people: Dict[Any, List[int]] = {}
    for at, name in enumerate(names.tolist()):
        if str(plain(name) or "").strip() == "":
            raise ValueError(f"The row {names.index[at]} has no person. Enter whose sentence it is: a name or a number.")
        people.setdefault(name, []).append(at)
    return people


def _rows(table: "pd.DataFrame") -> Iterator[Row]:
    """The rows one by one: all at once they would be the largest thing in memory."""
    for at in range(0, len(table), 1000):
        yield from table.iloc[at : at + 1000].to_dict("records")


def _case(rows: List[Dict[str, Any]]) -> Dict[str, Any]:
    """A person's rows as a case. What belongs to the person is taken from the first."""
    recall = _recall(rows[0])
    if any(_recall(row) not in ({}, recall) for row in rows[1:]):
        raise ValueError(f"{rows[0]['person']!r}: a recall is told in the first row. A later row says something else.")
    sentences = [_fields(row, OF_SENTENCE) for row in rows]
    told = {**_fields(rows[0], OF_PERSON), **({"recall": recall} if recall else {})}
    stated = {name[7:]: plain(day) for name, day in rows[0].items() if name.startswith("stated:")}
    if any(stated.values()):
        told["statedDates"] = {**told.get("statedDates", {}), **stated}
    times = [time for n, row in enumerate(rows) for time in _times(row, sentences[n].get("id", str(n + 1)))]
    return {**told, **({"remand": times} if times else {}), "sentences": sentences}


def _times(row: Mapping[str, Any], sentence: str) -> List[Any]:
    """The times on remand in the row of a sentence: for that sentence, unless one says otherwise."""
    told = plain(row.get("remand")) or []
    times = told if isinstance(told, list) else [told]
    own = {"sentenceIds": [sentence]}
    return [{**own, **one} if isinstance(one, dict) and "outcome" not in one else one for one in times]


def _recall(row: Mapping[str, Any]) -> Dict[str, Any]:
    """What a row tells of a recall, in the column recall or in columns of its own; ids are a list, or a text like A, B."""
    if "recall" in row:
        return plain(row["recall"]) or {}
    told = _fields(row, frozenset(RECALL))
    if "recallSentenceIds" in told:
        ids = told["recallSentenceIds"]
        told["recallSentenceIds"] = re.split(r"[,;\s]+", ids.strip()) if isinstance(ids, str) else _ids(ids)
    return {RECALL[name]: value for name, value in told.items()}


def _ids(ids: Any) -> List[str]:
    return [str(one) for one in (ids if isinstance(ids, list) else [ids])]


def _fields(row: Mapping[str, Any], known: "frozenset[str]") -> Dict[str, Any]:
    values = ((name, plain(value)) for name, value in row.items() if name in known)
    return {name: _whole(name, value) for name, value in values if value is not None and value != ""}


def _whole(name: str, value: Any) -> Any:
    """A column with gaps holds 3 as 3.0; a number that names something is a text."""
    whole = int(value) if isinstance(value, float) and value.is_integer() else value
    return str(whole) if name in TEXTS else whole


def _cells(items: List[Mapping[str, Any]]) -> "pd.DataFrame":
    """A part of the answer as a table, with days in one unit, whatever the version of pandas; nanoseconds would end in 2262."""
    cells = pd.DataFrame([_row(item) for item in items], columns=COLUMNS, dtype=object)
    return cells.astype({name: "datetime64[s]" for name in DATES})


def _joined(parts: List["pd.DataFrame"], index: "pd.Index") -> "pd.DataFrame":
    cells = pd.concat(parts or [_cells([])], ignore_index=True)
    return cells.set_axis(index[: len(cells)], axis=0)


def _row(item: Mapping[str, Any]) -> Row:
    """One answer as cells: the dates, and beside them the rivals, the warnings or what is wrong."""
    if not item["success"]:
        return {"errors": item["errors"]}
    data = item["data"]
    rivals, warnings = data["alternatives"], data["warnings"]
    return {
        **{name: _once(data[name]) for name in (*DATES, *WORDS)},
        "howSure": _once(data["howSure"]["level"]),
        "alternativeCodes": [_once(rival["code"]) for rival in rivals],
        "alternativeDates": [_once(rival["releaseDate"] or rival["paroleEligibilityDate"]) for rival in rivals],
        "warningCodes": [_once(warning["code"]) for warning in warnings],
        "warnings": [_once(warning["text"]) for warning in warnings],
        "lawVersion": _once(item["lawVersion"]),
        "errors": None,
    }


def _once(text: Any) -> Any:
    """The same text is in memory once, and not once for each row."""
    return intern(text) if isinstance(text, str) else text
