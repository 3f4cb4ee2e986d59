import { type BlockList, isIP, isIPv4 } from 'node:net'

/** A client as the limiter counts it: an IPv4 address, or the /64 of an IPv6 address, as two 32-bit numbers. */
export interface ClientKey {
  readonly high: number
  readonly low: number
}

/** The name of a client, where it is one among others. */
export const nameOf = ({ high, low }: ClientKey): string => `${high}.${low}`

/** The name of the network that a client is in: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export const networkOf = ({ high, low }: ClientKey): string => `${high}.${low >>> (high === 0 ? 8 : 16)}`

/** The address without a port or a zone, and an IPv4-mapped one as the IPv4 address it is. Null for what is no address. */
export function plainAddress(text: string): string | null {
  if (ipv4(text) >= 0) return text
  const address = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/s, '')
  return isIP(address) === 0 ? null : (mappedAddress(address) ?? address)
}

/** ::ffff:127.0.0.1 is 127.0.0.1, and so are ::ffff:7f00:1 and 0:0:0:0:0:ffff:7f00:1. */
function mappedAddress(address: string): string | undefined {
  const parts = /^[0:]+:ffff:(?:(\d+(?:\.\d+){3})|([\da-f]+):([\da-f]+))$/i.exec(address)
  if (parts === null || parts[1] !== undefined) return parts?.[1]
  const [high, low] = [Number.parseInt(parts[2] as string, 16), Number.parseInt(parts[3] as string, 16)]
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`
}

/** Whether the peer of a connection is a proxy that is believed. */
export const isProxy = (proxies: BlockList | null, peer: string): boolean =>
  proxies !== null && isTrusted(proxies, plainAddress(peer) ?? '0.0.0.0')

const isTrusted = (proxies: BlockList, address: string): boolean =>
  proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')

/** The client behind a connection, from its peer and X-Forwarded-For. */
export type ClientAddress = (peer: string, forwardedFor: string | undefined) => string

/** The client is the peer, or, where the peer is a trusted proxy, the right-most address of X-Forwarded-For that is not. What
 *  cannot be read as an address ends the walk, so that nothing left of it counts. */
export function clientAddresses(proxies: BlockList | null): ClientAddress {
  const plainPeer = (peer: string): string => plainAddress(peer) ?? '0.0.0.0'
  if (proxies === null) return plainPeer
  // A proxy sends many requests one after the other, and to look it up in the list costs more than the rest of this.
  let last = { peer: '', address: '0.0.0.0', isProxy: false }
  return (peer, forwardedFor) => {
    if (peer !== last.peer) {
      const address = plainPeer(peer)
      last = { peer, address, isProxy: isTrusted(proxies, address) }
    }
    if (!last.isProxy || forwardedFor === undefined) return last.address
    // Most often a proxy gives one plain address.
    if (ipv4(forwardedFor) >= 0) return forwardedFor
    return rightMost(forwardedFor, last.address, proxies)
  }
}

function rightMost(forwardedFor: string, proxy: string, proxies: BlockList): string {
  let client = proxy
  let end = forwardedFor.length
  do {
    const comma = forwardedFor.lastIndexOf(',', end - 1)
    const address = plainAddress(forwardedFor.slice(comma + 1, end))
    if (address === null) return client
    client = address
    end = comma
  } while (end >= 0 && isTrusted(proxies, client))
  return client
}

/** The numbers that the limiter counts an address under. */
export function clientKey(address: string): ClientKey {
  const number = ipv4(address)
  if (number >= 0) return { high: 0, low: number }
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

/** The 32 bits of an IPv4 address, or -1 for what is none. Read for every request, so by hand. */
function ipv4(text: string): number {
  let value = 0
  let dots = 0
  let byte = -1
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code >= zero && code <= nine && byte !== 0) byte = byte < 0 ? code - zero : byte * 10 + code - zero
    else if (code === dot && byte >= 0) {
      value = value * 256 + byte
      byte = -1
      dots++
    } else return -1
    if (byte > 255) return -1
  }
  return dots === 3 && byte >= 0 ? value * 256 + byte : -1
}

const zero = 48
const nine = 57
const dot = 46
