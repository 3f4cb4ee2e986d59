import type { CaseSentence } from '@requisite/law'
import { dayJson, json, listed, nameJson } from './json.ts'
import type { ParsedCase } from './parse.ts'
import { addedDaysInputs, atLargeInputs, recallInputs, wireLaw } from './present.ts'

/** The case as it was taken, as JSON: the same text that JSON.stringify makes of `inputsOf`. */
export function inputsJson({ case: question, stated }: ParsedCase): string {
  const { sentences, addedDays, atLarge, recall } = question
  return (
    `{"sentences":[${listed(sentences, sentenceJson)}]` +
    `,"addedDays":${typeof addedDays === 'number' ? addedDays : json(addedDaysInputs(addedDays))}` +
    `,"unlawfullyAtLarge":${atLarge.length === 0 ? '[]' : json(atLargeInputs(atLarge))}` +
    `,"recall":${recall === null ? 'null' : json(recallInputs(recall))}` +
    `,"law":"${wireLaw(question)}","statedReleaseDate":${dayJson(stated)}}`
  )
}

const sentenceJson = (sentence: CaseSentence): string =>
  `{"id":${json(sentence.id)}` +
  `,"startDate":${dayJson(sentence.start)}` +
  `,"sentenceYears":${sentence.length.years}` +
  `,"sentenceMonths":${sentence.length.months}` +
  `,"sentenceWeeks":${sentence.length.weeks}` +
  `,"sentenceDays":${sentence.length.days}` +
  extensionJson(sentence) +
  `,"sentenceType":${nameJson(sentence.sentenceType)}` +
  `,"offenceKey":${nameJson(sentence.offence === null ? null : sentence.offence.key)}` +
  `,"regimeId":${nameJson(sentence.regimeId)}` +
  `,"ageAtConviction":"${sentence.age}"` +
  `,"offenceDate":${dayJson(sentence.offenceDate)}` +
  `,"consecutiveTo":${sentence.consecutiveTo === null ? 'null' : json(sentence.consecutiveTo)}` +
  `,"remandCreditDays":${sentence.remandCredit}` +
  `,"taggedBailCreditDays":${sentence.taggedBailCredit}}`

function extensionJson({ extension }: CaseSentence): string {
  if (extension === null) return noExtension
  const { years, months, weeks, days } = extension
  return `,"extensionYears":${years},"extensionMonths":${months},"extensionWeeks":${weeks},"extensionDays":${days}`
}

const noExtension = ',"extensionYears":null,"extensionMonths":null,"extensionWeeks":null,"extensionDays":null'
