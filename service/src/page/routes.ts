import { type Day, parseDay } from '@requisite/law'
import { fromPrepared, type Reply } from '../http/reply.ts'
import type { Route, RouteRequest } from '../http/route.ts'
import { answerRoutes } from './answer/answer-routes.ts'
import { type Assets, readAssets } from './assets.ts'
import { creditRoutes } from './credit/credit-routes.ts'
import { guideRoutes } from './guides/guide-routes.ts'
import { layout } from './layout.ts'
import { questionRoutes } from './question/question-routes.ts'
import { getCacheable, type Site } from './site.ts'

/** What the composition root tells the page. */
export interface PageParts {
  readonly publicUrl: string
  readonly operatorName: string
  /** The day it is in London, as YYYY-MM-DD: whether a date has passed. */
  readonly today: () => string
}

const noFile: Reply = { status: 404, body: '', headers: [] }

const fileFrom =
  (assets: Assets) =>
  ({ params, headers }: RouteRequest): Reply => {
    const file = assets.file(params.file ?? '')
    if (file === undefined) return noFile
    return fromPrepared(file, headers['accept-encoding']?.toString(), headers['if-none-match'])
  }

/** Every route of the page. */
export function pageRoutes({ publicUrl, operatorName, today }: PageParts): readonly Route[] {
  const assets = readAssets()
  const site: Site = {
    publicUrl,
    today: () => parseDay(today()) as Day,
    renderDocument: (content) => layout({ assets: assets.names, operatorName }, content),
  }
  return [
    ...questionRoutes(site),
    ...creditRoutes(site),
    ...answerRoutes(site),
    ...guideRoutes(site),
    getCacheable('/assets/:file', fileFrom(assets)),
  ]
}
