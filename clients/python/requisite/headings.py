"""The headings of a table as fields, by the rule and in the words of `requisite batch`: a test gives the same headings to both."""

import re
import warnings
from typing import Any, Iterable, List, Mapping, Sequence

from .fields import COLUMNS, RECALL


def fields_of(headings: List[Any], columns: Mapping[str, str], stacklevel: int) -> List[Any]:
    """What each heading stands for: its field, or itself. Raises what is wrong with them, and warns of what may be a slip."""
    names = [columns.get(heading, heading) for heading in headings]
    mistakes = [*_wrong_columns(headings, columns), *_wrong_names(names)]
    if mistakes:
        raise ValueError(" ".join(mistakes))
    for note in _notes(names):
        warnings.warn(note, stacklevel=stacklevel + 1)
    return ["ageAtConviction" if name == "ageAtSentence" else name for name in names]


def _wrong_columns(headings: List[Any], columns: Mapping[str, str]) -> Iterable[str]:
    fields = list(columns.values())
    for heading, field in columns.items():
        if heading not in headings:
            yield f"There is no column '{heading}', which columns names.{_did_you_mean(heading, headings)}"
        if field not in COLUMNS:
            is_reversed = heading in COLUMNS
            meant = f" The heading comes first: {{'{field}': '{heading}'}}." if is_reversed else _did_you_mean(field, COLUMNS)
            yield f"There is no field '{field}', which columns names.{meant}"
        elif fields.count(field) > 1:
            yield f"The field '{field}' is named twice in columns."


def _wrong_names(names: List[Any]) -> Iterable[str]:
    for name in COLUMNS:
        if names.count(name) > 1:
            yield f"The column '{name}' is there twice. Keep the one that is meant."
    if "startDate" not in names and "startMonth" not in names:
        yield "The table needs a column startDate, or columns={'Your heading': 'startDate'}."
    if "recall" in names and any(name in names for name in RECALL):
        yield "Give the recall in the column recall or in columns of its own, not both."
    if "ageAtSentence" in names and "ageAtConviction" in names:
        yield "Give 'ageAtConviction' or 'ageAtSentence', not both."


def _notes(names: List[Any]) -> Iterable[str]:
    free = [field for field in COLUMNS if field not in names]
    for name in dict.fromkeys(names):
        if name == "postCommencement":
            yield f"'{name}' is carried through and not used: only calculate goes by it."
        elif name not in COLUMNS and _did_you_mean(name, free):
            yield f"'{name}' is carried through and not used.{_did_you_mean(name, free)}"


def _did_you_mean(written: Any, names: Sequence[Any]) -> str:
    """The closest name, where one is close: at most two letters in five differ, or one is part of the other."""
    near = [(distance, name) for name in names for distance in [_distance(str(written), str(name))] if distance <= 0.4]
    closest = min(near, key=lambda one: one[0], default=None) if 2 <= len(str(written)) <= 80 else None
    return "" if closest is None else f" Did you mean '{closest[1]}'?"


def _words(name: str) -> List[str]:
    return re.sub(r"(?<=[a-z])(?=[A-Z])|[_\W]+", " ", name, flags=re.ASCII).lower().split(" ")


def _distance(written: str, name: str) -> float:
    """The edit distance as a part of the length: less than 0 where only capitals and what stands between words differ, 0 where one is,
    or each of its words is, part of the other."""
    word, other = written.lower(), name.lower()
    words, length = _words(written), max(len(word), len(other))
    if "".join(words) == "".join(_words(name)):
        return -1
    if (len(word) > 2 and word in other) or (len(words) > 1 and set(words) <= set(_words(name))):
        return 0
    if len(word) > 2 and other in word:
        return min(0.4, (length - len(other)) / length)
    if abs(len(word) - len(other)) > 0.4 * length:
        return 2
    row = list(range(len(other) + 1))
    for i, letter in enumerate(word):
        before, row[0] = row[0], i + 1
        for j, same in enumerate(other):
            before, row[j + 1] = row[j + 1], min(row[j + 1] + 1, row[j] + 1, before + (letter != same))
    return row[-1] / length
