import { addDays, type Day } from '../../calendar/day.ts'
import { oneHalf, partOf } from '../../calendar/fraction.ts'
import { curfewDay, isLongEnough } from '../../sentence/home-detention-curfew.ts'
import { type ChangeOfLaw, changesOfLaw } from '../../tables/changes-of-law.ts'
import { type CurfewLimit, curfewLimits, limitOn } from '../../tables/early-leaving.ts'
import type { CaseStage } from '../answer.ts'
import type { CurfewFacts, SentenceDoubt } from '../case-doubt.ts'

/** The day on which the 40% rule began to reach the case; undefined where it did not. */
const fortyPerCentDay = (stages: readonly CaseStage[]): Day | undefined =>
  stages.find(({ layer }) => layer.change === changesOfLaw.fortyPerCent)?.stage.day

/** Whether a person can have been out on a curfew on a day: one-half of what was to be served until then had been, and they were
 *  not back. */
function mayHaveBeenOut({ recall, run }: CurfewFacts, day: Day): boolean {
  const { start, totalDays, credit } = run
  const custody = partOf(totalDays as number, oneHalf)
  const release = addDays(start, custody - 1 - credit)
  const { mostDays } = limitOn<CurfewLimit>(curfewLimits, day)
  const count = { start, custody, credit, atLarge: 0, release }
  const back = recall.returnToCustodyDate ?? recall.recallDate ?? Number.POSITIVE_INFINITY
  return isLongEnough(count) && curfewDay(count, mostDays) <= day && back > day
}

/** The same sentence as if a change of law did not reach it. */
const withoutChange = (without: ChangeOfLaw): Pick<SentenceDoubt, 'change' | 'view'> => ({
  change: () => ({}),
  view: (layers) => layers.filter(({ change }) => change !== without),
})

/** What is in doubt about the release point of somebody recalled from a curfew. */
export const curfewDoubts: readonly SentenceDoubt[] = [
  // SI 2024/844, article 3(4) and (5): one-half stays for a person who was out on a curfew on the day of the stage. Whether they
  // were is not told.
  {
    code: 'A_CURFEW_AT_HALF',
    about: 'the case',
    warning: 'W_CURFEW_AT_HALF',
    values: ({ release }, { stages }) => ({ release: release as Day, day: fortyPerCentDay(stages) as Day }),
    when: ({ curfew }) => {
      const day = curfew === null ? undefined : fortyPerCentDay(curfew.stages)
      // How the person left says whether it reached them.
      const isTold = (curfew?.run.told?.how ?? null) !== null
      return (
        curfew !== null &&
        !isTold &&
        day !== undefined &&
        curfew.run.start < day &&
        mayHaveBeenOut(curfew, day)
      )
    },
    ...withoutChange(changesOfLaw.fortyPerCent),
  },
  // Section 23(12) of the Sentencing Act 2026 reaches whoever was in custody or on a curfew on the eve of it: also somebody recalled
  // from one who was back by then (docs/decisions/0025).
  {
    code: 'A_CURFEW_NOT_STAGED',
    about: 'the law',
    warning: 'W_CURFEW_NOT_STAGED',
    values: ({ release }) => ({ release: release as Day }),
    when: ({ curfew, question }) =>
      curfew !== null &&
      question.start < changesOfLaw.progressionModel.begins.day &&
      (curfew.recall.returnToCustodyDate ?? Number.POSITIVE_INFINITY) >=
        changesOfLaw.progressionModel.begins.day,
    ...withoutChange(changesOfLaw.progressionModel),
  },
]
