"""Asks for the dates of a table of so many people; says the highest memory, and what of it the two tables are, in megabytes."""

import json
import resource
import sys

import pandas as pd
from requisite import Client

url, count = sys.argv[1], int(sys.argv[2])
offences = ["robbery", "theft", "burglary_dwelling", "rape"]
table = pd.DataFrame(
    {
        "startDate": [f"2026-{1 + n % 12:02d}-{1 + n % 28:02d}" for n in range(count)],
        "sentenceYears": [1 + n % 9 for n in range(count)],
        "offenceKey": [offences[n % 4] for n in range(count)],
        "remandCreditDays": [n % 200 for n in range(count)],
    }
)
answer = Client(url).release_dates(table)
if int(answer.releaseDate.notna().sum()) < count * 3 // 4:
    sys.exit("too few rows were answered")
print(
    json.dumps(
        {
            "peak": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
            "tables": sum(int(one.memory_usage(deep=True).sum()) for one in (table, answer)) / 2**20,
        }
    )
)
