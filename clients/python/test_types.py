"""What a type checker says of requests and answers: mypy --strict reads this file and runs nothing of it. A line that is wrong on purpose
says which error is expected; one that is no longer found is an error itself (warn_unused_ignores)."""

from typing import List

from requisite import Calculation, Case, Client, WhatIf

requisite = Client("https://example.org")

case: Case = {"sentences": [{"startDate": "2026-11-16", "sentenceYears": 3}]}
answer = requisite.release_dates(case)
level: str = answer["data"]["howSure"]["level"]
rivals: List[str] = [rival["code"] for rival in answer["data"]["alternatives"]]
requisite.release_dates({"sentences": [{"startDate": "2026-11-16", "sentenceYears": 3}]}, include=["explanation"])

# What is asked is checked: a name that is no field, a value that is none, a text in place of a number, a request that is none.
wrong_name: Case = {"sentences": [{"startDate": "2026-11-16", "years": 3}]}  # type: ignore[typeddict-item]
wrong_kind: Case = {"sentences": [{"startDate": "2026-11-16", "sentenceType": "prison"}]}  # type: ignore[typeddict-item]
wrong_sort: Case = {"sentences": [{"startDate": "2026-11-16", "sentenceYears": "3"}]}  # type: ignore[typeddict-item]
requisite.release_dates(3)  # type: ignore[call-overload]
requisite.release_dates({"sentence": []})  # type: ignore[call-overload]

# So is what is answered.
answer["data"]["release"]  # type: ignore[typeddict-item]
unchecked: str = answer["data"]["releaseDate"]  # type: ignore[assignment]

sentence: Calculation = {"startDate": "2026-11-16", "sentenceYears": 3, "postCommencement": True}
days: int = requisite.calculate(sentence)["data"]["totalDays"]
for item in requisite.calculate_batch([sentence])["data"]:
    if item["success"]:
        print(item["data"]["releaseDate"])
    else:
        print(item["errors"])
for person in requisite.release_dates_batch([case])["data"]:
    print(person["data"]["releaseDate"] if person["success"] else person["errors"])

lengths: WhatIf = {"lengths": {"from": {"years": 1}, "to": {"years": 5}, "step": {"years": 1}}}
print([row["releaseDate"] for row in requisite.what_if(lengths)["data"]["rows"]])
moved: List[str] = [one["version"] for one in requisite.law_changes("2026.11.1")["data"]["versions"]]
law: str = requisite.version()["lawVersion"]
requisite.what_if(lengths, include=["codes"])
print([offence["key"] for offence in requisite.offences("theft")["data"]])
print(requisite.offence("theft")["data"]["title"])
