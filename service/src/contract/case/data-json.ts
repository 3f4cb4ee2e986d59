import {
  alternativeTexts,
  type CaseAlternative,
  type CaseAnswer,
  type CaseRun,
  type CaseSentenceAnswer,
  type CustodyPart,
  type Fraction,
} from '@requisite/law'
import { pointJson } from '../calculation-json.ts'
import { printed } from '../fraction.ts'
import { dayJson, idsJson, json, listed, nameJson } from './json.ts'
import { releaseBases, stageOf, type WorkedCase } from './present.ts'
import { statedData } from './stated.ts'

/** The data up to the dates as JSON, without the braces around them: the same text that JSON.stringify makes of
 *  `dataBeforeDates`. */
export function dataJson({ answer, alternatives, stated }: WorkedCase): string {
  const { leaving, decidedBy, stages } = answer
  return (
    `"releaseDate":${dayJson(answer.release)}` +
    `,"releaseType":${nameJson(answer.releaseType)}` +
    `,"releaseBasis":"${releaseBases[answer.releaseBasis]}"` +
    `,"paroleEligibilityDate":${dayJson(answer.paroleEligibility)}` +
    `,"sentenceEndDate":${dayJson(answer.end)}` +
    `,"sentenceEndType":${nameJson(answer.endType)}` +
    `,"licenceEndDate":${dayJson(answer.licenceEnd)}` +
    `,"likelyDayOfLeaving":${leaving === null ? 'null' : leavingJson(leaving)}` +
    `,"decidedBy":{"release":${idsJson(decidedBy.release)},"end":${idsJson(decidedBy.end)}}` +
    `,"stages":${stages.length === 0 ? '[]' : json(stages.map(stageOf))}` +
    `,"runs":[${listed(answer.runs, runJson)}]` +
    `,"sentences":[${listed(answer.sentences, sentenceJson)}]` +
    `,"alternatives":[${listed(alternatives, alternativeJson)}]` +
    `,"stated":${stated === null ? 'null' : json(statedData(stated, answer))}`
  )
}

const leavingJson = ({ latest, usual, reason }: NonNullable<CaseAnswer['leaving']>): string =>
  `{"latest":${dayJson(latest)},"usual":${dayJson(usual)},"reason":"${reason}"}`

const runJson = (run: CaseRun): string =>
  `{"sentenceIds":${idsJson(run.sentenceIds)}` +
  `,"startDate":${dayJson(run.start)}` +
  `,"totalDays":${run.totalDays}` +
  `,"custodyDays":${run.custodyDays}` +
  `,"creditDays":${run.credit}` +
  `,"addedDays":${run.addedDays}` +
  `,"unlawfullyAtLargeDays":${run.atLargeDays}` +
  `,"releaseDate":${dayJson(run.release)}` +
  `,"sentenceEndDate":${dayJson(run.end)}` +
  `,"paroleEligibilityDate":${dayJson(run.parole === null ? null : run.parole.date)}` +
  `,"parts":[${listed(run.custodyParts, partJson)}]}`

const partJson = ({ from, days, fraction, custody, sentenceIds }: CustodyPart): string =>
  `{"fromDate":${dayJson(from)},"days":${days}${fractionJson(fraction)}` +
  `,"custodyDays":${custody},"sentenceIds":${idsJson(sentenceIds)}}`

/** A fraction with its label, written once for each of the few there are. */
function fractionJson(fraction: Fraction): string {
  const known = written.get(fraction)
  if (known !== undefined) return known
  const fresh = `,"fractionUsed":${printed(fraction)},"fractionLabel":${json(fraction.label)}`
  written.set(fraction, fresh)
  return fresh
}

const written = new WeakMap<Fraction, string>()

const sentenceJson = ({ sentence, classified, regime, point }: CaseSentenceAnswer): string =>
  `{"id":${json(sentence.id)},"regimeId":"${regime.id}"` +
  `,"regimeSource":"${classified.chosenBy === 'kind of sentence' ? 'sentenceType' : classified.chosenBy}"` +
  `${pointJson(regime, point)},"progressionExcluded":${classified.excludedBy !== null}}`

const alternativeJson = ({ code, release, paroleEligibility }: CaseAlternative): string =>
  `{"code":"${code}","condition":${json(alternativeTexts[code].condition)}` +
  `,"releaseDate":${dayJson(release)},"paroleEligibilityDate":${dayJson(paroleEligibility)}}`
