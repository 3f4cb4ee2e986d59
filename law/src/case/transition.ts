import type { Day } from '../calendar/day.ts'
import type { StagedChange } from '../custody/change.ts'
import { custodyTimeline } from '../custody/custody-timeline.ts'
import type { GovernedSentence } from '../custody/governed-sentence.ts'
import type { Run } from '../custody/run.ts'
import { possibleRelease, releaseAtPoint, releaseOf } from '../custody/run-days.ts'
import { datesAt } from '../sentence/dates.ts'
import type { SentenceResult } from '../sentence/sentence-result.ts'
import { type ChangeOfLaw, isOfNewRules } from '../tables/changes-of-law.ts'
import type { Layer } from '../tables/layers.ts'
import type { Stage } from '../tables/stages.ts'
import { caseOfOne } from './one-sentence.ts'
import { type PreparedCase, preparedCase } from './prepared-case.ts'

/** How the Sentencing Act 2026, or a later change that moves sentences being served, reaches one sentence, whatever release
 *  point was asked for. */
export interface Transition {
  readonly outcome:
    | 'outside the model'
    | 'new sentence'
    | 'out before the change'
    | 'out before the stage'
    | 'held until the stage'
    | 'after the stage'
  /** The change that is spoken of: the last that reached the sentence. Null where none is for it. */
  readonly change: ChangeOfLaw | null
  /** Whether the release point of the change reaches the sentence. */
  readonly applies: boolean
  /** The stage for a sentence of this length; null for one that is not moved in stages. */
  readonly stage: Stage | null
  /** The release day by the law as it stood before the change, with the stages it had itself. */
  readonly before: Day
  /** The release day at the new point alone. */
  readonly after: Day
  /** The release day that the law as staged gives. */
  readonly release: Day
}

/** How one change met the sentence. */
type Meeting = Pick<Transition, 'outcome' | 'stage' | 'before' | 'applies'> & { readonly layer: Layer }

const isSpokenOf = ({ change }: Layer): boolean => isOfNewRules(change)

/** Works a sentence out as a case of its own, one change of law after the other, and says how the one to speak of reaches it:
 *  the last that moved the sentence, and where none did the first. */
export function transitionOf(sentence: Pick<SentenceResult, 'question' | 'regime'>): Transition {
  const { question, regime } = sentence
  const prepared = preparedCase(caseOfOne(sentence, 'in_force')) as PreparedCase
  const { input, changes } = prepared
  const { layers, point } = input.parts[0] as GovernedSentence
  const at = ({ fraction }: Layer): Day => datesAt(question, fraction, regime).release
  let release = possibleRelease(custodyTimeline(input, []).runs[0] as Run)
  const meetings: Meeting[] = []
  changes.forEach((change, i) => {
    const { runs, chosen } = custodyTimeline(input, changes.slice(0, i + 1))
    const run = runs[0] as Run
    const stage = chosen.find((met) => met.change === change)?.stage ?? null
    if (isSpokenOf(change.layer)) meetings.push(meetingOf(run, change, stage, release))
    release = possibleRelease(run)
  })
  const spoken = meetings.filter(({ applies }) => applies).pop() ?? meetings[0]
  if (spoken !== undefined) {
    const { layer, ...meeting } = spoken
    return { ...meeting, change: layer.change, after: at(layer), release }
  }
  if (!isSpokenOf(point))
    return {
      outcome: 'outside the model',
      change: null,
      applies: false,
      stage: null,
      before: release,
      after: at(regime.after),
      release,
    }
  const before = at(layers[layers.indexOf(point) - 1] as Layer)
  return {
    outcome: 'new sentence',
    change: point.change,
    applies: true,
    stage: null,
    before,
    after: release,
    release,
  }
}

function meetingOf(run: Run, { layer }: StagedChange, stage: Stage | null, before: Day): Meeting {
  if (stage === null) return { layer, stage, before, applies: false, outcome: 'out before the change' }
  if (run.points[0] !== layer)
    return { layer, stage, before, applies: false, outcome: 'out before the stage' }
  const isHeld = releaseOf(run) > releaseAtPoint(run)
  return { layer, stage, before, applies: true, outcome: isHeld ? 'held until the stage' : 'after the stage' }
}
