import {
  alternativeTexts,
  type CaseAlternative,
  type CaseAnswer,
  type CaseRun,
  type CaseSentenceAnswer,
  type CustodyPart,
  type Fraction,
  isoDate,
} from '@requisite/law'
import { pointJson } from '../calculation-json.ts'
import { printed } from '../fraction.ts'
import { dayJson, idJson, idsJson, inOnePiece, json } from './json.ts'
import { releaseBases, stageOf, type WorkedCase } from './present.ts'
import { statedData } from './stated.ts'

/** The data up to the dates as JSON, without the braces around them: the same text that JSON.stringify makes of
 *  `dataBeforeDates`. */
export function dataJson({ answer, alternatives, stated }: WorkedCase): string {
  const { decidedBy, stages } = answer
  return (
    `"releaseDate":${dayJson(answer.release)}` +
    typeJson(answer) +
    (answer.paroleEligibility === null
      ? ',"paroleEligibilityDate":null,"sentenceEndDate":'
      : `,"paroleEligibilityDate":${dayJson(answer.paroleEligibility)},"sentenceEndDate":`) +
    dayJson(answer.end) +
    (answer.endType === null ? ',"sentenceEndType":null' : `,"sentenceEndType":"${answer.endType}"`) +
    (answer.licenceEnd === null
      ? ',"licenceEndDate":null'
      : `,"licenceEndDate":${dayJson(answer.licenceEnd)}`) +
    leavingJson(answer.leaving) +
    `,"decidedBy":{"release":${idsJson(decidedBy.release)},"end":${idsJson(decidedBy.end)}` +
    (stages.length === 0 ? '},"stages":[],"runs":[' : `},"stages":${json(stages.map(stageOf))},"runs":[`) +
    runsJson(answer.runs) +
    `],"sentences":[${sentencesJson(answer.sentences)}],"alternatives":[${alternativesJson(alternatives)}` +
    (stated === null ? '],"stated":null' : `],"stated":${json(statedData(stated, answer))}`)
  )
}

const typeJson = ({ releaseType, releaseBasis }: CaseAnswer): string =>
  releaseType === 'CRD' && releaseBasis === 'automatic'
    ? ',"releaseType":"CRD","releaseBasis":"automatic"'
    : `,"releaseType":${json(releaseType)},"releaseBasis":"${releaseBases[releaseBasis]}"`

const leavingJson = (leaving: CaseAnswer['leaving']): string =>
  leaving === null
    ? ',"likelyDayOfLeaving":null'
    : `,"likelyDayOfLeaving":{"latest":${dayJson(leaving.latest)},"usual":${dayJson(leaving.usual)},"reason":"${leaving.reason}"}`

function runsJson(runs: readonly CaseRun[]): string {
  let all = ''
  for (const run of runs) all += all === '' ? runJson(run) : `,${runJson(run)}`
  return all
}

const runJson = (run: CaseRun): string =>
  `{"sentenceIds":${idsJson(run.sentenceIds)}` +
  `,"startDate":"${isoDate(run.start)}","totalDays":${run.totalDays}` +
  `,"custodyDays":${run.custodyDays},"creditDays":${run.credit}` +
  (run.addedDays === 0 && run.atLargeDays === 0
    ? ',"addedDays":0,"unlawfullyAtLargeDays":0,"releaseDate":'
    : `,"addedDays":${run.addedDays},"unlawfullyAtLargeDays":${run.atLargeDays},"releaseDate":`) +
  `${dayJson(run.release)},"sentenceEndDate":${dayJson(run.end)}` +
  (run.parole === null
    ? ',"paroleEligibilityDate":null,"parts":['
    : `,"paroleEligibilityDate":${dayJson(run.parole.date)},"parts":[`) +
  `${partsJson(run.custodyParts)}]}`

function partsJson(parts: readonly CustodyPart[]): string {
  let all = ''
  for (const part of parts) all += all === '' ? partJson(part) : `,${partJson(part)}`
  return all
}

const partJson = ({ from, days, fraction, custody, sentenceIds }: CustodyPart): string =>
  `{"fromDate":"${isoDate(from)}","days":${days}${fractionJson(fraction)}${custody},"sentenceIds":${idsJson(sentenceIds)}}`

/** A fraction with its label, written once for each of the few there are. */
function fractionJson(fraction: Fraction): string {
  const known = fractions.get(fraction)
  if (known !== undefined) return known
  const fresh = inOnePiece(
    `,"fractionUsed":${printed(fraction)},"fractionLabel":${json(fraction.label)},"custodyDays":`,
  )
  fractions.set(fraction, fresh)
  return fresh
}

const fractions = new WeakMap<Fraction, string>()

function sentencesJson(sentences: readonly CaseSentenceAnswer[]): string {
  let all = ''
  for (const sentence of sentences) all += all === '' ? sentenceJson(sentence) : `,${sentenceJson(sentence)}`
  return all
}

const sentenceJson = ({ sentence, classified, regime, point }: CaseSentenceAnswer): string =>
  `{"id":${idJson(sentence.id)},"regimeId":"${regime.id}` +
  (classified.chosenBy === 'offence'
    ? '","regimeSource":"offence"'
    : `","regimeSource":"${classified.chosenBy === 'caller' ? 'caller' : 'sentenceType'}"`) +
  pointJson(regime, point) +
  (classified.excludedBy === null ? ',"progressionExcluded":false}' : ',"progressionExcluded":true}')

function alternativesJson(alternatives: readonly CaseAlternative[]): string {
  let all = ''
  for (const one of alternatives) all += all === '' ? alternativeJson(one) : `,${alternativeJson(one)}`
  return all
}

const alternativeJson = ({ code, release, paroleEligibility }: CaseAlternative): string =>
  `${conditions.get(code)}${dayJson(release)},"paroleEligibilityDate":${dayJson(paroleEligibility)}}`

/** Every doubt in words, written once. */
const conditions: ReadonlyMap<string, string> = new Map(
  Object.entries(alternativeTexts).map(([code, { condition }]) => [
    code,
    inOnePiece(`${json({ code, condition }).slice(0, -1)},"releaseDate":`),
  ]),
)
