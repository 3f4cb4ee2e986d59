"""The client against a running service. test/api/python-client.test.ts starts what it needs and says where that is."""

import json
import os
import time
import unittest
from datetime import date, datetime, timedelta, timezone

from requisite import Client, Rate, RequisiteError
from requisite.values import plain

AT = json.loads(os.environ["REQUISITE_TEST"])
ONE = {"startDate": "2026-11-16", "sentenceYears": 3, "offenceKey": "robbery", "postCommencement": True}
CASE = {"sentences": [{"startDate": "2026-11-16", "sentenceYears": 3, "offenceKey": "robbery"}]}


def error_of(call):
    try:
        call()
    except RequisiteError as error:
        return error
    raise AssertionError("it was answered")


class Answers(unittest.TestCase):
    client = Client(AT["service"] + "/")

    def test_every_worked_example_has_the_answer_of_the_api(self):
        with open(AT["examples"], encoding="utf-8") as file:
            examples = json.load(file)
        self.assertGreater(len(examples), 100)
        for request, answer in examples:
            self.assertEqual(self.client.calculate(request), answer)

    def test_more_parts(self):
        answer = self.client.calculate(ONE, include=["explanation", "dates"])
        self.assertGreater(len(answer["explanation"]["steps"]), 5)
        self.assertIn("dates", answer)
        self.assertIn("comparison", self.client.release_dates(CASE, include=["comparison"]))

    def test_a_batch(self):
        answer = self.client.calculate_batch(iter([ONE, {**ONE, "startDate": ""}]))
        self.assertEqual(answer["data"][0]["data"], self.client.calculate(ONE)["data"])
        self.assertEqual(list(answer["data"][1]["errors"]), ["startDate"])

    def test_a_whole_case_and_many(self):
        answer = self.client.release_dates(CASE)
        self.assertEqual(answer["data"]["releaseDate"], "2027-11-16")
        many = self.client.release_dates_batch([CASE, {"sentences": []}])
        self.assertEqual(many["data"][0]["data"], answer["data"])
        self.assertEqual([item["success"] for item in many["data"]], [True, False])

    def test_more_than_a_thousand(self):
        asked = [{"sentences": [{**CASE["sentences"][0], "sentenceYears": 1 + i % 9}]} for i in range(2345)]
        many = self.client.release_dates_batch(asked)
        self.assertEqual(many["meta"], {"items": 2345, "answered": 2345, "refused": 0})
        for i in (0, 999, 1000, 1999, 2000, 2344):
            self.assertEqual(many["data"][i]["data"], self.client.release_dates(asked[i])["data"])
        self.assertEqual(error_of(lambda: self.client.release_dates_batch([])).kind, "invalid")

    def test_what_lengths_would_mean(self):
        asked = {"lengths": [{"years": 5}], "pleaReductions": ["0", "1/3"], "sentenceDate": "2026-11-16"}
        rows = self.client.what_if(asked)["data"]["rows"]
        self.assertEqual([row["length"] for row in rows], [{"years": 5, "months": 0}, {"years": 3, "months": 4}])
        self.assertEqual(error_of(lambda: self.client.what_if({})).kind, "invalid")

    def test_a_recall_from_some_of_the_sentences(self):
        recall = {"type": "fixed_term_56", "recallDate": "2026-11-02", "returnToCustodyDate": "2026-11-02"}
        four = {"id": "A", "startDate": "2025-01-10", "sentenceYears": 4}
        nine = {"id": "B", "startDate": "2026-11-20", "sentenceMonths": 9}
        answer = self.client.release_dates({"sentences": [four, nine], "recall": {**recall, "sentenceIds": ["A"]}})
        self.assertEqual(answer["data"]["releaseDate"], "2027-02-18")
        self.assertEqual([run["recalled"] for run in answer["data"]["runs"]], [True, False])
        error = error_of(
            lambda: self.client.release_dates({"sentences": [four, nine], "recall": {**recall, "sentenceIds": ["C"]}})
        )
        self.assertEqual(list(error.errors), ["recall.sentenceIds"])

    def test_what_moved_dates_and_the_versions(self):
        everything = self.client.law_changes()["data"]
        self.assertEqual(everything["lawVersion"], AT["law"])
        self.assertEqual(self.client.law_changes(AT["law"])["data"]["versions"], [])
        self.assertEqual(self.client.law_changes("2026.11.4")["data"], everything)
        self.assertEqual(self.client.version()["lawVersion"], AT["law"])

    def test_regimes_and_offences(self):
        self.assertGreater(len(self.client.regimes()["data"]), 10)
        self.assertEqual(self.client.offence("robbery")["data"]["title"], "Robbery")
        found = self.client.offences("abh & more", page=1, page_size=2)
        self.assertEqual(found["meta"]["pageSize"], 2)
        self.assertEqual(len(self.client.offences()["data"]), 50)
        category = found["data"][0]["category"]
        rows = self.client.offences(category=category)["data"]
        self.assertEqual({row["category"] for row in rows}, {category})


class Errors(unittest.TestCase):
    client = Client(AT["service"])

    def test_invalid(self):
        error = error_of(lambda: self.client.calculate({**ONE, "startDate": "2026-02-30"}))
        self.assertEqual((error.kind, error.status, list(error.errors)), ("invalid", 422, ["startDate"]))
        self.assertTrue(error.request_id)
        self.assertIn(f" startDate: {error.errors['startDate'][0]}", str(error))
        self.assertIsNone(error.error_codes)

    def test_codes_of_errors(self):
        wrong = {**ONE, "startDate": "2026-02-30"}
        lengths = {"lengths": [{"years": 3}], "sentenceDate": "2026-02-30"}
        for call, field in (
            (lambda: self.client.calculate(wrong, include=["codes"]), "startDate"),
            (lambda: self.client.release_dates({"sentences": [wrong]}, include=["codes"]), "sentences[0].startDate"),
            (lambda: self.client.what_if(lengths, include=["codes"]), "sentenceDate"),
        ):
            self.assertRegex(error_of(call).error_codes[field][0], "^E_")

    def test_not_found(self):
        for key in ("robery", "a/b?c#d", "é"):
            error = error_of(lambda key=key: self.client.offence(key))
            self.assertEqual((error.kind, error.status), ("not found", 404))

    def test_refused(self):
        error = error_of(lambda: self.client.calculate({**ONE, "note": "x" * 20_000}))
        self.assertEqual((error.kind, error.status), ("refused", 413))

    def test_a_fault_and_an_answer_that_is_not_the_apis(self):
        self.assertEqual(error_of(Client(AT["fault"]).regimes).kind, "fault")
        error = error_of(Client(AT["page"]).regimes)
        self.assertEqual((error.kind, error.status), ("fault", 200))

    def test_a_redirect_is_not_followed(self):
        error = error_of(Client(AT["redirect"]).regimes)
        self.assertEqual((error.kind, error.status), ("fault", 307))

    def test_unreachable(self):
        for place in ("nobody", "broken", "hangs_up"):
            error = error_of(Client(AT[place]).regimes)
            self.assertEqual((place, error.kind, error.status), (place, "unreachable", None))
            self.assertIsNotNone(error.__cause__)

    def test_timed_out(self):
        for place in ("silent", "drip"):
            began = time.monotonic()
            error = error_of(Client(AT[place], timeout=0.5).regimes)
            self.assertEqual((place, error.kind), (place, "timed out"))
            self.assertLess(time.monotonic() - began, 10)

    def test_an_address_that_is_none(self):
        with self.assertRaises(ValueError):
            Client("file:///etc")

    def test_what_is_not_json_is_not_sent(self):
        with self.assertRaises(ValueError):
            self.client.calculate({**ONE, "sentenceYears": float("inf")})

    def test_what_is_no_request_is_said_before_it_is_sent(self):
        for call in (self.client.release_dates, self.client.calculate, self.client.what_if):
            for nothing in (None, [], "x", 3):
                with self.assertRaisesRegex(TypeError, "^A request is a dict of the fields of the API"):
                    call(nothing)

    def test_nan_is_nothing(self):
        error = error_of(lambda: self.client.calculate({**ONE, "sentenceYears": float("nan")}))
        self.assertEqual(list(error.errors), ["sentenceYears"])
        answer = self.client.calculate({**ONE, "remandCreditDays": float("nan")})
        self.assertEqual(answer["inputs"]["remandCreditDays"], 0)

    def test_days_are_days(self):
        for day in (date(2026, 11, 16), datetime(2026, 11, 16)):
            self.assertEqual(self.client.calculate({**ONE, "startDate": day})["inputs"]["startDate"], "2026-11-16")
        winter, summer = timezone.utc, timezone(timedelta(hours=1), "BST")
        self.assertEqual(plain([datetime(2026, 1, 5, tzinfo=winter), datetime(2026, 6, 16, tzinfo=summer)]), ["2026-01-05", "2026-06-16"])
        far = timezone(timedelta(hours=9))
        for moment in (datetime(2026, 11, 16, 9, 30), datetime(2026, 6, 16, 1, tzinfo=summer), datetime(2026, 6, 16, tzinfo=far)):
            with self.assertRaisesRegex(ValueError, "has a time of day"):
                self.client.calculate({**ONE, "startDate": moment})

    def test_what_no_field_takes_is_said_before_it_is_sent(self):
        for value in (timedelta(days=3), {1, 2}, b"2026-11-16", object()):
            with self.assertRaisesRegex(ValueError, "which no field takes. Give a day"):
                self.client.calculate({**ONE, "startDate": value})


class RateLimit(unittest.TestCase):
    def test_waits_as_long_as_the_service_asks_and_tries_once_more(self):
        waits, heard = [], []
        client = Client(AT["busy_once"], sleep=waits.append, on_response=heard.append)
        self.assertEqual(client.regimes(), {"success": True})
        self.assertEqual((waits, [one.status for one in heard]), ([7.0], [429, 200]))

    def test_waits_in_earnest(self):
        began = time.monotonic()
        self.assertEqual(Client(AT["busy_a_second"]).regimes(), {"success": True})
        self.assertGreaterEqual(time.monotonic() - began, 1)

    def test_gives_up_after_the_second_refusal(self):
        waits = []
        error = error_of(Client(AT["busy"], sleep=waits.append).regimes)
        self.assertEqual((error.kind, error.retry_after, waits), ("rate limited", 7, [7]))
        self.assertEqual(error.request_id, "r-1")

    def test_does_not_wait_for_longer_than_a_minute(self):
        waits = []
        error = error_of(Client(AT["busy_for_long"], sleep=waits.append).regimes)
        self.assertEqual((error.kind, error.retry_after, waits), ("rate limited", 61, []))

    def test_hears_of_the_law_and_of_what_is_left(self):
        heard = []
        client = Client(AT["limited"], retries=0, on_response=heard.append)
        client.calculate(ONE)
        self.assertEqual(heard[0].law_version, AT["law"])
        self.assertEqual(heard[0].rate, Rate(limit=1, remaining=0, reset=heard[0].rate.reset))
        error = error_of(lambda: client.calculate(ONE))
        self.assertEqual(error.kind, "rate limited")
        self.assertTrue(1 <= error.retry_after <= 60)


if __name__ == "__main__":
    unittest.main()
