import type { Case, CaseSentence, Offence } from '@requisite/law'
import { dayJson, idJson, inOnePiece, json, listed, nameJson } from './json.ts'
import type { ParsedCase } from './parse.ts'
import { addedDaysInputs, atLargeInputs, recallInputs, wireLaw } from './present.ts'

/** The case as it was taken, as JSON: the same text that JSON.stringify makes of `inputsOf`. */
export function inputsJson({ case: question, stated }: ParsedCase): string {
  const { addedDays, atLarge, recall } = question
  return (
    `{"sentences":[${listed(question.sentences, sentenceJson)}],"addedDays":` +
    (typeof addedDays === 'number' ? addedDays : json(addedDaysInputs(addedDays))) +
    (atLarge.length === 0
      ? ',"unlawfullyAtLarge":[]'
      : `,"unlawfullyAtLarge":${json(atLargeInputs(atLarge))}`) +
    (recall === null ? ',"recall":null,"law":"' : `,"recall":${json(recallInputs(recall))},"law":"`) +
    wireLaw(question) +
    personJson(question) +
    (stated === null ? ',"statedReleaseDate":null}' : `,"statedReleaseDate":${dayJson(stated)}}`)
  )
}

/** Of most people none of this is said. */
const personJson = ({ dateOfBirth, registeredSexOffender, liableToRemoval }: Case): string =>
  dateOfBirth === null && !registeredSexOffender && !liableToRemoval
    ? '","dateOfBirth":null,"registeredSexOffender":false,"liableToRemoval":false'
    : `","dateOfBirth":${dayJson(dateOfBirth)},"registeredSexOffender":${registeredSexOffender},"liableToRemoval":${liableToRemoval}`

const sentenceJson = (sentence: CaseSentence): string =>
  `{"id":${idJson(sentence.id)},"startDate":${dayJson(sentence.start)}` +
  lengthJson(sentence) +
  extensionJson(sentence) +
  (isOnlyOffence(sentence) ? offenceJson(sentence.offence) : factsJson(sentence)) +
  (sentence.consecutiveTo === null
    ? ',"consecutiveTo":null'
    : `,"consecutiveTo":${idJson(sentence.consecutiveTo)}`) +
  (sentence.wholeLife || sentence.onLicence
    ? `,"wholeLife":${sentence.wholeLife},"onLicence":${sentence.onLicence},"remandCreditDays":`
    : ',"wholeLife":false,"onLicence":false,"remandCreditDays":') +
  sentence.remandCredit +
  (sentence.taggedBailCredit === 0
    ? ',"taggedBailCreditDays":0'
    : `,"taggedBailCreditDays":${sentence.taggedBailCredit}`) +
  orderJson(sentence)

/** What belongs to default of payment and to breach of supervision alone. */
const orderJson = ({ fineAmount, civilDebt, supervisionEnd }: CaseSentence): string =>
  fineAmount === null && !civilDebt && supervisionEnd === null
    ? ',"fineAmount":null,"civilDebt":false,"supervisionEndDate":null}'
    : `,"fineAmount":${json(fineAmount)},"civilDebt":${civilDebt},"supervisionEndDate":${dayJson(supervisionEnd)}}`

const lengthJson = ({ length: { years, months, weeks, days } }: CaseSentence): string =>
  `,"sentenceYears":${years},"sentenceMonths":${months}` +
  (weeks === 0 && days === 0
    ? ',"sentenceWeeks":0,"sentenceDays":0'
    : `,"sentenceWeeks":${weeks},"sentenceDays":${days}`)

function extensionJson({ extension }: CaseSentence): string {
  if (extension === null) return noExtension
  const { years, months, weeks, days } = extension
  return `,"extensionYears":${years},"extensionMonths":${months},"extensionWeeks":${weeks},"extensionDays":${days}`
}

const noExtension = ',"extensionYears":null,"extensionMonths":null,"extensionWeeks":null,"extensionDays":null'

/** Most sentences have an offence, and nothing else was said of them. */
const isOnlyOffence = (sentence: CaseSentence): sentence is CaseSentence & { readonly offence: Offence } =>
  sentence.offence !== null &&
  sentence.sentenceType === null &&
  sentence.regimeId === null &&
  sentence.age === 'adult' &&
  sentence.offenceDate === null

/** Their facts are written once for each offence of the library. */
function offenceJson({ key }: Offence): string {
  const known = offences.get(key)
  if (known !== undefined) return known
  const fresh = inOnePiece(
    `,"sentenceType":null,"offenceKey":"${key}","regimeId":null,"ageAtConviction":"adult","offenceDate":null`,
  )
  offences.set(key, fresh)
  return fresh
}

const offences = new Map<string, string>()

const factsJson = ({ sentenceType, offence, regimeId, age, offenceDate }: CaseSentence): string =>
  `,"sentenceType":${nameJson(sentenceType)},"offenceKey":${nameJson(offence === null ? null : offence.key)}` +
  `,"regimeId":${nameJson(regimeId)},"ageAtConviction":"${age}","offenceDate":${dayJson(offenceDate)}`
