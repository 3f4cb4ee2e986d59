import type { Day } from '../../calendar/day.ts'
import type { Case } from '../../custody/case.ts'
import type { StagedChange } from '../../custody/change.ts'
import type { Run } from '../../custody/run.ts'
import type { TimelineInput } from '../../custody/timeline.ts'
import { curfewLaw } from '../../sentence/home-detention-curfew.ts'
import { days } from '../../tables/days.ts'
import {
  type CurfewLimit,
  curfewLimits,
  limitOn,
  type RemovalLimit,
  removalLimits,
} from '../../tables/early-leaving.ts'
import { cja2003, hmppsCalculator, type Source, sentencingAct2026 } from '../../tables/provisions.ts'
import type { CaseRun, RecalledRunFigures } from '../answer.ts'
import type { KeyDay } from '../key-days.ts'
import { type Curfew, curfewsOfCase } from './curfew.ts'
import { removalsOfCase } from './removal.ts'
import { supervisionOfCase } from './supervision.ts'

const endedCurfewLaw: readonly Source[] = [cja2003('246'), ...days.adultCurfewEnded.law]
const removalLaw: readonly Source[] = [...days.earlierRemoval.law, sentencingAct2026('35')]
const supervisionLaw: readonly Source[] = [cja2003('256AA'), ...days.noSupervisionAfterSentence.law]

const limitOfToday: readonly Source[] = [hmppsCalculator('one limit for every older day')]

/** The days before release on which a person may leave prison, where others so decide: on a curfew, or to be deported. Where the law
 *  of that day gives another one than the limit of today, which the prison service takes for every older day, it comes first. */
export function earlyDays(
  question: Case,
  input: TimelineInput,
  changes: readonly StagedChange[],
  timeline: readonly Run[],
  until: RecalledRunFigures['until'] | null,
): KeyDay[] {
  const dates: KeyDay[] = []
  addCurfew(dates, curfewsOfCase(question, timeline, input.recall), until)
  if (question.liableToRemoval) addRemoval(dates, removalsOfCase(input, changes, timeline))
  return dates
}

function addCurfew(
  dates: KeyDay[],
  { ofItsDay, ofToday }: Record<'ofItsDay' | 'ofToday', Curfew | null>,
  until: RecalledRunFigures['until'] | null,
): void {
  const add = (form: KeyDay['form'], { date, own }: Curfew, law: readonly Source[]): void => {
    const limit = limitOn<CurfewLimit>(curfewLimits, date)
    const isOld = ofItsDay?.date !== ofToday?.date
    dates.push({
      form,
      date,
      law,
      ...(own !== null && { recall: { own, isToTheEnd: until === 'the end' } }),
      ...(isOld && { limit: `${limit.mostDays} days`, ...byToday(ofToday?.date ?? null) }),
    })
  }
  if (ofItsDay === null) {
    if (ofToday !== null) add('HDCED, by the limit of today alone', ofToday, limitOfToday)
  } else if (ofItsDay.date !== ofToday?.date)
    add('HDCED, of its day', ofItsDay, [
      ...limitOn<CurfewLimit>(curfewLimits, ofItsDay.date).law,
      ...(ofToday === null ? [] : limitOfToday),
    ])
  else if (ofToday.hasEnded) add('HDCED, ended', ofToday, endedCurfewLaw)
  else add('HDCED', ofToday, curfewLaw)
}

const byToday = (date: Day | null): Pick<KeyDay, 'byTodaysLimit'> =>
  date === null ? {} : { byTodaysLimit: date }

/** There has been removal since the Act of 2003, by the limit of each day, so that where there is one by that of today there is one by
 *  the law of its day. */
function addRemoval(
  dates: KeyDay[],
  { ofItsDay, ofToday }: Record<'ofItsDay' | 'ofToday', Day | null>,
): void {
  if (ofItsDay === null) return
  if (ofItsDay === ofToday) {
    dates.push({ form: 'ERSED', date: ofItsDay, law: removalLaw })
    return
  }
  const { law, stretch: limit } = limitOn<RemovalLimit>(removalLimits, ofItsDay)
  dates.push({
    form: 'ERSED, of its day',
    date: ofItsDay,
    limit,
    ...byToday(ofToday),
    law: [...law, ...limitOfToday],
  })
}

/** The end of supervision after the sentence, where the law asked for still had it. */
export function addSupervision(
  dates: KeyDay[],
  question: Case,
  runs: readonly CaseRun[],
  timeline: readonly Run[],
): void {
  const ofPrison = supervisionOfCase(question, runs, timeline, 'of the prison')
  if (ofPrison === null) return
  // Days at large are only ever added: where the Act gives a date, the prison does.
  const date = supervisionOfCase(question, runs, timeline)
  const beside = date === ofPrison ? {} : { byTodaysLimit: ofPrison }
  dates.push({
    form: date === null ? 'TUSED, of the prison service alone' : 'TUSED',
    date: date ?? ofPrison,
    law: supervisionLaw,
    ...beside,
  })
}
