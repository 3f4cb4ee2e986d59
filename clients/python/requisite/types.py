"""The shapes of a case and its answer, for those who check types. docs/api.md explains every field."""

from typing import Any, Dict, List, Literal, Optional, TypedDict, Union


class Sentence(TypedDict, total=False):
    id: str
    startDate: Any
    sentenceYears: int
    sentenceMonths: int
    sentenceWeeks: int
    sentenceDays: int
    extensionYears: int
    extensionMonths: int
    extensionDays: int
    sentenceType: str
    offenceKey: Optional[str]
    regimeId: Optional[str]
    ageAtConviction: Literal["adult", "child", "unknown"]
    offenceDate: Any
    consecutiveTo: Optional[str]
    remandCreditDays: int
    taggedBailCreditDays: int
    fineAmount: float
    civilDebt: bool
    wholeLife: bool
    onLicence: bool
    supervisionEndDate: Any


class Case(TypedDict, total=False):
    sentences: List[Sentence]
    addedDays: Union[int, List[Dict[str, Any]]]
    unlawfullyAtLarge: List[Dict[str, Any]]
    recall: Optional[Dict[str, Any]]
    law: str
    dateOfBirth: Any
    registeredSexOffender: bool
    liableToRemoval: bool
    statedReleaseDate: Any


class Warning(TypedDict):
    code: str
    text: str
    sentenceIds: List[str]


class Alternative(TypedDict):
    code: str
    condition: str
    offences: Optional[str]
    releaseDate: Optional[str]
    releaseType: Optional[str]
    paroleEligibilityDate: Optional[str]


class CaseData(TypedDict):
    releaseDate: Optional[str]
    releaseType: Optional[str]
    releaseBasis: str
    paroleEligibilityDate: Optional[str]
    sentenceEndDate: Optional[str]
    sentenceEndType: Optional[str]
    licenceEndDate: Optional[str]
    likelyDayOfLeaving: Optional[Dict[str, Any]]
    decidedBy: Dict[str, List[str]]
    stages: List[Dict[str, Any]]
    runs: List[Dict[str, Any]]
    sentences: List[Dict[str, Any]]
    alternatives: List[Alternative]
    stated: Optional[Dict[str, Any]]
    dates: List[Dict[str, Any]]
    warnings: List[Warning]


class CaseAnswer(TypedDict):
    success: bool
    data: CaseData
    inputs: Dict[str, Any]
    lawVersion: str
    lawAsAt: str
    disclaimer: str
    poweredBy: str
