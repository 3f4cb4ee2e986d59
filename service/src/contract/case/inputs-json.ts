import type { CaseSentence, Offence } from '@requisite/law'
import { dayJson, idJson, inOnePiece, json } from './json.ts'
import type { ParsedCase } from './parse.ts'
import { addedDaysInputs, atLargeInputs, recallInputs, wireLaw } from './present.ts'

/** The case as it was taken, as JSON: the same text that JSON.stringify makes of `inputsOf`. */
export function inputsJson({ case: question, stated }: ParsedCase): string {
  const { addedDays, atLarge, recall } = question
  return (
    `{"sentences":[${sentencesJson(question.sentences)}],"addedDays":` +
    (typeof addedDays === 'number' ? addedDays : json(addedDaysInputs(addedDays))) +
    (atLarge.length === 0
      ? ',"unlawfullyAtLarge":[]'
      : `,"unlawfullyAtLarge":${json(atLargeInputs(atLarge))}`) +
    (recall === null ? ',"recall":null,"law":"' : `,"recall":${json(recallInputs(recall))},"law":"`) +
    wireLaw(question) +
    (stated === null ? '","statedReleaseDate":null}' : `","statedReleaseDate":${dayJson(stated)}}`)
  )
}

function sentencesJson(sentences: readonly CaseSentence[]): string {
  let all = ''
  for (const sentence of sentences) all += all === '' ? sentenceJson(sentence) : `,${sentenceJson(sentence)}`
  return all
}

const sentenceJson = (sentence: CaseSentence): string =>
  `{"id":${idJson(sentence.id)},"startDate":${dayJson(sentence.start)}` +
  lengthJson(sentence) +
  extensionJson(sentence) +
  (sentence.sentenceType === null ? ',"sentenceType":null' : `,"sentenceType":"${sentence.sentenceType}"`) +
  (sentence.offence === null ? ',"offenceKey":null' : offenceJson(sentence.offence)) +
  (sentence.regimeId === null ? ',"regimeId":null' : `,"regimeId":"${sentence.regimeId}"`) +
  (sentence.age === 'adult' ? ',"ageAtConviction":"adult"' : `,"ageAtConviction":"${sentence.age}"`) +
  (sentence.offenceDate === null
    ? ',"offenceDate":null'
    : `,"offenceDate":${dayJson(sentence.offenceDate)}`) +
  (sentence.consecutiveTo === null
    ? ',"consecutiveTo":null,"remandCreditDays":'
    : `,"consecutiveTo":${idJson(sentence.consecutiveTo)},"remandCreditDays":`) +
  sentence.remandCredit +
  (sentence.taggedBailCredit === 0
    ? ',"taggedBailCreditDays":0}'
    : `,"taggedBailCreditDays":${sentence.taggedBailCredit}}`)

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

/** The key of an offence, written once for each of the library. */
function offenceJson(offence: Offence): string {
  const known = offences.get(offence)
  if (known !== undefined) return known
  const fresh = inOnePiece(`,"offenceKey":${json(offence.key)}`)
  offences.set(offence, fresh)
  return fresh
}

const offences = new WeakMap<Offence, string>()
