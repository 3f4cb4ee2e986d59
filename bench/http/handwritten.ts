import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isoDate, offenceByKey, parseDay, type Question, warningText } from '@requisite/law'
import { calculation, noCredits, pointLabel } from '@requisite/law/internal'

/** (b) The same work written by hand on node:http: parse, validate, calculate, limit, the same headers. No framework, no
 *  schema, no metrics: about as little as the work can take. */
const limit = 60
const clients = new Map<string, { count: number; until: number }>()

function counted(address: string): { count: number; left: number } {
  const time = performance.now()
  const found = clients.get(address)
  if (found && found.until > time) return { count: ++found.count, left: found.until - time }
  clients.set(address, { count: 1, until: time + 60_000 })
  return { count: 1, left: 60_000 }
}

const isWhole = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most

function question(body: Record<string, unknown>): Question | string {
  const start = typeof body.startDate === 'string' ? parseDay(body.startDate) : null
  if (start === null) return 'startDate'
  if (!isWhole(body.sentenceYears, 99)) return 'sentenceYears'
  const whole = (name: string, most: number): number => {
    const value = body[name] ?? 0
    if (!isWhole(value, most)) throw new TypeError(name)
    return value
  }
  const offence = typeof body.offenceKey === 'string' ? offenceByKey(body.offenceKey) : null
  if (offence === undefined) return 'offenceKey'
  return {
    start,
    term: { years: body.sentenceYears, months: whole('sentenceMonths', 11), days: whole('sentenceDays', 30) },
    ...noCredits,
    remandCreditDays: whole('remandCreditDays', 36525),
    taggedBailCreditDays: whole('taggedBailCreditDays', 36525),
    addedDays: whole('addedDays', 36525),
    sentenceType: null,
    age: 'adult',
    regimeId: null,
    offence,
    postCommencement: body.postCommencement === true,
  }
}

function reply(asked: Question, offenceKey: unknown): string {
  const { dates, point, regime, classified, warnings } = calculation(asked)
  return JSON.stringify({
    success: true,
    data: {
      releaseDate: isoDate(dates.release),
      sentenceEndDate: isoDate(dates.sentenceEnd),
      totalDays: dates.totalDays,
      custodyDays: dates.requisiteCustodialPeriod,
      adjustedCustodyDays: dates.daysToServe,
      fractionUsed: Number((point.fraction.numerator / point.fraction.denominator).toFixed(10)),
      fractionLabel: pointLabel(regime, point),
      warnings: warnings.map(warningText),
      progressionExcluded: classified.excludedBy !== null,
    },
    inputs: {
      startDate: isoDate(asked.start),
      sentenceYears: asked.term.years,
      sentenceMonths: asked.term.months,
      sentenceDays: asked.term.days,
      remandCreditDays: asked.remandCreditDays,
      taggedBailCreditDays: asked.taggedBailCreditDays,
      addedDays: asked.addedDays,
      regimeId: classified.regimeId,
      offenceKey: offenceKey ?? null,
      postCommencement: asked.postCommencement,
    },
    disclaimer:
      'This is an estimate only. It is not legal advice. The actual release date is set by the ' +
      'responsible prison and probation authority, HM Prison and Probation Service.',
    poweredBy: 'Powered by the Requisite sentencing calculator',
  })
}

let requests = 0

function handle(request: IncomingMessage, response: ServerResponse, text: string): void {
  const address = String(request.headers['x-forwarded-for'] ?? request.socket.remoteAddress)
  const { count, left } = counted(address)
  const reset = Math.ceil(left / 1000)
  const asked = count > limit ? 'limit' : question(JSON.parse(text))
  const body =
    typeof asked === 'string'
      ? JSON.stringify({ success: false, message: asked })
      : reply(asked, asked.offence?.key)
  response.writeHead(count > limit ? 429 : typeof asked === 'string' ? 422 : 200, {
    'X-Request-Id': `b-${(++requests).toString(36)}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers':
      'RateLimit-Policy, RateLimit, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, X-Request-Id, ETag',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'RateLimit-Policy': `"default";q=${limit};w=60`,
    RateLimit: `"default";r=${Math.max(0, limit - count)};t=${reset}`,
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(Math.max(0, limit - count)),
    'X-RateLimit-Reset': String(reset),
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(body),
  })
  response.end(body)
}

createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => handle(request, response, Buffer.concat(parts).toString('utf8')))
}).listen(Number(process.env.PORT), '127.0.0.1')
