import { type Applied, applied } from '@requisite/law'
import type { Reply } from '../../http/reply.ts'
import type { Route, RouteRequest } from '../../http/route.ts'
import { linkTo, paths } from '../link.ts'
import { freshPage, redirect } from '../page-reply.ts'
import { isForm } from '../question/form-values.ts'
import { parseQuery, type RequestBody } from '../question/parse-query.ts'
import { questionPage } from '../question/question-page.ts'
import { get, type Site } from '../site.ts'
import { answerPage } from './answer-page.ts'
import { calendarFile } from './calendar.ts'
import { paperPage } from './paper-page.ts'

const calendarHeaders = [
  'Content-Type',
  'text/calendar; charset=utf-8',
  'Content-Disposition',
  'attachment; filename="date-to-check.ics"',
]

/** The routes of an answer: the page, the paper and the calendar file, all from the same query. */
export function answerRoutes({ renderDocument, publicUrl }: Site): readonly Route[] {
  /** Answers a query that can be answered; otherwise shows the form again, with everything that was typed. The form is
   *  redirected to a link with the API's names, so that what people share is short and says what it means. */
  const answering =
    (reply: (answer: Applied, body: RequestBody, request: RouteRequest) => Reply) =>
    (request: RouteRequest): Reply => {
      const parsedQuery = parseQuery(request.query)
      if ('errors' in parsedQuery)
        return freshPage(renderDocument(questionPage(parsedQuery.form, parsedQuery.errors)), request, 422)
      if (isForm(request.query)) return redirect(linkTo(paths.answer, parsedQuery.body))
      return reply(applied(parsedQuery.parsed.question), parsedQuery.body, request)
    }
  const page = answering((answer, body, request) =>
    freshPage(renderDocument(answerPage(answer, body, publicUrl)), request),
  )
  const paper = answering((answer, body, request) =>
    freshPage(renderDocument(paperPage(answer, body, publicUrl)), request),
  )
  const calendar = answering(({ dates }) => ({
    status: 200,
    body: calendarFile(dates.release),
    headers: calendarHeaders,
  }))
  return [get(paths.answer, page), get(paths.paper, paper), get(paths.calendar, calendar)]
}
