import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { failure } from '../../http/envelope.ts'
import { once } from '../../http/once.ts'
import { freshJson, fromPrepared, type PreparedReply, prepare, type Reply } from '../../http/reply.ts'
import type { Route, RouteRequest } from '../../http/route.ts'
import { builtFile } from '../built-file.ts'
import { markup } from '../page-headers.ts'
import { getCacheable, type Site } from '../routing/site.ts'
import { docsPage } from './docs-page.ts'

/** Swagger UI writes styles into the page, draws pictures from its stylesheet, and tries requests out. */
const policy: readonly string[] = [
  'Content-Security-Policy',
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' " +
    "data:; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'",
]

const script = 'text/javascript; charset=utf-8'
const style = 'text/css; charset=utf-8'

/** The description of the API as a page of ours: our own copy of Swagger UI, nothing from another host. */
export function docsRoutes({
  publicUrl,
  renderDocument,
}: Pick<Site, 'publicUrl' | 'renderDocument'>): readonly Route[] {
  const fromPackage = createRequire(import.meta.url)
  const fromSwagger = (type: string, file: string): PreparedReply =>
    builtFile(type, file, undefined, readFileSync(fromPackage.resolve(`swagger-ui-dist/${file}`)))
  const page = once(() => prepare(markup, renderDocument(docsPage(publicUrl)), 'best'))
  // Files are read when they are first asked for: some are large.
  const files = new Map<string, () => PreparedReply>([
    ['start.js', once(() => builtFile(script, 'docs.js'))],
    ['docs.css', once(() => builtFile(style, 'docs.css'))],
    ['swagger-ui.css', once(() => fromSwagger(style, 'swagger-ui.css'))],
    ['swagger-ui-bundle.js', once(() => fromSwagger(script, 'swagger-ui-bundle.js'))],
  ])
  const replyWith = (prepared: PreparedReply, { headers }: RouteRequest): Reply => {
    const reply = fromPrepared(prepared, headers)
    return { ...reply, headers: [...reply.headers, ...policy] }
  }
  return [
    getCacheable(
      '/docs',
      (request) => replyWith(page(), request),
      () => page().ready(),
    ),
    getCacheable('/docs/:file', (request) => {
      const file = files.get(request.params.file ?? '')
      return file === undefined
        ? freshJson(404, failure('There is no such file.'))
        : replyWith(file(), request)
    }),
  ]
}
