"""The shapes of requests and answers, for those who check types. docs/api.md explains every field.

Made from the OpenAPI document by clients/python/generate.ts. A test holds that it is up to date."""

from datetime import date
from typing import Any, Dict, List, Literal, Optional, TypedDict, Union

# A day as the API writes it, or as Python has it.
Day = Union[str, date]


class Sentence(TypedDict, total=False):
    """One sentence of the case."""

    id: Optional[str]
    startDate: Optional[Day]
    startMonth: Optional[str]
    sentenceYears: Optional[int]
    sentenceMonths: Optional[int]
    sentenceWeeks: Optional[int]
    sentenceDays: Optional[int]
    extensionYears: Optional[int]
    extensionMonths: Optional[int]
    extensionWeeks: Optional[int]
    extensionDays: Optional[int]
    sentenceType: Optional[Literal["sds", "sds_plus", "section_250", "eds", "life", "ipp", "terrorism", "sopc", "contempt", "dto", "fine_default", "supervision_default", "unknown"]]
    offenceKey: Optional[str]
    regimeId: Optional[str]
    ageAtConviction: Optional[Literal["adult", "child", "unknown"]]
    offenceDate: Optional[Day]
    terrorism: Optional[Union[bool, Literal["unknown"]]]
    consecutiveTo: Optional[str]
    howItRuns: Optional[Literal["concurrent", "consecutive", "unknown"]]
    wholeLife: Optional[bool]
    onLicence: Optional[bool]
    firstReleaseDate: Optional[Day]
    lastReleaseDate: Optional[Day]
    licenceUnbroken: Optional[bool]
    notSuspended: Optional[bool]
    remandCreditDays: Optional[Union[int, Literal["unknown"]]]
    remandCreditMonths: Optional[int]
    taggedBailCreditDays: Optional[int]
    creditTakenOffMinimum: Optional[Union[bool, Literal["unknown"]]]
    fineAmount: Optional[float]
    civilDebt: Optional[bool]
    supervisionEndDate: Optional[Day]


class CaseAddedDay(TypedDict):
    days: int
    date: Day


class CaseUnlawfullyAtLargeNeeded(TypedDict):
    fromDate: Day
    toDate: Day


class CaseUnlawfullyAtLarge(CaseUnlawfullyAtLargeNeeded, total=False):
    why: Optional[Literal["removal"]]


class CaseRemandNeeded(TypedDict):
    fromDate: Day
    toDate: Day


class CaseRemand(CaseRemandNeeded, total=False):
    sentenceIds: Optional[List[str]]
    outcome: Optional[Literal["no_sentence", "not_concluded"]]


class CaseOtherCustodyNeeded(TypedDict):
    fromDate: Day
    toDate: Day
    why: Literal["sentence", "recall", "fine_default", "contempt", "immigration", "extradition", "other"]


class CaseOtherCustody(CaseOtherCustodyNeeded, total=False):
    how: Optional[Literal["curfew", "parole", "compassionate"]]


class RecallNeeded(TypedDict):
    type: Literal["standard", "fixed_term_14", "fixed_term_28", "fixed_term_56", "curfew", "unknown"]


class Recall(RecallNeeded, total=False):
    """A recall to prison from one or more of the sentences. Each of the others keeps the person beside it, and the latest day decides."""

    charge: Optional[Literal["none", "not_convicted", "convicted", "unknown"]]
    seriousCharge: Optional[Union[bool, Literal["unknown"]]]
    mappaLevel: Optional[Union[int, Literal["unknown"]]]
    terrorismOrState: Optional[Union[bool, Literal["unknown"]]]
    sentenceIds: Optional[List[str]]
    recallDate: Optional[Day]
    returnToCustodyDate: Optional[Day]
    unlawfullyAtLargeDays: Optional[int]
    lastDayUnlawfullyAtLarge: Optional[Day]
    addedDaysAfterReturn: Optional[int]
    unlawfullyAtLargeAfterReturnDays: Optional[int]


class CaseNeeded(TypedDict):
    sentences: List[Sentence]


class Case(CaseNeeded, total=False):
    """One person’s sentences. Unknown fields are ignored, and each is named in a warning."""

    addedDays: Optional[Union[int, List[CaseAddedDay]]]
    unlawfullyAtLarge: Optional[List[CaseUnlawfullyAtLarge]]
    remand: Optional[List[CaseRemand]]
    otherCustody: Optional[List[CaseOtherCustody]]
    recall: Optional[Recall]
    law: Optional[str]
    dateOfBirth: Optional[Day]
    registeredSexOffender: Optional[bool]
    liableToRemoval: Optional[bool]
    otherSentences: Optional[Literal["none", "unknown"]]
    statedReleaseDate: Optional[Day]
    statedDates: Optional[Dict[str, Optional[Day]]]
    reference: Optional[str]


class CaseDataLikelyDayOfLeaving(TypedDict):
    latest: str
    usual: str
    reason: Literal["not_a_working_day", "eve_of_non_working_day"]
    text: str


class CaseDataDecidedBy(TypedDict):
    """Which sentences decide."""

    release: List[str]
    end: List[str]


class CaseDataStage(TypedDict):
    change: Literal["forty_per_cent", "progression_model"]
    number: int
    date: str
    releaseDateBefore: Optional[str]
    releaseDateAfter: Optional[str]
    held: bool


class CaseDataRunPart(TypedDict):
    fromDate: str
    days: int
    fractionUsed: float
    fractionLabel: str
    custodyDays: int
    sentenceIds: List[str]


class CaseDataRun(TypedDict):
    sentenceIds: List[str]
    startDate: str
    totalDays: Optional[int]
    custodyDays: Optional[int]
    creditDays: int
    addedDays: int
    unlawfullyAtLargeDays: int
    releaseDate: Optional[str]
    sentenceEndDate: Optional[str]
    paroleEligibilityDate: Optional[str]
    recalled: bool
    firstReleaseDate: Optional[str]
    parts: List[CaseDataRunPart]


class CaseDataSentence(TypedDict):
    id: str
    regimeId: Optional[str]
    regimeSource: Literal["caller", "offence", "sentenceType"]
    fractionUsed: float
    fractionLabel: str
    progressionExcluded: bool


class CaseDataAlternative(TypedDict):
    code: Literal["A_RECALLED", "A_KEPT_TO_RELEASE", "A_CURFEW_56_ONLY", "A_TERM_BY_ITSELF", "A_CURFEW_AT_HALF", "A_CURFEW_NOT_STAGED", "A_CURFEW_STAGED", "A_AT_LARGE_STAGED", "A_AT_LARGE_NOT_STAGED", "A_RECALL_LICENCE_END", "A_LICENCE_REVOKED", "A_CREDIT_ALREADY_OFF", "A_UNSPENT_DAY_BY_DAY", "A_CREDIT_OFF_MINIMUM", "A_CREDIT_NOT_SHARED", "A_CHAIN_TWO_THIRDS", "A_NOT_LET_OUT", "A_TAG_NOT_REVOKED", "A_LEFT_ON_TAG", "A_DEFAULT_AFTER_END", "A_REMAND_FOR_LATER", "A_OTHER_DETENTION", "A_UNUSED_LOST", "A_UNUSED_SHARED", "A_OFFENCE_KEPT_AT_HALF", "A_OFFENCE_SERIOUS", "A_OFFENCE_LIST", "A_OFFENCE_LIST_LIFE", "A_OFFENCE_PAROLE", "A_OFFENCE_SPYING", "A_OFFENCE_SPECIAL", "A_ON_LIST", "A_OFF_LIST", "A_OFF_LIST_NAMED", "A_SECTION_250_HALF", "A_COUNTED_VIOLENT", "A_STAGE_NOT_BEGUN", "A_COUNTED_AS_LIFE", "A_EARLIER_CONDUCT", "A_SPECIAL", "A_UNDER_18_AT_OFFENCE", "A_COMMITTED_BEFORE", "A_UNDER_18", "A_AGE_BY_BIRTH", "A_TRAINING_ORDER", "A_UNDER_18_AT_RELEASE", "A_OLD_OFFENCE", "A_OLD_HALFWAY", "A_SPECIFIED_OFFENCE", "A_WHOLE_DEFAULT_TERM", "A_EXTENDED", "A_EXTENDED_AUTOMATIC", "A_NO_EARLY_RELEASE", "A_RELEASED_AT_HALF", "A_NOT_RELEASED", "A_CONTEMPT_HELD", "A_RUNS_AFTER", "A_RECALL_14", "A_RECALL_28", "A_RECALL_56", "A_RECALL_CURFEW", "A_RECALL_STANDARD", "A_RECALL_56_NOW", "A_DAY_IN_MONTH", "A_REMAND_MONTHS", "A_LESSER_TERRORISM", "A_ROUNDED_UP"]
    condition: str
    offences: Optional[str]
    releaseDate: Optional[str]
    releaseType: Optional[Literal["CRD", "ARD", "PRRD", "MTD"]]
    paroleEligibilityDate: Optional[str]
    weight: Literal["equal", "less_likely"]


class CaseDataHowSure(TypedDict):
    """How sure the answer is. The prison sets the date all the same."""

    level: Literal["depends", "not_sure", "two_dates", "fairly_sure", "sure"]
    because: List[Union[Literal["A_RECALLED", "A_KEPT_TO_RELEASE", "A_CURFEW_56_ONLY", "A_TERM_BY_ITSELF", "A_CURFEW_AT_HALF", "A_CURFEW_NOT_STAGED", "A_CURFEW_STAGED", "A_AT_LARGE_STAGED", "A_AT_LARGE_NOT_STAGED", "A_RECALL_LICENCE_END", "A_LICENCE_REVOKED", "A_CREDIT_ALREADY_OFF", "A_UNSPENT_DAY_BY_DAY", "A_CREDIT_OFF_MINIMUM", "A_CREDIT_NOT_SHARED", "A_CHAIN_TWO_THIRDS", "A_NOT_LET_OUT", "A_TAG_NOT_REVOKED", "A_LEFT_ON_TAG", "A_DEFAULT_AFTER_END", "A_REMAND_FOR_LATER", "A_OTHER_DETENTION", "A_UNUSED_LOST", "A_UNUSED_SHARED", "A_OFFENCE_KEPT_AT_HALF", "A_OFFENCE_SERIOUS", "A_OFFENCE_LIST", "A_OFFENCE_LIST_LIFE", "A_OFFENCE_PAROLE", "A_OFFENCE_SPYING", "A_OFFENCE_SPECIAL", "A_ON_LIST", "A_OFF_LIST", "A_OFF_LIST_NAMED", "A_SECTION_250_HALF", "A_COUNTED_VIOLENT", "A_STAGE_NOT_BEGUN", "A_COUNTED_AS_LIFE", "A_EARLIER_CONDUCT", "A_SPECIAL", "A_UNDER_18_AT_OFFENCE", "A_COMMITTED_BEFORE", "A_UNDER_18", "A_AGE_BY_BIRTH", "A_TRAINING_ORDER", "A_UNDER_18_AT_RELEASE", "A_OLD_OFFENCE", "A_OLD_HALFWAY", "A_SPECIFIED_OFFENCE", "A_WHOLE_DEFAULT_TERM", "A_EXTENDED", "A_EXTENDED_AUTOMATIC", "A_NO_EARLY_RELEASE", "A_RELEASED_AT_HALF", "A_NOT_RELEASED", "A_CONTEMPT_HELD", "A_RUNS_AFTER", "A_RECALL_14", "A_RECALL_28", "A_RECALL_56", "A_RECALL_CURFEW", "A_RECALL_STANDARD", "A_RECALL_56_NOW", "A_DAY_IN_MONTH", "A_REMAND_MONTHS", "A_LESSER_TERRORISM", "A_ROUNDED_UP"], Literal["W_UNKNOWN_FIELD", "W_START_AFTER_COMMENCEMENT", "W_TYPE_IGNORED", "W_LIFE", "W_IPP", "W_PAROLE", "W_REGIME_OVER_OFFENCE", "W_TRANCHE", "W_TRANCHE_SAME", "W_BEFORE_CHANGE", "W_SDS40_STAGED", "W_SDS40_EXCLUDED_LATER", "W_BARRED_POSSIBLE", "W_BARRED_LIST_UNCONFIRMED", "W_BARRED_LIST_NAMED", "W_SDS40_ASSUMED", "W_EXTENDED_OR_LIFE", "W_SUSPENDED_USUAL", "W_SUSPENDED_POSSIBLE", "W_OVER_MAXIMUM", "W_LIFE_MAXIMUM_DATE", "W_COUNTED_AS_LIFE", "W_VIOLENT_TO_PRISON_SERVICE", "W_SOPC_USUAL", "W_SPECIAL_POSSIBLE", "W_AGE_AT_OFFENCE", "W_SOPC_CONVICTION", "W_S250_FRACTION", "W_CHILD_SDS", "W_CHILD_SECTION_250", "W_CHILD_DTO", "W_CHILD_ADULT_SENTENCE", "W_S250_ADULT", "W_AGE_UNKNOWN", "W_AGE_AT_RELEASE", "W_AGE_MISMATCH", "W_SDS_PLUS_LENGTH", "W_SDS_PLUS_DATE", "W_EDS_TERM", "W_EDS_2012_2015", "W_SOPC_LICENCE", "W_SOPC_DATE", "W_TERRORISM_TERM", "W_TERRORISM_2A", "W_TERRORISM_RELEASED", "W_IPP_DATE", "W_LIFE_REMAND", "W_ADDED_DAYS_INDETERMINATE", "W_CREDITS_EXCEED", "W_CREDITS_EXCEED_PAROLE", "W_ADDED_PAST_TERM", "W_ADDED_CAP", "W_TAGGED_BAIL", "W_BARRED_LIST_NO_EFFECT", "W_NO_CHANGE", "W_NON_WORKING_DAY", "W_LEAVING_AGE", "W_SHORT_NO_LICENCE", "W_LEGACY", "W_NOT_LAW", "W_STATED_UNEXPLAINED", "W_WHOLE_LIFE", "W_FAR_AHEAD", "W_OTHERS_NOT_TOLD", "W_RECALL_KIND_FOUND", "W_RECALL_KIND_NOT_TOLD", "W_DAY_NOT_TOLD", "W_REMAND_MONTHS", "W_RECALL_56_NOW", "W_RECALL_BECAME_56", "W_RUNS_NOT_TOLD", "W_KIND_NOT_TOLD", "W_DETENTION_NOT_TOLD", "W_CREDIT_NOT_TOLD", "W_RECALL_NOT_TOLD", "W_OFFENCE_NOT_GIVEN", "W_HELD_WITHOUT_SENTENCE", "W_RECALL_STANDARD", "W_RECALL_FIXED_TERM", "W_RECALL_LIFE", "W_RECALL_IPP", "W_RECALL_FROM_CURFEW", "W_RECALL_NOT_BEFORE", "W_RECALL_OTHER_LATER", "W_RECALL_WHICH", "W_RECALL_ENDED", "W_RECALL_LEFT_OUT", "W_RECALL_SENTENCED_BETWEEN", "W_RECALL_IN_PRISON", "W_RECALL_BEFORE_RELEASE", "W_RECALL_KIND", "W_RECALL_LENGTH", "W_RECALL_MIXED", "W_REMAND_ON_RECALL", "W_RECALL_AT_LARGE_UNKNOWN", "W_RECALL_AT_LARGE_MORE", "W_RECALL_ADDED_DAYS", "W_RECALL_LICENCE", "W_CURFEW_AT_HALF", "W_CURFEW_NOT_STAGED", "W_CURFEW_STAGED", "W_AT_LARGE_ON_EVE", "W_RECALL_CURFEW", "W_RECALL_TERM_FROM_CURFEW", "W_RECALL_RECORDS", "W_OFFENCE_DAY", "W_KIND_OFFENCE", "W_BIRTH_AFTER_OFFENCE", "W_REMAND_BEFORE_OFFENCE", "W_AGE_BIRTH", "W_EXTENSION_LONG", "W_CONTEMPT_LENGTH", "W_CONTEMPT", "W_LICENCE_REVOKED", "W_LICENCE_EARLY", "W_LICENCE_MAY_HAVE_ENDED", "W_FIXED_TERM_LATER", "W_CREDIT_ALREADY_OFF", "W_CREDIT_BESIDE_LIFE", "W_CREDIT_SHARED", "W_BY_HAND", "W_DEFAULT_CONSECUTIVE", "W_ORDER_CONSECUTIVE", "W_DEFAULT_BEGINS", "W_ORDER_ONLY", "W_ORDER_AT_18", "W_CONFISCATION", "W_FINE_AMOUNT", "W_PART_PAID", "W_SUPERVISION_ENDED", "W_SUPERVISION_LENGTH", "W_ORDER_AGE", "W_ORDER_LENGTH", "W_ORDER_CAPPED", "W_NO_CREDIT", "W_ADDED_DAYS_EARLY", "W_ADDED_DAYS_IDLE", "W_OLD_OFFENCE", "W_TERRORISM_HELD", "W_OLD_HALFWAY", "W_SPECIFIED_OFFENCE", "W_OLD_LAW", "W_GIVEN_BACK", "W_LAW_NOT_READ", "W_FIXED_LAW", "W_PAROLE_DATE", "W_BRANCHES", "W_EXTENSION_UNKNOWN", "W_LEFT", "W_UNREACHED", "W_REMOVED", "W_RELEASED_BETWEEN", "W_ADDED_DAYS_RELEASED_BETWEEN", "W_REMAND_WHILE_SERVING", "W_REMAND_FOR_ALL", "W_SERVED_WORKED_OUT", "W_UNUSED_REMAND", "W_OTHER_DETENTION", "W_AT_LARGE_NO_EFFECT", "W_END_OF_SHORTER", "W_ONLY_THE_COURT", "W_PLEA_ROUNDED", "W_PLEA_CHILD"]]]


class CaseDataStatedReasonChange(TypedDict):
    field: str
    value: Optional[Union[str, int]]


class CaseDataStatedReason(TypedDict):
    code: Literal["S_DAY_OF_LEAVING", "S_OTHER_DATE", "S_ONE_RUN", "S_CREDIT_NOT_COUNTED", "S_REMAND_NOT_COUNTED", "S_SERVED_COUNTED", "S_CREDIT_TWICE", "S_CREDIT_HALVED", "S_ADDED_NOT_COUNTED", "S_AT_LARGE_NOT_COUNTED", "S_FIRST_DAY", "S_RECALL_KIND", "S_NO_RECALL", "S_BEFORE_ACT", "S_WITHOUT_STAGE", "S_EARLIER_LAW", "S_CONCURRENT", "S_CONSECUTIVE", "S_KIND", "S_ADDED_DAYS", "S_AT_LARGE_DAYS", "S_CREDIT_DAYS"]
    kind: Literal["fact", "number"]
    text: str
    leaves: List[str]
    change: List[CaseDataStatedReasonChange]


class CaseDataStatedLetter(TypedDict):
    type: Literal["CRD", "ARD", "PRRD", "MTD", "PED", "SLED", "SED", "LED", "HDCED", "ERSED", "TUSED", "ETD", "LTD"]
    stated: str
    ours: Optional[str]
    days: Optional[int]
    note: Optional[str]


class CaseDataStated(TypedDict):
    differenceDays: Optional[int]
    reasons: List[CaseDataStatedReason]
    letters: List[CaseDataStatedLetter]
    complete: bool


class CaseDataRemandCounted(TypedDict):
    fromDate: str
    toDate: str
    days: int
    recordedFor: str
    sentenceIds: List[str]


class CaseDataRemandNotCounted(TypedDict):
    fromDate: str
    toDate: str
    days: int
    reason: Literal["no_sentence", "not_concluded", "no_credit", "minimum_term", "from_sentence", "serving", "another_sentence", "twice"]
    period: int


class CaseDataRemandServed(TypedDict):
    fromDate: str
    toDate: str
    sentenceIds: List[str]
    unusedDays: int


class CaseDataRemand(TypedDict):
    days: int
    counted: List[CaseDataRemandCounted]
    notCounted: List[CaseDataRemandNotCounted]
    served: List[CaseDataRemandServed]
    unusedDays: int


class Provision(TypedDict):
    """Where the law says so."""

    title: str
    provision: str
    url: str


class CaseDataDate(TypedDict):
    type: str
    name: str
    date: str
    byTodaysLimit: Optional[str]
    law: List[Provision]
    note: str


class CaseDataAhead(TypedDict):
    code: Literal["TAG", "REVIEW_CONTACT", "REVIEW_FILE", "REVIEW_AGAIN", "RECALL_WRITE", "RECALL_BOARD", "RECALL_AGAIN", "LICENCE_BOARD", "LICENCE_REQUEST", "LICENCE_END", "COMPLAIN", "REMOVAL", "HELD_AFTER"]
    date: Optional[str]
    why: Optional[Literal["ended_for_adults", "kind_of_sentence", "sex_offender_register", "too_short", "passed", "to_be_removed", "beside_recall", "within_two_years", "return_not_told", "yearly", "by_steps", "recalled", "immigration"]]
    about: bool
    text: str
    law: List[Provision]


class CaseDataWarning(TypedDict):
    code: Literal["W_UNKNOWN_FIELD", "W_START_AFTER_COMMENCEMENT", "W_TYPE_IGNORED", "W_LIFE", "W_IPP", "W_PAROLE", "W_REGIME_OVER_OFFENCE", "W_TRANCHE", "W_TRANCHE_SAME", "W_BEFORE_CHANGE", "W_SDS40_STAGED", "W_SDS40_EXCLUDED_LATER", "W_BARRED_POSSIBLE", "W_BARRED_LIST_UNCONFIRMED", "W_BARRED_LIST_NAMED", "W_SDS40_ASSUMED", "W_EXTENDED_OR_LIFE", "W_SUSPENDED_USUAL", "W_SUSPENDED_POSSIBLE", "W_OVER_MAXIMUM", "W_LIFE_MAXIMUM_DATE", "W_COUNTED_AS_LIFE", "W_VIOLENT_TO_PRISON_SERVICE", "W_SOPC_USUAL", "W_SPECIAL_POSSIBLE", "W_AGE_AT_OFFENCE", "W_SOPC_CONVICTION", "W_S250_FRACTION", "W_CHILD_SDS", "W_CHILD_SECTION_250", "W_CHILD_DTO", "W_CHILD_ADULT_SENTENCE", "W_S250_ADULT", "W_AGE_UNKNOWN", "W_AGE_AT_RELEASE", "W_AGE_MISMATCH", "W_SDS_PLUS_LENGTH", "W_SDS_PLUS_DATE", "W_EDS_TERM", "W_EDS_2012_2015", "W_SOPC_LICENCE", "W_SOPC_DATE", "W_TERRORISM_TERM", "W_TERRORISM_2A", "W_TERRORISM_RELEASED", "W_IPP_DATE", "W_LIFE_REMAND", "W_ADDED_DAYS_INDETERMINATE", "W_CREDITS_EXCEED", "W_CREDITS_EXCEED_PAROLE", "W_ADDED_PAST_TERM", "W_ADDED_CAP", "W_TAGGED_BAIL", "W_BARRED_LIST_NO_EFFECT", "W_NO_CHANGE", "W_NON_WORKING_DAY", "W_LEAVING_AGE", "W_SHORT_NO_LICENCE", "W_LEGACY", "W_NOT_LAW", "W_STATED_UNEXPLAINED", "W_WHOLE_LIFE", "W_FAR_AHEAD", "W_OTHERS_NOT_TOLD", "W_RECALL_KIND_FOUND", "W_RECALL_KIND_NOT_TOLD", "W_DAY_NOT_TOLD", "W_REMAND_MONTHS", "W_RECALL_56_NOW", "W_RECALL_BECAME_56", "W_RUNS_NOT_TOLD", "W_KIND_NOT_TOLD", "W_DETENTION_NOT_TOLD", "W_CREDIT_NOT_TOLD", "W_RECALL_NOT_TOLD", "W_OFFENCE_NOT_GIVEN", "W_HELD_WITHOUT_SENTENCE", "W_RECALL_STANDARD", "W_RECALL_FIXED_TERM", "W_RECALL_LIFE", "W_RECALL_IPP", "W_RECALL_FROM_CURFEW", "W_RECALL_NOT_BEFORE", "W_RECALL_OTHER_LATER", "W_RECALL_WHICH", "W_RECALL_ENDED", "W_RECALL_LEFT_OUT", "W_RECALL_SENTENCED_BETWEEN", "W_RECALL_IN_PRISON", "W_RECALL_BEFORE_RELEASE", "W_RECALL_KIND", "W_RECALL_LENGTH", "W_RECALL_MIXED", "W_REMAND_ON_RECALL", "W_RECALL_AT_LARGE_UNKNOWN", "W_RECALL_AT_LARGE_MORE", "W_RECALL_ADDED_DAYS", "W_RECALL_LICENCE", "W_CURFEW_AT_HALF", "W_CURFEW_NOT_STAGED", "W_CURFEW_STAGED", "W_AT_LARGE_ON_EVE", "W_RECALL_CURFEW", "W_RECALL_TERM_FROM_CURFEW", "W_RECALL_RECORDS", "W_OFFENCE_DAY", "W_KIND_OFFENCE", "W_BIRTH_AFTER_OFFENCE", "W_REMAND_BEFORE_OFFENCE", "W_AGE_BIRTH", "W_EXTENSION_LONG", "W_CONTEMPT_LENGTH", "W_CONTEMPT", "W_LICENCE_REVOKED", "W_LICENCE_EARLY", "W_LICENCE_MAY_HAVE_ENDED", "W_FIXED_TERM_LATER", "W_CREDIT_ALREADY_OFF", "W_CREDIT_BESIDE_LIFE", "W_CREDIT_SHARED", "W_BY_HAND", "W_DEFAULT_CONSECUTIVE", "W_ORDER_CONSECUTIVE", "W_DEFAULT_BEGINS", "W_ORDER_ONLY", "W_ORDER_AT_18", "W_CONFISCATION", "W_FINE_AMOUNT", "W_PART_PAID", "W_SUPERVISION_ENDED", "W_SUPERVISION_LENGTH", "W_ORDER_AGE", "W_ORDER_LENGTH", "W_ORDER_CAPPED", "W_NO_CREDIT", "W_ADDED_DAYS_EARLY", "W_ADDED_DAYS_IDLE", "W_OLD_OFFENCE", "W_TERRORISM_HELD", "W_OLD_HALFWAY", "W_SPECIFIED_OFFENCE", "W_OLD_LAW", "W_GIVEN_BACK", "W_LAW_NOT_READ", "W_FIXED_LAW", "W_PAROLE_DATE", "W_BRANCHES", "W_EXTENSION_UNKNOWN", "W_LEFT", "W_UNREACHED", "W_REMOVED", "W_RELEASED_BETWEEN", "W_ADDED_DAYS_RELEASED_BETWEEN", "W_REMAND_WHILE_SERVING", "W_REMAND_FOR_ALL", "W_SERVED_WORKED_OUT", "W_UNUSED_REMAND", "W_OTHER_DETENTION", "W_AT_LARGE_NO_EFFECT", "W_END_OF_SHORTER", "W_ONLY_THE_COURT", "W_PLEA_ROUNDED", "W_PLEA_CHILD"]
    text: str
    sentenceIds: List[str]


class CaseData(TypedDict):
    releaseDate: Optional[str]
    releaseType: Optional[Literal["CRD", "ARD", "PRRD", "MTD"]]
    releaseBasis: Literal["automatic", "no_later_than", "parole_only", "none", "on_licence"]
    paroleEligibilityDate: Optional[str]
    sentenceEndDate: Optional[str]
    sentenceEndType: Optional[Literal["SLED", "SED"]]
    licenceEndDate: Optional[str]
    likelyDayOfLeaving: Optional[CaseDataLikelyDayOfLeaving]
    decidedBy: CaseDataDecidedBy
    stages: List[CaseDataStage]
    runs: List[CaseDataRun]
    sentences: List[CaseDataSentence]
    alternatives: List[CaseDataAlternative]
    howSure: CaseDataHowSure
    stated: Optional[CaseDataStated]
    remand: Optional[CaseDataRemand]
    dates: List[CaseDataDate]
    ahead: List[CaseDataAhead]
    warnings: List[CaseDataWarning]


class CaseInputsSentence(TypedDict):
    id: str
    startDate: Optional[str]
    startMonth: Optional[str]
    sentenceYears: int
    sentenceMonths: int
    sentenceWeeks: int
    sentenceDays: int
    extensionYears: Optional[int]
    extensionMonths: Optional[int]
    extensionWeeks: Optional[int]
    extensionDays: Optional[int]
    sentenceType: Optional[str]
    offenceKey: Optional[str]
    regimeId: Optional[str]
    ageAtConviction: str
    offenceDate: Optional[str]
    terrorism: Optional[Union[bool, Literal["unknown"]]]
    consecutiveTo: Optional[str]
    howItRuns: Optional[str]
    wholeLife: bool
    onLicence: bool
    firstReleaseDate: Optional[str]
    lastReleaseDate: Optional[str]
    licenceUnbroken: bool
    notSuspended: Optional[bool]
    remandCreditDays: Union[int, Literal["unknown"]]
    remandCreditMonths: Optional[int]
    taggedBailCreditDays: int
    creditTakenOffMinimum: Optional[Union[bool, Literal["unknown"]]]
    fineAmount: Optional[float]
    civilDebt: bool
    supervisionEndDate: Optional[str]


class CaseInputsAddedDay(TypedDict):
    days: int
    date: str


class CaseInputsUnlawfullyAtLarge(TypedDict):
    fromDate: str
    toDate: str
    why: Optional[str]


class CaseInputsRemand(TypedDict):
    fromDate: str
    toDate: str
    sentenceIds: Optional[List[str]]
    outcome: Optional[str]


class CaseInputsOtherCustody(TypedDict):
    fromDate: str
    toDate: str
    why: str
    how: Optional[str]


class CaseInputsRecall(TypedDict):
    type: str
    charge: Optional[str]
    seriousCharge: Optional[Union[bool, Literal["unknown"]]]
    mappaLevel: Optional[Union[int, Literal["unknown"]]]
    terrorismOrState: Optional[Union[bool, Literal["unknown"]]]
    sentenceIds: Optional[List[str]]
    recallDate: Optional[str]
    returnToCustodyDate: Optional[str]
    unlawfullyAtLargeDays: Optional[int]
    lastDayUnlawfullyAtLarge: Optional[str]
    addedDaysAfterReturn: int
    unlawfullyAtLargeAfterReturnDays: int


class CaseInputs(TypedDict):
    """The case as applied. Posted back, it gives the same data."""

    sentences: List[CaseInputsSentence]
    addedDays: Union[int, List[CaseInputsAddedDay]]
    unlawfullyAtLarge: List[CaseInputsUnlawfullyAtLarge]
    remand: Optional[List[CaseInputsRemand]]
    otherCustody: List[CaseInputsOtherCustody]
    recall: Optional[CaseInputsRecall]
    law: str
    dateOfBirth: Optional[str]
    registeredSexOffender: bool
    liableToRemoval: bool
    otherSentences: Optional[str]
    statedReleaseDate: Optional[str]
    statedDates: Optional[Dict[str, Optional[str]]]
    reference: Optional[str]


class CaseExplanationStep(TypedDict):
    id: str
    title: str
    working: str
    result: str
    law: List[Provision]
    sentenceIds: List[str]


class CaseExplanation(TypedDict):
    steps: List[CaseExplanationStep]
    lawAsAt: str
    lawVersion: str


class CaseComparisonBefore(TypedDict):
    """At the release points from before the Act."""

    releaseDate: Optional[str]
    paroleEligibilityDate: Optional[str]


class CaseComparisonAfter(TypedDict):
    """At the release points from after the Act."""

    releaseDate: Optional[str]
    paroleEligibilityDate: Optional[str]


class CaseComparison(TypedDict):
    before: CaseComparisonBefore
    after: CaseComparisonAfter
    differenceDays: Optional[int]


class CaseBatchAnswerNeeded(TypedDict):
    success: Literal[True]
    data: CaseData
    inputs: CaseInputs
    inferred: List[str]
    lawVersion: str
    lawAsAt: str


class CaseBatchAnswer(CaseBatchAnswerNeeded, total=False):
    explanation: CaseExplanation
    comparison: CaseComparison


class RefusedResponseNeeded(TypedDict):
    success: Literal[False]
    message: str
    errors: Dict[str, List[str]]
    reason: Literal["invalid", "not_supported"]


class RefusedResponse(RefusedResponseNeeded, total=False):
    errorCodes: Dict[str, List[Literal["E_MISSING", "E_VALUE", "E_EMPTY_TERM", "E_TOO_MANY", "E_UNKNOWN_OFFENCE", "E_UNKNOWN_REGIME", "E_UNKNOWN_FIELD", "E_REPEATED_NAME", "E_INCLUDE", "E_REFUSED"]]]
    reference: str
    lawVersion: str


class CaseAnswersMeta(TypedDict):
    """How many there were."""

    items: int
    answered: int
    refused: int


class CaseAnswers(TypedDict):
    success: Literal[True]
    data: List[Union[CaseBatchAnswer, RefusedResponse]]
    meta: CaseAnswersMeta
    disclaimer: str
    poweredBy: str


class CaseAnswerNeeded(TypedDict):
    success: Literal[True]
    data: CaseData
    inputs: CaseInputs
    inferred: List[str]
    lawVersion: str
    lawAsAt: str
    disclaimer: str
    poweredBy: str


class CaseAnswer(CaseAnswerNeeded, total=False):
    explanation: CaseExplanation
    comparison: CaseComparison


class CalculationNeeded(TypedDict):
    startDate: Day
    sentenceYears: int


class Calculation(CalculationNeeded, total=False):
    """One sentence of a batch."""

    sentenceMonths: Optional[int]
    sentenceDays: Optional[int]
    remandCreditDays: Optional[int]
    taggedBailCreditDays: Optional[int]
    addedDays: Optional[int]
    sentenceType: Optional[Literal["sds", "sds_plus", "section_250", "eds", "life", "ipp", "terrorism"]]
    ageAtSentence: Optional[Literal["adult", "child", "unknown"]]
    notSuspended: Optional[bool]
    regimeId: Optional[str]
    postCommencement: Optional[bool]
    offenceKey: Optional[str]
    reference: Optional[str]


class CalculationData(TypedDict):
    releaseDate: str
    sentenceEndDate: str
    totalDays: int
    custodyDays: int
    adjustedCustodyDays: int
    fractionUsed: float
    fractionLabel: str
    warnings: List[str]
    progressionExcluded: bool


class BatchInputsNeeded(TypedDict):
    startDate: str
    sentenceYears: int
    sentenceMonths: int
    sentenceDays: int
    remandCreditDays: int
    taggedBailCreditDays: int
    addedDays: int
    regimeId: str
    offenceKey: Optional[str]
    postCommencement: bool


class BatchInputs(BatchInputsNeeded, total=False):
    regimeSource: Literal["caller"]
    reference: str


class ExplanationStep(TypedDict):
    id: str
    title: str
    working: str
    result: str
    law: List[Provision]


class Explanation(TypedDict):
    steps: List[ExplanationStep]
    lawAsAt: str
    lawVersion: str


class KeyDate(TypedDict):
    type: str
    name: str
    date: str
    byTodaysLimit: Optional[str]
    law: List[Provision]
    note: str


class Transition(TypedDict):
    applies: bool
    reason: str
    tranche: Optional[int]
    trancheDate: Optional[str]
    releaseDateBefore: str
    releaseDateAfter: str
    releaseDate: str


class ComparisonBefore(TypedDict):
    """At the release point from before the Act."""

    fractionUsed: float
    releaseDate: str
    custodyDays: int


class ComparisonAfter(TypedDict):
    """At the release point from after the Act."""

    fractionUsed: float
    releaseDate: str
    custodyDays: int


class Comparison(TypedDict):
    before: ComparisonBefore
    after: ComparisonAfter
    differenceDays: int


class Warning(TypedDict):
    code: Literal["W_UNKNOWN_FIELD", "W_START_AFTER_COMMENCEMENT", "W_TYPE_IGNORED", "W_LIFE", "W_IPP", "W_PAROLE", "W_REGIME_OVER_OFFENCE", "W_TRANCHE", "W_TRANCHE_SAME", "W_BEFORE_CHANGE", "W_SDS40_STAGED", "W_SDS40_EXCLUDED_LATER", "W_BARRED_POSSIBLE", "W_BARRED_LIST_UNCONFIRMED", "W_BARRED_LIST_NAMED", "W_SDS40_ASSUMED", "W_EXTENDED_OR_LIFE", "W_SUSPENDED_USUAL", "W_SUSPENDED_POSSIBLE", "W_OVER_MAXIMUM", "W_LIFE_MAXIMUM_DATE", "W_COUNTED_AS_LIFE", "W_VIOLENT_TO_PRISON_SERVICE", "W_SOPC_USUAL", "W_SPECIAL_POSSIBLE", "W_AGE_AT_OFFENCE", "W_SOPC_CONVICTION", "W_S250_FRACTION", "W_CHILD_SDS", "W_CHILD_SECTION_250", "W_CHILD_DTO", "W_CHILD_ADULT_SENTENCE", "W_S250_ADULT", "W_AGE_UNKNOWN", "W_AGE_AT_RELEASE", "W_AGE_MISMATCH", "W_SDS_PLUS_LENGTH", "W_SDS_PLUS_DATE", "W_EDS_TERM", "W_EDS_2012_2015", "W_SOPC_LICENCE", "W_SOPC_DATE", "W_TERRORISM_TERM", "W_TERRORISM_2A", "W_TERRORISM_RELEASED", "W_IPP_DATE", "W_LIFE_REMAND", "W_ADDED_DAYS_INDETERMINATE", "W_CREDITS_EXCEED", "W_CREDITS_EXCEED_PAROLE", "W_ADDED_PAST_TERM", "W_ADDED_CAP", "W_TAGGED_BAIL", "W_BARRED_LIST_NO_EFFECT", "W_NO_CHANGE", "W_NON_WORKING_DAY", "W_LEAVING_AGE", "W_SHORT_NO_LICENCE", "W_LEGACY", "W_NOT_LAW", "W_STATED_UNEXPLAINED", "W_WHOLE_LIFE", "W_FAR_AHEAD", "W_OTHERS_NOT_TOLD", "W_RECALL_KIND_FOUND", "W_RECALL_KIND_NOT_TOLD", "W_DAY_NOT_TOLD", "W_REMAND_MONTHS", "W_RECALL_56_NOW", "W_RECALL_BECAME_56", "W_RUNS_NOT_TOLD", "W_KIND_NOT_TOLD", "W_DETENTION_NOT_TOLD", "W_CREDIT_NOT_TOLD", "W_RECALL_NOT_TOLD", "W_OFFENCE_NOT_GIVEN", "W_HELD_WITHOUT_SENTENCE", "W_RECALL_STANDARD", "W_RECALL_FIXED_TERM", "W_RECALL_LIFE", "W_RECALL_IPP", "W_RECALL_FROM_CURFEW", "W_RECALL_NOT_BEFORE", "W_RECALL_OTHER_LATER", "W_RECALL_WHICH", "W_RECALL_ENDED", "W_RECALL_LEFT_OUT", "W_RECALL_SENTENCED_BETWEEN", "W_RECALL_IN_PRISON", "W_RECALL_BEFORE_RELEASE", "W_RECALL_KIND", "W_RECALL_LENGTH", "W_RECALL_MIXED", "W_REMAND_ON_RECALL", "W_RECALL_AT_LARGE_UNKNOWN", "W_RECALL_AT_LARGE_MORE", "W_RECALL_ADDED_DAYS", "W_RECALL_LICENCE", "W_CURFEW_AT_HALF", "W_CURFEW_NOT_STAGED", "W_CURFEW_STAGED", "W_AT_LARGE_ON_EVE", "W_RECALL_CURFEW", "W_RECALL_TERM_FROM_CURFEW", "W_RECALL_RECORDS", "W_OFFENCE_DAY", "W_KIND_OFFENCE", "W_BIRTH_AFTER_OFFENCE", "W_REMAND_BEFORE_OFFENCE", "W_AGE_BIRTH", "W_EXTENSION_LONG", "W_CONTEMPT_LENGTH", "W_CONTEMPT", "W_LICENCE_REVOKED", "W_LICENCE_EARLY", "W_LICENCE_MAY_HAVE_ENDED", "W_FIXED_TERM_LATER", "W_CREDIT_ALREADY_OFF", "W_CREDIT_BESIDE_LIFE", "W_CREDIT_SHARED", "W_BY_HAND", "W_DEFAULT_CONSECUTIVE", "W_ORDER_CONSECUTIVE", "W_DEFAULT_BEGINS", "W_ORDER_ONLY", "W_ORDER_AT_18", "W_CONFISCATION", "W_FINE_AMOUNT", "W_PART_PAID", "W_SUPERVISION_ENDED", "W_SUPERVISION_LENGTH", "W_ORDER_AGE", "W_ORDER_LENGTH", "W_ORDER_CAPPED", "W_NO_CREDIT", "W_ADDED_DAYS_EARLY", "W_ADDED_DAYS_IDLE", "W_OLD_OFFENCE", "W_TERRORISM_HELD", "W_OLD_HALFWAY", "W_SPECIFIED_OFFENCE", "W_OLD_LAW", "W_GIVEN_BACK", "W_LAW_NOT_READ", "W_FIXED_LAW", "W_PAROLE_DATE", "W_BRANCHES", "W_EXTENSION_UNKNOWN", "W_LEFT", "W_UNREACHED", "W_REMOVED", "W_RELEASED_BETWEEN", "W_ADDED_DAYS_RELEASED_BETWEEN", "W_REMAND_WHILE_SERVING", "W_REMAND_FOR_ALL", "W_SERVED_WORKED_OUT", "W_UNUSED_REMAND", "W_OTHER_DETENTION", "W_AT_LARGE_NO_EFFECT", "W_END_OF_SHORTER", "W_ONLY_THE_COURT", "W_PLEA_ROUNDED", "W_PLEA_CHILD"]
    text: str


class Alternative(TypedDict):
    code: Literal["A_RECALLED", "A_KEPT_TO_RELEASE", "A_CURFEW_56_ONLY", "A_TERM_BY_ITSELF", "A_CURFEW_AT_HALF", "A_CURFEW_NOT_STAGED", "A_CURFEW_STAGED", "A_AT_LARGE_STAGED", "A_AT_LARGE_NOT_STAGED", "A_RECALL_LICENCE_END", "A_LICENCE_REVOKED", "A_CREDIT_ALREADY_OFF", "A_UNSPENT_DAY_BY_DAY", "A_CREDIT_OFF_MINIMUM", "A_CREDIT_NOT_SHARED", "A_CHAIN_TWO_THIRDS", "A_NOT_LET_OUT", "A_TAG_NOT_REVOKED", "A_LEFT_ON_TAG", "A_DEFAULT_AFTER_END", "A_REMAND_FOR_LATER", "A_OTHER_DETENTION", "A_UNUSED_LOST", "A_UNUSED_SHARED", "A_OFFENCE_KEPT_AT_HALF", "A_OFFENCE_SERIOUS", "A_OFFENCE_LIST", "A_OFFENCE_LIST_LIFE", "A_OFFENCE_PAROLE", "A_OFFENCE_SPYING", "A_OFFENCE_SPECIAL", "A_ON_LIST", "A_OFF_LIST", "A_OFF_LIST_NAMED", "A_SECTION_250_HALF", "A_COUNTED_VIOLENT", "A_STAGE_NOT_BEGUN", "A_COUNTED_AS_LIFE", "A_EARLIER_CONDUCT", "A_SPECIAL", "A_UNDER_18_AT_OFFENCE", "A_COMMITTED_BEFORE", "A_UNDER_18", "A_AGE_BY_BIRTH", "A_TRAINING_ORDER", "A_UNDER_18_AT_RELEASE", "A_OLD_OFFENCE", "A_OLD_HALFWAY", "A_SPECIFIED_OFFENCE", "A_WHOLE_DEFAULT_TERM", "A_EXTENDED", "A_EXTENDED_AUTOMATIC", "A_NO_EARLY_RELEASE", "A_RELEASED_AT_HALF", "A_NOT_RELEASED", "A_CONTEMPT_HELD", "A_RUNS_AFTER", "A_RECALL_14", "A_RECALL_28", "A_RECALL_56", "A_RECALL_CURFEW", "A_RECALL_STANDARD", "A_RECALL_56_NOW", "A_DAY_IN_MONTH", "A_REMAND_MONTHS", "A_LESSER_TERRORISM", "A_ROUNDED_UP"]
    condition: str
    releaseDate: Optional[str]
    paroleEligibilityDate: Optional[str]


class BatchAnswerNeeded(TypedDict):
    success: Literal[True]
    data: CalculationData
    inputs: BatchInputs
    lawVersion: str


class BatchAnswer(BatchAnswerNeeded, total=False):
    explanation: Explanation
    dates: List[KeyDate]
    transition: Transition
    comparison: Comparison
    warnings: List[Warning]
    alternatives: List[Alternative]


class BatchRefusalNeeded(TypedDict):
    success: Literal[False]
    message: str
    errors: Dict[str, List[str]]
    lawVersion: str


class BatchRefusal(BatchRefusalNeeded, total=False):
    errorCodes: Dict[str, List[Literal["E_MISSING", "E_VALUE", "E_EMPTY_TERM", "E_TOO_MANY", "E_UNKNOWN_OFFENCE", "E_UNKNOWN_REGIME", "E_UNKNOWN_FIELD", "E_REPEATED_NAME", "E_INCLUDE", "E_REFUSED"]]]
    reference: str


class CalculationAnswersMeta(TypedDict):
    """How many there were."""

    items: int
    answered: int
    refused: int


class CalculationAnswers(TypedDict):
    success: Literal[True]
    data: List[Union[BatchAnswer, BatchRefusal]]
    meta: CalculationAnswersMeta
    disclaimer: str
    poweredBy: str


class CalculationInputsNeeded(TypedDict):
    startDate: str
    sentenceYears: int
    sentenceMonths: int
    sentenceDays: int
    remandCreditDays: int
    taggedBailCreditDays: int
    addedDays: int
    regimeId: str
    offenceKey: Optional[str]
    postCommencement: bool


class CalculationInputs(CalculationInputsNeeded, total=False):
    """The inputs as applied. Posted back for an adult, they give the same data."""

    regimeSource: Literal["caller"]


class CalculationAnswerNeeded(TypedDict):
    success: Literal[True]
    data: CalculationData
    inputs: CalculationInputs
    disclaimer: str
    poweredBy: str


class CalculationAnswer(CalculationAnswerNeeded, total=False):
    explanation: Explanation
    dates: List[KeyDate]
    transition: Transition
    comparison: Comparison
    warnings: List[Warning]
    alternatives: List[Alternative]


class WhatIfLength(TypedDict, total=False):
    """A length of years and months."""

    years: Optional[int]
    months: Optional[int]


WhatIfRange = TypedDict("WhatIfRange", {
    "from": WhatIfLength,
    "to": WhatIfLength,
    "step": WhatIfLength,
})


class WhatIfRemandNeeded(TypedDict):
    fromDate: Day


class WhatIfRemand(WhatIfRemandNeeded, total=False):
    toDate: Optional[Day]
    outcome: Optional[Literal["no_sentence", "not_concluded"]]


class WhatIfNeeded(TypedDict):
    lengths: Union[WhatIfRange, List[WhatIfLength]]


class WhatIf(WhatIfNeeded, total=False):
    """Lengths to try before a sentence is passed. Unknown fields are ignored, and each is named in a warning."""

    remand: Optional[List[WhatIfRemand]]
    lengthIs: Optional[Literal["before_plea", "after_plea"]]
    pleaReductions: Optional[List[str]]
    sentenceType: Optional[Literal["sds", "eds", "sopc", "section_250"]]
    extensionYears: Optional[int]
    extensionMonths: Optional[int]
    offenceKey: Optional[str]
    offenceDate: Optional[Day]
    ageAtConviction: Optional[Literal["adult", "child", "unknown"]]
    sentenceDate: Optional[Day]
    remandedSince: Optional[Day]
    remandCreditDays: Optional[int]
    taggedBailCreditDays: Optional[int]
    addCliffRows: Optional[bool]


class WhatIfRowLengthBefore(TypedDict):
    """Before the plea."""

    years: int
    months: int


class WhatIfRowLength(TypedDict):
    """The length after the plea, rounded down to whole months."""

    years: int
    months: int


class WhatIfRowLikelyDayOfLeaving(TypedDict):
    latest: str
    usual: str


class WhatIfRowAlternative(TypedDict):
    code: Literal["A_RECALLED", "A_KEPT_TO_RELEASE", "A_CURFEW_56_ONLY", "A_TERM_BY_ITSELF", "A_CURFEW_AT_HALF", "A_CURFEW_NOT_STAGED", "A_CURFEW_STAGED", "A_AT_LARGE_STAGED", "A_AT_LARGE_NOT_STAGED", "A_RECALL_LICENCE_END", "A_LICENCE_REVOKED", "A_CREDIT_ALREADY_OFF", "A_UNSPENT_DAY_BY_DAY", "A_CREDIT_OFF_MINIMUM", "A_CREDIT_NOT_SHARED", "A_CHAIN_TWO_THIRDS", "A_NOT_LET_OUT", "A_TAG_NOT_REVOKED", "A_LEFT_ON_TAG", "A_DEFAULT_AFTER_END", "A_REMAND_FOR_LATER", "A_OTHER_DETENTION", "A_UNUSED_LOST", "A_UNUSED_SHARED", "A_OFFENCE_KEPT_AT_HALF", "A_OFFENCE_SERIOUS", "A_OFFENCE_LIST", "A_OFFENCE_LIST_LIFE", "A_OFFENCE_PAROLE", "A_OFFENCE_SPYING", "A_OFFENCE_SPECIAL", "A_ON_LIST", "A_OFF_LIST", "A_OFF_LIST_NAMED", "A_SECTION_250_HALF", "A_COUNTED_VIOLENT", "A_STAGE_NOT_BEGUN", "A_COUNTED_AS_LIFE", "A_EARLIER_CONDUCT", "A_SPECIAL", "A_UNDER_18_AT_OFFENCE", "A_COMMITTED_BEFORE", "A_UNDER_18", "A_AGE_BY_BIRTH", "A_TRAINING_ORDER", "A_UNDER_18_AT_RELEASE", "A_OLD_OFFENCE", "A_OLD_HALFWAY", "A_SPECIFIED_OFFENCE", "A_WHOLE_DEFAULT_TERM", "A_EXTENDED", "A_EXTENDED_AUTOMATIC", "A_NO_EARLY_RELEASE", "A_RELEASED_AT_HALF", "A_NOT_RELEASED", "A_CONTEMPT_HELD", "A_RUNS_AFTER", "A_RECALL_14", "A_RECALL_28", "A_RECALL_56", "A_RECALL_CURFEW", "A_RECALL_STANDARD", "A_RECALL_56_NOW", "A_DAY_IN_MONTH", "A_REMAND_MONTHS", "A_LESSER_TERRORISM", "A_ROUNDED_UP"]
    condition: str
    offences: Optional[str]
    releaseDate: Optional[str]
    releaseType: Optional[Literal["CRD", "ARD", "PRRD", "MTD"]]
    paroleEligibilityDate: Optional[str]
    weight: Literal["equal", "less_likely"]


class WhatIfRow(TypedDict):
    lengthBefore: Optional[WhatIfRowLengthBefore]
    pleaReduction: Optional[str]
    exactMonths: Optional[str]
    length: WhatIfRowLength
    rounded: bool
    added: bool
    releaseDate: str
    releaseType: Literal["CRD", "ARD"]
    releaseBasis: Literal["automatic"]
    paroleEligibilityDate: Optional[str]
    likelyDayOfLeaving: Optional[WhatIfRowLikelyDayOfLeaving]
    sentenceEndDate: Optional[str]
    fractionUsed: float
    fractionLabel: str
    custodyDays: int
    overMaximum: bool
    suspended: Optional[Literal["usual", "possible"]]
    alternatives: List[WhatIfRowAlternative]
    warningCodes: List[Literal["W_UNKNOWN_FIELD", "W_START_AFTER_COMMENCEMENT", "W_TYPE_IGNORED", "W_LIFE", "W_IPP", "W_PAROLE", "W_REGIME_OVER_OFFENCE", "W_TRANCHE", "W_TRANCHE_SAME", "W_BEFORE_CHANGE", "W_SDS40_STAGED", "W_SDS40_EXCLUDED_LATER", "W_BARRED_POSSIBLE", "W_BARRED_LIST_UNCONFIRMED", "W_BARRED_LIST_NAMED", "W_SDS40_ASSUMED", "W_EXTENDED_OR_LIFE", "W_SUSPENDED_USUAL", "W_SUSPENDED_POSSIBLE", "W_OVER_MAXIMUM", "W_LIFE_MAXIMUM_DATE", "W_COUNTED_AS_LIFE", "W_VIOLENT_TO_PRISON_SERVICE", "W_SOPC_USUAL", "W_SPECIAL_POSSIBLE", "W_AGE_AT_OFFENCE", "W_SOPC_CONVICTION", "W_S250_FRACTION", "W_CHILD_SDS", "W_CHILD_SECTION_250", "W_CHILD_DTO", "W_CHILD_ADULT_SENTENCE", "W_S250_ADULT", "W_AGE_UNKNOWN", "W_AGE_AT_RELEASE", "W_AGE_MISMATCH", "W_SDS_PLUS_LENGTH", "W_SDS_PLUS_DATE", "W_EDS_TERM", "W_EDS_2012_2015", "W_SOPC_LICENCE", "W_SOPC_DATE", "W_TERRORISM_TERM", "W_TERRORISM_2A", "W_TERRORISM_RELEASED", "W_IPP_DATE", "W_LIFE_REMAND", "W_ADDED_DAYS_INDETERMINATE", "W_CREDITS_EXCEED", "W_CREDITS_EXCEED_PAROLE", "W_ADDED_PAST_TERM", "W_ADDED_CAP", "W_TAGGED_BAIL", "W_BARRED_LIST_NO_EFFECT", "W_NO_CHANGE", "W_NON_WORKING_DAY", "W_LEAVING_AGE", "W_SHORT_NO_LICENCE", "W_LEGACY", "W_NOT_LAW", "W_STATED_UNEXPLAINED", "W_WHOLE_LIFE", "W_FAR_AHEAD", "W_OTHERS_NOT_TOLD", "W_RECALL_KIND_FOUND", "W_RECALL_KIND_NOT_TOLD", "W_DAY_NOT_TOLD", "W_REMAND_MONTHS", "W_RECALL_56_NOW", "W_RECALL_BECAME_56", "W_RUNS_NOT_TOLD", "W_KIND_NOT_TOLD", "W_DETENTION_NOT_TOLD", "W_CREDIT_NOT_TOLD", "W_RECALL_NOT_TOLD", "W_OFFENCE_NOT_GIVEN", "W_HELD_WITHOUT_SENTENCE", "W_RECALL_STANDARD", "W_RECALL_FIXED_TERM", "W_RECALL_LIFE", "W_RECALL_IPP", "W_RECALL_FROM_CURFEW", "W_RECALL_NOT_BEFORE", "W_RECALL_OTHER_LATER", "W_RECALL_WHICH", "W_RECALL_ENDED", "W_RECALL_LEFT_OUT", "W_RECALL_SENTENCED_BETWEEN", "W_RECALL_IN_PRISON", "W_RECALL_BEFORE_RELEASE", "W_RECALL_KIND", "W_RECALL_LENGTH", "W_RECALL_MIXED", "W_REMAND_ON_RECALL", "W_RECALL_AT_LARGE_UNKNOWN", "W_RECALL_AT_LARGE_MORE", "W_RECALL_ADDED_DAYS", "W_RECALL_LICENCE", "W_CURFEW_AT_HALF", "W_CURFEW_NOT_STAGED", "W_CURFEW_STAGED", "W_AT_LARGE_ON_EVE", "W_RECALL_CURFEW", "W_RECALL_TERM_FROM_CURFEW", "W_RECALL_RECORDS", "W_OFFENCE_DAY", "W_KIND_OFFENCE", "W_BIRTH_AFTER_OFFENCE", "W_REMAND_BEFORE_OFFENCE", "W_AGE_BIRTH", "W_EXTENSION_LONG", "W_CONTEMPT_LENGTH", "W_CONTEMPT", "W_LICENCE_REVOKED", "W_LICENCE_EARLY", "W_LICENCE_MAY_HAVE_ENDED", "W_FIXED_TERM_LATER", "W_CREDIT_ALREADY_OFF", "W_CREDIT_BESIDE_LIFE", "W_CREDIT_SHARED", "W_BY_HAND", "W_DEFAULT_CONSECUTIVE", "W_ORDER_CONSECUTIVE", "W_DEFAULT_BEGINS", "W_ORDER_ONLY", "W_ORDER_AT_18", "W_CONFISCATION", "W_FINE_AMOUNT", "W_PART_PAID", "W_SUPERVISION_ENDED", "W_SUPERVISION_LENGTH", "W_ORDER_AGE", "W_ORDER_LENGTH", "W_ORDER_CAPPED", "W_NO_CREDIT", "W_ADDED_DAYS_EARLY", "W_ADDED_DAYS_IDLE", "W_OLD_OFFENCE", "W_TERRORISM_HELD", "W_OLD_HALFWAY", "W_SPECIFIED_OFFENCE", "W_OLD_LAW", "W_GIVEN_BACK", "W_LAW_NOT_READ", "W_FIXED_LAW", "W_PAROLE_DATE", "W_BRANCHES", "W_EXTENSION_UNKNOWN", "W_LEFT", "W_UNREACHED", "W_REMOVED", "W_RELEASED_BETWEEN", "W_ADDED_DAYS_RELEASED_BETWEEN", "W_REMAND_WHILE_SERVING", "W_REMAND_FOR_ALL", "W_SERVED_WORKED_OUT", "W_UNUSED_REMAND", "W_OTHER_DETENTION", "W_AT_LARGE_NO_EFFECT", "W_END_OF_SHORTER", "W_ONLY_THE_COURT", "W_PLEA_ROUNDED", "W_PLEA_CHILD"]]


class WhatIfDataCliffLength(TypedDict):
    """The shortest length on its far side, before the plea."""

    years: int
    months: int


class WhatIfDataCliffBelowLength(TypedDict):
    """The length, after the plea."""

    years: int
    months: int


class WhatIfDataCliffBelow(TypedDict):
    """The longest length on its near side."""

    length: WhatIfDataCliffBelowLength
    releaseDate: str


class WhatIfDataCliffFromLength(TypedDict):
    """The length, after the plea."""

    years: int
    months: int


class WhatIfDataCliffFrom(TypedDict):
    """One month more."""

    length: WhatIfDataCliffFromLength
    releaseDate: str


WhatIfDataCliff = TypedDict("WhatIfDataCliff", {
    "code": Literal["C_RELEASE_POINT", "C_SUSPENDED_USUAL", "C_SUSPENDED_POSSIBLE", "C_MAXIMUM"],
    "length": WhatIfDataCliffLength,
    "pleaReduction": Optional[str],
    "below": WhatIfDataCliffBelow,
    "from": WhatIfDataCliffFrom,
    "differenceDays": int,
    "text": str,
})


class WhatIfDataServedLength(TypedDict):
    """The length."""

    years: int
    months: int


class WhatIfDataWarning(TypedDict):
    code: Literal["W_UNKNOWN_FIELD", "W_START_AFTER_COMMENCEMENT", "W_TYPE_IGNORED", "W_LIFE", "W_IPP", "W_PAROLE", "W_REGIME_OVER_OFFENCE", "W_TRANCHE", "W_TRANCHE_SAME", "W_BEFORE_CHANGE", "W_SDS40_STAGED", "W_SDS40_EXCLUDED_LATER", "W_BARRED_POSSIBLE", "W_BARRED_LIST_UNCONFIRMED", "W_BARRED_LIST_NAMED", "W_SDS40_ASSUMED", "W_EXTENDED_OR_LIFE", "W_SUSPENDED_USUAL", "W_SUSPENDED_POSSIBLE", "W_OVER_MAXIMUM", "W_LIFE_MAXIMUM_DATE", "W_COUNTED_AS_LIFE", "W_VIOLENT_TO_PRISON_SERVICE", "W_SOPC_USUAL", "W_SPECIAL_POSSIBLE", "W_AGE_AT_OFFENCE", "W_SOPC_CONVICTION", "W_S250_FRACTION", "W_CHILD_SDS", "W_CHILD_SECTION_250", "W_CHILD_DTO", "W_CHILD_ADULT_SENTENCE", "W_S250_ADULT", "W_AGE_UNKNOWN", "W_AGE_AT_RELEASE", "W_AGE_MISMATCH", "W_SDS_PLUS_LENGTH", "W_SDS_PLUS_DATE", "W_EDS_TERM", "W_EDS_2012_2015", "W_SOPC_LICENCE", "W_SOPC_DATE", "W_TERRORISM_TERM", "W_TERRORISM_2A", "W_TERRORISM_RELEASED", "W_IPP_DATE", "W_LIFE_REMAND", "W_ADDED_DAYS_INDETERMINATE", "W_CREDITS_EXCEED", "W_CREDITS_EXCEED_PAROLE", "W_ADDED_PAST_TERM", "W_ADDED_CAP", "W_TAGGED_BAIL", "W_BARRED_LIST_NO_EFFECT", "W_NO_CHANGE", "W_NON_WORKING_DAY", "W_LEAVING_AGE", "W_SHORT_NO_LICENCE", "W_LEGACY", "W_NOT_LAW", "W_STATED_UNEXPLAINED", "W_WHOLE_LIFE", "W_FAR_AHEAD", "W_OTHERS_NOT_TOLD", "W_RECALL_KIND_FOUND", "W_RECALL_KIND_NOT_TOLD", "W_DAY_NOT_TOLD", "W_REMAND_MONTHS", "W_RECALL_56_NOW", "W_RECALL_BECAME_56", "W_RUNS_NOT_TOLD", "W_KIND_NOT_TOLD", "W_DETENTION_NOT_TOLD", "W_CREDIT_NOT_TOLD", "W_RECALL_NOT_TOLD", "W_OFFENCE_NOT_GIVEN", "W_HELD_WITHOUT_SENTENCE", "W_RECALL_STANDARD", "W_RECALL_FIXED_TERM", "W_RECALL_LIFE", "W_RECALL_IPP", "W_RECALL_FROM_CURFEW", "W_RECALL_NOT_BEFORE", "W_RECALL_OTHER_LATER", "W_RECALL_WHICH", "W_RECALL_ENDED", "W_RECALL_LEFT_OUT", "W_RECALL_SENTENCED_BETWEEN", "W_RECALL_IN_PRISON", "W_RECALL_BEFORE_RELEASE", "W_RECALL_KIND", "W_RECALL_LENGTH", "W_RECALL_MIXED", "W_REMAND_ON_RECALL", "W_RECALL_AT_LARGE_UNKNOWN", "W_RECALL_AT_LARGE_MORE", "W_RECALL_ADDED_DAYS", "W_RECALL_LICENCE", "W_CURFEW_AT_HALF", "W_CURFEW_NOT_STAGED", "W_CURFEW_STAGED", "W_AT_LARGE_ON_EVE", "W_RECALL_CURFEW", "W_RECALL_TERM_FROM_CURFEW", "W_RECALL_RECORDS", "W_OFFENCE_DAY", "W_KIND_OFFENCE", "W_BIRTH_AFTER_OFFENCE", "W_REMAND_BEFORE_OFFENCE", "W_AGE_BIRTH", "W_EXTENSION_LONG", "W_CONTEMPT_LENGTH", "W_CONTEMPT", "W_LICENCE_REVOKED", "W_LICENCE_EARLY", "W_LICENCE_MAY_HAVE_ENDED", "W_FIXED_TERM_LATER", "W_CREDIT_ALREADY_OFF", "W_CREDIT_BESIDE_LIFE", "W_CREDIT_SHARED", "W_BY_HAND", "W_DEFAULT_CONSECUTIVE", "W_ORDER_CONSECUTIVE", "W_DEFAULT_BEGINS", "W_ORDER_ONLY", "W_ORDER_AT_18", "W_CONFISCATION", "W_FINE_AMOUNT", "W_PART_PAID", "W_SUPERVISION_ENDED", "W_SUPERVISION_LENGTH", "W_ORDER_AGE", "W_ORDER_LENGTH", "W_ORDER_CAPPED", "W_NO_CREDIT", "W_ADDED_DAYS_EARLY", "W_ADDED_DAYS_IDLE", "W_OLD_OFFENCE", "W_TERRORISM_HELD", "W_OLD_HALFWAY", "W_SPECIFIED_OFFENCE", "W_OLD_LAW", "W_GIVEN_BACK", "W_LAW_NOT_READ", "W_FIXED_LAW", "W_PAROLE_DATE", "W_BRANCHES", "W_EXTENSION_UNKNOWN", "W_LEFT", "W_UNREACHED", "W_REMOVED", "W_RELEASED_BETWEEN", "W_ADDED_DAYS_RELEASED_BETWEEN", "W_REMAND_WHILE_SERVING", "W_REMAND_FOR_ALL", "W_SERVED_WORKED_OUT", "W_UNUSED_REMAND", "W_OTHER_DETENTION", "W_AT_LARGE_NO_EFFECT", "W_END_OF_SHORTER", "W_ONLY_THE_COURT", "W_PLEA_ROUNDED", "W_PLEA_CHILD"]
    text: str
    rows: List[int]


class WhatIfData(TypedDict):
    rows: List[WhatIfRow]
    cliffs: List[WhatIfDataCliff]
    creditDays: int
    servedLength: Optional[WhatIfDataServedLength]
    sentenceDateMatters: List[Literal["no_remand", "credits_exceed", "law", "leap_day", "age"]]
    warnings: List[WhatIfDataWarning]


class WhatIfInputsLengthsFrom(TypedDict):
    """As given."""

    years: int
    months: int


class WhatIfInputsLengthsTo(TypedDict):
    """As given."""

    years: int
    months: int


class WhatIfInputsLengthsStep(TypedDict):
    """As given."""

    years: int
    months: int


WhatIfInputsLengths = TypedDict("WhatIfInputsLengths", {
    "from": WhatIfInputsLengthsFrom,
    "to": WhatIfInputsLengthsTo,
    "step": WhatIfInputsLengthsStep,
})


class WhatIfInputsLength(TypedDict):
    years: int
    months: int


class WhatIfInputsRemand(TypedDict):
    fromDate: str
    toDate: Optional[str]
    outcome: Optional[str]


class WhatIfInputs(TypedDict):
    """The question as applied. Posted back, it gives the same data."""

    lengths: Union[WhatIfInputsLengths, List[WhatIfInputsLength]]
    remand: Optional[List[WhatIfInputsRemand]]
    lengthIs: str
    pleaReductions: Optional[List[str]]
    sentenceType: str
    extensionYears: Optional[int]
    extensionMonths: Optional[int]
    offenceKey: Optional[str]
    offenceDate: Optional[str]
    ageAtConviction: str
    sentenceDate: str
    remandedSince: Optional[str]
    remandCreditDays: Optional[int]
    taggedBailCreditDays: int
    addCliffRows: bool


class WhatIfAnswer(TypedDict):
    success: Literal[True]
    data: WhatIfData
    inputs: WhatIfInputs
    lawVersion: str
    lawAsAt: str
    disclaimer: str
    poweredBy: str


class RegimeRecordSourceLink(TypedDict):
    title: str
    url: str


class RegimeRecord(TypedDict):
    regimeId: str
    displayName: str
    description: str
    fractionPreCommencement: float
    fractionPostCommencement: float
    commencementDate: Optional[str]
    eligibilityAge: Literal["adult", "child", "any"]
    isExcluded: bool
    exclusionReason: Optional[str]
    warnings: List[str]
    sourceLinks: List[RegimeRecordSourceLink]


class Regimes(TypedDict):
    success: Literal[True]
    data: List[RegimeRecord]


class OffenceRecordClassificationUnder4Years(TypedDict):
    """For a sentence under 4 years."""

    regimeId: Optional[str]
    displayName: str
    fractionBefore: str
    fractionAfter: str


class OffenceRecordClassificationFrom4To7Years(TypedDict):
    """For a sentence of 4 years or more, under 7."""

    regimeId: Optional[str]
    displayName: str
    fractionBefore: str
    fractionAfter: str


class OffenceRecordClassificationFrom7Years(TypedDict):
    """For a sentence of 7 years or more."""

    regimeId: Optional[str]
    displayName: str
    fractionBefore: str
    fractionAfter: str


class OffenceRecordClassification(TypedDict):
    """Which regime governs it, by the length of the sentence."""

    summary: str
    under4Years: OffenceRecordClassificationUnder4Years
    from4To7Years: OffenceRecordClassificationFrom4To7Years
    from7Years: OffenceRecordClassificationFrom7Years
    excludedFrom40Percent: Literal["always", "from 4 years", "never"]
    barredFromProgressionModel: bool
    barredConfidence: Literal["confirmed", "inferred", "unknown", "not listed"]
    barredScope: Optional[str]
    barredBy: List[Provision]


class OffenceRecordSourceLink(TypedDict):
    title: str
    url: str


class OffenceRecord(TypedDict):
    key: str
    title: str
    act: str
    section: str
    category: str
    maximumPenalty: str
    maximumPenaltyHistory: Optional[str]
    lifeMaximum: bool
    cjsCodes: List[str]
    aliases: List[str]
    offenceEndDate: Optional[str]
    classification: OffenceRecordClassification
    confidence: Literal["confirmed", "inferred"]
    notes: Optional[str]
    sourceLinks: List[OffenceRecordSourceLink]


class OffencesMetaNeeded(TypedDict):
    page: int
    pageSize: int
    total: int
    libraryVersion: str
    lawAsAt: str


class OffencesMeta(OffencesMetaNeeded, total=False):
    """Where this page stands."""

    note: str


class Offences(TypedDict):
    success: Literal[True]
    data: List[OffenceRecord]
    meta: OffencesMeta


class OffenceAnswer(TypedDict):
    success: Literal[True]
    data: OffenceRecord


class LawChangeAffects(TypedDict, total=False):
    """Which answers it can have moved: all that is given must fit. What is left out is any."""

    regimes: List[str]
    offences: List[str]
    kinds: List[str]
    sentencedFrom: str
    sentencedTo: str
    recall: List[str]
    facts: List[str]
    sentences: int
    beside: List[str]
    notTold: List[str]
    values: Dict[str, List[Optional[Union[str, int, bool]]]]
    within: Dict[str, List[Optional[Union[str, int, bool]]]]
    units: List[str]
    shorterThanYears: int
    child: Literal[True]
    moves: List[str]


class LawChangeExample(TypedDict):
    """A case that it moved."""

    request: Case
    at: str
    before: Optional[str]
    after: Optional[str]


class LawChange(TypedDict):
    kind: Literal["law", "correction"]
    summary: str
    provisions: List[Provision]
    affects: LawChangeAffects
    example: LawChangeExample


class LawChangesDataVersion(TypedDict):
    """One version."""

    version: str
    day: str
    changes: List[LawChange]


class LawChangesData(TypedDict):
    """What changed."""

    lawVersion: str
    lawAsAt: str
    versions: List[LawChangesDataVersion]


class LawChanges(TypedDict):
    success: Literal[True]
    data: LawChangesData


class Version(TypedDict):
    version: str
    lawVersion: str
    lawAsAt: str
    apiVersion: str
