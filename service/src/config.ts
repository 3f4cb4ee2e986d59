import { BlockList, isIP } from 'node:net'
import { clientKey, plainAddress } from './http/client-address.ts'

/** What the service is told by its environment. */
export interface Config {
  readonly host: string
  readonly port: number
  readonly workers: number
  /** Requests a minute for one address; 0 turns the limit off. */
  readonly rateLimitPerMinute: number
  /** The address of a Redis or Valkey server, or null for this process's memory. */
  readonly rateLimitStore: string | null
  readonly trustedProxies: BlockList | null
  readonly operatorName: string
  /** An e-mail address, or the address of a page; null where none is given. */
  readonly operatorContact: string | null
  readonly publicUrl: string
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

export type Environment = Readonly<Record<string, string | undefined>>

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
const mostWorkers = 256

/** The configuration, or one clear line for each mistake in it. */
export function readConfig(
  env: Environment,
  cores: number,
): { readonly config: Config } | { readonly mistakes: readonly string[] } {
  const mistakes: string[] = []
  const mistake = (name: string, what: string): void => {
    mistakes.push(`${name} is '${env[name]?.replace(/\p{Cc}+/gu, ' ')}': ${what}`)
  }
  const text = (name: string, fallback: string): string => env[name]?.trim() || fallback
  const integer = (name: string, fallback: number, least: number, most: number): number => {
    const written = text(name, String(fallback))
    const value = /^\d{1,9}$/.test(written) ? Number(written) : Number.NaN
    if (value >= least && value <= most) return value
    mistake(name, `give a whole number from ${least} to ${most}.`)
    return fallback
  }

  const host = text('HOST', '127.0.0.1')
  if (!isHost(host)) mistake('HOST', 'give an address or the name of a host, like 127.0.0.1.')
  const port = integer('PORT', 3000, 0, 65535)
  const workers = text('WORKERS', '1') === 'auto' ? cores : integer('WORKERS', 1, 1, mostWorkers)
  const logLevel = logLevels.find((level) => level === text('LOG_LEVEL', 'info'))
  if (logLevel === undefined) mistake('LOG_LEVEL', `give one of ${logLevels.join(', ')}.`)
  const rateLimitStore = storeAddress(text('RATE_LIMIT_STORE', 'memory'))
  if (rateLimitStore === undefined)
    // What was given is not repeated: it may have a password in it.
    mistakes.push(
      'RATE_LIMIT_STORE is no address of a store: give memory, or one like redis://127.0.0.1:6379.',
    )
  const trustedProxies = proxies(text('TRUSTED_PROXIES', ''))
  if (trustedProxies === undefined)
    mistake('TRUSTED_PROXIES', 'give addresses or ranges with commas between them, like 172.30.0.2,::1.')
  else if (trustedProxies === 'everybody')
    mistake('TRUSTED_PROXIES', 'that is everybody, who could then choose an address. Name the proxies alone.')
  const operatorName = text('OPERATOR_NAME', 'Requisite')
  if (/\p{Cc}/u.test(operatorName)) mistake('OPERATOR_NAME', 'leave out line breaks and control characters.')
  const operatorContact = text('OPERATOR_CONTACT', '') || null
  if (operatorContact !== null && !isContact(operatorContact))
    mistake('OPERATOR_CONTACT', 'give an e-mail address, or the address of a page.')
  const publicUrl = httpAddress(text('PUBLIC_URL', `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`))
  if (publicUrl === undefined && env.PUBLIC_URL)
    mistake('PUBLIC_URL', 'give an http or https address, like https://example.org.')
  const rateLimitPerMinute = integer('RATE_LIMIT_PER_MINUTE', 60, 0, 60_000)

  if (mistakes.length > 0 || logLevel === undefined || rateLimitStore === undefined) return { mistakes }
  if (trustedProxies === undefined || trustedProxies === 'everybody' || publicUrl === undefined)
    return { mistakes }
  return {
    config: {
      host,
      port,
      workers,
      rateLimitPerMinute,
      rateLimitStore,
      trustedProxies,
      operatorName,
      operatorContact,
      publicUrl,
      logLevel,
    },
  }
}

const isHost = (text: string): boolean =>
  isIP(text) !== 0 || (/^[\w.-]+$/.test(text) && URL.canParse(`http://${text}`))

const isContact = (text: string): boolean =>
  /^[^\s@<>"]+@[^\s@<>"]+$/.test(text) || httpAddress(text) !== undefined

const asUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)

/** Null for memory, undefined for what is no store. */
function storeAddress(text: string): string | null | undefined {
  if (text === 'memory') return null
  const url = asUrl(text)
  return url && ['redis:', 'rediss:'].includes(url.protocol) && url.hostname !== '' ? text : undefined
}

function httpAddress(text: string): string | undefined {
  const url = asUrl(text)
  const isPlain = url?.search === '' && url.hash === ''
  return isPlain && ['http:', 'https:'].includes(url.protocol) ? text.replace(/(?<!\/)\/+$/, '') : undefined
}

/** Null for none, undefined for what is no list of addresses, and a word for ranges that together have everybody in them. */
function proxies(text: string): BlockList | null | undefined | 'everybody' {
  if (text === '') return null
  const list = new BlockList()
  const ranges: Range[] = []
  for (const part of text.split(',').map((range) => range.trim())) {
    const [address = '', bits, ...rest] = part.split('/')
    const version = isIP(address)
    const length =
      bits === undefined ? (version === 4 ? 32 : 128) : /^\d{1,3}$/.test(bits) ? Number(bits) : -1
    if (version === 0 || rest.length > 0 || length < 0 || length > (version === 4 ? 32 : 128))
      return undefined
    list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6')
    ranges.push(...rangesOf(address, version, length))
  }
  return isEverybody(ranges, 4) || isEverybody(ranges, 6) ? 'everybody' : list
}

/** A range of addresses as a part of all that there are, which are from 0 to 1. */
interface Range {
  readonly version: number
  readonly from: number
  readonly size: number
}

/** IPv4 addresses stand among those of IPv6, too: ::ffff:0:0/96 is all of them, and so is what that lies in. */
function rangesOf(address: string, version: number, length: number): readonly Range[] {
  const plain = plainAddress(address) ?? address
  const { high, low } = clientKey(plain)
  if (version === 4) return [{ version, from: low / 2 ** 32, size: 2 ** -length }]
  if (isIP(plain) === 4) return rangesOf(plain, 4, Math.max(0, length - 96))
  const own = { version, from: high / 2 ** 32 + low / 2 ** 64, size: 2 ** -length }
  return own.from === 0 && length <= 80 ? [own, ...rangesOf('0.0.0.0', 4, 0)] : [own]
}

/** Where everybody is: with IPv4 anywhere, with IPv6 in 2000::/3. */
const everywhere = { 4: [0, 1], 6: [1 / 8, 1 / 4] } as const

/** Whether ranges have half of everybody in them, or more: nobody's proxies are so many. */
function isEverybody(ranges: readonly Range[], version: 4 | 6): boolean {
  const [first, last] = everywhere[version]
  let [sum, upTo] = [0, first as number]
  for (const { from, size } of ranges.filter((range) => range.version === version).toSorted(byPlace)) {
    const end = Math.min(from + size, last)
    sum += Math.max(0, end - Math.max(from, upTo))
    upTo = Math.max(upTo, end)
  }
  return sum >= (last - first) / 2
}

const byPlace = (a: Range, b: Range): number => a.from - b.from
