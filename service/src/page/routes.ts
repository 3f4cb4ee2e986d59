import { type Day, lawVersion, parseDay } from '@requisite/law'
import { once } from '../http/once.ts'
import { fromPrepared, type PreparedReply, type Reply } from '../http/reply.ts'
import type { Route, RouteRequest } from '../http/route.ts'
import { type Assets, readAssets } from './assets.ts'
import { docsRoutes } from './docs/docs-routes.ts'
import { embedRoutes } from './embed/embed-routes.ts'
import { guidesByPath } from './guides/guides.ts'
import { layout } from './layout.ts'
import { lawVersionAddress, programAddress } from './offline/address.ts'
import { emptyPages, programFile, programHeaders, programText } from './offline/program-file.ts'
import { guideRoutes } from './routing/guide-routes.ts'
import { pageRoutesOf } from './routing/page-routes.ts'
import { getCacheable, type Site } from './routing/site.ts'
import { wellKnownRoutes } from './well-known.ts'

/** What the composition root tells the page. */
export interface PageParts {
  readonly publicUrl: string
  readonly operatorName: string
  readonly operatorContact: string | null
  /** The day it is in London, as YYYY-MM-DD: whether a date has passed. */
  readonly today: () => string
}

const noFile: Reply = { status: 404, body: '', headers: [] }

const fileReply = (file: PreparedReply, { headers }: RouteRequest): Reply => fromPrepared(file, headers)

const fileFrom =
  ({ file, names }: Assets) =>
  (request: RouteRequest): Reply => {
    const { file: name = '' } = request.params
    const found = file(name)
    if (found === undefined) return noFile
    return [names.rules, names.guides, names.maker].some((program) => program.endsWith(`/${name}`))
      ? programReply(found, request)
      : fileReply(found, request)
  }

/** A program that works beside a page: the browser holds it to a policy of its own. */
function programReply(file: PreparedReply, request: RouteRequest): Reply {
  const reply = fileReply(file, request)
  return { ...reply, headers: [...reply.headers, ...programHeaders] }
}

/** Nobody may keep it: it says what the law is now. */
const lawVersionReply: Reply = {
  status: 200,
  body: lawVersion,
  headers: ['Content-Type', 'text/plain; charset=utf-8'],
}

/** Every route of the page. */
export function pageRoutes({ publicUrl, operatorName, operatorContact, today }: PageParts): readonly Route[] {
  const assets = readAssets()
  const site: Site = {
    publicUrl,
    today: () => parseDay(today()) as Day,
    renderDocument: (content) => layout({ assets: assets.names, operatorName }, content),
  }
  const guides = once(() => guidesByPath(publicUrl, operatorContact))
  const program = once(() =>
    programFile(
      programText(assets.program, assets.names, emptyPages(guides(), site.today()), site.renderDocument),
    ),
  )
  return [
    ...pageRoutesOf(site),
    ...docsRoutes(site),
    ...embedRoutes({ assets, operatorName }, site.today),
    ...guideRoutes(site, guides),
    getCacheable(
      programAddress,
      (request) => programReply(program(), request),
      () => program().ready(),
    ),
    { method: 'GET', path: lawVersionAddress, answer: () => lawVersionReply },
    getCacheable('/assets/:file', fileFrom(assets)),
    ...wellKnownRoutes(site, operatorContact),
  ]
}
