import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { clientAddresses, clientKey } from './client-address.ts'

function proxies(list: string) {
  const read = readConfig({ TRUSTED_PROXIES: list }, 1)
  if ('mistakes' in read) throw new Error(read.mistakes.join(' '))
  return read.config.trustedProxies
}

describe('The client is the peer of the connection', () => {
  for (const [about, peer, forwarded, trusted] of [
    ['no proxy is trusted, and none spoke', '203.0.113.7', undefined, ''],
    ['no proxy is trusted: the header is anybody’s word', '203.0.113.7', '198.51.100.1', ''],
    ['the peer is not a trusted proxy', '203.0.113.7', '198.51.100.1', '10.0.0.0/8'],
    ['the peer is next to the trusted range', '11.0.0.0', '198.51.100.1', '10.0.0.0/8'],
    ['the proxy says nothing', '10.0.0.1', undefined, '10.0.0.0/8'],
  ] as const)
    test(about, () => expect(clientAddresses(proxies(trusted))(peer, forwarded)).toBe(peer))
})

describe('Behind a trusted proxy the client is the right-most address that is not trusted', () => {
  // biome-ignore format: one row a line
  for (const [about, peer, forwarded, trusted, client] of [
    ['one address', '10.0.0.1', '198.51.100.1', '10.0.0.0/8', '198.51.100.1'],
    ['one proxy by its address', '10.0.0.1', '198.51.100.1', '10.0.0.1', '198.51.100.1'],
    ['several ranges', '::1', '198.51.100.1', '10.0.0.0/8, ::1', '198.51.100.1'],
    ['a chain of proxies', '10.0.0.1', '198.51.100.1, 10.2.3.4, 10.0.0.9', '10.0.0.0/8', '198.51.100.1'],
    ['what the client itself wrote', '10.0.0.1', '1.1.1.1, 8.8.8.8, 198.51.100.1', '10.0.0.0/8', '198.51.100.1'],
    ['the client claims to be a proxy', '10.0.0.1', '10.9.9.9, 198.51.100.1', '10.0.0.0/8', '198.51.100.1'],
    ['nothing but proxies: the first of them', '10.0.0.1', '10.2.2.2, 10.3.3.3', '10.0.0.0/8', '10.2.2.2'],
    ['no spaces, and many', '10.0.0.1', '1.1.1.1,   198.51.100.1  ', '10.0.0.0/8', '198.51.100.1'],
    ['an IPv6 client', '10.0.0.1', '2001:db8::7', '10.0.0.0/8', '2001:db8::7'],
    ['an IPv6 proxy', 'fd00::1', '198.51.100.1', 'fd00::/8', '198.51.100.1'],
    ['an IPv6 proxy out of range', 'fe00::1', '198.51.100.1', 'fd00::/8', 'fe00::1'],
    ['a port', '10.0.0.1', '198.51.100.1:51234', '10.0.0.0/8', '198.51.100.1'],
    ['brackets', '10.0.0.1', '[2001:db8::7]', '10.0.0.0/8', '2001:db8::7'],
    ['brackets and a port', '10.0.0.1', '[2001:db8::7]:443', '10.0.0.0/8', '2001:db8::7'],
    ['a zone', '10.0.0.1', 'fe80::1%eth0', '10.0.0.0/8', 'fe80::1'],
    ['a zone on the peer', 'fe80::1%eth0', '198.51.100.1', 'fe80::/10', '198.51.100.1'],
    ['a mapped peer', '::ffff:10.0.0.1', '198.51.100.1', '10.0.0.0/8', '198.51.100.1'],
    ['a mapped peer in hexadecimal', '::ffff:a00:1', '198.51.100.1', '10.0.0.0/8', '198.51.100.1'],
    ['a mapped client', '10.0.0.1', '::FFFF:198.51.100.1', '10.0.0.0/8', '198.51.100.1'],
    ['a mapped client in full', '10.0.0.1', '0:0:0:0:0:ffff:198.51.100.1', '10.0.0.0/8', '198.51.100.1'],
    ['a mapped client in full hexadecimal', '10.0.0.1', '0:0:0:0:0:ffff:c633:6401', '10.0.0.0/8', '198.51.100.1'],
    ['only like a mapped one', '10.0.0.1', '::ffff:1', '10.0.0.0/8', '::ffff:1'],
    ['a mapped range', '10.0.0.1', '198.51.100.1', '::ffff:10.0.0.0/104', '198.51.100.1'],
    ['a mapped proxy in the chain', '10.0.0.1', '198.51.100.1, ::ffff:10.1.1.1', '10.0.0.0/8', '198.51.100.1'],
  ] as const)
    test(about, () => expect(clientAddresses(proxies(trusted))(peer, forwarded)).toBe(client))
})

describe('What is no address ends the walk: nothing left of it counts', () => {
  for (const [about, forwarded, client] of [
    ['nothing', '', '10.0.0.1'],
    ['a comma', ',', '10.0.0.1'],
    ['a comma at the end', '198.51.100.1,', '10.0.0.1'],
    ['unknown', '198.51.100.1, unknown', '10.0.0.1'],
    ['a name that hides', '198.51.100.1, _hidden', '10.0.0.1'],
    ['garbage behind a proxy', '198.51.100.1, garbage, 10.2.2.2', '10.2.2.2'],
    ['octal', '010.010.010.010', '10.0.0.1'],
    ['too large', '256.1.1.1', '10.0.0.1'],
    ['too large by digits', '1.2.3.99999999999', '10.0.0.1'],
    ['leading zeros', '1.2.3.04', '10.0.0.1'],
    ['too short', '1.2.3', '10.0.0.1'],
    ['too long', '1.2.3.4.5', '10.0.0.1'],
    ['an empty byte', '1.2..4', '10.0.0.1'],
    ['a dot at the end', '1.2.3.4.', '10.0.0.1'],
    ['a sign', '1.2.3.-4', '10.0.0.1'],
    ['other digits', '1.2.3.٤', '10.0.0.1'],
    ['a number', '3232235777', '10.0.0.1'],
    ['too many groups', '1:2:3:4:5:6:7:8:9', '10.0.0.1'],
    ['a mapped address and a port', '::ffff:1.2.3.4:80', '10.0.0.1'],
    ['an open bracket', '[2001:db8::7', '10.0.0.1'],
    ['a script', '<script>alert(1)</script>', '10.0.0.1'],
    ['a line break', '198.51.100.1\r\nX: y', '10.0.0.1'],
    ['a null byte', '198.51.100.1\0', '10.0.0.1'],
    ['16 KiB of commas', ','.repeat(16_384), '10.0.0.1'],
    ['16 KiB of brackets', '['.repeat(16_384), '10.0.0.1'],
  ] as const)
    test(about, () => expect(clientAddresses(proxies('10.0.0.0/8'))('10.0.0.1', forwarded)).toBe(client))

  test('a connection that is gone has no peer: it is counted all the same', () =>
    expect(clientKey(clientAddresses(proxies('10.0.0.0/8'))('', '198.51.100.1'))).toEqual({
      high: 0,
      low: 0,
    }))
})

test('One peer after the other: each is looked up, also when it comes back', () => {
  const addressOf = clientAddresses(proxies('10.0.0.0/8'))
  for (const [peer, client] of [
    ['10.0.0.1', '198.51.100.1'],
    ['203.0.113.7', '203.0.113.7'],
    ['10.0.0.1', '198.51.100.1'],
    ['10.0.0.1', '198.51.100.1'],
    ['203.0.113.7', '203.0.113.7'],
  ] as const)
    expect(addressOf(peer, '198.51.100.1')).toBe(client)
})

describe('A client is counted by its IPv4 address', () => {
  for (const [address, low] of [
    ['0.0.0.0', 0],
    ['0.0.0.1', 1],
    ['1.2.3.4', 0x01020304],
    ['192.168.1.1', 0xc0a80101],
    ['255.255.255.255', 0xffffffff],
  ] as const)
    test(address, () => expect(clientKey(address)).toEqual({ high: 0, low }))
})

describe('A client is counted by the first half of its IPv6 address', () => {
  for (const [address, high, low] of [
    ['2001:db8:1:2:3:4:5:6', 0x20010db8, 0x00010002],
    ['2001:db8:1:2::', 0x20010db8, 0x00010002],
    ['2001:db8:1:2::1', 0x20010db8, 0x00010002],
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', 0x20010db8, 0x00010002],
    ['2001:0db8:0001:0002:0000:0000:0000:0001', 0x20010db8, 0x00010002],
    ['2001:db8:1:3::1', 0x20010db8, 0x00010003],
    ['2001:db8::1', 0x20010db8, 0],
    ['2001::7:6:5:4:3', 0x20010000, 0x00000007],
    ['2001:db8::2:3:4:5:6', 0x20010db8, 0x00000002],
    ['ffff:ffff:ffff:ffff::', 0xffffffff, 0xffffffff],
    ['64:ff9b::198.51.100.1', 0x0064ff9b, 0],
    ['1:2:3:4:5:6:198.51.100.1', 0x00010002, 0x00030004],
    ['1::6:198.51.100.1', 0x00010000, 0],
    ['1::3:4:5:6:198.51.100.1', 0x00010000, 0x00030004],
    ['::', 0, 0],
    ['::1', 0, 0],
    ['::2:3:4:5:6:7:8', 0x00000002, 0x00030004],
  ] as const)
    test(address, () => expect(clientKey(address)).toEqual({ high, low }))
})
