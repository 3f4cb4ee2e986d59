"""Values as JSON has them: what NumPy and pandas hold, days, and what stands for nothing."""

import re
from collections.abc import Mapping
from datetime import date, datetime
from decimal import Decimal
from typing import Any


def plain(value: Any) -> Any:
    """A value for JSON. NaN, NaT and NA are nothing, 3.0 stays 3.0, and a day is written as YYYY-MM-DD."""
    if value is None or isinstance(value, (str, bool, int)):
        return value
    if isinstance(value, Mapping):
        return {str(name): plain(inner) for name, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(inner) for inner in value]
    if _is_nothing(value):
        return None
    if type(value).__name__ in ("datetime64", "Period"):
        return _day(str(value), value)
    if isinstance(value, (date, datetime)):
        return _day(value.isoformat(), value)
    if isinstance(value, Decimal):
        return int(value) if value == value.to_integral_value() else float(value)
    if type(value).__module__ == "numpy":
        inner = value.tolist()
        return plain(inner) if type(inner) is not type(value) else _refused(value)
    return value if isinstance(value, float) else _refused(value)


def _is_nothing(value: Any) -> bool:
    """NaN is not equal to itself; NaT and NA say what they are."""
    if type(value).__name__ in ("NAType", "NaTType") or str(value) == "NaT":
        return True
    return isinstance(value, (float, Decimal)) and value != value


# As the beginning of a day in London is written, in winter and in summer.
_MIDNIGHT = re.compile(r"(?:[T ]00(?::00(?::00(?:\.0+)?)?)?(?:Z|\+0[01]:00)?)?")


def _day(text: str, value: Any) -> str:
    """A moment is a day at midnight only: any other time would be lost in silence. A month or a year is no day."""
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", text[:10]):
        raise ValueError(f"{value!r} is no day. Give a day.")
    if not _MIDNIGHT.fullmatch(text[10:]):
        raise ValueError(f"{value!r} has a time of day. Give a day.")
    return text[:10]


def _refused(value: Any) -> Any:
    raise ValueError(f"{value!r} is a {type(value).__name__}, which no field takes. Give a day, a number, a text, a list or a dict.")
