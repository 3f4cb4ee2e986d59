import { fieldAt, toldIn } from '../../told/link.ts'
import { calendarFile, entriesOf, isCaseId } from '../answer/calendar.ts'
import { type Outcome, outcomeOf, type RefusedOutcome } from '../answer/outcome.ts'
import { paperPage, refusedPaper } from '../answer/paper-page.ts'
import { payToShow } from '../ask.ts'
import { easyReadPage, refusedEasyRead } from '../easy-read/easy-read-page.ts'
import type { PageContent } from '../layout.ts'
import { paths } from '../link.ts'
import { startPage } from '../question/start-page.ts'
import { offencesDeciding } from '../rows/decides.ts'
import { keptIn, plainPage } from '../rows/plain-page.ts'
import { byBoth, type Page, type PageRequest, type PageResult } from './page.ts'

/** Whether a page was asked for by its address alone. */
const isNothingSent = ({ method, fields }: PageRequest): boolean =>
  method === 'GET' && Object.keys(fields).length === 0

/** The answer with its rows. A link that is asked for, or by which the reader came, is shown. */
function answer(request: PageRequest): PageResult {
  const { method, fields, today, linkStart } = request
  if (isNothingSent(request)) return { location: paths.start }
  const { link, ...rest } = fields
  const shown = plainPage(keptIn(rest), today, linkStart, link !== undefined || method === 'GET')
  // A link that is opened shows its facts on the page that answers while one types; without a script, the answer by itself.
  return method === 'GET' && shown.status === 200
    ? { page: { ...startPage(shown.page.main), robots: 'noindex', shared: 'Date to check' } }
    : shown
}

/** Something that is made of the facts of an answer; what is to be put right in them is shown with the rows. */
const made =
  (
    of: (outcome: Outcome, request: PageRequest) => PageResult,
    refuse?: (refused: RefusedOutcome) => PageContent,
  ) =>
  (request: PageRequest): PageResult => {
    const sent = [request.fields.sentence ?? []].flat().length
    payToShow(sent)
    const read = isNothingSent(request) ? null : toldIn(request.fields)
    // What was refused is shown with its rows open: each sentence takes twice as long.
    payToShow(read !== null && 'told' in read ? Math.max(0, read.told.sentences.length - sent) : sent)
    const outcome = read === null || 'faults' in read ? null : outcomeOf(read.told, request.today)
    if (outcome === null) return answer(request)
    if (!('refusals' in outcome))
      return offencesDeciding(outcome).length > 0 ? answer(request) : of(outcome, request)
    return refuse === undefined ? answer(request) : { page: refuse(outcome) }
  }

/** The file with the days that lie ahead; the answer where there are none. Who has no script gets an id that is new each time. */
function calendarOf(outcome: Outcome, request: PageRequest): PageResult {
  const entries = entriesOf(outcome)
  const sent = fieldAt(request.fields, 'caseId')
  const caseId = isCaseId(sent) ? sent : crypto.randomUUID()
  return entries.length === 0 ? answer(request) : { calendar: calendarFile(entries, caseId) }
}

/** The pages of an answer: the page, the paper, easy read and the calendar file, all from the same fields. */
export const answerPages: readonly Page[] = [
  { path: paths.answer, methods: byBoth, shown: answer },
  {
    path: paths.paper,
    methods: byBoth,
    shown: made((outcome) => ({ page: paperPage(outcome) }), refusedPaper),
  },
  {
    path: paths.easyRead,
    methods: byBoth,
    shown: made((outcome) => ({ page: easyReadPage(outcome) }), refusedEasyRead),
  },
  { path: paths.calendar, methods: byBoth, shown: made(calendarOf) },
]
