import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'

const root = new URL('../../', import.meta.url).pathname
/** Runs the command that writes the page as files. */
export const site = (...args: readonly string[]): string =>
  execFileSync(process.execPath, ['service/bin/requisite.js', 'site', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  })

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

/** As GitHub Pages: a folder has a / at its end, what is not there has 404.html, and only GET is known. */
export function host(folder: string, base: string, requests: string[]): Server {
  return createServer(({ method, url = '' }, response) => {
    requests.push(`${method} ${url}`)
    const { pathname } = new URL(url, 'http://host')
    const path = join(folder, pathname.slice(base.length))
    const send = (status: number, file: string): unknown =>
      response
        .writeHead(status, {
          'content-type': types[extname(file)] ?? 'text/plain',
          'cache-control': 'max-age=600',
        })
        .end(readFileSync(file))
    if (method !== 'GET') return response.writeHead(405).end()
    if (!pathname.startsWith(base) || !existsSync(path)) return send(404, join(folder, '404.html'))
    if (statSync(path).isFile()) return send(200, path)
    if (!pathname.endsWith('/')) return response.writeHead(301, { location: `${pathname}/` }).end()
    return send(200, join(path, 'index.html'))
  })
}
