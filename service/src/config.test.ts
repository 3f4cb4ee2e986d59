import { describe, expect, test } from 'vitest'
import { type Config, type Environment, readConfig } from './config.ts'

const cores = 4

function configOf(env: Environment): Config {
  const read = readConfig(env, cores)
  if ('mistakes' in read) throw new Error(read.mistakes.join('\n'))
  return read.config
}

function mistakesIn(env: Environment): readonly string[] {
  const read = readConfig(env, cores)
  return 'mistakes' in read ? read.mistakes : []
}

describe('The configuration', () => {
  const defaults = {
    ...{ host: '127.0.0.1', port: 3000, workers: 1, rateLimitPerMinute: 60, rateLimitStore: null },
    ...{ trustedProxies: null, operatorName: 'Requisite', operatorContact: null },
    ...{ publicUrl: 'http://127.0.0.1:3000', logLevel: 'info' },
  }

  test('has a default for everything', () => expect(configOf({})).toEqual(defaults))

  test('takes an empty value as none, and trims the others', () => {
    const names = [
      ...['HOST', 'PORT', 'WORKERS', 'RATE_LIMIT_PER_MINUTE', 'RATE_LIMIT_STORE', 'TRUSTED_PROXIES'],
      ...['OPERATOR_NAME', 'OPERATOR_CONTACT', 'PUBLIC_URL', 'LOG_LEVEL'],
    ]
    for (const empty of ['', ' ', '\n'])
      expect(configOf(Object.fromEntries(names.map((name) => [name, empty])))).toEqual(defaults)
    expect(configOf({ PORT: ' 8080\n', LOG_LEVEL: ' warn ' })).toMatchObject({ port: 8080, logLevel: 'warn' })
  })

  // biome-ignore format: one row a line
  for (const [env, config] of [
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65535 }],
    [{ WORKERS: '256' }, { workers: 256 }],
    [{ WORKERS: 'auto' }, { workers: cores }],
    [{ RATE_LIMIT_PER_MINUTE: '0' }, { rateLimitPerMinute: 0 }],
    [{ RATE_LIMIT_PER_MINUTE: '60000' }, { rateLimitPerMinute: 60_000 }],
    [{ RATE_LIMIT_STORE: 'memory' }, { rateLimitStore: null }],
    [{ RATE_LIMIT_STORE: 'redis://127.0.0.1:6379' }, { rateLimitStore: 'redis://127.0.0.1:6379' }],
    [{ RATE_LIMIT_STORE: 'rediss://:pass@store/1' }, { rateLimitStore: 'rediss://:pass@store/1' }],
    [{ OPERATOR_NAME: 'Ministère & Co.' }, { operatorName: 'Ministère & Co.' }],
    [{ OPERATOR_CONTACT: 'help@example.org' }, { operatorContact: 'help@example.org' }],
    [{ OPERATOR_CONTACT: 'https://example.org/help' }, { operatorContact: 'https://example.org/help' }],
    [{ PUBLIC_URL: 'https://example.org/' }, { publicUrl: 'https://example.org' }],
    [{ PUBLIC_URL: 'https://example.org/dates//' }, { publicUrl: 'https://example.org/dates' }],
    [{ HOST: '::1', PORT: '8080' }, { host: '::1', publicUrl: 'http://[::1]:8080' }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  ] as const)
    test(`${JSON.stringify(env)}`, () => expect(configOf(env)).toMatchObject(config))

  test('TRUSTED_PROXIES may be as wide as any network that somebody has', () => {
    for (const ranges of [
      '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10',
      'fc00::/7,fe80::/10',
      '2001:db8::/32',
      '::ffff:10.0.0.0/104',
    ])
      expect(configOf({ TRUSTED_PROXIES: ranges }).trustedProxies).not.toBe(null)
  })

  test('TRUSTED_PROXIES is a list of addresses and ranges', () => {
    const { trustedProxies } = configOf({ TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7,::1 , fd00::/8' })
    expect(trustedProxies?.check('10.255.0.1')).toBe(true)
    expect(trustedProxies?.check('11.0.0.1')).toBe(false)
    expect(trustedProxies?.check('192.0.2.7')).toBe(true)
    expect(trustedProxies?.check('192.0.2.8')).toBe(false)
    expect(trustedProxies?.check('::1', 'ipv6')).toBe(true)
    expect(trustedProxies?.check('fdff::1', 'ipv6')).toBe(true)
    expect(trustedProxies?.check('fe80::1', 'ipv6')).toBe(false)
  })
})

describe('A mistake in the configuration is one line that says what to give', () => {
  const everybody = 'that is everybody, who could then choose an address. Name the proxies alone.'
  const ranges = 'give addresses or ranges with commas between them, like 172.30.0.2,::1.'
  const url = 'give an http or https address, like https://example.org.'
  for (const [name, value, what] of [
    ['PORT', '65536', 'give a whole number from 0 to 65535.'],
    ['PORT', '-1', 'give a whole number from 0 to 65535.'],
    ['PORT', '80.5', 'give a whole number from 0 to 65535.'],
    ['PORT', 'http', 'give a whole number from 0 to 65535.'],
    ['PORT', '0x50', 'give a whole number from 0 to 65535.'],
    ['PORT', '99999999999', 'give a whole number from 0 to 65535.'],
    ['WORKERS', '0', 'give a whole number from 1 to 256.'],
    ['WORKERS', '257', 'give a whole number from 1 to 256.'],
    ['WORKERS', 'many', 'give a whole number from 1 to 256.'],
    ['RATE_LIMIT_PER_MINUTE', '60001', 'give a whole number from 0 to 60000.'],
    ['RATE_LIMIT_PER_MINUTE', 'off', 'give a whole number from 0 to 60000.'],
    ['TRUSTED_PROXIES', 'true', ranges],
    ['TRUSTED_PROXIES', '0.0.0.0/0', everybody],
    ['TRUSTED_PROXIES', '10.0.0.1,::/0', everybody],
    ['TRUSTED_PROXIES', '0.0.0.0/1,128.0.0.0/1', everybody],
    ['TRUSTED_PROXIES', '128.0.0.0/2,0.0.0.0/2', everybody],
    ['TRUSTED_PROXIES', '0.0.0.0/2,0.0.0.0/3,64.0.0.0/2', everybody],
    ['TRUSTED_PROXIES', '::/1', everybody],
    ['TRUSTED_PROXIES', '2000::/3', everybody],
    ['TRUSTED_PROXIES', '3000::/5,2000::/5', everybody],
    ['TRUSTED_PROXIES', '10.0.0.0/33', ranges],
    ['TRUSTED_PROXIES', '::1/129', ranges],
    ['TRUSTED_PROXIES', '10.0.0.0/', ranges],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8', ranges],
    ['TRUSTED_PROXIES', '10.0.0.1,', ranges],
    ['TRUSTED_PROXIES', '10.0.0.1 10.0.0.2', ranges],
    ['PUBLIC_URL', 'example.org', url],
    ['PUBLIC_URL', 'ftp://example.org', url],
    ['PUBLIC_URL', 'https://', url],
    ['PUBLIC_URL', 'https://example.org/?q=1', url],
    ['PUBLIC_URL', 'https://example.org/#top', url],
    ['LOG_LEVEL', 'INFO', 'give one of debug, info, warn, error, silent.'],
    ['LOG_LEVEL', 'verbose', 'give one of debug, info, warn, error, silent.'],
    ['HOST', 'a b', 'give an address or the name of a host, like 127.0.0.1.'],
    ['HOST', '[::1]', 'give an address or the name of a host, like 127.0.0.1.'],
    ['HOST', 'http://127.0.0.1', 'give an address or the name of a host, like 127.0.0.1.'],
    ['HOST', '999.1.1.1', 'give an address or the name of a host, like 127.0.0.1.'],
    ['HOST', 'example.org:80', 'give an address or the name of a host, like 127.0.0.1.'],
  ] as const)
    test(`${name}=${value}`, () =>
      expect(mistakesIn({ [name]: value })).toEqual([`${name} is '${value}': ${what}`]))

  for (const store of [
    ...['redis', 'redis://', 'http://127.0.0.1:6379', '127.0.0.1:6379', 'http://:password@store', ' x '],
  ])
    test(`RATE_LIMIT_STORE=${store}, which is not repeated`, () =>
      expect(mistakesIn({ RATE_LIMIT_STORE: store })).toEqual([
        'RATE_LIMIT_STORE is no address of a store: give memory, or one like redis://127.0.0.1:6379.',
      ]))

  test('control characters are refused in a name, and never break the line', () => {
    expect(mistakesIn({ OPERATOR_CONTACT: 'javascript:alert(1)' })).toEqual([
      "OPERATOR_CONTACT is 'javascript:alert(1)': give an e-mail address, or the address of a page.",
    ])
    expect(mistakesIn({ OPERATOR_NAME: 'Two\r\nlines\u001b[31m' })).toEqual([
      "OPERATOR_NAME is 'Two lines [31m': leave out line breaks and control characters.",
    ])
    for (const name of ['PORT', 'HOST', 'LOG_LEVEL', 'PUBLIC_URL', 'TRUSTED_PROXIES', 'WORKERS'])
      expect(
        mistakesIn({ [name]: 'one\ntwo' })
          .join()
          .split('\n'),
        name,
      ).toHaveLength(1)
  })

  test('all mistakes are told at once', () => {
    const wrong = {
      ...{ PORT: 'x', WORKERS: 'x', LOG_LEVEL: 'x', RATE_LIMIT_STORE: 'x', TRUSTED_PROXIES: 'x' },
      ...{ PUBLIC_URL: 'x', RATE_LIMIT_PER_MINUTE: 'x', OPERATOR_NAME: '\u0000', HOST: 'a b' },
    }
    const names = mistakesIn(wrong).map((line) => line.split(' ')[0])
    expect(names.sort()).toEqual(Object.keys(wrong).sort())
  })
})
