import { lawVersion } from '@requisite/law'
import { batchBodyLimit, calculations } from '../contract/batch.ts'
import { build } from '../contract/build.ts'
import { caseBodyLimit, cases } from '../contract/case/batch.ts'
import { poweredBy } from '../contract/notices.ts'
import { compressed } from '../http/compress.ts'
import { failure, messages } from '../http/envelope.ts'
import { once } from '../http/once.ts'
import { freshJson } from '../http/reply.ts'
import type { Route } from '../http/route.ts'
import { batchRoute } from './batch.ts'
import { calculateRoute } from './calculate.ts'
import { feedPath, lawChangesRoutes } from './law-changes.ts'
import { offencesRoutes, regimesRoute } from './library.ts'
import { refuseOtherNames, warnOfOtherNames } from './query-names.ts'
import { releaseDatesRoute } from './release-dates.ts'
import { whatIfRoute } from './what-if.ts'

const api = '/api/v1/sentencing'

/** What a request of the API costs: one of its client's minute, whatever page of whatever site it comes from. */
const counted = { isCounted: true, isCrossOrigin: true } as const
const library = { ...counted, isCacheable: true } as const

/** Every answer says which state of the law it was made with, so that a client knows when those it has kept are old. */
export const lawHeaders: readonly string[] = ['Requisite-Law', lawVersion]

/** What the composition root tells the API. */
export interface ApiParts {
  readonly operatorName: string
  readonly publicUrl: string
  /** The day it is in London, as YYYY-MM-DD: the day of a sentence that is not passed yet, where none is given. */
  readonly today: () => string
}

/** Every route of the API and its description. */
export function apiRoutes({ operatorName, publicUrl, today }: ApiParts): readonly Route[] {
  const calculate = calculateRoute(poweredBy(operatorName))
  const batch = batchRoute(calculations, poweredBy(operatorName))
  const releaseDates = releaseDatesRoute(poweredBy(operatorName))
  const caseBatch = batchRoute(cases, poweredBy(operatorName))
  const whatIf = whatIfRoute(poweredBy(operatorName), today)
  const regimes = once(regimesRoute)
  const offences = once(offencesRoutes)
  const changes = once(() => lawChangesRoutes(publicUrl))
  const description = once(async () => {
    const { descriptionRoute } = await import('./description.ts')
    return descriptionRoute(publicUrl, operatorName)
  })
  return [
    {
      method: 'POST',
      path: `${api}/calculate`,
      ...counted,
      answer: warnOfOtherNames(['include'], ({ body, headers, query }) =>
        compressed(calculate(body, query.include), headers['accept-encoding']),
      ),
    },
    {
      method: 'POST',
      path: `${api}/calculate/batch`,
      ...counted,
      bodyLimit: batchBodyLimit,
      answer: refuseOtherNames(
        ['include'],
        async (request) => compressed(await batch(request), request.headers['accept-encoding']),
        calculations.refuse,
      ),
    },
    {
      method: 'POST',
      path: `${api}/release-dates`,
      ...counted,
      bodyLimit: caseBodyLimit,
      answer: refuseOtherNames(['include'], (request) => {
        const accepted = request.headers['accept-encoding']
        const reply = releaseDates(request)
        return reply instanceof Promise
          ? reply.then((later) => compressed(later, accepted))
          : compressed(reply, accepted)
      }),
    },
    {
      method: 'POST',
      path: `${api}/release-dates/batch`,
      ...counted,
      bodyLimit: batchBodyLimit,
      answer: refuseOtherNames(['include'], async (request) =>
        compressed(await caseBatch(request), request.headers['accept-encoding']),
      ),
    },
    {
      method: 'POST',
      path: `${api}/what-if`,
      ...counted,
      answer: refuseOtherNames(['include'], async (request) =>
        compressed(await whatIf(request), request.headers['accept-encoding']),
      ),
    },
    {
      method: 'GET',
      path: `${api}/regimes`,
      ...library,
      answer: warnOfOtherNames([], ({ headers }) => regimes()(headers)),
    },
    {
      method: 'GET',
      path: `${api}/offences`,
      ...library,
      prepare: offences,
      answer: refuseOtherNames(['q', 'category', 'page', 'pageSize'], ({ headers, query }) =>
        offences().list(query, headers),
      ),
    },
    {
      method: 'GET',
      path: `${api}/offences/:key`,
      ...library,
      answer: refuseOtherNames([], ({ headers, params }) => offences().one(params.key ?? '', headers)),
    },
    {
      method: 'GET',
      path: `${api}/law-changes`,
      ...library,
      answer: refuseOtherNames(['since'], ({ headers, query }) => changes().list(query, headers)),
    },
    {
      method: 'GET',
      path: feedPath,
      isCrossOrigin: true,
      isCacheable: true,
      answer: ({ headers }) => changes().feed(headers),
    },
    { method: 'GET', path: '/version', isCrossOrigin: true, answer: () => freshJson(200, build) },
    { method: 'any', path: '/api/*', ...counted, answer: () => freshJson(404, failure(messages[404])) },
    {
      method: 'GET',
      path: '/openapi.json',
      isCrossOrigin: true,
      isCacheable: true,
      prepare: async () => (await description()).ready(),
      answer: async ({ headers }) => (await description()).answer(headers),
    },
  ]
}
