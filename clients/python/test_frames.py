"""Tables of pandas against a running service: test/api/python-client.test.ts starts it, where pandas can be had."""

import datetime
import json
import os
import unittest
from unittest.mock import patch

import numpy as np
import pandas as pd

from requisite import Client, RequisiteError
from requisite.values import plain

SERVICE = json.loads(os.environ["REQUISITE_TEST"])["service"]
CLIENT = Client(SERVICE)


class Busy(Client):
    """A service that refuses tries: each is the status of a refusal with its wait, or None for an answer; the last goes on."""

    def __init__(self, *tries, **options):
        self.waits, self._tries = [], list(tries)
        super().__init__(SERVICE, sleep=self.waits.append, **options)

    def _once(self, url, sent):
        refusal = self._tries.pop(0) if len(self._tries) > 1 else self._tries[0]
        return super()._once(url, sent) if refusal is None else (refusal[0], {"Retry-After": refusal[1]}, b"{}")


def answer(**sentence):
    return CLIENT.release_dates({"sentences": [sentence]})["data"]


class Frames(unittest.TestCase):
    def test_every_row_is_a_person_and_keeps_its_index(self):
        table = pd.DataFrame(
            {
                "name": ["A", "B", "C", "D"],
                "startDate": pd.to_datetime(["2026-11-16", "2025-06-16", None, "2026-11-16"]),
                "sentenceYears": [3, 5, 2, np.nan],
                "sentenceMonths": pd.array([None, None, 1, 9], dtype="Int64"),
                "offenceKey": ["robbery", "theft", None, "theft"],
            },
            index=[10, 20, 30, 40],
        )
        dates = CLIENT.release_dates(table)
        self.assertEqual(list(dates.index), [10, 20, 30, 40])
        expected = answer(startDate="2025-06-16", sentenceYears=5, offenceKey="theft")
        self.assertEqual(dates.loc[20, "releaseDate"], pd.Timestamp(expected["releaseDate"]))
        self.assertEqual(dates.loc[20, "howSure"], expected["howSure"]["level"])
        self.assertEqual(dates.loc[20, "warningCodes"], [one["code"] for one in expected["warnings"]])
        self.assertEqual(dates.loc[20, "alternativeCodes"], [one["code"] for one in expected["alternatives"]])
        self.assertEqual(
            dates.loc[40, "releaseDate"],
            pd.Timestamp(answer(startDate="2026-11-16", sentenceMonths=9, offenceKey="theft")["releaseDate"]),
        )
        self.assertTrue(pd.isna(dates.loc[30, "releaseDate"]))
        self.assertEqual(list(dates.loc[30, "errors"]), ["sentences[0].startDate"])
        joined = table.join(dates)
        self.assertEqual(len(joined), 4)

    def test_a_recall_has_columns_of_its_own(self):
        table = pd.DataFrame(
            {
                "person": ["P1", "P1", "P2", "P2"],
                "id": ["A", "B", "1", "2"],
                "startDate": pd.to_datetime(["2025-01-10", "2026-11-20"] * 2),
                "sentenceYears": [4, np.nan, 4, np.nan],
                "sentenceMonths": [np.nan, 9, np.nan, 9],
                "offenceKey": ["theft"] * 4,
                "recallType": ["fixed_term_56", None, "standard", "standard"],
                "recallSentenceIds": ["A", None, [1], [1]],
                "recallDate": pd.to_datetime(["2026-11-02", None, "2026-11-02", "2026-11-02"]),
                "returnToCustodyDate": pd.to_datetime(["2026-11-02", None, None, None]),
            }
        )
        dates = CLIENT.release_dates(table)
        self.assertEqual(list(dates["releaseDate"]), list(pd.to_datetime(["2027-02-18", "2029-01-09"])))
        self.assertEqual(list(dates["releaseBasis"]), ["automatic", "no_later_than"])
        self.assertEqual(list(dates["errors"]), [None, None])
        whole = [{"type": "standard", "sentenceIds": ["A"]}, None]
        told = table.iloc[:2][["person", "id", "startDate", "sentenceYears", "sentenceMonths"]].assign(recall=whole)
        self.assertEqual(CLIENT.release_dates(told).loc["P1", "releaseBasis"], "no_later_than")
        with self.assertRaisesRegex(ValueError, "not both"):
            CLIENT.release_dates(table.assign(recall=None))
        with self.assertRaisesRegex(ValueError, "'P1': a recall is told in the first row"):
            CLIENT.release_dates(table.iloc[[1, 0]])

    def test_weeks_of_an_extension_period_count(self):
        table = pd.DataFrame(
            {"startDate": ["2026-11-16"], "sentenceYears": [4], "sentenceType": ["eds"], "extensionWeeks": [60]}
        )
        [ended] = CLIENT.release_dates(table)["sentenceEndDate"]
        asked = answer(startDate="2026-11-16", sentenceYears=4, sentenceType="eds", extensionWeeks=60)
        self.assertEqual(ended, pd.Timestamp(asked["sentenceEndDate"]))

    def test_people_with_several_sentences(self):
        table = pd.DataFrame(
            {
                "person": ["P1", "P1", "P2"],
                "id": ["A", "B", None],
                "Sentenced on": [datetime.date(2026, 11, 16)] * 3,
                "sentenceWeeks": [12, np.nan, 30],
                "sentenceMonths": [np.nan, 6, np.nan],
                "consecutiveTo": [None, "A", None],
                "remandCreditDays": np.array([10, 0, 0], dtype=np.int16),
            }
        )
        dates = CLIENT.release_dates(table, columns={"Sentenced on": "startDate"})
        self.assertEqual(list(dates.index), ["P1", "P2"])
        self.assertEqual(dates.loc["P1", "releaseDate"], pd.Timestamp("2027-02-02"))

    def test_more_than_a_thousand_and_none(self):
        table = pd.DataFrame({"startDate": ["2026-11-16"] * 1500, "sentenceYears": np.arange(1500) % 9 + 1})
        dates = CLIENT.release_dates(table)
        self.assertEqual(len(dates), 1500)
        self.assertTrue(dates["releaseDate"].notna().all())
        none = CLIENT.release_dates(table.head(0))
        self.assertEqual(len(none), 0)
        self.assertEqual(dict(none.dtypes), dict(dates.dtypes))

    @unittest.skipIf(pd.__version__.startswith("1."), "pandas 1 has nanoseconds alone; the client asks for pandas 2")
    def test_every_row_wrong_has_the_same_columns_and_one_unit_of_days(self):
        right = CLIENT.release_dates(pd.DataFrame({"startDate": ["2026-11-16"], "sentenceYears": [3]}))
        wrong = CLIENT.release_dates(pd.DataFrame({"startDate": ["2026-02-30", None], "sentenceYears": [3, 3]}))
        self.assertEqual(dict(wrong.dtypes), dict(right.dtypes))
        self.assertEqual({str(right[name].dtype) for name in right.columns if name.endswith("Date")}, {"datetime64[s]"})
        self.assertTrue(wrong["releaseDate"].isna().all())
        self.assertTrue(wrong["errors"].notna().all())
        late = CLIENT.release_dates(pd.DataFrame({"startDate": ["2199-12-31"], "sentenceYears": [99]}))
        self.assertEqual(late["sentenceEndDate"][0], pd.Timestamp("2298-12-30"))

    def test_a_table_without_the_day_is_refused(self):
        with self.assertRaises(ValueError):
            CLIENT.release_dates(pd.DataFrame({"sentenceYears": [3]}))
        [month] = CLIENT.release_dates(pd.DataFrame({"startMonth": ["2026-11"], "sentenceYears": [3]}))["errors"]
        self.assertIsNone(month)

    def test_headings_that_are_wrong_are_refused_before_anything_is_asked(self):
        table = pd.DataFrame({"Sentenced on": ["2026-11-16"], "sentenceYears": [3]})
        nobody = Client("http://127.0.0.1:9")
        for columns, words in (
            ({"Sentenced": "startDate"}, "no column 'Sentenced', which columns names. Did you mean 'Sentenced on'?"),
            ({"Sentenced on": "startDat"}, "no field 'startDat', which columns names. Did you mean 'startDate'?"),
            ({"startDate": "Sentenced on"}, "The heading comes first: {'Sentenced on': 'startDate'}."),
            ({"Sentenced on": "startDate", "sentenceYears": "startDate"}, "The field 'startDate' is named twice"),
        ):
            with self.assertRaisesRegex(ValueError, words.replace("?", r"\?")):
                nobody.release_dates(table, columns=columns)
        twice = pd.DataFrame([["2026-11-16", 3, 4]], columns=["startDate", "sentenceYears", "sentenceYears"])
        with self.assertRaisesRegex(ValueError, "'sentenceYears' is there twice"):
            nobody.release_dates(twice)

    def test_a_heading_near_a_field_is_named_where_the_table_was_given(self):
        table = pd.DataFrame({"startDate": ["2026-11-16"], "sentenceYears": [3], "remandDays": [40], 7: [None]})
        with self.assertWarnsRegex(UserWarning, "^'remandDays' is carried through and not used. Did you mean") as heard:
            dates = CLIENT.release_dates(table)
        self.assertEqual(heard.filename, __file__)
        self.assertEqual(dates["releaseDate"][0], pd.Timestamp("2027-11-16"))

    def test_what_a_batch_takes_as_a_column_is_taken_here(self):
        table = pd.DataFrame(
            {
                "person": ["P1", "P1"],
                "startDate": ["2026-11-16"] * 2,
                "sentenceYears": [3, 1],
                "ageAtSentence": ["adult", "adult"],
                "stated:CRD": ["2027-11-16", None],
                "remand": [None, [{"fromDate": "2026-11-01", "toDate": "2026-11-10"}]],
            }
        )
        case = {
            "sentences": [
                {"startDate": "2026-11-16", "sentenceYears": years, "ageAtConviction": "adult"} for years in (3, 1)
            ],
            "statedDates": {"CRD": "2027-11-16"},
            "remand": [{"sentenceIds": ["2"], "fromDate": "2026-11-01", "toDate": "2026-11-10"}],
        }
        asked, client = [], Client(SERVICE)
        client._once = lambda url, sent: asked.append(json.loads(sent)) or CLIENT._once(url, sent)
        [errors] = client.release_dates(table)["errors"]
        self.assertEqual(([{"items": [case]}], None), (asked, errors))

    def test_a_row_without_a_person_is_refused(self):
        for nobody in (None, "", "  ", np.nan, pd.NA):
            table = pd.DataFrame({"person": ["P1", nobody], "startDate": "2026-11-16", "sentenceYears": 3}, index=[5, 6])
            with self.assertRaisesRegex(ValueError, "^The row 6 has no person. Enter whose sentence it is"):
                CLIENT.release_dates(table)

    @patch("requisite.chunks.MOST_ITEMS", 10)
    def test_a_part_that_is_refused_for_now_waits_and_goes_on(self):
        table = pd.DataFrame({"startDate": "2026-11-16", "sentenceYears": np.arange(25) % 9 + 1})
        busy = Busy(None, (503, "3"), (429, "70"), (429, "0"), None)
        self.assertTrue(busy.release_dates(table).equals(CLIENT.release_dates(table)))
        self.assertEqual(busy.waits, [3, 70, 1])

    @patch("requisite.chunks.MOST_ITEMS", 10)
    def test_what_was_answered_comes_with_the_error_that_ends_it(self):
        table = pd.DataFrame({"startDate": "2026-11-16", "sentenceYears": np.arange(25) % 9 + 1}).set_index(np.arange(25) + 7)
        items = [{"sentences": [{"startDate": "2026-11-16", "sentenceYears": years}]} for years in (1, 2, 3)] * 8
        for tries, options, waits in (
            ([None, (503, "30")], {"patience": 100}, [30, 30, 30]),
            ([None, (429, "30")], {"patience": 0}, []),
            ([None, (500, "1")], {}, []),
        ):
            busy = Busy(*tries, **options)
            with self.assertRaises(RequisiteError) as ended:
                busy.release_dates(table)
            self.assertEqual(busy.waits, waits)
            self.assertTrue(ended.exception.answered.equals(CLIENT.release_dates(table.head(10))))
            with self.assertRaises(RequisiteError) as ended:
                Busy(*tries, **options).release_dates_batch(items)
            self.assertEqual(ended.exception.answered, CLIENT.release_dates_batch(items[:10]))

    @patch("requisite.chunks.MOST_ITEMS", 10)
    def test_what_cannot_be_sent_is_said_before_anything_is(self):
        days = ["2026-11-16"] * 15 + [datetime.datetime(2026, 11, 16, 9)]
        busy = Busy((500, "1"))
        with self.assertRaisesRegex(ValueError, "has a time of day"):
            busy.release_dates(pd.DataFrame({"startDate": days, "sentenceYears": 3}))

    def test_a_single_question_throws_as_it_is_refused(self):
        for status, kind, waits in ((503, "fault", []), (429, "rate limited", [9])):
            busy = Busy((status, "9"))
            with self.assertRaises(RequisiteError) as refused:
                busy.release_dates({"sentences": []})
            self.assertEqual((refused.exception.kind, refused.exception.retry_after), (kind, 9))
            self.assertEqual(busy.waits, waits)

    def test_days_as_pandas_has_them(self):
        for day in (
            pd.Period("2026-06-16", "D"),
            pd.Timestamp("2026-06-16", tz="Europe/London"),
            np.datetime64("2026-06-16T00:00"),
        ):
            self.assertEqual(plain(day), "2026-06-16")
        for other, words in (
            (pd.Period("2026-06", "M"), "is no day"),
            (np.datetime64("2026-06"), "is no day"),
            (pd.Timestamp("2026-06-16 00:00:00.000000001"), "has a time of day"),
            (pd.Timedelta(days=3), "which no field takes"),
            (np.timedelta64(3, "D"), "which no field takes"),
            (pd.Interval(1, 2), "which no field takes"),
        ):
            with self.assertRaisesRegex(ValueError, words):
                plain(other)

    def test_numpy_in_a_case(self):
        case = {"startDate": np.datetime64("2026-11-16"), "sentenceYears": np.int64(3), "remandCreditDays": np.nan}
        self.assertEqual(answer(**case)["releaseDate"], answer(startDate="2026-11-16", sentenceYears=3)["releaseDate"])


if __name__ == "__main__":
    unittest.main()
