import type { Day } from '@requisite/law'
import { once } from '../../http/once.ts'
import { parametersOf } from '../../http/query.ts'
import type { Reply } from '../../http/reply.ts'
import type { Route, RouteRequest } from '../../http/route.ts'
import { paths } from '../link.ts'
import { busyReply, framedPage, quicklyOrLater } from '../routing/page-reply.ts'
import { type EmbedParts, embeddedAnswer, embeddedBusy, embeddedForms, embeddedPage } from './embed-page.ts'

const formLimit = 16 * 1024

/** The page that other sites show in a frame, and its small form. No other may be framed. */
export function embedRoutes(parts: EmbedParts, today: () => Day): readonly Route[] {
  const empty = once(() => embeddedPage(parts, embeddedForms(today())))
  const questions = (request: RouteRequest): Reply => framedPage(empty(), request)
  const answer = (request: RouteRequest): Reply | Promise<Reply> => {
    const fields = parametersOf(request.body.toString())
    const answered = (): Reply => {
      const { text, status } = embeddedAnswer(parts, fields, today())
      return framedPage(text, request, status)
    }
    return quicklyOrLater(request, fields, answered, () =>
      busyReply(framedPage(embeddedBusy(parts), request, 503)),
    )
  }
  return [
    { method: 'GET', path: paths.embed, isFramable: true, answer: questions },
    { method: 'POST', path: paths.embed, isFramable: true, bodyType: 'form', bodyLimit: formLimit, answer },
  ]
}
