import {
  alternativeWords,
  type CaseAlternative,
  type CaseAnswer,
  type CaseRun,
  type CaseSentenceAnswer,
  type CustodyPart,
  type Fraction,
  isoDate,
  isRegimeId,
  leavingTexts,
  sentenceLabel,
} from '@requisite/law'
import { pointJson } from '../calculation-json.ts'
import { printed } from '../fraction.ts'
import { dayJson, idJson, idsJson, inOnePiece, json, listed, nameJson } from './json.ts'
import {
  custodyOfRun,
  endOfRun,
  leavingReasons,
  releaseBases,
  releaseOfRun,
  stageOf,
  type WorkedCase,
} from './present.ts'
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
    listed(answer.runs, runJson) +
    `],"sentences":[${listed(answer.sentences, sentenceJson)}],"alternatives":[${listed(alternatives, alternativeJson)}` +
    (stated === null ? '],"stated":null' : `],"stated":${json(statedData(stated, answer))}`)
  )
}

const typeJson = ({ releaseType, releaseBasis }: CaseAnswer): string =>
  releaseType === 'CRD' && releaseBasis === 'automatic'
    ? ',"releaseType":"CRD","releaseBasis":"automatic"'
    : `,"releaseType":${nameJson(releaseType)},"releaseBasis":"${releaseBases[releaseBasis]}"`

const leavingJson = (leaving: CaseAnswer['leaving']): string =>
  leaving === null
    ? ',"likelyDayOfLeaving":null'
    : `,"likelyDayOfLeaving":{"latest":${dayJson(leaving.latest)},"usual":${dayJson(leaving.usual)}${reasonJson[leaving.reason]}`

const written = (reason: keyof typeof leavingReasons): string =>
  inOnePiece(`,"reason":"${leavingReasons[reason]}","text":${json(leavingTexts[reason])}}`)

/** The reasons in words, written once. */
const reasonJson = {
  'not a working day': written('not a working day'),
  'before a day that is not one': written('before a day that is not one'),
}

const runJson = (run: CaseRun): string =>
  `{"sentenceIds":${idsJson(run.sentenceIds)}` +
  `,"startDate":"${isoDate(run.start)}","totalDays":${run.totalDays}` +
  `,"custodyDays":${custodyOfRun(run)},"creditDays":${run.credit}` +
  (run.addedDays === 0 && run.atLargeDays === 0
    ? ',"addedDays":0,"unlawfullyAtLargeDays":0,"releaseDate":'
    : `,"addedDays":${run.addedDays},"unlawfullyAtLargeDays":${run.atLargeDays},"releaseDate":`) +
  `${dayJson(releaseOfRun(run))},"sentenceEndDate":${dayJson(endOfRun(run))}` +
  (run.parole === null
    ? ',"paroleEligibilityDate":null'
    : `,"paroleEligibilityDate":${dayJson(run.parole.date)}`) +
  (run.recalled === null
    ? ',"recalled":false,"firstReleaseDate":null,"parts":['
    : `,"recalled":true,"firstReleaseDate":${dayJson(run.recalled.firstRelease)},"parts":[`) +
  `${listed(run.custodyParts, partJson)}]}`

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

const sentenceJson = (governed: CaseSentenceAnswer): string => {
  const { sentence, classified, regime, point } = governed
  return (
    `{"id":${idJson(sentence.id)}` +
    regimeJson(regime.id, classified.chosenBy) +
    (sentence.wholeLife
      ? `,"fractionUsed":${printed(point.fraction)},"fractionLabel":${json(sentenceLabel(governed))}`
      : pointJson(regime, point)) +
    (classified.excludedBy === null ? ',"progressionExcluded":false}' : ',"progressionExcluded":true}')
  )
}

/** The rules of a sentence and who chose them, written once. */
function regimeJson(id: string, chosenBy: CaseSentenceAnswer['classified']['chosenBy']): string {
  const known = chosen[chosenBy].get(id)
  if (known !== undefined) return known
  const source = chosenBy === 'kind of sentence' ? 'sentenceType' : chosenBy
  const name = isRegimeId(id) ? `"${id}"` : 'null'
  const fresh = inOnePiece(`,"regimeId":${name},"regimeSource":"${source}"`)
  chosen[chosenBy].set(id, fresh)
  return fresh
}

const chosen = { caller: new Map(), offence: new Map(), 'kind of sentence': new Map() } satisfies Record<
  CaseSentenceAnswer['classified']['chosenBy'],
  Map<string, string>
>

const alternativeJson = (rival: CaseAlternative): string =>
  (rival.offences === null ? doubtJson(rival) : wordsJson(rival)) +
  `${dayJson(rival.release)},"releaseType":${nameJson(rival.releaseType())}` +
  `,"paroleEligibilityDate":${dayJson(rival.paroleEligibility)}}`

/** A doubt that names no offences, written once for each there is. */
function doubtJson(rival: CaseAlternative): string {
  const known = doubts.get(rival.code)
  if (known !== undefined) return known
  const fresh = inOnePiece(wordsJson(rival))
  doubts.set(rival.code, fresh)
  return fresh
}

const doubts = new Map<CaseAlternative['code'], string>()

/** A doubt in words. */
function wordsJson(rival: CaseAlternative): string {
  const { code, offences } = rival
  const { condition } = alternativeWords(rival)
  return `${json({ code, condition, offences }).slice(0, -1)},"releaseDate":`
}
