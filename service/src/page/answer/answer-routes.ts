import type { Reply } from '../../http/reply.ts'
import type { Query, Route, RouteRequest } from '../../http/route.ts'
import { inTurns } from '../../http/turns.ts'
import type { PageContent } from '../layout.ts'
import { linkTo, paths } from '../link.ts'
import { freshPage, redirect } from '../page-reply.ts'
import { toldIn } from '../question/asked.ts'
import { isForm, textAt } from '../question/form-values.ts'
import { replyWith } from '../question/question-routes.ts'
import { putRight } from '../question/steps.ts'
import { isPosted } from '../question/told.ts'
import { fieldsOf, get, post, type Site } from '../site.ts'
import { answerPage } from './answer-page.ts'
import { calendarFile, daysToCheck } from './calendar.ts'
import { type Outcome, outcomeInSteps, outcomeOf, type Refused } from './outcome.ts'
import { paperPage, refusedPaper } from './paper-page.ts'
import { refusedPage } from './refused-page.ts'

const calendarHeaders = [
  'Content-Type',
  'text/calendar; charset=utf-8',
  'Content-Disposition',
  'attachment; filename="date-to-check.ics"',
]

/** The routes of an answer: the page, the paper and the calendar file, all from the same fields. */
export function answerRoutes(site: Site): readonly Route[] {
  const { renderDocument, publicUrl, today } = site
  const page = (content: PageContent, request: RouteRequest, status = 200): Reply =>
    freshPage(renderDocument(content), request, status)
  /** Answers what was told; otherwise shows the questions again, with everything that was typed. One plain sentence goes to
   *  a link with the API's names, so that what people share is short and says what it means. What the prison said can take
   *  long to look into, and waits for its turns. */
  const answering =
    (
      reply: (outcome: Outcome, request: RouteRequest, query: Query) => Reply,
      refuse: (refused: Refused) => PageContent = refusedPage,
    ) =>
    (request: RouteRequest): Reply | Promise<Reply> => {
      const query = fieldsOf(request)
      const read = toldIn(query)
      if (read === null) return redirect(paths.question)
      if ('errors' in read) return replyWith(site, putRight(read.asked), request)
      const { told } = read
      const isSent = request.method === 'POST' || isForm(query)
      if (isSent && !isPosted(told)) return redirect(linkTo(paths.answer, told))
      const replyTo = (outcome: Outcome | Refused): Reply =>
        'refusals' in outcome ? page(refuse(outcome), request) : reply(outcome, request, query)
      if (told.stated === null) return replyTo(outcomeOf(told, today()))
      const steps = outcomeInSteps(told, today())
      return inTurns(steps, request.turns(request.body.length), told.sentences.length).then(replyTo)
    }
  const answer = answering((outcome, request, query) =>
    page(answerPage(outcome, publicUrl, textAt(query, 'link') !== ''), request),
  )
  const paper = answering(
    (outcome, request) => page(paperPage(outcome, publicUrl), request),
    (refused) => refusedPaper(refused, publicUrl),
  )
  const calendar = answering((outcome) => ({
    status: 200,
    body: calendarFile(daysToCheck(outcome)),
    headers: calendarHeaders,
  }))
  return [get, post].flatMap((by) => [
    by(paths.answer, answer),
    by(paths.paper, paper),
    by(paths.calendar, calendar),
  ])
}
