/** The service as it is started: a mistake ends the start with one clear line and a status that is not zero. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileCache } from '../support/compile-cache.ts'
import { http, jsonOf, releaseDatesPath } from '../support/http.ts'
import { inFull } from '../support/in-full.ts'
import { nothingAhead, startProcess } from '../support/process.ts'

const server = join(import.meta.dirname, '..', '..', 'service', 'src', 'server.ts')

/** Runs the service to its end, and gives what it wrote to either stream, and its status. */
async function start(
  env: Readonly<Record<string, string>>,
): Promise<{ out: string; err: string; status: unknown }> {
  const child = spawn(process.execPath, [server], {
    env: { PATH: process.env.PATH, PORT: '0', NODE_COMPILE_CACHE: compileCache, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 100_000,
  })
  const written = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => {
    written.out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    written.err += text
  })
  const [status] = await once(child, 'close')
  return { ...written, status }
}

test('With the permissions that docs/operating.md names it starts, and answers what is long', async () => {
  const document = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
  const flags = [...document.matchAll(/`(--permission|--allow-[a-z-]+(?:=\S+?)?)`/g)].map(([, flag]) =>
    String(flag),
  )
  const service = await startProcess({ NODE_COMPILE_CACHE: '' }, [...nothingAhead, ...new Set(flags)])
  const batch = await http(service, `${releaseDatesPath}/batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items: [{ sentences: [{ startDate: '2026-11-16', sentenceYears: 3 }] }] }),
  })
  expect([batch.status, (await http(service, '/')).status]).toEqual([200, 200])
  await service.close()
})

describe('A start that cannot be', () => {
  test('every mistake is one line', async () => {
    const mistakes = {
      HOST: ['a b', 'give an address or the name of a host, like 127.0.0.1.'],
      PORT: ['http', 'give a whole number from 0 to 65535.'],
      WORKERS: ['0', 'give a whole number from 1 to 256.'],
      LOG_LEVEL: ['loud', 'give one of debug, info, warn, error, silent.'],
      TRUSTED_PROXIES: ['all', 'give addresses or ranges with commas between them, like 172.30.0.2,::1.'],
      OPERATOR_NAME: ['a\nb', 'leave out line breaks and control characters.'],
      PUBLIC_URL: ['example.org', 'give an http or https address, like https://example.org.'],
      RATE_LIMIT_PER_MINUTE: ['-1', 'give a whole number from 0 to 60000.'],
    }
    const env = Object.fromEntries(Object.entries(mistakes).map(([name, [value = '']]) => [name, value]))
    const { out, err, status } = await start({ ...env, RATE_LIMIT_STORE: 'http://:password@store' })
    expect([out, status]).toEqual(['', 1])
    expect(err.split('\n').sort()).toEqual(
      [
        ...Object.entries(mistakes).map(
          ([name, [value, what]]) => `requisite: ${name} is '${value?.replace('\n', ' ')}': ${what}`,
        ),
        'requisite: RATE_LIMIT_STORE is no address of a store: give memory, or one like redis://127.0.0.1:6379.',
        '',
      ].sort(),
    )
  })

  inFull('one mistake is enough', async () => {
    expect(await start({ LOG_LEVEL: 'loud' })).toEqual({
      out: '',
      err: "requisite: LOG_LEVEL is 'loud': give one of debug, info, warn, error, silent.\n",
      status: 1,
    })
  })

  test('a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    try {
      expect(await start({ PORT: String(port) })).toEqual({
        out: '',
        err: `requisite: cannot listen on 127.0.0.1: port ${port} is already in use; set PORT to another.\n`,
        status: 1,
      })
    } finally {
      other.close()
    }
  })

  inFull('an address that is not of this machine', async () => {
    const { out, err, status } = await start({ HOST: '192.0.2.1' })
    expect([out, status]).toEqual(['', 1])
    expect(err).toMatch(/^requisite: cannot listen on 192\.0\.2\.1: .*\n$/)
  })
})

describe('A start with every setting', () => {
  test('answers by them', async () => {
    const service = await startProcess({
      ...{
        RATE_LIMIT_PER_MINUTE: '7',
        OPERATOR_NAME: 'Example & Sons',
        PUBLIC_URL: 'https://dates.example/',
      },
      ...{ TRUSTED_PROXIES: '127.0.0.0/8', LOG_LEVEL: 'info' },
    })
    try {
      expect((await http(service, '/api/v1/unknown')).headers['x-ratelimit-limit']).toBe('7')
      expect(jsonOf(await http(service, '/openapi.json'))).toMatchObject({
        servers: [{ url: 'https://dates.example' }],
      })
      const left = async (client: string): Promise<string | undefined> =>
        (await http(service, '/api/v1/unknown', { headers: { 'x-forwarded-for': client } })).headers[
          'x-ratelimit-remaining'
        ]
      expect([await left('192.0.2.1'), await left('192.0.2.1'), await left('192.0.2.2')]).toEqual([
        '6',
        '5',
        '6',
      ])
      expect(JSON.parse(service.written().split('\n')[0] ?? '')).toMatchObject({ msg: 'started', level: 30 })
    } finally {
      await service.close()
    }
    expect(await service.ended).toMatchObject({ status: 0 })
  })

  test('without a limit nothing is counted', async () => {
    const service = await startProcess({ RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'silent' })
    try {
      const { headers } = await http(service, '/api/v1/unknown')
      expect(Object.keys(headers).filter((name) => /rate-?limit/.test(name))).toEqual([])
      expect(jsonOf(await http(service, '/health/ready'))).toEqual({ status: 'ok', rateLimit: 'off' })
    } finally {
      await service.close()
    }
    expect(service.written()).toBe('')
  })
})
