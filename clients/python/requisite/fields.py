"""The columns of a table, as the API names its fields.

Made from the tables of facts by clients/python/generate.ts. A test holds that it is up to date."""

OF_PERSON = frozenset((
    "addedDays",
    "unlawfullyAtLarge",
    "remand",
    "otherCustody",
    "recall",
    "law",
    "dateOfBirth",
    "registeredSexOffender",
    "liableToRemoval",
    "otherSentences",
    "statedReleaseDate",
    "reference",
))
OF_SENTENCE = frozenset((
    "id",
    "startDate",
    "startMonth",
    "sentenceYears",
    "sentenceMonths",
    "sentenceWeeks",
    "sentenceDays",
    "extensionYears",
    "extensionMonths",
    "extensionWeeks",
    "extensionDays",
    "sentenceType",
    "offenceKey",
    "regimeId",
    "ageAtConviction",
    "offenceDate",
    "terrorism",
    "consecutiveTo",
    "howItRuns",
    "wholeLife",
    "onLicence",
    "firstReleaseDate",
    "lastReleaseDate",
    "licenceUnbroken",
    "notSuspended",
    "remandCreditDays",
    "remandCreditMonths",
    "taggedBailCreditDays",
    "creditTakenOffMinimum",
    "fineAmount",
    "civilDebt",
    "supervisionEndDate",
))
# The columns of a recall, each with its field.
RECALL = {
    "recallType": "type",
    "recallSentenceIds": "sentenceIds",
    "recallDate": "recallDate",
    "returnToCustodyDate": "returnToCustodyDate",
    "unlawfullyAtLargeDays": "unlawfullyAtLargeDays",
    "lastDayUnlawfullyAtLarge": "lastDayUnlawfullyAtLarge",
    "addedDaysAfterReturn": "addedDaysAfterReturn",
    "unlawfullyAtLargeAfterReturnDays": "unlawfullyAtLargeAfterReturnDays",
}
# A number in one of these names something.
TEXTS = (
    "id",
    "offenceKey",
    "regimeId",
    "consecutiveTo",
)
