import type { Applied } from '@requisite/law'
import type { Reply } from '../../http/reply.ts'
import type { Route, RouteRequest } from '../../http/route.ts'
import { linkTo, paths } from '../link.ts'
import { freshPage, redirect } from '../page-reply.ts'
import { toldIn } from '../question/asked.ts'
import { isForm } from '../question/form-values.ts'
import { replyWith } from '../question/question-routes.ts'
import { putRight } from '../question/steps.ts'
import type { Told, ToldSentence } from '../question/told.ts'
import { fieldsOf, get, post, type Site } from '../site.ts'
import { answerPage } from './answer-page.ts'
import { appliedTo } from './applied-to-told.ts'
import { calendarFile } from './calendar.ts'
import { paperPage } from './paper-page.ts'

const calendarHeaders = [
  'Content-Type',
  'text/calendar; charset=utf-8',
  'Content-Disposition',
  'attachment; filename="date-to-check.ics"',
]

/** The routes of an answer: the page, the paper and the calendar file, all from the same query. */
export function answerRoutes(site: Site): readonly Route[] {
  const { renderDocument, publicUrl } = site
  /** Answers what was told; otherwise shows the questions again, with everything that was typed. One sentence goes to a link
   *  with the API's names, so that what people share is short and says what it means. */
  const answering =
    (reply: (answer: Applied, told: Told, request: RouteRequest) => Reply) =>
    (request: RouteRequest): Reply => {
      const query = fieldsOf(request)
      const read = toldIn(query)
      if (read === null) return redirect(paths.question)
      if ('errors' in read) return replyWith(site, putRight(read.asked), request)
      if (isForm(query) && read.told.sentences.length === 1) return redirect(linkTo(paths.answer, read.told))
      return reply(appliedTo(read.told.sentences[0] as ToldSentence, read.told.addedDays), read.told, request)
    }
  const page = answering((answer, told, request) =>
    freshPage(renderDocument(answerPage(answer, told, publicUrl)), request),
  )
  const paper = answering((answer, told, request) =>
    freshPage(renderDocument(paperPage(answer, told, publicUrl)), request),
  )
  const calendar = answering(({ dates }) => ({
    status: 200,
    body: calendarFile(dates.release),
    headers: calendarHeaders,
  }))
  return [get, post].flatMap((by) => [
    by(paths.answer, page),
    by(paths.paper, paper),
    by(paths.calendar, calendar),
  ])
}
