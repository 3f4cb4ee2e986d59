import { type BlockList, isIP, isIPv4 } from 'node:net'

/** A client as the limiter counts it: an IPv4 address, or the /64 of an IPv6 address, as two 32-bit numbers. */
export interface ClientKey {
  readonly high: number
  readonly low: number
}

/** The address without a port or a zone, and an IPv4-mapped one as the IPv4 address it is. Null for what is no address. */
function plainAddress(text: string): string | null {
  const address = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  return isIP(address) === 0 ? null : (mappedAddress(address) ?? address)
}

/** ::ffff:127.0.0.1 is 127.0.0.1, and so are ::ffff:7f00:1 and 0:0:0:0:0:ffff:7f00:1. */
function mappedAddress(address: string): string | undefined {
  const parts = /^[0:]+:ffff:(?:(\d+(?:\.\d+){3})|([\da-f]+):([\da-f]+))$/i.exec(address)
  if (parts === null || parts[1] !== undefined) return parts?.[1]
  const [high, low] = [Number.parseInt(parts[2] as string, 16), Number.parseInt(parts[3] as string, 16)]
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`
}

const isTrusted = (proxies: BlockList, address: string): boolean =>
  proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')

/** The client behind a connection: its peer, or, where the peer is a trusted proxy, the right-most address of
 *  X-Forwarded-For that is not. What cannot be read as an address ends the walk, so that nothing left of it counts. */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  proxies: BlockList | null,
): string {
  let client = plainAddress(peer) ?? '0.0.0.0'
  if (proxies === null || forwardedFor === undefined || !isTrusted(proxies, client)) return client
  for (const part of forwardedFor.split(',').reverse()) {
    const address = plainAddress(part)
    if (address === null) return client
    client = address
    if (!isTrusted(proxies, client)) return client
  }
  return client
}

/** The numbers that the limiter counts an address under. */
export function clientKey(address: string): ClientKey {
  if (isIPv4(address)) return { high: 0, low: ipv4(address) }
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const after = tail === '' ? 0 : tail.split(':').length + (tail.includes('.') ? 1 : 0)
    while (groups.length < 8 - after) groups.push('0')
    if (tail !== '') groups.push(...tail.split(':'))
  }
  const group = (i: number): number => Number.parseInt(groups[i] ?? '0', 16)
  return { high: ((group(0) << 16) | group(1)) >>> 0, low: ((group(2) << 16) | group(3)) >>> 0 }
}

function ipv4(address: string): number {
  let value = 0
  for (const byte of address.split('.')) value = (value << 8) | Number(byte)
  return value >>> 0
}
