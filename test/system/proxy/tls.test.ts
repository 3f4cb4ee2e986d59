/** The example with TLS, with a certificate that is made here. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type SecureVersion } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculatePath, http } from '../../support/http.ts'
import { freePort } from '../../support/ports.ts'
import { type Behind, startBehindNginx } from './behind.ts'

const servername = 'requisite.example.org'
const folder = mkdtempSync(join(tmpdir(), 'requisite-tls-'))
const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
let behind: Behind
let port: number
beforeAll(async () => {
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const name = ['-subj', `/CN=${servername}`, '-addext', `subjectAltName=DNS:${servername}`]
  execFileSync('openssl', ['req', ...kind, ...name, '-keyout', key, '-out', certificate], { stdio: 'pipe' })
  port = await freePort()
  behind = await startBehindNginx([
    ['include nginx/http.conf;', 'include nginx/tls.conf;'],
    ['/etc/nginx/tls/', `${folder}/`],
    ['listen 8443 ssl;', `listen 127.0.0.1:${port} ssl;`],
  ])
})
afterAll(async () => {
  await behind?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What a client of one version of TLS agrees on with the proxy: the cipher, or that it is refused. */
function handshake(version: SecureVersion, ciphers: string): Promise<string> {
  return new Promise((resolve) => {
    // Level 0: the client would speak what we must not.
    const versions = { minVersion: version, maxVersion: version, ciphers: `${ciphers}:@SECLEVEL=0` }
    const ca = readFileSync(certificate)
    const socket = connect({ host: '127.0.0.1', port, servername, ca, ...versions }, () => {
      resolve(socket.getCipher().name)
      socket.destroy()
    })
    socket.on('error', () => resolve('refused'))
  })
}

function get(path: string): Promise<{ readonly status: number; readonly hsts: string | undefined }> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, servername, ca: readFileSync(certificate), agent: false }
    const sent = request(options, (response) => {
      response.resume()
      const hsts = response.headers['strict-transport-security']?.toString()
      resolve({ status: response.statusCode ?? 0, hsts })
    })
    sent.on('error', reject).end()
  })
}

const twoYears = 'max-age=63072000'

describe('TLS', () => {
  const handshakes = [
    ['TLSv1', 'ALL', 'refused'],
    ['TLSv1.1', 'ALL', 'refused'],
    ['TLSv1.2', 'ECDHE-ECDSA-AES128-GCM-SHA256', 'ECDHE-ECDSA-AES128-GCM-SHA256'],
    ['TLSv1.2', 'ECDHE-ECDSA-AES128-SHA', 'refused'],
    ['TLSv1.3', 'ALL', 'TLS_AES_256_GCM_SHA384'],
  ] as const
  for (const [version, ciphers, outcome] of handshakes)
    test(`${version} with ${ciphers}: ${outcome}`, async () =>
      expect(await handshake(version, ciphers)).toBe(outcome))

  test('brings the page and the API, and browsers are told to stay with it', async () => {
    expect(await get('/')).toEqual({ status: 200, hsts: twoYears })
    expect(await get('/api/v1/sentencing/regimes')).toEqual({ status: 200, hsts: twoYears })
  })

  test('keeps metrics closed, and tells the refused the same', async () => {
    expect(await get('/metrics/')).toEqual({ status: 404, hsts: twoYears })
    const many = await Promise.all(Array.from({ length: 120 }, () => get('/')))
    while (many.every(({ status }) => status === 200))
      many.push(...(await Promise.all(Array.from({ length: 100 }, () => get('/')))))
    expect(many.filter(({ hsts }) => hsts !== twoYears)).toEqual([])
  })
})

describe('Plain HTTP', () => {
  const paths = ['/answer?startDate=1', calculatePath, '/metrics', '//evil.example/', '/%0d%0aX:%20y']
  for (const path of paths)
    test(`sends ${path} to the same place by TLS, and says nothing itself`, async () => {
      const method = path === calculatePath ? 'POST' : 'GET'
      const headers = { host: 'evil.example' }
      const answer = await http(behind.nginx, path, { method, headers })
      expect(answer.status).toBe(308)
      expect(answer.headers.location).toBe(`https://${servername}${path}`)
      expect(answer.headers['strict-transport-security']).toBeUndefined()
    })
})
