/** Metrics and health are for those who run the service: the proxy of deploy/ closes them in every spelling. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { http } from '../../support/http.ts'
import { type Behind, freshAddress, startBehindNginx } from './behind.ts'

let behind: Behind
beforeAll(async () => {
  behind = await startBehindNginx()
})
afterAll(() => behind?.close())

const escaped = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

/** Every way that we know to write the path, some of which only one of the two programs would take for it. */
function spellingsOf(path: string): readonly string[] {
  const words = [
    ...[path, path.toUpperCase(), escaped(path), escaped(path).toUpperCase()],
    ...[`${escaped(path.slice(0, 1))}${path.slice(1)}`, path.replace('/', '//'), path.replace('/', '%2F')],
  ]
  const before = ['/', '//', '/./', '/x/../', '/x/%2e%2e/', '/%2e/', '/%2F', 'http://x/', 'HTTP://x//']
  const after = ['', '/', '//', '/.', '/x/..', '/..', '?a', '/?a', '#a', '%2f', '/%2e', ';x', '%20', '%0a']
  return before.flatMap((start) => words.flatMap((word) => after.map((end) => `${start}${word}${end}`)))
}

/** Those that are neither refused nor unknown, or that tell what is to be closed. */
async function openOf(paths: readonly string[]): Promise<readonly string[]> {
  const from = freshAddress()
  const answers = await Promise.all(
    paths.map(async (path) => ({ path, ...(await http(behind.nginx, path, { from })) })),
  )
  return answers
    .filter(({ status, text }) => (status !== 404 && status !== 400) || /requisite_|"status"/.test(text))
    .map(({ status, path }) => `${status} ${path}`)
}

describe('Through the proxy', () => {
  for (const path of ['metrics', 'health', 'health/live', 'health/ready'])
    test(`/${path} is closed in every spelling`, async () => {
      const spellings = spellingsOf(path)
      const open: string[] = []
      for (let n = 0; n < spellings.length; n += 100)
        open.push(...(await openOf(spellings.slice(n, n + 100))))
      expect(spellings.length).toBeGreaterThan(800)
      expect(open).toEqual([])
    })
})

describe('At the service itself', () => {
  for (const path of ['/metrics', '/metrics/', '/%6detrics', 'http://x/metrics', '/health/live/'])
    test(`${path} is open`, async () => expect((await http(behind.service, path)).status).toBe(200))
})
