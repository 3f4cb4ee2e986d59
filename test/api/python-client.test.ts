/** The client for Python against the running service, and against servers that misbehave. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lawVersion } from '@requisite/law'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pythonFields, pythonTypes } from '../../clients/python/generate.ts'
import { carriedNotes, caseNames, readHeader } from '../../service/src/cli/batch/header.ts'
import { memoryLimiter } from '../../service/src/http/rate-limit/limiter.ts'
import { finished } from '../support/command.ts'
import type { Ran } from '../support/command-by.ts'
import { readDocument } from '../support/docs-blocks.ts'
import { calculate, jsonOf } from '../support/http.ts'
import { isLong } from '../support/long.ts'
import { type Service, startService } from '../support/service.ts'
import { findProgram } from '../support/system-packages.ts'
import { workedExamples } from '../support/worked-examples.ts'

const python = findProgram('python3')
if (python === undefined)
  console.warn(
    'The client for Python is not tested: there is no python3 here. Install it (apt-get install python3).',
  )

const folder = fileURLToPath(new URL('../../clients/python/', import.meta.url))
const json = { 'content-type': 'application/json' }

const busy =
  (wait: string): RequestListener =>
  (_request, response) =>
    response
      .writeHead(429, { ...json, 'retry-after': wait, 'x-request-id': 'r-1' })
      .end('{"success":false,"message":"Too many requests."}')

/** Refuses the first request, and answers the next. */
function busyFirst(wait: string): RequestListener {
  let asked = 0
  return (request, response) =>
    ++asked === 1 ? busy(wait)(request, response) : response.writeHead(200, json).end('{"success":true}')
}

/** Servers that do what ours does not. */
const others: Readonly<Record<string, RequestListener>> = {
  fault: (_request, response) => response.writeHead(503).end('<h1>Bad gateway</h1>'),
  page: (_request, response) => response.writeHead(200).end('<h1>Sign in</h1>'),
  redirect: (_request, response) => response.writeHead(307, { location: '/elsewhere' }).end(),
  broken: (_request, response) => {
    response.writeHead(200, { ...json, 'content-length': '1000' })
    response.write('{"success":', () => response.destroy())
  },
  hangs_up: (request) => request.socket.destroy(),
  silent: () => {},
  drip: (_request, response) => {
    response.writeHead(200, json)
    const drops = setInterval(() => response.write(' '), 100)
    response.on('close', () => clearInterval(drops))
  },
  busy_once: busyFirst('7'),
  busy_a_second: busyFirst('1'),
  busy: busy('7'),
  busy_for_long: busy('61'),
}

const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function listening(answer: RequestListener): Promise<Server> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

test('The types and columns of the client for Python are those of the API', () => {
  expect(readDocument('clients/python/requisite/types.py')).toBe(pythonTypes())
  expect(readDocument('clients/python/requisite/fields.py')).toBe(pythonFields())
})

describe.skipIf(python === undefined)('The client for Python', () => {
  let service: Service
  let limited: Service
  const servers: Server[] = []
  beforeAll(async () => {
    service = await startService()
    limited = await startService({ limiter: memoryLimiter(1, () => performance.now()) })
  })
  afterAll(async () => {
    await service.close()
    await limited.close()
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  })

  const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> => {
    const child: ChildProcess = spawn(String(python), ['-W', 'error', ...args], {
      cwd: folder,
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1', ...env },
    })
    return finished(child)
  }

  test('answers, raises and waits as it says', async () => {
    const examples = join(mkdtempSync(join(tmpdir(), 'requisite-python-')), 'examples.json')
    const answered = workedExamples().map(async ({ request }) => [
      request,
      jsonOf(await calculate(service, request)),
    ])
    writeFileSync(examples, JSON.stringify(await Promise.all(answered)))
    const places = await Promise.all(
      Object.entries(others).map(async ([name, answer]) => {
        const server = await listening(answer)
        servers.push(server)
        return [name, addressOf(server)]
      }),
    )
    const gone = await listening(() => {})
    const nobody = addressOf(gone)
    await new Promise((resolve) => gone.close(resolve))
    const at = {
      ...Object.fromEntries(places),
      ...{ service: service.url, limited: limited.url, nobody, examples, law: lawVersion },
    }
    const { status, stderr } = await run(['-m', 'unittest', '-v', 'test_requisite'], {
      REQUISITE_TEST: JSON.stringify(at),
    })
    expect(status, stderr).toBe(0)
    expect(stderr).toMatch(/^Ran (?:1[7-9]|[2-9]\d) tests/m)
    expect(stderr).not.toContain('skipped')
  })

  /** Whether it is there, without loading it. */
  const hasPandas = 'import importlib.util, sys; sys.exit(importlib.util.find_spec("pandas") is None)'

  /** A Python with pandas: the one here, the system's, or, in the long form, one that is made with the package installed in it. */
  async function pythonWithPandas(): Promise<string | null> {
    for (const one of [String(python), '/usr/bin/python3'])
      if ((await finished(spawn(one, ['-c', hasPandas]))).status === 0) return one
    if (!isLong) return null
    const place = mkdtempSync(join(tmpdir(), 'requisite-pandas-'))
    const made = await run(['-m', 'venv', place])
    const own = join(place, 'bin', 'python')
    const got = await finished(spawn(own, ['-m', 'pip', 'install', '-q', `${folder}[pandas]`]))
    return made.status === 0 && got.status === 0 ? own : null
  }

  test('takes and gives tables of pandas', async (context) => {
    const own = await pythonWithPandas()
    if (own === null) {
      console.warn(
        'Tables of pandas are not tested: there is no pandas here. LONG=1 brings it from the network.',
      )
      return context.skip()
    }
    const child = spawn(own, ['-W', 'error', '-m', 'unittest', '-v', 'test_frames'], {
      cwd: folder,
      env: {
        ...process.env,
        PYTHONDONTWRITEBYTECODE: '1',
        REQUISITE_TEST: JSON.stringify({ service: service.url }),
      },
    })
    const { status, stderr } = await finished(child)
    expect(status, stderr).toBe(0)
    expect(stderr).toMatch(/^Ran (?:1[6-9]|[2-9]\d) tests/m)
  })

  const mypy = findProgram('mypy')
  /** What is known of Python itself is the same for both. */
  const cache = mkdtempSync(join(tmpdir(), 'requisite-mypy-'))
  for (const [what, args] of [
    ['with what is installed here', []],
    ['where there is no pandas', ['--no-site-packages']],
  ] as const)
    test.skipIf(mypy === undefined)(`what is asked and answered is checked by types, ${what}`, async () => {
      const child = spawn(String(mypy), ['--cache-dir', cache, ...args, 'requisite', 'test_types.py'], {
        cwd: folder,
      })
      const { status, out } = await finished(child)
      expect(status, out.toString()).toBe(0)
    })

  /** What stands over the columns of real tables, beside those of the API. */
  const headings = [
    'age|offence|date|court|notes|name|Age|DOB|date of birth|Sentence Date|ref|url|years|months|days|weeks|length|term|type|status',
    'gender|prison|prison_number|noms_id|case number|comments|solicitor|judge|plea|remand days|bail|tag|officer|release_date',
    'expected release|category|ethnicity|region|created_at|licence|offender|ID',
  ].flatMap((names) => names.split('|'))
  /** How a heading is misspelt; in three letters one wrong is too many to guess. */
  const misspelt = (name: string): readonly string[] =>
    [
      ...[name.slice(0, -1), name + name.at(-1), name[0] + name.slice(2), name.toUpperCase()],
      ...[name.replaceAll(/(?=[A-Z])/g, '_').toLowerCase(), name.replaceAll(/(?=[A-Z])/g, ' ')],
      name.length > 3 ? `${name[0]}${name[2]}${name[1]}${name.slice(3)}` : name.toUpperCase(),
    ].filter((one) => one.length > 1 && !caseNames.includes(one))

  test('of real headings none stops a run, and each misspelt field is named, as by a batch', async () => {
    const usual = ['startDate', 'sentenceYears']
    const tables = [[...usual, ...headings], ...headings.map((heading) => [...usual, heading])]
    const slips = caseNames.flatMap((field) =>
      misspelt(field).map((slip) => [
        ...usual.filter((name) => name !== field),
        ...(field === 'startDate' ? ['startMonth'] : []),
        slip,
      ]),
    )
    const program = `
import json, sys, warnings
from requisite.headings import fields_of
warnings.simplefilter("always")
for headings in json.load(sys.stdin):
    with warnings.catch_warnings(record=True) as heard:
        fields_of(headings, {}, 1)
    print(json.dumps([str(one.message) for one in heard]))
`
    const child = spawn(String(python), ['-c', program], { cwd: folder })
    child.stdin.end(JSON.stringify([...tables, ...slips]))
    const { status, out, stderr } = await finished(child)
    expect(status, stderr).toBe(0)
    const notes = out
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown[])
    expect(notes).toEqual([...tables, ...slips].map((names) => carriedNotes(names, caseNames)))
    expect(slips.filter((_, i) => notes[tables.length + i]?.length !== 1)).toEqual([])
    for (const names of tables)
      expect(readHeader('release', false, ',', names, new Map())).toHaveProperty('header')
  })

  test('needs nothing but Python', async () => {
    const files = ['__init__', 'chunks', 'fields', 'headings', 'types', 'values'].map(
      (name) => `clients/python/requisite/${name}.py`,
    )
    const imports = files.flatMap((file) => [...readDocument(file).matchAll(/^(?:import|from) (\w+)/gm)])
    const { out } = await run(['-c', 'import sys; print(*sys.stdlib_module_names)'])
    const own = new Set(out.toString().trim().split(' '))
    expect(imports.length).toBeGreaterThan(5)
    expect(imports.map(([, name]) => name).filter((name) => !own.has(String(name)))).toEqual([])
  })
})
