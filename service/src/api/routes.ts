import { batchBodyLimit } from '../contract/batch.ts'
import { poweredBy } from '../contract/notices.ts'
import { failure, messages } from '../http/envelope.ts'
import { freshJson } from '../http/reply.ts'
import type { Route } from '../http/route.ts'
import { calculateRoute } from './calculate.ts'
import { batchRoute } from './calculate-batch.ts'
import { docsRoutes } from './docs.ts'
import { offencesRoutes, regimesRoute } from './library.ts'

const api = '/api/v1/sentencing'

/** What a request of the API costs: one of its client's minute, whatever page of whatever site it comes from. */
const counted = { isCounted: true, isCrossOrigin: true } as const
const library = { ...counted, isCacheable: true } as const

/** What the composition root tells the API. */
export interface ApiParts {
  readonly operatorName: string
  readonly publicUrl: string
}

/** Every route of the API and its description. */
export function apiRoutes({ operatorName, publicUrl }: ApiParts): readonly Route[] {
  const calculate = calculateRoute(poweredBy(operatorName))
  const batch = batchRoute(poweredBy(operatorName))
  const regimes = regimesRoute()
  const offences = offencesRoutes()
  const docs = docsRoutes(publicUrl, operatorName)
  return [
    {
      method: 'POST',
      path: `${api}/calculate`,
      ...counted,
      answer: ({ body, query }) => calculate(body, query.include),
    },
    { method: 'POST', path: `${api}/calculate/batch`, ...counted, bodyLimit: batchBodyLimit, answer: batch },
    { method: 'GET', path: `${api}/regimes`, ...library, answer: ({ headers }) => regimes(headers) },
    {
      method: 'GET',
      path: `${api}/offences`,
      ...library,
      answer: ({ headers, query }) => offences.list(query, headers),
    },
    {
      method: 'GET',
      path: `${api}/offences/:key`,
      ...library,
      answer: ({ headers, params }) => offences.one(params.key ?? '', headers),
    },
    { method: 'any', path: '/api/*', ...counted, answer: () => freshJson(404, failure(messages[404])) },
    {
      method: 'GET',
      path: '/openapi.json',
      isCacheable: true,
      answer: ({ headers }) => docs.openapi(headers),
    },
    {
      method: 'GET',
      path: '/docs',
      isCacheable: true,
      answer: ({ headers }) => docs.file('index.html', headers),
    },
    {
      method: 'GET',
      path: '/docs/:file',
      isCacheable: true,
      answer: ({ headers, params }) => docs.file(params.file ?? '', headers),
    },
  ]
}
