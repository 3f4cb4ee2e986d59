import type { Query } from '../../http/route.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { byBoth, type PageAt, type Reading, type Shown } from '../page-at.ts'
import { type Asked, askedIn, carriedIn, toldIn } from '../question/asked.ts'
import { formValuesOf, isDateFilled, textAt } from '../question/form-values.ts'
import { type NoDate, noDateOf } from '../question/no-date.ts'
import { putRight } from '../question/steps.ts'
import { isNothingSent, restoredPage } from '../restored-page.ts'
import { answerPage } from './answer-page.ts'
import { calendarFile, daysToCheck } from './calendar.ts'
import { noDatePage } from './no-date-page.ts'
import { noDatePaper } from './no-date-paper.ts'
import { type Outcome, outcomeOf, type Refused } from './outcome.ts'
import { paperPage, refusedPaper } from './paper-page.ts'
import { refusedPage } from './refused-page.ts'

/** Answers what was told; otherwise shows the questions again, with everything that was typed. */
const answering =
  (
    answer: (outcome: Outcome, reading: Reading) => Shown,
    refuse: (refused: Refused, publicUrl: string) => PageContent = refusedPage,
    without: (reason: NoDate, asked: Asked, publicUrl: string) => PageContent = noDatePage,
  ) =>
  (reading: Reading): Shown => {
    const { method, fields, publicUrl, today } = reading
    if (method === 'GET' && isNothingSent(fields)) return { page: restoredPage() }
    const asked = askedIn(fields)
    const noDate = asked === null ? null : noDateOf(asked)
    if (asked !== null && noDate !== null) return { page: without(noDate, asked, publicUrl) }
    const read = toldIn(fields)
    if (read === null) return { location: paths.question }
    if ('errors' in read) return putRight(read.asked)
    const { told } = read
    const outcome = outcomeOf(told, today)
    return 'refusals' in outcome ? { page: refuse(outcome, publicUrl) } : answer(outcome, reading)
  }

/** So many sentences are worked out and shown in about 5 ms; a date that the prison gave makes it six times as much. */
const fewSentences = 12

function isLong(fields: Query): boolean {
  const form = formValuesOf(fields)
  const isStated = form.prisonSaid !== '' || isDateFilled(form, 'prisonDate')
  return Math.max(1, carriedIn(fields).length) * (isStated ? 6 : 1) > fewSentences
}

/** The pages of an answer: the page, the paper and the calendar file, all from the same fields. */
export const answerPages: readonly PageAt[] = [
  {
    path: paths.answer,
    methods: byBoth,
    isLong,
    shown: answering((outcome, { publicUrl, fields }) => ({
      page: answerPage(outcome, publicUrl, textAt(fields, 'link') !== ''),
    })),
  },
  {
    path: paths.paper,
    methods: byBoth,
    isLong,
    shown: answering(
      (outcome, { publicUrl }) => ({ page: paperPage(outcome, publicUrl) }),
      refusedPaper,
      noDatePaper,
    ),
  },
  {
    path: paths.calendar,
    methods: byBoth,
    isLong,
    shown: answering((outcome) => ({ calendar: calendarFile(daysToCheck(outcome)) })),
  },
]
