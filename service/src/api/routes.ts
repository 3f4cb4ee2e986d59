import { lawVersion } from '@requisite/law'
import { batchBodyLimit } from '../contract/batch.ts'
import { build } from '../contract/build.ts'
import type { BatchCall, Call as ContractCall } from '../contract/call.ts'
import { calls } from '../contract/calls.ts'
import { poweredBy } from '../contract/notices.ts'
import { failure, messages } from '../http/envelope.ts'
import { once } from '../http/once.ts'
import { freshJson } from '../http/reply.ts'
import type { Route } from '../http/route.ts'
import { batchRoute } from './batch.ts'
import { callRoute } from './call-route.ts'
import { type CallAnswer, compressing } from './json-call.ts'
import { feedPath, lawChangesRoutes } from './law-changes.ts'
import { offencesRoutes, regimesRoute } from './library.ts'
import { refuseOtherNames, warnOfOtherNames } from './query-names.ts'

const api = '/api/v1/sentencing'

/** What a request of the API costs: one of its client's minute, whatever page of whatever site it comes from. */
const counted = { isCounted: true, isCrossOrigin: true } as const
const takes = ['include']

/** Every answer says which state of the law it was made with, so that a client knows when those it has kept are old. */
export const lawHeaders: readonly string[] = ['Requisite-Law', lawVersion]

/** What the composition root tells the API. */
export interface ApiParts {
  readonly operatorName: string
  readonly publicUrl: string
  /** The day it is in London, as YYYY-MM-DD: the day of a sentence that is not passed yet, where none is given. */
  readonly today: () => string
}

/** A call: its path, the query names it takes, and its answer. On the specification's own paths another name changes no answer. */
interface ApiCall extends Partial<Route> {
  readonly path: string
  readonly takes: readonly string[]
  readonly answer: CallAnswer
  readonly otherNames?: 'warned of' | NonNullable<Parameters<typeof refuseOtherNames>[2]>
}

const routeOf = (method: 'POST' | 'GET', { path, takes, otherNames, answer, ...more }: ApiCall): Route => ({
  method,
  path: `${api}/${path}`,
  ...more,
  answer:
    otherNames === 'warned of'
      ? warnOfOtherNames(takes, answer)
      : refuseOtherNames(takes, answer, otherNames),
})

/** Every route of the API and its description. */
export function apiRoutes({ operatorName, publicUrl, today }: ApiParts): readonly Route[] {
  const by = poweredBy(operatorName)
  const regimes = once(regimesRoute)
  const offences = once(offencesRoutes)
  const changes = once(() => lawChangesRoutes(publicUrl))
  const description = once(async () => {
    const { descriptionRoute } = await import('./description.ts')
    return descriptionRoute(publicUrl, operatorName)
  })
  const isBatched = (call: ContractCall): call is BatchCall => 'unitsOf' in call
  const questions = Object.values<ContractCall>(calls).flatMap((call): readonly ApiCall[] => {
    const { path, bodyLimit, refuse } = call
    const single: ApiCall = {
      path,
      takes,
      answer: callRoute(call, { today, poweredBy: by }),
      otherNames: call.isOfSpecification ? 'warned of' : refuse,
      ...(bodyLimit !== undefined && { bodyLimit }),
    }
    if (!isBatched(call)) return [single]
    const many = { path: `${path}/batch`, takes, otherNames: refuse, answer: batchRoute(call, by) }
    return [single, { ...many, bodyLimit: batchBodyLimit }]
  })
  const lookups: readonly ApiCall[] = [
    { path: 'regimes', otherNames: 'warned of', takes: [], answer: ({ headers }) => regimes()(headers) },
    {
      path: 'offences',
      takes: ['q', 'category', 'page', 'pageSize'],
      prepare: offences,
      answer: ({ headers, query }) => offences().list(query, headers),
    },
    {
      path: 'offences/:key',
      takes: [],
      answer: ({ headers, params }) => offences().one(params.key ?? '', headers),
    },
    { path: 'law-changes', takes: ['since'], answer: ({ headers, query }) => changes().list(query, headers) },
  ]
  return [
    ...questions.map((one) => routeOf('POST', { ...counted, ...one, answer: compressing(one.answer) })),
    ...lookups.map((one) => routeOf('GET', { ...counted, isCacheable: true, ...one })),
    {
      method: 'GET',
      path: feedPath,
      isCrossOrigin: true,
      isCacheable: true,
      answer: refuseOtherNames([], ({ headers }) => changes().feed(headers)),
    },
    {
      method: 'GET',
      path: '/version',
      isCrossOrigin: true,
      answer: refuseOtherNames([], () => freshJson(200, build)),
    },
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
