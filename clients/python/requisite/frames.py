"""Tables of pandas in and out. pandas is imported only here, and only when a table is given."""

import re
from typing import Any, Callable, Dict, Iterable, List, Mapping

import pandas as pd

from .fields import OF_PERSON, OF_SENTENCE, RECALL, TEXTS
from .values import plain

DATES = ("releaseDate", "paroleEligibilityDate", "sentenceEndDate", "licenceEndDate")
WORDS = ("releaseType", "releaseBasis", "sentenceEndType")
LISTS = ("alternativeCodes", "alternativeDates", "warningCodes", "warnings")
COLUMNS = [*DATES, *WORDS, "howSure", *LISTS, "lawVersion", "errors"]


def release_dates_of(
    table: "pd.DataFrame",
    ask: Callable[[Iterable[Any]], Any],
    columns: Mapping[str, str],
) -> "pd.DataFrame":
    """The dates of every person of a table. With a column ``person`` the rows of each are their sentences, and the answer has one
    row for each of them, by that name; without it every row is a person, and keeps its index."""
    named = table.rename(columns=dict(columns))
    if "startDate" not in named.columns:
        raise ValueError("The table needs a column startDate, or columns={'Your heading': 'startDate'}.")
    if "recall" in named.columns and any(name in named.columns for name in RECALL):
        raise ValueError("Give the recall in the column recall or in columns of its own, not both.")
    rows = named.to_dict("records")
    if "person" not in named.columns:
        cases, index = [_case([row]) for row in rows], table.index
    else:
        people: Dict[Any, List[Dict[str, Any]]] = {}
        for row in rows:
            people.setdefault(row["person"], []).append(row)
        cases, index = [_case(of) for of in people.values()], pd.Index(people.keys(), name="person")
    answers = [_row(item) for item in ask(cases)["data"]] if cases else []
    return pd.DataFrame(answers, index=index, columns=COLUMNS, dtype=object).pipe(_with_days)


def _case(rows: List[Dict[str, Any]]) -> Dict[str, Any]:
    """A person's rows as a case. What belongs to the person is taken from the first."""
    recall = _recall(rows[0])
    if any(_recall(row) not in ({}, recall) for row in rows[1:]):
        raise ValueError(f"{rows[0]['person']!r}: a recall is told in the first row. A later row says something else.")
    told = {**_fields(rows[0], OF_PERSON), **({"recall": recall} if recall else {})}
    return {**told, "sentences": [_fields(row, OF_SENTENCE) for row in rows]}


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


def _row(item: Mapping[str, Any]) -> Dict[str, Any]:
    """One answer as cells: the dates, and beside them the rivals, the warnings or what is wrong."""
    if not item["success"]:
        return {"errors": item["errors"]}
    data = item["data"]
    rivals, warnings = data["alternatives"], data["warnings"]
    return {
        **{name: data[name] for name in (*DATES, *WORDS)},
        "howSure": data["howSure"]["level"],
        "alternativeCodes": [rival["code"] for rival in rivals],
        "alternativeDates": [rival["releaseDate"] or rival["paroleEligibilityDate"] for rival in rivals],
        "warningCodes": [warning["code"] for warning in warnings],
        "warnings": [warning["text"] for warning in warnings],
        "lawVersion": item["lawVersion"],
        "errors": None,
    }


def _with_days(answers: "pd.DataFrame") -> "pd.DataFrame":
    """Days in one unit, whatever the version of pandas and however many there are; nanoseconds would end in 2262."""
    return answers.astype({name: "datetime64[s]" for name in DATES})
