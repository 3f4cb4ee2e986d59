"""A client of the Requisite API: release dates from prison in England and Wales.

No dependencies, Python 3.10 or later. With pandas it takes and gives tables.

    from requisite import Client, RequisiteError

    requisite = Client("https://example.org")
    answer = requisite.release_dates({"sentences": [{"startDate": "2026-11-16", "sentenceYears": 3}]})
    print(answer["data"]["releaseDate"], answer["data"]["alternatives"], answer["data"]["warnings"])

    table = requisite.release_dates(df)  # a table of pandas, with the columns named as the API names its fields

The date is an estimate. It is not legal advice. Always show the rival dates and the warnings.
"""

import json
import time
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, Callable, Dict, Iterable, Iterator, List, Mapping, Optional, Protocol, Sequence, TypeVar, cast
from typing import overload
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener

from .chunks import bodies_of, merged
from .types import (
    Calculation,
    CalculationAnswer,
    CalculationAnswers,
    Case,
    CaseAnswer,
    CaseAnswers,
    LawChanges,
    OffenceAnswer,
    Offences,
    Regimes,
    Version,
    WhatIf,
    WhatIfAnswer,
)
from .values import plain

__all__ = [
    "Calculation",
    "CalculationAnswer",
    "Case",
    "CaseAnswer",
    "Client",
    "Rate",
    "RequisiteError",
    "ResponseInfo",
    "WhatIf",
    "WhatIfAnswer",
]


class _Table(Protocol):
    """A table of pandas, by what no request has: with ``DataFrame`` itself a type checker that does not find pandas would take
    anything for one, and check no request."""

    @property
    def columns(self) -> Any: ...
    @property
    def iloc(self) -> Any: ...


_T = TypeVar("_T", bound=_Table)


class RequisiteError(Exception):
    """Why a call gave no answer. ``kind`` is one of:

    - ``invalid``: some fields need correcting, or the case is not worked out (``reason`` is then ``not_supported``);
      ``errors`` says what to do, field by field, and ``error_codes`` names it, where ``include`` has ``codes``
    - ``rate limited``: too many requests; it may be tried again after ``retry_after`` seconds
    - ``not found``: nothing is at this address, or no offence has this key
    - ``refused``: any other refusal, such as a body that is too large
    - ``fault``: a fault of the service, or an answer that is not the API's; where the service only has too much to do (503),
      it may be tried again after ``retry_after`` seconds
    - ``unreachable``: the service could not be reached, or the connection broke before the answer was whole
    - ``timed out``: no whole answer came in the time that a try may take

    ``status`` is None where no response came. ``request_id`` names the request if you report a problem. ``answered`` is what a
    batch or a table had until then: its answers, or the table of them, as far as they go.
    """

    answered: Any = None

    def __init__(
        self,
        message: str,
        kind: str,
        status: Optional[int] = None,
        request_id: Optional[str] = None,
        errors: Optional[Dict[str, List[str]]] = None,
        retry_after: Optional[float] = None,
        reason: Optional[str] = None,
        error_codes: Optional[Dict[str, List[str]]] = None,
    ) -> None:
        super().__init__(message)
        self.kind = kind
        self.status = status
        self.request_id = request_id
        self.errors = errors
        self.retry_after = retry_after
        self.reason = reason
        self.error_codes = error_codes


@dataclass(frozen=True)
class Rate:
    """What is left of the minute."""

    limit: int
    remaining: int
    reset: int


@dataclass(frozen=True)
class ResponseInfo:
    """What the headers of a response say. None where there is no such header: caches share some answers, and those have
    neither an id nor a rate."""

    status: int
    request_id: Optional[str]
    law_version: Optional[str]
    rate: Optional[Rate]


class Client:
    """The calls of one service. Each gives what the API answers, as dicts and lists, or raises a ``RequisiteError``.

    ``base_url`` is where the service is, without the path of the API. One try may take ``timeout`` seconds. A call that was
    refused for its rate is tried again ``retries`` times, after the wait that the service asks for, unless that is over
    ``longest_wait`` seconds. A part of a batch or of a table that is refused for its rate, or because the service has too much to do, is
    tried until it is answered, each time after the wait that the service asks for, unless that would be over ``patience`` seconds
    in all. ``on_response`` hears of every response.
    """

    def __init__(
        self,
        base_url: str,
        *,
        timeout: float = 30,
        retries: int = 1,
        longest_wait: float = 60,
        patience: float = 600,
        on_response: Callable[[ResponseInfo], None] = lambda about: None,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        if not base_url.startswith(("https://", "http://")):
            raise ValueError("base_url is the address of the service, such as https://example.org")
        self._base = base_url.rstrip("/")
        self._timeout = timeout
        self._retries = retries
        self._longest_wait = longest_wait
        self._patience = patience
        self._on_response = on_response
        self._sleep = sleep

    def calculate(self, request: Calculation, *, include: Sequence[str] = ()) -> CalculationAnswer:
        """One sentence, at the release point that the request names."""
        return cast(CalculationAnswer, self._call("/calculate", _included(include), _asked(request)))

    def calculate_batch(self, items: Iterable[Calculation], *, include: Sequence[str] = ()) -> CalculationAnswers:
        """Many sentences; each is answered in its place, with its own success or errors. They are sent 1,000 at a time."""
        return cast(CalculationAnswers, self._in_chunks("/calculate/batch", items, include))

    @overload
    def release_dates(self, request: Case, *, include: Sequence[str] = ()) -> CaseAnswer: ...
    @overload
    def release_dates(self, request: _T, *, columns: Optional[Mapping[str, str]] = None) -> _T: ...
    def release_dates(
        self,
        request: Any,
        *,
        include: Sequence[str] = (),
        columns: Optional[Mapping[str, str]] = None,
    ) -> Any:
        """A whole case: one person's sentences, by the law in force. Of a table of pandas every row is a person, or, where it has
        a column ``person``, a sentence of one; ``columns`` names the fields that its headings stand for."""
        if hasattr(request, "to_dict") and hasattr(request, "columns"):
            from .frames import release_dates_of

            return release_dates_of(
                request, lambda cases: self._parts("/release-dates/batch", cases, ()), columns or {}, stacklevel=2
            )
        return self._call("/release-dates", _included(include), _asked(request))

    def release_dates_batch(self, items: Iterable[Case], *, include: Sequence[str] = ()) -> CaseAnswers:
        """Many cases; each is answered in its place, with its own success or errors. They are sent 1,000 at a time."""
        return cast(CaseAnswers, self._in_chunks("/release-dates/batch", items, include))

    def what_if(self, request: WhatIf, *, include: Sequence[str] = ()) -> WhatIfAnswer:
        """Before the sentence: what lengths would mean, by the law in force."""
        return cast(WhatIfAnswer, self._call("/what-if", _included(include), _asked(request)))

    def regimes(self) -> Regimes:
        """All sets of release rules."""
        return cast(Regimes, self._call("/regimes"))

    def offences(
        self,
        q: Optional[str] = None,
        *,
        category: Optional[str] = None,
        page: Optional[int] = None,
        page_size: Optional[int] = None,
    ) -> Offences:
        """A page of the offence library, searched as people type."""
        asked = {"q": q, "category": category, "page": page, "pageSize": page_size}
        query = {name: value for name, value in asked.items() if value is not None}
        return cast(Offences, self._call("/offences", query))

    def offence(self, key: str) -> OffenceAnswer:
        """One offence by its key."""
        return cast(OffenceAnswer, self._call("/offences/" + quote(key, safe="")))

    def law_changes(self, since: Optional[str] = None) -> LawChanges:
        """What moved dates since a version of the law, or in all."""
        return cast(LawChanges, self._call("/law-changes", None if since is None else {"since": since}))

    def version(self) -> Version:
        """Which program answers, by which version of the law."""
        return cast(Version, self._call("/version"))

    def _in_chunks(self, path: str, items: Iterable[Mapping[str, Any]], include: Sequence[str]) -> Dict[str, Any]:
        answers: List[Dict[str, Any]] = []
        try:
            for answer in self._parts(path, items, include):
                answers.append(answer)
        except BaseException as error:
            setattr(error, "answered", merged(answers) if answers else None)
            raise
        return merged(answers)

    def _parts(self, path: str, items: Iterable[Mapping[str, Any]], include: Sequence[str]) -> Iterator[Dict[str, Any]]:
        """The answers, part by part: a service counts 100 sentences as one request. What cannot be sent is said before anything is."""
        for body in list(bodies_of(items)):
            yield self._call(path, _included(include), body, is_part=True)

    def _call(
        self,
        path: str,
        query: Optional[Mapping[str, Any]] = None,
        body: Optional[bytes] = None,
        is_part: bool = False,
    ) -> Dict[str, Any]:
        url = self._base + (path if path == "/version" else "/api/v1/sentencing" + path) + ("?" + urlencode(query) if query else "")
        tried, waited = 0, 0.0
        while True:
            status, headers, text = self._once(url, body)
            answer = _read(text)
            if status == 200 and isinstance(answer, dict):
                return answer
            # A batch whose waits are nothing would never come to an end.
            wait = max(_retry_after(headers), 1 if is_part else 0)
            tried, waited = tried + 1, waited + wait
            if is_part:
                goes_on = status in (429, 503) and waited <= self._patience
            else:
                goes_on = status == 429 and tried <= self._retries and wait <= self._longest_wait
            if not goes_on:
                raise _error(status, headers, answer)
            self._sleep(wait)

    def _once(self, url: str, sent: Optional[bytes]) -> "tuple[int, Mapping[str, str], bytes]":
        """One try: the status, the headers and the whole body."""
        headers = {"Accept": "application/json"}
        if sent is not None:
            headers["Content-Type"] = "application/json"
        deadline = time.monotonic() + self._timeout
        try:
            with _open(Request(url, data=sent, headers=headers), self._timeout) as response:
                self._on_response(_info(response.status, response.headers))
                return response.status, response.headers, _whole(response, deadline)
        except TimeoutError as error:
            raise self._timed_out() from error
        except URLError as error:
            if isinstance(error.reason, TimeoutError):
                raise self._timed_out() from error
            raise _unreachable() from error
        except (OSError, HTTPException) as error:
            raise _unreachable() from error

    def _timed_out(self) -> RequisiteError:
        return RequisiteError(f"The service did not answer within {self._timeout:g} seconds.", "timed out")


class _Stays(HTTPRedirectHandler):
    """The API redirects nowhere: what is asked is sent to no other address."""

    def redirect_request(self, *_given: Any) -> None:
        return None


def _open(request: Request, timeout: float) -> Any:
    try:
        return build_opener(_Stays).open(request, timeout=timeout)
    except HTTPError as error:
        return error


def _whole(response: Any, deadline: float) -> bytes:
    """The body, if all of it comes in time."""
    parts = []
    while True:
        part = response.read1(65536)
        if not part:
            break
        parts.append(part)
        if time.monotonic() > deadline:
            raise TimeoutError
    body = b"".join(parts)
    promised = response.headers.get("Content-Length")
    if promised is not None and len(body) < int(promised):
        raise HTTPException("the connection broke before the answer was whole")
    return body


def _asked(request: Any) -> bytes:
    """The body of what can be a request: None and the like would be sent as nothing at all."""
    if not isinstance(request, Mapping):
        raise TypeError(
            f"A request is a dict of the fields of the API, such as {{'sentences': [...]}}, or for release_dates a table of "
            f"pandas; this is {type(request).__name__}."
        )
    return json.dumps(plain(request), allow_nan=False).encode()


def _included(include: Sequence[str]) -> Dict[str, str]:
    return {"include": ",".join(include)} if include else {}


def _read(text: bytes) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def _retry_after(headers: Mapping[str, str]) -> float:
    """Seconds to wait, as the response says; 60 where it does not say it."""
    try:
        seconds = float(headers.get("Retry-After") or "")
    except ValueError:
        return 60
    return seconds if 0 <= seconds < float("inf") else 60


def _info(status: int, headers: Mapping[str, str]) -> ResponseInfo:
    figures = [headers.get("X-RateLimit-" + name) for name in ("Limit", "Remaining", "Reset")]
    rate = Rate(*(int(figure or "") for figure in figures)) if all(figures) else None
    return ResponseInfo(status, headers.get("X-Request-Id"), headers.get("Requisite-Law"), rate)


def _unreachable() -> RequisiteError:
    return RequisiteError("The service could not be reached.", "unreachable")


def _error(status: int, headers: Mapping[str, str], answer: Any) -> RequisiteError:
    """The error that a response stands for."""
    said = answer if isinstance(answer, dict) else {}
    message = said.get("message")
    if not isinstance(message, str):
        message = f"The service answered with status {status}."
    request_id = headers.get("X-Request-Id")
    if status == 422 and isinstance(said.get("errors"), dict):
        errors, codes = said["errors"], said.get("errorCodes")
        fields = [f"{field}: {' '.join(errors[field])}" for field in list(errors)[:3]]
        message = " ".join([message, *fields])
        return RequisiteError(
            message, "invalid", status, request_id, errors=errors, reason=said.get("reason"), error_codes=codes
        )
    if status == 429:
        return RequisiteError(message, "rate limited", status, request_id, retry_after=_retry_after(headers))
    if status == 404:
        return RequisiteError(message, "not found", status, request_id)
    kind = "refused" if 400 <= status < 500 else "fault"
    retry_after = _retry_after(headers) if status == 503 else None
    return RequisiteError(message, kind, status, request_id, retry_after=retry_after)
