"""Values as JSON has them: what NumPy and pandas hold, days, and what stands for nothing."""

from collections.abc import Mapping
from datetime import date, datetime
from decimal import Decimal
from typing import Any


def plain(value: Any) -> Any:
    """A value for JSON. NaN, NaT and NA are nothing, 3.0 stays 3.0, and a day is written as YYYY-MM-DD."""
    if value is None or isinstance(value, (str, bool)):
        return value
    if isinstance(value, Mapping):
        return {str(name): plain(inner) for name, inner in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(inner) for inner in value]
    if _is_nothing(value):
        return None
    if type(value).__name__ == "datetime64":
        return _day(str(value), value)
    if isinstance(value, (date, datetime)):
        return _day(value.isoformat(), value)
    if isinstance(value, Decimal):
        return int(value) if value == value.to_integral_value() else float(value)
    if type(value).__module__ == "numpy":
        return plain(value.tolist())
    return value


def _is_nothing(value: Any) -> bool:
    """NaN is not equal to itself; NaT and NA say what they are."""
    if type(value).__name__ in ("NAType", "NaTType") or str(value) == "NaT":
        return True
    return isinstance(value, (float, Decimal)) and value != value


def _day(text: str, value: Any) -> str:
    """A moment is a day at midnight only: any other time would be lost in silence."""
    day, _, time = text.replace(" ", "T").partition("T")
    if time.strip("0:.Z+"):
        raise ValueError(f"{value!r} has a time of day. Give a day.")
    return day
