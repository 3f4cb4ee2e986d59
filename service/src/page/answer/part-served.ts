import {
  type CaseAnswer,
  type CaseRun,
  type CustodyPart,
  daysInWords,
  inWords,
  type Piece,
  type Recalled,
  termInWords,
} from '@requisite/law'
import { type Length, lengthInWords } from '../question/length-from-boxes.ts'
import type { Told } from '../question/told.ts'
import { capital, sentencesNamed } from './text.ts'

/** The run that decides the release. */
export const decidingRun = ({ runs, decidedBy, recalled }: CaseAnswer): CaseRun =>
  (recalled?.decides === 'recall' ? null : recalled?.other) ??
  runs.find(({ sentenceIds }) => sentenceIds === decidedBy.release) ??
  (runs.find(({ sentenceIds }) => sentenceIds[0] === decidedBy.release[0]) as CaseRun)

const pieceInWords = ({ unit, count }: Piece): string =>
  unit === 'days'
    ? daysInWords(count)
    : termInWords({ years: (count - (count % 12)) / 12, months: count % 12, days: 0 })

/** A part of the time in prison: "one-third of 18 months". One sentence is said in the units the court used. */
const partInWords = ({ fraction, pieces }: CustodyPart, length: Length | null): string =>
  `${fraction.phrase} of ${length === null ? pieces.map(pieceInWords).join(' and ') : lengthInWords(length)}`

/** What is taken off and put on. */
function changesInWords(run: CaseRun, { sentences }: Told): readonly string[] {
  // Days that were told with another sentence of the same day count for this one too.
  const tagOf = (own: Told['sentences']): number =>
    own.reduce((sum, { taggedBailDays }) => sum + taggedBailDays, 0)
  const remandOf = (own: Told['sentences']): number =>
    own.reduce((sum, { remandDays }) => sum + remandDays, 0)
  const counted = [sentences.filter((_, i) => run.sentenceIds.includes(String(i + 1))), sentences].find(
    (own) => remandOf(own) + tagOf(own) === run.credit,
  )
  const [remand, tag] = [remandOf(counted ?? []), tagOf(counted ?? [])]
  const credits =
    counted !== undefined
      ? [
          remand > 0 ? `less ${daysInWords(remand)} on remand` : '',
          tag > 0 ? `less ${daysInWords(tag)} for tagged bail` : '',
        ]
      : [`less ${daysInWords(run.credit)} of remand and tagged bail`]
  return [
    ...credits,
    run.addedDays > 0 ? `plus ${daysInWords(run.addedDays)} added` : '',
    run.atLargeDays > 0 ? `plus ${daysInWords(run.atLargeDays)} away` : '',
  ].filter((text) => text !== '')
}

/** The part of the sentence that is served, with what is taken off and put on: "one-third of 18 months, less 40 days on
 *  remand". */
export function partServed(answer: CaseAnswer, told: Told): string {
  const run = decidingRun(answer)
  const only = run.sentenceIds.length === 1 ? told.sentences[Number(run.sentenceIds[0]) - 1] : undefined
  const parts = run.custodyParts.map((part) => partInWords(part, only?.length ?? null))
  return [parts.join(' and '), ...changesInWords(run, told)].join(', ')
}

/** How the stage of a change of law sets the date. */
function heldInWords(run: CaseRun): string {
  const { hold } = run
  if (hold === null) return ''
  const phrase = hold.layer.fraction.phrase
  const isNew = hold.layer.change?.stageWarning === 'W_TRANCHE'
  const reached = isNew ? 'The new rules reach' : `The change to ${phrase} reached`
  const more = run.release > hold.stage.day ? ` Days added come on top.` : ''
  return `${reached} sentences of this length on ${run.release === hold.stage.day ? 'that day' : inWords(hold.stage.day)}. More than ${phrase} ${isNew ? 'has' : 'had'} been served by then.${more}`
}

/** Why the date is what it is, where a recall ends sooner than another sentence, or on the same day. */
function whyBesideRecall(answer: CaseAnswer, { run: recalled, decides }: Recalled, told: Told): string {
  const run = decidingRun(answer)
  const ends =
    recalled.recalled.term === null
      ? `ends by ${inWords(recalled.release)} at the latest`
      : `ends on ${inWords(recalled.release)}`
  const later = decides === 'both' ? 'Both end on one day' : 'The later one decides'
  const part = run.hold?.isFelt === true ? heldInWords(run) : `${capital(partServed(answer, told))}.`
  return `Two things hold the person. ${later}. The recall (${sentencesNamed(recalled.sentenceIds)}) ${ends} (PRRD). ${capital(sentencesNamed(run.sentenceIds))} ${run.sentenceIds.length === 1 ? 'lets' : 'let'} the person go on ${inWords(run.release)}: ${part.charAt(0).toLowerCase()}${part.slice(1)}`
}

/** Why the date is what it is, in one or two sentences. */
export function why(answer: CaseAnswer, told: Told): string {
  if (answer.recalled !== null) return whyBesideRecall(answer, answer.recalled, told)
  const run = decidingRun(answer)
  const others = told.sentences
    .map((_, i) => String(i + 1))
    .filter((id) => !answer.decidedBy.release.includes(id))
  const decide =
    told.sentences.length === 1
      ? ''
      : others.length === 0
        ? ` ${capital(sentencesNamed(answer.decidedBy.release))} run one after the other.`
        : ` ${capital(sentencesNamed(answer.decidedBy.release))} ${answer.decidedBy.release.length === 1 ? 'decides' : 'decide'}. ${capital(sentencesNamed(others))} ${others.length === 1 ? 'adds' : 'add'} nothing.`
  if (run.hold?.isFelt === true) return `${heldInWords(run)}${decide}`
  const isCapped = run.end !== null && run.release === run.end && run.addedDays > 0
  const capped = isCapped ? ' Added days cannot go past the end of the sentence.' : ''
  const early = answer.stages.some(
    ({ layer, held, stage }) =>
      layer.change?.stageWarning === 'W_TRANCHE' && !held && run.release < stage.day,
  )
    ? ' The person is out before the new rules reach this sentence.'
    : ''
  return `${capital(partServed(answer, told))}.${capped}${early}${decide}`
}
