import type { Day } from '@requisite/law'
import { once } from '../../http/once.ts'
import { parametersOf } from '../../http/query.ts'
import type { Reply } from '../../http/reply.ts'
import type { Route, RouteRequest } from '../../http/route.ts'
import { paths } from '../link.ts'
import { busyReply, framedPage, quicklyOrLater } from '../routing/page-reply.ts'
import { type EmbedFiles, embeddedAnswer, embeddedBusy, embeddedQuestions } from './embed-page.ts'

const formLimit = 16 * 1024

/** The small form that other sites show in a frame. No other page may be framed. */
export function embedRoutes(assets: EmbedFiles, today: () => Day): readonly Route[] {
  const empty = once(() => embeddedQuestions(assets, today()))
  const questions = (request: RouteRequest): Reply => framedPage(empty(), request)
  const answer = (request: RouteRequest): Reply | Promise<Reply> => {
    const fields = parametersOf(request.body.toString())
    const answered = (): Reply => {
      const { text, status } = embeddedAnswer(assets, fields, today())
      return framedPage(text, request, status)
    }
    return quicklyOrLater(request, fields, answered, () =>
      busyReply(framedPage(embeddedBusy(assets), request, 503)),
    )
  }
  return [
    { method: 'GET', path: paths.embed, isFramable: true, answer: questions },
    { method: 'POST', path: paths.embed, isFramable: true, bodyType: 'form', bodyLimit: formLimit, answer },
  ]
}
