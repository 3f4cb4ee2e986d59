"""Many at once, in as many requests as it takes."""

import json
from typing import Any, Dict, Iterable, Iterator, List, Mapping

from .values import plain

MOST_ITEMS = 1000
# As much as the service answers in a sixth of its minute, and well under the megabyte that it reads.
MOST_SENTENCES = 1000
MOST_BYTES = 900_000


def bodies_of(items: Iterable[Mapping[str, Any]]) -> Iterator[bytes]:
    """The items in requests that the service takes. None at all is one request: the service says what is wrong with it."""
    chunk: List[str] = []
    sentences = size = 0
    is_sent = False
    for item in items:
        value = plain(item)
        own = len(value["sentences"]) if isinstance(value, dict) and isinstance(value.get("sentences"), list) else 1
        text = json.dumps(value, allow_nan=False)
        if chunk and (len(chunk) >= MOST_ITEMS or sentences + own > MOST_SENTENCES or size + len(text) > MOST_BYTES):
            yield _body(chunk)
            is_sent = True
            chunk, sentences, size = [], 0, 0
        chunk.append(text)
        sentences += own
        size += len(text) + 1
    if chunk or not is_sent:
        yield _body(chunk)


def _body(chunk: List[str]) -> bytes:
    return f'{{"items":[{",".join(chunk)}]}}'.encode()


def merged(answers: List[Dict[str, Any]]) -> Dict[str, Any]:
    """The answers to chunks as one."""
    first, *others = answers
    if not others:
        return first
    meta = {name: sum(answer["meta"][name] for answer in answers) for name in first["meta"]}
    return {**first, "data": [item for answer in answers for item in answer["data"]], "meta": meta}
