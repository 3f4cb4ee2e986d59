import { request as open } from 'node:http'
import { connect } from 'node:net'
import type { Service } from './service.ts'

/** A response as it came over the wire: nothing followed, nothing decompressed. */
export interface Response {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
  readonly text: string
}

export interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** The address of the loopback that it comes from: any of 127.0.0.0/8. */
  readonly from?: string
  /** Hangs up. */
  readonly signal?: AbortSignal
}

/** Sends one request on a connection of its own, with the path exactly as it is written. */
export function http({ port }: Pick<Service, 'port'>, path: string, sent: Sent = {}): Promise<Response> {
  const { method = 'GET', headers = {}, body, from, signal } = sent
  return new Promise((resolve, reject) => {
    const request = open({
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
      agent: false,
      ...(from === undefined ? {} : { localAddress: from }),
      ...(signal === undefined ? {} : { signal }),
    })
    request.on('error', reject)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('error', reject)
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          bytes,
          text: bytes.toString('utf8'),
        })
      })
    })
    request.end(body)
  })
}

/** Writes bytes to the service and gives back all that it answers until it closes the connection. */
export function rawExchange({ port }: Pick<Service, 'port'>, bytes: string | Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (text) => {
      answer += text
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}

export const calculatePath = '/api/v1/sentencing/calculate'
export const releaseDatesPath = '/api/v1/sentencing/release-dates'
export const whatIfPath = '/api/v1/sentencing/what-if'
export const regimesPath = '/api/v1/sentencing/regimes'
export const offencesPath = '/api/v1/sentencing/offences'

/** A body as JSON, or a text as it is written, with more headers. */
export const jsonSent = (body: unknown, headers: Sent['headers'] = {}): Sent => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

/** A form, as a browser sends it. */
export const formSent = (body: string): Sent => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body,
})

/** Sends a body as JSON. */
export const postJson = (service: Pick<Service, 'port'>, path: string, body: unknown): Promise<Response> =>
  http(service, path, jsonSent(JSON.stringify(body), { accept: 'application/json' }))

/** Sends a body to POST /calculate. */
export const calculate = (service: Pick<Service, 'port'>, body: unknown, query = ''): Promise<Response> =>
  postJson(service, `${calculatePath}${query}`, body)

export const jsonOf = ({ text }: Pick<Response, 'text'>): unknown => JSON.parse(text)
