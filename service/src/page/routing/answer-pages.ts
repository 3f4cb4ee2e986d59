import { answerPage } from '../answer/answer-page.ts'
import { calendarFile, entriesOf, isCaseId } from '../answer/calendar.ts'
import { type Outcome, outcomeOf, type RefusedOutcome } from '../answer/outcome.ts'
import { paperPage, refusedPaper } from '../answer/paper-page.ts'
import { refusedPage } from '../answer/refused-page.ts'
import { easyReadPage, refusedEasyRead } from '../easy-read/easy-read-page.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { readForm, toldIn } from '../question/form-state.ts'
import { textAt } from '../question/form-values.ts'
import { isSuspended, noDatePage } from '../question/no-date-page.ts'
import { startPage } from '../question/start-page.ts'
import { afterChange, putRight } from '../question/steps.ts'
import { keptIn, plainPage } from '../rows/plain-page.ts'
import { byBoth, type Page, type PageRequest, type PageResult } from './page.ts'
import { isNothingSent, restoredPage } from './restored-page.ts'

/** Answers what was told; otherwise shows the questions again, with everything that was typed. */
const answering =
  (
    answer: (outcome: Outcome, reading: PageRequest) => PageResult,
    refuse: (refused: RefusedOutcome) => PageContent = refusedPage,
  ) =>
  (reading: PageRequest): PageResult => {
    const { method, fields, today } = reading
    if (method === 'GET' && isNothingSent(fields)) return { page: restoredPage() }
    const asked = readForm(fields)
    if (asked !== null && isSuspended(asked.form)) return { page: noDatePage(asked) }
    const read = toldIn(fields, asked)
    if (read === null) return { location: paths.question }
    if ('errors' in read) return putRight(read.asked, read.errors, textAt(fields, 'question'))
    const further = asked === null ? null : afterChange(asked, fields)
    if (further !== null) return further
    const { told } = read
    const outcome = outcomeOf(told, today)
    return 'refusals' in outcome ? { page: refuse(outcome) } : answer(outcome, reading)
  }

/** The file with the days that lie ahead; the answer where there are none. Who has no script gets an id that is new each time. */
function calendarOf(outcome: Outcome, { publicUrl, fields }: PageRequest): PageResult {
  const entries = entriesOf(outcome)
  const sent = textAt(fields, 'caseId')
  const caseId = isCaseId(sent) ? sent : crypto.randomUUID()
  return entries.length === 0
    ? { page: answerPage(outcome, publicUrl) }
    : { calendar: calendarFile(entries, caseId) }
}

/** The answer with its rows. A link that is asked for, or by which the reader came, is shown. */
const answer = ({ method, fields, today, publicUrl }: PageRequest): PageResult => {
  if (method === 'GET' && isNothingSent(fields)) return { page: restoredPage() }
  const { link: isLinkAsked, ...rest } = fields
  return { page: plainPage(keptIn(rest), today, publicUrl, isLinkAsked !== undefined || method === 'GET') }
}

/** A link that is opened shows its facts on the page that answers while one types; without a script, the answer by itself. */
const opened = (shown: PageResult, { method, fields }: PageRequest): PageResult =>
  method === 'GET' && !isNothingSent(fields) && 'page' in shown && shown.status === undefined
    ? {
        page: {
          ...startPage(shown.page.main),
          robots: 'noindex',
          shared: shown.page.shared ?? 'Date to check',
        },
      }
    : shown

/** The pages of an answer: the page, the paper, easy read and the calendar file, all from the same fields. */
export const answerPages: readonly Page[] = [
  { path: paths.answer, methods: byBoth, shown: (reading) => opened(answer(reading), reading) },
  {
    path: paths.paper,
    methods: byBoth,
    shown: answering((outcome) => ({ page: paperPage(outcome) }), refusedPaper),
  },
  {
    path: paths.easyRead,
    methods: byBoth,
    shown: answering((outcome) => ({ page: easyReadPage(outcome) }), refusedEasyRead),
  },
  {
    path: paths.calendar,
    methods: byBoth,
    shown: answering(calendarOf),
  },
]
