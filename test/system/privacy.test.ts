/** What people type is criminal-offence data: nothing of it, and no address, is ever written down. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { calculatePath, http, offencesPath, regimesPath, type Sent } from '../support/http.ts'
import { isLong } from '../support/long.ts'
import { type ServiceProcess, startProcess } from '../support/process.ts'
import { startRedis } from '../support/redis.ts'

const root = join(import.meta.dirname, '..', '..')

/** Every way in has a mark of its own, so that a leak tells where it came from. */
const mark = (place: string): string => `canary-${place}-4711`
const addresses = ['203.0.113.77', '2001:db8:dead:beef::77'] as const
/** The addresses as they are, in part, and as the limiter counts them. */
const traces = [
  ...['203.0.113', 'cb00714d', '3405803853', (0xcb00714d).toString(36)],
  ...['2001:db8', 'dead:beef', '3735928559', (0xdeadbeef).toString(36)],
]

const marked: Sent['headers'] = {
  'user-agent': mark('agent'),
  cookie: `id=${mark('cookie')}`,
  authorization: `Bearer ${mark('authorization')}`,
  referer: `https://example.org/${mark('referer')}`,
  origin: `https://${mark('origin')}.example`,
  'x-request-id': mark('id'),
  traceparent: mark('trace'),
  accept: mark('accept'),
  'accept-language': mark('language'),
  'if-none-match': `"${mark('tag')}"`,
  'x-real-ip': addresses[0],
  forwarded: `for="${addresses[0]}"`,
}

const json = { 'content-type': 'application/json' }
const post = (body: string, type: Sent['headers'] = json): Sent => ({ method: 'POST', headers: type, body })
const sentence = { startDate: '2026-10-13', sentenceYears: 3, [mark('field')]: mark('value') }

// biome-ignore format: one row a line
const requests: readonly (readonly [path: string, status: number, sent: Sent])[] = [
  [`${calculatePath}?${mark('query')}=1`, 200, post(JSON.stringify(sentence))],
  [`${calculatePath}?include=${mark('include')}`, 422, post(JSON.stringify(sentence))],
  [calculatePath, 422, post(JSON.stringify({ ...sentence, offenceKey: mark('offence'), regimeId: mark('regime') }))],
  [calculatePath, 422, post(JSON.stringify({ startDate: mark('date'), sentenceYears: mark('years') }))],
  [calculatePath, 400, post(`{"${mark('broken')}`)],
  [calculatePath, 413, post(mark('large').repeat(2000))],
  [calculatePath, 415, post(mark('body'), { 'content-type': `text/${mark('type')}` })],
  [calculatePath, 405, { ...post(mark('put')), method: 'PUT' }],
  [`${offencesPath}?q=${mark('search')}`, 200, {}],
  [`${offencesPath}?page=${mark('page')}`, 422, {}],
  [`${offencesPath}/${mark('key')}`, 404, {}],
  [`/api/${mark('path')}?${mark('query')}`, 404, {}],
  [`/${mark('path')}`, 404, {}],
  [`/api/%zz${mark('malformed')}`, 400, {}],
  [`http://${mark('host')}.example${regimesPath}`, 200, {}],
]

/** Sends bytes and goes away, at once or when the service does. */
const sendRaw = (port: number, bytes: string, waits: boolean): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, () => {
        if (!waits) socket.resetAndDestroy()
      })
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve())
    socket.resume()
  })

/** Everything that can be sent, from both addresses, good and bad, whole and broken off. */
async function sendEverything(service: ServiceProcess): Promise<void> {
  for (const address of addresses)
    for (const [path, status, sent] of requests) {
      const headers = { ...marked, 'x-forwarded-for': address, ...sent.headers }
      const response = await http(service, path, { ...sent, headers })
      expect(response.status, path).toBe(status)
      expect(response.headers['x-request-id'] ?? '').not.toContain('canary')
    }
  const head = `POST ${calculatePath}?${mark('query')} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${addresses[0]}\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n`
  await sendRaw(service.port, `${head}{"${mark('half')}`, false)
  await sendRaw(service.port, `${mark('garbage')}\r\n\r\n`, true)
  await sendRaw(service.port, `GET /${mark('smuggled')} HTTP/1.1\r\n${mark('header')}\r\n\r\n`, true)
  await sendRaw(
    service.port,
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${mark('overflow').repeat(2000)}\r\n\r\n`,
    true,
  )
  await sendSlowly(service)
}

/** A request whose body comes more than a second after its head. */
async function sendSlowly({ port }: ServiceProcess): Promise<void> {
  const body = JSON.stringify(sentence)
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    `POST ${calculatePath}?${mark('query')} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Forwarded-For: ${addresses[0]}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  await setTimeout(1200)
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.resume().end(body)
  await closed
}

/** What of the marks and the addresses is found in a text. */
const leaks = (text: string): readonly string[] => [
  ...(text.match(/.{0,60}canary.{0,60}/gi) ?? []),
  ...traces.filter((trace) => text.toLowerCase().includes(trace)),
]

const linesOf = (service: ServiceProcess): readonly Record<string, unknown>[] =>
  service
    .written()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

const requestId = /^[\w-]+$/

/** Runs the service, sends it everything, and gives what it wrote and counted. */
async function observed(env: Readonly<Record<string, string>>, during?: () => Promise<void>) {
  const service = await startProcess({ TRUSTED_PROXIES: '127.0.0.1', ...env })
  try {
    await sendEverything(service)
    await during?.()
    for (let n = 0; n < 61; n++)
      await http(service, regimesPath, { headers: { ...marked, 'x-forwarded-for': addresses[0] } })
    const { text: counted } = await http(service, '/metrics')
    return { service, counted }
  } finally {
    await service.close()
  }
}

/** Each with a service of its own, for whose slow request it waits: all at the same time. */
describe.concurrent('Nothing of a request is written down or counted', () => {
  const some = ['started', 'slow request', 'stopping', 'stopped']
  for (const [level, messages] of [
    ['debug', some],
    ['info', some],
    ['warn', ['slow request']],
    ['error', []],
    ['silent', []],
  ] as const)
    test.runIf(isLong || level === 'debug')(`at level ${level}`, async () => {
      const { service, counted } = await observed({ LOG_LEVEL: level })
      expect(counted).toMatch(/status="429"/)
      expect(leaks(counted)).toEqual([])
      expect(leaks(service.written())).toEqual([])
      expect([...new Set(linesOf(service).map(({ msg }) => msg))]).toEqual(messages)
      for (const line of linesOf(service).filter(({ msg }) => msg === 'slow request'))
        expect(line).toEqual({
          level: 40,
          time: expect.any(String),
          service: 'requisite',
          pid: service.pid,
          requestId: expect.stringMatching(requestId),
          route: expect.any(String),
          status: expect.any(Number),
          ms: expect.any(Number),
          msg: 'slow request',
        })
    })

  // The short form has the workers lose the store.
  for (const workers of isLong ? ['1', '2'] : ['2'])
    test(`with a store that dies (${workers} at work)`, async () => {
      const redis = await startRedis('--requirepass', mark('password'))
      const env = {
        LOG_LEVEL: 'debug',
        WORKERS: workers,
        RATE_LIMIT_STORE: redis.url.replace('//', `//:${mark('password')}@`),
      }
      const { service, counted } = await observed(env, redis.kill)
      await redis.close()
      expect(leaks(counted)).toEqual([])
      expect(leaks(service.written())).toEqual([])
      expect(service.written()).toContain('the rate limit store is away')
    })

  test.runIf(isLong)('with two workers', async () => {
    const { service, counted } = await observed({ LOG_LEVEL: 'debug', WORKERS: '2' })
    expect(leaks(counted)).toEqual([])
    expect(leaks(service.written())).toEqual([])
  })
})

/** Lets a process read a file or a folder. */
const readable = (path: string): readonly string[] => [`--allow-fs-read=${path}`, `--allow-fs-read=${path}/*`]

describe('A fault is written down without what caused it', () => {
  /** The service may read everything of its own but the files of the docs page: asked for them, it fails. */
  const permissions = [
    ...['--permission', '--allow-net', '--allow-worker'],
    ...['--disable-warning=SecurityWarning', '--disable-warning=ExperimentalWarning'],
    ...['law', 'service', 'package.json'].map((name) => join(root, name)).flatMap(readable),
    ...readdirSync(join(root, 'node_modules'))
      .filter((name) => name !== 'swagger-ui-dist')
      .flatMap((name) => readable(join(root, 'node_modules', name))),
  ]

  test('when it happens', async () => {
    const service = await startProcess({ LOG_LEVEL: 'debug', TRUSTED_PROXIES: '127.0.0.1' }, permissions)
    const headers = { ...marked, 'x-forwarded-for': addresses[0] }
    const answer = await http(service, `/docs/swagger-ui.css?${mark('query')}`, { headers })
    await service.close()
    expect(answer.status).toBe(500)
    expect(JSON.parse(answer.text)).toEqual({ success: false, message: expect.stringContaining('our side') })
    expect(leaks(answer.text + service.written())).toEqual([])
    expect(linesOf(service).filter(({ msg }) => msg === 'fault')).toEqual([
      {
        level: 50,
        time: expect.any(String),
        ...{ service: 'requisite', pid: service.pid, requestId: answer.headers['x-request-id'] },
        ...{ route: '/docs/:file', error: 'Error' },
        where: expect.arrayContaining([expect.stringMatching(/^at .*docs-routes\.ts/)]),
        msg: 'fault',
      },
    ])
  })

  // biome-ignore format: one row a line
  const thrown = [
    ['a message', `new Error('${mark('message')}')`],
    ['a message of several lines', `new Error('x\\n    at ${mark('line')} (${mark('file')}:1:1)\\nat ${mark('line')}')`],
    ['a message that was changed', `Object.assign(new Error('${mark('old')}\\n  at ${mark('old')}'), { message: 'new' })`],
    ['a cause', `new Error('x', { cause: new Error('${mark('cause')}') })`],
    ['a name', `Object.assign(new Error('x'), { name: '${mark('name')}' })`],
    ['properties', `Object.assign(new Error('x'), { body: '${mark('property')}' })`],
    ['a text', `'${mark('text')}'`],
    ['an object', `({ toString: () => '${mark('object')}', stack: '  at ${mark('stack')}', name: '${mark('name')}' })`],
    ['several', `new AggregateError([new Error('${mark('one')}')], '${mark('all')}')`],
    ['JSON that is none', `(() => { try { JSON.parse('{"${mark('json')}": x}') } catch (error) { return error } })()`],
    ['nothing', 'null'],
  ] as const

  let lines: readonly string[]
  let errors: string
  beforeAll(() => {
    const script = `
      import { createLog } from ${JSON.stringify(join(root, 'service', 'src', 'log.ts'))}
      const { fault } = createLog('debug')
      for (const error of [${thrown.map(([, error]) => error).join()}]) fault('id', '/route', error)`
    const child = ['--input-type=module-typescript', '-e', script]
    const { stdout, stderr, status } = spawnSync(process.execPath, child, { encoding: 'utf8' })
    expect(status, stderr).toBe(0)
    lines = stdout.trim().split('\n')
    errors = stderr
  })

  for (const [n, [about]] of thrown.entries())
    test(`thrown with ${about}`, () => {
      expect(lines).toHaveLength(thrown.length)
      expect(JSON.parse(lines[n] ?? '')).toMatchObject({ requestId: 'id', route: '/route', msg: 'fault' })
      expect(leaks(lines[n] + errors)).toEqual([])
    })
})
