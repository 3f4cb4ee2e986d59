import { openapi, type ServerErrors } from '../contract/openapi.ts'
import { busyMessage, failure, messages, tooLarge, tooMany } from '../http/envelope.ts'
import { fromPrepared, type Negotiation, prepareJson, type Reply, retryBusyAfter } from '../http/reply.ts'

const serverErrors: ServerErrors = {
  400: failure(messages[400]),
  404: failure(messages[404]),
  405: failure('This address takes POST only.'),
  408: failure(messages[408]),
  413: failure(tooLarge(16 * 1024)),
  415: failure(messages[415]),
  429: tooMany(60, 30),
  431: failure(messages[431]),
  500: failure(messages[500]),
  503: failure(busyMessage(retryBusyAfter)),
}

/** The API's description. */
export function descriptionRoute(publicUrl: string, operatorName: string) {
  const description = prepareJson(openapi(publicUrl, operatorName, serverErrors), 'best')
  return {
    ready: description.ready,
    answer: (caching: Negotiation): Reply => fromPrepared(description, caching),
  }
}
