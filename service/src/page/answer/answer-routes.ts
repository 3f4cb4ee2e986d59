import type { Reply } from '../../http/reply.ts'
import type { Route, RouteRequest } from '../../http/route.ts'
import { at, places } from '../link.ts'
import { freshPage, redirect } from '../page-reply.ts'
import { questionPage } from '../question/question-page.ts'
import { type Request, read } from '../question/reading.ts'
import { isForm } from '../question/typed.ts'
import { get, type Site } from '../site.ts'
import { answerPage } from './answer-page.ts'
import { calendarFile } from './calendar.ts'
import { type Finding, find } from './finding.ts'
import { paperPage } from './paper-page.ts'

const calendarHeaders = [
  'Content-Type',
  'text/calendar; charset=utf-8',
  'Content-Disposition',
  'attachment; filename="date-to-check.ics"',
]

/** Where answers are given: the page, the paper and the calendar file, all from the same link. */
export function answerRoutes({ whole, publicUrl }: Site): readonly Route[] {
  /** Answers a query that can be answered; otherwise asks again, with everything that was typed. The form is led on to
   *  a link with the API's names, so that what people share is short and says what it means. */
  const answering =
    (reply: (finding: Finding, request: Request, routed: RouteRequest) => Reply) =>
    (routed: RouteRequest): Reply => {
      const reading = read(routed.query)
      if ('errors' in reading)
        return freshPage(whole(questionPage(reading.typed, reading.errors)), routed, 422)
      if (isForm(routed.query)) return redirect(at(places.answer, reading.request))
      return reply(find(reading.parsed.question), reading.request, routed)
    }
  const page = answering((finding, request, routed) =>
    freshPage(whole(answerPage(finding, request, publicUrl)), routed),
  )
  const paper = answering((finding, request, routed) =>
    freshPage(whole(paperPage(finding, request, publicUrl)), routed),
  )
  const calendar = answering(({ release }) => ({
    status: 200,
    body: calendarFile(release),
    headers: calendarHeaders,
  }))
  return [get(places.answer, page), get(places.paper, paper), get(places.calendar, calendar)]
}
