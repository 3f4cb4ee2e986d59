import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openapi, type ServerErrors } from '../contract/openapi.ts'
import { failure, messages, tooLarge, tooMany } from '../http/envelope.ts'
import { once } from '../http/once.ts'
import { freshJson, fromPrepared, type Prepared, prepare, prepareJson, type Reply } from '../http/reply.ts'
import type { Negotiation } from './library.ts'

const page = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Requisite API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<noscript><p>This page needs script. The description itself is at <a href="/openapi.json">/openapi.json</a>.</p></noscript>
<div id="docs"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`

const start = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#docs', validatorUrl: null, deepLinking: true })
`

const csp = [
  'Content-Security-Policy',
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
]

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
}

/** The API's description and its page: our own copy of Swagger UI, nothing from another host. */
export function docsRoutes(publicUrl: string, operatorName: string) {
  const description = prepareJson(openapi(publicUrl, operatorName, serverErrors), 'best')
  const fromPackage = createRequire(import.meta.url)
  const swagger = (file: string): Buffer => readFileSync(fromPackage.resolve(`swagger-ui-dist/${file}`))
  // Large files are read when they are first asked for.
  const files: Readonly<Record<string, () => Prepared>> = {
    'index.html': once(() => prepare('text/html; charset=utf-8', page, 'best')),
    'start.js': once(() => prepare('text/javascript; charset=utf-8', start, 'best')),
    'swagger-ui.css': once(() => prepare('text/css; charset=utf-8', swagger('swagger-ui.css'), 'best')),
    'swagger-ui-bundle.js': once(() =>
      prepare('text/javascript; charset=utf-8', swagger('swagger-ui-bundle.js'), 'best'),
    ),
  }
  return {
    openapi: (caching: Negotiation): Reply =>
      fromPrepared(description, caching['accept-encoding'], caching['if-none-match']),
    file: (name: string, caching: Negotiation): Reply => {
      const file = Object.hasOwn(files, name) ? files[name] : undefined
      if (file === undefined) return freshJson(404, failure('There is no such file.'))
      const reply = fromPrepared(file(), caching['accept-encoding'], caching['if-none-match'])
      return { ...reply, headers: [...reply.headers, ...csp] }
    },
  }
}
