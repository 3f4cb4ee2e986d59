import { curfewLaw } from '../../sentence/home-detention-curfew.ts'
import { days } from '../../tables/days.ts'
import { cja2003, type Source, sentencingAct2026 } from '../../tables/provisions.ts'
import type { CaseRun } from '../answer.ts'
import type { Case } from '../case.ts'
import type { Change } from '../change.ts'
import type { KeyDay } from '../key-days.ts'
import type { Run } from '../run.ts'
import type { TimelineInput } from '../timeline.ts'
import { curfewOfCase } from './curfew.ts'
import { removalOfCase } from './removal.ts'
import { supervisionOfCase } from './supervision.ts'

const endedCurfewLaw: readonly Source[] = [cja2003('246'), ...days.adultCurfewEnded.law]
const removalLaw: readonly Source[] = [...days.earlierRemoval.law, sentencingAct2026('35')]
const supervisionLaw: readonly Source[] = [cja2003('256AA'), ...days.noSupervisionAfterSentence.law]

/** The days before release on which a person may leave prison, where others so decide: on a curfew, or to be deported. */
export function earlyDays(
  question: Case,
  input: TimelineInput,
  changes: readonly Change[],
  timeline: readonly Run[],
): KeyDay[] {
  const dates: KeyDay[] = []
  const curfew = curfewOfCase(question, timeline)
  if (curfew !== null)
    dates.push(
      curfew.hasEnded
        ? { form: 'HDCED, ended', date: curfew.date, law: endedCurfewLaw }
        : { form: 'HDCED', date: curfew.date, law: curfewLaw },
    )
  const removal = question.liableToRemoval ? removalOfCase(input, changes, timeline) : null
  if (removal !== null) dates.push({ form: 'ERSED', date: removal, law: removalLaw })
  return dates
}

/** The end of supervision after the sentence, where the law asked for still had it. */
export function addSupervision(
  dates: KeyDay[],
  question: Case,
  runs: readonly CaseRun[],
  timeline: readonly Run[],
): void {
  const date = supervisionOfCase(question, runs, timeline)
  if (date !== null) dates.push({ form: 'TUSED', date, law: supervisionLaw })
}
